### What happens in Tysiąc. $who is the one who acts, [you] or *[other], whose name is $name; $whom and $target
### are the same of the one to whom something is done. Names are never inflected.

## A match and its deals

tysiac-match-started = The game is starting: Tysiąc for { $players } players, to { tysiac-points }.
tysiac-match-started-one-deal = The game is starting: Tysiąc for { $players } players. One single deal decides.
tysiac-match-seats = At the table, in order: { $names }.
tysiac-match-seats-more = Then { $names }.
tysiac-deal-started = { $who ->
    [you] Deal { $number }. You deal.
    *[other] Deal { $number }. { $name } deals.
}
# With four the dealer takes no part.
tysiac-deal-started-out = { $who ->
    [you] Deal { $number }. You deal and sit out.
    *[other] Deal { $number }. { $name } deals and sits out.
}
tysiac-dealt-other = { $name } holds { tysiac-cards-count }.

## The auction

tysiac-opened = { $who ->
    [you] You have to open the bidding with { $points }.
    *[other] { $name } has to open with { $points }.
}
tysiac-opened-brief = { $who ->
    [you] You open, { $points }.
    *[other] { $name } opens, { $points }.
}
tysiac-bid = { $who ->
    [you] You bid { $points }.
    *[other] { $name } bids { $points }.
}
tysiac-bid-brief = { $who ->
    [you] You, { $points }.
    *[other] { $name }, { $points }.
}
tysiac-passed = { $who ->
    [you] You pass.
    *[other] { $name } passes.
}
tysiac-redeal-asked = { $who ->
    [you] You show all four nines: the cards are dealt again.
    *[other] { $name } shows all four nines: the cards are dealt again.
}
# $forced: the others passed on the opening bid, which has to be made.
tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] You have to play for { $points }: nobody bid more.
        *[other] { $name } has to play for { $points }: nobody bid more.
    }
    *[no] { $who ->
        [you] You win the auction and play for { $points }.
        *[other] { $name } wins the auction and plays for { $points }.
    }
}
tysiac-auction-won-brief = { $forced ->
    [yes] { $who ->
        [you] You have to play, { $points }.
        *[other] { $name } has to play, { $points }.
    }
    *[no] { $who ->
        [you] You play for { $points }.
        *[other] { $name } plays for { $points }.
    }
}
tysiac-contract-raised = { $who ->
    [you] You raise the contract to { $points }.
    *[other] { $name } raises the contract to { $points }.
}

## The musik, the gifts, the bomb

# Of two musiks, which one is taken.
tysiac-which = { $which ->
    [first] the first musik
    [second] the second musik
    *[only] the musik
}
    .cap = { $which ->
    [first] The first musik
    [second] The second musik
    *[only] The musik
}
tysiac-musik-seen = { $who ->
    [you] You take { tysiac-which }: { $cards }.
    *[other] { $name } takes { tysiac-which }: { $cards }.
}
tysiac-musik-seen-alone = You take { tysiac-which }, and only you see it: { $cards }.
tysiac-musik-hidden = { $name } takes { tysiac-which } without showing it.
tysiac-given = { $who ->
    [you] You give { $target } the { tysiac-card }.
    *[other] { $name } gives you the { tysiac-card }.
}
tysiac-given-brief = { $who ->
    [you] To { $target }: { tysiac-card }.
    *[other] From { $name }: { tysiac-card }.
}
tysiac-given-hidden = { $name } gives { $target } a card.
tysiac-laid = You lay away the { tysiac-card }.
tysiac-laid-hidden = { $nth ->
    [1] { $name } lays away a card.
    *[other] { $name } has laid away { $nth } cards.
}
tysiac-bomb-dropped = { $who ->
    [you] You drop a bomb: this deal is not played.
    *[other] { $name } drops a bomb: this deal is not played.
}
tysiac-bomb-dropped-full = { $who ->
    [you] You drop a bomb: this deal is not played. { $left ->
        [0] You have no bomb left.
        [one] You have 1 bomb left.
        *[other] You have { $left } bombs left.
    }
    *[other] { $name } drops a bomb: this deal is not played. { $left ->
        [0] That was the last one.
        [one] 1 bomb is left there.
        *[other] { $left } bombs are left there.
    }
}

## Marriages, cards, tricks

