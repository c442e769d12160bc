### Słowa gry 1000 mil.
###
### Każdy komunikat to jeden wiersz, najwyżej 120 znaków, najważniejsze w pierwszych 40.
### $who mówi, o kim jest zdanie: [you] słuchający, *[other] ktoś inny, o imieniu $name.
### Imion nie odmieniamy ("na gracza { $target }"), a czas teraźniejszy omija rodzaj.
### Odpowiedź na klawisz nie może zaczynać się od jego litery: informacje I i J, punkty S,
### kolej T, stos N, karty w ręce H, odrzucanie D, świństwo C.

## Karty: każda nazwa raz, z przypadkami (nom, acc, gen).

-accident = { $case ->
    *[nom] Wypadek
    [gen] Wypadku
}
-out-of-gas = { $case ->
    *[nom] Brak paliwa
    [gen] Braku paliwa
}
-flat-tire = { $case ->
    *[nom] Przebita opona
    [acc] Przebitą oponę
    [gen] Przebitej opony
}
-speed-limit = { $case ->
    *[nom] Ograniczenie prędkości
    [gen] Ograniczenia prędkości
}
-stop = { $case ->
    *[nom] Czerwone światło
    [gen] Czerwonego światła
}
-repairs = { $case ->
    *[nom] Naprawa
    [acc] Naprawę
    [gen] Naprawy
}
-gasoline = { $case ->
    *[nom] Paliwo
    [gen] Paliwa
}
-spare-tire = { $case ->
    *[nom] Wymiana koła
    [acc] Wymianę koła
    [gen] Wymiany koła
}
-end-of-limit = { $case ->
    *[nom] Koniec ograniczenia prędkości
    [gen] Końca ograniczenia prędkości
}
-roll = { $case ->
    *[nom] Zielone światło
    [gen] Zielonego światła
}
-driving-ace = { $case ->
    *[nom] As kierownicy
    [acc] Asa kierownicy
}
-extra-tank = Zbiornik gazu
-puncture-proof = Odporność na przebicie opony
-right-of-way = Pojazd uprzywilejowany

card = { $card ->
    [MILES_25] 25 mil
    [MILES_50] 50 mil
    [MILES_75] 75 mil
    [MILES_100] 100 mil
    [MILES_200] 200 mil
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    [STOP] { -stop }
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [ROLL] { -roll }
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}
    .acc = { $card ->
    [FLAT_TIRE] { -flat-tire(case: "acc") }
    [REPAIRS] { -repairs(case: "acc") }
    [SPARE_TIRE] { -spare-tire(case: "acc") }
    [DRIVING_ACE] { -driving-ace(case: "acc") }
    *[other] { card }
}
# Karta w najmniejszej liczbie słów, gdy wiadomo, że ją zagrano.
card-short = { $card ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    [MILES_200] 200
    *[other] { card }
}
hazard = { $hazard ->
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    *[STOP] { -stop }
}
    .acc = { $hazard ->
    [FLAT_TIRE] { -flat-tire(case: "acc") }
    *[other] { hazard }
}
    .gen = { $hazard ->
    [ACCIDENT] { -accident(case: "gen") }
    [OUT_OF_GAS] { -out-of-gas(case: "gen") }
    [FLAT_TIRE] { -flat-tire(case: "gen") }
    [SPEED_LIMIT] { -speed-limit(case: "gen") }
    *[STOP] { -stop(case: "gen") }
}
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    *[ROLL] { -roll }
}
    .gen = { $remedy ->
    [REPAIRS] { -repairs(case: "gen") }
    [GASOLINE] { -gasoline(case: "gen") }
    [SPARE_TIRE] { -spare-tire(case: "gen") }
    [END_OF_LIMIT] { -end-of-limit(case: "gen") }
    *[ROLL] { -roll(case: "gen") }
}
safety = { $safety ->
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}

## Liczebniki

