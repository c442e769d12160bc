### Statystyka gry Tysiąc: w każdym wierszu fakt i jego liczba, najpierw fakt.

tysiac-stats-games = { $shared ->
    [0] Gry wygrane: { $won }, skończone: { $finished }, zaczęte: { $begun }.
    *[other] Gry wygrane: { $won }, wygrane wspólnie: { $shared }, skończone: { $finished }, zaczęte: { $begun }.
}
tysiac-stats-deals = Rozdania: { $deals }, wzięte lewy: { $tricks }.
tysiac-stats-contracts = { $points ->
    [0] Kontrakty ugrane: { $made } z { $declared }.
    *[other] Kontrakty ugrane: { $made } z { $declared }, najwyższy: { $points }.
}
tysiac-stats-marriages = Meldunki: { $count }, razem { tysiac-points }.
tysiac-stats-bombs = Rzucone bomby: { $bombs }, wejścia na beczkę: { $barrels }.
tysiac-stats-best-deal = Najlepsze rozdanie: { tysiac-points }.
tysiac-stats-best-game = Najlepsza gra: { tysiac-points }.
tysiac-stats-table = Przy stole { $players }-osobowym gry wygrane: { $won }, skończone: { $finished }.
