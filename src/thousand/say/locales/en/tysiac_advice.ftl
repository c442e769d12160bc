### The coach of Tysiąc: the move first, then why. What is advised answers the key A and must not begin with it.
### Each reason is a sentence; those of the search and those that tell more come after the move.

## The auction

tysiac-advice-open = Open with { $points }: the first bid is compulsory.
tysiac-advice-bid = Bid { $points }: your hand should take about { $estimate }.
tysiac-advice-bid-marriage = Bid { $points }: with the marriage of { tysiac-suit } your hand should take about { $estimate }.
tysiac-advice-bid-barrel = Bid { $points }: on the barrel only a contract brings you points.
tysiac-advice-bid-against = Bid { $points }: { $name } is on the barrel, and would win the game with a contract.
tysiac-advice-pass = Pass: your hand should take about { $estimate }, less than { $points }.
tysiac-advice-pass-careful = Pass: about { $estimate } is near { $points }, but a lost contract would cost you too much now.
tysiac-advice-pass-cap = Pass: your hand allows no more than { $points }.
tysiac-advice-redeal = New deal: with four nines you may ask for one, and should.

## The musik

tysiac-advice-take-either = Take either musik: nothing is known of them.
tysiac-advice-raise = Raise the contract to { $points }: with the musik your hand should take about { $estimate }.
tysiac-advice-bomb = Drop the bomb: your hand should take about { $estimate }, well short of { $points }.
tysiac-advice-give-worthless = Give { $name } the { tysiac-card }: it would have taken nothing.
tysiac-advice-give-least = Give { $name } the { tysiac-card }: it costs you least.
tysiac-advice-lay-worthless = Lay away the { tysiac-card }: it would have taken nothing.
tysiac-advice-lay-least = Lay away the { tysiac-card }: it costs you least.
tysiac-advice-lay-points = Lay away the { tysiac-card }: the last trick should bring it back to you.
tysiac-advice-keeps-marriage = You keep the marriage of { tysiac-suit }.
tysiac-advice-makes-void = After that you hold no { tysiac-suit }, and can trump them.
tysiac-advice-no-partner = Whoever gets it cannot make a marriage of it.

## Leading

tysiac-advice-lead-marriage = Lead the { tysiac-card }: it declares the marriage, for { tysiac-points }.
tysiac-advice-lead-trump = Lead the { tysiac-card }: nobody can beat it, and it draws the trumps of the others.
tysiac-advice-lead-master = Lead the { tysiac-card }: nobody can beat it.
# $over: the rank of a higher card of the suit.
tysiac-advice-lead-force = Lead the { tysiac-card }: it drives out the { tysiac-over } of your long suit.
tysiac-over = { $over ->
    [ACE] ace
    [TEN] ten
    [KING] { -king }
    [QUEEN] { -queen }
    *[JACK] jack
}
tysiac-advice-lead-fellow = Lead the { tysiac-card }: { $name }, who defends with you, should take it.
tysiac-advice-lead-low = Lead the { tysiac-card }: nothing is sure to win, and this costs least.

## Following

tysiac-advice-only-card = Play the { tysiac-card }: no other card is allowed.
tysiac-advice-last-card = Play the { tysiac-card }: it is your last card.
tysiac-advice-win-cheaply = Play the { tysiac-card }: the cheapest card that surely takes the trick.
tysiac-advice-win-last = Play the { tysiac-card }: it takes the trick, { tysiac-points }.
tysiac-advice-win-try = Play the { tysiac-card }: it takes the trick unless a hidden card beats it.
tysiac-advice-trump-in = Trump with the { tysiac-card }: there are { tysiac-points } in the trick.
tysiac-advice-feed = Play the { tysiac-card }: { $name } takes the trick, and defends with you.
tysiac-advice-throw-low = Play the { tysiac-card }: the trick is not yours, and this gives away least.
tysiac-advice-hold-back = Play the { tysiac-card }: the { tysiac-over } is kept for a better trick.

## More reasons

tysiac-advice-spares-marriage = Other cards would break your marriage of { tysiac-suit }.
tysiac-advice-makes-contract = { $points ->
    [one] This trick brings the last point that your contract needs.
    *[other] This trick brings the last { tysiac-points } that your contract needs.
}
tysiac-advice-beats-contract = This trick takes what the declarer could not spare: { tysiac-points }.

## The search: in so many of the deals that are possible

tysiac-advice-sampled-made = Tried out in { tysiac-worlds }: the contract is made in { $percent } percent of them.
tysiac-advice-sampled-beaten = Tried out in { tysiac-worlds }: the declarer fails in { $percent } percent of them.
tysiac-advice-sampled-bid = Tried out in { tysiac-worlds }: { $points } can be made in { $percent } percent of them.
tysiac-advice-sampled-pass = Tried out in { tysiac-worlds }: { $points } can be made in only { $percent } percent of them.
tysiac-worlds = { $worlds ->
    [one] 1 possible deal
    *[other] { $worlds } possible deals
}
tysiac-advice-next-deal = Go on to the next deal with { $key-play }.
