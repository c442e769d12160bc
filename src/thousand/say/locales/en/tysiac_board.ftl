### The board face of Tysiąc, for sighted players.

tysiac-board-headline = Deal { $number }
tysiac-board-contract = Contract: { $points }, { $name }
tysiac-board-bid = Highest bid: { $points }, { $name }
tysiac-board-no-contract = No bid yet
tysiac-board-trump = Trump: { tysiac-suit }
tysiac-board-no-trump = No trump
tysiac-board-both = { $contract }. { $trump }
tysiac-board-trick = Trick: { $cards }
tysiac-board-no-trick = Trick: no card yet
tysiac-board-seat = { tysiac-seat }: { $facts }
tysiac-board-total = { $total } in all
tysiac-board-turn = to play now
tysiac-board-playable = { tysiac-card }, playable
