"""Reference opponents: players written from descriptions of what other programs and people do.

They are there to measure the house's own bots against, see what a player sees like those, and are on no menu.
In a checkout of the source ``thousand arena`` knows them by the names of :data:`BOTS`.
"""

from __future__ import annotations

BOTS: dict[str, dict[str, str]] = {
    "miles": {
        "chaser": "reference.chaser:Chaser",
        "banker": "reference.banker:Banker",
        "priority": "reference.priority:Priority",
        "random": "reference.at_random:AtRandom",
    }
}
"""For each game its opponents by name, as ``module:Class``."""
