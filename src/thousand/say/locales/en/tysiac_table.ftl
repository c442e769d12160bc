### The table of Tysiąc by ear: answers, questions and their choices. $who, $name, $whom and $target: see
### tysiac_events.ftl.

## What the listener is asked

tysiac-ask-open = { $nines ->
    [yes] You may ask for a new deal, holding four nines, or else open with { $points }.
    *[no] You have to open the bidding with { $points }.
}
# $one: there is only one bid. $nines: four nines are held, and a new deal can be asked for.
tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] You may bid { $low }, pass, or ask for a new deal.
        *[no] You may bid { $low }, or pass.
    }
    *[no] { $nines ->
        [yes] You may bid { $low } to { $high }, pass, or ask for a new deal.
        *[no] You may bid { $low } to { $high }, or pass.
    }
}
tysiac-ask-pass = { $nines ->
    [yes] You can pass or ask for a new deal: your hand allows no more than { $points }.
    *[no] You can only pass: your hand allows no more than { $points }.
}
tysiac-ask-take = Your turn: take a musik, the first or the second.
# $also: what else can be done, if anything.
tysiac-also = { $also ->
    [bomb] or drop the bomb with { $key-bomb }
    [raise] or raise the contract with { $key-raise }
    *[both] or raise with { $key-raise }, or drop the bomb with { $key-bomb }
}
tysiac-ask-give = { $also ->
    [nothing] Your turn: give { $name } and { $target } a card each.
    *[other] Your turn: give { $name } and { $target } a card each, { tysiac-also }.
}
tysiac-ask-give-one = Your turn: give { $name } a card.
tysiac-ask-lay = { $also ->
    [nothing] { $left ->
        [1] Your turn: lay one more card away.
        *[other] Your turn: lay { $left } cards away.
    }
    *[other] Your turn: lay { $left } cards away, { tysiac-also }.
}
tysiac-ask-lead = Your turn: you lead.
tysiac-ask-play = Your turn: { tysiac-suit } were led.
tysiac-ask-play-brief = { $lead ->
    [yes] You lead.
    *[no] You play.
}

## Whose turn it is

tysiac-turn-wait = { $phase ->
    [auction] Waiting for { $name } to bid or pass.
    [take] Waiting for { $name } to choose a musik.
    [give] Waiting for { $name } to give the cards.
    [lay] Waiting for { $name } to lay cards away.
    *[play] { $lead ->
        [yes] Waiting for { $name } to lead.
        *[no] Waiting for { $name } to play a card.
    }
}
tysiac-turn-next-deal = { $who ->
    [you] Deal { $number } is over: press { $key-play } for the next one.
    *[other] Deal { $number } is over: the players are about to start the next one.
}
tysiac-turn-match-over = { $who ->
    [you] Game over. You win it with { tysiac-points }.
    *[other] Game over. { $name } wins it with { tysiac-points }.
}
tysiac-turn-match-shared = Game over. { $players } players share the victory with { tysiac-points }.
tysiac-standing = The game goes on. Deal { $number }.
tysiac-headline = Deal { $number }.
tysiac-watching = You are watching: you have no cards.

## Where all stand

tysiac-facts = { tysiac-seat }: { $facts }.
tysiac-facts-more = { tysiac-seat }, also: { $facts }.
tysiac-fact-total = { $total } in all
tysiac-fact-total-of = { $total } in all, { $left } more to win
tysiac-fact-out = sitting out
tysiac-fact-dealer = dealer
tysiac-fact-barrel = on the barrel
tysiac-fact-passed = passed
tysiac-fact-bid = bid { $points }
tysiac-fact-declarer = declarer for { $points }
tysiac-fact-cap = may bid up to { $points }
tysiac-fact-bombs = { $count ->
    [0] no bomb left
    [one] 1 bomb left
    *[other] { $count } bombs left
}
tysiac-fact-tricks = { $count ->
    [0] no trick
    [one] 1 trick
    *[other] { $count } tricks
}
tysiac-fact-points = { $points } in this deal
tysiac-fact-cards = { tysiac-cards-count }

tysiac-score = { $barrel ->
    [yes] { tysiac-seat }: { $total }, on the barrel.
    *[no] { tysiac-seat }: { $total }.
}
tysiac-aim = Victory is set to { tysiac-points }.
tysiac-aim-one-deal = One single deal decides.

## The cards that are out

# $hidden: how many of the suit the listener has neither seen nor holds.
tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap }: { $items } out, all known.
    *[other] { tysiac-suit.cap }: { $items } out, { $hidden } hidden.
}
tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap }: { $count } out, all known.
    *[other] { tysiac-suit.cap }: { $count } out, { $hidden } hidden.
}
tysiac-out-none = All cards are still to be played.

