### Tysiąc la nivelul braille: perechile scurte ale mesajelor ale căror nume urmează după "braille-".
###
### Fiecare linie are cel mult 40 de caractere, cu nume de jucători de zece litere. Întâi faptul: cine, apoi
### cartea sau ce face, apoi numărul. Nicio linie nu se încheie cu punct. $short spune dacă cărțile au nume
### scurte: le au unde linia n-are loc pentru cele întregi.

-ace-short = A
-ten-short = 10
-king-short = K
-queen-short = Q
-jack-short = J
-nine-short = 9

braille-tysiac-rank = { $short ->
    [yes] { $rank ->
        [ACE] { -ace-short }
        [TEN] { -ten-short }
        [KING] { -king-short }
        [QUEEN] { -queen-short }
        [JACK] { -jack-short }
        *[NINE] { -nine-short }
    }
    *[no] { tysiac-rank }
}
braille-tysiac-card = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit.short }
    *[no] { tysiac-card }
}
    .the = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit.short }
    *[no] { tysiac-card.the }
}
braille-tysiac-points = { $points } pct
braille-tysiac-which = { $which ->
    [first] prima pisicuță
    [second] a doua pisicuță
    *[only] pisicuța
}

## Cărțile din mână

braille-tysiac-hand = { tysiac-cards-count }: { $items }
braille-tysiac-hand-count = { tysiac-cards-count }
braille-tysiac-hand-more = { $items }
braille-tysiac-hand-of-rank = { braille-tysiac-rank } { $items }
braille-tysiac-hand-marriages = mariaje în mână, { $points } pct
braille-tysiac-hand-empty = Nicio carte
braille-tysiac-hand-out = Stai pe margine, fără cărți
braille-tysiac-card-label = { $digit ->
    [yes] Cartea { $place }, { braille-tysiac-card }
    *[no] { braille-tysiac-card }, { $place } din { $count }
}
braille-tysiac-card-playable = { $label }, de jucat
braille-tysiac-card-declares = { $label }, mariaj { $points }
braille-tysiac-card-married = { $label }, mariaj
braille-tysiac-card-unplayable = { $label }: { $reason }
braille-tysiac-card-missing = Nu există cartea { $place }, ai { $count }
braille-tysiac-reason-follow-suit = cere { tysiac-suit }
braille-tysiac-reason-must-trump = atu { tysiac-suit }
braille-tysiac-reason-must-beat = bate { braille-tysiac-card.the }
braille-tysiac-reason-must-overtrump = bate { braille-tysiac-card.the }

## Ce se întâmplă

