### The rules in force in a match of 1000 Miles, one a line and short.

rule-set = { $rules ->
    [playroom] Playroom rules.
    [classic] Classic rules.
    *[other] House rules.
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] Each round goes to 700 { unit }.
    [EXTENSION] Each round goes to 700 { unit }; who gets there first may extend it to 1000.
    *[THOUSAND] Each round goes to 1000 { unit }.
}
rule-extension-forfeit = Whoever extends a round and does not win it gives { $points } points to each of the others.
rule-teams = { $teams } teams of { $size } share their car: { unit }, hazards, remedies and safeties.
rule-deck = { $thin ->
    [yes] The deck has { $cards } cards: one of each hazard is left out.
    *[no] The deck has { $cards } cards.
}
rule-wrong-way = Wrong way is played, with { $wrong } cards, and End of wrong way with { $ends }.
rule-stacking = Hazards add up: they can also hit a car that is stopped already.
rule-reshuffle = When the draw pile is empty, the discards are shuffled into a new one.
rule-left-target = { $teams ->
    [yes] Only the team to one's left can be attacked.
    *[no] Only the player to one's left can be attacked.
}
rule-opening-coup = The first player of a round may open it with Right of way as a coup fourré.
rule-window = { $window ->
    [before-draw] A coup fourré must come before the next player draws.
    *[until-next-play] A coup fourré must come before the next card is played or discarded.
}
rule-first = { $dealer ->
    [drawn] The first dealer is drawn.
    *[before-host] The host plays first in the first round.
}
rule-end = { $seat_out ->
    [yes] A round also ends as soon as one player has no card and nothing to draw.
    *[no] A round also ends when nobody has a card left.
}
rule-all-safeties = All four safeties are paid only to the winner of the round.
rule-shut-out = { $shut_out ->
    [EACH] A shut-out is paid for each loser that has laid no distance card.
    *[ALL] A shut-out is paid when all the losers have no { unit }.
}
rule-tie = { $tie ->
    [shared] A tie is a shared victory.
    *[play-on] A tie is broken by another round.
}
rule-scores = Points each time: { $items }.
rule-scores-more = Also { $items }.