points-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    *[many] { $points } punktów
}
    .gen = { $points ->
    [one] { $points } punktu
    *[many] { $points } punktów
}
miles-count = { $miles ->
    [one] { $miles } mila
    [few] { $miles } mile
    *[many] { $miles } mil
}
    .gen = { $miles ->
    [one] { $miles } mili
    *[many] { $miles } mil
}
    .loc = { $miles ->
    [one] { $miles } mili
    *[many] { $miles } milach
}
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    *[many] { $count } kart
}
    .acc = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    *[many] { $count } kart
}
left-count = { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
    *[many] zostało { $left } kart
}
    .pile = { $left ->
    [one] { $left } karta
    [few] { $left } karty
    *[many] { $left } kart
}

## Zdarzenia partii i rund

match-started = Gra się zaczyna. Gra indywidualna. Wygrywa ten, kto zdobędzie { points-count }.
match-started-one-round = Gra się zaczyna. Gra indywidualna. Rozstrzyga jedna runda.
match-seats = Przy stole po kolei: { $names }.
match-seats-more = Dalej { $names }.
hand-started = { $who ->
    [you] Runda { $number }. Tasujesz i rozdajesz każdemu po sześć kart.
    *[other] Runda { $number }. { $name } tasuje i rozdaje każdemu po sześć kart.
}
hand-started-brief = { $who ->
    [you] Runda { $number }. Rozdajesz.
    *[other] Runda { $number }. { $name } rozdaje.
}
dealt-other = { $name } ma w ręce { cards-count.acc }.
hand-won = { $who ->
    [you] Wygrywasz rundę { $number }.
    *[other] { $name } wygrywa rundę { $number }.
}
hand-unwon = { $reason ->
    [seat-out] Runda { $number } kończy się bez zwycięzcy: jednemu z graczy skończyły się karty.
    *[cards] Runda { $number } kończy się bez zwycięzcy: nikt nie ma już kart.
}
sheet = { $who ->
    [you] Ty: { points-count }, łącznie { $total }. { $items }.
    *[other] { $name }: { points-count }, łącznie { $total }. { $items }.
}
sheet-more = { $who ->
    [you] Ty, ponadto: { $items }.
    *[other] { $name }, ponadto: { $items }.
}
sheet-brief = { $who ->
    [you] Ty: { points-count }, łącznie { $total }.
    *[other] { $name }: { points-count }, łącznie { $total }.
}
item-mile = { $points } za mile
item-safety = { $points } za zabezpieczenia
item-all-safeties = { $points } za komplet zabezpieczeń
item-coup-fourre = { $points } za świństwa
item-trip = { $points } za ukończenie trasy
item-delayed-action = { $points } za metę przy pustym stosie
item-safe-trip = { $points } za bezpieczną trasę
item-extension = { $points } za przedłużoną trasę
item-shut-out = { $points } za rywali bez mil
next-hand = Naciśnij Enter, by zacząć następną rundę.
match-won = { $who ->
    [you] Wygrywasz grę z wynikiem { points-count.gen }.
    *[other] { $name } wygrywa grę z wynikiem { points-count.gen }.
}
match-shared = { $who ->
    [you] { $names } dzielicie zwycięstwo z wynikiem { points-count.gen }.
    *[other] { $names } dzielą zwycięstwo z wynikiem { points-count.gen }.
}
you-in-list = Ty

## Zdarzenia tury

