"""What the menus of all doors have in common: options, language, lesson, rules, and what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from thousand import games
from thousand.doors import keys, rulebook
from thousand.doors.memory import Memory
from thousand.doors.preferences import Preferences
from thousand.doors.saved import trouble
from thousand.game import Illegal
from thousand.say.fluent import languages
from thousand.store.settings import SpeechMode
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell, Switch


class Menus:
    """The lists that lie beside any table. Every change of the settings is written down at once.

    ``newcomer``: the player has just answered the first-start question.
    """

    def __init__(self, shell: Shell, memory: Memory) -> None:
        self._shell = shell
        self.memory = memory
        self.newcomer = False

    def remember(self, **changes: Any) -> bool:
        """Change settings and write them down; say so where they cannot be written. Whether they could."""
        failure = self.memory.change(changes)
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

    def first_question(self, then: Callable[[], Screen]) -> ListScreen:
        """The one question of the first start: who reads this aloud? ``then`` goes on after it."""
        shell = self._shell

        def answer(speech: SpeechMode, *, board: bool) -> None:
            shell.ears.printed_too = False
            self.newcomer = True
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

    def which_game(self, then: Callable[[str], None], *more: Choice) -> None:
        """Ask for one of the games, the one that was chosen last coming first to hand; ``more`` are choices
        that are none of them."""
        self._shell.open(self.game_question(then, *more))

    def game_question(self, then: Callable[[str], None], *more: Choice) -> ListScreen:
        """The question which game; ``more`` are choices that are none of them."""
        shell = self._shell

        def take(game: str) -> None:
            self.remember(game=game)
            then(game)

        def listing() -> Listing:
            names = {game: shell.text(f"game-name-{game}") for game in games.NAMES}
            choices = (Choice(name, partial(take, game)) for game, name in names.items())
            return Listing(shell.text("game-question"), (*choices, *more))

        last = self.memory.settings.game
        at = games.NAMES.index(last) if last in games.NAMES else 0
        return ListScreen(shell, listing, cancel=shell.close, at=at)

    def lesson(self, game: str, home: Callable[[], Screen]) -> Screen:
        """A game's lesson; from its end, or where the pupil leaves it, the way leads back, or to the screen
        ``home`` where nothing lies below."""
        from thousand.doors import learn

        def left() -> None:
            if self._shell.at_door:
                self._shell.replace(home())
            else:
                self._shell.close()

        return learn.lesson(self._shell, game, left)

    def rules(self, game: str) -> None:
        """A game's rules, in place of the question which game."""
        self._shell.close(quietly=True)
        rulebook.show(self._shell, game)

    def options(self) -> None:
        """How Thousand sounds and looks."""
        shell = self._shell
        at_home = self.memory.at_home
        preferences = Preferences(shell, lambda: self.memory.settings, self.remember)

        def listing() -> Listing:
            text = shell.text
            speech = "direct" if shell.ears.aloud else "terminal"
            own_keys = (Choice(text("options-keys"), lambda: keys.show(shell)),) if at_home else ()
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
                    *own_keys,
                    Choice(text("options-back"), shell.close),
                ),
            )

        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def languages(self) -> None:
        """In which language."""
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
