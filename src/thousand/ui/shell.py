"""The one controller that all faces share: keys in, messages out, a stack of screens between."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from thousand.say.message import Kind, Message
from thousand.say.scribe import Detail, Scribe
from thousand.say.words import Drawing
from thousand.ui.ears import Ears, Voice
from thousand.ui.keys import COMMON, Command
from thousand.ui.screen import Screen

HELP_AT_ONCE = 5
"""How many lines of help the board shows in its log."""


class Switch(Enum):
    """What the player can switch at any time, to stay so."""

    DETAIL = auto()
    SPEECH = auto()
    FACE = auto()


class Shell:
    """The session at one keyboard.

    ``changed`` is called whenever the player switches something, to remember it.
    """

    def __init__(self, ears: Ears, scribe: Scribe) -> None:
        self.ears = ears
        self.scribe = scribe
        self.board = False
        self.over = False
        self.changed: Callable[[Switch], None] = lambda switch: None
        self._screens: list[Screen] = []

    # Screens

    @property
    def top(self) -> Screen | None:
        """The screen that has the keys."""
        return self._screens[-1] if self._screens else None

    @property
    def at_door(self) -> bool:
        """Whether closing the top screen ends the session: nothing lies below it."""
        return len(self._screens) == 1

    def open(self, screen: Screen) -> None:
        """Lay a screen over the others and let it speak."""
        self._screens.append(screen)
        screen.opened()

    def close(self, *, quietly: bool = False) -> None:
        """Take the top screen away; the one below speaks again, unless ``quietly``. With the last
        screen the session is over, which is said."""
        self._screens.pop()
        if not self._screens:
            self.notice(self.text("goodbye"))
            self.over = True
        elif not quietly:
            self._screens[-1].opened()

    def replace(self, screen: Screen) -> None:
        """Put a screen in the top one's place."""
        self._screens.pop()
        self.open(screen)

    def pictures(self, width: int) -> tuple[Drawing, ...]:
        """The table that lies open, drawn for so many columns; nothing in the menus."""
        drawn = (screen.pictures(width) for screen in reversed(self._screens))
        return next((drawings for drawings in drawn if drawings), ())

    def press(self, key: str) -> None:
        """A key: the top screen's, after what every screen shares."""
        self.ears.key_pressed()
        if self.top is not None:
            self.top.press(key)

    def paste(self, text: str) -> None:
        """A pasted text: the top screen's. Its letters are no keys, whatever they would do here."""
        self.ears.key_pressed()
        if self.top is not None:
            self.top.paste(text)

    # Messages

    def text(self, message_id: str, **args: str | int) -> str:
        """A sentence in the player's language."""
        return self.scribe.text(message_id, **args)

    def event(self, *lines: str) -> None:
        """Say what happened, one message a line."""
        self._say(Kind.EVENT, lines)

    def notice(self, *lines: str) -> None:
        """Say something of the house's own."""
        self._say(Kind.NOTICE, lines)

    def reply(self, *lines: str) -> None:
        """Answer a key: all lines are one answer."""
        self._say(Kind.REPLY, ("\n".join(lines),))

    def refuse(self, *lines: str) -> None:
        """Answer a key that could not do what it asked: all lines are one answer."""
        self._say(Kind.REFUSAL, ("\n".join(lines),))

    def _say(self, kind: Kind, lines: tuple[str, ...]) -> None:
        for line in lines:
            self.ears.say(Message(line, self.scribe.lang, kind))

    def voice_lost(self, voice: Voice, messages: tuple[Message, ...]) -> None:
        """No voice works: back to the terminal, with what was not heard; told once."""
        if self.ears.unheard(voice, messages):
            self.notice(self.text("speech-none-works"))

    # What works on every screen

    def common(self, key: str) -> bool:
        """Carry out a key that works everywhere; False where it is not one."""
        command = COMMON.get(key)
        if command is None:
            return False
        self.do(command)
        return True

    def do(self, command: Command) -> None:
        """Carry out a command that needs no game."""
        match command:
            case Command.HISTORY_BACK:
                self.walk_history(-1)
            case Command.HISTORY_FORWARD:
                self.walk_history(1)
            case Command.REPEAT:
                newest = self.ears.history.newest
                self.reply(newest.text if newest else self.text("history-empty"))
            case Command.DETAIL:
                self.step_detail()
                self.reply(self.text(f"detail-{self.scribe.detail.value}"))
            case Command.SPEECH:
                self.step_speech()
                if self.ears.can_speak:
                    self.reply(self.text("speech-direct" if self.ears.aloud else "speech-terminal"))
            case Command.FACE:
                self.step_face()
                self.reply(self.text("face-board" if self.board else "face-linear"))
            case Command.HELP if self.top is not None:
                self._help(self.top.help_lines())

    def _help(self, lines: tuple[str, ...]) -> None:
        """Tell all keys at once; on the board, where a screen may be too small for them, as a list."""
        if self.board and len(lines) > HELP_AT_ONCE:
            from thousand.ui.leaf import LeafScreen

            self.open(LeafScreen(self, self.text("help-title"), lines))
        else:
            self.reply(*lines)

    def walk_history(self, steps: int) -> None:
        """Say the message so many steps further on."""
        self.reply(*self._past(self.ears.history.move(steps)))

    def history_end(self, *, newest: bool) -> tuple[str, ...]:
        """The newest or the oldest message, with its place."""
        return self._past(self.ears.history.jump(newest=newest))

    def _past(self, found: tuple[Message, int] | None) -> tuple[str, ...]:
        if found is None:
            return (self.text("history-empty"),)
        message, number = found
        return message.text, self.text("history-place", n=number, of=len(self.ears.history))

    def wear(self, *, board: bool) -> None:
        """Change the face; the application follows after the key."""
        self.board = board
        self.ears.wear(board=board)

    def step_face(self) -> None:
        """From the linear face to the board or back."""
        self.wear(board=not self.board)
        self.changed(Switch.FACE)

    def step_detail(self) -> None:
        """To the next level of detail."""
        levels = list(Detail)
        self.scribe = self.scribe.at(levels[(levels.index(self.scribe.detail) + 1) % len(levels)])
        self.changed(Switch.DETAIL)

    def step_speech(self) -> None:
        """From the terminal to direct speech or back, where direct speech is offered."""
        if not self.ears.can_speak:
            self.notice(self.text("speech-not-offered"))
        else:
            self.ears.speak(not self.ears.aloud)
            self.changed(Switch.SPEECH)
