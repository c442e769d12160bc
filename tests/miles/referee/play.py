"""Spec 3, 6, 7 and 9: what a move does, from the cards as dealt to the hand's end."""

from __future__ import annotations

from thousand.deal import shuffle
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.moves import Discard, Draw, Extend, Move, Play
from thousand.miles.rules import DirtyTrickWindow, Goal

from .position import Position, Window
from .road import DISTANCES, PROTECTION, safety_against


class Round(Position):
    """A hand that is played; what happens is ``told``."""

    def make(self, seat: int, move: Move) -> None:
        """Make a legal move; what happens is added to ``told``."""
        match move:
            case Draw():
                self._draw(seat)
            case Discard(card):
                self._leaves(seat, card)
                self.discards.append(card)
                self.told.append(ev.Discarded(seat, card))
                self._go_on(seat + 1)
            case Play(card, target):
                self._lay(seat, card, target)
            case Extend(called):
                self._decide(seat, called)
            case _:
                raise AssertionError(move)
        self.untouched = False

    def _draw(self, seat: int) -> None:
        if self.rules.dirty_trick_window is DirtyTrickWindow.BEFORE_DRAW:
            self.window = None
        self.drawn.add(seat)
        self._take(seat, replaces=False)
        if self._somebody_is_out():
            self.reason = "seat-out"

    def _take(self, seat: int, *, replaces: bool) -> None:
        """A card from the pile, which is made anew from the discards where it is empty."""
        if not self.pile:
            self.reshuffles += 1
            self.laid_since_reshuffle = False
            self.told.append(ev.Reshuffled(self.reshuffles, len(self.discards)))
            self.pile = list(shuffle(self.discards, self.seed, self.reshuffles))
            self.discards = []
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        assert len(self.hands[seat]) <= 7
        self.told.append(ev.CardDrawn(seat, card, len(self.pile), replaces))
        if not self.pile:
            self.told.append(ev.DrawPileEmpty())

    def _leaves(self, seat: int, card: Card) -> None:
        """A card leaves the hand for good: the draw before it is used up, and any window closes."""
        self.hands[seat].remove(card)
        self.drawn.discard(seat)
        self.window = None

    def _lay(self, seat: int, card: Card, target: int | None) -> None:
        if self.answers(seat, card):
            self._coup(seat, card)
        elif self.opens_with_a_coup(seat, card):
            self._opening_coup(seat, card)
        else:
            self._leaves(seat, card)
            self.laid_since_reshuffle = True
            if card in DISTANCES:
                self._lay_distance(seat, card)
            elif card in PROTECTION:
                self._lay_safety(seat, card)
            elif target is None:
                self._lay_remedy(seat, card)
            else:
                self._lay_hazard(seat, card, target)

    def _lay_distance(self, seat: int, card: Card) -> None:
        side, road = self.side_of(seat), self.road_of(seat)
        gained = road.lay_distance(card)
        if road.wrong:
            self.told.append(ev.MilesLost(seat, side, card, -gained, road.miles))
            self._go_on(seat + 1)
            return
        self.told.append(ev.DistancePlayed(seat, side, card, road.miles))
        self.delayed = not self.pile or self.reshuffles > 0
        if road.miles < self.goal:
            self._go_on(seat + 1)
        elif self.goal == 700 and self.rules.goal is Goal.EXTENSION:
            self.deciding = seat
            self.told.append(ev.ExtensionOffered(seat))
        else:
            self._complete(seat)

    def _lay_remedy(self, seat: int, card: Card) -> None:
        road = self.road_of(seat)
        road.lay_remedy(card)
        self.told.append(ev.RemedyPlayed(seat, self.side_of(seat), card, road.rolling))
        self._go_on(seat + 1)

    def _lay_hazard(self, seat: int, card: Card, target: int) -> None:
        answer = safety_against(card)
        holders = [other for other in self.sides[target] if answer in self.hands[other]]
        holder = holders[0] if holders else None
        self.window = Window(seat, target, card, holder, self.roads[target].snapshot())
        self.roads[target].lay_hazard(card)
        self.told.append(ev.HazardPlayed(seat, self.side_of(seat), card, target))
        if holder is not None:
            self.told.append(ev.CoupFourreOffered(holder, answer, card))
        self._go_on(seat + 1)

    def _lay_safety(self, seat: int, card: Card) -> None:
        road = self.road_of(seat)
        cleared = road.lay_safety(card)
        self.discards += cleared
        side = self.side_of(seat)
        self.told.append(ev.SafetyPlayed(seat, side, card, tuple(cleared), road.rolling))
        self._go_on(seat, again=True)

    def _coup(self, seat: int, card: Card) -> None:
        """Spec 6. A draw that the seat has made already stays made: it plays with 7 cards, not more."""
        window = self.window
        assert window is not None
        self.hands[seat].remove(card)
        self.window = None
        self.laid_since_reshuffle = True
        skipped = tuple(other for other in self._between(window.attacker, seat) if self.able(other))

        road = self.roads[window.side] = window.before
        cleared = [window.hazard, *road.lay_coup(card)]
        self.discards += cleared
        self.told.append(ev.CoupFourre(seat, window.side, card, window.hazard, tuple(cleared), road.rolling))
        if skipped:
            self.told.append(ev.SeatsSkipped(skipped))
        self._turn_after_a_coup(seat)

    def _opening_coup(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        road = self.road_of(seat)
        assert not road.lay_coup(card)
        self.told.append(
            ev.CoupFourre(seat, self.side_of(seat), card, Card.STOP, (), road.rolling, opening=True)
        )
        self._turn_after_a_coup(seat)

    def _turn_after_a_coup(self, seat: int) -> None:
        if self.can_draw():
            self._take(seat, replaces=True)
        self._go_on(seat, again=True)

    def _between(self, attacker: int, seat: int) -> list[int]:
        seats = [(attacker + step) % self.seats for step in range(1, self.seats)]
        return seats[: seats.index(seat)]

    def _decide(self, seat: int, called: bool) -> None:
        self.deciding = None
        if not called:
            self.told.append(ev.ExtensionDeclined(seat))
            self._complete(seat)
            return
        self.caller, self.goal = self.side_of(seat), 1000
        self.told.append(ev.ExtensionCalled(seat, 1000))
        self._go_on(seat + 1)

    def _complete(self, seat: int) -> None:
        self.winner, self.reason = self.side_of(seat), "trip"
        self.told.append(ev.TripCompleted(seat, self.winner, self.goal))

    # Who is next, and whether anybody is.

    def _go_on(self, seat: int, *, again: bool = False) -> None:
        """The next turn: that of ``seat``, or of the first after it that is able to have one."""
        order = [(seat + step) % self.seats for step in range(self.seats)]
        able = [other for other in order if self.able(other)]
        if self._somebody_is_out():
            self.reason = "seat-out"
        elif not able:
            self.reason = "cards"
        elif self._stalled(able[0]):
            self.reason = "stalled"
        else:
            self.turn = able[0]
            self.told.append(ev.TurnBegan(self.turn, again and self.turn == seat))

    def _stalled(self, seat: int) -> bool:
        """Spec 9: the seat has to draw, the pile needs reshuffling, nothing was laid since the last time."""
        return self.has_to_draw(seat) and not self.pile and not self.laid_since_reshuffle

    def _somebody_is_out(self) -> bool:
        """Spec 7, `end_when_a_seat_is_out`: tested when no window is open."""
        ends = self.rules.end_when_a_seat_is_out and self.window is None
        return ends and not self.can_draw() and [] in self.hands
