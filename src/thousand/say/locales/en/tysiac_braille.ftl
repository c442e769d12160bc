### Tysiąc at the braille level: the short twins of the messages whose ids follow "braille-".
###
### A line has at most 40 characters, with names of ten letters in it. The fact comes first: who, then the card
### or the deed, then the number. No full stop ends a line. $short tells whether cards have their short names,
### which they have where the whole ones do not fit.

-ace-short = A
-ten-short = 10
-king-short = K
-queen-short = Q
-jack-short = J
-nine-short = 9
braille-tysiac-rank = { $short ->
    [yes] { $rank ->
        [ACE] { -ace-short }
        [TEN] { -ten-short }
        [KING] { -king-short }
        [QUEEN] { -queen-short }
        [JACK] { -jack-short }
        *[NINE] { -nine-short }
    }
    *[no] { tysiac-rank }
}
braille-tysiac-card = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit }
    *[no] { tysiac-card }
}
braille-tysiac-points = { $points } pt
braille-tysiac-which = { $which ->
    [first] first musik
    [second] second musik
    *[only] musik
}

## The hand

braille-tysiac-hand = { tysiac-cards-count }: { $items }
braille-tysiac-hand-count = { tysiac-cards-count }
braille-tysiac-hand-more = and { $items }
braille-tysiac-hand-of-rank = { braille-tysiac-rank } { $items }
braille-tysiac-hand-marriages = { $points } pt by marriages held
braille-tysiac-hand-empty = No cards
braille-tysiac-hand-out = You sit out, no cards
braille-tysiac-card-label = { $digit ->
    [yes] Card { $place }, { braille-tysiac-card }
    *[no] { braille-tysiac-card }, { $place } of { $count }
}
braille-tysiac-card-playable = { $label }, playable
braille-tysiac-card-declares = { $label }, marriage { $points }
braille-tysiac-card-married = { $label }, marriage
braille-tysiac-card-unplayable = { $label }: { $reason }
braille-tysiac-card-missing = No card { $place }, you hold { $count }
braille-tysiac-reason-follow-suit = { tysiac-suit } led
braille-tysiac-reason-must-trump = trump, { tysiac-suit }
braille-tysiac-reason-must-beat = beat { braille-tysiac-card }
braille-tysiac-reason-must-overtrump = beat { braille-tysiac-card }

## What happens