turn-began = { $who ->
    [you] Twoja kolej.
    *[other] Teraz gra { $name }.
}
turn-began-again = { $who ->
    [you] Twoja kolej jeszcze raz.
    *[other] { $name } ma kolejny ruch.
}
turn-began-ready = { $why ->
    [empty] Twoja kolej: zagraj lub odrzuć kartę, stos jest pusty.
    *[drawn] Twoja kolej: zagraj lub odrzuć kartę, nie musisz dobierać.
}
turn-draw-brief = Dobierasz.
turn-play-brief = Zagrywasz.
card-drawn = Dobierasz { card.acc }.
card-drawn-full = Dobierasz { card.acc }; { left-count }.
card-drawn-brief = { card }.
card-drawn-instead = Dobierasz { card.acc } za zabezpieczenie.
card-drawn-other = { $name } dobiera kartę; { left-count }.
card-drawn-other-instead = { $name } dobiera kartę za zabezpieczenie; { left-count }.
draw-pile-empty = Stos dobierania jest pusty.
played-brief = { $who ->
    [you] Ty, { card-short }.
    *[other] { $name }, { card-short }.
}
distance-played = { $who ->
    [you] Grasz { card }: razem { $miles }.
    *[other] { $name } gra { card }: razem { $miles }.
}
distance-played-full = { $who ->
    [you] Grasz { card }: razem { $miles }, do celu { $left }.
    *[other] { $name } gra { card }: razem { $miles }, do celu { $left }.
}
hazard-played = { $who ->
    [you] Zagrywasz { card.acc } na gracza { $target }.
    *[other] { $hit ->
        [you] { $name } zagrywa na ciebie { card.acc }.
        *[other] { $name } zagrywa { card.acc } na gracza { $target }.
    }
}
hazard-played-full = { $who ->
    [you] Zagrywasz { card.acc } na gracza { $target }: potrzeba { remedy.gen }.
    *[other] { $hit ->
        [you] { $name } zagrywa na ciebie { card.acc }: potrzebujesz { remedy.gen }.
        *[other] { $name } zagrywa { card.acc } na gracza { $target }.
    }
}
hazard-played-brief = { $who ->
    [you] Ty, { card } dla gracza { $target }.
    *[other] { $hit ->
        [you] { $name }, { card } dla ciebie.
        *[other] { $name }, { card } dla gracza { $target }.
    }
}
remedy-played = { $who ->
    [you] { $card ->
        [END_OF_LIMIT] Zagrywasz { card.acc }: już po ograniczeniu.
        *[other] { $rolling ->
            [yes] Zagrywasz { card.acc }: możesz jechać.
            *[no] Zagrywasz { card.acc }: potrzebujesz jeszcze Zielonego światła.
        }
    }
    *[other] { $card ->
        [END_OF_LIMIT] { $name } zagrywa { card.acc }: już po ograniczeniu.
        *[other] { $rolling ->
            [yes] { $name } zagrywa { card.acc } i może jechać.
            *[no] { $name } zagrywa { card.acc }, potrzebuje jeszcze Zielonego światła.
        }
    }
}
safety-played = { $who ->
    [you] Zagrywasz { card.acc }: { points-count }.
    *[other] { $name } zagrywa { card.acc }: { points-count }.
}
safety-played-effects = { $who ->
    [you] Zagrywasz { card.acc }: { points-count }; { $effects }.
    *[other] { $name } zagrywa { card.acc }: { points-count }; { $effects }.
}
effect-cleared = znika { hazard }
effect-cleared-both = znika Czerwone światło i Ograniczenie prędkości
effect-roll-needed = trzeba Zielonego światła
effect-may-drive = droga wolna
effect-no-more-roll = Zielone światło już niepotrzebne
coup-offered = Możliwe świństwo: naciśnij C, by odpowiedzieć na { hazard.acc } kartą { card }; Spacja gra dalej.
coup-offered-brief = Świństwo: naciśnij C.
coup-played = { $who ->
    [you] Świństwo! Zagrywasz { card.acc } w odpowiedzi na { hazard.acc }: { points-count }.
    *[other] Świństwo! { $name } zagrywa { card.acc } w odpowiedzi na { hazard.acc }: { points-count }.
}
coup-played-brief = { $who ->
    [you] Ty, świństwo, { card }.
    *[other] { $name }, świństwo, { card }.
}
seats-skipped = { $who ->
    [you] { $count ->
        [1] Tracisz kolejkę.
        *[other] { $names } tracicie kolejkę.
    }
    *[other] { $count ->
        [one] { $names } traci kolejkę.
        *[other] { $names } tracą kolejkę.
    }
}
discarded = { $who ->
    [you] Odrzucasz { card.acc }.
    *[other] { $name } odrzuca { card.acc }.
}
extension-offered = { $who ->
    [you] Masz { miles-count }: przedłużasz trasę do { $goal } czy kończysz rundę?
    *[other] { $name } ma { miles-count }: przedłużenie trasy do { $goal } czy koniec rundy?
}
extension-called = { $who ->
    [you] Przedłużasz trasę: celem jest teraz { $goal } mil.
    *[other] { $name } przedłuża trasę: celem jest teraz { $goal } mil.
}
extension-declined = { $who ->
    [you] Kończysz rundę na { miles-count.loc }.
    *[other] { $name } kończy rundę na { miles-count.loc }.
}
trip-completed = { $who ->
    [you] Kończysz trasę: { miles-count }.
    *[other] { $name } kończy trasę: { miles-count }.
}

