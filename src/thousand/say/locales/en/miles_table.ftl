### The hand and the table of 1000 Miles, when they are asked for. For $who and $side see miles_sides.ftl.

## The hand

# [yes]: the name begins with the digit that is the key of its place, and must not come first.
card-label = { $digit ->
    [yes] Card { $place } of { $count }, { card }
    *[no] { card }, { $place } of { $count }
}
card-playable = { $label }, can be played
card-playable-on = { $label }, can be played on { $names }
card-playable-on-anyone = { $label }, can be played on anyone
card-playable-on-some = { $teams ->
    [yes] { $label }, can be played on { $sides } teams
    *[no] { $label }, can be played on { $sides } players
}
# A distance card on the wrong way, with so many miles.
card-subtracts = { $miles ->
    [0] { $label }, can be played but would gain nothing
    *[other] { $label }, can be played but would subtract
}
card-answers = { $label }, coup fourré: press { $key-answer }
card-unplayable = { $label }, cannot be played: { $reason }
card-missing = No card { $place }: you hold { cards-count }.
card-times = { $count ->
    [1] { card }
    [2] { card } twice
    *[other] { card } { $count } times
}
hand = You hold { cards-count }: { $items }.
hand-more = Also { $items }.
hand-empty = You hold no cards.

# $needs: one remedy or several.
reason-hazard-in-force = you need { $needs }
reason-roll-needed = you need a Roll
reason-over-limit = a Speed limit is in force
reason-two-200s = { $teams ->
    [yes] your team has laid two 200s
    *[no] you have laid two 200s
}
reason-beyond-goal = only { $left } to go
reason-nothing-to-repair = no { hazard } to repair
reason-no-limit = no Speed limit to end
reason-no-wrong-way = no Wrong way to end
reason-repair-first = you need { $needs } first
reason-roll-never-needed = you have Right of way
reason-already-rolling = you are driving already
reason-target-safe = { $side ->
    [pair] { $team } have { safety }
    *[other] { side.within } has { safety }
}
reason-target-limited = { $side ->
    [pair] { $team } already have a Speed limit
    *[other] { side.within } already has a Speed limit
}
reason-target-wrong = { $side ->
    [pair] { $team } are going the wrong way already
    *[other] { side.within } is going the wrong way already
}
reason-target-has-hazard = { $side ->
    [pair] { $team } already have { card }
    *[other] { side.within } already has { card }
}
reason-target-stopped = { $side ->
    [pair] { $team } are stopped already
    *[other] { side.within } is stopped already
}
reason-target-not-rolling = { $side ->
    [pair] { $team } are not driving
    *[other] { side.within } is not driving
}
reason-nobody-to-attack = nobody can be hit by it now

## Where all stand

side-facts = { side }: { $facts }.
side-facts-more = { side }, also: { $facts }.
fact-miles = { miles-count }
fact-miles-of = { $miles } of { $goal } { unit }, { $left } to go
fact-driving = driving
fact-roll-needed = { $why ->
    [start] not started, Roll needed
    [stop] Stop, Roll needed
    *[repaired] repaired, Roll needed
}
fact-hazard = { hazard }, { remedy } needed
# A hazard without its remedy.
fact-hazard-bare = { hazard }
# Where too many hazards are in force to be named.
fact-hazards = { $count ->
    [one] { $count } hazard
    *[other] { $count } hazards
}
# After several hazards, each with its remedy.
fact-then-roll = then a Roll
fact-limit = Speed limit 50
fact-wrong-way = going the wrong way
fact-safety = { safety }
fact-safety-coup = { safety } by coup fourré
fact-no-safety = no safety yet
fact-two-200s = two 200s laid
fact-cards = { cards-count }
fact-cards-of = { $who ->
    [you] you { cards-count }
    *[other] { $name } { cards-count }
}
# Every player of a team holds so many.
fact-cards-each = { cards-count } each
fact-cards-same = { $names } { cards-count } each
fact-points = { points-count } in this round
headline = Round { $number }, to { $goal } { unit }.
watching = You are watching: you have no cards and no car.

score = { side }: { points-count }.
score-fallen = { side }: { points-count }, { $fallen } of them in this round.
score-items = { side }, in this round: { $items }.
score-aim = Victory is set to { points-count }.
score-aim-one-round = One single round decides.

turn-draw = Your turn: draw a card with { $key-draw }.
turn-play = Your turn: play or discard a card.
turn-wait-draw = Waiting for { actor.within } to draw a card.
turn-wait-play = Waiting for { actor.within } to play or discard a card.
turn-answer-draw = Coup fourré possible: press { $key-answer }. Or draw a card, it is your turn.
turn-answer-play = Coup fourré possible: press { $key-answer }. Or play another card, it is your turn.
turn-answer-wait = Coup fourré possible: press { $key-answer }, or { $key-draw } to let it go by. Then it is { actor.within }'s turn.
turn-extension = { $who ->
    [you] You decide: an extension to { $goal } { unit }, or the end of the round.
    *[other] Waiting for { actor.within } to decide: an extension, or the end of the round.
}
turn-next-hand = { $who ->
    [you] Round { $number } is over: press { $key-play } for the next one.
    *[other] Round { $number } is over: the players are about to start the next one.
}
turn-match-over = Game over. { $result }
turn-match-shared = { $teams ->
    [yes] Game over. { $sides } teams share the victory with { points-count }.
    *[no] Game over. { $sides } players share the victory with { points-count }.
}
standing = The game goes on. Round { $number }, to { $goal } { unit }.

pile = { $left ->
    [0] Draw pile empty, { $discards } discarded.
    *[other] { left-count } to draw, { $discards } discarded.
}
pile-to-shuffle = Draw pile empty, { $discards } discarded: the next draw shuffles them.
pile-shuffled = { $times ->
    [1] The discards were shuffled once in this round.
    [2] The discards were shuffled twice in this round.
    *[other] The discards were shuffled { $times } times in this round.
}
pile-discards = Discarded: { $items }.

## Questions and their answers

question-target = { $teams ->
    [yes] { card }: on which team?
    *[no] { card }: on whom?
}
question-extension = { $teams ->
    [yes] Your team is at { miles-count }: call an extension to { $goal }?
    *[no] You are at { miles-count }: call an extension to { $goal }?
}
question-discard-safety = Really discard the safety { card }?
choice-target = { side }, { $facts }
# A team of three or four, with its players.
choice-target-names = { side }, { $names }, { $facts }
choice-extend = Call the extension: on to { $goal } { unit }
choice-end = End the round here, at { miles-count }
choice-discard = Yes, discard { card }
choice-play = Play { card }
choice-draw = Draw a card
choice-next-hand = Start the next round
