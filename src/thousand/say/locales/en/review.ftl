### thousand review: the costliest moves of a match, and what was better.

review-worst = { $count ->
    [one] The one costly move of { $name } in this game.
   *[other] The { $count } costliest moves of { $name } in this game.
}
review-nothing = No costly move of { $name } was found in this game.
review-place = { $points ->
    [one] Round { $round }, move { $move } of the game: it cost about 1 point.
   *[other] Round { $round }, move { $move } of the game: it cost about { $points } points.
}
review-better = Better: { $advice }
review-progress = { $percent } percent of the moves are looked at.
cli-help-review = thousand review FILE: the three costliest moves of a finished game, and what was better.
cli-flag-review-playouts = --playouts and a number: how many made-up hands a bot may play out for one decision.
cli-no-review = Games of { $game } cannot be reviewed yet.
