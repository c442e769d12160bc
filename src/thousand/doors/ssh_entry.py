"""Who somebody is, as far as ssh can tell: one connection, from its beginning to the one session in it.

A name that has an account is let in by its password or its key, any other name as it is: its bearer is asked
in the session. Nothing but that session is to be had: no command, no files, no way to elsewhere.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Final

import asyncssh
import msgspec

from thousand.doors.ssh_places import Places
from thousand.game import Illegal
from thousand.net.address import household
from thousand.net.passwords import Admitted
from thousand.net.server import Server
from thousand.store.accounts import Account
from thousand.table.names import clean_name, skeleton

PASSWORDS: Final = 6
"""How many wrong passwords end a connection."""

TRIES: Final = 40
"""How many keys, names and passwords one connection may try in all."""

START_SECONDS: Final = 20.0
"""How long a connection may stand open without the session for which it was made."""

VARIABLES: Final = frozenset({b"LANG", b"LANGUAGE", b"LC_ALL", b"LC_MESSAGES", b"NO_COLOR", b"ACCESSIBLE"})
"""What is taken over from the environment at the other end."""

_PHONE: Final = re.compile(r"u\d+_a\d+")

VALUE: Final = 100
"""How long the value of a variable may be."""

Channel = asyncssh.SSHServerChannel[bytes]
SshSession = asyncssh.SSHServerSession[bytes]


class Offer(msgspec.Struct, frozen=True):
    """A key (its ``fingerprint``) that somebody offered who came in by password instead, for it is not theirs
    yet. ``keep`` makes it theirs, and then tells None, or why not (``key-taken``, ``store-...``)."""

    fingerprint: str
    keep: Callable[[Callable[[Illegal | None], None]], None]


class SshCaller(msgspec.Struct, frozen=True):
    """Somebody who has come by ssh. ``name`` is the one that they gave, empty where it is none; ``admitted``
    whoever has proven to be somebody."""

    address: str
    name: str = ""
    admitted: Admitted | None = None
    offer: Offer | None = None


class _Few(dict[bytes, bytes]):
    """An environment that does not grow with whatever is sent."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if name in VARIABLES and len(value) <= VALUE:
            super().__setitem__(name, value)


class Entry(asyncssh.SSHServer):
    """One connection, which is among the ``entries`` while it is open. ``make_session`` makes the session for
    whoever it has brought; ``started`` is set when that begins."""

    def __init__(
        self,
        server: Server,
        places: Places,
        entries: set[Entry],
        make_session: Callable[[SshCaller, Entry], SshSession],
    ) -> None:
        self._server = server
        self._places = places
        self._entries = entries
        self._make_session = make_session
        self._placed = False
        self._address = ""
        self._name = ""
        self._account: Account | None = None
        self._admitted: Admitted | None = None
        self._offered = ""
        self._accepted = ""
        self._tries = 0
        self._wrong = 0
        self._requested = False
        self.started = False

    # The connection

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Somebody has come."""
        self.connection = conn
        self._entries.add(self)
        self._address = household(str((conn.get_extra_info("peername") or ("",))[0]))
        self._placed = self._places.take(self._address)
        if not self._placed:
            asyncio.get_running_loop().call_soon(conn.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        del exc
        self._entries.discard(self)
        self.known()

    def known(self) -> None:
        """It is known who they are, or they are gone: their place is free for the next stranger."""
        if self._placed:
            self._placed = False
            self._places.leave(self._address)

    # Who it is

    async def begin_auth(self, username: str) -> bool:
        """A name is given, perhaps after another one: whether it needs a proof."""
        self._account = self._admitted = None
        self._offered = self._accepted = ""
        self._name = _fit(username)
        if not self._try() or not self._name:
            return False
        account = await asyncio.wrap_future(self._server.accounts.find(skeleton(self._name)))
        if account is not None and not account.guest and account.name.casefold() == self._name.casefold():
            self._account = account
        return self._account is not None

    def public_key_auth_supported(self) -> bool:
        """Keys are welcome."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether a key is the account's; that they hold it is proven afterwards."""
        del username
        fingerprint = key.get_fingerprint()
        if not self._try() or self._account is None:
            return False
        owner = await asyncio.wrap_future(self._server.accounts.by_key(fingerprint))
        if owner is not None and owner.name == self._account.name:
            self._accepted = fingerprint
            return True
        self._offered = self._offered or fingerprint
        return False

    def password_auth_supported(self) -> bool:
        """Passwords are welcome."""
        return True

    async def validate_password(self, username: str, password: str) -> bool:
        """Whether a password is the account's."""
        del username
        if not self._try() or self._account is None:
            return False
        try:
            self._admitted = await self._server.reception.login(self._address, self._account.name, password)
        except Illegal:
            self._wrong += 1
            if self._wrong >= PASSWORDS:
                self._end("Too many wrong passwords")
            return False
        return True

    def auth_completed(self) -> None:
        """They are whom they say, or a stranger: now the session has to come."""
        asyncio.get_running_loop().call_later(START_SECONDS, self._need_session)

    def _try(self) -> bool:
        """One more try: whether it may be made."""
        self._tries += 1
        if self._tries > TRIES:
            self._end("Too many tries")
        return self._tries <= TRIES

    def _end(self, why: str) -> None:
        self.connection.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, why)

    def _need_session(self) -> None:
        if not self.started:
            self.connection.disconnect(asyncssh.DISC_BY_APPLICATION, "No terminal session was asked for")

    # What they get

    def session_requested(self) -> tuple[Channel, Awaitable[SshSession]] | bool:
        """The one session of the connection."""
        if self._requested:
            return False
        self._requested = True
        channel: Channel = self.connection.create_server_channel()
        channel._env = _Few()
        return channel, self._session()

    async def _session(self) -> SshSession:
        if self._account is not None and self._admitted is None:
            try:
                self._admitted = await self._server.doorkeeper.by_key(self._accepted)
            except Illegal as reason:  # the key was taken from the account meanwhile
                raise asyncssh.ChannelOpenError(asyncssh.OPEN_CONNECT_FAILED, reason.code) from reason
        offer = Offer(self._offered, self._keep) if self._admitted is not None and self._offered else None
        return self._make_session(SshCaller(self._address, self._name, self._admitted, offer), self)

    def _keep(self, told: Callable[[Illegal | None], None]) -> None:
        async def keep() -> None:
            assert self._admitted is not None
            try:
                if self._server.doorkeeper.is_void(self._admitted):  # the name may be another's by now
                    raise Illegal("login-wrong")
                await asyncio.wrap_future(self._server.accounts.add_key(self._admitted.name, self._offered))
            except Illegal as reason:
                told(reason)
            else:
                told(None)

        self._keeping = asyncio.get_running_loop().create_task(keep())


def _fit(username: str) -> str:
    """The name that somebody gave, or an empty one where it is none: a phone gives one of its own making."""
    try:
        name = clean_name(username)
    except Illegal:
        return ""
    return "" if _PHONE.fullmatch(name) else name
