"""A server's data folder: the lock on it, its database, and the version of what is in there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

from thousand.game import Illegal
from thousand.store.accounts import Account, Accounts, make_code
from thousand.store.database import Database
from thousand.store.lock import FolderLock
from thousand.store.rooms import Rooms
from thousand.store.writer import Writer
from thousand.table.names import skeleton

DATABASE: Final = "server.sqlite3"
"""The database's name in the folder."""

RECORDS: Final = "records"
"""The name of the folder in it that has the records of all matches played to their end."""

SETTINGS: Final = "settings"
"""The name of the folder in it that has the settings of those who come by ssh."""

VERSION: Final = 1
"""What this program writes: SQLite's ``user_version`` of the file."""


class Served:
    """The folder, open for the one server that uses it: ``accounts`` and ``rooms`` through one ``writer``.

    Raises :class:`Illegal` (``data-in-use``, ``data-unwritable``, ``data-newer``, ``store-...``).
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FolderLock(folder)
            # hashed passwords and secret seeds are nobody's business
            (folder / DATABASE).touch(mode=0o600)
        except OSError as error:
            detail = error.strerror or ""
            raise Illegal("data-unwritable", path=str(folder), detail=detail) from error
        try:
            self.writer = _open(folder)
        except BaseException:
            self._lock.release()
            raise
        self.accounts = Accounts(self.writer)
        self.rooms = Rooms(self.writer, folder / RECORDS)

    def close(self) -> None:
        """Finish writing, close the file and let others have the folder."""
        self.writer.close()
        self._lock.release()


def add_code(folder: Path) -> str:
    """A new invitation to the server whose folder this is, whether or not it runs just now.

    Raises :class:`Illegal` (``data-missing`` where there is none, ``data-newer``, ``store-...``).
    """
    _need_data(folder)
    writer = _open(folder)
    try:
        code = make_code()
        Accounts(writer).add_code(code, "").result()
    finally:
        writer.close()
    return code


def settings_file(folder: Path, name: str) -> Path:
    """Where the settings of an account are: a file name that any system takes, whatever the alphabet of the
    account's."""
    return folder / SETTINGS / f"{sha256(skeleton(name).encode()).hexdigest()[:32]}.json"


def close_account(folder: Path, name: str) -> str:
    """Close an account of a server that does not run: its name as it was written.

    Raises :class:`Illegal` as :func:`set_password` does.
    """
    with _account(folder, name) as (accounts, account):
        accounts.close(account).result()
    try:
        settings_file(folder, account.name).unlink(missing_ok=True)
    except OSError as error:
        raise Illegal("data-unwritable", path=str(folder), detail=error.strerror or "") from error
    return account.name


def set_password(folder: Path, name: str, password: str) -> str:
    """Give an account of a server that does not run another (hashed) password: its name as it was written.

    Raises :class:`Illegal` (``account-unknown``, ``account-running`` where the server runs, ``data-...``,
    ``store-...``).
    """
    with _account(folder, name) as (accounts, account):
        accounts.change_password(account, password).result()
    return account.name


@contextmanager
def _account(folder: Path, name: str) -> Iterator[tuple[Accounts, Account]]:
    """An account of a server that does not run, and does not start meanwhile."""
    _need_data(folder)
    try:
        served = Served(folder)
    except Illegal as refusal:
        if refusal.code == "data-in-use":
            raise Illegal("account-running", path=str(folder)) from refusal
        raise
    try:
        account = served.accounts.find(skeleton(name)).result()
        if account is None or account.guest or account.name.casefold() != name.strip().casefold():
            raise Illegal("account-unknown", name=name, path=str(folder))
        yield served.accounts, account
    finally:
        served.close()


def _need_data(folder: Path) -> None:
    """Raise :class:`Illegal` (``data-missing``) where no server has its data."""
    try:
        missing = not (folder / DATABASE).exists()
    except OSError as error:
        raise Illegal("data-unwritable", path=str(folder), detail=error.strerror or "") from error
    if missing:
        raise Illegal("data-missing", path=str(folder))


def _open(folder: Path) -> Writer:
    """The database's writer, having made sure that this program can read the file."""
    writer = Writer(folder / DATABASE)
    try:
        writer.run(_check_version).result()
    except BaseException:
        writer.close()
        raise
    return writer


def _check_version(database: Database) -> None:
    (found,) = database.execute("PRAGMA user_version").fetchone()
    if found > VERSION:
        raise Illegal("data-newer", found=found, known=VERSION)
    if found != VERSION:
        database.execute(f"PRAGMA user_version = {VERSION}")
