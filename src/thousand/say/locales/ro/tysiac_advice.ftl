### Antrenorul jocului Tysiąc: întâi mutarea, apoi de ce. Sfatul răspunde la tasta A și nu poate începe cu ea.
### Fiecare motiv e o propoziție; cele ale căutării și cele care spun mai mult vin după mutare.

## Mizarea

tysiac-advice-open = Deschide cu { $points }: prima miză e obligatorie.
tysiac-advice-bid = Mizează { $points }: cu ce ai în mână ar trebui să strângi cam { $estimate }.
tysiac-advice-bid-marriage = Mizează { $points }: cu mariajul de { tysiac-suit } ar trebui să strângi cam { $estimate }.
tysiac-advice-bid-barrel = Mizează { $points }: pe butoi numai un contract îți aduce puncte.
tysiac-advice-bid-against = Mizează { $points }: { $name } e pe butoi și cu un contract ar câștiga jocul.
tysiac-advice-pass = Spune pas: cu ce ai în mână ar trebui să strângi cam { $estimate }, mai puțin de { $points }.
tysiac-advice-pass-careful = Spune pas: ai cam { $estimate }, aproape de { $points }, dar un contract ratat te-ar costa acum prea mult.
tysiac-advice-pass-cap = Spune pas: cărțile tale permit cel mult { $points }.
tysiac-advice-redeal = Cere să se împartă din nou: ai patru nouari, așa că poți și merită.

## Pisicuța

tysiac-advice-take-either = Ia oricare pisicuță: nu se știe nimic despre ele.
tysiac-advice-raise = Mărește contractul la { $points }: cu pisicuța ar trebui să strângi cam { $estimate }.
tysiac-advice-bomb = Folosește bomba: ar trebui să strângi cam { $estimate }, mult sub { $points }.
tysiac-advice-give-worthless = Dă { tysiac-card.the } pentru { $name }: n-ar fi luat nimic.
tysiac-advice-give-least = Dă { tysiac-card.the } pentru { $name }: te costă cel mai puțin.
tysiac-advice-lay-worthless = Pune deoparte { tysiac-card.the }: n-ar fi luat nimic.
tysiac-advice-lay-least = Pune deoparte { tysiac-card.the }: te costă cel mai puțin.
tysiac-advice-lay-points = Pune deoparte { tysiac-card.the }: punctele ar trebui să revină la tine cu ultima levată.
tysiac-advice-keeps-marriage = Păstrezi mariajul de { tysiac-suit }.
tysiac-advice-makes-void = Pe urmă nu mai ai { tysiac-suit } și poți tăia cu atu.
tysiac-advice-no-partner = Cine primește cartea nu poate face mariaj cu ea.

## Începutul levatei

tysiac-advice-lead-marriage = Începe cu { tysiac-card.the }: etalează mariajul, { tysiac-points }.
tysiac-advice-lead-trump = Începe cu { tysiac-card.the }: levata e sigură și scoate atuurile celorlalți.
tysiac-advice-lead-master = Începe cu { tysiac-card.the }: levata e sigură.
# $over: o carte mai mare din aceeași culoare.
tysiac-advice-lead-force = Începe cu { tysiac-card.the }: scoate { tysiac-over.the } din culoarea ta lungă.
tysiac-over = { $over ->
    [ACE] { -ace }
    [TEN] { -ten }
    [KING] { -king }
    [QUEEN] { -queen }
    *[JACK] { -jack }
}
    .the = { $over ->
    [ACE] { -ace(form: "the") }
    [TEN] { -ten(form: "the") }
    [KING] { -king(form: "the") }
    [QUEEN] { -queen(form: "the") }
    *[JACK] { -jack(form: "the") }
}
tysiac-advice-lead-fellow = Începe cu { tysiac-card.the }: levata ar trebui s-o ia { $name }, care se apără cu tine.
tysiac-advice-lead-low = Începe cu { tysiac-card.the }: nimic nu ia sigur, iar asta te costă cel mai puțin.

## Următoarele cărți ale levatei

tysiac-advice-only-card = Joacă { tysiac-card.the }: altă carte nu se poate juca.
tysiac-advice-last-card = Joacă { tysiac-card.the }: e ultima ta carte.
tysiac-advice-win-cheaply = Joacă { tysiac-card.the }: cea mai ieftină carte care ia sigur levata.
tysiac-advice-win-last = Joacă { tysiac-card.the }: ia levata, { tysiac-points }.
tysiac-advice-win-try = Joacă { tysiac-card.the }: ia levata, dacă nu apare o carte ascunsă mai mare.
tysiac-advice-trump-in = Taie cu { tysiac-card.the }: în levată sunt { tysiac-points }.
tysiac-advice-feed = Joacă { tysiac-card.the }: levata o ia { $name }, care se apără cu tine.
tysiac-advice-throw-low = Joacă { tysiac-card.the }: levata nu e a ta, iar așa dai cel mai puțin.
tysiac-advice-hold-back = Joacă { tysiac-card.the }: păstrezi { tysiac-over.the } pentru o levată mai bună.

## Alte motive

tysiac-advice-spares-marriage = Alte cărți ți-ar strica mariajul de { tysiac-suit }.
tysiac-advice-makes-contract = { $points ->
    [one] Levata asta aduce ultimul punct care îți trebuie la contract.
    [few] Levata asta aduce ultimele { $points } puncte care îți trebuie la contract.
    *[other] Levata asta aduce ultimele { $points } de puncte care îți trebuie la contract.
}
tysiac-advice-beats-contract = Levata asta îi ia declarantului ce nu-și putea permite să piardă: { tysiac-points }.

## Căutarea: în câte din împărțirile posibile

tysiac-advice-sampled-made = Din { tysiac-worlds }, contractul iese în { $percent } la sută.
tysiac-advice-sampled-beaten = Din { tysiac-worlds }, contractul e ratat în { $percent } la sută.
tysiac-advice-sampled-bid = Din { tysiac-worlds }, { $points } iese în { $percent } la sută.
tysiac-advice-sampled-pass = Din { tysiac-worlds }, { $points } iese doar în { $percent } la sută.
tysiac-worlds = { $worlds ->
    [one] { $worlds } împărțire încercată
    [few] { $worlds } împărțiri încercate
    *[other] { $worlds } de împărțiri încercate
}
tysiac-advice-next-deal = Treci la runda următoare: { $key-play }.
