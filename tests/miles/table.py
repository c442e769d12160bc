"""A table set up by hand, and scripts in notation to play at it.

    game = table("stop 25", "right-of-way 25", roads=["", "roll"])
    game.play("0 play stop on 2; 1 play right-of-way")

Cards are written as in the notation. A *road* is a side's tableau, told by the cards laid on it
one after another, ``right-of-way!`` being laid crosswise (a coup fourré).

The referee sits at every such table: it foretells each move's events and every seat's moves, so that a
test that scripts a rare situation also holds the two readings of the rules against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles import hand as hands
from thousand.miles import match as matches
from thousand.miles.cards import DISTANCES, HAZARDS, REMEDIES, Card
from thousand.miles.hand import Hand
from thousand.miles.match import Match
from thousand.miles.moves import Discard, Move, NextHand
from thousand.miles.rules import Rules, playroom
from thousand.miles.tableau import Tableau, with_distance, with_hazard, with_remedy, with_safety

from .alike import alike
from .referee import Referee
from .referee.play import Round

EventT = TypeVar("EventT", bound=ev.AnyEvent)


def plain(seats: int, **options: Any) -> Rules:
    """The playroom's rules without its three variants, and with these options."""
    off = dict.fromkeys(("reshuffle", "stacking", "wrong_way"), False)
    return msgspec.structs.replace(playroom(seats), **(off | options))


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``"roll 25 25"``."""
    return tuple(_card(word) for word in text.split())


def _card(word: str) -> Card:
    move = miles.parse(f"discard {word}")
    assert isinstance(move, Discard)
    return move.card


def road(text: str) -> Tableau:
    """The tableau on which the cards of ``text`` were laid, from an empty one."""
    tableau = Tableau()
    for word in text.split():
        card = _card(word.removesuffix("!"))
        if card in DISTANCES:
            tableau = with_distance(tableau, card)
        elif card in HAZARDS:
            tableau = with_hazard(tableau, card)
        elif card in REMEDIES:
            tableau = with_remedy(tableau, card)
        else:
            tableau, _ = with_safety(tableau, card, coup=word.endswith("!"))
    return tableau


class Table:
    """A match under test, watched by a referee where there is one."""

    def __init__(self, match: Match, referee: Referee | None = None) -> None:
        self.match = match
        self.referee = referee

    @property
    def hand(self) -> Hand:
        return self.match.hand

    def play(self, script: str) -> tuple[ev.AnyEvent, ...]:
        """Play a script such as ``"0 draw; 0 play roll"``; returns all that happened."""
        happened: tuple[ev.AnyEvent, ...] = ()
        for line in script.split(";"):
            seat, _, text = line.strip().partition(" ")
            move = miles.parse(text)
            self.match, events = miles.apply(self.match, int(seat), move)
            self._watch(int(seat), move, events)
            happened += events
        return happened

    def _watch(self, seat: int, move: Move, events: tuple[ev.AnyEvent, ...]) -> None:
        referee, hand = self.referee, self.match.hand
        if referee is None:
            return
        if isinstance(move, NextHand):
            assert events == referee.deal_hand(hand.held, hand.pile)
        else:
            assert events == referee.make(seat, move)
        alike(self.match, referee)

    def refused(self, line: str) -> Illegal:
        """Why one line is refused: by ``apply``, which changes nothing, and by the seat's view alike."""
        seat, _, text = line.partition(" ")
        move = miles.parse(text)
        before = repr(self.match)
        with pytest.raises(Illegal) as caught:
            miles.apply(self.match, int(seat), move)
        assert repr(self.match) == before
        seen = miles.view(self.match, int(seat))
        assert miles.why_not(seen, move) == caught.value
        assert move not in miles.legal(seen)
        assert self.referee is None or move not in self.referee.moves(int(seat))
        return caught.value

    def legal(self, seat: int) -> list[str]:
        """The seat's legal moves in notation."""
        return [miles.format(move) for move in miles.legal(miles.view(self.match, seat))]


def table(
    *held: str,
    roads: Sequence[str] = (),
    pile: str = "",
    turn: int = 0,
    rules: Rules | None = None,
    totals: Sequence[int] = (),
    discards: str = "",
) -> Table:
    """A match in the middle of a hand: what each seat holds, the roads, and the draw pile.

    The pile is drawn from the left; left out it is empty, so that nobody has to draw. Rules left
    out are :func:`plain`. There is a road and a total for each side.
    """
    seats = len(held)
    match, _ = miles.start(rules or plain(seats), seats, from_number(0))
    sides = len(match.sides)
    hand = hands.evolve(
        match.hand,
        held=tuple(map(cards, held)),
        tableaux=tuple(road(roads[side] if side < len(roads) else "") for side in range(sides)),
        pile=cards(pile),
        discards=cards(discards),
        turn=turn,
        window=None,
    )
    match = matches.evolve(match, hand=hand, totals=tuple(totals) or (0,) * sides)
    return Table(match, _referee(match, roads))


def _referee(match: Match, roads: Sequence[str]) -> Referee:
    """The referee of a match in the middle of a hand."""
    hand = match.hand
    known = Round(match.rules, match.sides, hand.seed, hand.turn, hand.held, hand.pile)
    known.untouched = False
    known.discards = list(hand.discards)
    for known_road, text in zip(known.roads, roads, strict=False):
        for word in text.split():
            known_road.lay(_card(word.removesuffix("!")), crosswise=word.endswith("!"))
    referee = Referee(match.rules, len(hand.held), match.deal)
    referee.set_up(known, match.totals)
    alike(match, referee)
    return referee


def dealt(*held: str, pile: str = "", rules: Rules) -> Table:
    """A match at its very start, with these cards dealt to the seats, as many to each; seat 0 opens."""
    hands_dealt = [cards(text) for text in held]
    (hand_size,) = {len(hand) for hand in hands_dealt}
    order = (*(hand[nth] for nth in range(hand_size) for hand in hands_dealt), *cards(pile))
    with patch.multiple(hands, shuffle=lambda *_: order, HAND_SIZE=hand_size):
        match, begun = miles.start(rules, len(held), from_number(0))
    referee = Referee(rules, len(held), match.deal)
    assert begun == referee.deal_hand(match.hand.held, match.hand.pile)
    assert match.hand.held == tuple(hands_dealt)
    return Table(match, referee)


def the(kind: type[EventT], happened: Iterable[ev.AnyEvent]) -> EventT:
    """The one event of this kind."""
    (event,) = all_of(kind, happened)
    return event


def all_of(kind: type[EventT], happened: Iterable[ev.AnyEvent]) -> list[EventT]:
    """The events of this kind, in order."""
    return [event for event in happened if isinstance(event, kind)]


def kinds(happened: Iterable[ev.AnyEvent]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in happened]


def cards_whole(hand: Hand) -> list[Card]:
    """Every card there is, wherever it lies: draw pile, hands, tableaux and discards, sorted."""
    pile = hand.pile[hand.taken :]
    return sorted((*pile, *sum(hand.held, ()), *hand.discards, *(c for t in hand.tableaux for c in t.cards)))
