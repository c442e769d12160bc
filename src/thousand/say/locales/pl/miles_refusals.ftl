### Dlaczego czegoś w grze 1000 mil nie można zrobić i co można. $who i $side wyjaśnia miles_sides.ftl.
### $teams mówi, czy grają drużyny.

## Ruchy

refuse-draw-first = Najpierw dobierz kartę: klawisz { $key-draw }.
refuse-already-drawn = { $address ->
    [he] Kartę już dobrałeś: zagraj lub odrzuć którąś.
    [she] Kartę już dobrałaś: zagraj lub odrzuć którąś.
   *[neutral] Masz już nową kartę: zagraj lub odrzuć którąś.
}
refuse-pile-empty = Nie ma już czego dobrać: zagraj lub odrzuć kartę.
refuse-not-your-turn = Teraz gra { actor }: zaczekaj na swoją kolej.
refuse-extension-first = { $who ->
    [you] Najpierw wybierz: przedłużenie trasy czy koniec rundy.
    *[other] Zaczekaj: { actor } decyduje o przedłużeniu trasy.
}
refuse-hand-over = Ta runda jest skończona: { $key-play } zaczyna następną.
refuse-match-over = Gra jest skończona: nie ma już żadnych ruchów.
refuse-hand-running = Ta runda jeszcze trwa: graj dalej.
refuse-not-held = Nie masz w ręce karty { card }.
refuse-no-target = { $teams ->
    [yes] { card } to karta dla twojej drużyny: nie zagrywa się jej na inną.
    *[no] { card } to karta dla ciebie: nie zagrywa się jej na innego gracza.
}
refuse-target-missing = { $teams ->
    [yes] { card } musi w kogoś trafić: wybierz drużynę.
    *[no] { card } musi w kogoś trafić: wybierz gracza.
}
refuse-no-such-seat = Nie ma gracza numer { $number }.
refuse-no-such-side = { $teams ->
    [yes] Nie ma drużyny numer { $number }.
    *[no] Nie ma gracza numer { $number }.
}
refuse-own-side = { $teams ->
    [yes] Karty { card } nie można zagrać na własną drużynę: wybierz inną.
    *[no] Karty { card } nie można zagrać na siebie: wybierz innego gracza.
}
refuse-not-left = { $teams ->
    [yes] Atakować można tylko drużynę po lewej, a to nie { side.within }.
    *[no] Atakować można tylko gracza po lewej, a to nie { side.within }.
}
refuse-target-safe = { $side ->
    [pair] { side } mają { safety.acc }: karty { card } tam nie zagrasz.
    *[other] { side } ma { safety.acc }: karty { card } tam nie zagrasz.
}
refuse-target-limited = { $side ->
    [pair] { side } mają już Ograniczenie prędkości: zaczekaj, aż się skończy.
    *[other] { side } ma już Ograniczenie prędkości: zaczekaj, aż się skończy.
}
refuse-target-wrong = { $side ->
    [pair] { side } już jadą pod prąd: zaczekaj, aż to się skończy.
    *[other] { side } już jedzie pod prąd: zaczekaj, aż to się skończy.
}
refuse-target-has-hazard = { $side ->
    [pair] { side } mają już { card.acc }: można dołożyć tylko inną przeszkodę.
    *[other] { side } ma już { card.acc }: można dołożyć tylko inną przeszkodę.
}
refuse-target-stopped = { $side ->
    [pair] { side } już stoją: Czerwone światło nic by nie zmieniło.
    *[other] { side } już stoi: Czerwone światło nic by nie zmieniło.
}
refuse-target-not-rolling = { $side ->
    [pair] { side } nie jadą: { card } zatrzymuje tylko tych, którzy jadą.
    [number] { side } nie jedzie: { card } zatrzymuje tylko tych, którzy jadą.
    *[other] { side } nie jedzie: { card } zatrzymuje tylko tego, kto jedzie.
}
refuse-hazard-in-force = { $several ->
    [yes] Potrzebujesz najpierw { $needs }: zatrzymuje cię kilka przeszkód.
    *[no] Potrzebujesz najpierw { $needs }: zatrzymuje cię { hazard }.
}
refuse-roll-needed = { $why ->
    [start] Potrzebujesz najpierw Zielonego światła: stoisz jeszcze na starcie.
    [stop] Potrzebujesz najpierw Zielonego światła: zatrzymuje cię Czerwone światło.
    *[repaired] Potrzebujesz najpierw Zielonego światła: już po naprawie, ale jeszcze stoisz.
}
refuse-over-limit = { card } to za szybko: przy Ograniczeniu prędkości wolno grać tylko 25 i 50.
refuse-two-200s = { $teams ->
    [yes] Macie już na stole dwie karty 200 { unit.gen }: więcej w rundzie nie wolno.
    *[no] Masz już na stole dwie karty 200 { unit.gen }: więcej w rundzie nie wolno.
}
refuse-beyond-goal = { card } to za daleko: do celu tylko { $left }, a do { $goal } trzeba dojechać co do { unit.one-gen }.
refuse-nothing-to-repair = { card } nic teraz nie da: nie masz { hazard.gen }.
refuse-no-limit = Nie masz Ograniczenia prędkości, więc nie ma czego kończyć.
refuse-no-wrong-way = Nie jedziesz pod prąd, więc nie ma czego kończyć.
refuse-roll-never-needed = Masz Pojazd uprzywilejowany: w tej rundzie nie potrzebujesz Zielonego światła.
refuse-repair-first = { $several ->
    [yes] Potrzebujesz { $needs } przed Zielonym światłem: zatrzymuje cię kilka przeszkód.
    *[no] Potrzebujesz { $needs } przed Zielonym światłem: zatrzymuje cię { hazard }.
}
refuse-already-rolling = Już jedziesz: Zielone światło nic by nie dało.
refuse-no-extension = Nie pora teraz na przedłużenie trasy.
refuse-spectator = Oglądasz grę: ruchy wykonują tylko gracze.
refuse-not-a-move = To nie jest ruch: użyj draw, play, discard, extend, decline albo next.
refuse-no-answer = { $teams ->
    [yes] Nie można teraz zrobić świństwa: to odpowiedź na przeszkodę, która właśnie trafiła w twoją drużynę.
    *[no] Nie można teraz zrobić świństwa: to odpowiedź na przeszkodę, która właśnie w ciebie trafiła.
}
refuse-answer-not-held = Nie masz w ręce karty { card }, która odpowiada na tę przeszkodę.
refuse-answer-late = Za późno na świństwo: karta { card } przyszła po ataku. Można ją zagrać w swojej kolejce.
refuse-chance-first = Najpierw zdecyduj: { $key-answer } odpowiada świństwem, { $key-draw } z niego rezygnuje.
refuse-no-card = Najpierw wybierz kartę: { $key-previous } albo { $key-next }.
refuse-nobody-to-attack = { $why ->
    [driving] { $teams ->
        [yes] { card }: nie ma teraz na kogo zagrać, bo inne drużyny są chronione albo nie jadą.
        *[no] { card }: nie ma teraz na kogo zagrać, bo inni są chronieni albo nie jadą.
    }
    *[suffering] { card }: nie ma teraz na kogo zagrać, bo inni są chronieni albo już to mają.
}

