### 1000 de mile la nivelul braille: perechile mesajelor ale căror nume urmează după "braille-".
###
### Fiecare linie are cel mult 40 de caractere, cu nume de jucători de zece litere. Întâi faptul: cine, apoi
### cartea sau ce face, apoi numărul. Nicio linie nu se încheie cu punct. $short spune dacă cărțile au nume
### scurte: le au unde linia n-are loc pentru cele întregi. docs/braille.md explică liniile.
### Pentru $who, $side și $hit vezi miles_sides.ftl; echipele au aici mereu numere.

braille-unit = { $unit ->
    [km] km
    *[miles] mile
}
    .a = { $unit ->
    [km] un km
    *[miles] o milă
}

## Cărțile

-accident-short = Accident
-out-of-gas-short = Pană benz
-flat-tire-short = Pană cauc
-speed-limit-short = Limită
-stop-short = Stop
-wrong-way-short = Contrasens
-repairs-short = Repară
-gasoline-short = Benz
-spare-tire-short = Roată
-end-of-limit-short = Final limită
-roll-short = Liber
-end-of-wrong-way-short = Final contra
-driving-ace-short = As
-extra-tank-short = Cisternă
-puncture-proof-short = Anvelopă
-right-of-way-short = Prioritate

braille-card = { $short ->
    [yes] { $card ->
        [ACCIDENT] { -accident-short }
        [OUT_OF_GAS] { -out-of-gas-short }
        [FLAT_TIRE] { -flat-tire-short }
        [SPEED_LIMIT] { -speed-limit-short }
        [STOP] { -stop-short }
        [WRONG_WAY] { -wrong-way-short }
        [REPAIRS] { -repairs-short }
        [GASOLINE] { -gasoline-short }
        [SPARE_TIRE] { -spare-tire-short }
        [END_OF_LIMIT] { -end-of-limit-short }
        [ROLL] { -roll-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        [RIGHT_OF_WAY] { -right-of-way-short }
        *[other] { card-short }
    }
    *[no] { card-short }
}
braille-hazard = { $short ->
    [yes] { $hazard ->
        [ACCIDENT] { -accident-short }
        [OUT_OF_GAS] { -out-of-gas-short }
        [FLAT_TIRE] { -flat-tire-short }
        [SPEED_LIMIT] { -speed-limit-short }
        [WRONG_WAY] { -wrong-way-short }
        *[STOP] { -stop-short }
    }
    *[no] { hazard }
}
braille-need = { $short ->
    [yes] { $remedy ->
        [REPAIRS] { -repairs-short }
        [GASOLINE] { -gasoline-short }
        [SPARE_TIRE] { -spare-tire-short }
        [END_OF_LIMIT] { -end-of-limit-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        *[ROLL] { -roll-short }
    }
    *[no] { remedy }
}
braille-safety = { $short ->
    [yes] { $safety ->
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        *[RIGHT_OF_WAY] { -right-of-way-short }
    }
    *[no] { safety }
}

## Cine

braille-list-and = { $list }, { $item }

braille-actor = { $who ->
    [you] Tu
    *[other] { $name }
}
braille-side-within = { $side ->
    [team] echipa ta
    [number] echipa { $team }
    *[other] { $team }
}

## Un joc și rundele lui

braille-match-started = Joc până la { $points } pct, individual
braille-match-started-one-round = Joc de o rundă, individual
braille-match-started-teams = Joc până la { $points }, { $teams } echipe de { $size }
braille-match-started-teams-one-round = Joc de o rundă, { $teams } echipe de { $size }
braille-match-teams-two = Echipa { $team } { $names }, { $other } { $others }
braille-match-team = { $side ->
    [team] Echipa ta, { $team }: { $names }
    *[number] Echipa { $team }: { $names }
}
braille-hand-started = { $who ->
    [you] Runda { $number }, împarți tu
    *[other] Runda { $number }, împarte { $name }
}
braille-hand-won = { $side ->
    [you] Câștigi runda { $number }
    *[other] { side } câștigă runda { $number }
}
braille-hand-unwon = { $reason ->
    [seat-out] Runda { $number } fără câștigător: mână goală
    [stalled] Runda { $number } fără câștigător: nimic jucat
    *[cards] Runda { $number } fără câștigător: fără cărți
}
braille-sheet-brief = { side } { $points } pct, total { $total }
braille-sheet-more = { side }: { $items }
braille-item-mile = { braille-unit } { $points }
braille-item-safety = protecții { $points }
braille-item-all-safeties = toate patru { $points }
braille-item-coup-fourre = riposte { $points }
braille-item-trip = traseu { $points }
braille-item-delayed-action = teanc gol { $points }
braille-item-safe-trip = fără 200: { $points }
braille-item-extension = prelungire { $points }
braille-item-shut-out = marț { $points }
braille-paid-delayed-action-reshuffled = după amestecare { $points }
braille-paid-extension-forfeit = prelungire ratată { $points }
braille-next-hand = { $key-play }: runda următoare
braille-match-won = { $side ->
    [you] Câștigi jocul, { $points } pct
    *[other] { side } câștigă jocul, { $points } pct
}
braille-match-won-names = { side } câștigă, { $points } pct: { $names }
braille-match-shared = Victorie comună, { $points } pct: { $names }

## Un rând

braille-turn-began = { $who ->
    [you] Rândul tău
    *[other] { $name } e la rând
}
braille-turn-began-again = { $who ->
    [you] Rândul tău din nou
    *[other] { $name } e din nou la rând
}
braille-turn-began-ready = { $why ->
    [empty] Rândul tău, teanc gol: joci sau arunci
    *[drawn] Rândul tău: joci sau arunci
}
braille-card-drawn = Tragi { braille-card }
braille-card-drawn-instead = Mai tragi { braille-card }
braille-draw-pile-empty = { $reshuffle ->
    [yes] Teanc gol: tragerea reamestecă
    *[no] Teanc gol
}
braille-reshuffled = Reamestecat: { cards-count } de tras
braille-seats-skipped = { $who ->
    [you] { $count ->
        [1] Pierzi rândul
        *[other] { $names } pierdeți rândul
    }
    *[other] { $count ->
        [one] { $names } pierde rândul
        *[other] { $names } pierd rândul
    }
}

## Cărți jucate și aruncate

# După carte, kilometrii taberei care a jucat-o.
braille-distance-played = { braille-actor } { braille-card }, { $miles }
braille-miles-lost = { $lost ->
    [0] { braille-actor } { braille-card } degeaba, contrasens
    *[other] { braille-actor } { braille-card } contrasens minus { $lost }, { $miles }
}
braille-hazard-played = { $hit ->
    [you] { braille-actor } { braille-card } pe tine
    [team] { braille-actor } { braille-card } pe voi
    [number] { braille-actor } { braille-card } pe echipa { $target }
    *[other] { braille-actor } { braille-card } pe { $target }
}
braille-remedy-played = { $card ->
    [END_OF_LIMIT] { braille-actor } { braille-card }
    [END_OF_WRONG_WAY] { braille-actor } { braille-card }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] Tu { braille-card }, în mers
            *[other] { $name } { braille-card }, în mers
        }
        *[no] { braille-actor } { braille-card }, trebuie { $needs }
    }
}
braille-safety-played = { braille-actor } { braille-card }, { $points } pct
braille-safety-played-effects = { braille-actor } { braille-card }, { $points } pct, { $effects }
braille-effect-cleared = { braille-hazard } dispare
braille-effect-cleared-both = { $card ->
    [DRIVING_ACE] { -accident } și { -wrong-way } dispar
    *[RIGHT_OF_WAY] { -stop } și { -speed-limit } dispar
}
braille-effect-roll-needed = trebuie Drum liber
braille-effect-needed = trebuie { $needs }
braille-effect-may-drive = în mers
braille-effect-no-more-roll = nu mai trebuie Drum liber
braille-coup-offered = Ripostă? { $key-answer }: { braille-card }, { $key-draw }: nu
braille-coup-offered-opening = Ripostă? { $key-answer }: { braille-card }, { $key-draw }: nu
braille-coup-played = { braille-actor } ripostă { braille-card }, { $points } pct
braille-coup-played-opening = { $who ->
    [you] Deschizi, ripostă { braille-card }, { $points } pct
    *[other] { $name } ripostă { braille-card }, { $points } pct
}
braille-coup-cleared = Dispare și { braille-hazard }
braille-discarded = { $who ->
    [you] Arunci { braille-card }
    *[other] { $name } aruncă { braille-card }
}

