"""Who is told, in which language and in how much detail: what every sentence needs to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

from thousand.say.fluent import Arg, locale

LINE_LIMIT = 120
"""No line is longer, in characters: it has to be heard, or felt on a braille display, at once."""


class Detail(StrEnum):
    """How much is said: the bare fact, what a player needs, or everything."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Scribe(msgspec.Struct, frozen=True):
    """One listener: language, seat and wishes.

    ``names`` are the players' by seat, the listener's own included; ``viewer`` is the listener's
    seat, None for a spectator. ``quick`` are the seats that act the moment it is their turn (bots in
    this program): that their turn has come is said in full detail only, for what they do follows.
    """

    lang: str
    names: tuple[str, ...] = ()
    viewer: int | None = None
    detail: Detail = Detail.NORMAL
    quick: frozenset[int] = frozenset()

    def text(self, message_id: str, **args: Arg) -> str:
        """The message in the listener's language; see :meth:`~thousand.say.fluent.Locale.text`."""
        return locale(self.lang).text(message_id, **args)

    def speaking(self, lang: str) -> Scribe:
        """The same listener in another language."""
        return Scribe(lang, self.names, self.viewer, self.detail, self.quick)

    def at(self, detail: Detail) -> Scribe:
        """The same listener with another level of detail."""
        return Scribe(self.lang, self.names, self.viewer, detail, self.quick)

    def at_table(
        self, names: Sequence[str], viewer: int | None, quick: frozenset[int] = frozenset()
    ) -> Scribe:
        """The same listener in a seat (None: beside the table) among these players."""
        return Scribe(self.lang, tuple(names), viewer, self.detail, quick)

    def who(self, seat: int) -> str:
        """How a message addresses a player: the value of its selector ``$who``.

        ``you`` or ``other``. Where a side has several seats, ``mate`` joins them: a message that has
        no such variant then says what it says of others.
        """
        return "you" if seat == self.viewer else "other"

    def name(self, seat: int) -> str:
        """The player's name, the listener's own as well; a message for ``you`` does not show it."""
        return self.names[seat]

    def listing(self, items: Sequence[str]) -> str:
        """Items joined as in speech: "Anna, Bob and Cyd"."""
        *first, last = items
        return self.text("list-and", list=self.commas(first), item=last) if first else last

    def commas(self, facts: Sequence[str]) -> str:
        """Facts one after another: "300 miles, driving, 6 cards"."""
        joined = facts[0]
        for fact in facts[1:]:
            joined = self.text("list-comma", list=joined, item=fact)
        return joined


def spread(
    items: Sequence[str], first: Callable[[Sequence[str]], str], more: Callable[[Sequence[str]], str]
) -> tuple[str, ...]:
    """Items in as few lines of at most :data:`LINE_LIMIT` characters as hold them.

    ``first`` makes the first line of its share of the items, ``more`` each line that has to follow.
    """
    lines: list[str] = []
    rest = items
    while rest:
        line = more if lines else first
        count = len(rest)
        while count > 1 and len(line(rest[:count])) > LINE_LIMIT:
            count -= 1
        lines.append(line(rest[:count]))
        rest = rest[count:]
    return tuple(lines)
