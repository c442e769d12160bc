### The statistics of Tysiąc: every line a fact and its number, the fact first.

tysiac-stats-games = { $shared ->
    [0] Games won: { $won }, finished: { $finished }, begun: { $begun }.
    *[other] Games won: { $won }, shared: { $shared }, finished: { $finished }, begun: { $begun }.
}
tysiac-stats-deals = Deals played: { $deals }, tricks taken: { $tricks }.
# $points: the best contract that was made.
tysiac-stats-contracts = { $points ->
    [0] Contracts made: { $made } of { $declared }.
    *[other] Contracts made: { $made } of { $declared }, the highest: { $points }.
}
tysiac-stats-marriages = Marriages declared: { $count }, worth { tysiac-points }.
tysiac-stats-bombs = Bombs dropped: { $bombs }, times on the barrel: { $barrels }.
tysiac-stats-best-deal = Best deal: { tysiac-points }.
tysiac-stats-best-game = Best game: { tysiac-points }.
tysiac-stats-table = With { $players } players, games won: { $won }, finished: { $finished }.