## Sfârșitul traseului

braille-extension-offered = { $who ->
    [you] La { $miles }: prelungești la { $goal } sau închei?
    [mate] { $name }, la { $miles }: prelungire sau gata?
    *[other] { side } la { $miles }: prelungire sau gata?
}
braille-extension-called = { $who ->
    [you] Prelungești până la { $goal }
    *[other] { $name } prelungește până la { $goal }
}
braille-extension-declined = { $who ->
    [you] Închei runda la { $miles }
    *[other] { $name } încheie runda la { $miles }
}
braille-trip-completed = { $side ->
    [you] Termini traseul, { $miles }
    *[other] { side } termină traseul, { $miles }
}

## Cărțile din mână. După două puncte: de ce nu se poate juca o carte.

braille-card-label = { $digit ->
    [yes] Cartea { $place }, { braille-card }
    *[no] { braille-card }, { $place } din { $count }
}
braille-card-playable = { $label }, de jucat
braille-card-playable-on = { $label }, pe { $names }
braille-card-playable-on-anyone = { $label }, pe oricine
braille-card-playable-on-some = { $teams ->
    [yes] { $label }, pe { $sides } echipe
    *[no] { $label }, pe { $sides } jucători
}
braille-card-subtracts = { $miles ->
    [0] { $label }, nu aduce nimic
    *[other] { $label }, ar scădea
}
braille-card-answers = { $label }, ripostă: { $key-answer }
braille-card-unplayable = { $label }: { $reason }
braille-card-missing = Nu există cartea { $place }, ai { $count }
braille-card-times = { $count ->
    [1] { braille-card }
    *[other] de { $count } ori { braille-card }
}
braille-hand = { cards-count }: { $items }
braille-hand-more = și { $items }
braille-hand-empty = Nicio carte

