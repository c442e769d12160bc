### The options of Tysiąc: what each is called, what its values are called, and what it means.
###
### A value stands behind its option ("Bombs: 1 each") or before it. What an option means answers the key D and
### must not begin with it.

tysiac-option-rules = Rules
tysiac-option-teams = Teams
tysiac-option-length = Length of the game
tysiac-option-match-points = Victory at
tysiac-option-hard-cap = Highest bid
tysiac-option-four-nines = New deal on four nines
tysiac-option-raise-after-musik = Raise after the musik
tysiac-option-show-musik = Show the musik
tysiac-option-bombs = Bombs
tysiac-option-must-trump = Trumping is compulsory
tysiac-option-must-beat = Beating is compulsory
tysiac-option-marriage-on-first-trick = Marriage in the first trick
tysiac-option-declarer-scores = Declarer scores
tysiac-option-round-to = Rounding
tysiac-option-barrel = Barrel

## Values

tysiac-value-rules = { $value ->
    [house] house rules
    *[other] { $value }
}
tysiac-value-switch = { $value ->
    [yes] on
    *[no] off
}
tysiac-value-teams = each for themselves
tysiac-value-length = { $value ->
    [one-round] one single deal
    *[to-points] until somebody has the points
}
tysiac-value-bombs = { $count ->
    [0] none
    *[other] { $count } each
}
tysiac-value-must-beat = { $value ->
    [suit] in the suit led
    [suit-and-trump] in the suit led and with trumps
    *[none] never
}
tysiac-value-declarer-scores = { $value ->
    [points] all points taken
    *[contract] the contract
}
tysiac-value-round-to = to multiples of { $value }
tysiac-value-barrel = { $value ->
    [off] off
    *[other] from { $value } points
}

## What they mean

tysiac-about-rules = { $value ->
    [house] House rules: one bomb each, the barrel from 800, trumping compulsory, beating not
    *[other] Options saved under the name { $value }
}
tysiac-about-teams = Everybody plays for themselves.
tysiac-about-length = The game goes on until somebody has the points for victory, or it is one deal only.
tysiac-about-match-points = Who has so many points after a deal wins the game.
tysiac-about-hard-cap = Nobody may bid more than this, whatever marriages they hold.
tysiac-about-four-nines = Whoever is dealt all four nines may ask for new cards before bidding.
tysiac-about-raise-after-musik = After taking the musik, the declarer may raise the contract by tens.
tysiac-about-show-musik = With two players: the musik that the declarer takes is shown to the other one.
tysiac-about-bombs = So many times in a game, a player forced to play 100 may give up the deal, for 60 points to each opponent.
tysiac-about-must-trump = If you hold no card of the suit led, you have to play a trump if you can.
tysiac-about-must-beat = Whether you have to play a card that takes the trick so far, where you hold one.
tysiac-about-marriage-on-first-trick = When off, a king or queen led in the first trick declares no marriage.
tysiac-about-declarer-scores = What the declarer gets for a contract that is made: just the contract, or all points taken.
tysiac-about-round-to = Points taken in a deal are rounded to the nearest of these.
tysiac-about-barrel = From this total on, a player gains points only as the declarer.
