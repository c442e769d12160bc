### Ecranul cu tabla de joc pentru Tysiąc, pentru văzători.

tysiac-board-headline = Runda { $number }
tysiac-board-contract = Contract: { $points }, { $name }
tysiac-board-bid = Miza cea mai mare: { $points }, { $name }
tysiac-board-no-contract = Nicio miză încă
tysiac-board-trump = Atu: { tysiac-suit }
tysiac-board-no-trump = Niciun atu
tysiac-board-both = { $contract }. { $trump }
tysiac-board-trick = Levata: { $cards }
tysiac-board-no-trick = Levata: nicio carte încă
tysiac-board-seat = { tysiac-seat }: { $facts }
tysiac-board-total = total { $total }
tysiac-board-turn = la rând acum
tysiac-board-playable = { tysiac-card }, de jucat
