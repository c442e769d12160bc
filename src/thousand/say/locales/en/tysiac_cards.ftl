### The cards of Tysiąc and the hand.
###
### Every message of Tysiąc is one line, at most 120 characters, its key words among the first 40. An answer
### to a key may not begin with the letter of that key: hand H, trick K, trump F, contract C, musik M, info I
### and J, scores S, turn T, cards that are out N, options O, advice A, passing P, raising U, bomb D, sorting E.
###
### A card is given as its $rank and its $suit.

-queen = queen
-king = king

tysiac-rank = { $rank ->
    [ACE] ace
    [TEN] ten
    [KING] { -king }
    [QUEEN] { -queen }
    [JACK] jack
    *[NINE] nine
}
tysiac-suit = { $suit ->
    [HEARTS] hearts
    [DIAMONDS] diamonds
    [CLUBS] clubs
    *[SPADES] spades
}
    .cap = { $suit ->
    [HEARTS] Hearts
    [DIAMONDS] Diamonds
    [CLUBS] Clubs
    *[SPADES] Spades
}
tysiac-card = { tysiac-rank } of { tysiac-suit }

## Counted things

tysiac-points = { $points ->
    [one] 1 point
    *[other] { $points } points
}
# What is taken from a total.
tysiac-lost = minus { $points }
# A number by itself: a sign would not be heard.
tysiac-number = { $minus ->
    [yes] minus { $number }
    *[no] { $number }
}
tysiac-cards-count = { $count ->
    [one] 1 card
    *[other] { $count } cards
}

## The hand

tysiac-hand = You hold { tysiac-cards-count }: { $items }.
# Where the cards have lines to themselves.
tysiac-hand-count = You hold { tysiac-cards-count }.
tysiac-hand-more = Also { $items }.
tysiac-hand-of-suit = { tysiac-suit } { $items }
tysiac-hand-of-rank = { tysiac-rank } of { $items }
# The cards of one suit, then those of the next.
tysiac-list-groups = { $list }; { $item }
tysiac-hand-marriages = You could declare { $items }: { tysiac-points } by marriages.
tysiac-hand-empty = You hold no cards.
tysiac-hand-out = You sit this deal out and hold no cards.

## A card under the cursor

# $digit: its name begins with the digit of its place, which is the key that asked for it.
tysiac-card-label = { $digit ->
    [yes] Card { $place } of { $count }, { tysiac-card }
    *[no] { tysiac-card }, { $place } of { $count }
}
tysiac-card-playable = { $label }, can be played
tysiac-card-declares = { $label }, declares the marriage: { tysiac-points }
tysiac-card-married = { $label }, of a marriage
tysiac-card-unplayable = { $label }, cannot be played: { $reason }
tysiac-card-missing = No card { $place }: you hold { tysiac-cards-count }.

tysiac-reason-follow-suit = { tysiac-suit } were led
tysiac-reason-must-trump = you must play a trump, { tysiac-suit }
tysiac-reason-must-beat = you must beat the { tysiac-card }
tysiac-reason-must-overtrump = you must beat the { tysiac-card }
