### Plansza gry Tysiąc, dla widzących.

tysiac-board-headline = Rozdanie { $number }
tysiac-board-contract = Kontrakt: { $points }, { $name }
tysiac-board-bid = Najwyższa odzywka: { $points }, { $name }
tysiac-board-no-contract = Jeszcze bez odzywek
tysiac-board-trump = Atut: { tysiac-suit }
tysiac-board-no-trump = Bez atutu
tysiac-board-both = { $contract }. { $trump }
tysiac-board-trick = Lewa: { $cards }
tysiac-board-no-trick = Lewa: jeszcze bez kart
tysiac-board-seat = { tysiac-seat }: { $facts }
tysiac-board-total = razem { $total }
tysiac-board-turn = teraz gra
tysiac-board-playable = { tysiac-card }, do zagrania
