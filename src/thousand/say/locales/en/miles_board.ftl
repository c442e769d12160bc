### The board face of 1000 Miles, for sighted players.

board-headline = Round { $number }, to { $goal } { unit }. Left to draw: { $left }.
board-side = { side }: { $facts }
# A team of three or four, with its players.
board-side-names = { side }, { $names }: { $facts }
board-laid = Laid: { $cards }
board-nothing-laid = Nothing laid yet
board-miles = { $miles } of { $goal }
board-playable = { card }, playable
board-subtracts = { card }, would subtract
