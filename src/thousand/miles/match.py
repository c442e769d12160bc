"""A match: hands until a side has the points, and the :class:`~thousand.game.Game` of 1000 Miles.

See spec 2 (who deals), 8 (when a match ends, ties) and 10 (what determines it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

import msgspec

from thousand.deal import Seeds, commitment
from thousand.miles import events as ev
from thousand.miles import hand as hands
from thousand.miles import play
from thousand.miles.guards import Phase, why_not
from thousand.miles.hand import Events, Hand
from thousand.miles.moves import Move, NextHand
from thousand.miles.rules import FirstDealer, Rules, Tie, check, sides_of
from thousand.miles.scoring import sheets


class Match(msgspec.Struct, frozen=True, gc=False):
    """A match under way, secrets included: hand ``number`` (from 1) is ``hand``; ``totals`` are the
    sides' points before it, or after it once it is over; ``winners`` are set at the very end."""

    rules: Rules
    sides: tuple[tuple[int, ...], ...]
    deal: Seeds
    number: int
    dealer: int
    hand: Hand
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()


Outcome: TypeAlias = tuple[Match, Events]

_HAND_OVER = Phase.HAND_OVER
"""A module's own name is found several times quicker than an enumeration's member."""


class Changes(TypedDict, total=False):
    """The fields of a :class:`Match`, for :func:`evolve`."""

    rules: Rules
    sides: tuple[tuple[int, ...], ...]
    deal: Seeds
    number: int
    dealer: int
    hand: Hand
    totals: tuple[int, ...]
    winners: tuple[int, ...]


if TYPE_CHECKING:

    def evolve(match: Match, **changes: Unpack[Changes]) -> Match:
        """The match with some fields changed; the type checker holds their types."""
else:
    evolve = msgspec.structs.replace


def start(rules: Rules, seats: int, deal: Seeds) -> Outcome:
    """Begin a match of ``seats`` players on the sides that the rules make, and deal its first hand.

    Raises :class:`~thousand.game.Illegal` where the rules do not fit.
    """
    check(rules, seats)
    sides = sides_of(seats, rules.team_size)
    dealer = first_dealer(rules, seats, deal)
    match, dealt = _deal_hand(rules, sides, deal, 1, dealer, (0,) * len(sides))
    return match, (ev.MatchStarted(sides, rules), *dealt)


def first_dealer(rules: Rules, seats: int, deal: Seeds) -> int:
    """The seat that deals the first hand (spec 2)."""
    if rules.first_dealer is FirstDealer.DRAWN:
        return deal.draw_number("first-dealer", seats)
    return seats - 1


def to_act(match: Match) -> frozenset[int]:
    """The seats that may act now; all of them between two hands, none once the match is over."""
    return match.hand.to_act()


def is_over(match: Match) -> bool:
    """Whether the match has ended."""
    return match.hand.phase is Phase.MATCH_OVER


def apply(match: Match, seat: int, move: Move) -> Outcome:
    """Make a move. Raises :class:`~thousand.game.Illegal` and changes nothing where it is refused."""
    if type(move) is NextHand:  # quicker than isinstance, which asks an abstract base class
        refusal = why_not(match.hand, seat, move)
        if refusal is not None:
            raise refusal
        dealer = (match.dealer + 1) % len(match.hand.held)
        return _deal_hand(match.rules, match.sides, match.deal, match.number + 1, dealer, match.totals)
    hand, happened = play.apply(match.hand, seat, move)
    after = evolve(match, hand=hand)
    return _score(after, happened) if hand.phase is _HAND_OVER else (after, happened)


def _deal_hand(
    rules: Rules,
    sides: tuple[tuple[int, ...], ...],
    deal: Seeds,
    number: int,
    dealer: int,
    totals: tuple[int, ...],
) -> Outcome:
    seats = sum(map(len, sides))
    first = (dealer + 1) % seats
    seed = deal.hand_seed(number)
    hand, dealt = hands.deal(rules, sides, seed, first)
    begun = ev.HandStarted(number, dealer, first, commitment(seed))
    return Match(rules, sides, deal, number, dealer, hand, totals), (begun, *dealt)


def _score(match: Match, happened: Events) -> Outcome:
    """The end of a hand, and of the match where a side has its points (spec 8)."""
    hand = match.hand
    scored = sheets(hand, match.totals)
    totals = tuple(sheet.total for sheet in scored)
    seed = match.deal.hand_seed(match.number).hex()
    ended = ev.HandEnded(match.number, hand.winner, hand.reason, scored, seed)
    after = evolve(match, totals=totals)
    winners = _winners(match.rules, totals)
    if not winners:
        return after, (*happened, ended)
    after = evolve(after, winners=winners, hand=hands.evolve(hand, phase=Phase.MATCH_OVER))
    return after, (*happened, ended, ev.MatchEnded(winners, totals))


def _winners(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The sides that win the match now; none while it goes on."""
    best = max(totals)
    if rules.match_points is not None and best < rules.match_points:
        return ()
    top = tuple(side for side, total in enumerate(totals) if total == best)
    if len(top) > 1 and rules.tie is Tie.PLAY_ON:
        return ()
    return top
