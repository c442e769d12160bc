### Opcje gry 1000 mil: jak się nazywają one i ich wartości i co znaczą.
###
### Wartość stoi za opcją ("Przetasowanie odrzuconych kart: tak") albo przed nią ("Tak: ..."). Objaśnienie
### odpowiada na klawisz D i nie może się od niego zaczynać.

option-rules = Zasady
option-teams = Drużyny
option-length = Długość gry
option-match-points = Zwycięstwo przy
option-goal = Trasa rundy
option-extension-forfeit = Nieudane przedłużenie płaci innym
option-reshuffle = Przetasowanie odrzuconych kart
option-stacking = Kumulacja ataków
option-wrong-way = Jazda pod prąd
option-wrong-way-cards = Karty Jazda pod prąd
option-end-of-wrong-way-cards = Karty Koniec jazdy pod prąd
option-thin-hazards = Mniej przeszkód
option-left-target-only = Atak tylko na lewo
option-opening-coup = Świństwo na otwarcie
option-dirty-trick-window = Czas na świństwo
option-end-when-a-seat-is-out = Koniec rundy, gdy komuś zabraknie kart
option-first-dealer = Kto rozdaje pierwszy
option-tie = Remis na czele
option-all-safeties-for-winner-only = Cztery odporności płacą tylko zwycięzcy
option-shut-out = Premia za zero mil innych
option-points-mile = Każda mila
option-points-safety = Każda odporność
option-points-all-safeties = Cztery odporności
option-points-coup-fourre = Każde świństwo
option-points-trip = Przejechana trasa
option-points-delayed-action = Meta przy pustym stosie
option-points-safe-trip = Trasa bez 200 mil
option-points-extension = Przejechane przedłużenie
option-points-shut-out = Zero mil innych

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
    [SEVEN_HUNDRED] 700 mil
    [EXTENSION] 700 mil z przedłużeniem do 1000
   *[THOUSAND] 1000 mil
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
    [all] raz, gdy wszyscy inni mają 0 mil
   *[each] za każdą stronę bez karty odległości
}

## Co znaczą

about-rules = { $value ->
    [playroom] Pokój gier: 1000 mil, przetasowanie, Jazda pod prąd, kumulacja ataków
    [classic] Klasyczne, drukowane: 700 mil z przedłużeniem, 1000 dla dwóch par
   *[other] Opcje zapisane pod nazwą { $value }
}
about-teams = Wspólne w drużynie są mile, ataki i odporności, a karty w ręce każdy ma swoje. Ruchy drużyn są na przemian.
about-length = Gra trwa, aż któraś strona zdobędzie punkty na zwycięstwo, albo jest to tylko jedna runda.
about-match-points = Gdy któraś strona ma tyle punktów po rundzie, grę wygrywa najwyższy wynik.
about-goal = Jak długa jest runda. Z przedłużeniem: kto dojedzie do 700, może wydłużyć trasę wszystkim do 1000.
about-extension-forfeit = Gdy wybierający przedłużenie nie ukończy trasy, punkty za nie dostaje każda strona przeciwna.
about-reshuffle = Pusty stos powstaje na nowo z kart odrzuconych. Potrzebne, gdy siedmioro lub więcej gra za siebie.
about-stacking = Można mieć kilka ataków naraz, także podczas postoju. Każdy wymaga swojej karty, a na końcu Zielonego światła.
about-wrong-way = Atak z własną kartą obronną: póki trwa, karty odległości odejmują mile, ale nie poniżej 0.
about-wrong-way-cards = Ile kart Jazda pod prąd jest w talii.
about-end-of-wrong-way-cards = Ile w talii jest kart obronnych Koniec jazdy pod prąd.
about-thin-hazards = Z talii odkłada się po jednej z pięciu przeszkód, bo bez partnera trudniej. Jazdy pod prąd to nie dotyczy.
about-left-target-only = Atakować wolno tylko stronę po lewej, a nie dowolną.
about-opening-coup = Kto zaczyna rundę i ma Pojazd uprzywilejowany, może przed dobraniem zagrać go jako świństwo.
about-dirty-trick-window = Jak długo można odpowiedzieć na atak: do zagrania lub odrzucenia karty albo tylko do dobrania następnej.
about-end-when-a-seat-is-out = Runda kończy się, gdy ktoś nie ma kart i nie ma czego dobrać; inaczej, gdy nikt nie ma już kart.
about-first-dealer = Kto rozdaje w pierwszej rundzie. Zaczyna osoba po lewej od rozdającej.
about-tie = Co się dzieje, gdy na końcu gry dwie strony mają ten sam najwyższy wynik.
about-all-safeties-for-winner-only = Gdy tak, za wszystkie cztery odporności punkty ma tylko ten, kto przejechał trasę.
about-shut-out = Kto przejechał trasę, ma premię za każdą stronę bez karty odległości albo jedną za wszystkich.
about-points-mile = Za każdą milę, którą strona ma na końcu rundy.
about-points-safety = Za każdą kartę odporności, dla każdej strony.
about-points-all-safeties = Za wszystkie cztery odporności, oprócz punktów za każdą z nich.
about-points-coup-fourre = Za każde świństwo, oprócz punktów za jego kartę odporności.
about-points-trip = Za przejechanie całej trasy. Gdy wartość to 0, o tę pozycję się nie gra.
about-points-delayed-action = Za ukończenie trasy, gdy stos jest pusty albo po przetasowaniu.
about-points-safe-trip = Za ukończenie trasy bez żadnej karty 200 mil.
about-points-extension = Za ukończenie trasy po przedłużeniu, ktokolwiek je wybrał.
about-points-shut-out = Za ukończenie trasy, gdy inni nie ruszyli z miejsca.
