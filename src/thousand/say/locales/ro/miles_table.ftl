### Cărțile din mână și masa jocului 1000 de mile, la cerere. Pentru $who și $side vezi miles_sides.ftl.

## Cărțile din mână

# [yes]: numele începe cu cifra care e tasta locului și nu poate sta primul.
card-label = { $digit ->
    [yes] Cartea { $place } din { $count }, { card }
    *[no] { card }, { $place } din { $count }
}
card-playable = { $label }, se poate juca
card-playable-on = { $label }, se poate juca pe { $names }
card-playable-on-anyone = { $label }, se poate juca pe oricine
card-playable-on-some = { $teams ->
    [yes] { $label }, se poate juca pe { $sides } echipe
    *[no] { $label }, se poate juca pe { $sides } jucători
}
# O carte de distanță pe contrasens, cu atâția kilometri.
card-subtracts = { $miles ->
    [0] { $label }, se poate juca, dar nu aduce nimic
    *[other] { $label }, se poate juca, dar scade { unit }
}
card-answers = { $label }, ripostă: apasă { $key-answer }
card-unplayable = { $label }, nu se poate: { $reason }
card-missing = Nu există cartea { $place }: ai { cards-count }.
card-times = { $count ->
    [1] { card }
    [2] de două ori { card }
    [few] de { $count } ori { card }
    *[other] de { $count } de ori { card }
}
hand = Ai { cards-count }: { $items }.
hand-more = Mai ai { $items }.
hand-empty = Nu ai nicio carte.

# $needs: unul sau mai multe remedii.
reason-hazard-in-force = îți trebuie { $needs }
reason-roll-needed = îți trebuie Drum liber
reason-over-limit = ai Limită de viteză
reason-two-200s = { $teams ->
    [yes] echipa ta a jucat deja două de 200
    *[no] ai jucat deja două de 200
}
reason-beyond-goal = mai sunt doar { $left }
reason-nothing-to-repair = nu ai { hazard.any }
reason-no-limit = nu ai limită
reason-no-wrong-way = nu ești pe contrasens
reason-repair-first = întâi îți trebuie { $needs }
reason-roll-never-needed = ai Prioritate
reason-already-rolling = ești deja în mers
reason-target-safe = { $side ->
    [pair] { $team } au { safety }
    *[other] { side.within } are { safety }
}
reason-target-limited = { $side ->
    [pair] { $team } au deja Limită de viteză
    *[other] { side.within } are deja Limită de viteză
}
reason-target-wrong = { $side ->
    [pair] { $team } sunt deja pe contrasens
    *[other] { side.within } e deja pe contrasens
}
reason-target-has-hazard = { $side ->
    [pair] { $team } au deja { card }
    *[other] { side.within } are deja { card }
}
reason-target-stopped = { $side ->
    [pair] { $team } stau deja pe loc
    *[other] { side.within } stă deja pe loc
}
reason-target-not-rolling = { $side ->
    [pair] { $team } nu sunt în mers
    *[other] { side.within } nu e în mers
}
reason-nobody-to-attack = acum nu lovește pe nimeni

## Cum stă fiecare

side-facts = { side }: { $facts }.
side-facts-more = { side }, apoi: { $facts }.
fact-miles = { miles-count }
fact-miles-of = { $miles } din { $goal } de { unit }, mai sunt { $left }
fact-driving = în mers
fact-roll-needed = { $why ->
    [start] încă la start, trebuie Drum liber
    [stop] Stop, trebuie Drum liber
    *[repaired] mașină reparată, trebuie Drum liber
}
fact-hazard = { hazard }, trebuie { remedy }
# Un obstacol fără remediul lui.
fact-hazard-bare = { hazard }
# Unde sunt prea multe obstacole ca să fie numite.
fact-hazards = { $count ->
    [one] { $count } obstacol
    [few] { $count } obstacole
    *[other] { $count } de obstacole
}
# După mai multe obstacole, fiecare cu remediul lui.
fact-then-roll = apoi Drum liber
fact-limit = Limită de viteză 50
fact-wrong-way = pe contrasens
fact-safety = { safety }
fact-safety-coup = { safety } prin ripostă
fact-no-safety = nicio protecție
fact-two-200s = două cărți de 200 jucate
fact-cards = { cards-count }
fact-cards-of = { $who ->
    [you] tu { cards-count }
    *[other] { $name } { cards-count }
}
# Fiecare jucător al unei echipe are atâtea.
fact-cards-each = câte { cards-count }
fact-cards-same = { $names } câte { cards-count }
fact-points = { points-count } în runda asta
headline = Runda { $number }, până la { $goal } de { unit }.
watching = Privești jocul: nu ai nici cărți, nici mașină.

