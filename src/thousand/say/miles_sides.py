"""Who is meant in a sentence of 1000 Miles: how players and sides are named for the one who listens.

A team of two is named by its players, a bigger one by its number, the listener's own is "your team". Most
names have more than one form, the best first; the later ones are shorter, for where a line would get too
long, or a fact in it come too late. ``locales/*/miles_sides.ftl`` explains the selectors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from thousand.miles.view import View
from thousand.say.cells import cells, head
from thousand.say.fluent import Arg
from thousand.say.scribe import BRAILLE_LIMIT, Scribe, first_that_fits

Naming: TypeAlias = dict[str, str]
"""What a message has to be given to name somebody."""

Namings: TypeAlias = tuple[Naming, ...]
"""Ways to name the same one, the best first."""


def player(scribe: Scribe, seat: int) -> Namings:
    """The player as ``$who`` and ``$name``."""
    known = {"who": scribe.who(seat), "name": scribe.name(seat)}
    return (known, known | {"who": "other"}) if known["who"] == "mate" else (known,)


def side(scribe: Scribe, view: View, side: int) -> Namings:
    """The side as ``$side`` and ``$team``; at the braille level every other team goes by its number."""
    seats = view.sides[side]
    if len(seats) == 1:
        own = seats[0] == scribe.viewer
        return ({"side": "you" if own else "other", "team": scribe.name(seats[0])},)
    number = str(side + 1)
    if scribe.viewer in seats:
        return ({"side": "team", "team": number},)
    by_number = {"side": "number", "team": number}
    if len(seats) == 2 and not scribe.braille:
        return {"side": "pair", "team": scribe.listing([scribe.name(seat) for seat in seats])}, by_number
    return (by_number,)


def target(scribe: Scribe, view: View, side_hit: int) -> Namings:
    """The side that a hazard hits as ``$hit`` and ``$target``."""
    return tuple({"hit": known["side"], "target": known["team"]} for known in side(scribe, view, side_hit))


class Told(NamedTuple):
    """A way to tell something, and the names that it may show."""

    line: str
    names: frozenset[str]


def told(scribe: Scribe, message_id: str, *about: Namings, **args: Arg) -> str:
    """The message about these players and sides, each named as well as the line has room for."""
    return best(scribe, ways(scribe, message_id, *about, **args))


def ways(scribe: Scribe, message_id: str, *about: Namings, **args: Arg) -> Iterator[Told]:
    """The message with every naming of these players and sides, the best first."""
    for naming in product(*about):
        names = {key: value for known in naming for key, value in known.items()}
        shown = frozenset(name for known in naming for name in _shown(scribe, known))
        yield Told(scribe.text(message_id, **args, **names), shown)


def best(scribe: Scribe, ways: Iterable[Told], facts: Sequence[str] = ()) -> str:
    """The first line that tells within the cells of a braille display whatever it tells of the names and of
    these other ``facts``, else the first that fits."""
    lines = []
    for line, names in ways:
        early = head(line, BRAILLE_LIMIT)
        late = [fact for fact in (*names, *facts) if fact in line and fact not in early]
        if cells(line) <= scribe.limit and not late:
            return line
        lines.append(line)
    return first_that_fits(lines, scribe.limit)


def listing(scribe: Scribe, view: View, some: Sequence[int]) -> str:
    """Sides among which can be chosen: "Anna and Bob", "Anna and Bob or Cyd and Dan", "team 2 or team 3"."""
    first, *more = (scribe.text("side-listed", **side(scribe, view, one)[0]) for one in some)
    if not in_teams(view):
        return scribe.listing([first, *more])
    for name in more:
        first = scribe.text("sides-or", list=first, item=name)
    return first


def in_teams(view: View) -> bool:
    """Whether teams play."""
    return len(view.sides) < len(view.side_of)


def teams(view: View) -> tuple[tuple[int, ...], ...]:
    """The seats of each team, none where everybody plays for themselves."""
    return view.sides if in_teams(view) else ()


def opponents(view: View) -> list[int]:
    """Every side but the viewer's."""
    return [other for other in range(len(view.sides)) if other != view.side]


def from_own(view: View) -> list[int]:
    """All sides in the order of play: the viewer's own first (to a spectator the first one)."""
    start, sides = view.side or 0, len(view.sides)
    return [(start + step) % sides for step in range(sides)]


def listener_first(scribe: Scribe, seats: Sequence[int]) -> list[str]:
    """The names of these seats for a list at the head of a line; the listener is "You" and comes first."""
    return _listener_first(scribe, seats, "you-in-list")


def players(scribe: Scribe, view: View, which: int) -> str:
    """A side's players within a sentence; the listener is "you" and comes first."""
    return scribe.listing(player_names(scribe, view, which))


def player_names(scribe: Scribe, view: View, which: int) -> list[str]:
    """The names of :func:`players`, one by one."""
    return _listener_first(scribe, view.sides[which], "you-within")


def _listener_first(scribe: Scribe, seats: Sequence[int], you: str) -> list[str]:
    names = [scribe.name(seat) for seat in seats if seat != scribe.viewer]
    return [scribe.text(you), *names] if scribe.viewer in seats else names


def _shown(scribe: Scribe, known: Naming) -> Iterator[str]:
    """The names that a message may show: the listener has none, but can be hit. A line that is no longer than
    the cells of a braille display shows nothing late."""
    if scribe.braille:
        return
    for kind, name in (("who", "name"), ("side", "team")):
        if kind in known and known[kind] not in ("you", "team"):
            yield known[name]
    if "hit" in known:
        yield scribe.text("aim", **known)