braille-tysiac-match-started = Tysiąc în { $players }, joc până la { $points } pct
braille-tysiac-match-started-one-deal = Tysiąc în { $players }, joc de o rundă
braille-tysiac-deal-started = { $who ->
    [you] Runda { $number }, împarți tu
    *[other] Runda { $number }, împarte { $name }
}
braille-tysiac-deal-started-out = { $who ->
    [you] Runda { $number }, împarți tu, nu joci
    *[other] Runda { $number }, împarte { $name }, nu joacă
}
braille-tysiac-opened = { $who ->
    [you] Trebuie să deschizi, { $points }
    *[other] { $name } trebuie să deschidă, { $points }
}
braille-tysiac-bid = { $who ->
    [you] Mizezi { $points }
    *[other] { $name } mizează { $points }
}
braille-tysiac-passed = { $who ->
    [you] Spui pas
    *[other] { $name } spune pas
}
braille-tysiac-redeal-asked = { $who ->
    [you] Arăți patru nouari: altă împărțire
    *[other] { $name }, patru nouari: reîmpărțire
}
braille-tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] Trebuie să joci pentru { $points }
        *[other] { $name } trebuie să joace pentru { $points }
    }
    *[no] { $who ->
        [you] Joci pentru { $points }
        *[other] { $name } joacă pentru { $points }
    }
}
braille-tysiac-contract-raised = { $who ->
    [you] Mărești contractul la { $points }
    *[other] { $name } mărește contractul la { $points }
}
# Cărțile urmează pe liniile lor.
braille-tysiac-musik-seen = { $who ->
    [you] Iei { braille-tysiac-which }
    *[other] { $name } ia { braille-tysiac-which }
}
braille-tysiac-musik-seen-alone = Iei { braille-tysiac-which }, doar tu o vezi
braille-tysiac-musik-hidden = { $name } ia { braille-tysiac-which }, ascunsă
braille-tysiac-given = { $who ->
    [you] Pentru { $target }: { braille-tysiac-card }
    *[other] De la { $name }: { braille-tysiac-card }
}
braille-tysiac-given-hidden = { $name } dă o carte, o ia { $target }
braille-tysiac-laid = Pui deoparte { braille-tysiac-card }
braille-tysiac-laid-hidden = { $name } a pus deoparte { $nth }
braille-tysiac-bomb-dropped = { $who ->
    [you] Arunci bomba, fără levate
    *[other] { $name } aruncă bomba, fără levate
}
braille-tysiac-marriage = { $who ->
    [you] Mariaj { tysiac-suit }, al tău, { $points }, atu
    *[other] { $name } mariaj { tysiac-suit }, { $points }, atu
}
braille-tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] Începi cu { braille-tysiac-card }
        *[other] { $name } începe cu { braille-tysiac-card }
    }
    *[no] { $who ->
        [you] Tu { braille-tysiac-card }
        *[other] { $name } { braille-tysiac-card }
    }
}
braille-tysiac-trick = { $who ->
    [you] Iei levata, { $points } pct
    *[other] { $name } ia levata, { $points } pct
}
braille-tysiac-trick-bare = { braille-tysiac-trick }
braille-tysiac-musiks-won = { $who ->
    [you] Iei pisicuțele, { $points } pct
    *[other] { $name } ia pisicuțele, { $points } pct
}
braille-tysiac-deal-played = { $made ->
    [yes] { $who ->
        [you] Faci { $contract } cu { $taken }
        *[other] { $name } face { $contract } cu { $taken }
    }
    *[no] { $who ->
        [you] Ratezi { $contract } cu { $taken }
        *[other] { $name } ratează { $contract } cu { $taken }
    }
}
braille-tysiac-deal-bombed = Runda { $number }, bombă: adversarii câte { $points }
braille-tysiac-deal-void = { $who ->
    [you] Runda { $number } nu se pune, împarți din nou
    *[other] Runda { $number } nu se pune, împarte { $name }
}
braille-tysiac-sheet = { tysiac-seat } { $change }, total { $total }
braille-tysiac-sheet-out = { $who ->
    [you] Tu, pe margine, total { $total }
    *[other] { $name }, pe margine, total { $total }
}
braille-tysiac-item-barred = nimic câștigat pe butoi
braille-tysiac-next-deal = { $key-play }: runda următoare
braille-tysiac-barrel-entered = { $who ->
    [you] Ești pe butoi, { $total }
    *[other] { $name } e pe butoi, { $total }
}
braille-tysiac-barrel-left = { $who ->
    [you] Cazi de pe butoi, { $total }
    *[other] { $name } cade de pe butoi, { $total }
}
braille-tysiac-match-won = { $who ->
    [you] Câștigi jocul, { $points } pct
    *[other] { $name } câștigă jocul, { $points } pct
}
braille-tysiac-match-shared = Victorie comună, { $points } pct: { $names }
braille-tysiac-turn-other = { $phase ->
    [auction] { $name } e la rând: mizare
    [take] { $name } e la rând: alege pisicuța
    [give] { $name } e la rând: dă cărți
    [lay] { $name } e la rând: pune deoparte
    *[play] { $name } e la rând
}
braille-tysiac-turn-own = { $phase ->
    [auction] Era rândul tău să mizezi
    [take] Era rândul tău să iei o pisicuță
    [give] Era rândul tău să dai cărți
    [lay] Era rândul tău să pui deoparte
    *[play] Era rândul tău
}

## Ce se cere

