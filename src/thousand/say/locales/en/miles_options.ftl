### The options of 1000 Miles: what each is called, what its values are called, and what it means.
###
### A value stands behind its option ("Reshuffle the discards: on") or before it ("On: ..."). What an option
### means answers the key D and must not begin with it.

option-rules = Rules
option-teams = Teams
option-length = Length of the game
option-match-points = Victory at
option-goal = Goal of a round
option-extension-forfeit = Failed extension pays the others
option-reshuffle = Reshuffle the discards
option-stacking = Stacking hazards
option-wrong-way = Wrong way
option-wrong-way-cards = Wrong way cards
option-end-of-wrong-way-cards = End of wrong way cards
option-thin-hazards = Fewer hazards
option-left-target-only = Attack to the left only
option-opening-coup = Opening coup fourré
option-dirty-trick-window = Coup fourré possible
option-end-when-a-seat-is-out = Round ends with the first empty hand
option-first-dealer = First dealer
option-tie = Tie at the top
option-all-safeties-for-winner-only = All four safeties pay the winner only
option-shut-out = Shut-out is paid
option-points-mile = Each { unit.one }
option-points-safety = Each safety
option-points-all-safeties = All four safeties
option-points-coup-fourre = Each coup fourré
option-points-trip = Trip completed
option-points-delayed-action = Delayed action
option-points-safe-trip = Safe trip
option-points-extension = Extension completed
option-points-shut-out = Shut-out

## Values

value-rules = { $value ->
    [playroom] playroom
    [classic] classic
   *[other] { $value }
}
value-switch = { $value ->
    [yes] on
   *[no] off
}
value-no-teams = everyone for themselves
value-teams = { $teams } teams of { $size }
value-length = { $value ->
    [one-round] one single round
   *[to-points] until somebody has the points
}
value-goal = { $value ->
    [SEVEN_HUNDRED] 700 { unit }
    [EXTENSION] 700 { unit }, with extension to 1000
   *[THOUSAND] 1000 { unit }
}
value-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
value-dirty-trick-window = { $value ->
    [before-draw] until the next draw
   *[until-next-play] until the next play
}
value-first-dealer = { $value ->
    [drawn] drawn by lot
   *[before-host] to your right, so that you begin
}
value-tie = { $value ->
    [shared] shared victory
   *[play-on] another round
}
value-shut-out = { $value ->
    [all] once, if all others have 0 { unit }
   *[each] for each side without a distance card
}

## What they mean

about-rules = { $value ->
    [playroom] Playroom, as played online: 1000 { unit }, reshuffle, Wrong way, stacking
    [classic] Classic, as printed: 700 { unit } with extension, 1000 for two teams of two
   *[other] Options that you saved as { $value }
}
about-teams = Team-mates share one car: { unit }, hazards and safeties. Each holds cards of their own, and teams alternate.
about-length = The game goes on until a side has the points that win, or it is one single round.
about-match-points = Once a side has that many points at the end of a round, the highest total wins the game.
about-goal = How far a round goes. With extension, whoever reaches 700 may raise the goal to 1000 for everybody.
about-extension-forfeit = If the caller of an extension does not complete it, each opposing side gets its points.
about-reshuffle = An empty draw pile is made anew from the discards. Seven or more players without teams need this.
about-stacking = A side can have several hazards at once, also while it is stopped. Each needs its own remedy, then one Roll.
about-wrong-way = An extra hazard with an extra remedy: while it is in force, distance cards take their { unit } away, down to 0.
about-wrong-way-cards = How many Wrong way cards are in the deck.
about-end-of-wrong-way-cards = How many End of wrong way cards, the remedy, are in the deck.
about-thin-hazards = One card of each of the five hazards is left out of the deck, except Wrong way: no partner helps you.
about-left-target-only = Hazards may only be played on the side to the left, not on anyone you choose.
about-opening-coup = Whoever begins a round with Right of way in hand may lay it as a coup fourré before the first draw.
about-dirty-trick-window = How long a hazard can be answered: until any card is played or discarded, or only until the next draw.
about-end-when-a-seat-is-out = A round ends as soon as one player has no cards and nothing to draw; without it, when nobody has any.
about-first-dealer = Who deals the first round. The player to the dealer's left begins.
about-tie = What follows if two sides have the same highest total at the end of the game.
about-all-safeties-for-winner-only = When this is on, only whoever completes the trip is paid for having all four safeties.
about-shut-out = Whoever completes the trip is paid for each opposing side without any distance card, or once for them all.
about-points-mile = For every { unit.one } that a side has at the end of a round.
about-points-safety = For every safety, to every side.
about-points-all-safeties = For having all four safeties, beside the points of each.
about-points-coup-fourre = For every coup fourré, beside the points of its safety.
about-points-trip = For completing the trip. With 0, an item is not played for.
about-points-delayed-action = For completing the trip when the draw pile is empty, or after a reshuffle.
about-points-safe-trip = For completing the trip without any 200.
about-points-extension = For completing the trip after an extension, whoever called it.
about-points-shut-out = For completing the trip while others have not driven.
