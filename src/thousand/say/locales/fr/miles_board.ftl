### Le plateau de 1000 Miles, pour qui voit l'écran.

board-headline = Manche { $number }, jusqu'à { $goal } { unit }. Reste à piocher: { $left }.
board-side = { side }: { $facts }
# Une équipe de trois ou quatre, avec ses joueurs.
board-side-names = { side }, { $names }: { $facts }
board-laid = Posées: { $cards }
board-nothing-laid = Rien de posé
board-miles = { $miles } sur { $goal }
board-playable = { card }, jouable
board-subtracts = { card }, fait reculer
