# Statystyki: każdy wiersz to fakt i jego liczba, fakt najpierw.

menu-statistics = Statystyki

stats-title = Statystyki. Strzałkami przeglądasz, każdy inny klawisz wraca.
stats-none = { $address ->
    [he] Nie zagrałeś jeszcze ani razu, więc nie ma czego liczyć.
    [she] Nie zagrałaś jeszcze ani razu, więc nie ma czego liczyć.
   *[neutral] Nie masz jeszcze za sobą żadnej gry, więc nie ma czego liczyć.
}
stats-games = { $shared ->
    [0] Gry wygrane: { $won }, skończone: { $finished }, zaczęte: { $begun }.
   *[other] Gry wygrane: { $won }, wygrane wspólnie: { $shared }, skończone: { $finished }, zaczęte: { $begun }.
}
stats-rounds = Rozegrane rundy: { $rounds }, ukończone trasy: { $trips }.
stats-best-round = Najlepsza runda: { points-count }.
stats-best-game = Najlepsza gra: { points-count }.
stats-miles = { $lost ->
    [0] Przejechane { unit }: { $miles }.
   *[other] Przejechane { unit }: { $miles }, stracone pod prąd: { $lost }.
}
stats-coups = Zrobione świństwa: { $made }, niewykorzystane okazje: { $missed }.
stats-safeties = Zagrane zabezpieczenia: { $laid }, rundy z kompletem: { $all }.
stats-hazards = Przeszkody zagrane na innych: { $laid }, otrzymane: { $suffered }.
stats-trips = Trasy z finiszem przy pustym stosie: { $delayed }, bezpieczne: { $safe }, z wygraną do zera: { $shut_outs }.
# $players 0: wszyscy w drużynach, ilu by ich nie było.
stats-table = { $players ->
    [0] W drużynach, gry wygrane: { $won }, skończone: { $finished }.
    [few] W { $players } osoby, gry wygrane: { $won }, skończone: { $finished }.
   *[many] W { $players } osób, gry wygrane: { $won }, skończone: { $finished }.
}
stats-left-out = { $count ->
    [one] Zapisanej gry { $numbers } nie da się odczytać, więc nie jest liczona.
   *[many] Zapisanych gier { $numbers } nie da się odczytać, więc nie są liczone.
}
stats-failed = Zapisanych gier w { $path } nie można teraz policzyć: { $detail }.

cli-help-stats = thousand stats: twoje dotychczasowe gry i wygrane. Przyjmuje --json.
cli-flag-json = --json: jako JSON, dla innych programów.
