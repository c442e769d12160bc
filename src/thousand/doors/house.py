"""The house for one person at one keyboard: its menus, and the tables that they lead to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from thousand.doors.local_table import LocalTable
from thousand.doors.new_match import Questions, Wanted, open_match
from thousand.doors.saver import Saver
from thousand.game import Illegal
from thousand.say.fluent import languages
from thousand.store import paths
from thousand.store.settings import Settings, SpeechMode, save
from thousand.table.table import Table
from thousand.ui.game import GameScreen
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell, Switch

if TYPE_CHECKING:
    from thousand.store.matches import Matches

OFFERED_MATCHES = 9
"""How many saved matches can be chosen from; older ones come up as these end."""

HOUSE_HELP = ("goal", "turn", "keys", "lists", "speech")
"""The paragraphs of the main menu's help."""


class House:
    """Menus and tables. ``settings`` are the player's; every change is written down at once."""

    def __init__(self, shell: Shell, settings: Settings) -> None:
        self._shell = shell
        self._settings = settings
        self._matches: Matches | None = None
        self._matches_failure: Illegal | None = None
        self._newcomer = False

    def close(self) -> None:
        """Close the saved matches."""
        if self._matches is not None:
            self._matches.close()

    def remember(self, **changes: Any) -> None:
        """Change settings and write them down; say so where they cannot be written."""
        after = msgspec.structs.replace(self._settings, **changes)
        if after == self._settings:
            return
        self._settings = after
        failure = save(paths.settings_file(), after)
        if failure is not None:
            self.complain(failure)

    def remember_switched(self, switch: Switch) -> None:
        """Write down what the player switched by key, and nothing else: a flag's value is no choice for
        the next time."""
        shell = self._shell
        match switch:
            case Switch.DETAIL:
                self.remember(detail=shell.scribe.detail.value)
            case Switch.SPEECH:
                self.remember(speech="direct" if shell.ears.aloud else "terminal")
            case Switch.FACE:
                self.remember(face="board" if shell.board else "linear")

    def complain(self, failure: Illegal) -> None:
        """Say what went wrong in the house."""
        self._shell.notice(self._trouble(failure))

    # Menus

    def first_question(self, then: Callable[[], Screen]) -> ListScreen:
        """The one question of the first start: who reads this aloud? ``then`` goes on after it."""
        shell = self._shell

        def answer(speech: SpeechMode, *, board: bool) -> None:
            shell.ears.printed_too = False
            self._newcomer = True
            shell.ears.speak(speech == "direct")
            shell.wear(board=board)
            self.remember(speech=speech, face="board" if board else "linear")
            shell.replace(then())

        def listing() -> Listing:
            text = shell.text
            choices = [Choice(text("first-terminal"), lambda: answer("terminal", board=False))]
            if shell.ears.can_speak:
                choices.append(Choice(text("first-direct"), lambda: answer("direct", board=False)))
            choices.append(Choice(text("first-sight"), lambda: answer("none", board=True)))
            return Listing(text("first-question"), tuple(choices))

        return ListScreen(shell, listing, cancel=shell.close, whole=True)

    def main_menu(self) -> ListScreen:
        """New game, continue, options, language, help, quit."""

        def listing() -> Listing:
            text = self._shell.text
            return Listing(
                text("menu-title"),
                (
                    Choice(text("menu-new"), self._ask_for_a_match),
                    Choice(text("menu-continue"), self._continue),
                    Choice(text("menu-options"), self._options),
                    Choice(text("menu-language"), self._languages),
                    Choice(text("menu-help"), self._help),
                    Choice(text("menu-quit"), self._shell.close),
                ),
            )

        return ListScreen(self._shell, listing, cancel=self._shell.close)

    def _help(self) -> None:
        self._shell.reply(*(self._shell.text(f"help-house-{part}") for part in HOUSE_HELP))

    def _options(self) -> None:
        shell = self._shell

        def listing() -> Listing:
            text = shell.text
            speech = "direct" if shell.ears.aloud else "terminal"
            return Listing(
                text("options-title"),
                (
                    Choice(text("options-detail", value=shell.scribe.detail.value), shell.step_detail, True),
                    Choice(text("options-speech", value=speech), shell.step_speech, True),
                    Choice(
                        text("options-face", value="board" if shell.board else "linear"),
                        shell.step_face,
                        True,
                    ),
                    Choice(text("options-back"), shell.close),
                ),
            )

        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def _languages(self) -> None:
        shell = self._shell
        known = languages()

        def take(lang: str) -> None:
            shell.scribe = shell.scribe.speaking(lang)
            self.remember(language=lang)
            shell.close()

        def listing() -> Listing:
            choices = (
                Choice(shell.scribe.speaking(lang).text("language-name"), partial(take, lang))
                for lang in known
            )
            return Listing(shell.text("language-question"), tuple(choices))

        at = known.index(shell.scribe.lang)
        shell.open(ListScreen(shell, listing, cancel=shell.close, at=at))

    # Tables

    def _ask_for_a_match(self) -> None:
        self._shell.open(Questions(self._shell, self._settings, self.remember, self._sit_down).first())

    def _sit_down(self, wanted: Wanted) -> None:
        self._shell.replace(self.new_table(wanted))

    def new_table(self, wanted: Wanted) -> GameScreen:
        """A new match. Raises :class:`Illegal` where the rules do not fit or do not exist."""
        if self._newcomer:
            self._newcomer = False
            self._shell.notice(self._shell.text("game-first-hint"))
        table, opening = open_match(wanted)
        return self._seat(table, Saver(self._open_matches, self._saving), opening)

    def _seat(self, table: Table, saver: Saver, opening: tuple[Any, ...] = ()) -> GameScreen:
        def left() -> None:
            if saver.safe:
                name = "game-saved-to-go" if self._shell.at_door else "game-saved"
                self._shell.notice(self._shell.text(name))

        return GameScreen(self._shell, LocalTable(table, saver, opening), left)

    # Saved matches

    def _continue(self) -> None:
        """Go on with a saved match, chosen where several wait; a damaged one is told and left alone."""
        shell = self._shell
        told = self._matches_failure
        matches = self._open_matches()
        if matches is None:
            if told is not None:
                shell.refuse(self._trouble(told))
            return
        found: list[tuple[int, Table]] = []
        complaints = []
        try:
            for number in matches.unfinished()[:OFFERED_MATCHES]:
                try:
                    found.append((number, matches.load(number)))
                except Illegal as failure:
                    complaints.append(self._trouble(failure))
        except Illegal as failure:
            complaints.append(self._trouble(failure))
        if not found:
            shell.refuse(*(complaints or [shell.text("menu-nothing-saved")]))
            return
        shell.notice(*complaints)
        if len(found) == 1:
            shell.open(self._go_on(*found[0]))
        else:
            shell.open(self._which_match(found))

    def _which_match(self, found: list[tuple[int, Table]]) -> ListScreen:
        """The saved matches to choose from, the newest first."""
        shell = self._shell

        def choice(number: int, table: Table) -> Choice:
            bots = shell.scribe.listing(table.names[1:])
            label = shell.text("saved-match", names=bots, count=table.seq)
            return Choice(label, lambda: shell.replace(self._go_on(number, table)))

        def listing() -> Listing:
            return Listing(shell.text("saved-question"), tuple(choice(*match) for match in found))

        return ListScreen(shell, listing, cancel=shell.close)

    def _go_on(self, number: int, table: Table) -> GameScreen:
        return self._seat(table, Saver(self._open_matches, self._saving, number))

    def _open_matches(self) -> Matches | None:
        """The saved matches; None where they cannot be opened, which is told once."""
        if self._matches is None and self._matches_failure is None:
            from thousand.store.matches import open_matches

            self._matches, failure = open_matches(paths.matches_file())
            if self._matches is None:
                self._matches_failure = failure
            if failure is not None:
                self.complain(failure)
        return self._matches

    def _saving(self, failure: Illegal | None) -> None:
        if failure is None:
            self._shell.notice(self._shell.text("trouble-over"))
        else:
            self.complain(failure)

    def _trouble(self, failure: Illegal) -> str:
        return self._shell.text(f"trouble-{failure.code}", **failure.params)
