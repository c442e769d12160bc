"""The house for one person at one keyboard: its menus, and the tables that they lead to."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from thousand import games
from thousand.doors import join
from thousand.doors.aside import aside
from thousand.doors.local_table import LocalTable
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted, open_match
from thousand.doors.questions import Questions
from thousand.doors.saved import SavedMatches
from thousand.doors.saver import Saver
from thousand.doors.statistics import show
from thousand.game import Illegal
from thousand.table.table import Table
from thousand.ui.game import GameScreen
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.port import Keeping
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen

HOUSE_HELP = ("goal", *games.NAMES, "keys", "lists", "speech")
"""The paragraphs of the main menu's help."""


ADDRESS_LENGTH = 100
"""How many characters of a server's address can be typed."""


class House:
    """Menus and tables. ``called`` is the address of the server to which the player has gone, if any."""

    def __init__(self, shell: Shell, menus: Menus) -> None:
        self._shell = shell
        self.menus = menus
        self._saved = SavedMatches(shell, self._seat)
        self.called = ""

    def close(self) -> None:
        """Close the saved matches."""
        self._saved.close()

    # Menus

    def main_menu(self) -> ListScreen:
        """New game, continue, options, language, statistics, lesson, rules, help, a server, quit."""

        def listing() -> Listing:
            text = self._shell.text
            return Listing(
                text("menu-title"),
                (
                    Choice(text("menu-new"), lambda: self.menus.which_game(self._ask_for_a_match)),
                    Choice(text("menu-continue"), self._saved.go_on),
                    Choice(text("menu-options"), self.menus.options),
                    Choice(text("menu-language"), self.menus.languages),
                    Choice(text("menu-statistics"), self._statistics),
                    Choice(text("menu-learn"), lambda: self.menus.which_game(self._learn)),
                    Choice(text("menu-rules"), lambda: self.menus.which_game(self.menus.rules)),
                    Choice(text("menu-help"), self._help),
                    Choice(text("menu-join"), self._ask_server),
                    Choice(text("menu-quit"), self._shell.close),
                ),
            )

        return ListScreen(self._shell, listing, cancel=self._shell.close)

    def _help(self) -> None:
        self._shell.reply(*(self._shell.text(f"help-house-{part}") for part in HOUSE_HELP))

    def _statistics(self) -> None:
        matches = self._saved.asked()
        if matches is not None:
            show(self._shell, matches)

    def _ask_server(self) -> None:
        """The address of a server; the session ends then, for another there."""
        shell = self._shell

        def why_not(address: str) -> str | None:
            try:
                join.server_at(address)
            except Illegal as reason:
                return shell.text(f"cli-{reason.code}", **reason.params)
            return None

        def go(address: str) -> None:
            self.called = join.server_at(address)
            shell.over = True

        label, last = shell.text("join-label"), join.last_server()
        shell.open(
            TextScreen(shell, label, go, shell.close, limit=ADDRESS_LENGTH, standard=last, refuse=why_not)
        )

    # Tables

    def lesson(self, game: str) -> Screen:
        """A game's lesson; where nothing lies below it the way leads to the main menu."""
        return self.menus.lesson(game, self.main_menu)

    def _learn(self, game: str) -> None:
        self._shell.replace(self.lesson(game))

    def _ask_for_a_match(self, game: str) -> None:
        menus = self.menus

        def back() -> None:
            self._shell.replace(menus.game_question(self._ask_for_a_match))

        questions = Questions(self._shell, menus.memory.reread, menus.remember, self._sit_down, game, back)
        self._shell.replace(questions.first())

    def _sit_down(self, wanted: Wanted) -> None:
        self._shell.replace(self.new_table(wanted))

    def new_table(self, wanted: Wanted) -> GameScreen:
        """A new match. Raises :class:`Illegal` where the rules do not fit or do not exist."""
        if self.menus.newcomer:
            self.menus.newcomer = False
            self._shell.notice(self._shell.text(f"game-first-hint-{wanted.game}"))
        if wanted.level is None:
            wanted = replace(wanted, level=self.menus.memory.settings.level)
        table, opening = open_match(wanted, self.menus.memory.settings.rule_sets)
        return self._seat(table, self._saved.saver(), opening)

    def _seat(self, table: Table, saver: Saver, opening: tuple[Any, ...] = ()) -> GameScreen:
        port = LocalTable(table, saver, opening, think=aside)

        def left() -> None:
            port.leave()
            if port.keeping is Keeping.UNMOVED:
                saver.drop()
            elif port.keeping is Keeping.SAVED:
                name = "game-saved-to-go" if self._shell.at_door else "game-saved"
                self._shell.notice(self._shell.text(name))

        return GameScreen(self._shell, port, left)