braille-reason-hazard-in-force = cere { $needs }
braille-reason-roll-needed = trebuie Drum liber
braille-reason-over-limit = limită 50
braille-reason-two-200s = două de 200 jucate
braille-reason-beyond-goal = mai sunt { $left }
braille-reason-nothing-to-repair = nimic de reparat
braille-reason-no-limit = nu ai limită
braille-reason-no-wrong-way = fără contrasens
braille-reason-repair-first = { $count ->
    [3] trei reparații întâi
    *[other] cere { $needs }
}
braille-reason-roll-never-needed = nu trebuie
braille-reason-already-rolling = ești în mers
braille-reason-target-safe = { braille-side-within } are { braille-safety }
braille-reason-target-limited = { braille-side-within } are limită
braille-reason-target-wrong = { braille-side-within } are deja
braille-reason-target-has-hazard = { braille-side-within } are deja
braille-reason-target-stopped = { braille-side-within } stă
braille-reason-target-not-rolling = { braille-side-within } stă
braille-reason-nobody-to-attack = acum pe nimeni

## Cum stă fiecare

braille-side-facts = { side }: { $facts }
braille-side-facts-more = { side }: { $facts }
braille-fact-miles = { $miles }
braille-fact-miles-of = { $miles } din { $goal }, mai sunt { $left }
braille-fact-driving = în mers
braille-fact-roll-needed = { $why ->
    [start] la start
    [stop] Stop, trebuie Drum liber
    *[repaired] trebuie Drum liber
}
braille-fact-hazard = { braille-hazard }
braille-fact-hazard-bare = { braille-hazard }
braille-fact-then-roll = apoi Drum liber
braille-fact-hazards = { $count ->
    [one] { $count } obstacol
    [few] { $count } obstacole
    *[other] { $count } de obstacole
}
braille-fact-limit = limită 50
braille-fact-wrong-way = contrasens
braille-fact-safety = { braille-safety }
braille-fact-safety-coup = { braille-safety } ripostă
braille-fact-no-safety = nicio protecție
braille-fact-two-200s = două de 200 jucate
braille-fact-points = { $points } pct în rundă
braille-headline = Runda { $number }, până la { $goal }
braille-watching = Privești: nici cărți, nici mașină

braille-score = { side } { $points } pct
braille-score-fallen = { side } { $points }, în rundă { $fallen }
braille-score-aim = Până la { $points } pct
braille-score-aim-one-round = O rundă decide

braille-turn-draw = Rândul tău: trage, { $key-draw }
braille-turn-play = Rândul tău: joacă sau aruncă
braille-turn-wait-draw = Urmează să tragă { $name }
braille-turn-wait-play = Urmează să joace { $name }
braille-turn-answer-draw = Ripostă? { $key-answer }. Sau trage: { $key-draw }
braille-turn-answer-play = Ripostă? { $key-answer }. Sau joacă: e rândul tău
braille-turn-answer-wait = Ripostă? { $key-answer }, { $key-draw }: nu, apoi { $name }
braille-turn-extension = { $who ->
    [you] Alegi: până la { $goal } sau sfârșit
    *[other] Alege { $name }: prelungire sau gata
}
braille-turn-next-hand = { $who ->
    [you] Runda { $number } gata, { $key-play }: următoarea
    *[other] Runda { $number } gata, vine următoarea
}
braille-turn-match-over = { $side ->
    [you] Gata: câștigi, { $points } pct
    *[other] Gata: { braille-side-within } câștigă, { $points } pct
}
braille-turn-match-shared = { $teams ->
    [yes] Gata: { $sides } echipe la egalitate, { $points }
    *[no] Gata: { $sides } jucători la egalitate, { $points }
}
braille-standing = Jocul continuă: runda { $number }, la { $goal }