braille-tysiac-ask-open = { $nines ->
    [yes] Deschizi, { $points }, sau altă împărțire
    *[no] Deschizi cu { $points }: e obligatoriu
}
braille-tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] Poți: { $low }, pas sau altă împărțire
        *[no] Poți: { $low } sau pas
    }
    *[no] { $nines ->
        [yes] Poți: { $low } la { $high }, pas, reîmpărțire
        *[no] Poți: { $low } la { $high } sau pas
    }
}
braille-tysiac-ask-pass = { $nines ->
    [yes] Poți: pas sau altă împărțire
    *[no] Poți: doar pas, cel mult { $points }
}
braille-tysiac-ask-take = Rândul tău: prima sau a doua pisicuță
braille-tysiac-also = { $also ->
    [bomb] { $key-bomb }: bombă
    [raise] { $key-raise }: mărești
    *[both] { $key-raise }: mărești, { $key-bomb }: bombă
}
braille-tysiac-ask-give = { $also ->
    [nothing] Dă câte o carte: { $name }, { $target }
    *[other] Dă câte o carte, { braille-tysiac-also }
}
braille-tysiac-ask-give-one = Dă o carte pentru { $name }
braille-tysiac-ask-lay = { $also ->
    [nothing] Rândul tău: pune deoparte { $left }
    *[other] Pune deoparte { $left }, { braille-tysiac-also }
}
braille-tysiac-ask-lead = Rândul tău: începi levata
braille-tysiac-ask-play = Rândul tău: se cere { tysiac-suit }
braille-tysiac-turn-wait = { $phase ->
    [auction] La rând { $name }: mizare
    [take] La rând { $name }: alege pisicuța
    [give] La rând { $name }: dă cărți
    [lay] La rând { $name }: pune deoparte
    *[play] { $lead ->
        [yes] La rând { $name }: începe levata
        *[no] La rând { $name }: joacă
    }
}
braille-tysiac-turn-next-deal = { $who ->
    [you] Runda { $number } gata, { $key-play }: următoarea
    *[other] Runda { $number } gata, vine următoarea
}
braille-tysiac-turn-match-over = { $who ->
    [you] Gata: câștigi, { $points } pct
    *[other] Gata: { $name } câștigă, { $points } pct
}
braille-tysiac-turn-match-shared = Gata: { $players } la egalitate, { $points } pct
braille-tysiac-standing = Jocul continuă: runda { $number }
braille-tysiac-headline = Runda { $number }
braille-tysiac-watching = Privești, fără cărți

## Cum stă fiecare

braille-tysiac-facts = { tysiac-seat }: { $facts }
braille-tysiac-facts-more = { tysiac-seat }: { $facts }
braille-tysiac-fact-total = total { $total }
braille-tysiac-fact-total-of = total { $total }, mai trebuie { $left }
braille-tysiac-fact-out = pe margine
braille-tysiac-fact-declarer = joacă pentru { $points }
braille-tysiac-fact-cap = miză până la { $points }
braille-tysiac-fact-points = { $points } în rundă
braille-tysiac-score = { $barrel ->
    [yes] { tysiac-seat } { $total }, pe butoi
    *[no] { tysiac-seat } { $total }
}
braille-tysiac-aim = Până la { $points } pct
braille-tysiac-aim-one-deal = O rundă decide
braille-tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap }: { $items }
    *[other] { tysiac-suit.cap }: { $items }; ascunse { $hidden }
}
braille-tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap }: ieșite { $count }
    *[other] { tysiac-suit.cap }: ieșite { $count }, ascunse { $hidden }
}
braille-tysiac-out-none = Toate cărțile sunt încă în joc
braille-tysiac-trick-lies = Levata: { $cards }
braille-tysiac-trick-lies-more = apoi { $cards }
braille-tysiac-fact-played = { $who ->
    [you] tu { braille-tysiac-card }
    *[other] { $name } { braille-tysiac-card }
}
braille-tysiac-trick-best = { $who ->
    [you] Până acum a ta, { $points } pct
    *[other] Până acum { $name }, { $points } pct
}
braille-tysiac-trick-none = { $who ->
    [you] Masa goală: începi tu
    *[other] Masa goală: începe { $name }
}
braille-tysiac-trick-not-yet = Încă nicio levată
braille-tysiac-trick-last = { $who ->
    [you] Ultima: a ta, { $points } pct, { braille-tysiac-card }
    *[other] Ultima: { $name }, { $points } pct, { braille-tysiac-card }
}
braille-tysiac-trick-last-cards = În ea: { $cards }
braille-tysiac-trump = { $who ->
    [you] Atu { tysiac-suit }, al tău, levata { $trick }
    *[other] Atu { tysiac-suit }, { $name }, levata { $trick }
}
braille-tysiac-trump-before = { $who ->
    [you] Înainte { tysiac-suit.short }, al tău, levata { $trick }
    *[other] Înainte { tysiac-suit.short }, { $name }, levata { $trick }
}
braille-tysiac-trump-none = Încă niciun atu
braille-tysiac-contract-none = { $over ->
    [yes] Niciun contract în runda asta
    *[no] Nicio miză încă
}
braille-tysiac-contract-highest = { $who ->
    [you] Miza cea mai mare { $points }, a ta
    *[other] Miza cea mai mare { $points }, { $name }
}
braille-tysiac-contract = { $who ->
    [you] Joci pentru { $points }
    *[other] Joacă { $name }, { $points }
}
braille-tysiac-contract-forced = { $who ->
    [you] Joci pentru { $points }, de nevoie
    *[other] Joacă { $name }, { $points }, de nevoie
}
braille-tysiac-contract-missing = { $who ->
    [you] Ai { $points }, mai trebuie { $left }
    *[other] { $name } are { $points }, mai trebuie { $left }
}
braille-tysiac-contract-reached = { $who ->
    [you] Ai { $points }, ajunge
    *[other] { $name } are { $points }, ajunge
}
braille-tysiac-contract-others = Împotrivă: { $facts }
braille-tysiac-calls = Mize: { $calls }
braille-tysiac-musik-lies = { $musiks ->
    [1] Pisicuța e nevăzută, { $count } cărți
    *[other] Două pisicuțe nevăzute, câte { $count } cărți
}
braille-tysiac-musik-known = { $who ->
    [you] Ai luat { $cards }
    *[other] Luate de { $name }: { $cards }
}
braille-tysiac-musik-more = și { $cards }
braille-tysiac-musik-unknown = Luată de { $name }, nevăzută de tine
braille-tysiac-gift = { $who ->
    [you] Pentru { $target }: { braille-tysiac-card }
    *[other] De la { $name }: { braille-tysiac-card }
}
braille-tysiac-gift-hidden = { $target } are o carte primită
braille-tysiac-laid-own = Puse deoparte: { $cards }
braille-tysiac-laid-count = { $name } a pus deoparte { $count }

