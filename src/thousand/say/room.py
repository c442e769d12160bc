"""The words of a table over the network: what happens there, how it stands, why something is refused.

Every function takes the :class:`~thousand.say.scribe.Scribe` of the one who listens; who that is among the
people of the table, ``room.viewer`` tells. A match is told in its game's own words.
"""

from thousand.say.room_card import card
from thousand.say.room_events import event
from thousand.say.room_matches import pause
from thousand.say.room_refusals import bye, knows, refusal
from thousand.say.room_table import about, missed, people, standing, waits_for
from thousand.say.room_tones import tone

__all__ = [
    "about",
    "bye",
    "card",
    "event",
    "knows",
    "missed",
    "pause",
    "people",
    "refusal",
    "standing",
    "tone",
    "waits_for",
]
