"""A race between moves of 1000 Miles: playouts on common deals, until one is better beyond its error.

The policy's move is the one to beat. Each made-up deal gives every move still in the race a value; a move's
*lead* is how much its values exceed those of the policy's move, pair by pair. A move that falls behind
leaves the race; and a move wins only where its mean lead is beyond 1.5 of its standard errors. All of it is
counted in whole numbers, so that equal seeds give equal races.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.bots.miles_playouts import Playouts

if TYPE_CHECKING:
    from mypy_extensions import i64

BATCH: Final = 16
"""Deals between two looks at who is left."""

FEWEST: Final = 32
"""So many deals at least before anything is told by them."""

MARGIN: Final = 12
"""Discards that are worth keeping hardly more than the least useful one are in the race."""

_LEAD: Final = (3, 2)
"""A move wins beyond so many standard errors, 3 / 2."""
_BEHIND: Final = (3, 2)
"""A move leaves the race behind so many: who left sooner was too often better after all."""
_CLEAR: Final = (4, 1)
"""The race is over once somebody leads by so many."""


class Race:
    """Moves compared by playouts. ``played`` counts these; ``moves`` are those still in the race, the
    policy's first; ``leads`` their summed leads, of ``deals`` deals."""

    def __init__(self, playouts: Playouts, seed: i64) -> None:
        self.playouts: Playouts = playouts
        self.advice: i64 = playouts.advice()
        self.moves: list[i64] = playouts.candidates(self.advice, MARGIN)
        self.leads: list[i64] = [0] * len(self.moves)
        self.squares: list[i64] = [0] * len(self.moves)
        self.deals: i64 = 0
        self.played: i64 = 0
        self.seed: i64 = seed

    def is_open(self) -> bool:
        """Whether there is anything to compare yet."""
        return len(self.moves) > 1

    def tells(self) -> bool:
        """Whether enough has been played to tell anything."""
        return self.deals >= FEWEST

    def run(self) -> None:
        """One deal; after each batch of them, whoever fell behind leaves."""
        values = self.playouts.deal(self.moves, self.seed + self.deals)
        at: i64
        for at in range(len(values)):
            lead = values[at] - values[0]
            self.leads[at] += lead
            self.squares[at] += lead * lead
        self.deals += 1
        self.played += len(values)
        if self.deals % BATCH == 0 and self.deals >= FEWEST:
            self._drop()

    def _drop(self) -> None:
        moves: list[i64] = []
        leads: list[i64] = []
        squares: list[i64] = []
        clear = False
        at: i64
        for at in range(len(self.moves)):
            lead, square = self.leads[at], self.squares[at]
            if at and (beyond(-lead, square, self.deals, _BEHIND) or not square):
                continue
            if self.deals >= 2 * FEWEST and beyond(lead, square, self.deals, _CLEAR):
                clear = True
            moves.append(self.moves[at])
            leads.append(lead)
            squares.append(square)
        if clear:
            best = _highest(leads)
            self.advice = moves[best]
            self.moves = [self.advice]
            self.leads = [leads[best]]
            self.squares = [squares[best]]
            return
        self.moves = moves
        self.leads = leads
        self.squares = squares

    def winner(self) -> i64:
        """The best move as far as can be told: the policy's, unless another leads beyond its error."""
        if not self.tells():
            return self.advice
        best = _highest(self.leads)
        if best and beyond(self.leads[best], self.squares[best], self.deals, _LEAD):
            return self.moves[best]
        return self.advice

    def winning_lead(self) -> i64:
        """The summed lead of the move that leads most."""
        return self.leads[_highest(self.leads)]


def _highest(leads: list[i64]) -> i64:
    best: i64 = 0
    at: i64
    for at in range(len(leads)):
        if leads[at] > leads[best]:
            best = at
    return best


def beyond(lead: int, squares: int, deals: int, errors: tuple[int, int]) -> bool:
    """Whether the mean of ``deals`` leads, which add up to ``lead``, is more than so many standard errors
    (a fraction) above 0; ``squares`` is the sum of their squares. Exact, in whole numbers of any size."""
    if lead <= 0:
        return False
    above, below = errors
    return lead * lead * (deals - 1) * below * below > above * above * (deals * squares - lead * lead)