## Întrebări

braille-tysiac-question-give = Cine primește { braille-tysiac-card.the }?
braille-tysiac-question-raise = La cât mărești { $points }?
braille-tysiac-question-bomb = Sigur arunci bomba?
braille-tysiac-choice-redeal = Altă împărțire, patru nouari
braille-tysiac-choice-take = { $which ->
    [first] Prima pisicuță
    [second] A doua pisicuță
    *[only] Pisicuța
}
braille-tysiac-choice-give = { $name }: { braille-tysiac-card }
braille-tysiac-choice-lay = Deoparte { braille-tysiac-card }
braille-tysiac-choice-play = Joacă { braille-tysiac-card }
braille-tysiac-choice-next-deal = Runda următoare

## Refuzuri

braille-tysiac-refuse-not-your-turn = La rând e { $name }: așteaptă
braille-tysiac-refuse-sitting-out = Stai pe margine în runda asta
braille-tysiac-refuse-no-such-seat = Nu există jucătorul { $number }
braille-tysiac-refuse-spectator = Privești: doar jucătorii mută
braille-tysiac-refuse-auction-now = Mizarea e în toi: mizează sau pas
braille-tysiac-refuse-take-now = Întâi ia o pisicuță: prima, a doua
braille-tysiac-refuse-give-now = Întâi dă câte o carte, { $key-play }
braille-tysiac-refuse-lay-now = Întâi pune două deoparte, { $key-play }
braille-tysiac-refuse-play-now = Acum levatele: joacă o carte, { $key-play }
braille-tysiac-refuse-deal-over = Runda e gata, { $key-play }: următoarea
braille-tysiac-refuse-deal-running = Runda nu e gata: joacă mai departe
braille-tysiac-refuse-match-over = Joc încheiat: nu se mai mută
braille-tysiac-refuse-not-a-move = Asta nu e o mutare
braille-tysiac-refuse-no-card = Alege o carte: { $key-previous }, { $key-next }
braille-tysiac-refuse-must-open = Trebuie să deschizi, { $points }
braille-tysiac-refuse-bid-not-tens = Se mizează din zece în zece, nu { $points }
braille-tysiac-refuse-bid-too-low = { $points } e prea puțin, cel puțin { $low }
braille-tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points } e prea mult, fără mariaj { $high }
    *[other] { $points } e prea mult, mâna permite { $high }
}
braille-tysiac-refuse-bid-hard-cap = { $points } e prea mult, aici cel mult { $high }
braille-tysiac-refuse-no-redeal = Aici nu se împarte din nou la nouari
braille-tysiac-refuse-redeal-late = Prea târziu: ai mizat deja
braille-tysiac-refuse-nines-missing = Trebuie patru nouari, ai { $held }
braille-tysiac-refuse-no-such-musik = Sunt doar pisicuțele 1 și 2
braille-tysiac-refuse-no-raise = Contractul nu se mărește aici
braille-tysiac-refuse-raise-late = Prea târziu: ai dat deja o carte
braille-tysiac-refuse-no-bombs = În jocul ăsta nu sunt bombe
braille-tysiac-refuse-bomb-not-forced = Bomba: doar când ceilalți au spus pas
braille-tysiac-refuse-bomb-late = Prea târziu: ai dat deja o carte
braille-tysiac-refuse-bombs-used = Nu mai ai bombe, fiecare are { $bombs }
braille-tysiac-refuse-no-opponent = { $who ->
    [nobody] Nu există jucătorul { $number }
    [you] Nu ție: alege un adversar
    *[other] { $name } nu joacă acum
}
braille-tysiac-refuse-given-already = { $name } are deja o carte
braille-tysiac-refuse-not-held = Nu ai { braille-tysiac-card.the }
braille-tysiac-refuse-follow-suit = Dă la culoare: ai { tysiac-suit }
braille-tysiac-refuse-must-trump = Trebuie să tai, cu { tysiac-suit }
braille-tysiac-refuse-must-beat = Trebuie să bați { braille-tysiac-card.the }
braille-tysiac-refuse-must-overtrump = Trebuie să bați { braille-tysiac-card.the }
braille-tysiac-refuse-seats-range = Jucători: { $low } la { $high }, nu { $seats }
braille-tysiac-refuse-match-points-range = Victorie între { $low } și { $high } pct
braille-tysiac-refuse-hard-cap-range = Miza maximă { $low } la { $high }, din 10 în 10
braille-tysiac-refuse-bombs-range = Bombe: { $low } la { $high } de fiecare
braille-tysiac-refuse-round-to-unknown = Rotunjire doar la { $known }

