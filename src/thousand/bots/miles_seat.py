"""From what a player of 1000 Miles sees to the simulator that its bot thinks on.

The hidden cards are made up: all of them are 25s, since the policy does not look at them and the search
deals its own.
"""

from __future__ import annotations

from itertools import chain

from thousand.bots.miles_sample import NEVER
from thousand.miles.cards import HAZARDS, REMEDIES, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import from_view
from thousand.miles.sim_state import NOBODY
from thousand.miles.view import View

JUST_HIT = 2
"""About how many cards a side has drawn since a hazard fell on it that is still in force."""

EACH_REMEDY = 2
"""About how many more for each remedy that it has laid since."""


def sit(view: View) -> Sim:
    """The hand as the viewer sees it, in the simulator. Raises :class:`ValueError` once it is over."""
    hands = [
        view.cards if seat == view.viewer else (Card.MILES_25,) * count
        for seat, count in enumerate(view.counts)
    ]
    holder = NOBODY if view.answer is None or view.viewer is None else view.viewer
    sim = from_view(view, hands, (Card.MILES_25,) * view.left, holder)
    if holder == NOBODY:
        sim.holder = NOBODY  # not even before the first draw
    return sim


def target_of(view: View) -> int:
    """The points that end the match; 0 where one hand does."""
    return view.rules.match_points or 0


def silences(view: View) -> list[int]:
    """How long ago each side left a hazard unanswered, for each safety, as :class:`Sampler` asks for it.

    A hazard that was answered by a coup fourré went to the discards; one that lies on a tableau was not
    answered, so that nobody of that side held the safety then (spec 6). How many cards were drawn since can
    only be guessed by what was laid on it after, since a view has no history.
    """
    silent = [NEVER] * (len(SAFETIES) * len(view.tableaux))
    for side, tableau in enumerate(view.tableaux):
        since = JUST_HIT
        laid = tableau.laid
        if view.danger is not None and view.danger[1] == side:
            laid = laid[:-1]  # this one may yet be answered
        for card in reversed(laid):
            if card in REMEDIES:
                since += EACH_REMEDY
            elif card in HAZARDS:
                at = len(SAFETIES) * side + SAFETIES.index(SAFETY_AGAINST[card])
                if silent[at] == NEVER:
                    silent[at] = since
    return silent


def fingerprint(view: View) -> int:
    """A number from all that the viewer sees of this hand: equal views, equal searches."""
    seen = chain(
        (view.number, view.turn, view.left, view.drawn, view.goal, view.reshuffles, len(view.discards)),
        (0 if view.viewer is None else view.viewer, *view.counts, *view.totals),
        view.cards,
        view.discards,
        *((tableau.miles, tableau.stopped, *tableau.hazards, *tableau.cards) for tableau in view.tableaux),
    )
    number = 0
    for value in seen:
        number = (number * _BASE + value + 1) % _PRIME
    return number


_BASE = 1_000_003
_PRIME = (1 << 61) - 1
