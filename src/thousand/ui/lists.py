"""Questions and menus: a sentence, then choices to walk through and take."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from thousand.keys.commands import digit
from thousand.say.scribe import first_that_fits
from thousand.ui.keys import STEPS
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell


class Choice(msgspec.Struct, frozen=True):
    """One line of a list and what taking it does; ``stays`` where the list stays open after it,
    with another label."""

    label: str
    take: Callable[[], None]
    stays: bool = False


class Listing(msgspec.Struct, frozen=True):
    """What a list says: its sentence first, then its choices."""

    sentence: str
    choices: tuple[Choice, ...]


class ListScreen(Screen):
    """A list: Up, Down, Home, End, a letter to walk; a digit or Enter to take; Escape to cancel.

    ``listing`` is asked whenever the list opens, so that it is never out of date. ``cancel`` is what
    Escape does, or None where an answer is needed; ``tells_out``: that is to tell how to leave, no more.
    ``told`` marks a question that what has just been said has asked already, so that only its first choice is
    said, after it, and no Enter or digit answers that was meant for what lay open before, nor one held down;
    ``whole`` has every choice said at once, with its digit. ``own`` are keys of this list's, each called with
    the place of the item under the cursor, and ``own_help`` tells them. ``otherwise`` carries out a key that
    means nothing to the list, if it can.
    """

    answered_by_digits = True

    def __init__(
        self,
        shell: Shell,
        listing: Callable[[], Listing],
        *,
        cancel: Callable[[], None] | None = None,
        tells_out: bool = False,
        told: bool = False,
        whole: bool = False,
        at: int = 0,
        own: Mapping[str, Callable[[int], None]] | None = None,
        own_help: str = "",
        otherwise: Callable[[str], bool] = lambda key: False,
    ) -> None:
        self._shell = shell
        self._listing = listing
        self._cancel = cancel
        self._tells_out = tells_out
        self._told = told
        self._whole = whole
        self._own = own or {}
        self._own_help = own_help
        self._otherwise = otherwise
        self._at = at
        self._listed: Listing | None = None

    @property
    def _now(self) -> Listing:
        """What stands in the list now; it is made when it is first looked at, and anew when it opens."""
        if self._listed is None:
            self._listed = self._listing()
        return self._listed

    def _list_anew(self) -> None:
        self._listed = self._listing()

    def opened(self) -> None:
        """Say the sentence and the item under the cursor."""
        self._list_anew()
        self._at = min(self._at, len(self._now.choices) - 1)
        if self._told:
            self._shell.notice(self._item())
        elif self._whole:
            numbered = (
                self._shell.text("list-numbered", n=n, label=label) for n, label in enumerate(self.items(), 1)
            )
            self._shell.reply(self._now.sentence, *numbered)
        else:
            self._shell.reply(self._now.sentence, self._item())

    def press(self, key: str) -> None:
        """Walk, take or cancel; anything else is answered with what works here."""
        last = len(self._now.choices) - 1
        at = digit(key)
        if at is not None and at <= last:
            self._choose(at, unheard=self._shell.counting)
        elif key in STEPS:
            self._go(STEPS[key])
        elif key in ("home", "end"):
            self._go(last if key == "end" else -last)
        elif key == "enter":
            self._choose(self._at, unheard=self._shell.hurried)
        elif key in ("escape", "backspace", "ctrl-c", "ctrl-d"):
            self._leave()
        elif own := self._own.get(key) or self._own.get(key.lower()):
            own(self._at)
        elif not (self._shell.common(key) or self._seek(key) or self._otherwise(key)):
            goes_back = self._cancel is not None and not self._tells_out
            self._shell.refuse(self._shell.text("list-unknown-key" if goes_back else "list-no-such-key"))

    def title(self) -> str:
        """The sentence."""
        return self._now.sentence

    def items(self) -> tuple[str, ...]:
        """The choices' labels."""
        return tuple(choice.label for choice in self._now.choices)

    def focus(self) -> int | None:
        """The cursor's place."""
        return self._at

    def help_lines(self) -> tuple[str, ...]:
        """The keys of a list."""
        can_leave = "help-list-out" if self._tells_out else "help-list"
        keys = can_leave if self._cancel is not None else "help-list-needed"
        own = (self._own_help,) if self._own_help else ()
        return (self._now.sentence, self._shell.text(keys), *own, self._shell.text("help-common"))

    def _choose(self, at: int, *, unheard: bool) -> None:
        """Take a choice; but where the question has opened by itself, a key that was meant for something else
        (``unheard``) only says it, once however long the key is held."""
        if not self._told or not (unheard or self._shell.held):
            self._take(at)
        elif not self._shell.held:
            self._at = at
            self._shell.reply(self._item())

    def _take(self, at: int) -> None:
        self._at = at
        choice = self._now.choices[at]
        choice.take()
        if choice.stays:
            self._list_anew()
            self._shell.reply(self._item())

    def _leave(self) -> None:
        if self._cancel is None:
            self._shell.refuse(self._shell.text("list-answer-needed"))
        else:
            self._cancel()

    def _go(self, steps: int) -> None:
        self._at = min(max(self._at + steps, 0), len(self._now.choices) - 1)
        self._shell.reply(self._item())

    def _seek(self, letter: str) -> bool:
        """Go to the next item that begins with the letter typed."""
        count = len(self._now.choices)
        for step in range(1, count + 1):
            at = (self._at + step) % count
            if self._now.choices[at].label.casefold().startswith(letter.casefold()):
                self._at = at
                # The item begins with the letter of the key, which a screen reader may swallow.
                self._shell.reply(self._placed("list-place-item"))
                return True
        return False

    def _item(self) -> str:
        """The item under the cursor; without its place, if only so it is one line of the terminal."""
        whole = self._placed("list-item")
        return first_that_fits((whole, self.items()[self._at], whole), self._shell.walking.limit)

    def _placed(self, form: str) -> str:
        label = self._now.choices[self._at].label
        return self._shell.text(form, label=label, n=self._at + 1, of=len(self._now.choices))


def yes_no(
    shell: Shell,
    question: str,
    yes: Callable[[], None],
    no: Callable[[], None],
    *,
    cancel: Callable[[], None] | None = None,
    **args: str | int,
) -> ListScreen:
    """The question of that message id, with yes and no; Escape is no, unless ``cancel`` differs. ``args``
    are what the message needs."""

    def listing() -> Listing:
        text = shell.text
        return Listing(
            text(question, **args), (Choice(text("answer-yes"), yes), Choice(text("answer-no"), no))
        )

    return ListScreen(shell, listing, cancel=cancel or no)
