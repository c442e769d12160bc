# The arena: bots play each other, and what their play is worth is told, the fact first.

arena-begun = { $matches } matches by { $bots }: { $deals ->
    [one] one deal, played { $lineups } times
   *[other] { $deals } deals, each played { $lineups } times
}, from every side.
arena-resumed = { $done ->
    [one] 1 match is there already, in { $path }.
   *[other] { $done } matches are there already, in { $path }.
}
arena-dropped = A damaged last line was dropped from { $path }; its match is played again.
arena-progress = { $percent } percent, { $done } of { $matches } matches.
arena-failed = { $bot } made a mistake, seed { $seed }: { $error }.
arena-failures = { $count ->
    [one] 1 match was broken off by a mistake, and its deal is left out.
   *[other] { $count } matches were broken off by mistakes, and their deals are left out.
}
arena-stopped = Stopped after { $done } of { $matches } matches. The same command goes on from there.

## The results

arena-nothing = Nothing can be told yet: no deal was played from every side.
arena-over = { $matches } matches over { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $rounds } rounds. An even share is { $even } percent.
arena-won = { $bot } won { $value } percent of the matches; { arena-interval }
arena-points = { $bot } made { $value } points a round; { arena-interval }
arena-duel-won = { $bot } against { $rival }: { $value } percent won; { arena-interval }
arena-duel-points = { $bot } against { $rival }: { $value } points a round ahead; { arena-interval }
arena-interval = { $told ->
    [yes] 95 percent interval { $low } to { $high }.
   *[no] too few deals for an interval.
}
arena-number = { $below ->
    [yes] minus { arena-digits }
   *[no] { arena-digits }
}
arena-digits = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
}
arena-speed = { $speed ->
    [0] { $bot }: { $decisions } decisions.
   *[other] { $bot }: { $decisions } decisions, { $speed } a second.
}

## The command line

cli-help-arena = thousand arena GAME: bots play each other, and it is measured how well. It takes --bots and more.
cli-flag-arena-bots = --bots and two names or more, such as steady,strong: levels, or module:Class for a bot of your own.
cli-flag-matches = --matches a whole number: how many matches, or a few more, so that each deal is played from every side.
cli-flag-seats = --seats a whole number: how many seats the table has.
cli-flag-jobs = --jobs 1 to 64: how many processes play at once.
cli-flag-playouts = --playouts a whole number: how far bots that search may go at each move, in place of a limit of time.
cli-flag-arena-json = --json FILE: writes the results to this file as JSON.
cli-flag-csv = --csv FILE: writes the results to this file as a table.
cli-flag-resume = --resume FILE: keeps every match there, and goes on with what it has; else Thousand has a file of its own.
cli-arena-few-bots = An arena needs two bots or more: --bots and their names with commas, such as steady,strong.
cli-arena-twice = --bots names { $name } twice.
cli-arena-no-bot = { $name } cannot play: { $detail }.
cli-arena-no-search = --playouts limits bots that search, and none of these does.
cli-arena-other = { $path } has other matches in it, of another arena or another version. Name another file.
cli-arena-damaged = { $path } is damaged at line { $line }, so nothing was played. Name another file, or delete this one.
cli-arena-process = A process of the arena ended by itself. What was played is kept: the same command goes on.
