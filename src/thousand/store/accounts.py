"""A server's accounts on disk: names, hashed passwords, keys, tokens, invitations to the server, friends."""

from __future__ import annotations

from concurrent.futures import Future
from secrets import choice
from typing import Final

import msgspec

from thousand.game import Illegal
from thousand.store.database import Database
from thousand.store.writer import Writer

_TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS account (name TEXT PRIMARY KEY, skeleton TEXT NOT NULL UNIQUE,"
    " password TEXT NOT NULL, guest INTEGER NOT NULL, seen INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS ssh_key"
    " (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS key_of ON ssh_key (name)",
    "CREATE TABLE IF NOT EXISTS device"
    " (id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS device_of ON device (name)",
    "CREATE TABLE IF NOT EXISTS code (code TEXT PRIMARY KEY, giver TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS friend (who TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (who, name))"
    " WITHOUT ROWID",
)

_COLUMNS: Final = "SELECT account.name, password, guest FROM account"

_OF_ACCOUNT: Final = "WHERE name = ? AND NOT guest"

_ADD_DEVICE: Final = "INSERT INTO device (token, name) SELECT ?, name FROM account WHERE name = ?"
"""Of somebody who is known: nobody else is to find a device that lets them in."""

TOKENS: Final = 10
"""How many devices of one person are remembered, by their tokens and by their keys."""

CODE_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What codes are made of: nothing that eye or ear takes for another."""

CODE_LENGTH: Final = 12
"""How many signs an invitation's code has: 59 bits, too many to be guessed."""

ARRIVING: Final = 10
"""Seconds that somebody who is let in may take to be here."""


def make_code(length: int = CODE_LENGTH) -> str:
    """A code by chance, of so many signs."""
    return "".join(choice(CODE_SIGNS) for _ in range(length))


class Account(msgspec.Struct, frozen=True):
    """A person: ``password`` is its hash, empty where there is none."""

    name: str
    password: str
    guest: bool


