# The statistics: every line a fact and its number, the fact first.

menu-statistics = Statistics

stats-title = Statistics. Up and Down move, any other key goes back.
stats-none = You have not played yet, so there is nothing to count.
stats-games = { $shared ->
    [0] Games won: { $won }, finished: { $finished }, begun: { $begun }.
   *[other] Games won: { $won }, shared: { $shared }, finished: { $finished }, begun: { $begun }.
}
stats-rounds = Rounds played: { $rounds }, trips completed: { $trips }.
stats-best-round = Best round: { points-count }.
stats-best-game = Best game: { points-count }.
stats-miles = { $lost ->
    [0] { unit.cap } driven: { $miles }.
   *[other] { unit.cap } driven: { $miles }, lost going the wrong way: { $lost }.
}
stats-coups = Coups fourrés made: { $made }, let go by: { $missed }.
stats-safeties = Safeties laid: { $laid }, rounds with all four: { $all }.
stats-hazards = Hazards laid on others: { $laid }, suffered: { $suffered }.
stats-trips = Trips with delayed action: { $delayed }, safe trips: { $safe }, with a shut-out: { $shut_outs }.
# $players 0: everybody in teams, whatever their number.
stats-table = { $players ->
    [0] In teams, games won: { $won }, finished: { $finished }.
   *[other] With { $players } players, games won: { $won }, finished: { $finished }.
}
stats-left-out = { $count ->
    [one] Saved game { $numbers } cannot be read and is left out.
   *[other] Saved games { $numbers } cannot be read and are left out.
}
stats-failed = The saved games in { $path } cannot be counted now: { $detail }.

cli-help-stats = thousand stats: what you have played and won so far. It takes --json.
cli-flag-json = --json: as JSON, for other programs.
