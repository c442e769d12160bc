"""One's own account at a server, asked by ear: another password, no ssh keys any more, or its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from thousand.doors.far import Ask, reason_of
from thousand.doors.new_password import new_password
from thousand.game import Illegal
from thousand.net import wire
from thousand.net.visit import Visit
from thousand.table.names import NAME_LENGTH
from thousand.ui.lists import Choice, Listing, ListScreen, yes_no
from thousand.ui.secret import SecretScreen
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen


class OwnAccount:
    """The list and its questions. ``ask`` asks the server and says why it refuses, as ``refuse`` does;
    ``known`` is told by which token one comes in again."""

    def __init__(
        self,
        shell: Shell,
        visit: Visit,
        ask: Ask,
        refuse: Callable[[Illegal], None],
        known: Callable[[str, str], None],
    ) -> None:
        self._shell = shell
        self._visit = visit
        self._ask = ask
        self._refuse = refuse
        self._known = known

    def open(self) -> None:
        """Ask what opens the account, and show what can be done with it."""
        where = self._shell.top

        def told(answer: wire.FromServer) -> None:
            reason = reason_of(answer)
            if reason is not None and reason.code == "malformed":
                self._shell.refuse(self._shell.text("account-old-server"))
            elif reason is not None:
                self._refuse(reason)
            elif isinstance(answer, wire.Account) and self._shell.top is where:
                self._shell.open(self._list(answer))

        self._visit.ask(wire.AskAccount, told)

    def _list(self, account: wire.Account) -> ListScreen:
        shell = self._shell

        def listing() -> Listing:
            text = shell.text
            choices = [Choice(text("account-password"), partial(self._change_password, account))]
            if account.keys:
                label = text("account-keys", count=account.keys)
                choices.append(Choice(label, partial(self._ask_about_keys, account.keys)))
            choices.append(Choice(text("account-close"), partial(self._ask_to_close, account)))
            choices.append(Choice(text("lobby-back"), shell.close))
            return Listing(text("account-title", name=self._visit.name), tuple(choices))

        return ListScreen(shell, listing, cancel=shell.close)

    def _present(self, then: Callable[[str], None]) -> SecretScreen:
        shell = self._shell
        return SecretScreen(shell, shell.text("account-present"), then, shell.close)

    # Another password

    def _change_password(self, account: wire.Account) -> None:
        """Whoever came in by a key has proven who they are, and may have no password by heart."""
        if account.by_key:
            self._shell.open(self._new_password(account, ""))
        else:
            self._shell.open(
                self._present(lambda present: self._shell.replace(self._new_password(account, present)))
            )

    def _new_password(self, account: wire.Account, present: str) -> SecretScreen:
        shell = self._shell

        def changed(answer: wire.Changed) -> None:
            self._known(self._visit.name, answer.token)
            keys = (shell.text("account-keys-stay", count=account.keys),) if account.keys else ()
            shell.reply(shell.text("account-changed"), *keys)

        def change(new: str) -> None:
            shell.close(quietly=True)
            self._ask(lambda id: wire.ChangePassword(id, new, present), changed)

        return new_password(shell, change, shell.close)

    # The keys

    def _ask_about_keys(self, count: int) -> None:
        shell = self._shell

        def forget() -> None:
            shell.close(quietly=True)
            shell.close(quietly=True)
            self._ask(wire.ForgetKeys, lambda done: shell.reply(shell.text("account-keys-gone")))

        shell.open(yes_no(shell, "account-keys-question", forget, shell.close, count=count))

    # The end

    def _ask_to_close(self, account: wire.Account) -> None:
        """First what will be gone, then the proof: until that is given nothing has happened."""
        shell, name = self._shell, self._visit.name
        prove = self._type_name if account.by_key else self._type_password
        shell.notice(shell.text("account-close-gone"), shell.text("account-close-stays"))
        shell.open(yes_no(shell, "account-close-question", prove, shell.close, name=name))

    def _type_password(self) -> None:
        self._shell.replace(self._present(self._close))

    def _type_name(self) -> None:
        shell, name = self._shell, self._visit.name

        def why_not(typed: str) -> str | None:
            same = typed.casefold() == name.casefold()
            return None if same else shell.text("account-other-name", name=name)

        label = shell.text("account-name", name=name)
        shell.replace(
            TextScreen(
                shell, label, lambda typed: self._close(""), shell.close, limit=NAME_LENGTH, refuse=why_not
            )
        )

    def _close(self, password: str) -> None:
        """Close the account. The server's goodbye tells that it is closed."""
        self._shell.close(quietly=True)
        self._ask(lambda id: wire.CloseAccount(id, password), lambda done: None)
