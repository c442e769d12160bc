### Masa jocului 1000 de mile pe ecranul cu tablă, pentru văzători.

board-headline = Runda { $number }, până la { $goal } de { unit }. De tras: { $left }.
board-side = { side }: { $facts }
# O echipă de trei sau patru, cu jucătorii ei.
board-side-names = { side }, { $names }: { $facts }
board-laid = Jucate: { $cards }
board-nothing-laid = Încă nimic jucat
board-miles = { $miles } din { $goal }
board-playable = { card }, se poate juca
board-subtracts = { card }, ar scădea