## Opcje

refuse-seats-range = Grać może od { $low } do { $high } graczy, a nie { $seats }.
refuse-no-such-teams = Z { $seats } graczy nie da się ułożyć drużyn po { $size }.
refuse-reshuffle-needed = Gra indywidualna powyżej { $high } graczy wymaga tasowania odrzuconych kart: włącz je albo wybierz drużyny.
refuse-match-points-range = Do zwycięstwa może być potrzeba od { $low } do { $high } punktów.
refuse-wrong-way-cards-range = Kart Jazda pod prąd może być od { $low } do { $high }.
refuse-end-of-wrong-way-cards-range = Kart Koniec jazdy pod prąd może być od { $low } do { $high }.
refuse-score-range = { $item ->
    [mile] { $unit ->
        [km] Kilometr może być wart od { $low } do { $high } punktów.
       *[miles] Mila może być warta od { $low } do { $high } punktów.
    }
    [safety] Zabezpieczenie może być warte od { $low } do { $high } punktów.
    [all_safeties] Komplet zabezpieczeń może być wart od { $low } do { $high } punktów.
    [coup_fourre] Świństwo może być warte od { $low } do { $high } punktów.
    [trip] Ukończenie trasy może być warte od { $low } do { $high } punktów.
    [delayed_action] Finisz przy pustym stosie może być wart od { $low } do { $high } punktów.
    [safe_trip] Bezpieczna trasa może być warta od { $low } do { $high } punktów.
    [extension] Przedłużona trasa może być warta od { $low } do { $high } punktów.
    *[shut_out] Wygrana do zera może być warta od { $low } do { $high } punktów.
}