score = { side }: { points-count }.
score-fallen = { side }: { points-count }, dintre care { $fallen } în runda asta.
score-items = { side }, în runda asta: { $items }.
score-aim = Victoria e la { points-count }.
score-aim-one-round = O singură rundă decide.

turn-draw = Rândul tău: trage o carte cu { $key-draw }.
turn-play = Rândul tău: joacă sau aruncă o carte.
turn-wait-draw = La rând e { actor.within }: urmează să tragă o carte.
turn-wait-play = La rând e { actor.within }: urmează să joace sau să arunce o carte.
turn-answer-draw = Ripostă posibilă: apasă { $key-answer }. Sau trage o carte, e rândul tău.
turn-answer-play = Ripostă posibilă: apasă { $key-answer }. Sau joacă altă carte, e rândul tău.
turn-answer-wait = Ripostă posibilă: apasă { $key-answer }, sau { $key-draw } ca să renunți. Apoi e la rând { actor.within }.
turn-extension = { $who ->
    [you] Alegi tu: prelungire până la { $goal } de { unit } sau sfârșitul rundei.
    *[other] Alege { actor.within }: prelungire sau sfârșitul rundei.
}
turn-next-hand = { $who ->
    [you] Runda { $number } s-a încheiat: apasă { $key-play } pentru următoarea.
    *[other] Runda { $number } s-a încheiat: jucătorii o încep îndată pe următoarea.
}
turn-match-over = Joc încheiat. { $result }
turn-match-shared = { $teams ->
    [yes] Joc încheiat. { $sides } echipe împart victoria cu { points-count }.
    *[no] Joc încheiat. { $sides } jucători împart victoria cu { points-count }.
}
standing = Jocul continuă. Runda { $number }, până la { $goal } de { unit }.

pile = { $left ->
    [0] Teancul e gol, aruncate: { $discards }.
    *[other] În teanc: { left-count.pile }, aruncate: { $discards }.
}
pile-to-shuffle = Teancul e gol, aruncate: { $discards }. La următoarea tragere se amestecă.
pile-shuffled = { $times ->
    [1] Cărțile aruncate s-au amestecat o dată în runda asta.
    [2] Cărțile aruncate s-au amestecat de două ori în runda asta.
    [few] Cărțile aruncate s-au amestecat de { $times } ori în runda asta.
    *[other] Cărțile aruncate s-au amestecat de { $times } de ori în runda asta.
}
pile-discards = Aruncate: { $items }.

## Întrebări și răspunsurile lor

question-target = { $teams ->
    [yes] { card }: pe care echipă?
    *[no] { card }: pe cine?
}
question-extension = { $teams ->
    [yes] Echipa ta are { miles-count }: prelungești până la { $goal }?
    *[no] Ai { miles-count }: prelungești până la { $goal }?
}
question-discard-safety = Sigur arunci protecția { card }?
choice-target = { side }, { $facts }
# O echipă de trei sau patru, cu jucătorii ei.
choice-target-names = { side }, { $names }, { $facts }
choice-extend = Prelungește traseul până la { $goal } de { unit }
choice-end = Încheie runda aici, la { miles-count }
choice-discard = Da, aruncă { card }
choice-play = Joacă { card }
choice-draw = Trage o carte
choice-next-hand = Începe runda următoare
