"""Who is meant in a sentence of Tysiąc: the listener is "you", everybody else goes by the name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from thousand.say.scribe import Scribe
from thousand.tysiac.view import View

Naming: TypeAlias = dict[str, str]
"""What a message has to be given to name somebody."""


def player(scribe: Scribe, seat: int) -> Naming:
    """The player as ``$who`` and ``$name``."""
    return {"who": scribe.who(seat), "name": scribe.name(seat)}


def receiver(scribe: Scribe, seat: int) -> Naming:
    """The player to whom something is done, as ``$whom`` and ``$target``."""
    return {"whom": scribe.who(seat), "target": scribe.name(seat)}


def from_own(view: View) -> list[int]:
    """All seats in turn: the viewer's own first (to a spectator the first one)."""
    start = view.viewer or 0
    return [(start + step) % view.seats for step in range(view.seats)]


def listener_first(scribe: Scribe, seats: Iterable[int]) -> list[str]:
    """The names of these seats for a list at the end of a line; the listener is "you" and comes first."""
    seats = tuple(seats)
    names = [scribe.name(seat) for seat in seats if seat != scribe.viewer]
    return [scribe.text("tysiac-you-in-list"), *names] if scribe.viewer in seats else names


def headline(scribe: Scribe, view: View) -> list[str]:
    """What a spectator hears first, so that no answer begins with a player's name (and so perhaps with the
    letter of the key that asked)."""
    return [] if view.viewer is not None else [scribe.text("tysiac-headline", number=view.number)]


def teams(view: View) -> tuple[tuple[int, ...], ...]:
    """None: everybody plays for themselves."""
    del view
    return ()
