### Gra 1000 mil w szczegółowości brajlowskiej: krótkie odpowiedniki komunikatów o nazwach po "braille-".
###
### Każdy wiersz ma najwyżej 40 znaków, gdy imiona mają po dziesięć liter. Najpierw fakt: kto, potem karta
### albo czynność, potem liczba. Na końcu wiersza nie ma kropki. $short mówi, czy karty mają krótkie nazwy:
### mają je tam, gdzie całe się nie mieszczą. Objaśnienia zawiera docs/braille.md.
### $who, $side i $hit wyjaśnia miles_sides.ftl; drużyny mają tu zawsze numery.

braille-unit = { $unit ->
    [km] km
    *[miles] mile
}
    .one = { $unit ->
    [km] Kilometr
    *[miles] Mila
}
    .gen = { $unit ->
    [km] km
    *[miles] mil
}

## Karty: nazwy krótkie, z przypadkami (nom, acc, gen)

-accident-short = Wypadek
-out-of-gas-short = Brak
-flat-tire-short = { $case ->
    *[nom] Opona
    [acc] Oponę
}
-speed-limit-short = Limit
-stop-short = Czerwone
-wrong-way-short = Pod prąd
-repairs-short = { $case ->
    *[nom] Naprawa
    [acc] Naprawę
    [gen] Naprawy
}
-gasoline-short = { $case ->
    *[nom] Paliwo
    [gen] Paliwa
}
-spare-tire-short = { $case ->
    *[nom] Koło
    [gen] Koła
}
-end-of-limit-short = { $case ->
    *[nom] Koniec limitu
    [gen] Końca limitu
}
-roll-short = { $case ->
    *[nom] Zielone
    [gen] Zielonego
}
-end-of-wrong-way-short = { $case ->
    *[nom] Koniec jazdy
    [gen] Końca jazdy
}
-driving-ace-short = { $case ->
    *[nom] As
    [acc] Asa
}
-extra-tank-short = Zbiornik
-puncture-proof-short = Odporność
-right-of-way-short = Przywilej

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
    .acc = { $short ->
    [yes] { $card ->
        [FLAT_TIRE] { -flat-tire-short(case: "acc") }
        [REPAIRS] { -repairs-short(case: "acc") }
        [DRIVING_ACE] { -driving-ace-short(case: "acc") }
        *[other] { braille-card }
    }
    *[no] { $card ->
        [FLAT_TIRE] { -flat-tire(case: "acc") }
        [WRONG_WAY] { -wrong-way(case: "acc") }
        [REPAIRS] { -repairs(case: "acc") }
        [SPARE_TIRE] { -spare-tire(case: "acc") }
        [DRIVING_ACE] { -driving-ace(case: "acc") }
        *[other] { braille-card }
    }
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
        [REPAIRS] { -repairs-short(case: "gen") }
        [GASOLINE] { -gasoline-short(case: "gen") }
        [SPARE_TIRE] { -spare-tire-short(case: "gen") }
        [END_OF_LIMIT] { -end-of-limit-short(case: "gen") }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short(case: "gen") }
        *[ROLL] { -roll-short(case: "gen") }
    }
    *[no] { remedy.gen }
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
    .acc = { $short ->
    [yes] { $safety ->
        [DRIVING_ACE] { -driving-ace-short(case: "acc") }
        *[other] { braille-safety }
    }
    *[no] { safety.acc }
}

## Kto

braille-list-and = { $list }, { $item }
braille-actor = { $who ->
    [you] Ty
    *[other] { $name }
}
braille-side-within = { $side ->
    [team] twoja drużyna
    [number] drużyna { $team }
    *[other] { $team }
}

## Partia i rundy

