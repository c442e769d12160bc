"""``thousand account``: the host closes an account of their server, or gives it a new password."""

from __future__ import annotations

import sys

from thousand.doors.printed import listener, printer
from thousand.doors.serve import as_the_servers, folder_of, need_packages
from thousand.game import Illegal
from thousand.store.accounts import make_code
from thousand.store.served import close_account, set_password


def run(name: str, *, close: bool, new_password: bool, data: str | None, lang: str | None) -> int:
    """Close an account, or print its new password, made by chance. The exit code.

    Raises :class:`Illegal`, each a sentence under ``cli-``: ``account-what``, ``account-unknown``,
    ``account-running``, ``packages-missing``, ``data-...``.
    """
    if close == new_password:
        raise Illegal("account-what")
    scribe, show = listener(lang), printer(sys.stdout)
    try:
        if close:
            closed = close_account(folder_of(data), name)
            show(scribe.text("serve-account-closed", name=closed))
        else:
            known, password = _new_password(name, data)
            show(scribe.text("serve-account-password", name=known, password=password))
    except Illegal as refusal:
        raise as_the_servers(refusal) from refusal
    return 0


def _new_password(name: str, data: str | None) -> tuple[str, str]:
    """The account's name as it was written, and the password."""
    need_packages(ssh=False)
    from thousand.net.passwords import hashed_password

    password = make_code()
    return set_password(folder_of(data), name, hashed_password(password)), password
