"""A second reading of the rules, as literal as can be: it shares no code with the engine but names.

The referee hears the (unredacted) events of a match, keeps the table by them, knows by sections 3 to 7
who may do what, and adds up the sheets by section 8. The properties compare it with the engine.
"""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass, field

from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play

BATTLE = {"ACCIDENT", "OUT_OF_GAS", "FLAT_TIRE"}
HAZARDS = {Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE, Card.SPEED_LIMIT, Card.STOP}
REPAIRS = {"REPAIRS": "ACCIDENT", "GASOLINE": "OUT_OF_GAS", "SPARE_TIRE": "FLAT_TIRE"}
GUARDS = {
    "DRIVING_ACE": {"ACCIDENT"},
    "EXTRA_TANK": {"OUT_OF_GAS"},
    "PUNCTURE_PROOF": {"FLAT_TIRE"},
    "RIGHT_OF_WAY": {"STOP", "SPEED_LIMIT"},
}


@dataclass
class Road:
    """Section 4: the state of one side."""

    hazards: set[str] = field(default_factory=set)
    stopped: bool = True
    limit: bool = False
    safeties: list[str] = field(default_factory=list)
    coups: int = 0
    distances: list[int] = field(default_factory=list)

    @property
    def priority(self) -> bool:
        return "RIGHT_OF_WAY" in self.safeties

    @property
    def rolling(self) -> bool:
        return not self.hazards and (not self.stopped or self.priority)

    def safe_from(self, hazard: str) -> bool:
        return any(hazard in GUARDS[safety] for safety in self.safeties)

    def takes(self, card: Card, goal: int) -> bool:
        """Section 5: whether the card may be laid here by its own side."""
        if card >= 25:
            total = sum(self.distances) + card
            slow = not self.limit or card <= 50
            few = card != 200 or self.distances.count(200) < 2
            return self.rolling and slow and few and total <= goal
        if card.name in REPAIRS:
            return REPAIRS[card.name] in self.hazards
        if card is Card.END_OF_LIMIT:
            return self.limit
        if card is Card.ROLL:
            return not self.hazards and self.stopped and not self.priority
        return card.name in GUARDS

    def suffers(self, card: Card) -> bool:
        """Section 5: whether the hazard may fall on this side."""
        if self.safe_from(card.name):
            return False
        return not self.limit if card is Card.SPEED_LIMIT else self.rolling


@dataclass
class Window:
    """Section 6: a hazard that may be answered, by whom, and what was true before it."""

    attacker: int
    hazard: str
    holder: int | None
    before: Road