braille-match-started = Gra do { $points } pkt, każdy za siebie
braille-match-started-one-round = Gra na jedną rundę, każdy za siebie
braille-match-started-teams = Gra do { $points } pkt, drużyny: { $teams } po { $size }
braille-match-started-teams-one-round = Gra na jedną rundę, drużyny: { $teams } po { $size }
braille-match-teams-two = Drużyna { $team } { $names }, { $other } { $others }
braille-match-team = { $side ->
    [team] Twoja drużyna, { $team }: { $names }
    *[number] Drużyna { $team }: { $names }
}
braille-hand-started = { $who ->
    [you] Runda { $number }, rozdajesz
    *[other] Runda { $number }, rozdaje { $name }
}
braille-hand-won = { $side ->
    [you] Wygrywasz rundę { $number }
    *[other] { side } wygrywa rundę { $number }
}
braille-hand-unwon = { $reason ->
    [seat-out] Runda { $number } bez zwycięzcy: ktoś bez kart
    [stalled] Runda { $number } bez zwycięzcy: brak zagrań
    *[cards] Runda { $number } bez zwycięzcy: brak kart
}
braille-sheet-brief = { side } { $points } pkt, razem { $total }
braille-sheet-more = { side }: { $items }
braille-item-mile = { braille-unit } { $points }
braille-item-safety = zabezpieczenia { $points }
braille-item-all-safeties = komplet { $points }
braille-item-coup-fourre = świństwa { $points }
braille-item-trip = trasa { $points }
braille-item-delayed-action = pusty stos { $points }
braille-item-safe-trip = bezpieczna trasa { $points }
braille-item-extension = przedłużenie { $points }
braille-item-shut-out = do zera { $points }
braille-paid-delayed-action-reshuffled = po tasowaniu { $points }
braille-paid-extension-forfeit = za nieudane { $points }
braille-next-hand = { $key-play }: następna runda
braille-match-won = { $side ->
    [you] Wygrywasz grę, { $points } pkt
    *[other] { side } wygrywa grę, { $points } pkt
}
braille-match-won-names = { side } wygrywa, { $points } pkt: { $names }
braille-match-shared = Wspólna wygrana, { $points } pkt: { $names }

## Tura

braille-turn-began = { $who ->
    [you] Twoja kolej
    *[other] Kolej: { $name }
}
braille-turn-began-again = { $who ->
    [you] Znowu twoja kolej
    *[other] Znowu kolej: { $name }
}
braille-turn-began-ready = { $why ->
    [empty] Twoja kolej, stos pusty: graj lub odrzuć
    *[drawn] Twoja kolej: graj lub odrzuć
}
braille-card-drawn = Dobierasz { braille-card.acc }
braille-card-drawn-instead = Dobierasz jeszcze { braille-card.acc }
braille-draw-pile-empty = { $reshuffle ->
    [yes] Stos pusty, dobranie przetasuje
    *[no] Stos pusty
}
braille-reshuffled = Przetasowane: { cards-count } do dobrania
braille-seats-skipped = { $who ->
    [you] { $count ->
        [1] Tracisz kolejkę
        *[other] { $names } tracicie kolejkę
    }
    *[other] { $count ->
        [one] { $names } traci kolejkę
        *[other] { $names } tracą kolejkę
    }
}

## Karty zagrane i odrzucone

