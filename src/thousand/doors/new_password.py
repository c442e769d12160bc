"""A new password, asked by ear: typed, and once more."""

from __future__ import annotations

from collections.abc import Callable

from thousand.net.wire import PASSWORD_LENGTH
from thousand.ui.secret import SecretScreen
from thousand.ui.shell import Shell


def new_password(shell: Shell, then: Callable[[str], None], cancel: Callable[[], None]) -> SecretScreen:
    """The first of the two questions, each in the place of the last; they begin anew until both answers are
    the same, and ``then`` is given it while the second still lies open."""

    def once_more(new: str) -> None:
        def take(again: str) -> None:
            if again == new:
                then(new)
            else:
                shell.refuse(shell.text("come-differ"))
                shell.replace(new_password(shell, then, cancel))

        shell.replace(SecretScreen(shell, shell.text("come-password-again"), take, cancel))

    return SecretScreen(shell, shell.text("come-new-password"), once_more, cancel, least=PASSWORD_LENGTH)
