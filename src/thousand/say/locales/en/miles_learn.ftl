### The lesson of 1000 Miles: for each step what it is about and why, what to do, and a few words when it is done.
### $key-... is the key of that command; $card, $hazard, $remedy and $safety are the cards of the deal.

## 1

learn-miles-hand = { learn-step }: your cards. This is a car race: your { unit } take you on, the others' hazards stop you.
learn-miles-hand-hear = Press { $key-hand } to hear all your cards.
learn-miles-hand-walk = Now one by one: { $key-next } is the next card, { $key-previous } the one before. Then press { $key-next-playable }, for the next that can be played.
learn-miles-hand-done = Good. Each card says its place, and whether it can be played now.

## 2

learn-miles-draw = { learn-step }: drawing. Every turn begins with a new card, so you choose among seven.
learn-miles-draw-first = Press { $key-draw } to draw a card.
learn-miles-draw-again = Draw a card: press { $key-draw }.
learn-miles-draw-done = Good. A new card is always the last in your hand.

## 3

learn-miles-start = { learn-step }: starting. No car starts without a green light, the card Roll.
learn-miles-start-roll = Find Roll with { $key-next } and { $key-previous }, then press { $key-play } to play it.
learn-miles-start-done = Well done. Now the others have their turns.

## 4

learn-miles-drive = { learn-step }: driving. { unit.cap } add up, one card a turn, and exactly 1000 of them win the round.
learn-miles-drive-miles = Choose a card with { unit } and press { $key-play }.
learn-miles-drive-done = You are on the road.

## 5

learn-miles-ask = { learn-step }: asking. At any moment you can ask how things stand; it costs nothing.
learn-miles-ask-turn = Press { $key-turn } to hear whose turn it is.
learn-miles-ask-info = Press { $key-info } to hear where everybody stands.
learn-miles-ask-scores = Press { $key-scores } to hear the points.
learn-miles-ask-done = Good. These three answer whenever you like.

## 6

learn-miles-attack = { learn-step }: attacking. A hazard stops another player until they play the card against it.
learn-miles-attack-hit = Find { card } and press { $key-play }. Two can be hit, so choose whom, and press Enter.
learn-miles-attack-done = A hit. Where only one player can be hit, nothing is asked.

## 7

learn-miles-repair = { learn-step }: repairing. You are stopped by { hazard.the }: first you need { remedy.a }, then a Roll.
learn-miles-repair-remedy = Choose { card } and press { $key-play }.
learn-miles-repair-roll = To start again, choose Roll and press { $key-play }.
learn-miles-repair-done = Repaired, and on the road again.

## 8

learn-miles-limit = { learn-step }: the Speed limit. You may drive, but only 25 or 50 at a time, until End of limit ends it.
learn-miles-limit-slow = Play 25, 50 or End of limit with { $key-play }. Try a faster card first, if you like.
learn-miles-limit-done = Well chosen.

## 9

learn-miles-safety = { learn-step }: safeties. Each of the four protects you for the whole round, for 100 points.
learn-miles-safety-lay = { card } keeps Stop and Speed limit away, and you need no Roll. Play it with { $key-play }.
learn-miles-safety-again = A safety gives you another turn: press { $key-draw } to draw.
learn-miles-safety-drive = Another safety. Keep it, you will see why, and play { unit } with { $key-play }.
learn-miles-safety-done = No Speed limit for you any more.

## 10

learn-miles-coup = { learn-step }: the coup fourré. You hold the safety against this hazard: answer at once, out of turn.
learn-miles-coup-answer = Press { $key-answer } to lay { safety } against { hazard.the }: 400 points, and the turn is yours.
learn-miles-coup-draw = The hazard is gone as if it had never been. Press { $key-draw } to draw.
learn-miles-coup-discard = When no card helps, discard one: choose a Roll, which you no longer need, and press { $key-discard }.
learn-miles-coup-done = Every turn ends like this: one card played, or one discarded.

## The end

learn-miles-end = That was all. The first to have exactly 1000 { unit } wins the round; rounds go on until somebody has 5000 points.
learn-miles-end-menu = Press { $key-play } for the main menu: New game begins a game of your own.
