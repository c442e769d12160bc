"""A match: deals until a seat has the points, and the :class:`~thousand.game.Game` of Tysiąc.

See spec "Deal" (who deals) and "Scoring a deal" (when a match ends).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, Unpack

import msgspec

from thousand.deal import Seeds, commitment
from thousand.tysiac import auction, musik, play
from thousand.tysiac import deals as dealing
from thousand.tysiac import events as ev
from thousand.tysiac.deals import Deal, Events
from thousand.tysiac.deals import Outcome as DealOutcome
from thousand.tysiac.events import SeatSheet
from thousand.tysiac.guards import why_not
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Phase,
    Play,
    Raise,
    Redeal,
    Take,
)
from thousand.tysiac.rules import Rules, check
from thousand.tysiac.scoring import made, on_barrel, sheets, winners


class Match(msgspec.Struct, frozen=True, gc=False):
    """A match under way, secrets included: deal ``number`` (from 1) is ``deal``, from the seeds ``seeds``;
    ``totals`` are the seats' points before it, or after it once it is over, when ``sheets`` tell how they
    came about; ``winners`` are set at the very end."""

    rules: Rules
    seeds: Seeds
    number: int
    deal: Deal
    totals: tuple[int, ...]
    sheets: tuple[SeatSheet, ...] = ()
    winners: tuple[int, ...] = ()


Outcome: TypeAlias = tuple[Match, Events]


class Changes(TypedDict, total=False):
    """The fields of a :class:`Match`, for :func:`evolve`."""

    rules: Rules
    seeds: Seeds
    number: int
    deal: Deal
    totals: tuple[int, ...]
    sheets: tuple[SeatSheet, ...]
    winners: tuple[int, ...]


if TYPE_CHECKING:

    def evolve(match: Match, **changes: Unpack[Changes]) -> Match:
        """The match with some fields changed; the type checker holds their types."""
else:
    evolve = msgspec.structs.replace


def start(rules: Rules, seats: int, deal: Seeds) -> Outcome:
    """Begin a match of ``seats`` players and deal its first cards, the first dealer being drawn.

    Raises :class:`~thousand.game.Illegal` where the rules do not fit.
    """
    check(rules, seats)
    dealer = first_dealer(seats, deal)
    match, dealt = _deal(rules, deal, 1, dealer, (rules.bombs,) * seats, (0,) * seats)
    return match, (ev.MatchStarted(seats, rules), *dealt)


def first_dealer(seats: int, seeds: Seeds) -> int:
    """The seat that deals first: it is drawn (spec "Deal")."""
    return seeds.draw_number("first-dealer", seats)


def to_act(match: Match) -> frozenset[int]:
    """The seats that may act now; all of them between two deals, none once the match is over."""
    deal = match.deal
    if deal.phase is Phase.DEAL_OVER:
        return frozenset(range(deal.seats))
    return frozenset() if deal.phase is Phase.MATCH_OVER else frozenset((deal.turn,))


def is_over(match: Match) -> bool:
    """Whether the match has ended."""
    return match.deal.phase is Phase.MATCH_OVER


def apply(match: Match, seat: int, move: Move) -> Outcome:
    """Make a move. Raises :class:`~thousand.game.Illegal` and changes nothing where it is refused."""
    deal = match.deal
    refusal = why_not(deal, seat, move)
    if refusal is not None:
        raise refusal
    if isinstance(move, NextDeal):
        again = deal.reason == "four-nines"
        dealer = deal.dealer if again else (deal.dealer + 1) % deal.seats
        return _deal(match.rules, match.seeds, match.number + 1, dealer, deal.bombs, match.totals)
    after, happened = _DO[type(move)](deal, seat, move)
    if after.phase is Phase.DEAL_OVER:
        return _score(evolve(match, deal=after), happened)
    return evolve(match, deal=after), happened


def _deal(
    rules: Rules,
    seeds: Seeds,
    number: int,
    dealer: int,
    bombs: tuple[int, ...],
    totals: tuple[int, ...],
) -> Outcome:
    seed = seeds.hand_seed(number)
    deal, dealt = dealing.deal_cards(rules, dealer, bombs, on_barrel(rules, totals), seed)
    begun = ev.DealStarted(number, dealer, deal.players, commitment(seed))
    deal, opened = auction.begin(deal)
    return Match(rules, seeds, number, deal, totals), (begun, *dealt, *opened)


def _score(match: Match, happened: Events) -> Outcome:
    """The end of a deal, and of the match where a seat has its points."""
    deal = match.deal
    scored = sheets(deal, match.totals)
    totals = tuple(sheet.total for sheet in scored)
    seed = match.seeds.hand_seed(match.number).hex()
    ended = ev.DealEnded(match.number, deal.reason, deal.declarer, deal.contract, made(deal), scored, seed)
    won = winners(deal, totals)
    if won:
        over = dealing.evolve(deal, phase=Phase.MATCH_OVER)
        after = evolve(match, deal=over, totals=totals, sheets=scored, winners=won)
        return after, (*happened, ended, ev.MatchEnded(won, totals))
    moved = _barrel_moves(match.rules, match.totals, totals)
    return evolve(match, totals=totals, sheets=scored), (*happened, ended, *moved)


def _barrel_moves(rules: Rules, before: tuple[int, ...], after: tuple[int, ...]) -> Events:
    """Who has come on the barrel, and who has fallen from it."""
    was, now = on_barrel(rules, before), on_barrel(rules, after)
    moved: list[ev.AnyEvent] = []
    for seat, total in enumerate(after):
        if (seat in was) != (seat in now):
            moved.append(ev.BarrelEntered(seat, total) if seat in now else ev.BarrelLeft(seat, total))
    return tuple(moved)


_DO: dict[type, Callable[[Deal, int, Any], DealOutcome]] = {
    Bid: auction.bid,
    Pass: auction.leave,
    Redeal: auction.ask_for_redeal,
    Take: musik.take,
    Raise: musik.raise_contract,
    Bomb: musik.bomb,
    Give: musik.give,
    LayAway: musik.lay_away,
    Play: play.play,
}
"""What each kind of move does to a deal."""
