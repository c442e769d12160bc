### The coach of 1000 Miles: what to do now, and why, in one sentence. The advice begins with the move, and
### never with the letter of its key, A.
###
### $more is a second reason, none where there is none. For $side and $hit see miles_sides.ftl.

advice-draw = Draw a card with { $key-draw }.
advice-next-hand = Go on to the next round with { $key-play }.

## Safeties

advice-coup-fourre = Play { card } with { $key-answer }: as a coup fourré it ends { hazard.the } and pays { points-count }.
advice-opening-coup = Play { card } with { $key-answer } before you draw: as a coup fourré it pays { points-count }.
advice-bank-finish = Play { card } before the card that completes the trip: it pays { points-count }.
advice-bank-spent = Play { card } now: every hazard that it answers has been seen.
advice-bank-no-coup = Play { card } now: a coup fourré pays nothing here.
advice-bank-slim = Play { card } now: a coup fourré has become too unlikely to wait for.
advice-bank-threat = Play { card } now: { side.within } may complete the trip before your next turn.
advice-bank-partner = Play { card } now: with { $left } to go, your team may complete the trip before your next turn.
advice-bank-pile = Play { card } now: the draw pile is almost empty, { left-cards }.
left-cards = { $cards ->
    [0] nothing is left
    [one] 1 card is left
    *[other] { $cards } cards are left
}
advice-safety-repairs = Play { card }: it ends { hazard.the }, and you hold no { remedy }.
advice-safety-rolls = Play { card }: it lets you drive, and you hold no Roll.
advice-safety-only = Play { card }: you hold nothing but safeties.

## Attacks

advice-attack = { $more ->
    [target-may-finish] Play { card } on { aim }: one more card could complete their trip.
    [target-leads] Play { card } on { aim }: with { miles-count } they are ahead of all others.
    [no-answer] Play { card } on { aim }: they cannot hold { safety }, which would answer it.
    *[none] Play { card } on { aim }: it holds them up.
}

## Driving

advice-repair = Play { card }: it ends { hazard.the }.
advice-roll = Play { card }: without it you cannot drive.
advice-end-limit = Play { card }: the limit keeps you from driving more than 50.
advice-finish = Play { card }: it completes the trip.
advice-drive = { $more ->
    [rest-in-hand] Play { card }: you hold the cards for the { $left } that are left then.
    [keeps-finish] Play { card }, not { over }: so an exact finish stays more likely.
    *[none] Play { card }: then { $left } are left to go.
}
over = { $over ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    *[MILES_200] 200
}

## Discards

advice-discard-protected = Discard { card }: { safety } makes it unnecessary.
advice-discard-spent = Discard { card }: every hazard that it ends has been seen.
advice-discard-powerless = Discard { card }: everybody you could play it on is safe from it.
advice-discard-too-far = Discard { card }: it goes beyond the goal, { $left } away.
advice-discard-third-200 = Discard { card }: no third one may be played in a round.
advice-discard-spare = Discard { card }: you hold enough of these.
advice-discard-least = { $more ->
    [wait-for-exact] Discard { card }: your distances would spoil an exact finish, { $left } away.
    [wait-wrong-way] Discard { card }: going the wrong way, a distance would only cost you { unit }.
    *[none] Discard { card }: you need it least of all your cards.
}

## The extension

advice-extend-in-hand = Call the extension: you hold the cards for the { $left } that remain, and no Stop can hold you up.
advice-extend-ahead = Call the extension: your rival is stopped, and the draw pile will last, { left-cards }.
advice-extend-bold = Call the extension: with { $left } to go, it promises more than ending here.
advice-decline-wins = End the round here: that wins the game.
advice-decline-stop = End the round here: on the longer trip a Stop could hold you up.
advice-decline-stakes = End the round here: { $gain } more points are not worth the risk of { $loss }.
advice-decline-risk = End the round here: the longer trip is too uncertain.

## What a search adds

advice-playouts = In { $hands } rounds played out in thought, it gains about { points-gained } more than the usual move.
points-gained = { $gain ->
    [one] 1 point
    *[other] { $gain } points
}
