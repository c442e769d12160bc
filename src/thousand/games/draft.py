"""A match's options while they are being chosen: what a rule set gives, and what was changed since.

Rule sets are the game's presets and those that the player saved under a name. A saved one is plain data,
``{"preset": "classic", "options": {"goal": "700", ...}}``, so that it can live in a settings file; what it
leaves out is as in its preset.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from thousand.game import Illegal
from thousand.games import Entry
from thousand.games.options import NO_TEAMS, RULES, SHOWN, TEAMS, Option, Value, spelled, team_size

ITEM_SHOWN = 28
"""How many characters of a damaged value's name are said again: as many as the longest option has."""

Saved = Mapping[str, Any]
"""The rule sets that a player saved, by their names, as they were read: they may be damaged."""


class Draft(msgspec.Struct, frozen=True):
    """Options chosen for so many seats.

    ``name`` is the rule set's, ``preset`` the one that it began as, ``given`` what a saved set changed of it.
    ``values`` has every option of the game, also those without effect just now, so that no choice is lost
    when another one is taken back.
    """

    entry: Entry
    seats: int
    name: str
    preset: str
    given: Mapping[str, Value]
    values: Mapping[str, Value]

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that have an effect, in order."""
        rules = self.rules()
        return tuple(option for option in self.entry.options(self.seats) if option.when(rules))

    @property
    def changed(self) -> bool:
        """Whether the options differ from those of the rule set."""
        base = self._base()
        return any(self.values[name] != base[name] for name in self._of_set())

    def option(self, name: str) -> Option:
        """The option of that name. Raises :class:`Illegal` (``value-unknown``)."""
        known = {option.name: option for option in self.entry.options(self.seats)}
        if name not in known:
            raise Illegal("value-unknown", name="--option", value=name[:40], known=", ".join(known))
        return known[name]

    def rules(self) -> Any:
        """The options as the game's rules."""
        rules = self._preset_rules()
        for option in self.entry.options(self.seats):
            rules = option.put(rules, self.values[option.name])
        return msgspec.structs.replace(rules, name=self.name)

    def why_not(self) -> Illegal | None:
        """Why the options cannot be played together, or None."""
        try:
            self.entry.check(self.rules(), self.seats)
        except Illegal as reason:
            return reason
        return None

    def put(self, name: str, value: Value) -> Draft:
        """The draft with another value. Other teams take an unchanged rule set's values for such teams along.

        Raises :class:`Illegal` (``value-unknown``, ``number-outside``) where the option is not one of the
        game's or cannot have the value.
        """
        option = self.option(name)
        if not option.allows(value):
            raise option.refusal(spelled(value))
        after = msgspec.structs.replace(self, values={**self.values, name: value})
        return after._rebased() if name == TEAMS and not self.changed else after

    def for_seats(self, seats: int) -> Draft:
        """The draft for another number of seats; teams that they cannot make are given up."""
        teams = self.values[TEAMS]
        after = msgspec.structs.replace(self, seats=seats)
        if not after.option(TEAMS).allows(teams):
            teams = NO_TEAMS
        after = msgspec.structs.replace(after, values={**self.values, TEAMS: teams})
        return after if self.changed else after._rebased()

    def take(self, name: str, saved: Saved) -> Draft:
        """The draft with another rule set's values; what belongs to the match alone stays.

        Raises :class:`Illegal` as :func:`begin` does.
        """
        taken = begin(self.entry, self.seats, name, saved)
        return msgspec.structs.replace(taken, values=self.values)._rebased()

    def spelled(self) -> tuple[tuple[str, str], ...]:
        """Every option's name and value, as they are typed."""
        return tuple((name, spelled(value)) for name, value in self.values.items())

    def saved(self) -> dict[str, Any]:
        """The options as plain data, to be saved as a rule set: all but the teams."""
        return {"preset": self.preset, "options": self._without_teams()}

    def named(self, name: str) -> Draft:
        """The draft after its options were saved as the rule set ``name``."""
        return msgspec.structs.replace(self, name=name, given=self._without_teams())

    def unnamed(self) -> Draft:
        """The draft after the rule set that it comes from is gone: its preset, with the values kept."""
        return msgspec.structs.replace(self, name=self.preset, given={})

    def _without_teams(self) -> dict[str, Value]:
        return {name: value for name, value in self.values.items() if name != TEAMS}

    def _preset_rules(self) -> Any:
        return self.entry.presets[self.preset](self.seats, team_size(str(self.values[TEAMS])))

    def _base(self) -> dict[str, Value]:
        """What the rule set gives for these seats and teams."""
        rules = self._preset_rules()
        return {option.name: option.get(rules) for option in self.entry.options(self.seats)} | dict(
            self.given
        )

    def _of_set(self) -> tuple[str, ...]:
        """The options that the rule set decides."""
        options = self.entry.options(self.seats)
        return tuple(option.name for option in options if not option.of_match or option.name in self.given)

    def _rebased(self) -> Draft:
        """The draft with the rule set's own values."""
        base = self._base()
        values = {**self.values, **{name: base[name] for name in self._of_set()}}
        return msgspec.structs.replace(self, values=values)


def begin(entry: Entry, seats: int, name: str, saved: Saved) -> Draft:
    """The options of the rule set ``name``, a preset or a saved one, each seat for itself.

    Raises :class:`Illegal`: ``no-such-rules``, or ``rule-set-broken`` where a saved set is damaged or names
    what this game does not have.
    """
    preset = name
    given: Mapping[str, Value] = {}
    if name not in entry.presets:
        if name not in saved:
            known = ", ".join((*entry.presets, *saved))
            raise Illegal("value-unknown", name=f"--{RULES}", value=name[:SHOWN], known=known)
        preset, given = _read(entry, seats, name, saved[name])
    draft = Draft(entry, seats, name, preset, given, {TEAMS: NO_TEAMS})
    return msgspec.structs.replace(draft, values=draft._base())


def _read(entry: Entry, seats: int, name: str, data: Any) -> tuple[str, dict[str, Value]]:
    """A saved rule set's preset and values, none of them trusted."""
    known = {option.name: option for option in entry.options(seats) if option.name != TEAMS}
    match data:
        case {"preset": str(preset), "options": dict(options)} if preset in entry.presets:
            wrong = [
                item for item, value in options.items() if item not in known or not known[item].allows(value)
            ]
        case _:
            wrong = ["preset"]
    if wrong:
        raise Illegal("rule-set-broken", name=name[:SHOWN], item=wrong[0][:ITEM_SHOWN])
    return preset, options


def layouts(entry: Entry) -> dict[str, int]:
    """Every layout of teams that a game has, with the number of seats that it needs."""
    return {
        str(layout): seats
        for seats in entry.seats
        for option in entry.options(seats)
        if option.name == TEAMS
        for layout in option.values
        if layout != NO_TEAMS
    }
