"""A question of the game as a list: its sentence, the moves that answer it, and the keys that do so too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from thousand.games.desk import Ask, Wish
from thousand.keys.commands import Command
from thousand.say.words import Words
from thousand.ui.help import command_help
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.shell import Shell

WISHES = {
    Command.PLAY: Wish.PLAY,
    Command.DRAW: Wish.DRAW,
    Command.DISCARD: Wish.DISCARD,
    Command.ANSWER: Wish.ANSWER,
    Command.PASS: Wish.PASS,
    Command.RAISE: Wish.RAISE,
    Command.BOMB: Wish.BOMB,
}
"""What a player wants by a key."""


class Question(msgspec.Struct, frozen=True):
    """What is asked at a ``view`` of a ``game``. ``answered`` takes the move, ``shortcut`` the command of a
    key that answers too, ``closed`` the id of the sentence where there is no answer; ``otherwise`` is what
    any other key does."""

    ask: Ask
    view: Any
    game: str
    answered: Callable[[Any], None]
    shortcut: Callable[[Command], None]
    closed: Callable[[str], None]
    otherwise: Callable[[str], bool]

    def screen(self, shell: Shell, words: Words, *, told: bool) -> ListScreen:
        """The question to open. ``told``: an event has asked it already."""
        ask = self.ask
        shortcuts = [command for command, wish in WISHES.items() if wish in ask.shortcuts]
        return ListScreen(
            shell,
            partial(self._listing, shell, words),
            cancel=partial(self.closed, "game-put-off") if ask.put_off else self._cancel(),
            told=told,
            own={
                key: lambda at, command=command: self.shortcut(command)  # type: ignore[misc]
                for command in shortcuts
                for key in shell.keys.of(command)
            },
            own_help=" ".join(command_help(shell.scribe, command, self.game) for command in shortcuts),
            otherwise=self.otherwise,
        )

    def _cancel(self) -> Callable[[], None] | None:
        """What leads back without an answer, where none is needed."""
        message = "game-cancelled" if "card" in self.ask.params else "game-unchanged"
        return partial(self.closed, message) if self.ask.optional else None

    def _listing(self, shell: Shell, words: Words) -> Listing:
        choices = [
            Choice(words.choice(shell.walking, self.view, move), partial(self.answered, move))
            for move in self.ask.moves
        ]
        cancel = self._cancel()
        if cancel is not None:
            choices.append(Choice(shell.text("answer-cancel"), cancel))
        sentence = words.question(shell.scribe, self.view, self.ask.kind, **self.ask.params)
        return Listing(sentence, tuple(choices))
