"""Who are you? Guest, account or new account, asked by ear, whatever door somebody has come by."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from thousand.doors.far import reason_of
from thousand.doors.new_password import new_password
from thousand.game import Illegal
from thousand.net import wire
from thousand.net.visit import Visit
from thousand.say import room as words
from thousand.table.names import NAME_LENGTH, clean_name
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.screen import Screen
from thousand.ui.secret import SecretScreen
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen

CODE_LENGTH = 40
"""How many characters an invitation to a server can have."""


class ComingIn:
    """The questions, each in the place of the one before; the answer that lets one in is the visit's own
    (``Host.came_in``). ``name`` is suggested."""

    def __init__(self, shell: Shell, visit: Visit, name: str) -> None:
        self._shell = shell
        self._visit = visit
        self._name = name

    def screen(self) -> ListScreen:
        """How to come in."""
        shell, welcome = self._shell, self._visit.welcome
        assert welcome is not None

        def listing() -> Listing:
            text = shell.text
            ways = [
                Choice(text("come-login"), partial(self._ask_name, self._ask_password)),
                Choice(text("come-register"), partial(self._ask_name, self._ask_code_or_new)),
            ]
            if welcome.guests:
                ways.insert(0, Choice(text("come-guest"), partial(self._ask_name, self._guest)))
            return Listing(text("come-question"), (*ways, Choice(text("menu-quit"), shell.close)))

        def stay() -> None:
            shell.reply(shell.text("lobby-quit-hint"))

        return ListScreen(shell, listing, cancel=stay, tells_out=True, whole=True)

    def _again(self) -> None:
        self._shell.replace(self.screen())

    def _ask_name(self, then: Callable[[str], None]) -> None:
        shell = self._shell

        def why_not(name: str) -> str | None:
            try:
                clean_name(name)
            except Illegal as reason:
                return words.refusal(shell.scribe, reason)
            return None

        def take(name: str) -> None:
            self._name = clean_name(name)
            then(self._name)

        shell.replace(
            TextScreen(
                shell,
                shell.text("come-name"),
                take,
                self._again,
                limit=NAME_LENGTH,
                standard=self._name,
                refuse=why_not,
            )
        )

    def _guest(self, name: str) -> None:
        self._knock(lambda id: wire.Guest(id, name))

    def _ask_password(self, name: str) -> None:
        def login(password: str) -> None:
            self._knock(lambda id: wire.Login(id, name, password))

        shell = self._shell
        shell.replace(SecretScreen(shell, shell.text("come-password"), login, self._again))

    def _ask_code_or_new(self, name: str) -> None:
        shell, welcome = self._shell, self._visit.welcome
        assert welcome is not None
        if welcome.invite_only:
            label = shell.text("come-code")
            then = partial(self._ask_new, name)
            shell.replace(TextScreen(shell, label, then, self._again, limit=CODE_LENGTH))
        else:
            self._ask_new(name, "")

    def _ask_new(self, name: str, code: str) -> None:
        def register(password: str) -> None:
            self._knock(lambda id: wire.Register(id, name, password, "".join(code.split()).lower()))

        self._shell.replace(new_password(self._shell, register, self._again))

    def _knock(self, make: Callable[[str], wire.FromClient]) -> None:
        """Ask to be let in; where that is refused, ask all over again."""
        self._shell.replace(Waiting(self._shell, "come-waiting"))

        def answered(answer: wire.FromServer) -> None:
            reason = reason_of(answer)
            if reason is not None:
                self._shell.refuse(words.refusal(self._shell.scribe, reason))
                self._again()

        self._visit.ask(make, answered)


class Waiting(Screen):
    """Nothing to do but wait; ``message`` is the id of the sentence that says for what. Q leaves."""

    def __init__(self, shell: Shell, message: str, **args: str) -> None:
        self._shell = shell
        self._message = message
        self._args = args

    def opened(self) -> None:
        """Say what is waited for."""
        self._shell.notice(self.title())

    def press(self, key: str) -> None:
        """Leave, or be told again."""
        if key in ("escape", "backspace", "ctrl-c", "ctrl-d", "q", "Q"):
            self._shell.close()
        elif not self._shell.common(key):
            self._shell.reply(self.title())

    def title(self) -> str:
        """What is waited for."""
        return self._shell.text(self._message, **self._args)

    def items(self) -> tuple[str, ...]:
        """Nothing to choose from."""
        return ()

    def focus(self) -> int | None:
        """Nothing has the cursor."""
        return None

    def help_lines(self) -> tuple[str, ...]:
        """How to leave."""
        return (self.title(), self._shell.text("help-waiting"))