braille-pile = { $left ->
    [0] Teanc gol, aruncate { $discards }
    *[other] De tras { $left }, aruncate { $discards }
}
braille-pile-to-shuffle = Teanc gol, { $discards } de amestecat
braille-pile-shuffled = { $times ->
    [1] Amestecat o dată
    [2] Amestecat de două ori
    [few] Amestecat de { $times } ori
    *[other] Amestecat de { $times } de ori
}
braille-pile-discards = Aruncate: { $items }

## Întrebări și răspunsurile lor

braille-question-target = { $teams ->
    [yes] { braille-card }: pe care echipă?
    *[no] { braille-card }: pe cine?
}
braille-question-extension = La { $miles }: prelungești la { $goal }?
braille-question-discard-safety = Arunci protecția { braille-card }?
braille-choice-extend = Prelungește până la { $goal }
braille-choice-end = Încheie la { $miles }
braille-choice-discard = Da, arunc-o
braille-choice-play = Joacă { braille-card }
braille-choice-draw = Trage
braille-choice-next-hand = Runda următoare

## Refuzuri

braille-refuse-draw-first = Întâi trage: { $key-draw }
braille-refuse-already-drawn = Ai tras deja: joacă sau aruncă
braille-refuse-pile-empty = Nimic de tras: joacă sau aruncă
braille-refuse-not-your-turn = La rând e { $name }: așteaptă
braille-refuse-extension-first = { $who ->
    [you] Întâi alege: prelungire sau sfârșit
    *[other] Așteaptă: { $name } alege
}
braille-refuse-hand-over = Runda e gata, { $key-play }: următoarea
braille-refuse-match-over = Joc încheiat: nu se mai mută
braille-refuse-hand-running = Runda nu e gata: joacă mai departe
braille-refuse-not-held = Nu ai { braille-card }
braille-refuse-no-target = { $teams ->
    [yes] { braille-card }: doar pentru echipa ta
    *[no] { braille-card }: doar pentru tine
}
braille-refuse-target-missing = { $teams ->
    [yes] { braille-card }: alege o echipă
    *[no] { braille-card }: alege un jucător
}
braille-refuse-no-such-seat = Nu există jucătorul { $number }
braille-refuse-no-such-side = { $teams ->
    [yes] Nu există echipa { $number }
    *[no] Nu există jucătorul { $number }
}
braille-refuse-own-side = { braille-card }: nu pe tabăra ta
braille-refuse-not-left = { $teams ->
    [yes] Doar echipa din stânga, nu { $team }
    *[no] Doar cine e la stânga, nu { $team }
}
braille-refuse-target-safe = { side } are { braille-safety }, nu { braille-card }
braille-refuse-target-limited = { side } are limită: așteaptă
braille-refuse-target-wrong = { side } e pe contrasens: așteaptă
braille-refuse-target-has-hazard = { side } are deja { braille-card }
braille-refuse-target-stopped = { side } stă deja pe loc
braille-refuse-target-not-rolling = { side } stă: nu { braille-card }
braille-refuse-hazard-in-force = Întâi îți trebuie { $needs }
braille-refuse-roll-needed = { $why ->
    [start] Întâi Drum liber, ca să pornești
    [stop] Întâi Drum liber: ai un Stop
    *[repaired] Întâi Drum liber, după reparație
}
braille-refuse-over-limit = { braille-card }: limită, doar 25 și 50
braille-refuse-two-200s = Două de 200 sunt deja jucate
braille-refuse-beyond-goal = { braille-card }: mai sunt { $left } până la { $goal }
braille-refuse-nothing-to-repair = { braille-card }: nu ai { braille-hazard }
braille-refuse-no-limit = Nu ai limită de care să scapi
braille-refuse-no-wrong-way = Nu ești pe contrasens
braille-refuse-roll-never-needed = Ai Prioritate: nu trebuie Drum liber
braille-refuse-repair-first = Întâi îți trebuie { $needs }
braille-refuse-already-rolling = Ești în mers: nu trebuie Drum liber
braille-refuse-no-extension = Acum nu e nimic de prelungit
braille-refuse-spectator = Privești: doar jucătorii mută
braille-refuse-not-a-move = Asta nu e o mutare
braille-refuse-no-answer = Nimic la care să ripostezi
braille-refuse-answer-not-held = Nu ai { braille-card }
braille-refuse-answer-late = Prea târziu: { braille-card } după atac
braille-refuse-chance-first = Alege riposta: { $key-answer } da, { $key-draw } nu
braille-refuse-no-card = Alege o carte: { $key-previous }, { $key-next }
braille-refuse-nobody-to-attack = { $why ->
    [driving] { braille-card }: toți apărați sau pe loc
    *[suffering] { braille-card }: toți apărați sau loviți
}

