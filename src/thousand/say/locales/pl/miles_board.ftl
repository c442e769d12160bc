### The board face of 1000 Miles, for sighted players.

board-headline = Runda { $number }, do { $goal } { unit.gen }. Do dobrania: { $left }.
board-side = { side }: { $facts }
# A team of three or four, with its players.
board-side-names = { side }, { $names }: { $facts }
board-laid = Na stole: { $cards }
board-nothing-laid = Na stole jeszcze nic nie leży
board-miles = { $miles } z { $goal }
board-playable = { card }, do zagrania
board-subtracts = { card }, odejmie { unit }