## Karty w ręce

card-label = { $digit ->
    [yes] Karta { $place } z { $count }, { card }
    *[no] { card }, { $place } z { $count }
}
card-playable = { $label }, można zagrać
card-playable-on = { $label }, można zagrać na: { $names }
card-playable-on-anyone = { $label }, można zagrać na każdego
card-playable-on-some = { $label }, można zagrać na { $players } graczy
card-answers = { $label }, świństwo: naciśnij C
card-unplayable = { $label }, nie można zagrać: { $reason }
card-missing = Nie ma karty numer { $place }: masz { cards-count.acc }.
card-times = { $count ->
    [1] { card }
    [2] { card } dwa razy
    *[other] { card } { $count } razy
}
hand = Masz { cards-count.acc }: { $items }.
hand-more = Oraz { $items }.
hand-empty = Masz pustą rękę, ani jednej karty.

reason-hazard-in-force = potrzebujesz { remedy.gen }
reason-roll-needed = potrzebujesz Zielonego światła
reason-over-limit = obowiązuje Ograniczenie prędkości
reason-two-200s = masz już dwie karty 200 mil
reason-beyond-goal = do celu tylko { $left }
reason-nothing-to-repair = nie masz { hazard.gen }
reason-no-limit = nie masz Ograniczenia prędkości
reason-repair-first = najpierw potrzebujesz { remedy.gen }
reason-roll-never-needed = masz Pojazd uprzywilejowany
reason-already-rolling = już jedziesz
reason-target-safe = { $name } ma { safety }
reason-target-limited = { $name } ma już Ograniczenie prędkości
reason-target-not-rolling = { $name } nie jedzie
reason-nobody-to-attack = teraz na nikogo

## Kto jak stoi

player-facts = { $who ->
    [you] Ty: { $facts }.
    *[other] { $name }: { $facts }.
}
player-facts-more = { $who ->
    [you] Ty, ponadto: { $facts }.
    *[other] { $name }, ponadto: { $facts }.
}
fact-miles = { miles-count }
fact-miles-of = { miles-count } z { $goal }, do celu { $left }
fact-driving = w drodze
fact-roll-needed = { $why ->
    [start] przed startem, potrzeba Zielonego światła
    [stop] Czerwone światło, potrzeba Zielonego światła
    *[repaired] po naprawie, potrzeba Zielonego światła
}
fact-hazard = { hazard }, potrzeba { remedy.gen }
fact-limit = Ograniczenie prędkości do 50
fact-safety = { safety }
fact-safety-coup = { safety } przez świństwo
fact-no-safety = bez zabezpieczeń
fact-two-200s = dwie karty 200 mil wyłożone
fact-cards = { cards-count }
fact-points = { points-count } w tej rundzie
headline = Runda { $number }, do { $goal } mil.
watching = Oglądasz grę: nie masz ani kart, ani samochodu.

