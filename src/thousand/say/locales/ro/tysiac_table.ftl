### Masa de Tysiąc după auz: răspunsuri, întrebări și ce se poate alege. $who, $name, $whom și $target: vezi
### tysiac_events.ftl.

## Ce i se cere celui care ascultă

tysiac-ask-open = { $nines ->
    [yes] Deschizi mizarea cu { $points } sau, având patru nouari, ceri să se împartă din nou.
    *[no] Deschizi mizarea cu { $points }: e obligatoriu.
}
# $one: e posibilă o singură miză. $nines: sunt patru nouari în mână și se poate cere altă împărțire.
tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] Poți miza { $low }, spune pas sau cere să se împartă din nou.
        *[no] Poți miza { $low } sau spune pas.
    }
    *[no] { $nines ->
        [yes] Poți miza de la { $low } la { $high }, spune pas sau cere să se împartă din nou.
        *[no] Poți miza de la { $low } la { $high } sau spune pas.
    }
}
tysiac-ask-pass = { $nines ->
    [yes] Poți spune pas sau cere să se împartă din nou: cărțile tale permit cel mult { $points }.
    *[no] Poți spune doar pas: cărțile tale permit cel mult { $points }.
}
tysiac-ask-take = Rândul tău: ia o pisicuță, prima sau a doua.
# $also: ce se mai poate face, dacă se poate ceva.
tysiac-also = { $also ->
    [bomb] sau aruncă bomba cu { $key-bomb }
    [raise] sau mărește contractul cu { $key-raise }
    *[both] sau mărește cu { $key-raise }, sau bomba cu { $key-bomb }
}
tysiac-ask-give = { $also ->
    [nothing] Rândul tău: dă câte o carte pentru { $name } și { $target }.
    *[other] Rândul tău: dă câte o carte pentru { $name } și { $target }, { tysiac-also }.
}
tysiac-ask-give-one = Rândul tău: dă o carte pentru { $name }.
tysiac-ask-lay = { $also ->
    [nothing] { $left ->
        [1] Rândul tău: mai pune deoparte o carte.
        [few] Rândul tău: pune deoparte { $left } cărți.
        *[other] Rândul tău: pune deoparte { $left } de cărți.
    }
    *[other] { $left ->
        [one] Rândul tău: pune deoparte { $left } carte, { tysiac-also }.
        [few] Rândul tău: pune deoparte { $left } cărți, { tysiac-also }.
        *[other] Rândul tău: pune deoparte { $left } de cărți, { tysiac-also }.
    }
}
tysiac-ask-lead = Rândul tău: începi levata.
tysiac-ask-play = Rândul tău: se cere { tysiac-suit }.
tysiac-ask-play-brief = { $lead ->
    [yes] Începi tu.
    *[no] Joci tu.
}

## Cine e la rând

tysiac-turn-wait = { $phase ->
    [auction] La rând e { $name }: mizează sau spune pas.
    [take] La rând e { $name }: alege o pisicuță.
    [give] La rând e { $name }: dă câte o carte.
    [lay] La rând e { $name }: pune cărți deoparte.
    *[play] { $lead ->
        [yes] La rând e { $name }: începe levata.
        *[no] La rând e { $name }: joacă o carte.
    }
}
tysiac-turn-next-deal = { $who ->
    [you] Runda { $number } s-a încheiat: apasă { $key-play } pentru următoarea.
    *[other] Runda { $number } s-a încheiat: jucătorii o încep îndată pe următoarea.
}
tysiac-turn-match-over = { $who ->
    [you] Joc încheiat. Câștigi cu { tysiac-points }.
    *[other] Joc încheiat. Câștigă { $name } cu { tysiac-points }.
}
tysiac-turn-match-shared = Joc încheiat. { $players } jucători împart victoria cu { tysiac-points }.
tysiac-standing = Jocul continuă. Runda { $number }.
tysiac-headline = Runda { $number }.
tysiac-watching = Privești jocul: nu ai cărți.

## Cum stă fiecare

tysiac-facts = { tysiac-seat }: { $facts }.
tysiac-facts-more = { tysiac-seat }, apoi: { $facts }.
tysiac-fact-total = total { $total }
tysiac-fact-total-of = total { $total }, până la victorie { $left }
tysiac-fact-out = pe margine
tysiac-fact-dealer = împarte
tysiac-fact-barrel = pe butoi
tysiac-fact-passed = pas
tysiac-fact-bid = mizează { $points }
tysiac-fact-declarer = joacă pentru { $points }
tysiac-fact-cap = se poate miza până la { $points }
tysiac-fact-bombs = { $count ->
    [0] nicio bombă rămasă
    [one] { $count } bombă rămasă
    [few] { $count } bombe rămase
    *[other] { $count } de bombe rămase
}
tysiac-fact-tricks = { $count ->
    [0] nicio levată
    [one] { $count } levată
    [few] { $count } levate
    *[other] { $count } de levate
}
tysiac-fact-points = { $points } în runda asta
tysiac-fact-cards = { tysiac-cards-count }

tysiac-score = { $barrel ->
    [yes] { tysiac-seat }: { $total }, pe butoi.
    *[no] { tysiac-seat }: { $total }.
}
tysiac-aim = Victoria e la { tysiac-points }.
tysiac-aim-one-deal = O singură rundă decide.

## Cărțile ieșite

