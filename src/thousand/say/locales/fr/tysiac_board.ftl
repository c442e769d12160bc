### Le plateau de Tysiąc, pour qui voit l'écran.

tysiac-board-headline = Donne { $number }
tysiac-board-contract = Contrat: { $points }, { $name }
tysiac-board-bid = Plus haute annonce: { $points }, { $name }
tysiac-board-no-contract = Pas encore d'annonce
tysiac-board-trump = Atout: { tysiac-suit }
tysiac-board-no-trump = Pas d'atout
tysiac-board-both = { $contract }. { $trump }
tysiac-board-trick = Pli: { $cards }
tysiac-board-no-trick = Pli: aucune carte encore
tysiac-board-seat = { tysiac-seat }: { $facts }
tysiac-board-total = { $total } en tout
tysiac-board-turn = à jouer maintenant
tysiac-board-playable = { tysiac-card }, jouable
