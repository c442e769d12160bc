### The lesson of Tysiąc: for each step what it is about and why, what to do, and a few words when it is done.
### $key-... is the key of that command.

## 1

learn-tysiac-hand = { learn-step }: your cards. In every suit the ace is highest, then ten, king, queen, jack and nine.
learn-tysiac-hand-hear = Press { $key-hand } to hear all your cards.
learn-tysiac-hand-sort = You hold the king and the queen of hearts: that is a marriage. Press { $key-sort } to sort by rank.
learn-tysiac-hand-done = Good. { $key-sort } sorts by suit again, whenever you like.

## 2

learn-tysiac-auction = { learn-step }: the auction. Whoever promises the most points plays alone against the others.
learn-tysiac-auction-110 = Borys had to open with 100. Press { $key-play } to bid 110; { $key-previous } and { $key-next } would choose another bid.
learn-tysiac-auction-130 = Borys goes on, but your marriage is worth 100. Press { $key-play } to bid 130.
learn-tysiac-auction-done = A bid is a promise: with the contract you get 130 points if you make them, and lose 130 if not.

## 3

learn-tysiac-musik = { learn-step }: the musik. These three cards came to you, and everybody has seen them.
learn-tysiac-musik-hear = Press { $key-musik } to hear them again.
learn-tysiac-musik-contract = Press { $key-contract } to hear who plays, and for how much.
learn-tysiac-musik-done = Good. The ace of clubs will take a trick for you.

## 4

learn-tysiac-give = { learn-step }: giving. Each opponent gets one card of yours, so that all of you hold eight.
learn-tysiac-give-first = Find the jack of spades and press { $key-play }, then choose to whom, with { $key-play } again.
learn-tysiac-give-second = Give away the nine of diamonds too: it is worth nothing, and you will have no diamond left.
learn-tysiac-give-done = Well given. Nobody else knows which cards these were.

## 5

learn-tysiac-lead = { learn-step }: leading. You lead first, and the highest card of the suit led takes the trick.
learn-tysiac-lead-ace = There is no trump yet, so an ace is safe. Find the ace of clubs and press { $key-play }.
learn-tysiac-lead-done = Nobody can beat it, so the points of this trick are yours.

## 6

learn-tysiac-marriage = { learn-step }: the marriage. Lead a king or queen while you hold both: it counts, and its suit is trump.
learn-tysiac-marriage-lead = Find the queen of hearts, or the king, and press { $key-play }. It declares by itself, for 100 points.
learn-tysiac-marriage-trump = Anna's ace takes the trick, but the 100 points are yours. Press { $key-trump } to hear the trump.
learn-tysiac-marriage-done = Good. A trump takes any card of the other suits.

## 7

learn-tysiac-follow = { learn-step }: following suit. Whoever holds the suit that was led has to play it.
learn-tysiac-follow-trick = Press { $key-trick } to hear the cards of the trick.
learn-tysiac-follow-suit = You hold one spade, so play it. { $key-next-playable } finds it; try another card first, if you like.
learn-tysiac-follow-done = The trick is lost, but it cost you no points.

## 8

learn-tysiac-trump = { learn-step }: trumping. If you have no card of the suit led, you have to play a trump.
learn-tysiac-trump-in = Diamonds were led, and you have none: choose any heart and press { $key-play }.
learn-tysiac-trump-done = Trumped: a ten and an ace are yours.

## 9

learn-tysiac-rest = { learn-step }: the other tricks. Your 130 points are reached already, but tricks are played to the end.
learn-tysiac-rest-first = Your trumps take whatever they meet. Choose a card and press { $key-play }.
learn-tysiac-rest-on = Choose a card that can be played and press { $key-play }.
learn-tysiac-rest-done = The contract is made: you get 130 points, the others what they took, to the nearest five.

## 10

learn-tysiac-scores = { learn-step }: the scores. With 800 points you sit on the barrel, and win more only as the declarer.
learn-tysiac-scores-hear = Press { $key-scores } to hear the points.
learn-tysiac-scores-done = Every deal brings points or takes some, until somebody has 1000.

## The end

learn-tysiac-end = That was all. The first with 1000 points wins; if nobody bids against your 100, you may also drop a bomb.
learn-tysiac-end-menu = Press { $key-play } for the main menu: New game begins a game of your own.
