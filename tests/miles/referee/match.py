"""Spec 2, 8 and 10: from hand to hand. The referee of a whole match."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.deal import Seeds, commitment
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.moves import Move, NextHand
from thousand.miles.rules import FirstDealer, Rules, Tie

from .play import Round
from .sheet import sheet


class Referee:
    """A match as it has to go.

    How a seed deals the cards is no rule of the game, so the referee is told the hands and the pile of
    each hand (``deal_hand``); all else it foretells.
    """

    def __init__(self, rules: Rules, seats: int, deal: Seeds) -> None:
        self.rules = rules
        self.seats = seats
        self.deal = deal
        teams = seats // rules.team_size
        self.sides = tuple(tuple(seat for seat in range(seats) if seat % teams == n) for n in range(teams))
        self.totals = [0] * teams
        self.winners: tuple[int, ...] = ()
        self.number = 0
        if rules.first_dealer is FirstDealer.DRAWN:
            self.dealer = deal.draw_number("first-dealer", seats)
        else:
            self.dealer = seats - 1
        self.round: Round | None = None

    @property
    def hand(self) -> Round:
        assert self.round is not None
        return self.round

    @property
    def over(self) -> bool:
        return bool(self.winners)

    def deal_hand(self, hands: Sequence[Sequence[Card]], pile: Sequence[Card]) -> tuple[ev.AnyEvent, ...]:
        """The next hand begins with these cards; returns its first events."""
        begun: list[ev.AnyEvent] = []
        if self.number == 0:
            begun.append(ev.MatchStarted(self.sides, self.rules))
        else:
            self.dealer = (self.dealer + 1) % self.seats
        self.number += 1
        first = (self.dealer + 1) % self.seats
        seed = self.deal.hand_seed(self.number)
        self.round = Round(self.rules, self.sides, seed, first, hands, pile)
        begun.append(ev.HandStarted(self.number, self.dealer, first, commitment(seed)))
        begun += [ev.Dealt(seat, tuple(cards), len(cards)) for seat, cards in enumerate(hands)]
        begun.append(ev.TurnBegan(first))
        begun += [ev.CoupFourreOffered(first, card, Card.STOP) for card in self.round.coups_of(first)]
        return tuple(begun)

    def moves(self, seat: int) -> set[Move]:
        """Every move that the seat may make now."""
        if self.over:
            return set()
        if self.hand.reason is not None:
            return {NextHand()}
        return self.hand.moves(seat)

    def to_act(self) -> set[int]:
        return {seat for seat in range(self.seats) if self.moves(seat)}

    def set_up(self, hand: Round, totals: Sequence[int]) -> None:
        """Begin in the middle of the first hand."""
        self.number, self.round, self.totals = 1, hand, list(totals)

    # What may be known.

    def answer_of(self, viewer: int | None) -> Card | None:
        """The safety that the viewer may lay as a coup fourré now; nobody else is told."""
        if viewer is None or self.hand.reason is not None:
            return None
        return next(iter(self.hand.coups_of(viewer)), None)

    def seen_to_act(self, viewer: int | None) -> set[int]:
        """Who may act as the viewer knows it: a holder out of turn is known to itself alone (spec 6)."""
        hand = self.hand
        if hand.reason is not None:
            return self.to_act()
        return {hand.turn} | ({viewer} if viewer is not None and hand.moves(viewer) else set())

    def danger(self) -> tuple[Card, int] | None:
        """The hazard whose window is open, and the side it fell on, for all to see."""
        window = self.hand.window
        return None if window is None or self.hand.reason is not None else (window.hazard, window.side)

    # What a move does.

    def make(self, seat: int, move: Move) -> tuple[ev.AnyEvent, ...]:
        """Make a legal move within a hand; returns all that happens."""
        assert move in self.moves(seat)
        hand = self.hand
        hand.told = []
        hand.make(seat, move)
        if hand.reason is not None:
            self._score(hand)
        return tuple(hand.told)

    def _score(self, hand: Round) -> None:
        assert hand.reason is not None
        sheets = []
        for side in range(len(self.sides)):
            items = sheet(side, hand.roads, self.rules, hand.outcome)
            points = sum(items.values())
            self.totals[side] += points
            sheets.append(ev.SideSheet(tuple(items.items()), points, self.totals[side]))
        seed = hand.seed.hex()
        hand.told.append(ev.HandEnded(self.number, hand.winner, hand.reason, tuple(sheets), seed))
        self.winners = self._match_winners()
        if self.winners:
            hand.told.append(ev.MatchEnded(self.winners, tuple(self.totals)))

    def _match_winners(self) -> tuple[int, ...]:
        """Spec 8: none while the match goes on."""
        best = max(self.totals)
        top = tuple(side for side, total in enumerate(self.totals) if total == best)
        limit = self.rules.match_points
        if limit is not None and best < limit:
            return ()
        if len(top) > 1 and self.rules.tie is Tie.PLAY_ON:
            return ()
        return top
