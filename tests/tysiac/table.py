"""A table set up by hand, and scripts in notation to play at it.

    game = dealt("kh qh", "ah", "", musik="as")
    game.play("1 pass; 2 pass; 0 give 9s to 2")

Cards are written as in the notation. Seat 0 opens; what is not told of the hands is filled up with other
cards, so that no more marriages come of it.

The referee sits at every such table: it foretells each move's events and every seat's moves, so that a
test that scripts a rare situation also holds the two readings of the rules against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest

from thousand import tysiac
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.tysiac import deals
from thousand.tysiac import events as ev
from thousand.tysiac import match as matches
from thousand.tysiac.cards import PARTNER, Card, Suit, points_of
from thousand.tysiac.deals import HAND_SIZES, MUSIK_SIZES, Call, Deal, Marriage, Trick
from thousand.tysiac.match import Match
from thousand.tysiac.moves import NextDeal, Phase
from thousand.tysiac.notation import CARDS
from thousand.tysiac.rules import Rules, house
from thousand.tysiac.scoring import on_barrel

from .random_play import order_of
from .reading import MARRIAGES
from .referee import Referee
from .side_by_side import alike

EventT = TypeVar("EventT", bound=ev.AnyEvent)


class FromTheLast(msgspec.Struct, frozen=True):
    """Seeds by which the last seat deals first, so that seat 0 opens."""

    number: int = 0

    def hand_seed(self, number: int) -> bytes:
        return from_number(self.number).hand_seed(number)

    def draw_number(self, label: str, below: int) -> int:
        assert label == "first-dealer"
        return below - 1


def ruled(seats: int, **options: Any) -> Rules:
    """The rules of the house with these options."""
    return msgspec.structs.replace(house(seats), **options)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``"kh 10d"``."""
    return tuple(CARDS[name] for name in text.split())


class Table:
    """A match under test, watched by a referee."""

    def __init__(self, match: Match, referee: Referee, opening: tuple[ev.AnyEvent, ...] = ()) -> None:
        self.match = match
        self.referee = referee
        self.opening = opening

    @property
    def deal(self) -> Deal:
        return self.match.deal

    def play(self, script: str) -> tuple[ev.AnyEvent, ...]:
        """Play a script such as ``"1 pass; 2 bid 110"``; returns all that happened."""
        happened: tuple[ev.AnyEvent, ...] = ()
        for line in script.split(";"):
            seat, _, text = line.strip().partition(" ")
            move = tysiac.parse(text)
            self.match, events = tysiac.apply(self.match, int(seat), move)
            if isinstance(move, NextDeal):
                assert events == self.referee.deal_cards(self.deal.held, self.deal.musiks)
            else:
                assert events == self.referee.make(int(seat), move)
            alike(self.match, self.referee)
            happened += events
        return happened

    def play_out(self) -> tuple[ev.AnyEvent, ...]:
        """Play the first card that is allowed, until the deal is over."""
        happened: tuple[ev.AnyEvent, ...] = ()
        while self.deal.phase is Phase.PLAY:
            happened += self.play(f"{self.deal.turn} {self.legal(self.deal.turn)[0]}")
        return happened

    def refused(self, line: str) -> Illegal:
        """Why one line is refused: by ``apply``, which changes nothing, and by the seat's view alike."""
        seat, _, text = line.partition(" ")
        move = tysiac.parse(text)
        before = repr(self.match)
        with pytest.raises(Illegal) as caught:
            tysiac.apply(self.match, int(seat), move)
        assert repr(self.match) == before
        if int(seat) in range(self.deal.seats):
            seen = tysiac.view(self.match, int(seat))
            assert tysiac.why_not(seen, move) == caught.value
            assert move not in tysiac.legal(seen)
            assert move not in self.referee.moves(int(seat))
        return caught.value

    def legal(self, seat: int) -> list[str]:
        """The seat's legal moves in notation."""
        return [tysiac.format(move) for move in tysiac.legal(tysiac.view(self.match, seat))]


def dealt(
    *told: str, musik: str = "", rules: Rules | None = None, sitting: int = 0, totals: Sequence[int] = ()
) -> Table:
    """A match at its very start, with these cards dealt to seats 0, 1, ...; ``sitting`` one more seat, the
    dealer's. Of two musiks the second one is told first."""
    seats = len(told) + sitting
    rules = rules or ruled(seats)
    hands, musiks = _filled([list(cards(text)) for text in told], list(cards(musik)))
    with patch.object(deals, "shuffle", lambda *_: order_of(hands, musiks)):
        match, opening = tysiac.start(rules, seats, FromTheLast())
    assert [list(match.deal.held[seat]) for seat in range(len(told))] == hands
    referee = Referee(rules, seats, FromTheLast())
    assert opening == referee.deal_cards(match.deal.held, match.deal.musiks)
    match = _with_totals(match, referee, totals)
    alike(match, referee)
    return Table(match, referee, opening)