braille-refuse-seats-range = Jucători { $low } până la { $high }, nu { $seats }
braille-refuse-no-such-teams = Echipe de { $size } din { $seats } jucători: nu
braille-refuse-reshuffle-needed = Peste { $high }: reamestecare sau echipe
braille-refuse-match-points-range = Victorie: { $low } până la { $high } pct
braille-refuse-wrong-way-cards-range = Contrasens: { $low } la { $high }
braille-refuse-end-of-wrong-way-cards-range = Sfârșitul contrasensului: { $low } la { $high }
braille-refuse-score-range = { $item ->
    [mile] Pentru { braille-unit.a }: { $low } la { $high } pct
    [safety] O protecție: { $low } la { $high } pct
    [all_safeties] Toate patru: { $low } la { $high } pct
    [coup_fourre] O ripostă: { $low } la { $high } pct
    [trip] Traseul: { $low } la { $high } pct
    [delayed_action] Cu teancul gol: { $low } la { $high } pct
    [safe_trip] Fără 200: { $low } la { $high } pct
    [extension] Prelungirea: { $low } la { $high } pct
    *[shut_out] Marțul: { $low } la { $high } pct
}

## Regulile în vigoare

braille-rule-set = { $rules ->
    [playroom] Reguli Playroom
    [classic] Reguli clasice
    *[other] Reguli proprii
}
braille-rule-goal = { $goal ->
    [SEVEN_HUNDRED] Runda până la 700
    [EXTENSION] Runda până la 700, prelungită la 1000
    *[THOUSAND] Runda până la 1000
}
braille-rule-extension-forfeit = Prelungire ratată: { $points } fiecăruia
braille-rule-teams = Echipe: { $teams } de { $size }, câte o mașină
braille-rule-deck = { $thin ->
    [yes] Cărți: { $cards }, fără un obstacol din fel
    *[no] Cărți: { $cards }
}
braille-rule-wrong-way = Contrasens: { $wrong }, sfârșituri: { $ends }
braille-rule-stacking = Obstacolele se adună
braille-rule-reshuffle = Teanc gol: se reamestecă
braille-rule-left-target = { $teams ->
    [yes] Atac doar pe echipa din stânga
    *[no] Atac doar pe jucătorul din stânga
}
braille-rule-opening-coup = Prioritate poate deschide, ca ripostă
braille-rule-window = { $window ->
    [before-draw] Ripostă: înainte să tragă altul
    *[until-next-play] Ripostă: până la următoarea jucată
}
braille-rule-first = { $dealer ->
    [drawn] Cine împarte primul: la sorți
    *[before-host] Începe gazda
}
braille-rule-end = { $seat_out ->
    [yes] Sfârșit și când o mână e goală
    *[no] Sfârșit și când nu mai sunt cărți
}
braille-rule-all-safeties = Toate patru: doar câștigătorul
braille-rule-shut-out = { $shut_out ->
    [EACH] Marț: fiecare fără carte de distanță
    *[ALL] Marț: toți învinșii cu 0 { braille-unit }
}
braille-rule-tie = { $tie ->
    [shared] Egalitate: victorie comună
    *[play-on] Egalitate: încă o rundă
}

## Legenda: cum se citesc liniile, fiecare de cel mult 40 de caractere

legend-distance = Anna 100, 300: joacă 100 și are 300
legend-card = Anna Benzină: jucătorul, apoi cartea
legend-hazard = Anna Stop pe Bob: Stop îl lovește pe Bob
legend-unplayable = După două puncte: de ce nu se joacă
legend-words = ripostă: coup fourré, pct: puncte
legend-names = Nume lung: cuvinte întregi sau 10 litere
legend-cards = Nume scurte, când linia e plină:
legend-short = { $short }: { $whole }
