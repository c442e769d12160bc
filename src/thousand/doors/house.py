"""The house for one person at one keyboard: its menus, and the tables that they lead to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from thousand import games
from thousand.doors import keys, rulebook
from thousand.doors.aside import aside
from thousand.doors.local_table import LocalTable
from thousand.doors.new_match import Wanted, open_match
from thousand.doors.preferences import Preferences
from thousand.doors.questions import Questions
from thousand.doors.saved import SavedMatches, trouble
from thousand.doors.saver import Saver
from thousand.doors.statistics import show
from thousand.game import Illegal
from thousand.say.fluent import languages
from thousand.store import paths
from thousand.store.settings import Settings, SpeechMode, change, reread
from thousand.table.table import Table
from thousand.ui.game import GameScreen
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.port import Keeping
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell, Switch

HOUSE_HELP = ("goal", *games.NAMES, "keys", "lists", "speech")
"""The paragraphs of the main menu's help."""


class House:
    """Menus and tables. ``settings`` are the player's; every change is written down at once."""

    def __init__(self, shell: Shell, settings: Settings) -> None:
        self._shell = shell
        self._settings = settings
        self._saved = SavedMatches(shell, self._seat)
        self._newcomer = False

    def close(self) -> None:
        """Close the saved matches."""
        self._saved.close()

    def remember(self, **changes: Any) -> bool:
        """Change settings and write them down; say so where they cannot be written. Whether they could."""
        self._settings, failure = change(paths.settings_file(), self._settings, changes)
        if failure is not None:
            self.complain(failure)
        return failure is None

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
            case Switch.SOUND:
                self.remember(sound=shell.ears.sounding)
            case Switch.ORDER:
                self.remember(order=shell.order)

    def complain(self, failure: Illegal) -> None:
        """Say what went wrong in the house."""
        self._shell.notice(trouble(self._shell, failure))

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
        """New game, continue, options, language, statistics, lesson, rules, help, quit."""

        def listing() -> Listing:
            text = self._shell.text
            return Listing(
                text("menu-title"),
                (
                    Choice(text("menu-new"), lambda: self._which_game(self._ask_for_a_match)),
                    Choice(text("menu-continue"), self._saved.go_on),
                    Choice(text("menu-options"), self._options),
                    Choice(text("menu-language"), self._languages),
                    Choice(text("menu-statistics"), self._statistics),
                    Choice(text("menu-learn"), lambda: self._which_game(self._learn)),
                    Choice(text("menu-rules"), lambda: self._which_game(self._rules)),
                    Choice(text("menu-help"), self._help),
                    Choice(text("menu-quit"), self._shell.close),
                ),
            )

        return ListScreen(self._shell, listing, cancel=self._shell.close)

    def _which_game(self, then: Callable[[str], None]) -> None:
        """Ask for one of the games, the one that was chosen last coming first to hand."""
        self._shell.open(self._game_question(then))

    def _game_question(self, then: Callable[[str], None]) -> ListScreen:
        shell = self._shell

        def take(game: str) -> None:
            self.remember(game=game)
            then(game)

        def listing() -> Listing:
            names = {game: shell.text(f"game-name-{game}") for game in games.NAMES}
            choices = (Choice(name, partial(take, game)) for game, name in names.items())
            return Listing(shell.text("game-question"), tuple(choices))

        last = self._settings.game
        at = games.NAMES.index(last) if last in games.NAMES else 0
        return ListScreen(shell, listing, cancel=shell.close, at=at)

    def _learn(self, game: str) -> None:
        self._shell.replace(self.lesson(game))

    def _rules(self, game: str) -> None:
        self._shell.close(quietly=True)
        rulebook.show(self._shell, game)

    def _help(self) -> None:
        self._shell.reply(*(self._shell.text(f"help-house-{part}") for part in HOUSE_HELP))

    def _statistics(self) -> None:
        matches = self._saved.asked()
        if matches is not None:
            show(self._shell, matches)

    def _options(self) -> None:
        shell = self._shell
        preferences = Preferences(shell, lambda: self._settings, self.remember)

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
                    *preferences.choices(),
                    Choice(text("options-keys"), lambda: keys.show(shell)),
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

    def lesson(self, game: str) -> Screen:
        """A game's lesson; from its end, or where the pupil leaves it, the way leads to the main menu."""
        from thousand.doors import learn

        def left() -> None:
            if self._shell.at_door:
                self._shell.replace(self.main_menu())
            else:
                self._shell.close()

        return learn.lesson(self._shell, game, left)

    def _ask_for_a_match(self, game: str) -> None:
        def settings() -> Settings:
            self._settings = reread(paths.settings_file(), self._settings)
            return self._settings

        def back() -> None:
            self._shell.replace(self._game_question(self._ask_for_a_match))

        questions = Questions(self._shell, settings, self.remember, self._sit_down, game, back)
        self._shell.replace(questions.first())

    def _sit_down(self, wanted: Wanted) -> None:
        self._shell.replace(self.new_table(wanted))

    def new_table(self, wanted: Wanted) -> GameScreen:
        """A new match. Raises :class:`Illegal` where the rules do not fit or do not exist."""
        if self._newcomer:
            self._newcomer = False
            self._shell.notice(self._shell.text(f"game-first-hint-{wanted.game}"))
        if wanted.level is None:
            wanted = replace(wanted, level=self._settings.level)
        table, opening = open_match(wanted, self._settings.rule_sets)
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
