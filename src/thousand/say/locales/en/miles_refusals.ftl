### Why something cannot be done in 1000 Miles, and what can. For $who and $side see miles_sides.ftl.
### $teams tells whether teams play.

## Moves

refuse-draw-first = You must draw a card first: press { $key-draw }.
refuse-already-drawn = You have drawn already: play or discard a card.
refuse-pile-empty = Nothing is left to draw: play or discard a card.
refuse-not-your-turn = It is { actor.within }'s turn: wait for yours.
refuse-extension-first = { $who ->
    [you] You must choose first: an extension, or the end of the round.
    *[other] Please wait: { actor.within } is deciding on an extension.
}
refuse-hand-over = This round is over: press { $key-play } for the next one.
refuse-match-over = The game is over: no more moves can be made.
refuse-hand-running = This round is not over yet: play on.
refuse-not-held = You do not hold { card }.
refuse-no-target = { $teams ->
    [yes] { card } is for your own team: it cannot be played on another one.
    *[no] { card } is for yourself: it cannot be played on another player.
}
refuse-target-missing = { $teams ->
    [yes] { card } must be played on somebody: choose a team.
    *[no] { card } must be played on somebody: choose a player.
}
refuse-no-such-seat = There is no player number { $number }.
refuse-no-such-side = { $teams ->
    [yes] There is no team number { $number }.
    *[no] There is no player number { $number }.
}
refuse-own-side = { $teams ->
    [yes] { card } cannot be played on your own team: choose another one.
    *[no] { card } cannot be played on yourself: choose another player.
}
refuse-not-left = { $teams ->
    [yes] Only the team to your left can be attacked, not { side.within }.
    *[no] Only the player to your left can be attacked, not { side.within }.
}
refuse-target-safe = { $side ->
    [pair] { side } have { safety }: { card } cannot be played there.
    *[other] { side } has { safety }: { card } cannot be played there.
}
refuse-target-limited = { $side ->
    [pair] { side } already have a Speed limit: wait until it ends.
    *[other] { side } already has a Speed limit: wait until it ends.
}
refuse-target-wrong = { $side ->
    [pair] { side } are going the wrong way already: wait until that ends.
    *[other] { side } is going the wrong way already: wait until that ends.
}
refuse-target-has-hazard = { $side ->
    [pair] { side } already have { card }: only another hazard can be added.
    *[other] { side } already has { card }: only another hazard can be added.
}
refuse-target-stopped = { $side ->
    [pair] { side } are stopped already: a Stop would change nothing.
    *[other] { side } is stopped already: a Stop would change nothing.
}
refuse-target-not-rolling = { $side ->
    [pair] { side } are not driving: { card } can only stop a team that is driving.
    [number] { side } is not driving: { card } can only stop a team that is driving.
    *[other] { side } is not driving: { card } can only stop a player who is driving.
}
# $needs: one remedy or several; $several: whether several hazards are in force.
refuse-hazard-in-force = { $several ->
    [yes] You need { $needs } first: several hazards are holding you up.
    *[no] You need { $needs } first: { hazard.the } is holding you up.
}
refuse-roll-needed = { $why ->
    [start] You need a Roll first: you have not started yet.
    [stop] You need a Roll first: a Stop is holding you up.
    *[repaired] You need a Roll first: your last hazard is repaired but you are stopped.
}
refuse-over-limit = { card } is too fast: under a Speed limit only 25 and 50 can be played.
refuse-two-200s = { $teams ->
    [yes] Your team has laid two 200s: no more are allowed in a round.
    *[no] You have laid two 200s: no more are allowed in a round.
}
refuse-beyond-goal = { card } is too far: only { $left } to go, and { $goal } must be reached exactly.
refuse-nothing-to-repair = { card } has nothing to repair: you have no { hazard }.
refuse-no-limit = You have no Speed limit to end.
refuse-no-wrong-way = You are not going the wrong way: there is nothing to end.
refuse-roll-never-needed = You have Right of way: you need no Roll in this round.
refuse-repair-first = { $several ->
    [yes] You need { $needs } before a Roll: several hazards are holding you up.
    *[no] You need { $needs } before a Roll: { hazard.the } is holding you up.
}
refuse-already-rolling = You are driving already: a Roll would do nothing.
refuse-no-extension = An extension cannot be decided now.
refuse-spectator = You are watching: only players can make moves.
refuse-not-a-move = This is not a move: use draw, play, discard, extend, decline or next.
refuse-no-answer = { $teams ->
    [yes] There is no coup fourré to make now: it answers a hazard that has just hit your team.
    *[no] There is no coup fourré to make now: it answers a hazard that has just hit you.
}
refuse-answer-not-held = You do not hold { card }, the safety that answers this hazard.
refuse-answer-late = Too late for a coup fourré: you drew { card } after the attack. It can be played in your turn.
refuse-chance-first = You decide first: { $key-answer } answers with a coup fourré, { $key-draw } lets it go by.
refuse-no-card = No card is chosen yet: choose one with { $key-previous } and { $key-next }.
refuse-nobody-to-attack = { $why ->
    [driving] { $teams ->
        [yes] { card } cannot be played on anyone now: the other teams are safe or not driving.
        *[no] { card } cannot be played on anyone now: the players are safe or not driving.
    }
    *[suffering] { card } cannot be played on anyone now: all are safe from it or have it already.
}

## Options

refuse-seats-range = { $low } to { $high } players can play, not { $seats }.
refuse-no-such-teams = Teams of { $size } cannot be made from { $seats } players.
refuse-reshuffle-needed = More than { $high } players without teams need the reshuffle: turn it on, or play in teams.
refuse-match-points-range = Victory must be set to { $low } to { $high } points.
refuse-wrong-way-cards-range = There can be { $low } to { $high } Wrong way cards.
refuse-end-of-wrong-way-cards-range = There can be { $low } to { $high } End of wrong way cards.
refuse-score-range = { $item ->
    [mile] A { unit.one } can be worth { $low } to { $high } points.
    [safety] A safety can be worth { $low } to { $high } points.
    [all_safeties] All four safeties can be worth { $low } to { $high } points.
    [coup_fourre] A coup fourré can be worth { $low } to { $high } points.
    [trip] The trip can be worth { $low } to { $high } points.
    [delayed_action] Delayed action can be worth { $low } to { $high } points.
    [safe_trip] A safe trip can be worth { $low } to { $high } points.
    [extension] The extension can be worth { $low } to { $high } points.
    *[shut_out] A shut-out can be worth { $low } to { $high } points.
}
