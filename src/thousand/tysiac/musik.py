"""What the declarer does between the auction and the first trick: the musik, gifts, a bomb (spec "The musik",
"The bomb")."""

from __future__ import annotations

from thousand.tysiac import events as ev
from thousand.tysiac.deals import Deal, Events, Gift, Outcome, end, evolve, wait_for, with_hand, without
from thousand.tysiac.moves import Bomb, Give, LayAway, Phase, Raise, Take


def begin(deal: Deal, seat: int, happened: Events) -> Outcome:
    """The auction is over: the musik comes to the declarer, who chooses it where there are two."""
    if len(deal.musiks) > 1:
        return wait_for(deal, seat, Phase.TAKE, happened)
    after, taken = _take(deal, seat, 0)
    return wait_for(after, seat, Phase.GIVE, (*happened, taken))


def take(deal: Deal, seat: int, move: Take) -> Outcome:
    """One of the two musiks is taken."""
    after, taken = _take(deal, seat, move.musik)
    return wait_for(after, seat, Phase.LAY, (taken,))


def _take(deal: Deal, seat: int, which: int) -> tuple[Deal, ev.MusikTaken]:
    cards = deal.musiks[which]
    after = evolve(deal, held=with_hand(deal, seat, deal.held[seat] + cards), took=which)
    return after, ev.MusikTaken(seat, which, cards, len(cards), deal.shown)


def raise_contract(deal: Deal, seat: int, move: Raise) -> Outcome:
    """The contract is raised (an option)."""
    return evolve(deal, contract=move.points), (ev.ContractRaised(seat, move.points),)


def bomb(deal: Deal, seat: int, move: Bomb) -> Outcome:
    """A bomb: the deal is over without a trick."""
    left = deal.bombs[seat] - 1
    bombs = (*deal.bombs[:seat], left, *deal.bombs[seat + 1 :])
    return end(evolve(deal, bombs=bombs), "bomb", (ev.BombDropped(seat, left),))


def give(deal: Deal, seat: int, move: Give) -> Outcome:
    """A card goes to an opponent; when each has one, the declarer leads."""
    card, to = move.card, move.to
    after = evolve(deal, held=without(deal, seat, card), gifts=(*deal.gifts, Gift(to, card)))
    after = evolve(after, held=with_hand(after, to, (*after.held[to], card)))
    given = ev.CardGiven(seat, to, card)
    if len(after.gifts) < len(deal.players) - 1:
        return after, (given,)
    return _lead(after, seat, given)


def lay_away(deal: Deal, seat: int, move: LayAway) -> Outcome:
    """A card is laid in the place of the musik taken; when it is whole again, the declarer leads."""
    after = evolve(deal, held=without(deal, seat, move.card), laid=(*deal.laid, move.card))
    laid = ev.CardLaidAway(seat, move.card, len(after.laid))
    if len(after.laid) < len(deal.musiks[0]):
        return after, (laid,)
    return _lead(after, seat, laid)


def _lead(deal: Deal, seat: int, told: ev.AnyEvent) -> Outcome:
    return wait_for(evolve(deal, leader=seat), seat, Phase.PLAY, (told,))
