"""How the auction of a made-up deal of Tysiąc goes on, everybody bidding as the steady bot does.

That is ten by ten, as long as the own hand should take that much with something to spare
(:mod:`~thousand.bots.tysiac_bidding`), and higher on the barrel or against a rival who would win from there.
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand.bots.tysiac_bidding import BARREL_DARES, MARGIN, size_of
from thousand.bots.tysiac_bits import marriages_in
from thousand.bots.tysiac_hand import SPREAD, estimate
from thousand.bots.tysiac_seen import Seen
from thousand.bots.tysiac_stakes import Stakes
from thousand.tysiac.rules import CAP_WITHOUT_MARRIAGE, STEP


class Auction:
    """The auction as the viewer, whose turn it is, finds it."""

    def __init__(self, seen: Seen, stakes: Stakes) -> None:
        assert seen.declarer is not None
        self.count = seen.count
        self.me = seen.me
        self.bidder: int = seen.declarer
        self.contract = seen.view.contract
        self._cap = seen.rules.hard_cap
        self._stakes = stakes
        self._spread = SPREAD[seen.count, size_of(seen)]
        self._size = size_of(seen)
        self._passed = [False] * seen.count
        for call in seen.view.calls:
            if call.points is None:
                self._passed[seen.places.index(call.seat)] = True

    def limits(self, hands: Sequence[int]) -> list[float]:
        """How high each place bids with such hands, the barrel included."""
        limits = []
        for place in range(self.count):
            dares = (BARREL_DARES if self._stakes.barred[place] else 0.0) - MARGIN
            top = estimate(hands[place], self.count, self._size) + dares * self._spread
            limits.append(min(top, CAP_WITHOUT_MARRIAGE + marriages_in(hands[place]), self._cap))
        return limits

    def passing(self, limits: Sequence[float]) -> tuple[int, int]:
        """Who declares what after the viewer's pass."""
        passed = self._passed.copy()
        passed[self.me] = True
        return self._go_on(limits, passed, self.bidder, self.contract)

    def bidding(self, limits: Sequence[float], bid: int, top: int) -> tuple[int, int]:
        """The same after a bid of the viewer, who then goes on up to ``top``."""
        limits = list(limits)
        limits[self.me] = top
        return self._go_on(limits, self._passed.copy(), self.me, bid)

    def _go_on(
        self, limits: Sequence[float], passed: list[bool], bidder: int, contract: int
    ) -> tuple[int, int]:
        turn = (self.me + 1) % self.count
        while sum(passed) < self.count - 1:
            if not passed[turn] and turn != bidder:
                limit = limits[turn]
                if self._must_stop(turn, bidder, contract, passed):
                    limit += BARREL_DARES * self._spread
                if contract + STEP <= limit:
                    bidder, contract = turn, contract + STEP
                else:
                    passed[turn] = True
            turn = (turn + 1) % self.count
        return bidder, contract

    def _must_stop(self, turn: int, bidder: int, contract: int, passed: list[bool]) -> bool:
        """Whether nobody else is left to outbid a rival on the barrel who would win the match."""
        barred = self._stakes.barred
        alone = sum(passed) == self.count - 2
        return alone and barred[bidder] and not barred[turn] and self._stakes.wins_with(bidder, contract)
