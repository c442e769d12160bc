"""The options of a table over the network: the host sets them, the others are told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from thousand import games
from thousand.games.draft import Draft, begin
from thousand.say import room as words
from thousand.table import room_orders as do
from thousand.table.room_sight import RoomView
from thousand.ui.company import Company
from thousand.ui.leaf import LeafScreen
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.options import OptionsScreen
from thousand.ui.people import People
from thousand.ui.rule_sets import Shelf
from thousand.ui.shell import Shell

PAUSES: tuple[int | None, ...] = (0, 3, 5, 10, 20, 30, None)
"""Seconds to wait for a coup fourré, as they can be chosen; None: without limit."""


class RoomOptions:
    """What O opens. ``shelf`` gives the player's own rule sets of a game."""

    def __init__(self, shell: Shell, company: Company, people: People, shelf: Callable[[str], Shelf]) -> None:
        self._shell = shell
        self._company = company
        self._people = people
        self._shelf = shelf

    def open(self) -> None:
        """The host's list, or for the others how the options are."""
        room, shell = self._company.room, self._shell
        if room.viewer == room.host:
            shell.open(ListScreen(shell, self._listing, cancel=shell.close))
        elif room.game is None:
            shell.refuse(words.waits_for(shell.scribe, room))
        else:
            shell.open(LeafScreen(shell, shell.text("room-options-told"), _told(shell, room)))

    # The host's list

    def _listing(self) -> Listing:
        text, room = self._shell.text, self._company.room
        choices: list[Choice] = []
        if not (room.playing or room.starting):
            game = text("room-game-none") if room.game is None else text(f"game-name-{room.game}")
            choices.append(Choice(text("room-set-game", game=game), self._ask_game))
            if room.game is not None:
                choices.append(Choice(text("room-set-rules"), self._rules))
        privacy = "yes" if room.private else "no"
        choices.append(Choice(text("room-set-private", private=privacy), self._step_privacy))
        if room.game is not None and games.load(room.game).pause:
            choices.append(Choice(_pause(self._shell, room.coup_pause), self._ask_pause))
        choices += [
            Choice(text("room-unban", name=name), partial(self._order, do.Unban(name)))
            for name in room.banned
        ]
        if room.playing or room.starting:
            choices.append(Choice(text("room-abandon"), partial(self._order, do.Abandon())))
        choices.append(Choice(text("people-back"), self._shell.close))
        return Listing(text("room-options"), tuple(choices))

    def _order(self, command: do.PersonCommand) -> None:
        """Give the table a command; what comes of it is told when it has happened."""
        self._shell.close(quietly=True)
        self._people.order(command)

    def _step_privacy(self) -> None:
        self._order(do.SetPrivate(not self._company.room.private))

    def _ask_game(self) -> None:
        shell = self._shell

        def listing() -> Listing:
            named: list[tuple[str | None, str]] = [
                (game, shell.text(f"game-name-{game}")) for game in games.NAMES
            ]
            named.append((None, shell.text("room-game-none")))
            choices = (Choice(name, partial(take, game)) for game, name in named)
            return Listing(shell.text("game-question"), tuple(choices))

        def take(game: str | None) -> None:
            shell.close(quietly=True)
            self._order(do.ChooseGame(game))

        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def _ask_pause(self) -> None:
        shell = self._shell

        def listing() -> Listing:
            choices = (Choice(_pause(shell, seconds), partial(take, seconds)) for seconds in PAUSES)
            return Listing(shell.text("room-pause-question"), tuple(choices))

        def take(seconds: int | None) -> None:
            shell.close(quietly=True)
            self._order(do.SetPause(seconds))

        now = self._company.room.coup_pause
        at = PAUSES.index(now) if now in PAUSES else 0
        shell.open(ListScreen(shell, listing, cancel=shell.close, at=at))

    def _rules(self) -> None:
        """The rule set and every option, as before a match at one's own table."""
        room, shell = self._company.room, self._shell
        assert room.game is not None
        draft = draft_of(room)

        def chosen(after: Draft) -> do.Choose | None:
            """What the table has to be told; None where nothing was chosen."""
            if after.preset == room.rules and after.values == draft.values:
                return None
            same = after.preset == room.rules
            before = draft if same else begin(after.entry, after.seats, after.preset, {})
            options = {name: value for name, value in after.values.items() if value != before.values[name]}
            return do.Choose(None if same else after.preset, options)

        def start(after: Draft) -> None:
            self._close_all()
            choice = chosen(after)
            if choice is None:
                self._people.order(do.Start())
            else:
                self._people.order(choice, then=lambda: self._people.order(do.Start()))

        def back(after: Draft) -> None:
            self._close_all()
            choice = chosen(after)
            if choice is None:
                shell.reply(shell.text("game-unchanged"))
            else:
                self._people.order(choice)

        shell.open(OptionsScreen(shell, draft, self._shelf(room.game), start, back))

    def _close_all(self) -> None:
        """The options and the list that led there."""
        self._shell.close(quietly=True)
        self._shell.close(quietly=True)


def draft_of(room: RoomView) -> Draft:
    """The table's options as they can be changed; for as many seats as are taken, if so many can play."""
    assert room.game is not None
    entry = games.load(room.game)
    seats = min(max(len(room.seats), entry.seats[0]), entry.seats[-1])
    draft = begin(entry, seats, room.rules, {})
    known = {option.name: option for option in entry.options(seats)}
    for name, value in room.options.items():
        if name in known and known[name].allows(value):
            draft = draft.put(name, value)
    return draft


def _told(shell: Shell, room: RoomView) -> tuple[str, ...]:
    """Every option that has an effect, a line each."""
    draft, scribe = draft_of(room), shell.scribe
    told: Any = draft.entry.room("words")

    def line(name: str, value: Any) -> str:
        return shell.text(
            "options-line",
            name=told.option_name(scribe, name),
            value=told.option_value(scribe, name, value),
        )

    rules = line("rules", room.rules)
    return rules, *(line(option.name, draft.values[option.name]) for option in draft.options)


def _pause(shell: Shell, seconds: int | None) -> str:
    return shell.text("room-set-pause", seconds=-1 if seconds is None else seconds)
