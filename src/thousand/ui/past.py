"""The history as a place to be: Tab goes there from the table, and Tab or Escape goes back."""

from __future__ import annotations

from thousand.keys.commands import Command
from thousand.say.cells import cells
from thousand.say.scribe import BRAILLE_LIMIT, first_that_fits
from thousand.speech.terminal import evenly
from thousand.speech.text import unended
from thousand.ui.clipboard import copying
from thousand.ui.folding import fold
from thousand.ui.history import Found, Hit, Walk
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen

PAGE = 10
"""How many messages the Page keys walk by."""

SEARCH_LENGTH = 60
"""How many characters can be searched for."""

_STEPS = {"up": -1, "down": 1, ",": -1, ".": 1, "pageup": -PAGE, "pagedown": PAGE, "<": -PAGE, ">": PAGE}
_CHANNELS = {"left": -1, "right": 1, "-": -1, "+": 1, "=": 1}
_HITS = {"n": -1, "enter": -1, "N": 1, "p": 1}
_SEARCH, _COPY = "/", "k"
_BACK = ("tab", "backtab", "escape", "backspace", "ctrl-c", "ctrl-d")


class HistoryScreen(Screen):
    """Walks through the channels of what was said, searches them, and copies from them.

    Each step says one line of the terminal, for of two some screen readers would say only the second. A
    message that is longer is walked by its parts, from its beginning, whichever way one comes to it.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._walk = Walk(shell.ears.history)
        self._words = ""
        self._found: Found | None = None
        self._parts: tuple[str, ...] = ()
        self._part = 0

    def opened(self) -> None:
        """Say where we are: at first, the newest message."""
        self._say(self._walk.here(), self.title())

    def press(self, key: str) -> None:
        """Walk, search, copy, or go back to the table."""
        steps = _STEPS.get(key) or self._bound_steps(key)
        if steps:
            self._step(steps)
        elif key in ("home", "end"):
            self._say(self._walk.jump(newest=key == "end"))
        elif key in _CHANNELS:
            self._walk.switch(_CHANNELS[key])
            self._say(self._walk.here(), self._shell.text(f"history-channel-{self._walk.channel}"))
        elif key in _HITS:
            self._next_hit(_HITS[key])
        elif key == _SEARCH:
            self._ask()
        elif key.lower() == _COPY:
            self._copy()
        elif key in (*_BACK, *self._shell.keys.of(Command.HISTORY)):
            self._shell.close()
        elif not self._shell.common(key):
            self._shell.refuse(self._shell.text("history-unknown-key"))

    def title(self) -> str:
        """The place's name."""
        return self._shell.text("history-title")

    def items(self) -> tuple[str, ...]:
        """Nothing to choose from: the log is on the board already."""
        return ()

    def focus(self) -> int | None:
        """No item has the cursor."""
        return None

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the history."""
        return tuple(self._shell.text(f"help-history-{part}") for part in ("place", "search", "copy"))

    def _bound_steps(self, key: str) -> int:
        """The keys that walk through the history everywhere do so here, by pages."""
        pages = {Command.HISTORY_BACK: -PAGE, Command.HISTORY_FORWARD: PAGE}
        command = self._shell.keys.common(key)
        return pages.get(command, 0) if command else 0

    def _step(self, steps: int) -> None:
        """To another part of the message or to another message; at an end it is said again where we are."""
        if abs(steps) == 1 and 0 <= self._part + steps < len(self._parts):
            self._part += steps
            self._shell.again(self._parts[self._part])
            return
        found = self._walk.move(steps)
        if found is not None and found == self._found:
            self._shell.again(self._parts[self._part])
        else:
            self._say(found)

    def _say(self, found: Found | None, *first: str) -> None:
        """Go to the beginning of a message and say it."""
        self._go_to(found)
        self._shell.again(*first, self._parts[0])

    def _go_to(self, found: Found | None) -> None:
        self._found = found
        self._parts = self._parted(found)
        self._part = 0

    def _parted(self, found: Found | None) -> tuple[str, ...]:
        """A message and its place as one line; or if it needs more, these with their numbers, where there is
        room for them."""
        shell, limit = self._shell, self._shell.walking.limit
        whole = shell.past(found)
        if found is None or (len(whole) == 1 and cells(whole[0]) <= limit):
            return whole
        number = shell.text("history-part", text="", n=10, of=10)
        width = min(limit, max(limit - cells(number), BRAILLE_LIMIT))
        parts = [part for line in found.message.text.split("\n") for part in evenly(line, width)]
        numbered = (
            shell.text("history-part", text=unended(part), n=n, of=len(parts))
            for n, part in enumerate(parts, start=1)
        )
        return tuple(first_that_fits(ways, limit) for ways in zip(numbered, parts, strict=True))

    def _ask(self) -> None:
        """What to search for? Enter alone searches for the same once more."""
        shell = self._shell

        def search(words: str) -> None:
            shell.close(quietly=True)
            self._words = words
            self._search(-1, here_too=True)

        def refuse(words: str) -> str | None:
            return None if fold(words) else shell.text("text-needed")

        field = TextScreen(
            shell,
            shell.text("history-search"),
            search,
            shell.close,
            limit=SEARCH_LENGTH,
            standard=self._words,
            refuse=refuse,
        )
        shell.open(field)

    def _next_hit(self, way: int) -> None:
        if self._words:
            self._search(way)
        else:
            self._shell.refuse(self._shell.text("history-no-search"))

    def _search(self, way: int, *, here_too: bool = False) -> None:
        hit = self._walk.search(fold(self._words), way, here_too=here_too)
        if hit is None:
            where = "back" if way < 0 else "on"
            self._shell.refuse(self._shell.text("history-no-hit", words=self._words, where=where))
        else:
            self._go_to(hit.found)
            self._shell.again(self._place_of(hit), hit.found.message.text)

    def _place_of(self, hit: Hit) -> str:
        """The place stands first: the message might begin with the key's letter, which a screen reader may
        swallow then."""
        place, of = hit.found.place, hit.found.of
        return self._shell.text("history-hit", nth=hit.nth, hits=hit.hits, n=place, of=of)

    def _copy(self) -> None:
        shell = self._shell
        found = self._walk.here()
        if found is None:
            shell.refuse(shell.text("history-empty"))
            return
        sequence, whole = copying(found.message.text)
        if shell.ears.control(sequence):
            shell.again(shell.text("history-copied", whole=whole))
        else:
            shell.refuse(shell.text("history-not-copied"))