tysiac-marriage = { $who ->
    [you] You declare a marriage of { tysiac-suit }: { tysiac-points }, and { tysiac-suit } are trump.
    *[other] { $name } declares a marriage of { tysiac-suit }: { tysiac-points }, and { tysiac-suit } are trump.
}
# $before: what was trump until now.
tysiac-marriage-instead = { $who ->
    [you] You declare a marriage of { tysiac-suit }: { tysiac-points }, now trump instead of { $before }.
    *[other] { $name } declares a marriage of { tysiac-suit }: { tysiac-points }, now trump instead of { $before }.
}
tysiac-before-trump = { tysiac-suit }
tysiac-marriage-brief = { $who ->
    [you] You, marriage of { tysiac-suit }, { $points }.
    *[other] { $name }, marriage of { tysiac-suit }, { $points }.
}
tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] You lead the { tysiac-card }.
        *[other] { $name } leads the { tysiac-card }.
    }
    *[no] { $who ->
        [you] You play the { tysiac-card }.
        *[other] { $name } plays the { tysiac-card }.
    }
}
tysiac-card-played-brief = { $leads ->
    [yes] { $who ->
        [you] You lead { tysiac-card }.
        *[other] { $name } leads { tysiac-card }.
    }
    *[no] { $who ->
        [you] You, { tysiac-card }.
        *[other] { $name }, { tysiac-card }.
    }
}
tysiac-trick = { $who ->
    [you] You take the trick, { tysiac-points }, with the { tysiac-card }.
    *[other] { $name } takes the trick, { tysiac-points }, with the { tysiac-card }.
}
# $total: what the player has in this deal by now.
tysiac-trick-full = { $who ->
    [you] You take trick { $number }, { tysiac-points }, with the { tysiac-card }: { $total } in this deal so far.
    *[other] { $name } takes trick { $number }, { tysiac-points }, with the { tysiac-card }: { $total } in this deal so far.
}
tysiac-trick-bare = { $who ->
    [you] You take the trick, { tysiac-points }.
    *[other] { $name } takes the trick, { tysiac-points }.
}
tysiac-trick-brief = { $who ->
    [you] You take it, { $points }.
    *[other] { $name } takes it, { $points }.
}
tysiac-musiks-won = { $who ->
    [you] You get the four cards laid away: { tysiac-points }, { $total } in this deal.
    *[other] { $name } gets the four cards laid away: { tysiac-points }, { $total } in this deal.
}
tysiac-musiks-won-brief = { $who ->
    [you] You get the laid away, { $points }.
    *[other] { $name } gets the laid away, { $points }.
}
tysiac-musiks-cards = Laid away were { $cards }.

## The end of a deal

# $taken: what the declarer took; $points: how much more or less than the contract.
tysiac-deal-played = { $made ->
    [yes] { $points ->
        [0] { $who ->
            [you] You make your contract of { $contract } exactly.
            *[other] { $name } makes the contract of { $contract } exactly.
        }
        *[other] { $who ->
            [you] You make your contract of { $contract } with { $taken }, { $points } more.
            *[other] { $name } makes the contract of { $contract } with { $taken }, { $points } more.
        }
    }
    *[no] { $who ->
        [you] You fail your contract of { $contract } with { $taken }, { $points } short.
        *[other] { $name } fails the contract of { $contract } with { $taken }, { $points } short.
    }
}
tysiac-deal-played-brief = { $made ->
    [yes] { $who ->
        [you] You make { $contract }.
        *[other] { $name } makes { $contract }.
    }
    *[no] { $who ->
        [you] You fail { $contract }, { $points } short.
        *[other] { $name } fails { $contract }, { $points } short.
    }
}
tysiac-deal-bombed = Deal { $number } ends by the bomb: { $points } for each opponent of the declarer.
tysiac-deal-void = { $who ->
    [you] Deal { $number } does not count, and you deal again.
    *[other] Deal { $number } does not count, and { $name } deals again.
}
# $change: points won or lost; $total: all points by now.
tysiac-sheet = { tysiac-seat }: { $change }, { $total } in all.
tysiac-sheet-items = { tysiac-seat }: { $change }, { $total } in all; { $items }.
tysiac-sheet-more = { tysiac-seat }, also: { $items }.
tysiac-sheet-out = { $who ->
    [you] You sat out: { $total } in all.
    *[other] { $name } sat out: { $total } in all.
}
tysiac-seat = { $who ->
    [you] You
    *[other] { $name }
}
tysiac-item-tricks = { $points } in tricks
tysiac-item-marriages = { $points } by marriages
tysiac-item-musiks = { $points } laid away
tysiac-item-taken = { $points } together
tysiac-item-rounded = { $taken } rounded to { $points }
tysiac-item-barred = nothing gained on the barrel
tysiac-next-deal = Press { $key-play } for the next deal.
tysiac-barrel-entered = { $who ->
    [you] You are on the barrel with { $total }: from now on you gain only as the declarer.
    *[other] { $name } is on the barrel with { $total }, and from now on gains only as the declarer.
}
tysiac-barrel-entered-brief = { $who ->
    [you] You are on the barrel, { $total }.
    *[other] { $name } is on the barrel, { $total }.
}
tysiac-barrel-left = { $who ->
    [you] You fall off the barrel: { $total }.
    *[other] { $name } falls off the barrel: { $total }.
}
tysiac-match-won = { $who ->
    [you] You win the game with { tysiac-points }.
    *[other] { $name } wins the game with { tysiac-points }.
}
tysiac-match-shared = Shared victory with { tysiac-points }: { $names }.
tysiac-you-in-list = you

## Whose turn it is

# Of others.
tysiac-turn-other = { $phase ->
    [auction] { $name } is to bid or pass.
    [take] { $name } is to choose a musik.
    [give] { $name } is to give the cards.
    [lay] { $name } is to lay cards away.
    *[play] { $name }'s turn.
}
# Where the turn is over already.
tysiac-turn-own = { $phase ->
    [auction] It was your turn to bid.
    [take] It was your turn to choose a musik.
    [give] It was your turn to give cards.
    [lay] It was your turn to lay cards away.
    *[play] It was your turn to play.
}