# $hidden: câte din culoare nu le-a văzut și nu le are cel care ascultă.
tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap }, ieșite: { $items }; nimic ascuns.
    *[other] { tysiac-suit.cap }, ieșite: { $items }; ascunse: { $hidden }.
}
tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap }, ieșite: { $count }; nimic ascuns.
    *[other] { tysiac-suit.cap }, ieșite: { $count }; ascunse: { $hidden }.
}
tysiac-out-none = Toate cărțile sunt încă în joc.

## Levata

tysiac-trick-lies = În levată: { $cards }.
tysiac-trick-lies-more = Apoi { $cards }.
tysiac-fact-played = { $who ->
    [you] tu { tysiac-card }
    *[other] { $name } { tysiac-card }
}
tysiac-trick-best = { $who ->
    [you] Levata e a ta până acum, { tysiac-points }.
    *[other] Levata e până acum la { $name }, { tysiac-points }.
}
tysiac-trick-none = { $who ->
    [you] Masa e goală: începi tu.
    *[other] Masa e goală: începe { $name }.
}
tysiac-trick-not-yet = Încă nu s-a jucat nicio levată.
tysiac-trick-last = { $who ->
    [you] Ultima levată e a ta: { tysiac-points }, cu { tysiac-card.the }.
    *[other] Ultima levată e la { $name }: { tysiac-points }, cu { tysiac-card.the }.
}
tysiac-trick-last-cards = În ea: { $cards }.

## Atuul

tysiac-trump = { $who ->
    [you] Atu e { tysiac-suit }, prin mariajul tău din levata { $trick }.
    *[other] Atu e { tysiac-suit }, prin mariajul etalat de { $name } în levata { $trick }.
}
tysiac-trump-brief = Atu e { tysiac-suit }.
tysiac-trump-before = { $who ->
    [you] Înainte era { tysiac-suit }, prin mariajul tău din levata { $trick }.
    *[other] Înainte era { tysiac-suit }, prin mariajul etalat de { $name } în levata { $trick }.
}
tysiac-trump-none = Încă nu e niciun atu.

## Contractul

tysiac-contract-none = { $over ->
    [yes] În runda asta nu e niciun contract.
    *[no] Încă n-a mizat nimeni.
}
tysiac-contract-highest = { $who ->
    [you] Miza cea mai mare: { $points }, a ta.
    *[other] Miza cea mai mare: { $points }, { $name }.
}
tysiac-contract = { $who ->
    [you] Joci pentru { $points }.
    *[other] Joacă { $name }, pentru { $points }.
}
# Ceilalți au spus pas la miza de deschidere.
tysiac-contract-forced = { $who ->
    [you] Joci pentru { $points }, de nevoie.
    *[other] Joacă { $name }, pentru { $points }, de nevoie.
}
tysiac-contract-missing = { $who ->
    [you] Ai { $points } până acum, mai trebuie { $left }.
    *[other] { $name } are { $points } până acum, mai trebuie { $left }.
}
tysiac-contract-reached = { $who ->
    [you] Ai { $points } până acum: ajunge.
    *[other] { $name } are { $points } până acum: ajunge.
}
tysiac-contract-others = Împotrivă: { $facts }.
tysiac-fact-taken = { $who ->
    [you] tu { $points }
    *[other] { $name } { $points }
}
tysiac-calls = La mizare: { $calls }.
tysiac-fact-call = { $who ->
    [you] tu { $points }
    *[other] { $name } { $points }
}
tysiac-fact-call-pass = { $who ->
    [you] tu pas
    *[other] { $name } pas
}

## Pisicuța

# $musiks: câte sunt; $count: cărțile fiecăreia.
tysiac-musik-lies = { $musiks ->
    [1] Pisicuța e pe masă, { $count } cărți pe care nu le-a văzut nimeni.
    *[other] Două pisicuțe sunt pe masă, câte { $count } cărți pe care nu le-a văzut nimeni.
}
tysiac-musik-known = { $who ->
    [you] Ai luat { tysiac-which }: { $cards }.
    *[other] { tysiac-which.cap } luată de { $name }: { $cards }.
}
tysiac-musik-more = Și { $cards }.
tysiac-musik-unknown = { tysiac-which.cap } e luată de { $name }, nevăzută de tine.
tysiac-gift = { $who ->
    [you] { $target } are de la tine { tysiac-card.the }.
    *[other] Ai de la { $name } { tysiac-card.the }.
}
tysiac-gift-hidden = { $target } are o carte de la { $name }.
tysiac-laid-own = Ai pus deoparte { $cards }.
tysiac-laid-count = { $count ->
    [one] { $name } a pus deoparte { $count } carte.
    [few] { $name } a pus deoparte { $count } cărți.
    *[other] { $name } a pus deoparte { $count } de cărți.
}

## Întrebări și răspunsurile lor

tysiac-question-give = Cine primește { tysiac-card.the }?
tysiac-question-raise = La cât mărești contractul de { $points }?
tysiac-question-bomb = Sigur arunci bomba? Runda asta nu se mai joacă.
tysiac-choice-bid = Mizează { $points }
tysiac-choice-pass = Spune pas
tysiac-choice-redeal = Cere să se împartă din nou, cu patru nouari
tysiac-choice-take = { tysiac-which.cap }
tysiac-choice-raise = Mărește la { $points }
tysiac-choice-bomb = Aruncă bomba
tysiac-choice-give = { $name } primește { tysiac-card.the }
tysiac-choice-lay = Pune deoparte { tysiac-card.the }
tysiac-choice-play = Joacă { tysiac-card.the }
tysiac-choice-next-deal = Începe runda următoare
