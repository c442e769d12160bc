### Opcje gry 1000 mil: jak się nazywają one i ich wartości i co znaczą.
###
### Wartość stoi za opcją ("Przetasowanie odrzuconych kart: tak") albo przed nią ("Tak: ..."). Objaśnienie
### odpowiada na klawisz D i nie może się od niego zaczynać.

option-rules = Zasady
option-teams = Drużyny
option-length = Długość gry
option-match-points = Punkty do zwycięstwa
option-goal = Długość trasy
option-extension-forfeit = Punkty dla innych za nieudane przedłużenie
option-reshuffle = Przetasowanie odrzuconych kart
option-stacking = Kumulacja przeszkód
option-wrong-way = Jazda pod prąd
option-wrong-way-cards = Karty Jazda pod prąd
option-end-of-wrong-way-cards = Karty Koniec jazdy pod prąd
option-thin-hazards = Mniej przeszkód
option-left-target-only = Atak tylko na sąsiada z lewej
option-opening-coup = Świństwo na otwarcie
option-dirty-trick-window = Czas na świństwo
option-end-when-a-seat-is-out = Koniec rundy, gdy komuś zabraknie kart
option-first-dealer = Kto rozdaje pierwszy
option-tie = Remis na czele
option-all-safeties-for-winner-only = Komplet zabezpieczeń liczy się tylko zwycięzcy
option-shut-out = Premia za wygraną do zera
option-points-mile = { unit.each }
option-points-safety = Każde zabezpieczenie
option-points-all-safeties = Komplet zabezpieczeń
option-points-coup-fourre = Każde świństwo
option-points-trip = Ukończenie trasy
option-points-delayed-action = Finisz przy pustym stosie
option-points-safe-trip = Bezpieczna trasa
option-points-extension = Przedłużona trasa
option-points-shut-out = Wygrana do zera

## Wartości

value-rules = { $value ->
    [playroom] pokój gier
    [classic] klasyczne
   *[other] { $value }
}
value-switch = { $value ->
    [yes] tak
   *[no] nie
}
value-no-teams = każdy za siebie
value-teams = { $size ->
    [one] { $teams } drużyny po { $size } osobie
    [few] { $teams } drużyny po { $size } osoby
   *[many] { $teams } drużyny po { $size } osób
}
value-length = { $value ->
    [one-round] jedna runda
   *[to-points] aż ktoś zdobędzie punkty
}
value-goal = { $value ->
    [SEVEN_HUNDRED] 700 { unit.gen }
    [EXTENSION] 700 { unit.gen } z przedłużeniem do 1000
   *[THOUSAND] 1000 { unit.gen }
}
value-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
value-dirty-trick-window = { $value ->
    [before-draw] do następnego dobrania
   *[until-next-play] do następnego zagrania
}
value-first-dealer = { $value ->
    [drawn] rozstrzyga los
   *[before-host] osoba po twojej prawej, więc zaczynasz
}
value-tie = { $value ->
    [shared] wspólne zwycięstwo
   *[play-on] jeszcze jedna runda
}
value-shut-out = { $value ->
    [all] raz, gdy wszyscy inni mają 0 { unit.gen }
   *[each] za każdego bez karty odległości
}

## Co znaczą

about-rules = { $value ->
    [playroom] Pokój gier: 1000 { unit.gen }, przetasowanie, Jazda pod prąd, kumulacja przeszkód
    [classic] Klasyczne, jak w drukowanej grze: 700 { unit.gen } z przedłużeniem, 1000 dla dwóch par
   *[other] Opcje zapisane pod nazwą { $value }
}
about-teams = Wspólne w drużynie są { unit }, przeszkody i zabezpieczenia, a karty w ręce każdy ma swoje. Drużyny grają na przemian.
about-length = Gra trwa, aż ktoś zdobędzie punkty potrzebne do zwycięstwa, albo jest to tylko jedna runda.
about-match-points = Gdy po którejś rundzie ktoś ma tyle punktów, grę wygrywa najwyższy wynik.
about-goal = Jak długa jest trasa. Z przedłużeniem: kto dojedzie do 700, może ją wydłużyć wszystkim do 1000.
about-extension-forfeit = Gdy ten, kto przedłużył trasę, jej nie ukończy, premię za przedłużenie dostaje każdy z przeciwników.
about-reshuffle = Gdy stos się skończy, odrzucone karty tworzą nowy. Konieczne, gdy siedem osób lub więcej gra każda za siebie.
about-stacking = Można mieć kilka przeszkód naraz, także na postoju. Każda wymaga swojej karty, a na końcu Zielonego światła.
about-wrong-way = Nowa przeszkoda z własną kartą obronną: póki trwa, karty odległości odejmują { unit }, ale nie poniżej 0.
about-wrong-way-cards = Ile kart Jazda pod prąd jest w talii.
about-end-of-wrong-way-cards = Ile w talii jest kart obronnych Koniec jazdy pod prąd.
about-thin-hazards = Z talii znika po jednej karcie z pięciu przeszkód, bo bez partnera trudniej. Jazdy pod prąd to nie dotyczy.
about-left-target-only = Atakować wolno tylko sąsiada z lewej, a nie kogo się chce.
about-opening-coup = Kto zaczyna rundę i ma Pojazd uprzywilejowany, może przed dobraniem zagrać go jako świństwo.
about-dirty-trick-window = Jak długo można odpowiedzieć na przeszkodę: do zagrania lub odrzucenia karty albo tylko do dobrania następnej.
about-end-when-a-seat-is-out = Runda kończy się, gdy ktoś nie ma kart i nie ma czego dobrać; bez tego dopiero, gdy nikt nie ma już kart.
about-first-dealer = Kto rozdaje w pierwszej rundzie. Zaczyna osoba po lewej ręce rozdającego.
about-tie = Co się dzieje, gdy na końcu gry kilka osób lub drużyn ma ten sam najwyższy wynik.
about-all-safeties-for-winner-only = Gdy włączone, premię za komplet czterech zabezpieczeń dostaje tylko ten, kto ukończy trasę.
about-shut-out = Kto ukończy trasę, ma premię za każdego, kto nie zagrał karty odległości, albo jedną za wszystkich.
about-points-mile = { $unit ->
    [km] Za każdy kilometr, który zostaje na końcu rundy.
   *[miles] Za każdą milę, która zostaje na końcu rundy.
}
about-points-safety = Za każde zabezpieczenie, nie tylko dla zwycięzcy.
about-points-all-safeties = Za wszystkie cztery zabezpieczenia, oprócz punktów za każde z nich.
about-points-coup-fourre = Za każde świństwo, oprócz punktów za samo zabezpieczenie.
about-points-trip = Za ukończenie trasy. Gdy wartość to 0, o tę premię się nie gra.
about-points-delayed-action = Za ukończenie trasy, gdy stos jest pusty albo po przetasowaniu.
about-points-safe-trip = Za ukończenie trasy bez żadnej karty 200 { unit.gen }.
about-points-extension = Za ukończenie trasy po przedłużeniu, bez względu na to, kto ją przedłużył.
about-points-shut-out = Za ukończenie trasy, gdy inni nie ruszyli z miejsca.
