"""Talking at a table: a line to everybody, to one person (``@name``), or of what one does (``/me``)."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.table.names import TEXT_LENGTH
from thousand.table.room_orders import Say
from thousand.ui.company import Company, why
from thousand.ui.past import HistoryScreen
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen

_TO, _SLASH, _EMOTE = "@", "/", "/me "


class ChatScreen(TextScreen):
    """Lies over the table until the line is said or given up. Tab goes on to the history, Shift Tab back;
    whoever comes again finds there what they had typed, and so does who is taken away while typing."""

    help_id = "help-chat-line"

    def __init__(self, shell: Shell, company: Company, to: str | None = None) -> None:
        self._company = company
        self._to = to
        self._table = (company.room.id, company.room.viewer)
        label = shell.text("chat-label") if to is None else shell.text("chat-label-to", name=to)
        super().__init__(shell, label, self._say, self._back, limit=TEXT_LENGTH, refuse=self._why_not)
        self._typed = company.drafts.take(self._table, to)

    def press(self, key: str) -> None:
        """Go on to the history or back to the table, or do what every line does."""
        if key == "tab":
            self._put_by()
            self._shell.replace(HistoryScreen(self._shell))
        elif key == "backtab" or (key == "enter" and not self._typed.strip()):
            self._put_by()
            self._back()
        else:
            super().press(key)

    def dropped(self) -> None:
        """The table is left, or it has closed: the line waits for somebody who comes back there."""
        self._put_by()

    def _put_by(self) -> None:
        """Leave the line, and keep what is typed."""
        self._keep(self._typed)
        self.leave()

    def _keep(self, text: str) -> None:
        self._company.drafts.keep(self._table, self._to, text)

    def _back(self) -> None:
        self._shell.close()

    def _read(self, text: str) -> Say | None:
        """What the line says to whom; None where it is addressed to nobody at the table."""
        if self._to is not None:
            return Say(text, self._to)
        if f"{text} ".startswith(_EMOTE):
            return Say(f"{text} ".removeprefix(_EMOTE).strip(), emote=True)
        if not text.startswith(_TO):
            return Say(text)
        spoken = text.removeprefix(_TO)
        names = (person.name for person in self._company.room.people)
        known = [name for name in names if _calls(spoken, name)]
        if not known:
            return None
        to = max(known, key=len)
        return Say(spoken[len(to) :].removeprefix(",").removeprefix(":").strip(), to)

    def _why_not(self, text: str) -> str | None:
        line = self._read(text)
        if line is None:
            return self._shell.text("chat-to-nobody")
        if text.startswith(_SLASH) and self._to is None and not line.emote:
            return self._shell.text("chat-slash")
        return None if line.text.strip() else self._shell.text("text-needed")

    def _say(self, text: str) -> None:
        line = self._read(text)
        assert line is not None
        shell, room = self._shell, self._company.room
        shell.close(quietly=True)

        def done(reason: Illegal | None) -> None:
            if reason is not None:
                self._keep(text)
                shell.notice(why(shell.scribe, reason, room))

        self._company.do(line, done)


def _calls(spoken: str, name: str) -> bool:
    """Whether the line begins with the name, as a whole word, or as one calls people: with comma or colon."""
    head, behind = spoken[: len(name)], spoken[len(name) :]
    return head.casefold() == name.casefold() and behind[:1] in ("", " ", ",", ":")
