### Karty w ręce i stół gry 1000 mil, w odpowiedzi na klawisze. $who i $side wyjaśnia miles_sides.ftl.

## Karty w ręce

card-label = { $digit ->
    [yes] Karta { $place } z { $count }, { card }
    *[no] { card }, { $place } z { $count }
}
card-playable = { $label }, można zagrać
card-playable-on = { $label }, można zagrać na: { $names }
card-playable-on-anyone = { $label }, można zagrać na każdego
card-playable-on-some = { $teams ->
    [yes] { $sides ->
        [few] { $label }, można zagrać na { $sides } drużyny
        *[many] { $label }, można zagrać na { $sides } drużyn
    }
    *[no] { $label }, można zagrać na { $sides } graczy
}
card-subtracts = { $miles ->
    [0] { $label }, można zagrać, ale nic nie da
    *[other] { $label }, można zagrać, ale odejmie { unit }
}
card-answers = { $label }, świństwo: klawisz { $key-answer }
card-unplayable = { $label }, nie można zagrać: { $reason }
card-missing = Nie ma karty numer { $place }: masz { cards-count.acc }.
card-times = { $count ->
    [1] { card }
    [2] { card } dwa razy
    *[other] { card } { $count } razy
}
hand = Masz { cards-count.acc }: { $items }.
hand-more = A także { $items }.
hand-empty = Nie masz ani jednej karty.

reason-hazard-in-force = potrzebujesz { $needs }
reason-roll-needed = potrzebujesz Zielonego światła
reason-over-limit = obowiązuje Ograniczenie prędkości
reason-two-200s = { $teams ->
    [yes] macie już na stole dwie karty 200 { unit.gen }
    *[no] masz już na stole dwie karty 200 { unit.gen }
}
reason-beyond-goal = do celu tylko { $left }
reason-nothing-to-repair = nie masz { hazard.gen }
reason-no-limit = nie masz ograniczenia
reason-no-wrong-way = nie jedziesz pod prąd
reason-repair-first = najpierw potrzebujesz { $needs }
reason-roll-never-needed = masz Pojazd uprzywilejowany
reason-already-rolling = już jedziesz
reason-target-safe = { $side ->
    [pair] { $team } mają { safety.acc }
    *[other] { side.within } ma { safety.acc }
}
reason-target-limited = { $side ->
    [pair] { $team } mają już Ograniczenie prędkości
    *[other] { side.within } ma już Ograniczenie prędkości
}
reason-target-wrong = { $side ->
    [pair] { $team } już jadą pod prąd
    *[other] { side.within } już jedzie pod prąd
}
reason-target-has-hazard = { $side ->
    [pair] { $team } mają już { card.acc }
    *[other] { side.within } ma już { card.acc }
}
reason-target-stopped = { $side ->
    [pair] { $team } już stoją
    *[other] { side.within } już stoi
}
reason-target-not-rolling = { $side ->
    [pair] { $team } nie jadą
    *[other] { side.within } nie jedzie
}
reason-nobody-to-attack = teraz nie ma na kogo

## Kto jak stoi

side-facts = { side }: { $facts }.
side-facts-more = { side }, ponadto: { $facts }.
fact-miles = { miles-count }
fact-miles-of = { miles-count } z { $goal }, do celu { $left }
fact-driving = w drodze
fact-roll-needed = { $why ->
    [start] na starcie, potrzeba Zielonego światła
    [stop] Czerwone światło, potrzeba Zielonego światła
    *[repaired] po naprawie, potrzeba Zielonego światła
}
fact-hazard = { hazard }, potrzeba { remedy.gen }
fact-hazard-bare = { hazard }
fact-hazards = { $count ->
    [one] { $count } przeszkoda
    [few] { $count } przeszkody
    *[many] { $count } przeszkód
}
fact-then-roll = na koniec Zielone światło
fact-limit = Ograniczenie prędkości do 50
fact-wrong-way = jazda pod prąd
fact-safety = { safety }
fact-safety-coup = { safety } ze świństwa
fact-no-safety = bez zabezpieczeń
fact-two-200s = na stole dwie karty 200 { unit.gen }
fact-cards = { cards-count }
fact-cards-of = { $who ->
    [you] ty { cards-count }
    *[other] { $name } { cards-count }
}
fact-cards-each = { $count ->
    [one] po { $count } karcie
    [few] po { $count } karty
    *[many] po { $count } kart
}
fact-cards-same = { $count ->
    [one] { $names } po { $count } karcie
    [few] { $names } po { $count } karty
    *[many] { $names } po { $count } kart
}
fact-points = { points-count } w tej rundzie
headline = Runda { $number }, do { $goal } { unit.gen }.
watching = Oglądasz grę: nie masz ani kart, ani samochodu.