## The trick

tysiac-trick-lies = In the trick: { $cards }.
tysiac-trick-lies-more = Then { $cards }.
tysiac-fact-played = { $who ->
    [you] you { tysiac-card }
    *[other] { $name } { tysiac-card }
}
tysiac-trick-best = { $who ->
    [you] The trick is yours so far, { tysiac-points }.
    *[other] The trick goes to { $name } so far, { tysiac-points }.
}
tysiac-trick-none = { $who ->
    [you] The table is empty: you lead.
    *[other] The table is empty: { $name } leads.
}
tysiac-trick-not-yet = No trick has been played yet.
tysiac-trick-last = { $who ->
    [you] The last trick was yours: { tysiac-points }, with the { tysiac-card }.
    *[other] The last trick went to { $name }: { tysiac-points }, with the { tysiac-card }.
}
tysiac-trick-last-cards = In it: { $cards }.

## The trump

tysiac-trump = { $who ->
    [you] { tysiac-suit.cap } are trump, by your marriage in trick { $trick }.
    *[other] { tysiac-suit.cap } are trump, by the marriage of { $name } in trick { $trick }.
}
tysiac-trump-brief = { tysiac-suit.cap } are trump.
tysiac-trump-before = { $who ->
    [you] Before that { tysiac-suit }, by your marriage in trick { $trick }.
    *[other] Before that { tysiac-suit }, by the marriage of { $name } in trick { $trick }.
}
tysiac-trump-none = There is no trump yet.

## The contract

tysiac-contract-none = { $over ->
    [yes] There is no contract in this deal.
    *[no] Nobody has bid yet.
}
tysiac-contract-highest = { $who ->
    [you] Highest bid { $points }, yours.
    *[other] Highest bid { $points }, by { $name }.
}
tysiac-contract = { $who ->
    [you] You play for { $points }.
    *[other] The declarer is { $name }, for { $points }.
}
# The others passed on the opening bid.
tysiac-contract-forced = { $who ->
    [you] You have to play for { $points }.
    *[other] The declarer is { $name }, for { $points }, forced.
}
tysiac-contract-missing = { $who ->
    [you] You have { $points } so far, { $left } are missing.
    *[other] { $name } has { $points } so far, { $left } are missing.
}
tysiac-contract-reached = { $who ->
    [you] You have { $points } so far: that is enough.
    *[other] { $name } has { $points } so far: that is enough.
}
tysiac-contract-others = Against it: { $facts }.
tysiac-fact-taken = { $who ->
    [you] you { $points }
    *[other] { $name } { $points }
}
tysiac-calls = The bidding: { $calls }.
tysiac-fact-call = { $who ->
    [you] you { $points }
    *[other] { $name } { $points }
}
tysiac-fact-call-pass = { $who ->
    [you] you pass
    *[other] { $name } passes
}

## The musik

# $musiks: how many there are; $count: the cards of each.
tysiac-musik-lies = { $musiks ->
    [1] The musik lies there, { $count } cards that nobody has seen.
    *[other] Two musiks lie there, { $count } cards each that nobody has seen.
}
tysiac-musik-known = { $who ->
    [you] You took { tysiac-which }: { $cards }.
    *[other] The declarer { $name } took { tysiac-which }: { $cards }.
}
tysiac-musik-more = Also { $cards }.
tysiac-musik-unknown = The declarer { $name } took { tysiac-which } unseen by you.
tysiac-gift = { $who ->
    [you] { $target } got the { tysiac-card } from you.
    *[other] You got the { tysiac-card } from { $name }.
}
tysiac-gift-hidden = { $target } got a card from { $name }.
tysiac-laid-own = You laid away { $cards }.
tysiac-laid-count = { $count ->
    [one] { $name } laid away 1 card.
    *[other] { $name } laid away { $count } cards.
}

## Questions and their answers

tysiac-question-give = Who gets the { tysiac-card }?
tysiac-question-raise = To how much do you raise the contract of { $points }?
tysiac-question-bomb = Really drop the bomb? This deal is then not played.
tysiac-choice-bid = Bid { $points }
tysiac-choice-pass = Pass
tysiac-choice-redeal = New deal, for four nines
tysiac-choice-take = { tysiac-which.cap }
tysiac-choice-raise = Raise to { $points }
tysiac-choice-bomb = Drop the bomb
tysiac-choice-give = { $name } gets the { tysiac-card }
tysiac-choice-lay = Lay away the { tysiac-card }
tysiac-choice-play = Play the { tysiac-card }
tysiac-choice-next-deal = Start the next deal
