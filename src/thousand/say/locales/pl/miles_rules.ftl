### Zasady obowiązujące w partii 1000 mil, każda krótko w jednym wierszu.

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
rule-extension-forfeit = { $points ->
    [one] Kto przedłuży trasę i nie wygra rundy, oddaje każdemu z pozostałych { $points } punkt.
    [few] Kto przedłuży trasę i nie wygra rundy, oddaje każdemu z pozostałych { $points } punkty.
    *[many] Kto przedłuży trasę i nie wygra rundy, oddaje każdemu z pozostałych { $points } punktów.
}
rule-teams = { $teams ->
    [one] { $teams } drużyna po { $size }: mile, przeszkody, karty obronne i zabezpieczenia są wspólne.
    [few] { $teams } drużyny po { $size }: mile, przeszkody, karty obronne i zabezpieczenia są wspólne.
    *[many] { $teams } drużyn po { $size }: mile, przeszkody, karty obronne i zabezpieczenia są wspólne.
}
rule-deck = { $thin ->
    [yes] Talia ma { $cards } kart: odłożono po jednej z każdej przeszkody.
    *[no] Talia ma { $cards } kart.
}
rule-wrong-way = W grze jest Jazda pod prąd: jej kart { $wrong }, a kart Koniec jazdy pod prąd { $ends }.
rule-stacking = Przeszkody się kumulują: trafiają też tego, kto już stoi.
rule-reshuffle = Gdy stos jest pusty, odrzucone karty są tasowane i tworzą nowy.
rule-left-target = { $teams ->
    [yes] Atakować można tylko drużynę po swojej lewej.
    *[no] Atakować można tylko gracza po swojej lewej.
}
rule-opening-coup = Kto zaczyna rundę, może ją otworzyć Pojazdem uprzywilejowanym jako świństwem.
rule-window = { $window ->
    [before-draw] Świństwo trzeba zagrać, zanim następny gracz dobierze kartę.
    *[until-next-play] Świństwo trzeba zagrać, zanim ktoś zagra lub odrzuci następną kartę.
}
rule-first = { $dealer ->
    [drawn] Kto pierwszy rozdaje, rozstrzyga los.
    *[before-host] Pierwszą rundę zaczyna gospodarz.
}
rule-end = { $seat_out ->
    [yes] Runda kończy się także, gdy jeden z graczy nie ma kart i nie ma czego dobrać.
    *[no] Runda kończy się także, gdy nikt nie ma już kart.
}
rule-all-safeties = Za komplet zabezpieczeń płaci się tylko zwycięzcy rundy.
rule-shut-out = { $shut_out ->
    [EACH] Za rywali bez mil płaci się od każdego, kto nie wyłożył żadnej karty odległości.
    *[ALL] Za rywali bez mil płaci się raz, gdy żaden z nich nie ma ani jednej mili.
}
rule-tie = { $tie ->
    [shared] Remis to wspólne zwycięstwo.
    *[play-on] Remis rozstrzyga następna runda.
}
rule-scores = Punkty za każdym razem: { $items }.
rule-scores-more = Oraz { $items }.