class Accounts:
    """The accounts in the server's database. Names are told apart by their ``skeleton``s."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        writer.run(_make_tables).result()

    def find(self, skeleton: str) -> Future[Account | None]:
        """The account of a name, by its skeleton."""
        return self._one(f"{_COLUMNS} WHERE skeleton = ?", skeleton)

    def by_key(self, fingerprint: str) -> Future[Account | None]:
        """The account to which a key belongs."""
        return self._one(f"{_COLUMNS} JOIN ssh_key USING (name) WHERE key = ?", fingerprint)

    def by_token(self, token: str) -> Future[Account | None]:
        """The account of a (hashed) token."""
        return self._one(f"{_COLUMNS} JOIN device USING (name) WHERE token = ?", token)

    def add(
        self,
        account: Account,
        skeleton: str,
        now: int,
        code: str | None = None,
        busy: frozenset[str] = frozenset(),
    ) -> Future[str | None]:
        """A new account; ``code`` is used up. The name of a guest who is not ``busy`` here is free again: the
        future tells the name of the guest who had it, if any. It raises :class:`Illegal` (``name-taken``,
        ``code-unknown``)."""

        def job(database: Database) -> str | None:
            former = None
            query = "SELECT name, guest, seen FROM account WHERE skeleton = ?"
            for name, guest, seen in database.execute(query, (skeleton,)).fetchall():
                if not guest or name in busy or seen > now - ARRIVING:
                    raise Illegal("name-taken", name=account.name)
                _forget(database, name)
                former = name
            if code is not None and not database.execute("DELETE FROM code WHERE code = ?", (code,)).rowcount:
                raise Illegal("code-unknown")
            row = (account.name, skeleton, account.password, int(account.guest), now)
            database.execute("INSERT INTO account VALUES (?, ?, ?, ?, ?)", row)
            return former

        return self._writer.run(job)

    def remember(self, name: str, token: str, now: int) -> Future[None]:
        """Let somebody in by this (hashed) token from now on; of older tokens only the last few."""

        def job(database: Database) -> None:
            database.execute(_ADD_DEVICE, (token, name))
            database.execute("UPDATE account SET seen = ? WHERE name = ?", (now, name))
            _keep_last(database, "device", name)

        return self._writer.run(job)

    def see(self, name: str, now: int) -> Future[None]:
        """Somebody is here: a guest's name stays theirs for a while longer."""

        def job(database: Database) -> None:
            database.execute("UPDATE account SET seen = ? WHERE name = ?", (now, name))

        return self._writer.run(job)

    def add_key(self, name: str, fingerprint: str) -> Future[None]:
        """Give an account one more key, by its fingerprint; of older ones only the last few stay. The future
        raises :class:`Illegal` (``key-taken``) where it is another account's, and ``no-such-person`` where
        there is no such account."""

        def job(database: Database) -> None:
            if database.execute(f"SELECT 1 FROM account {_OF_ACCOUNT}", (name,)).fetchone() is None:
                raise Illegal("no-such-person", name=name)
            owner = database.execute("SELECT name FROM ssh_key WHERE key = ?", (fingerprint,)).fetchone()
            if owner is not None and owner[0] != name:
                raise Illegal("key-taken")
            database.execute("DELETE FROM ssh_key WHERE key = ?", (fingerprint,))
            database.execute("INSERT INTO ssh_key (key, name) VALUES (?, ?)", (fingerprint, name))
            _keep_last(database, "ssh_key", name)

        return self._writer.run(job)

    def keys(self, name: str) -> Future[int]:
        """By how many keys an account can be opened."""

        def job(database: Database) -> int:
            return int(database.execute("SELECT COUNT(*) FROM ssh_key WHERE name = ?", (name,)).fetchone()[0])

        return self._writer.run(job)

    def forget_keys(self, name: str) -> Future[None]:
        """Let nobody in by a key of this account any more."""

        def job(database: Database) -> None:
            database.execute("DELETE FROM ssh_key WHERE name = ?", (name,))

        return self._writer.run(job)

    def change_password(self, account: Account, password: str, token: str | None = None) -> Future[None]:
        """Another (hashed) password; of all devices only that of a (hashed) ``token`` lets in from now on.
        The future raises :class:`Illegal` (``password-wrong``) where the account is another by now."""

        def job(database: Database) -> None:
            values = (password, account.name, account.password)
            _one_row(database, f"UPDATE account SET password = ? {_OF_ACCOUNT} AND password = ?", values)
            database.execute("DELETE FROM device WHERE name = ?", (account.name,))
            if token is not None:
                database.execute(_ADD_DEVICE, (token, account.name))

        return self._writer.run(job)

    def close(self, account: Account) -> Future[None]:
        """Forget an account and all that belongs to it. Its name is a guest's who has gone long ago, until
        somebody else takes it or :meth:`free` forgets it: a table may still know that name, and then it is
        nobody else's. The future raises :class:`Illegal` (``password-wrong``) where the account is another by
        now."""

        def job(database: Database) -> None:
            values = (account.name, account.password)
            gone = f"UPDATE account SET password = '', guest = 1, seen = 0 {_OF_ACCOUNT} AND password = ?"
            _one_row(database, gone, values)
            _forget_belongings(database, account.name)

        return self._writer.run(job)

    def free(self, name: str) -> Future[None]:
        """Forget the name of a closed account."""

        def job(database: Database) -> None:
            database.execute("DELETE FROM account WHERE name = ? AND guest AND seen = 0", (name,))

        return self._writer.run(job)

    def bearers(self) -> Future[frozenset[str]]:
        """Every name under which somebody can come back: not those of closed accounts."""

        def job(database: Database) -> frozenset[str]:
            query = "SELECT name FROM account WHERE NOT guest OR seen > 0"
            return frozenset(name for (name,) in database.execute(query).fetchall())

        return self._writer.run(job)

    def add_code(self, code: str, giver: str) -> Future[None]:
        """An invitation to the server."""

        def job(database: Database) -> None:
            database.execute("INSERT INTO code VALUES (?, ?)", (code, giver))

        return self._writer.run(job)

    def befriend(self, who: str, name: str, *, on: bool) -> Future[None]:
        """Keep or forget a friend."""
        statement = "INSERT OR IGNORE INTO friend VALUES (?, ?)"
        if not on:
            statement = "DELETE FROM friend WHERE who = ? AND name = ?"

        def job(database: Database) -> None:
            database.execute(statement, (who, name))

        return self._writer.run(job)

    def friends(self) -> Future[dict[str, frozenset[str]]]:
        """Everybody's friends."""

        def job(database: Database) -> dict[str, frozenset[str]]:
            friends: dict[str, set[str]] = {}
            for who, name in database.execute("SELECT who, name FROM friend").fetchall():
                friends.setdefault(who, set()).add(name)
            return {who: frozenset(names) for who, names in friends.items()}

        return self._writer.run(job)

    def forget_guests(self, before: int, wanted: frozenset[str]) -> Future[None]:
        """Free the names of guests who were last seen ``before`` a time, but for the ``wanted`` ones."""

        def job(database: Database) -> None:
            query = "SELECT name FROM account WHERE guest AND seen < ?"
            for (name,) in database.execute(query, (before,)).fetchall():
                if name not in wanted:
                    _forget(database, name)

        return self._writer.run(job)

    def _one(self, query: str, value: str) -> Future[Account | None]:
        def job(database: Database) -> Account | None:
            row = database.execute(query, (value,)).fetchone()
            return None if row is None else Account(row[0], row[1], bool(row[2]))

        return self._writer.run(job)


def _forget(database: Database, name: str) -> None:
    """Free a guest's name."""
    database.execute("DELETE FROM account WHERE name = ?", (name,))
    _forget_belongings(database, name)


def _forget_belongings(database: Database, name: str) -> None:
    """Forget what lets somebody in, their friendships, and the invitations that they gave."""
    database.execute("DELETE FROM device WHERE name = ?", (name,))
    database.execute("DELETE FROM ssh_key WHERE name = ?", (name,))
    database.execute("DELETE FROM code WHERE giver = ?", (name,))
    database.execute("DELETE FROM friend WHERE who = ? OR name = ?", (name, name))


def _one_row(database: Database, statement: str, values: tuple[str, ...]) -> None:
    """Change the row of an account, or raise :class:`Illegal` (``password-wrong``) where it is not there."""
    if not database.execute(statement, values).rowcount:
        raise Illegal("password-wrong")


def _keep_last(database: Database, table: str, name: str) -> None:
    """Forget somebody's oldest devices, or keys, where there are too many."""
    newest = f"SELECT id FROM {table} WHERE name = ? ORDER BY id DESC LIMIT {TOKENS}"
    database.execute(f"DELETE FROM {table} WHERE name = ? AND id NOT IN ({newest})", (name, name))


def _make_tables(database: Database) -> None:
    for statement in _TABLES:
        database.execute(statement)
