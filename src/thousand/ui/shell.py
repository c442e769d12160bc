"""The one controller that all faces share: keys in, messages out, a stack of screens between."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from math import inf
from time import monotonic

from thousand.keys.commands import Bindings, Command, digit
from thousand.say.cells import cells
from thousand.say.message import Kind, Message
from thousand.say.scribe import LINE_LIMIT, Detail, Scribe, first_that_fits
from thousand.say.tone import PLAIN, Tone
from thousand.say.words import Drawing
from thousand.speech.terminal import wrap
from thousand.speech.text import unended
from thousand.ui.ears import Ears, Voice
from thousand.ui.history import Found, Walk
from thousand.ui.screen import Screen
from thousand.ui.stack import Stack

HELP_AT_ONCE = 5
"""How many lines of help are told at once. Some screen readers lose what leaves the screen before they
come to it, a braille display has one line, and the board may have few."""

AT_ONCE = 1.0
"""Seconds in which a key that comes again, to another screen, may be the same key pressed twice: nobody has
heard by then what it would do there."""

HELD = 0.15
"""Seconds in which a key that comes again may be one that is held down: keyboards repeat it quicker than
that, nobody presses it so quickly on purpose."""


class Switch(Enum):
    """What the player can switch at any time, to stay so."""

    DETAIL = auto()
    SPEECH = auto()
    FACE = auto()
    SOUND = auto()
    ORDER = auto()


class Shell(Stack):
    """The session at one keyboard.

    ``changed`` is called whenever the player switches something, to remember it; ``columns`` tells how wide
    the terminal is; ``order`` is the order in which hands lie, where a game has it. ``settle`` lets the
    application follow what has come of a key or an event; ``mistake`` is one of ours that ends the session.
    ``hurried``: the key at hand came just before as well, and another screen took it; ``held``: it is the
    same key still, for the same screen. ``counting``: it is one of several digits on end, of which a screen
    that none of them answers took one just before, to go to a card.
    """

    def __init__(self, ears: Ears, scribe: Scribe) -> None:
        super().__init__()
        self.ears = ears
        self.scribe = scribe
        self.board = False
        self.over = False
        self.order = ""
        self.changed: Callable[[Switch], None] = lambda switch: None
        self.columns: Callable[[], int] = lambda: LINE_LIMIT
        self.settle: Callable[[], None] = lambda: None
        self.mistake: Exception | None = None
        self.hurried = self.held = self.counting = False
        self._counted = -inf
        self._last: tuple[str, Screen | None, float] = ("", None, 0.0)
        self._pages = Walk(ears.history, follows=True)

    @property
    def keys(self) -> Bindings:
        """The keys in force."""
        return self.scribe.keys

    # Screens

    def close(self, *, quietly: bool = False) -> None:
        """Take the top screen away; the one below speaks again, unless ``quietly``. With the last
        screen the session is over, which is said."""
        self._screens.pop()
        if not self._screens:
            self.notice(self.text("goodbye"))
            self.over = True
        elif not quietly:
            self._screens[-1].opened()

    def pictures(self, width: int) -> tuple[Drawing, ...]:
        """The table that lies open, drawn for so many columns; nothing in the menus."""
        drawn = (screen.pictures(width) for screen in reversed(self._screens))
        return next((drawings for drawings in drawn if drawings), ())

    def press(self, key: str) -> None:
        """A key: the top screen's, after what every screen shares."""
        self.ears.key_pressed()
        self._look_back(key, monotonic())
        if self.top is not None:
            self.top.press(key)

    def _look_back(self, key: str, now: float) -> None:
        """How the key at hand follows upon the ones before."""
        before, taker, then = self._last
        self._last = (key, self.top, now)
        again, elsewhere = key == before, self.top is not taker
        self.hurried = again and elsewhere and now - then < AT_ONCE
        self.held = again and not elsewhere and now - then < HELD
        if digit(key) is None:
            self._counted = -inf
        elif self.top is not None and not self.top.answered_by_digits:
            self._counted = now
        self.counting = now - self._counted < AT_ONCE

    def paste(self, text: str) -> None:
        """A pasted text: the top screen's. Its letters are no keys, whatever they would do here."""
        self.ears.key_pressed()
        if self.top is not None:
            self.top.paste(text)

    def attend(self, wish: Callable[[], None]) -> None:
        """Do what a key or an event asks for; a mistake of ours in it ends the session."""
        try:
            wish()
        except Exception as mistake:
            self.mistake = mistake
        self.settle()

    # Messages

    def text(self, message_id: str, **args: str | int) -> str:
        """A sentence in the player's language."""
        return self.scribe.text(message_id, **args)

    def event(self, *lines: str, tone: Tone = PLAIN) -> None:
        """Say what happened, one message a line; the sound comes with the first."""
        for line in lines:
            self._say(Kind.EVENT, (line,), tone)
            tone = tone.silent

    def talk(self, *lines: str, tone: Tone = PLAIN) -> None:
        """Say what somebody at the table has said."""
        for line in lines:
            self._say(Kind.TALK, (line,), tone)
            tone = tone.silent

    def notice(self, *lines: str) -> None:
        """Say something of the house's own."""
        self._say(Kind.NOTICE, lines)

    def reply(self, *lines: str, prompts: bool = False) -> None:
        """Answer a key: all lines are one answer. ``prompts``: a line is typed behind the last of them."""
        self._say(Kind.REPLY, ("\n".join(lines),), prompts=prompts)

    def again(self, *lines: str, prompts: bool = False) -> None:
        """Answer a key with what was said before, or what is being typed, as in :meth:`reply`: the history
        does not keep it."""
        self._say(Kind.AGAIN, ("\n".join(lines),), prompts=prompts)

    def refuse(self, *lines: str, prompts: bool = False) -> None:
        """Answer a key that could not do what it asked, as in :meth:`reply`."""
        self._say(Kind.REFUSAL, ("\n".join(lines),), prompts=prompts)

    def _say(self, kind: Kind, lines: tuple[str, ...], tone: Tone = PLAIN, *, prompts: bool = False) -> None:
        for line in lines:
            self.ears.say(Message("\n".join(self.folded(line)), self.scribe.lang, kind, tone, prompts))

    def folded(self, text: str) -> tuple[str, ...]:
        """The text in lines as long as the level of detail allows, of whole words. Only at the braille level
        is it more than its own lines: otherwise the face wraps them."""
        lines = text.split("\n")
        if not self.scribe.braille:
            return tuple(lines)
        return tuple(part for line in lines for part in wrap(line, self.scribe.limit))

    @property
    def walking(self) -> Scribe:
        """The listener who walks with the arrow keys: of the answer to those, some screen readers say one
        line of the terminal and nothing else."""
        if self.board or self.ears.aloud:
            return self.scribe
        return self.scribe.within(self.columns() or LINE_LIMIT)

    def voice_lost(self, voice: Voice, messages: tuple[Message, ...]) -> None:
        """No voice works: back to the terminal, with what was not heard; told once."""
        if self.ears.unheard(voice, messages):
            self.notice(self.text("speech-none-works"))

    # What works on every screen

    def common(self, key: str) -> bool:
        """Carry out a key that works everywhere; False where it is not one."""
        command = self.keys.common(key)
        if command is None:
            return False
        self.do(command)
        return True

    def do(self, command: Command) -> None:
        """Carry out a command that needs no game."""
        match command:
            case Command.HISTORY_BACK:
                self.again(*self.past(self._pages.move(-1)))
            case Command.HISTORY_FORWARD:
                self.again(*self.past(self._pages.move(1)))
            case Command.REPEAT:
                newest = self.ears.history.newest
                self.again(newest.text if newest else self.text("history-empty"))
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
            case Command.SOUND:
                self.step_sound()
                if self.ears.can_sound:
                    self.reply(self.text("sound-on" if self.ears.sounding else "sound-off"))
            case Command.HELP if self.top is not None:
                self._help(self.top.help_lines())
            case Command.RULES:
                self._rules()

    def _help(self, lines: tuple[str, ...]) -> None:
        """Tell all keys at once, or if they are many, as a text to walk through."""
        if len(lines) > HELP_AT_ONCE:
            from thousand.ui.leaf import LeafScreen

            self.open(LeafScreen(self, self.text("help-title"), lines))
        else:
            self.reply(*lines)

    def _rules(self) -> None:
        """The rules of the table that lies open, to walk through; in the menus the keys."""
        found = (screen.rules() for screen in reversed(self._screens))
        sections = next((rules for rules in found if rules), None)
        if sections is None:
            self.do(Command.HELP)
        else:
            from thousand.ui.leaf import book

            self.open(book(self, self.text("book-of-this-game"), sections))

    def past(self, found: Found | None) -> tuple[str, ...]:
        """A message of the history, and its place there, where its last line has room for that."""
        if found is None:
            return (self.text("history-empty"),)
        *lines, last = found.message.text.split("\n")
        limit = self.walking.limit
        if cells(last) > limit:  # far longer ones, which Fluent would refuse, are among these
            return *lines, last
        placed = self.text("history-item", text=unended(last), n=found.place, of=found.of)
        return *lines, first_that_fits((placed, last), limit)

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

    def step_sound(self) -> None:
        """Sounds on or off, where they are offered."""
        if not self.ears.can_sound:
            self.notice(self.text("sound-not-offered"))
        else:
            self.ears.sound(not self.ears.sounding)
            self.changed(Switch.SOUND)
