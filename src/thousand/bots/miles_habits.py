"""What players of 1000 Miles hold that nobody sees, by what they could have done with it (spec 4 to 6).

Cards that their holder could have used already are rarely held, those that wait for their time more often
than by chance. How many times as often, in hundredths, was counted in thousands of hands
(``benchmarks/habits.py``), for two kinds of players: those who plan, careful ones (the policy and Chaser; of
the safeties, the geometric mean of these and Banker), and those who take things as they come.

Nobody throws a safety away, but sooner or later it is laid, and then it is seen. So one that has not been
seen is held about as often as if it could have come with the last few draws alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.miles.sim import Sim
from thousand.miles.sim_rules import (
    ADDS,
    ANSWER,
    BLOCKED,
    END_OF_LIMIT,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_RIGHT_OF_WAY,
    KINDS,
    LIMITED,
    MILES,
    MILES_200,
    REMEDY_AFTER,
    ROLL,
    SPEED_LIMIT,
    STOPPED,
    TO_REPAIR,
    UNDER_STOP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_NEAR: Final = 300
"""The goal is near from so many miles before it on."""

_EIGHTHS: Final = 8

# Rows of the distances and of the safeties: what the holder's side is doing.
_ROLLING: Final = 0
_LIMITED: Final = 1
_STANDING: Final = 2
_ROLLING_NEAR: Final = 3

# Places of the hazards.
_PLAYABLE: Final = 0
_PLAYABLE_LIMIT: Final = 1
_PLAYABLE_STANDING: Final = 2
_PLAYABLE_LIMIT_STANDING: Final = 3
_PLAYABLE_AMONG_MANY: Final = 4
_POWERLESS: Final = 5
_WAITING: Final = 6

# Places of the remedies.
_NEEDED: Final = 0
_NEEDED_END: Final = 1
_NEEDED_ROLL: Final = 2
_KEPT: Final = 3
_KEPT_END: Final = 4
_KEPT_ROLL: Final = 5
_SPENT: Final = 6
_NEEDLESS: Final = 7


class Habits:
    """What one kind of players holds.

    ``distances`` has a row for each thing that their side may be doing, with a figure for each distance;
    ``too_far`` is that of distances beyond the goal. ``hazards`` and ``remedies`` have the figures in the
    order of the places above. ``safeties`` has rows like the distances, with the draws (in hundredths) that
    may have brought an unseen safety, for each eighth of the deck that may be left in the pile.
    """

    def __init__(
        self,
        distances: list[list[i64]],
        too_far: i64,
        hazards: list[i64],
        remedies: list[i64],
        safeties: list[list[i64]],
    ) -> None:
        self.distances: list[list[i64]] = distances
        self.too_far: i64 = too_far
        self.hazards: list[i64] = hazards
        self.remedies: list[i64] = remedies
        self.safeties: list[list[i64]] = safeties

    def draws(self, sim: Sim, side: i64) -> i64:
        """The draws, in hundredths, that may have brought a safety which nobody has seen."""
        row: i64 = _ROLLING
        if sim.status[side] & BLOCKED:
            row = _STANDING
        elif sim.status[side] & LIMITED:
            row = _LIMITED
        return self.safeties[row][_EIGHTHS * sim.left // len(sim.rules.deck)]

    def weights(self, sim: Sim, seat: i64, unseen: list[i64]) -> list[i64]:
        """How many times as often as by chance a seat holds each kind of card but safeties, in hundredths;
        ``unseen`` has how many of each kind are hidden."""
        side = sim.side_of[seat]
        status = sim.status[side]
        rest = sim.goal - sim.miles[side]
        fresh: i64 = 0
        """The hazard that has only just fallen on this side: it had no turn to end it yet."""
        if sim.window >= 0 and sim.window_side == side:
            fresh = ADDS[sim.window]
        weights: list[i64] = []
        card: i64
        for card in range(KINDS):
            if card <= MILES_200:
                weights.append(self._of_distance(status, rest, card))
            elif card < FIRST_REMEDY:
                weights.append(self._of_hazard(sim, seat, status, card))
            elif card < FIRST_SAFETY:
                weights.append(self._of_remedy(status, fresh, unseen, card))
            else:
                weights.append(0)
        return weights

    def _of_distance(self, status: i64, rest: i64, card: i64) -> i64:
        if MILES[card] > rest:
            return self.too_far
        if status & BLOCKED:
            return self.distances[_STANDING][card]
        if status & LIMITED:
            return self.distances[_LIMITED][card]
        return self.distances[_ROLLING_NEAR if rest <= _NEAR else _ROLLING][card]

    def _of_hazard(self, sim: Sim, seat: i64, status: i64, card: i64) -> i64:
        powerless = True
        answer = ADDS[ANSWER[card]]
        for side in sim.rules.foes[seat]:
            if sim.exposed[side] >> card & 1:
                if sim.rules.sides > 2:
                    return self.hazards[_PLAYABLE_AMONG_MANY]
                if status & BLOCKED:
                    return self.hazards[
                        _PLAYABLE_LIMIT_STANDING if card == SPEED_LIMIT else _PLAYABLE_STANDING
                    ]
                return self.hazards[_PLAYABLE_LIMIT if card == SPEED_LIMIT else _PLAYABLE]
            if not sim.status[side] & answer:
                powerless = False
        return self.hazards[_POWERLESS if powerless else _WAITING]

    def _of_remedy(self, status: i64, fresh: i64, unseen: list[i64], card: i64) -> i64:
        remedies = self.remedies
        if card == ROLL:
            if status & HAS_RIGHT_OF_WAY:
                return remedies[_NEEDLESS]
            if not status & STOPPED or status & TO_REPAIR or fresh & UNDER_STOP:
                return remedies[_KEPT_ROLL]
            return remedies[_NEEDED if status & UNDER_STOP else _NEEDED_ROLL]
        hazard = card - REMEDY_AFTER
        if status & ADDS[ANSWER[hazard]]:
            return remedies[_NEEDLESS]
        if status & ADDS[hazard] & ~fresh:
            return remedies[_NEEDED_END if card == END_OF_LIMIT else _NEEDED]
        if not unseen[hazard]:
            return remedies[_SPENT]
        return remedies[_KEPT_END if card == END_OF_LIMIT else _KEPT]


CAREFUL: Final = Habits(
    distances=[[84, 80, 87, 100, 95], [28, 20, 90, 155, 235], [32, 57, 97, 180, 230], [70, 53, 48, 35, 13]],
    too_far=45,
    hazards=[5, 13, 5, 13, 30, 50, 148],
    remedies=[2, 7, 45, 165, 140, 120, 85, 65],
    safeties=[
        [450, 571, 667, 726, 803, 810, 718, 720],
        [450, 451, 400, 516, 703, 800, 749, 720],
        [274, 422, 458, 484, 499, 500, 597, 720],
    ],
)

HASTY: Final = Habits(
    distances=[
        [102, 88, 80, 61, 45],
        [45, 30, 136, 134, 128],
        [120, 120, 120, 120, 120],
        [50, 34, 28, 14, 8],
    ],
    too_far=80,
    hazards=[85, 66, 8, 13, 60, 123, 112],
    remedies=[1, 17, 25, 144, 139, 97, 116, 140],
    safeties=[
        [237, 109, 132, 159, 242, 495, 626, 720],
        [88, 120, 60, 80, 135, 270, 495, 720],
        [13, 11, 10, 15, 30, 60, 221, 720],
    ],
)