braille-tysiac-match-started = Tysiąc for { $players }, game to { $points } pt
braille-tysiac-match-started-one-deal = Tysiąc for { $players }, game of one deal
braille-tysiac-deal-started = { $who ->
    [you] Deal { $number }, you deal
    *[other] Deal { $number }, { $name } deals
}
braille-tysiac-deal-started-out = { $who ->
    [you] Deal { $number }, you deal, sit out
    *[other] Deal { $number }, { $name } deals, sits out
}
braille-tysiac-opened = { $who ->
    [you] You must open, { $points }
    *[other] { $name } must open, { $points }
}
braille-tysiac-bid = { $who ->
    [you] You bid { $points }
    *[other] { $name } bids { $points }
}
braille-tysiac-passed = { $who ->
    [you] You pass
    *[other] { $name } passes
}
braille-tysiac-redeal-asked = { $who ->
    [you] You show four nines: new deal
    *[other] { $name } shows four nines: new deal
}
braille-tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] You must play for { $points }
        *[other] { $name } must play for { $points }
    }
    *[no] { $who ->
        [you] You play for { $points }
        *[other] { $name } plays for { $points }
    }
}
braille-tysiac-contract-raised = { $who ->
    [you] You raise to { $points }
    *[other] { $name } raises to { $points }
}
# The cards follow on lines of their own.
braille-tysiac-musik-seen = { $who ->
    [you] You take { braille-tysiac-which }
    *[other] { $name } takes { braille-tysiac-which }
}
braille-tysiac-musik-seen-alone = You take { braille-tysiac-which }, unseen
braille-tysiac-musik-hidden = { $name } takes { braille-tysiac-which }, hidden
braille-tysiac-given = { $who ->
    [you] To { $target }: { braille-tysiac-card }
    *[other] From { $name }: { braille-tysiac-card }
}
braille-tysiac-given-hidden = { $name } gives { $target } a card
braille-tysiac-laid = Laid away: { braille-tysiac-card }
braille-tysiac-laid-hidden = { $name } has laid away { $nth }
braille-tysiac-bomb-dropped = { $who ->
    [you] You drop a bomb, no tricks
    *[other] { $name } drops a bomb, no tricks
}
braille-tysiac-marriage = { $who ->
    [you] Your marriage { tysiac-suit }, { $points }, trump
    *[other] { $name } marriage { tysiac-suit }, { $points }, trump
}
braille-tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] You lead { braille-tysiac-card }
        *[other] { $name } leads { braille-tysiac-card }
    }
    *[no] { $who ->
        [you] You { braille-tysiac-card }
        *[other] { $name } { braille-tysiac-card }
    }
}
braille-tysiac-trick = { $who ->
    [you] You take it, { $points } pt
    *[other] { $name } takes it, { $points } pt
}
braille-tysiac-trick-bare = { braille-tysiac-trick }
braille-tysiac-musiks-won = { $who ->
    [you] You get the laid away, { $points } pt
    *[other] { $name } gets the laid away, { $points } pt
}
braille-tysiac-deal-played = { $made ->
    [yes] { $who ->
        [you] You make { $contract } with { $taken }
        *[other] { $name } makes { $contract } with { $taken }
    }
    *[no] { $who ->
        [you] You fail { $contract } with { $taken }
        *[other] { $name } fails { $contract } with { $taken }
    }
}
braille-tysiac-deal-bombed = Deal { $number } bombed: { $points } pt to opponents
braille-tysiac-deal-void = { $who ->
    [you] Deal { $number } void, you deal again
    *[other] Deal { $number } void, { $name } deals again
}
braille-tysiac-sheet = { tysiac-seat } { $change }, now { $total }
braille-tysiac-sheet-out = { $who ->
    [you] You sat out, { $total }
    *[other] { $name } sat out, { $total }
}
braille-tysiac-item-barred = nothing gained on the barrel
braille-tysiac-next-deal = { $key-play }: next deal
braille-tysiac-barrel-entered = { $who ->
    [you] You are on the barrel, { $total }
    *[other] { $name } is on the barrel, { $total }
}
braille-tysiac-barrel-left = { $who ->
    [you] You are off the barrel, { $total }
    *[other] { $name } is off the barrel, { $total }
}
braille-tysiac-match-won = { $who ->
    [you] You win the game, { $points } pt
    *[other] { $name } wins the game, { $points } pt
}
braille-tysiac-match-shared = Shared win, { $points } pt: { $names }
braille-tysiac-turn-other = { $phase ->
    [auction] { $name } to bid
    [take] { $name } to take a musik
    [give] { $name } to give cards
    [lay] { $name } to lay cards away
    *[play] { $name }'s turn
}
braille-tysiac-turn-own = { $phase ->
    [auction] It was your turn to bid
    [take] It was your turn to take a musik
    [give] It was your turn to give cards
    [lay] It was your turn to lay cards away
    *[play] It was your turn
}

## What is asked