score = { $who ->
    [you] Ty: { points-count }.
    *[other] { $name }: { points-count }.
}
score-fallen = { $who ->
    [you] Ty: { points-count }, z tego { $fallen } w tej rundzie.
    *[other] { $name }: { points-count }, z tego { $fallen } w tej rundzie.
}
score-items = { $who ->
    [you] Ty, w tej rundzie: { $items }.
    *[other] { $name }, w tej rundzie: { $items }.
}
score-aim = Gramy do { points-count.gen }.
score-aim-one-round = Rozstrzyga jedna runda.

turn-draw = Kolej na ciebie: dobierz kartę spacją.
turn-play = Kolej na ciebie: zagraj lub odrzuć kartę.
turn-wait-draw = Kolej na gracza { $name }: dobranie karty.
turn-wait-play = Kolej na gracza { $name }: zagranie lub odrzucenie karty.
turn-answer-draw = Możliwe świństwo: naciśnij C. Albo dobierz kartę, kolej na ciebie.
turn-answer-play = Możliwe świństwo: naciśnij C. Albo zagraj inną kartę, kolej na ciebie.
turn-answer-wait = Możliwe świństwo: naciśnij C albo zrezygnuj Spacją. Potem kolej na gracza { $name }.
turn-extension = { $who ->
    [you] Decydujesz: przedłużenie trasy do { $goal } mil czy koniec rundy.
    *[other] Decyduje { $name }: przedłużenie trasy czy koniec rundy.
}
turn-next-hand = { $who ->
    [you] Runda { $number } skończona: naciśnij Enter, by zacząć następną.
    *[other] Runda { $number } skończona: gracze zaraz zaczną następną.
}
turn-match-over = Koniec gry. { $result }
turn-match-shared = { $players ->
    [few] Koniec gry. Zwycięstwo dzielą { $players } osoby z wynikiem { points-count.gen }.
    *[many] Koniec gry. Zwycięstwo dzieli { $players } osób z wynikiem { points-count.gen }.
}
standing = Gra toczy się dalej. Runda { $number }, do { $goal } mil.

pile = { $left ->
    [0] Stos jest pusty, odrzuconych { $discards }.
    *[other] Stos: { left-count.pile }, odrzuconych { $discards }.
}
pile-discards = Odrzucone: { $items }.

## Dlaczego ruch jest niemożliwy i co zrobić

