"""Priority list: the first of a few things that it can do, whatever the state of the game.

Where its description is silent: it drives its highest card, takes remedies and hazards as they lie in the
hand, answers every hazard that it can, and never calls the extension.
"""

from __future__ import annotations

from reference.sight import Reference, Sight
from thousand.miles.cards import REMEDIES
from thousand.miles.moves import Discard, Move, Play


class Priority(Reference):
    """The opponent."""

    def move(self, sight: Sight) -> Move:
        """Drive, or else repair, or else attack the leader, or else lay a safety, or else discard the
        first."""
        if sight.distances:
            return Play(sight.distances[0])
        remedies = [card for card in sight.playable if card in REMEDIES]
        if remedies:
            return Play(remedies[0])
        if sight.attacks:
            return Play(*max(sight.attacks, key=lambda attack: sight.view.tableaux[attack[1]].miles))
        if sight.safeties:
            return Play(sight.safeties[0])
        return Discard(sight.hand[0])

    def extends(self, sight: Sight) -> bool:
        """Never."""
        return False
