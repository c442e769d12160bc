### Why something cannot be done in Tysiąc, and what can. Passing is not refused with a sentence that begins
### with P, raising with U, the bomb with D.

## When

tysiac-refuse-not-your-turn = It is { $name }'s turn: wait for yours.
tysiac-refuse-sitting-out = You sit this deal out: the dealer of four does not play.
tysiac-refuse-no-such-seat = There is no player number { $number }.
tysiac-refuse-spectator = You are watching: only players can make moves.
tysiac-refuse-auction-now = The auction is on: bid or pass first.
tysiac-refuse-take-now = A musik has to be taken first: choose the first or the second.
tysiac-refuse-give-now = Give each opponent a card first: choose one and press { $key-play }.
tysiac-refuse-lay-now = Two cards have to be laid away first: choose one and press { $key-play }.
tysiac-refuse-play-now = The auction is over, and tricks are played: choose a card and press { $key-play }.
tysiac-refuse-deal-over = This deal is over: press { $key-play } for the next one.
tysiac-refuse-deal-running = This deal is not over yet: play on.
tysiac-refuse-match-over = The game is over: no more moves can be made.
tysiac-refuse-not-a-move = This is no move: use bid, pass, redeal, take, raise, bomb, give, lay, play or next.
tysiac-refuse-no-card = No card is chosen yet: choose one with { $key-previous } and { $key-next }.

## The auction

tysiac-refuse-must-open = You have to open with { $points }: there is no choice.
tysiac-refuse-bid-not-tens = Bids go by tens: { $points } is no multiple of { $step }.
tysiac-refuse-bid-too-low = { $points } is too low: bid { $low } at least, or pass.
tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points } is too high: without a marriage you may bid no more than { $high }.
    *[other] { $points } is too high: with your marriages you may bid no more than { $high }.
}
tysiac-refuse-bid-hard-cap = { $points } is too high: nobody may bid more than { $high } here.
tysiac-refuse-no-redeal = Four nines change nothing here: that option is off.
tysiac-refuse-redeal-late = It is too late for a new deal: that is asked for before the first bid of one's own.
tysiac-refuse-nines-missing = { $held ->
    [one] All four nines are needed for a new deal, and you hold only 1.
    *[other] All four nines are needed for a new deal, and you hold only { $held }.
}

## The musik and the bomb

tysiac-refuse-no-such-musik = There are two musiks: take the first or the second.
tysiac-refuse-no-raise = The contract stays as it is: raising it after the musik is not played here.
tysiac-refuse-raise-late = It is too late to raise: you have parted with a card already.
tysiac-refuse-no-bombs = There are no bombs in this game.
tysiac-refuse-bomb-not-forced = A bomb is only for those who have to play { $points } because all others passed.
tysiac-refuse-bomb-late = It is too late for the bomb: you have given a card already.
tysiac-refuse-bombs-used = { $bombs ->
    [1] You have no bomb left: each player has one in a game.
    *[other] You have no bomb left: each player has { $bombs } in a game.
}
tysiac-refuse-no-opponent = { $who ->
    [nobody] There is no player number { $number }: choose an opponent.
    [you] You cannot give a card to yourself: choose an opponent.
    *[other] { $name } does not play in this deal: choose an opponent who does.
}
tysiac-refuse-given-already = { $name } has a card from you already: the next one is for the other opponent.

## Cards

tysiac-refuse-not-held = You do not hold the { tysiac-card }.
tysiac-refuse-follow-suit = { tysiac-suit.cap } were led, and you hold { tysiac-suit }: play one of these.
# $suit: the trump.
tysiac-refuse-must-trump = You cannot follow suit, so you must trump: play one of your { tysiac-suit }.
tysiac-refuse-must-beat = You must beat the { tysiac-card }, and you can: play a higher one of its suit.
tysiac-refuse-must-overtrump = You must beat the { tysiac-card } when you trump, and you can: play a higher trump.

## Options

tysiac-refuse-seats-range = { $low } to { $high } players can play, not { $seats }.
tysiac-refuse-match-points-range = Victory must be set to { $low } to { $high } points.
tysiac-refuse-hard-cap-range = The highest bid must be set to { $low } to { $high }, by tens.
tysiac-refuse-bombs-range = Each player can have { $low } to { $high } bombs.
tysiac-refuse-round-to-unknown = Points can be rounded to multiples of { $known } only.
