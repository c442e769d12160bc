### The rules in force in a match of Tysiąc, one a line and short.

tysiac-rule-set = { $rules ->
    [house] House rules.
    *[other] Rules: { $rules }.
}
tysiac-rule-four-nines = Who holds four nines may ask for a new deal before bidding.
tysiac-rule-hard-cap = The highest bid there can be is { $points }.
tysiac-rule-raise = The declarer may raise the contract after taking the musik.
tysiac-rule-show-musik = { $shown ->
    [yes] The musik taken is shown.
    *[no] Only the declarer sees the musik taken.
}
tysiac-rule-bombs = { $count ->
    [0] No bombs are played.
    [one] Each player has 1 bomb in a game.
    *[other] Each player has { $count } bombs in a game.
}
tysiac-rule-must-trump = { $must ->
    [yes] Who cannot follow suit must trump.
    *[no] Who cannot follow suit may play any card.
}
tysiac-rule-must-beat = { $value ->
    [suit] A card of the suit led must be beaten where it can be.
    *[suit-and-trump] Cards of the suit led and trumps must be beaten where they can be.
}
tysiac-rule-first-trick = In the first trick no marriage can be declared.
tysiac-rule-declarer-contract = A contract that is made pays just its own points.
tysiac-rule-declarer-points = A contract that is made pays all the points taken.
tysiac-rule-round-to = Points are rounded to the nearest multiple of { $multiple }.
tysiac-rule-barrel = The barrel begins at { $points }: from there only a declarer gains.