refuse-draw-first = Najpierw dobierz kartę: naciśnij spację.
refuse-already-drawn = Karta już dobrana: zagraj lub odrzuć którąś.
refuse-pile-empty = Nie ma już czego dobrać: zagraj lub odrzuć kartę.
refuse-not-your-turn = Teraz gra { $name }: zaczekaj na swoją kolej.
refuse-extension-first = { $who ->
    [you] Najpierw wybierz: przedłużenie trasy czy koniec rundy.
    *[other] Zaczekaj: { $name } decyduje o przedłużeniu trasy.
}
refuse-hand-over = Ta runda jest skończona: naciśnij Enter, by zacząć następną.
refuse-match-over = Gra jest skończona: nie można już wykonać ruchu.
refuse-hand-running = Ta runda jeszcze trwa: graj dalej.
refuse-not-held = Nie masz w ręce karty { card }.
refuse-no-target = { card } służy tobie: nie zagrywa się jej na gracza.
refuse-target-missing = { card } wymaga celu: wybierz gracza.
refuse-no-such-seat = Nie ma gracza numer { $number }.
refuse-no-such-side = Nie ma gracza numer { $number }.
refuse-own-side = Karty { card } nie można zagrać na siebie: wybierz innego gracza.
refuse-target-safe = { $name } ma { safety }: nie można tam zagrać karty { card }.
refuse-target-limited = { $name } ma już Ograniczenie prędkości: zaczekaj, aż się skończy.
refuse-target-not-rolling = { $name } nie jedzie: { card } zatrzymuje tylko tego, kto jedzie.
refuse-hazard-in-force = Potrzebujesz najpierw { remedy.gen }: zatrzymuje cię { hazard }.
refuse-roll-needed = { $why ->
    [start] Potrzebujesz najpierw Zielonego światła: jesteś jeszcze przed startem.
    [stop] Potrzebujesz najpierw Zielonego światła: zatrzymuje cię Czerwone światło.
    *[repaired] Potrzebujesz najpierw Zielonego światła: naprawa zrobiona, ale jeszcze stoisz.
}
refuse-over-limit = { card } to za szybko: przy Ograniczeniu prędkości można grać tylko 25 i 50.
refuse-two-200s = Masz już dwie karty 200 mil: więcej w rundzie nie można.
refuse-beyond-goal = { card } to za daleko: do celu tylko { $left }, a { $goal } trzeba osiągnąć dokładnie.
refuse-nothing-to-repair = { card } niczego teraz nie naprawi: nie masz { hazard.gen }.
refuse-no-limit = Nie masz Ograniczenia prędkości, więc nie ma czego kończyć.
refuse-roll-never-needed = Masz Pojazd uprzywilejowany: w tej rundzie nie potrzebujesz Zielonego światła.
refuse-repair-first = Potrzebujesz { remedy.gen } przed Zielonym światłem: zatrzymuje cię { hazard }.
refuse-already-rolling = Już jedziesz: Zielone światło nic by nie dało.
refuse-no-extension = Teraz nie ma decyzji o przedłużeniu trasy.
refuse-spectator = Oglądasz grę: ruchy wykonują tylko gracze.
refuse-seats-range = Grać może od { $low } do { $high } graczy, a nie { $seats }.
refuse-match-points-range = Zwycięstwo można ustalić na od { $low } do { $high } punktów.
refuse-not-a-move = To nie jest ruch: użyj draw, play, discard, extend, decline albo next.
refuse-no-answer = Nie ma teraz świństwa: to odpowiedź na przeszkodę, która właśnie w ciebie trafiła.
refuse-chance-first = Najpierw zdecyduj: C odpowiada świństwem, Spacja z niego rezygnuje.
refuse-no-card = Żadna karta nie jest wybrana: wybierz strzałkami w górę i w dół.
refuse-nobody-to-attack = { card } teraz na nikogo: gracze są chronieni albo nie jadą.

## Obowiązujące zasady

rule-set = { $rules ->
    [playroom] Zasady Playroom.
    [classic] Zasady klasyczne.
    *[other] Zasady własne.
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] Runda biegnie do 700 mil.
    [EXTENSION] Runda biegnie do 700 mil; kto dojedzie pierwszy, może ją przedłużyć do 1000.
    *[THOUSAND] Runda biegnie do 1000 mil.
}
rule-deck = { $thin ->
    [yes] Talia ma 101 kart: odłożono po jednej z każdej przeszkody.
    *[no] Talia ma 106 kart.
}
rule-end = { $seat_out ->
    [yes] Runda kończy się także, gdy jeden z graczy nie ma kart i nie ma czego dobrać.
    *[no] Runda kończy się także, gdy nikt nie ma już kart.
}
rule-tie = { $tie ->
    [shared] Remis to wspólne zwycięstwo.
    *[play-on] Remis rozstrzyga następna runda.
}
rule-scores = Punkty za każdym razem: { $items }.
rule-scores-more = Oraz { $items }.

## Pytania i odpowiedzi

question-target = { card }: na kogo?
question-extension = Masz { miles-count }: przedłużyć trasę do { $goal }?
question-discard-safety = Na pewno odrzucić zabezpieczenie: { card }?
choice-target = { $name }, { $facts }
choice-extend = Przedłuż trasę: dalej do { $goal } mil
choice-end = Zakończ rundę tutaj, na { miles-count.loc }
choice-discard = Tak, odrzuć: { card }
choice-play = Zagraj: { card }
choice-draw = Dobierz kartę
choice-next-hand = Zacznij następną rundę
