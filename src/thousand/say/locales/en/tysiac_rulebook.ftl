### The rules of Tysiąc as a text to read, made of what a match plays and of nothing else.
###
### Every message but a heading is a line that is said at once: one or two sentences, at most 120
### characters. tysiac_chapters.py tells when each one is said.
### $seats: how many play; $opening: the first bid; $cap: the highest bid; $victory: the points of a game.

## What it is about

tysiac-book-aim = The aim
tysiac-book-aim-game = Tysiąc, which means thousand, is a game of tricks and marriages, here for { $seats } players.
tysiac-book-aim-declarer = In each deal the player who bids most is the declarer, and has to take as many points as were bid.
tysiac-book-aim-points = Who first has { $victory } points wins the game.
tysiac-book-aim-one-deal = The game is one single deal, and the most points win it.

## The cards

tysiac-book-cards = The cards
tysiac-book-deck = There are 24 cards: six of each suit, which are hearts, diamonds, clubs and spades.
tysiac-book-rank = In each suit the ace is the highest, then come ten, king, queen, jack and nine. The ten beats the king.
tysiac-book-worth = An ace is worth 11 points, a ten 10, a king 4, a queen 3, a jack 2, and a nine nothing.
tysiac-book-worth-all = All the cards together are worth 120 points.
tysiac-book-couple = The king and the queen of a suit in one hand are a marriage.
tysiac-book-couple-worth = A marriage of hearts is worth 100 points, of diamonds 80, of clubs 60, of spades 40.

## The deal

tysiac-book-deal = The deal
tysiac-book-deal-first = The first dealer is drawn by lot.
tysiac-book-deal-left = With every deal, the player to the left becomes the dealer.
tysiac-book-deal-three = Three players get 7 cards each. The 3 cards that are left are the musik, face down.
tysiac-book-deal-two = Both players get 10 cards. The 4 cards that are left are two musiks of 2 cards, face down.
tysiac-book-deal-four = The dealer sits the deal out and scores nothing in it.
tysiac-book-nines = Who is dealt all four nines may ask for a new deal before making a bid.
tysiac-book-nines-again = The same dealer then deals again.

## The auction

tysiac-book-auction = The auction
tysiac-book-auction-open = The player to the dealer's left has to open with a bid of { $opening }.
tysiac-book-auction-go-on = Then each player in turn bids more, by tens, or passes. Who has passed bids no more in this deal.
tysiac-book-auction-end = When all but one have passed, that player is the declarer, and the last bid is the contract.
tysiac-book-auction-most = Without a marriage in your hand you may bid no more than { $most }.
tysiac-book-auction-more = With marriages you may add what all those in your hand are worth.
tysiac-book-auction-cap = Nobody may ever bid more than { $cap }.

## The musik

tysiac-book-musik = The musik
tysiac-book-musik-taken = The musik is shown to all, and the declarer takes it.
tysiac-book-musik-forced = If both others passed on the opening { $opening }, only the declarer sees it.
tysiac-book-musik-given = The declarer then gives one card of the hand to each opponent, face down. So everybody has 8 cards.
tysiac-book-musiks-taken = The declarer takes one of the two musiks. The opponent does not see it.
tysiac-book-musiks-shown = The declarer takes one of the two musiks and shows it to the opponent.
tysiac-book-musiks-laid = The declarer then lays two cards of the hand face down in its place.
tysiac-book-musiks-last = Whoever takes the last trick gets these two cards and the other musik, with all their points.
tysiac-book-musik-raise = Before giving the first card, the declarer may raise the contract by tens, as far as the new hand allows.
tysiac-book-musiks-raise = Before laying the first card away, the declarer may raise the contract by tens, as far as the new hand allows.

## The bomb

tysiac-book-bomb = The bomb
tysiac-book-bomb-when = If both others passed on the opening { $opening }, the declarer may drop a bomb before giving a card.
tysiac-book-bomb-points = The deal is then over without tricks. The declarer scores nothing, each opponent { $bomb } points.
tysiac-book-bomb-barrel = An opponent on the barrel does not get them.
tysiac-book-bomb-often = { $bombs ->
    [one] Each player may drop one bomb in a game.
    *[other] Each player may drop { $bombs } bombs in a game.
}

## The tricks

tysiac-book-tricks = The tricks
tysiac-book-tricks-lead = The declarer leads to the first trick. Then whoever takes a trick leads to the next one.
tysiac-book-tricks-won = The highest trump takes the trick, or else the highest card of the suit led.
tysiac-book-tricks-follow = You must follow suit: play a card of the suit led if you hold one.
tysiac-book-tricks-beat = If you can, you must then beat the best card in the trick with it.
tysiac-book-tricks-trump = If you hold none, you must play a trump if you can, or else any card.
tysiac-book-tricks-any = If you hold none, you may play any card.
tysiac-book-tricks-overtrump = If you play a trump, it must beat the trumps in the trick if you can.

## Marriages

tysiac-book-marriages = Marriages and trump
tysiac-book-marriages-declare = Lead the king or the queen of a marriage while you hold both, and it is declared by itself.
tysiac-book-marriages-lead = Playing one of them to a trick that another player led declares nothing.
tysiac-book-marriages-first = In the first trick no marriage can be declared.
tysiac-book-marriages-trump = Its points are yours at once. Its suit is trump from this trick on, until the next marriage.
tysiac-book-marriages-who = Not only the declarer, everybody may declare marriages. Before the first one there is no trump.

## Points

tysiac-book-points = Points
tysiac-book-points-tested = The contract is made if the declarer's tricks and marriages are worth at least as much, before rounding.
tysiac-book-points-laid = The four cards laid away count as well, for whoever got them.
tysiac-book-points-contract = A contract that is made is worth just its own points, however many more were taken.
tysiac-book-points-taken = A contract that is made is worth all the points taken, rounded.
tysiac-book-points-failed = If the contract is not made, its points are taken from the declarer's total.
tysiac-book-points-others = { $seats ->
    [2] The opponent scores the points of tricks and marriages, rounded.
    *[other] Each opponent scores the points of tricks and marriages, rounded.
}
tysiac-book-points-rounded = { $multiple ->
    [5] Points are rounded to the nearest multiple of 5.
    *[other] Points are rounded to the nearest multiple of { $multiple }; a five at the end is rounded up.
}

## The barrel

tysiac-book-barrel = The barrel
tysiac-book-barrel-on = Who begins a deal with { $barrel } points or more is on the barrel, and gains only as the declarer.
tysiac-book-barrel-lose = On the barrel you can still lose points by a contract that you do not make, and so fall off it.
tysiac-book-barrel-past = Who has less may pass the barrel in one deal, as an opponent too.

## The end of the game

tysiac-book-game = The end of the game
tysiac-book-game-points = The game ends after the deal in which a player reaches { $victory } points.
tysiac-book-game-two = If several reach it in the same deal, the declarer among them wins, or else the highest total.
tysiac-book-game-one-deal = The game is over after one single deal, and the highest score wins.
tysiac-book-game-shared = Players with the same highest total share the victory.
tysiac-book-game-minus = A total can also be below zero.