# Po karcie mile strony, która ją zagrała.
braille-distance-played = { braille-actor } { braille-card }, { $miles }
braille-miles-lost = { $lost ->
    [0] { braille-actor } { braille-card } na nic, pod prąd
    *[other] { braille-actor } { braille-card } pod prąd: minus { $lost }, { $miles }
}
braille-hazard-played = { $hit ->
    [you] { braille-actor } { braille-card } na ciebie
    [team] { braille-actor } { braille-card } na was
    [number] { braille-actor } { braille-card } na drużynę { $target }
    *[other] { braille-actor } { braille-card } na: { $target }
}
braille-remedy-played = { $card ->
    [END_OF_LIMIT] { braille-actor } { braille-card }
    [END_OF_WRONG_WAY] { braille-actor } { braille-card }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] Ty { braille-card }, jedziesz
            *[other] { $name } { braille-card }, jedzie
        }
        *[no] { braille-actor } { braille-card }, trzeba { $needs }
    }
}
braille-safety-played = { braille-actor } { braille-card }, { $points } pkt
braille-safety-played-effects = { braille-actor } { braille-card }, { $points } pkt, { $effects }
braille-effect-cleared = { braille-hazard } znika
braille-effect-cleared-both = { $card ->
    [DRIVING_ACE] { -accident } i { -wrong-way } znikają
    *[RIGHT_OF_WAY] { -stop-short } i { -speed-limit-short } znikają
}
braille-effect-roll-needed = trzeba Zielonego światła
braille-effect-needed = trzeba { $needs }
braille-effect-may-drive = droga wolna
braille-effect-no-more-roll = Zielone światło już niepotrzebne
braille-coup-offered = Świństwo? { $key-answer }: { braille-card }, { $key-draw }: nie
braille-coup-offered-opening = Świństwo? { $key-answer }: { braille-card }, { $key-draw }: nie
braille-coup-played = { braille-actor } świństwo { braille-card }, { $points } pkt
braille-coup-played-opening = { $who ->
    [you] Otwierasz, świństwo { braille-card }, { $points } pkt
    *[other] { $name } świństwo { braille-card }, { $points } pkt
}
braille-coup-cleared = { braille-hazard } też znika
braille-discarded = { $who ->
    [you] Odrzucasz { braille-card.acc }
    *[other] { $name } odrzuca { braille-card.acc }
}

## Koniec trasy

braille-extension-offered = { $who ->
    [you] Masz { $miles }: przedłużyć do { $goal }?
    [mate] { $name }, { $miles }: przedłuża czy kończy?
    *[other] { side } ma { $miles }: przedłuża czy kończy?
}
braille-extension-called = { $who ->
    [you] Przedłużasz do { $goal }
    *[other] { $name } przedłuża do { $goal }
}
braille-extension-declined = { $who ->
    [you] Kończysz rundę na { $miles }
    *[other] { $name } kończy rundę na { $miles }
}
braille-trip-completed = { $side ->
    [you] Kończysz trasę, { $miles }
    *[other] { side } kończy trasę, { $miles }
}

## Karty w ręce. Po dwukropku: dlaczego karty nie można zagrać.

braille-card-label = { $digit ->
    [yes] Nr { $place }, { braille-card }
    *[no] { braille-card }, { $place } z { $count }
}
braille-card-playable = { $label }, można
braille-card-playable-on = { $label }, na: { $names }
braille-card-playable-on-anyone = { $label }, na każdego
braille-card-playable-on-some = { $teams ->
    [yes] { $label }, na drużyny: { $sides }
    *[no] { $label }, na { $sides } graczy
}
braille-card-subtracts = { $miles ->
    [0] { $label }, nic nie da
    *[other] { $label }, odejmie
}
braille-card-answers = { $label }, świństwo: { $key-answer }
braille-card-unplayable = { $label }: { $reason }
braille-card-missing = Nie ma karty { $place }, masz { $count }
braille-card-times = { $count ->
    [1] { braille-card }
    [2] 2 razy { braille-card }
    *[other] { $count } razy { braille-card }
}
braille-hand = { cards-count }: { $items }
braille-hand-more = oraz { $items }
braille-hand-empty = Bez kart

braille-reason-hazard-in-force = trzeba { $needs }
braille-reason-roll-needed = trzeba Zielonego światła
braille-reason-over-limit = limit 50
braille-reason-two-200s = dwie 200 już leżą
braille-reason-beyond-goal = do celu { $left }
braille-reason-nothing-to-repair = nic do naprawy
braille-reason-no-limit = nie masz limitu
braille-reason-no-wrong-way = nie pod prąd
braille-reason-repair-first = { $count ->
    [3] trzeba trzech napraw
    *[other] trzeba { $needs }
}
braille-reason-roll-never-needed = niepotrzebne
braille-reason-already-rolling = już jedziesz
braille-reason-target-safe = { braille-side-within } ma { braille-safety.acc }
braille-reason-target-limited = { braille-side-within } ma limit
braille-reason-target-wrong = { braille-side-within } już to ma
braille-reason-target-has-hazard = { braille-side-within } już to ma
braille-reason-target-stopped = { braille-side-within } stoi
braille-reason-target-not-rolling = { braille-side-within } stoi
braille-reason-nobody-to-attack = teraz na nikogo

