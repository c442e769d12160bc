### Karty w grze 1000 mil i rzeczy liczone.
###
### Każdy komunikat gry 1000 mil to jeden wiersz, najwyżej 120 znaków, najważniejsze w pierwszych 40.
### Odpowiedź na klawisz nie może zaczynać się od jego litery: informacje I i J, punkty S, kolej T,
### stos N, karty w ręce H, opcje O, odrzucanie D, świństwo C.

## Karty: każda nazwa raz, z przypadkami (nom, acc, gen).

-accident = { $case ->
    *[nom] Wypadek
    [gen] Wypadku
    [ins] Wypadkiem
}
-out-of-gas = { $case ->
    *[nom] Brak paliwa
    [gen] Braku paliwa
    [ins] Brakiem paliwa
}
-flat-tire = { $case ->
    *[nom] Przebita opona
    [acc] Przebitą oponę
    [gen] Przebitej opony
    [ins] Przebitą oponą
}
-speed-limit = { $case ->
    *[nom] Ograniczenie prędkości
    [gen] Ograniczenia prędkości
    [ins] Ograniczeniem prędkości
}
-stop = { $case ->
    *[nom] Czerwone światło
    [gen] Czerwonego światła
    [ins] Czerwonym światłem
}
-wrong-way = { $case ->
    *[nom] Jazda pod prąd
    [acc] Jazdę pod prąd
    [gen] Jazdy pod prąd
    [ins] Jazdą pod prąd
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
-end-of-wrong-way = { $case ->
    *[nom] Koniec jazdy pod prąd
    [gen] Końca jazdy pod prąd
}
-driving-ace = { $case ->
    *[nom] As kierownicy
    [acc] Asa kierownicy
}
-extra-tank = Zbiornik gazu
-puncture-proof = Odporność na przebicie opony
-right-of-way = Pojazd uprzywilejowany

card = { $card ->
    [MILES_25] 25 { unit.gen }
    [MILES_50] 50 { unit.gen }
    [MILES_75] 75 { unit.gen }
    [MILES_100] 100 { unit.gen }
    [MILES_200] 200 { unit.gen }
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    [STOP] { -stop }
    [WRONG_WAY] { -wrong-way }
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [ROLL] { -roll }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}
    .acc = { $card ->
    [FLAT_TIRE] { -flat-tire(case: "acc") }
    [WRONG_WAY] { -wrong-way(case: "acc") }
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
    [WRONG_WAY] { -wrong-way }
    *[STOP] { -stop }
}
    .acc = { $hazard ->
    [FLAT_TIRE] { -flat-tire(case: "acc") }
    [WRONG_WAY] { -wrong-way(case: "acc") }
    *[other] { hazard }
}
    .gen = { $hazard ->
    [ACCIDENT] { -accident(case: "gen") }
    [OUT_OF_GAS] { -out-of-gas(case: "gen") }
    [FLAT_TIRE] { -flat-tire(case: "gen") }
    [SPEED_LIMIT] { -speed-limit(case: "gen") }
    [WRONG_WAY] { -wrong-way(case: "gen") }
    *[STOP] { -stop(case: "gen") }
}
    .ins = { $hazard ->
    [ACCIDENT] { -accident(case: "ins") }
    [OUT_OF_GAS] { -out-of-gas(case: "ins") }
    [FLAT_TIRE] { -flat-tire(case: "ins") }
    [SPEED_LIMIT] { -speed-limit(case: "ins") }
    [WRONG_WAY] { -wrong-way(case: "ins") }
    *[STOP] { -stop(case: "ins") }
}
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    *[ROLL] { -roll }
}
    .gen = { $remedy ->
    [REPAIRS] { -repairs(case: "gen") }
    [GASOLINE] { -gasoline(case: "gen") }
    [SPARE_TIRE] { -spare-tire(case: "gen") }
    [END_OF_LIMIT] { -end-of-limit(case: "gen") }
    [END_OF_WRONG_WAY] { -end-of-wrong-way(case: "gen") }
    *[ROLL] { -roll(case: "gen") }
}
# Jedna karta obronna z kilku potrzebnych.
need = { remedy.gen }
safety = { $safety ->
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}
    .acc = { $safety ->
    [DRIVING_ACE] { -driving-ace(case: "acc") }
    *[other] { safety }
}

## Liczebniki

# W czym mierzy się drogę: jak ma język albo jak wybrał gracz. $unit daje program.
unit = { $unit ->
    [km] kilometry
    *[miles] mile
}
    .gen = { $unit ->
    [km] kilometrów
    *[miles] mil
}
    .loc = { $unit ->
    [km] kilometrach
    *[miles] milach
}
    .one = { $unit ->
    [km] kilometr
    *[miles] mila
}
    .one-gen = { $unit ->
    [km] kilometra
    *[miles] mili
}
    .one-loc = { $unit ->
    [km] kilometrze
    *[miles] mili
}
    .each = { $unit ->
    [km] Każdy kilometr
    *[miles] Każda mila
}

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
    [one] { $miles } { unit.one }
    [few] { $miles } { unit }
    *[many] { $miles } { unit.gen }
}
    .loc = { $miles ->
    [one] { $miles } { unit.one-loc }
    *[many] { $miles } { unit.loc }
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