score = { side }: { points-count }.
score-fallen = { side }: { points-count }, z tego { $fallen } w tej rundzie.
score-items = { side }, w tej rundzie: { $items }.
score-aim = Gramy do { points-count.gen }.
score-aim-one-round = Rozstrzyga jedna runda.

turn-draw = Kolej na ciebie: dobierz kartę klawiszem { $key-draw }.
turn-play = Kolej na ciebie: zagraj lub odrzuć kartę.
turn-wait-draw = Czekamy, aż { actor } dobierze kartę.
turn-wait-play = Czekamy, aż { actor } zagra lub odrzuci kartę.
turn-answer-draw = Możesz zrobić świństwo: klawisz { $key-answer }. Albo dobierz kartę, kolej na ciebie.
turn-answer-play = Możesz zrobić świństwo: klawisz { $key-answer }. Albo zagraj inną kartę, kolej na ciebie.
turn-answer-wait = Możesz zrobić świństwo: klawisz { $key-answer }, a { $key-draw } z niego rezygnuje. Potem gra { actor }.
turn-extension = { $who ->
    [you] Decydujesz: przedłużenie trasy do { $goal } { unit.gen } czy koniec rundy.
    *[other] Decyduje { actor }: przedłużenie trasy czy koniec rundy.
}
turn-next-hand = { $who ->
    [you] Runda { $number } skończona: { $key-play } zaczyna następną.
    *[other] Runda { $number } skończona: gracze zaraz zaczną następną.
}
turn-match-over = Koniec gry. { $result }
turn-match-shared = { $teams ->
    [yes] { $sides ->
        [few] Koniec gry. Zwycięstwo dzielą { $sides } drużyny z wynikiem { points-count.gen }.
        *[many] Koniec gry. Zwycięstwo dzieli { $sides } drużyn z wynikiem { points-count.gen }.
    }
    *[no] { $sides ->
        [few] Koniec gry. Zwycięstwo dzielą { $sides } osoby z wynikiem { points-count.gen }.
        *[many] Koniec gry. Zwycięstwo dzieli { $sides } osób z wynikiem { points-count.gen }.
    }
}
standing = Gra toczy się dalej. Runda { $number }, do { $goal } { unit.gen }.

pile = { $left ->
    [0] Stos jest pusty, odrzuconych { $discards }.
    *[other] Stos: { left-count.pile }, odrzuconych { $discards }.
}
pile-to-shuffle = Stos jest pusty, odrzuconych { $discards }: następne dobranie je przetasuje.
pile-shuffled = { $times ->
    [1] W tej rundzie odrzucone karty przetasowano raz.
    [2] W tej rundzie odrzucone karty przetasowano dwa razy.
    *[other] W tej rundzie odrzucone karty przetasowano { $times } razy.
}
pile-discards = Odrzucone: { $items }.

## Pytania i odpowiedzi

question-target = { $teams ->
    [yes] { card }: na którą drużynę?
    *[no] { card }: na kogo?
}
question-extension = { $teams ->
    [yes] Macie { miles-count }: przedłużyć trasę do { $goal }?
    *[no] Masz { miles-count }: przedłużyć trasę do { $goal }?
}
question-discard-safety = Na pewno odrzucić zabezpieczenie: { card }?
choice-target = { side }, { $facts }
choice-target-names = { side }, { $names }, { $facts }
choice-extend = Przedłuż trasę: dalej do { $goal } { unit.gen }
choice-end = Zakończ rundę tutaj, na { miles-count.loc }
choice-discard = Tak, odrzuć: { card }
choice-play = Zagraj: { card }
choice-draw = Dobierz kartę
choice-next-hand = Zacznij następną rundę