## Kto jak stoi

braille-side-facts = { side }: { $facts }
braille-side-facts-more = { side }: { $facts }
braille-fact-miles = { $miles }
braille-fact-miles-of = { $miles } z { $goal }, do celu { $left }
braille-fact-driving = w drodze
braille-fact-roll-needed = { $why ->
    [start] przed startem
    [stop] Czerwone światło
    *[repaired] trzeba Zielonego
}
braille-fact-hazard = { braille-hazard }
braille-fact-hazard-bare = { braille-hazard }
braille-fact-then-roll = potem Zielone
braille-fact-hazards = { $count ->
    [one] przeszkoda
    *[other] przeszkody
}
braille-fact-limit = limit 50
braille-fact-wrong-way = pod prąd
braille-fact-safety = { braille-safety }
braille-fact-safety-coup = { braille-safety } świństwem
braille-fact-no-safety = bez zabezpieczeń
braille-fact-two-200s = dwie 200 na stole
braille-fact-points = { $points } pkt w tej rundzie
braille-headline = Runda { $number }, do { $goal }
braille-watching = Oglądasz: bez kart i bez samochodu

braille-score = { side } { $points } pkt
braille-score-fallen = { side } { $points }, w rundzie { $fallen }
braille-score-aim = Do { $points } pkt
braille-score-aim-one-round = Rozstrzyga jedna runda

braille-turn-draw = Kolej na ciebie: dobierz, { $key-draw }
braille-turn-play = Kolej na ciebie: graj lub odrzuć
braille-turn-wait-draw = Dobiera { $name }
braille-turn-wait-play = Gra { $name }
braille-turn-answer-draw = Świństwo? { $key-answer }. Albo dobierz: { $key-draw }
braille-turn-answer-play = Świństwo? { $key-answer }. Albo graj: twoja kolej
braille-turn-answer-wait = Świństwo? { $key-answer }, { $key-draw }: nie, gra { $name }
braille-turn-extension = { $who ->
    [you] Decyduj: do { $goal } czy koniec rundy
    *[other] Decyduje { $name }: do { $goal } czy koniec
}
braille-turn-next-hand = { $who ->
    [you] Runda { $number } skończona, { $key-play }: następna
    *[other] Runda { $number } skończona, będzie następna
}
braille-turn-match-over = Wygrana: { side }, { $points } pkt
braille-turn-match-shared = { $teams ->
    [yes] Wspólna wygrana, drużyny: { $sides }, { $points }
    *[no] Wspólna wygrana, graczy: { $sides }, { $points }
}
braille-standing = Dalszy ciąg: runda { $number }, do { $goal }

braille-pile = { $left ->
    [0] Stos pusty, odrzuconych { $discards }
    *[other] Stos: { $left }, odrzuconych { $discards }
}
braille-pile-to-shuffle = Stos pusty, do przetasowania { $discards }
braille-pile-shuffled = { $times ->
    [1] Przetasowano raz
    [2] Przetasowano dwa razy
    *[other] Przetasowano { $times } razy
}
braille-pile-discards = Odrzucone: { $items }

## Pytania i odpowiedzi

braille-question-target = { $teams ->
    [yes] { braille-card }: na którą drużynę?
    *[no] { braille-card }: na kogo?
}
braille-question-extension = Masz { $miles }: przedłużyć do { $goal }?
braille-question-discard-safety = Odrzucić zabezpieczenie { braille-card }?
braille-choice-extend = Przedłuż do { $goal }
braille-choice-end = Zakończ na { $miles }
braille-choice-discard = Tak, odrzuć
braille-choice-play = Zagraj { braille-card.acc }
braille-choice-draw = Dobierz
braille-choice-next-hand = Następna runda