class Referee:
    """One match as its events tell it; each side is one seat."""

    def __init__(self, *, goal: int, extension: bool, seat_out_ends: bool) -> None:
        self.first_goal = goal
        self.extension, self.seat_out_ends = extension, seat_out_ends
        self.seats = 0
        self.pile = 0
        self.hands: list[list[Card]] = []
        self.over = False

    def hear(self, events: tuple[ev.AnyEvent, ...]) -> None:
        """Keep the table by what happened, and object to what may not happen."""
        for event in events:
            name = re.sub(r"(?=[A-Z])", "_", type(event).__name__).lower()
            getattr(self, name, self._ignore)(event)

    def _ignore(self, event: ev.AnyEvent) -> None:
        assert isinstance(event, ev.CoupFourreOffered)

    def _match_started(self, event: ev.MatchStarted) -> None:
        self.seats = len(event.sides)
        self.pile_of_a_hand = 101 if event.rules.thin_hazards else 106

    def _hand_started(self, event: ev.HandStarted) -> None:
        self.turn = self.expected = event.first
        self.goal = self.first_goal
        self.roads = [Road() for _ in range(self.seats)]
        self.hands = [[] for _ in range(self.seats)]
        self.pile = self.pile_of_a_hand
        self.discards: list[str] = []
        self.drawn: set[int] = set()
        self.window: Window | None = None
        self.deciding = self.called = self.done = self.delayed = False
        self.winner: int | None = None

    def _dealt(self, event: ev.Dealt) -> None:
        assert event.cards is not None
        assert len(event.cards) == event.count == 6
        self.hands[event.seat] += event.cards
        self.pile -= event.count

    def _card_drawn(self, event: ev.CardDrawn) -> None:
        assert event.card is not None
        self.hands[event.seat].append(event.card)
        self.pile -= 1
        assert event.left == self.pile
        if not event.replaces:
            self.drawn.add(event.seat)
        assert len(self.hands[event.seat]) <= 7

    def _draw_pile_empty(self, event: ev.DrawPileEmpty) -> None:
        assert self.pile == 0

    def _turn_began(self, event: ev.TurnBegan) -> None:
        assert event.seat == self._next_able(self.expected)
        assert not self._somebody_out()
        self.turn = event.seat

    def _distance_played(self, event: ev.DistancePlayed) -> None:
        road = self._laid(event.seat, event.card)
        road.distances.append(int(event.card))
        assert event.miles == sum(road.distances)
        self.delayed = self.pile == 0

    def _hazard_played(self, event: ev.HazardPlayed) -> None:
        self._laid(event.seat, event.card)
        road, name = self.roads[event.target], event.card.name
        held = {card.name for card in self.hands[event.target]}
        holds = any(name in hazards and safety in held for safety, hazards in GUARDS.items())
        self.window = Window(event.seat, name, event.target if holds else None, copy.deepcopy(road))
        if name in BATTLE:
            road.hazards.add(name)
        elif name == "STOP":
            road.stopped = True
        else:
            road.limit = True

    def _remedy_played(self, event: ev.RemedyPlayed) -> None:
        road = self._laid(event.seat, event.card)
        if event.card is Card.ROLL:
            road.stopped = False
        elif event.card is Card.END_OF_LIMIT:
            road.limit = False
        else:
            road.hazards.remove(REPAIRS[event.card.name])
            road.stopped = not road.priority
        assert event.rolling == road.rolling

    def _safety_played(self, event: ev.SafetyPlayed) -> None:
        assert not self._answers(event.seat, event.card)
        road = self._laid(event.seat, event.card)
        if road.hazards & GUARDS[event.card.name]:
            road.stopped = True
        self._secure(road, event.card, event.cleared)
        self.expected = event.seat
        assert event.rolling == road.rolling

    def _coup_fourre(self, event: ev.CoupFourre) -> None:
        window = self.window
        assert window is not None
        assert self._answers(event.seat, event.card)
        road = self.roads[event.seat] = window.before
        had_drawn = {event.seat} & self.drawn
        self._laid(event.seat, event.card)
        self.drawn |= had_drawn
        assert event.cleared[0].name == window.hazard == event.hazard.name
        self.discards.append(window.hazard)
        self._secure(road, event.card, event.cleared[1:])
        road.coups += 1
        self.expected = self.turn = event.seat
        between = range(window.attacker + 1, window.attacker + self.seats)
        self.skipped: list[int] = []
        for seat in (step % self.seats for step in between):
            if seat == event.seat:
                break
            self.skipped.append(seat)
        assert event.rolling == road.rolling

    def _seats_skipped(self, event: ev.SeatsSkipped) -> None:
        assert list(event.seats) == [s for s in self.skipped if self.pile or self.hands[s]]

    def _discarded(self, event: ev.Discarded) -> None:
        self._laid(event.seat, event.card)
        self.discards.append(event.card.name)

    def _extension_offered(self, event: ev.ExtensionOffered) -> None:
        assert self.extension
        assert not self.called
        assert sum(self.roads[event.seat].distances) == 700
        self.deciding = True

    def _extension_called(self, event: ev.ExtensionCalled) -> None:
        self.deciding, self.called, self.goal = False, True, 1000

    def _extension_declined(self, event: ev.ExtensionDeclined) -> None:
        self.deciding = False

    def _trip_completed(self, event: ev.TripCompleted) -> None:
        assert sum(self.roads[event.side].distances) == self.goal == event.miles
        self.winner = event.side

    def _hand_ended(self, event: ev.HandEnded) -> None:
        assert event.winner == self.winner
        if event.reason == "trip":
            assert self.winner is not None
        elif event.reason == "seat-out":
            assert self._somebody_out()
        else:
            assert event.reason == "cards"
            assert not self.pile
            assert not any(self.hands)
        self.done = True

    def _match_ended(self, event: ev.MatchEnded) -> None:
        self.over = True

    def _laid(self, seat: int, card: Card) -> Road:
        """A card leaves the hand; any play or discard closes the window, and ends the turn."""
        self.hands[seat].remove(card)
        self.window = None
        self.drawn.discard(seat)
        self.expected = (seat + 1) % self.seats
        return self.roads[seat]

    def _secure(self, road: Road, safety: Card, cleared: tuple[Card, ...]) -> None:
        guards = GUARDS[safety.name]
        road.safeties.append(safety.name)
        road.hazards -= guards
        if safety is Card.RIGHT_OF_WAY:
            road.limit = False
        if road.priority:
            road.stopped = False
        assert {card.name for card in cleared} <= guards
        self.discards += [card.name for card in cleared]

    def _answers(self, seat: int, card: Card) -> bool:
        window = self.window
        return (
            window is not None
            and window.holder == seat
            and card.name in GUARDS
            and window.hazard in GUARDS[card.name]
        )

    def _somebody_out(self) -> bool:
        return self.seat_out_ends and not self.pile and self.window is None and [] in self.hands

    def _next_able(self, seat: int) -> int:
        while not self.pile and not self.hands[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def may(self, seat: int, move: Move) -> bool:
        """Whether the rules let the seat make this move."""
        match move:
            case NextHand():
                return self.done and not self.over
            case Extend():
                return self.deciding and seat == self.turn
        if self.done or self.deciding:
            return False
        if isinstance(move, Play) and move.target is None and self._answers(seat, move.card):
            return True
        ready = seat in self.drawn or not self.pile
        if seat != self.turn:
            return False
        match move:
            case Draw():
                return not ready
            case Discard(card):
                return ready and card in self.hands[seat]
            case Play(card, None):
                return ready and card in self.hands[seat] and self.roads[seat].takes(card, self.goal)
            case Play(card, int(target)):
                here = ready and card in self.hands[seat] and card in HAZARDS
                return here and target != seat and target < self.seats and self.roads[target].suffers(card)
        raise AssertionError(move)

    def sheet(self, side: int, name: str) -> int:
        """Section 8: a side's points for the hand in the preset ``name``, figures as printed."""
        classic = name == "classic"
        road, won = self.roads[side], self.winner == side
        others = [other for other in self.roads if other is not road]
        points = sum(road.distances) + 100 * len(road.safeties) + 300 * road.coups
        if len(road.safeties) == 4 and (classic or won):
            points += 300
        if won:
            points += 400 if classic else 300
            points += 300 if self.delayed else 0
            points += 300 if classic and 200 not in road.distances else 0
            points += 200 if classic and self.called else 0
            empty = sum(not other.distances for other in others)
            points += 500 * empty if classic else 500 * (empty == len(others))
        return points