def _filled(hands: list[list[Card]], musik: list[Card]) -> tuple[list[list[Card]], list[list[Card]]]:
    """Full hands and musiks; a king or queen that nobody was told to have comes to no partner."""
    sizes = MUSIK_SIZES[len(hands)]
    rest = [card for card in Card if card not in (*musik, *(c for hand in hands for c in hand))]
    rest.sort(key=lambda card: card not in PARTNER)
    heaps = [*hands, musik]
    limits = [HAND_SIZES[len(hands)]] * len(hands) + [sum(sizes)]
    for card in rest:
        heap = next(
            heap
            for heap, limit in zip(heaps, limits, strict=True)
            if len(heap) < limit and (PARTNER.get(card) not in heap or heap is musik)
        )
        heap.append(card)
    return hands, [musik[-sizes[0] :], musik[: -sizes[0]]] if len(sizes) > 1 else [musik]


def _with_totals(match: Match, referee: Referee, totals: Sequence[int]) -> Match:
    """The match when these points had been made before its deal."""
    before = tuple(totals) or match.totals
    referee.totals = list(before)
    deal = deals.evolve(match.deal, on_barrel=on_barrel(match.rules, before))
    return matches.evolve(match, totals=before, deal=deal)


def ending(
    *held: str,
    trump: str | None = None,
    turn: int = 0,
    taken: Sequence[int] = (),
    married: Sequence[str] = (),
    contract: int = 110,
    declarer: int = 0,
    away: str = "",
    tricks: int = 1,
    sitting: int = 0,
    totals: Sequence[int] = (),
    rules: Rules | None = None,
) -> Table:
    """A deal that is nearly played: what each seat still holds and has ``taken`` in tricks, the marriages
    that each seat has declared (``"hearts spades"``), and with two seats the four cards laid ``away``."""
    game = dealt(*[""] * len(held), rules=rules, sitting=sitting, totals=totals)
    seats = len(held) + sitting
    hands = tuple(map(cards, held)) + ((),) * sitting
    taken = (*taken, *[0] * (seats - len(taken)))
    suits = [(seat, Suit[word.upper()]) for seat, text in enumerate(married) for word in text.split()]
    _set_referee(game.referee, hands, taken, contract, declarer, tricks)
    referee = game.referee
    referee.turn, referee.trump = turn, trump and trump.upper()
    for seat, suit in suits:
        referee.taken[seat].marriages += MARRIAGES[suit.name]
    laid, other = cards(away)[:2], cards(away)[2:]
    if len(held) == 2:
        referee.laid, referee.musiks = list(laid), [list(other)]
    deal = deals.evolve(
        game.deal,
        held=hands,
        musiks=((), other) if len(held) == 2 else game.deal.musiks,
        laid=laid,
        took=0,
        phase=Phase.PLAY,
        turn=turn,
        leader=turn,
        calls=(Call(declarer, contract),),
        declarer=declarer,
        contract=contract,
        trump=None if trump is None else Suit[trump.upper()],
        tricks=(Trick(0, (), 0, None),) * tricks,
        marriages=tuple(Marriage(seat, suit, 1) for seat, suit in suits),
        taken=tuple(taken),
    )
    game.match = matches.evolve(game.match, deal=deal)
    alike(game.match, referee)
    return game


def _set_referee(
    referee: Referee,
    hands: Sequence[Sequence[Card]],
    taken: Sequence[int],
    contract: int,
    declarer: int,
    tricks: int,
) -> None:
    referee.hands = [list(hand) for hand in hands]
    referee.bid, referee.bidder, referee.forced = contract, declarer, False
    referee.waits, referee.tricks_played = Phase.PLAY, tricks
    for seat, points in enumerate(taken):
        referee.taken[seat].tricks = points


def worth(text: str) -> int:
    """What these cards are worth."""
    return points_of(cards(text))


def the(kind: type[EventT], happened: Iterable[ev.AnyEvent]) -> EventT:
    """The one event of this kind."""
    (event,) = all_of(kind, happened)
    return event


def all_of(kind: type[EventT], happened: Iterable[ev.AnyEvent]) -> list[EventT]:
    """The events of this kind, in order."""
    return [event for event in happened if isinstance(event, kind)]


def points(happened: Iterable[ev.AnyEvent]) -> list[int]:
    """What each seat's total changed by at the end of the deal."""
    return [sheet.points for sheet in the(ev.DealEnded, happened).sheets]