## Odmowy

braille-refuse-draw-first = Najpierw dobierz: { $key-draw }
braille-refuse-already-drawn = Nowa karta już jest: graj lub odrzuć
braille-refuse-pile-empty = Stos pusty: graj lub odrzuć
braille-refuse-not-your-turn = Gra { $name }: czekaj na swoją kolej
braille-refuse-extension-first = { $who ->
    [you] Najpierw decyzja: przedłużasz, kończysz
    *[other] Czekaj, { $name } decyduje
}
braille-refuse-hand-over = Koniec rundy, { $key-play }: następna
braille-refuse-match-over = Gra skończona: nie ma już ruchów
braille-refuse-hand-running = Runda jeszcze trwa: graj dalej
braille-refuse-not-held = Nie masz karty { braille-card }
braille-refuse-no-target = { $teams ->
    [yes] { braille-card }: tylko dla twojej drużyny
    *[no] { braille-card }: tylko dla ciebie
}
braille-refuse-target-missing = { $teams ->
    [yes] { braille-card }: wybierz drużynę
    *[no] { braille-card }: wybierz gracza
}
braille-refuse-no-such-seat = Nie ma gracza { $number }
braille-refuse-no-such-side = { $teams ->
    [yes] Nie ma drużyny { $number }
    *[no] Nie ma gracza { $number }
}
braille-refuse-own-side = { braille-card }: nie na siebie
braille-refuse-not-left = { $teams ->
    [yes] Tylko drużynę po lewej, nie { $team }
    *[no] Tylko gracza po lewej, nie { $team }
}
braille-refuse-target-safe = { side }: { braille-safety }, nie { braille-card }
braille-refuse-target-limited = { side } ma już limit: zaczekaj
braille-refuse-target-wrong = { side } już pod prąd: zaczekaj
braille-refuse-target-has-hazard = { side } ma już { braille-card.acc }
braille-refuse-target-stopped = { side } już stoi
braille-refuse-target-not-rolling = { side } stoi, nie { braille-card }
braille-refuse-hazard-in-force = Najpierw trzeba { $needs }
braille-refuse-roll-needed = { $why ->
    [start] Na start trzeba Zielonego światła
    [stop] Czerwone: trzeba Zielonego światła
    *[repaired] Po naprawie trzeba Zielonego światła
}
braille-refuse-over-limit = { braille-card }: limit, tylko 25 i 50
braille-refuse-two-200s = Dwie karty 200 już leżą na stole
braille-refuse-beyond-goal = { braille-card }: do { $goal } tylko { $left }
braille-refuse-nothing-to-repair = { braille-card }: nie ma: { braille-hazard }
braille-refuse-no-limit = Nie masz limitu do skończenia
braille-refuse-no-wrong-way = Nie jedziesz pod prąd
braille-refuse-roll-never-needed = Zielone niepotrzebne: masz Przywilej
braille-refuse-repair-first = Najpierw trzeba { $needs }
braille-refuse-already-rolling = Już jedziesz, Zielone niepotrzebne
braille-refuse-no-extension = Nie pora na przedłużenie trasy
braille-refuse-spectator = Oglądasz: ruchy tylko dla graczy
braille-refuse-not-a-move = To nie jest ruch
braille-refuse-no-answer = Teraz nie można zrobić świństwa
braille-refuse-answer-not-held = Nie masz karty { braille-card }
braille-refuse-answer-late = Za późno: { braille-card } po ataku
braille-refuse-chance-first = Świństwo? { $key-answer }: tak, { $key-draw }: nie
braille-refuse-no-card = Wybierz kartę: { $key-previous }, { $key-next }
braille-refuse-nobody-to-attack = { $why ->
    [driving] { braille-card } na nikogo: chronieni, stoją
    *[suffering] { braille-card } na nikogo: chronieni, mają
}

