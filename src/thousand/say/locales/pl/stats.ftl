# Statystyki: każdy wiersz to fakt i jego liczba, fakt najpierw.

menu-statistics = Statystyki

stats-title = Statystyki. Strzałki przechodzą, każdy inny klawisz wraca.
stats-none = Nie masz jeszcze za sobą żadnej gry, więc nie ma czego liczyć.
stats-games = { $shared ->
    [0] Gry wygrane: { $won }, skończone: { $finished }, zaczęte: { $begun }.
   *[other] Gry wygrane: { $won }, wygrane wspólnie: { $shared }, skończone: { $finished }, zaczęte: { $begun }.
}
stats-rounds = Rozegrane rundy: { $rounds }, ukończone trasy: { $trips }.
stats-best-round = Najlepsza runda: { points-count }.
stats-best-game = Najlepsza gra: { points-count }.
stats-miles = { $lost ->
    [0] Przejechane mile: { $miles }.
   *[other] Przejechane mile: { $miles }, stracone pod prąd: { $lost }.
}
stats-coups = Zagrane świństwa: { $made }, niewykorzystane okazje: { $missed }.
stats-safeties = Zagrane zabezpieczenia: { $laid }, rundy z kompletem: { $all }.
stats-hazards = Przeszkody zagrane na innych: { $laid }, otrzymane: { $suffered }.
stats-trips = Trasy z metą przy pustym stosie: { $delayed }, bezpieczne: { $safe }, z rywalami bez mil: { $shut_outs }.
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

cli-help-stats = thousand stats: co już za tobą i ile wygranych. Przyjmuje --json.
cli-flag-json = --json: jako JSON, dla innych programów.
