"""Who may come in: names, passwords (argon2, in a thread of its own), tokens and keys."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from thousand.game import Illegal
from thousand.net.wire import PASSWORD_LENGTH
from thousand.store.accounts import Account, Accounts, make_code
from thousand.table.names import clean_name, skeleton

T = TypeVar("T")

CHANGES: Final = 10_000
"""Of how many people it is remembered that what lets them in has changed."""

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


class Admitted(msgspec.Struct, frozen=True):
    """Somebody who is let in, with a token for the next time, where they are to be remembered; ``by_key``:
    they hold a key of theirs. ``at`` is how often anybody's way in had changed by then."""

    name: str
    guest: bool
    token: str
    by_key: bool = False
    at: int = 0


class Doorkeeper:
    """Lets people in. Each method raises :class:`Illegal` where it does not: ``name-...`` as
    ``names.clean_name`` says and ``name-taken``, ``password-short``, ``no-guests``, ``code-unknown``,
    ``login-wrong`` (name or password: which, is told to nobody), ``token-unknown``; ``password-wrong`` where
    somebody does not prove that their account is their own. ``busy`` gives the names
    of those who are here or have to do with a table: any other guest's name is free. ``freed`` is told the
    name of a guest who is forgotten so, before anybody else bears it."""

    def __init__(
        self,
        accounts: Accounts,
        wall: Callable[[], float],
        *,
        guests: bool,
        invite_only: bool,
        busy: Callable[[], frozenset[str]] = frozenset,
        freed: Callable[[str], None] = lambda name: None,
    ) -> None:
        self._accounts = accounts
        self._wall = wall
        self._guests = guests and not invite_only
        self._invite_only = invite_only
        self._busy = busy
        self._freed = freed
        self._nobodys = hashed_password(token_urlsafe())
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._changes = 0
        self._changed: dict[str, int] = {}

    def close(self) -> None:
        """Let nobody in any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def guest(self, name: str) -> Admitted:
        """Let somebody in under a made-up name."""
        if not self._guests:
            raise Illegal("no-guests")
        return await self._add(Account(clean_name(name), "", guest=True), None)

    async def register(self, name: str, password: str, code: str = "") -> Admitted:
        """A new account."""
        name = clean_name(name)
        hashed = await self._hash(password)
        return await self._add(Account(name, hashed, guest=False), code if self._invite_only else None)

    async def login(self, name: str, password: str, *, remember: bool = True) -> Admitted:
        """Let somebody in by name and password; whoever is not to be remembered has no token."""
        at = self._changes
        account = await asyncio.wrap_future(self._accounts.find(skeleton(name)))
        hashed = account.password if account is not None else ""
        right = await self._in_thread(lambda: _verify(hashed or self._nobodys, password))
        if account is None or not hashed or not right or account.name.casefold() != name.strip().casefold():
            raise Illegal("login-wrong")
        return await self._admit(account, at) if remember else Admitted(account.name, False, "", at=at)

    async def resume(self, token: str) -> Admitted:
        """Let somebody in by the token of the last time."""
        at = self._changes
        account = await asyncio.wrap_future(self._accounts.by_token(_hashed(token)))
        if account is None:
            raise Illegal("token-unknown")
        await asyncio.wrap_future(self._accounts.see(account.name, int(self._wall())))
        return Admitted(account.name, account.guest, token, at=at)

    async def by_key(self, fingerprint: str) -> Admitted:
        """Let in whose key it is, without a token; the caller has made sure that they hold it."""
        at = self._changes
        account = await asyncio.wrap_future(self._accounts.by_key(fingerprint))
        if account is None:
            raise Illegal("login-wrong")
        return Admitted(account.name, account.guest, "", by_key=True, at=at)

    def is_void(self, admitted: Admitted) -> bool:
        """Whether somebody was let in by what lets nobody in any more."""
        return self._changed.get(admitted.name, 0) > admitted.at

    async def prove(self, name: str, password: str | None) -> Account:
        """Somebody's account, whose bearer proves by its password that it is theirs; None: they have proven
        it."""
        account = await asyncio.wrap_future(self._accounts.find(skeleton(name)))
        if account is None or account.guest or account.name != name:
            raise Illegal("password-wrong")
        hashed = account.password
        if password is not None and not await self._in_thread(lambda: _verify(hashed, password)):
            raise Illegal("password-wrong")
        return account

    async def change_password(self, account: Account, password: str) -> str:
        """Give an account that was proven another password: a token in the place of all earlier ones."""
        hashed, token = await self._hash(password), token_urlsafe(24)
        with self._changing(account.name):
            await asyncio.wrap_future(self._accounts.change_password(account, hashed, _hashed(token)))
        return token

    async def forget_keys(self, name: str) -> None:
        """Let nobody in by a key of this account any more."""
        with self._changing(name):
            await asyncio.wrap_future(self._accounts.forget_keys(name))

    async def close_account(self, account: Account) -> None:
        """Close an account that was proven."""
        with self._changing(account.name):
            await asyncio.wrap_future(self._accounts.close(account))

    @contextmanager
    def _changing(self, name: str) -> Iterator[None]:
        """While somebody's way in changes on the disk: whoever was let in by it before, or is let in by it
        meanwhile, does not come in."""
        self._note_change(name)
        try:
            yield
        finally:
            self._note_change(name)

    def _note_change(self, name: str) -> None:
        self._changes += 1
        self._changed.pop(name, None)
        self._changed[name] = self._changes
        if len(self._changed) > CHANGES:
            del self._changed[next(iter(self._changed))]

    async def new_code(self, giver: str = "") -> str:
        """An invitation to the server."""
        code = make_code()
        await asyncio.wrap_future(self._accounts.add_code(code, giver))
        return code

    async def _add(self, account: Account, code: str | None) -> Admitted:
        now, at = int(self._wall()), self._changes
        adding = self._accounts.add(account, skeleton(account.name), now, code, self._busy())
        former = await asyncio.wrap_future(adding)
        if former is not None:
            self._freed(former)
        return await self._admit(account, at)

    async def _admit(self, account: Account, at: int) -> Admitted:
        token = token_urlsafe(24)
        await asyncio.wrap_future(self._accounts.remember(account.name, _hashed(token), int(self._wall())))
        return Admitted(account.name, account.guest, token, at=at)

    async def _hash(self, password: str) -> str:
        if len(password) < PASSWORD_LENGTH:
            raise Illegal("password-short", limit=PASSWORD_LENGTH)
        return await self._in_thread(lambda: hashed_password(password))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def hashed_password(password: str) -> str:
    """What is kept of a password."""
    return _HASHER.hash(_prepared(password))


def _verify(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, _prepared(password))
    except (Argon2Error, InvalidHashError):
        return False


def _prepared(password: str) -> str:
    """A password however its characters are composed: a keyboard, or ssh on the way, may do that in its own
    manner."""
    return unicodedata.normalize("NFKC", password)


def _hashed(token: str) -> str:
    """What is kept of a token: nobody who reads the file can come in with it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
