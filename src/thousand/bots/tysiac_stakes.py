"""What the end of a deal of Tysiąc is worth to one seat: its chance to win the match (spec "Scoring a deal").

Places stand for seats, in turn from the opener on, as everywhere in the search.
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand.bots.tysiac_equity import chances
from thousand.tysiac.rules import BOMB_POINTS, DeclarerScores
from thousand.tysiac.scoring import rounded
from thousand.tysiac.view import View


class Stakes:
    """The match before a deal is scored. ``barred`` tells for each place whether it gains as the declarer
    only."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        rules = view.rules
        self.viewer: int = view.viewer
        self.places = list(view.players)
        self.totals = list(view.totals)
        self.goal = rules.match_points
        self.barred = [seat in view.on_barrel for seat in view.players]
        self._round_to = rules.round_to
        self._scores_points = rules.declarer_scores is DeclarerScores.POINTS
        self._known: dict[tuple[int, ...], float] = {}

    def played(self, declarer: int, contract: int, points: Sequence[int]) -> float:
        """The viewer's chance once a deal ends with so many points at each place."""
        gains = [0] * len(self.places)
        for place in range(len(self.places)):
            even = rounded(points[place], self._round_to)
            if place != declarer:
                gains[place] = 0 if self.barred[place] else even
            elif points[place] < contract:
                gains[place] = -contract
            else:
                gains[place] = even if self._scores_points else contract
        return self._worth(declarer, gains)

    def bombed(self, declarer: int) -> float:
        """The same once the declarer has dropped a bomb."""
        gains = [BOMB_POINTS] * len(self.places)
        for place in range(len(self.places)):
            if place == declarer or self.barred[place]:
                gains[place] = 0
        return self._worth(declarer, gains)

    def pays_to_bomb(self, declarer: int) -> bool:
        """Whether the points of a bomb end nothing."""
        rivals = [place for place in range(len(self.places)) if place != declarer]
        return not any(self.wins_with(place, BOMB_POINTS) and not self.barred[place] for place in rivals)

    def wins_with(self, place: int, points: int) -> bool:
        """Whether so many points bring a place to the goal."""
        return self.goal is not None and self.totals[self.places[place]] + points >= self.goal

    def _worth(self, declarer: int, gains: list[int]) -> float:
        key = (declarer, *gains)
        known = self._known.get(key)
        if known is None:
            totals = self.totals.copy()
            for place, gain in enumerate(gains):
                totals[self.places[place]] += gain
            known = chances(totals, self.goal, self.places[declarer])[self.viewer]
            self._known[key] = known
        return known