## Regulile jocului

braille-tysiac-rule-set = { $rules ->
    [house] Regulile casei
    *[other] Reguli: { $rules }
}
braille-tysiac-rule-four-nines = Patru nouari: se poate reîmpărți
braille-tysiac-rule-hard-cap = Cea mai mare miză: { $points }
braille-tysiac-rule-raise = După pisicuță contractul poate crește
braille-tysiac-rule-show-musik = { $shown ->
    [yes] Pisicuța se arată
    *[no] Pisicuța nu se arată
}
braille-tysiac-rule-bombs = { $count ->
    [0] Fără bombe
    [1] Câte o bombă
    [few] Câte { $count } bombe
    *[other] Câte { $count } de bombe
}
braille-tysiac-rule-must-trump = { $must ->
    [yes] Fără culoare, tai obligatoriu
    *[no] Fără culoare, joci orice carte
}
braille-tysiac-rule-must-beat = { $value ->
    [suit] În culoarea cerută bați obligatoriu
    *[suit-and-trump] În culoare și la atu bați obligatoriu
}
braille-tysiac-rule-first-trick = Prima levată e fără mariaje
braille-tysiac-rule-declarer-contract = Contractul aduce exact punctele lui
braille-tysiac-rule-declarer-points = Contractul aduce tot ce s-a strâns
braille-tysiac-rule-round-to = Rotunjire la { $multiple }
braille-tysiac-rule-barrel = Butoi de la { $points }

## Legenda: cum se citesc liniile, ea însăși în linii de cel mult 40 de caractere

tysiac-legend-bid = Anna mizează 110: atâtea puncte promite
tysiac-legend-card = Anna as de romb: a jucat cartea asta
tysiac-legend-trick = Anna ia levata, 25 pct: și punctele ei
tysiac-legend-sheet = Anna 15 pct, total 60: rundă, apoi total
tysiac-legend-unplayable = După două puncte: de ce nu se joacă
tysiac-legend-words = pct: puncte; ascunse: încă nevăzute
tysiac-legend-names = Nume lung: cuvinte întregi sau 10 litere
tysiac-legend-cards = Cărți scurte, roșie e inimă roșie:
tysiac-legend-short = { $short }: { $whole }