braille-tysiac-ask-open = { $nines ->
    [yes] Four nines: new deal, or open { $points }
    *[no] You must open, { $points }
}
braille-tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] You may bid { $low }, pass, or new deal
        *[no] You may bid { $low }, or pass
    }
    *[no] { $nines ->
        [yes] You may bid { $low } to { $high }, pass, new deal
        *[no] You may bid { $low } to { $high }, or pass
    }
}
braille-tysiac-ask-pass = { $nines ->
    [yes] You pass or ask for a new deal
    *[no] You can only pass, { $points } at most
}
braille-tysiac-ask-take = Your turn: first or second musik
braille-tysiac-also = { $also ->
    [bomb] { $key-bomb }: bomb
    [raise] { $key-raise }: raise
    *[both] { $key-raise }: raise, { $key-bomb }: bomb
}
braille-tysiac-ask-give = { $also ->
    [nothing] Give { $name }, { $target } a card
    *[other] Give each a card, { braille-tysiac-also }
}
braille-tysiac-ask-give-one = Give { $name } a card
braille-tysiac-ask-lay = { $also ->
    [nothing] Your turn: lay { $left } away
    *[other] Lay { $left } away, { braille-tysiac-also }
}
braille-tysiac-ask-lead = Your turn: you lead
braille-tysiac-ask-play = Your turn: { tysiac-suit } led
braille-tysiac-turn-wait = { $phase ->
    [auction] Waiting: { $name } bids
    [take] Waiting: { $name } takes a musik
    [give] Waiting: { $name } gives cards
    [lay] Waiting: { $name } lays cards away
    *[play] { $lead ->
        [yes] Waiting: { $name } leads
        *[no] Waiting: { $name } plays
    }
}
braille-tysiac-turn-next-deal = { $who ->
    [you] Deal { $number } over, { $key-play }: next one
    *[other] Deal { $number } over, next one to come
}
braille-tysiac-turn-match-over = { $who ->
    [you] Over: you won, { $points } pt
    *[other] Over: { $name } won, { $points } pt
}
braille-tysiac-turn-match-shared = Over: { $players } players share it, { $points } pt
braille-tysiac-standing = Game goes on: deal { $number }
braille-tysiac-headline = Deal { $number }
braille-tysiac-watching = You watch, no cards

## Where all stand

braille-tysiac-facts = { tysiac-seat }: { $facts }
braille-tysiac-facts-more = { tysiac-seat }: { $facts }
braille-tysiac-fact-total = total { $total }
braille-tysiac-fact-total-of = total { $total }, { $left } to go
braille-tysiac-fact-out = sits out
braille-tysiac-fact-declarer = plays for { $points }
braille-tysiac-fact-cap = may bid to { $points }
braille-tysiac-fact-points = { $points } this deal
braille-tysiac-score = { $barrel ->
    [yes] { tysiac-seat } { $total }, barrel
    *[no] { tysiac-seat } { $total }
}
braille-tysiac-aim = To { $points } pt
braille-tysiac-aim-one-deal = One deal decides
braille-tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap }: { $items } out
    *[other] { tysiac-suit.cap }: { $items } out, { $hidden } hidden
}
braille-tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap }: { $count } out
    *[other] { tysiac-suit.cap }: { $count } out, { $hidden } hidden
}
braille-tysiac-out-none = All cards are still in play
braille-tysiac-trick-lies = Trick: { $cards }
braille-tysiac-trick-lies-more = then { $cards }
braille-tysiac-fact-played = { $who ->
    [you] you { braille-tysiac-card }
    *[other] { $name } { braille-tysiac-card }
}
braille-tysiac-trick-best = { $who ->
    [you] So far yours, { $points } pt
    *[other] So far { $name }, { $points } pt
}
braille-tysiac-trick-none = { $who ->
    [you] Empty table: you lead
    *[other] Empty table: { $name } leads
}
braille-tysiac-trick-not-yet = No trick yet
braille-tysiac-trick-last = { $who ->
    [you] Last: yours, { $points } pt, { braille-tysiac-card }
    *[other] Last: { $name }, { $points } pt, { braille-tysiac-card }
}
braille-tysiac-trick-last-cards = In it: { $cards }
braille-tysiac-trump = { $who ->
    [you] { tysiac-suit.cap } trump, yours in trick { $trick }
    *[other] { tysiac-suit.cap } trump, { $name } in trick { $trick }
}
braille-tysiac-trump-before = { $who ->
    [you] Before: { tysiac-suit }, yours in trick { $trick }
    *[other] Before: { tysiac-suit }, { $name } in trick { $trick }
}
braille-tysiac-trump-none = No trump yet
braille-tysiac-contract-none = { $over ->
    [yes] No contract in this deal
    *[no] No bid yet
}
braille-tysiac-contract-highest = { $who ->
    [you] Highest bid { $points }, yours
    *[other] Highest bid { $points }, { $name }
}
braille-tysiac-contract = { $who ->
    [you] You play for { $points }
    *[other] Declarer { $name }, { $points }
}
braille-tysiac-contract-forced = { $who ->
    [you] You must play for { $points }
    *[other] Declarer { $name }, { $points }, forced
}
braille-tysiac-contract-missing = { $who ->
    [you] You have { $points }, { $left } missing
    *[other] { $name } has { $points }, { $left } missing
}
braille-tysiac-contract-reached = { $who ->
    [you] You have { $points }, enough
    *[other] { $name } has { $points }, enough
}
braille-tysiac-contract-others = Against: { $facts }
braille-tysiac-calls = Bids: { $calls }
braille-tysiac-musik-lies = { $musiks ->
    [1] The musik lies unseen, { $count } cards
    *[other] Two musiks lie unseen, { $count } cards each
}
braille-tysiac-musik-known = { $who ->
    [you] You took { $cards }
    *[other] Taken by { $name }: { $cards }
}
braille-tysiac-musik-more = and { $cards }
braille-tysiac-musik-unknown = Taken by { $name }, unseen by you
braille-tysiac-gift = { $who ->
    [you] To { $target }: { braille-tysiac-card }
    *[other] From { $name }: { braille-tysiac-card }
}
braille-tysiac-gift-hidden = { $target } got a card
braille-tysiac-laid-own = Laid away: { $cards }
braille-tysiac-laid-count = { $name } laid away { $count }