braille-refuse-seats-range = Graczy { $low } do { $high }, nie { $seats }
braille-refuse-no-such-teams = Graczy { $seats }: nie ma drużyn po { $size }
braille-refuse-reshuffle-needed = Ponad { $high } graczy: tasowanie, drużyny
braille-refuse-match-points-range = Zwycięstwo: { $low } do { $high } pkt
braille-refuse-wrong-way-cards-range = Jazda pod prąd: { $low } do { $high } kart
braille-refuse-end-of-wrong-way-cards-range = Koniec jazdy pod prąd: { $low } do { $high } kart
braille-refuse-score-range = { $item ->
    [mile] { braille-unit.one }: { $low } do { $high } pkt
    [safety] Zabezpieczenie: { $low } do { $high } pkt
    [all_safeties] Komplet: { $low } do { $high } pkt
    [coup_fourre] Świństwo: { $low } do { $high } pkt
    [trip] Ukończenie trasy: { $low } do { $high } pkt
    [delayed_action] Pusty stos: { $low } do { $high } pkt
    [safe_trip] Bezpieczna trasa: { $low } do { $high } pkt
    [extension] Przedłużenie: { $low } do { $high } pkt
    *[shut_out] Wygrana do zera: { $low } do { $high } pkt
}

## Zasady w tej grze

braille-rule-set = { $rules ->
    [playroom] Zasady pokoju gier
    [classic] Zasady klasyczne
    *[other] Zasady własne
}
braille-rule-goal = { $goal ->
    [SEVEN_HUNDRED] Trasa do 700
    [EXTENSION] Trasa do 700, przedłużana do 1000
    *[THOUSAND] Trasa do 1000
}
braille-rule-extension-forfeit = Nieudane przedłużenie: { $points } każdemu
braille-rule-teams = Drużyny: { $teams } po { $size }, wspólne auto
braille-rule-deck = { $thin ->
    [yes] Kart { $cards }, bez jednej z przeszkód
    *[no] Kart { $cards }
}
braille-rule-wrong-way = Jazda pod prąd: kart { $wrong }, koniec: { $ends }
braille-rule-stacking = Przeszkody się kumulują
braille-rule-reshuffle = Pusty stos: tasowanie odrzuconych
braille-rule-left-target = { $teams ->
    [yes] Atak tylko na drużynę po lewej
    *[no] Atak tylko na gracza po lewej
}
braille-rule-opening-coup = Otwarcie świństwem: tak
braille-rule-window = { $window ->
    [before-draw] Świństwo: przed następnym dobraniem
    *[until-next-play] Świństwo: do następnej zagranej karty
}
braille-rule-first = { $dealer ->
    [drawn] Kto rozdaje pierwszy: los
    *[before-host] Zaczyna gospodarz
}
braille-rule-end = { $seat_out ->
    [yes] Koniec też, gdy ktoś jest bez kart
    *[no] Koniec też, gdy nikt nie ma kart
}
braille-rule-all-safeties = Komplet zabezpieczeń: tylko zwycięzca
braille-rule-shut-out = { $shut_out ->
    [EACH] Wygrana do zera: za każdego osobno
    *[ALL] Wygrana do zera: wszyscy po 0 { braille-unit.gen }
}
braille-rule-tie = { $tie ->
    [shared] Remis: wspólna wygrana
    *[play-on] Remis: następna runda
}

## Objaśnienia: jak czytać wiersze, każde najwyżej 40 znaków

legend-distance = Anna 100, 300: razem ma teraz 300
legend-card = Anna Naprawa: gracz, potem karta
legend-hazard = Anna Wypadek na: Bob: Bob ma Wypadek
legend-unplayable = Po dwukropku: czemu karty nie zagrasz
legend-words = trzeba: potrzeba karty, pkt: punkty
legend-names = Długie imię: całe słowa albo 10 liter
legend-cards = Krótkie karty, gdy brak miejsca:
legend-short = { $short }: { $whole }
