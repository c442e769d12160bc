"""Who is told, in which language and in how much detail: what every sentence needs to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import cache

import msgspec

from thousand.keys.commands import DEFAULT, Bindings, Command
from thousand.say.cells import cells
from thousand.say.fluent import Arg, locale
from thousand.say.keys import key_name
from thousand.say.names import short_names

LINE_LIMIT = 120
"""No line is longer, in cells (:mod:`thousand.say.cells`): it has to be heard, or felt on a display, at
once."""

BRAILLE_LIMIT = 40
"""The same at the braille level: the cells of most displays."""

BRAILLE = "braille-"
"""How the id of a message begins that the braille level says instead of the one whose id follows."""

UNIT = "unit"
ADDRESS = "address"
"""The names of the variables that are the listener's wishes for every message: what roads are measured in,
and, in languages that need it, how the listener is spoken of."""

KEY = "key-"
"""How the name of a message's variable begins that is the key of a command: ``$key-draw``."""


class Detail(StrEnum):
    """How much is said: the bare fact, what a player needs, or everything; or what a player needs in the
    short lines of a braille display."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
    BRAILLE = "braille"


class Unit(StrEnum):
    """What roads are measured in. It is a word only: a mile and a kilometre are the same step on the road."""

    MILES = "miles"
    KM = "km"


class Address(StrEnum):
    """How the listener is spoken of, where the grammar of a language asks: as no one in particular, as a man
    or as a woman."""

    NEUTRAL = "neutral"
    HE = "he"
    SHE = "she"


class Scribe(msgspec.Struct, frozen=True):
    """One listener: language, seat and wishes.

    ``names`` are the players' by seat, the listener's own included; ``viewer`` is the listener's
    seat, None for a spectator. ``quick`` are the seats that act the moment it is their turn (bots in
    this program): that their turn has come is said in full detail only, for what they do follows.
    ``mates`` are the other seats of the listener's team. ``keys`` are those that the listener presses.
    ``short``: at the braille level, cards have their short names (see :mod:`thousand.say.fitting`).
    ``room``: how many cells a line has where it is told, if that is less than is usual. ``unit`` None:
    that of the language.
    """

    lang: str
    names: tuple[str, ...] = ()
    viewer: int | None = None
    detail: Detail = Detail.NORMAL
    quick: frozenset[int] = frozenset()
    mates: frozenset[int] = frozenset()
    keys: Bindings = DEFAULT
    short: bool = False
    unit: Unit | None = None
    address: Address = Address.NEUTRAL
    room: int = LINE_LIMIT

    @property
    def braille(self) -> bool:
        """Whether the listener reads the short lines of the braille level."""
        return self.detail is Detail.BRAILLE

    @property
    def limit(self) -> int:
        """How long a line may be, in cells."""
        return min(BRAILLE_LIMIT if self.braille else LINE_LIMIT, self.room)

    def text(self, message_id: str, **args: Arg) -> str:
        """The message in the listener's language; see :meth:`~thousand.say.fluent.Locale.text`. The keys
        that it names are the listener's own. At the braille level it is the message's short twin, where it
        has one; that is also given ``$short``."""
        words = locale(self.lang)
        if self.braille and BRAILLE + message_id in words:
            message_id = BRAILLE + message_id
            args["short"] = self.short
        for name in _own_variables(self.lang, message_id):
            if name.startswith(KEY):
                args[name] = self.key(Command(name.removeprefix(KEY)))
            elif name == UNIT:
                args[name] = self.measured_in.value
            else:
                args[name] = self.address.value
        return words.text(message_id, **args)

    def key(self, command: Command) -> str:
        """What the command's key is called; of several, the one to tell first."""
        return key_name(self.text, self.keys.of(command)[0])

    @property
    def measured_in(self) -> Unit:
        """What roads are measured in: as the listener chose, or else as the language has it."""
        return self.unit or Unit(locale(self.lang).text("language-unit"))

    @property
    def asks_address(self) -> bool:
        """Whether anything in the language depends on how the listener is spoken of."""
        return locale(self.lang).mentions(ADDRESS)

    def speaking(self, lang: str) -> Scribe:
        """The same listener in another language."""
        return msgspec.structs.replace(self, lang=lang)

    def wishing(self, unit: Unit | None, address: Address) -> Scribe:
        """The same listener with other wishes."""
        return msgspec.structs.replace(self, unit=unit, address=address)

    def within(self, room: int) -> Scribe:
        """The same listener, who has so many cells a line."""
        return msgspec.structs.replace(self, room=room)

    def at(self, detail: Detail) -> Scribe:
        """The same listener with another level of detail."""
        return msgspec.structs.replace(self, detail=detail)

    def at_table(
        self,
        names: Sequence[str],
        viewer: int | None,
        quick: frozenset[int] = frozenset(),
        teams: Iterable[Iterable[int]] = (),
        commands: frozenset[Command] | None = None,
    ) -> Scribe:
        """The same listener in a seat (None: beside the table) among these players; ``teams`` are the
        seats of each team, where there are any, and ``commands`` the game's own, where keys are pressed."""
        own = next((seats for seats in map(frozenset, teams) if viewer in seats), frozenset[int]())
        keys = self.keys if commands is None else self.keys.at_table(commands)
        return msgspec.structs.replace(
            self, names=tuple(names), viewer=viewer, quick=quick, mates=own - {viewer}, keys=keys
        )

    def who(self, seat: int) -> str:
        """How a message addresses a player: the value of its selector ``$who``.

        ``you``, ``mate`` (of the listener's team) or ``other``; to a spectator everybody is ``other``. A
        message that has no variant for a mate says what it says of others.
        """
        if seat == self.viewer:
            return "you"
        return "mate" if seat in self.mates else "other"

    def name(self, seat: int) -> str:
        """The player's name, the listener's own as well; a message for ``you`` does not show it. At the
        braille level it is one of at most ten characters."""
        return (short_names(self.names) if self.braille else self.names)[seat]

    def listing(self, items: Sequence[str]) -> str:
        """Items joined as in speech: "Anna, Bob and Cyd"."""
        *first, last = items
        return self.text("list-and", list=self.series(first), item=last) if first else last

    def series(self, things: Sequence[str]) -> str:
        """Things one after another, such as cards or names: "Roll twice, Stop"."""
        return self._joined("list-series", things)

    def commas(self, facts: Sequence[str]) -> str:
        """Facts one after another: "300 miles, driving, 6 cards"."""
        return self._joined("list-comma", facts)

    def _joined(self, message_id: str, items: Sequence[str]) -> str:
        joined = items[0]
        for item in items[1:]:
            joined = self.text(message_id, list=joined, item=item)
        return joined


@cache
def _own_variables(lang: str, message_id: str) -> tuple[str, ...]:
    """Those variables of a message that are the listener's keys and wishes: most messages have none."""
    names = locale(lang).variables(message_id)
    return tuple(name for name in names if name in (UNIT, ADDRESS) or name.startswith(KEY))


def first_that_fits(lines: Iterable[str], limit: int = LINE_LIMIT) -> str:
    """The first line of at most ``limit`` cells, or else the last of all: the best come first."""
    line = ""
    for line in lines:
        if cells(line) <= limit:
            return line
    return line


def spread(
    items: Sequence[str],
    first: Callable[[Sequence[str]], str],
    more: Callable[[Sequence[str]], str],
    limit: int = LINE_LIMIT,
) -> tuple[str, ...]:
    """Items in as few lines of at most ``limit`` cells as hold them.

    ``first`` makes the first line of its share of the items, ``more`` each line that has to follow.
    """
    lines: list[str] = []
    rest = items
    while rest:
        line = more if lines else first
        count = len(rest)
        while count > 1 and cells(line(rest[:count])) > limit:
            count -= 1
        lines.append(line(rest[:count]))
        rest = rest[count:]
    return tuple(lines)