## Questions

braille-tysiac-question-give = Who gets { braille-tysiac-card }?
braille-tysiac-question-raise = Raise { $points } to how much?
braille-tysiac-question-bomb = Really drop the bomb?
braille-tysiac-choice-redeal = New deal for four nines
braille-tysiac-choice-take = { $which ->
    [first] First musik
    [second] Second musik
    *[only] The musik
}
braille-tysiac-choice-give = { $name }: { braille-tysiac-card }
braille-tysiac-choice-lay = Lay { braille-tysiac-card }
braille-tysiac-choice-play = Play { braille-tysiac-card }
braille-tysiac-choice-next-deal = Next deal

## Refusals

braille-tysiac-refuse-not-your-turn = Wait: it is { $name }'s turn
braille-tysiac-refuse-sitting-out = You sit this deal out
braille-tysiac-refuse-no-such-seat = No player { $number }
braille-tysiac-refuse-spectator = You watch: only players can move
braille-tysiac-refuse-auction-now = The auction is on: bid or pass
braille-tysiac-refuse-take-now = Take a musik first: first or second
braille-tysiac-refuse-give-now = Give each a card first, { $key-play }
braille-tysiac-refuse-lay-now = Lay two cards away first, { $key-play }
braille-tysiac-refuse-play-now = Tricks are on: play a card, { $key-play }
braille-tysiac-refuse-deal-over = Over: { $key-play } begins the next deal
braille-tysiac-refuse-deal-running = This deal is not over yet
braille-tysiac-refuse-match-over = Game over, no more moves
braille-tysiac-refuse-not-a-move = No such move
braille-tysiac-refuse-no-card = Choose a card: { $key-previous }, { $key-next }
braille-tysiac-refuse-must-open = You must open, { $points }
braille-tysiac-refuse-bid-not-tens = Bids go by tens, not { $points }
braille-tysiac-refuse-bid-too-low = { $points } is too low, { $low } at least
braille-tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points } too high: no marriage, { $high } at most
    *[other] { $points } too high: your hand allows { $high }
}
braille-tysiac-refuse-bid-hard-cap = { $points } too high: { $high } at most here
braille-tysiac-refuse-no-redeal = No new deal on four nines here
braille-tysiac-refuse-redeal-late = Too late: you have bid already
braille-tysiac-refuse-nines-missing = Four nines needed, you hold { $held }
braille-tysiac-refuse-no-such-musik = There is only musik 1 or 2
braille-tysiac-refuse-no-raise = No raise after the musik here
braille-tysiac-refuse-raise-late = Too late to raise, a card is gone
braille-tysiac-refuse-no-bombs = No bombs in this game
braille-tysiac-refuse-bomb-not-forced = Bomb only where all others passed
braille-tysiac-refuse-bomb-late = Too late for it, a card is given
braille-tysiac-refuse-bombs-used = No bomb left, each has { $bombs }
braille-tysiac-refuse-no-opponent = { $who ->
    [nobody] No player { $number }
    [you] Not to yourself: choose an opponent
    *[other] { $name } does not play
}
braille-tysiac-refuse-given-already = { $name } has a card already
braille-tysiac-refuse-not-held = You lack { braille-tysiac-card }
braille-tysiac-refuse-follow-suit = Follow suit: you hold { tysiac-suit }
braille-tysiac-refuse-must-trump = You must trump, with { tysiac-suit }
braille-tysiac-refuse-must-beat = You must beat { braille-tysiac-card }
braille-tysiac-refuse-must-overtrump = You must beat { braille-tysiac-card }
braille-tysiac-refuse-seats-range = { $low } to { $high } players, not { $seats }
braille-tysiac-refuse-match-points-range = Victory at { $low } to { $high } pt
braille-tysiac-refuse-hard-cap-range = Highest bid { $low } to { $high }, by tens
braille-tysiac-refuse-bombs-range = { $low } to { $high } bombs each
braille-tysiac-refuse-round-to-unknown = Rounding only to { $known }

