### Zasady obowiązujące w partii 1000 mil, każda krótko w jednym wierszu.

rule-set = { $rules ->
    [playroom] Zasady pokoju gier.
    [classic] Zasady klasyczne.
    *[other] Zasady własne.
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] Trasa ma 700 { unit.gen }.
    [EXTENSION] Trasa ma 700 { unit.gen }; kto przejedzie ją pierwszy, może ją przedłużyć do 1000.
    *[THOUSAND] Trasa ma 1000 { unit.gen }.
}
rule-extension-forfeit = { $points ->
    [one] Gdy ktoś przedłuży trasę i nie wygra rundy, każdy z pozostałych dostaje { $points } punkt.
    [few] Gdy ktoś przedłuży trasę i nie wygra rundy, każdy z pozostałych dostaje { $points } punkty.
    *[many] Gdy ktoś przedłuży trasę i nie wygra rundy, każdy z pozostałych dostaje { $points } punktów.
}
rule-teams = { $teams ->
    [one] { $teams } drużyna po { $size } osoby: wspólne { unit }, przeszkody, karty obronne i zabezpieczenia.
    [few] { $teams } drużyny po { $size } osoby: wspólne { unit }, przeszkody, karty obronne i zabezpieczenia.
    *[many] { $teams } drużyn po { $size } osoby: wspólne { unit }, przeszkody, karty obronne i zabezpieczenia.
}
rule-deck = { $thin ->
    [yes] { $cards ->
        [one] Talia ma { $cards } kartę: po jednej z każdej przeszkody odłożono.
        [few] Talia ma { $cards } karty: po jednej z każdej przeszkody odłożono.
        *[many] Talia ma { $cards } kart: po jednej z każdej przeszkody odłożono.
    }
    *[no] { $cards ->
        [one] Talia ma { $cards } kartę.
        [few] Talia ma { $cards } karty.
        *[many] Talia ma { $cards } kart.
    }
}
rule-wrong-way = W talii jest Jazda pod prąd, { $wrong ->
    [one] { $wrong } karta
    [few] { $wrong } karty
    *[many] { $wrong } kart
}, i Koniec jazdy pod prąd, { $ends ->
    [one] { $ends } karta
    [few] { $ends } karty
    *[many] { $ends } kart
}.
rule-stacking = Przeszkody się kumulują: trafiają także tego, kto już stoi.
rule-reshuffle = Gdy stos jest pusty, odrzucone karty są tasowane i tworzą nowy.
rule-left-target = { $teams ->
    [yes] Atakować można tylko drużynę po swojej lewej stronie.
    *[no] Atakować można tylko gracza po swojej lewej stronie.
}
rule-opening-coup = Kto zaczyna rundę, może ją otworzyć świństwem: kartą Pojazd uprzywilejowany.
rule-window = { $window ->
    [before-draw] Świństwo trzeba zrobić, zanim następny gracz dobierze kartę.
    *[until-next-play] Świństwo trzeba zrobić, zanim ktoś zagra lub odrzuci następną kartę.
}
rule-first = { $dealer ->
    [drawn] O tym, kto rozdaje pierwszy, decyduje los.
    *[before-host] Pierwszą rundę zaczyna gospodarz.
}
rule-end = { $seat_out ->
    [yes] Runda kończy się także, gdy jeden z graczy nie ma kart i nie ma czego dobrać.
    *[no] Runda kończy się także, gdy nikt nie ma już kart.
}
rule-all-safeties = Premię za komplet zabezpieczeń dostaje tylko zwycięzca rundy.
rule-shut-out = { $shut_out ->
    [EACH] Za wygraną do zera jest premia za każdego pokonanego, który nie zagrał żadnej karty odległości.
    *[ALL] Za wygraną do zera jest jedna premia, gdy nikt z pokonanych nie ma ani { unit.one-gen }.
}
rule-tie = { $tie ->
    [shared] Remis to wspólne zwycięstwo.
    *[play-on] Remis rozstrzyga następna runda.
}
rule-scores = Punkty za każdym razem: { $items }.
rule-scores-more = A także { $items }.