## The rules in force

braille-tysiac-rule-set = { $rules ->
    [house] House rules
    *[other] Rules: { $rules }
}
braille-tysiac-rule-four-nines = Four nines may ask for a new deal
braille-tysiac-rule-hard-cap = Highest bid: { $points }
braille-tysiac-rule-raise = Raising after the musik is allowed
braille-tysiac-rule-show-musik = { $shown ->
    [yes] The musik is shown
    *[no] The musik is not shown
}
braille-tysiac-rule-bombs = { $count ->
    [0] No bombs
    [one] 1 bomb each
    *[other] { $count } bombs each
}
braille-tysiac-rule-must-trump = { $must ->
    [yes] Without the suit you must trump
    *[no] Without the suit any card goes
}
braille-tysiac-rule-must-beat = { $value ->
    [suit] In the suit led you must beat
    *[suit-and-trump] In the suit led and trump you must beat
}
braille-tysiac-rule-first-trick = First trick without marriages
braille-tysiac-rule-declarer-contract = A contract pays its own points
braille-tysiac-rule-declarer-points = A contract pays all points taken
braille-tysiac-rule-round-to = Rounding to { $multiple }
braille-tysiac-rule-barrel = Barrel from { $points }

## The legend: how to read the lines, each itself at most 40 characters

tysiac-legend-bid = Anna bids 110: so much is promised
tysiac-legend-card = Anna ace of hearts: that card is played
tysiac-legend-trick = Anna takes it, 25 pt: the trick, points
tysiac-legend-sheet = Anna 15 pt, now 60: won, and the total
tysiac-legend-unplayable = After a colon: why a card is unplayable
tysiac-legend-words = pt: points; out: played already
tysiac-legend-names = Long names: whole words or ten letters
tysiac-legend-cards = Short cards, where a line is full:
tysiac-legend-short = { $short }: { $whole }
