"""What the server does with each message of a client: who may ask, how often, and who answers."""

from __future__ import annotations

import asyncio
from typing import Final

from thousand import games
from thousand.game import Illegal
from thousand.net import wire
from thousand.net.codec import id_of, read_client
from thousand.net.config import Config
from thousand.net.hall import Hall
from thousand.net.limits import Buckets, Clock
from thousand.net.own_account import OwnAccount
from thousand.net.passwords import Admitted, Doorkeeper
from thousand.net.session import Link, Session
from thousand.store.accounts import Accounts
from thousand.table import room_orders as do
from thousand.table.names import skeleton

_CHAT: Final = (do.Say,)
_INVITING: Final = (do.Invite,)

_LOGINS: Final = (wire.Guest, wire.Register, wire.Login, wire.Resume)


class Reception:
    """Takes every message, from WebSockets or (for a door in this program) as values."""

    def __init__(
        self, config: Config, hall: Hall, doorkeeper: Doorkeeper, accounts: Accounts, clock: Clock
    ) -> None:
        self.config = config
        self.hall = hall
        self._doorkeeper = doorkeeper
        self._accounts = accounts
        self._clock = clock
        self._by_address = Buckets(config.logins, clock)
        self._by_name = Buckets(config.logins, clock)
        self._chat = Buckets(config.chat, clock)
        self._commands = Buckets(config.commands, clock)
        self._inviting = Buckets(config.invitations, clock)
        self._opening = Buckets(config.openings, clock)
        self._changing = Buckets(config.logins, clock)
        self._own_account = OwnAccount(hall, doorkeeper, accounts, config.data, self._try_password)

    def greet(self, link: Link, address: str) -> Session:
        """A new connection; its client is told what it needs to come in."""
        session = Session(link, address, self.config, self._clock)
        guests = self.config.guests and not self.config.invite_only
        link.send(wire.Welcome(wire.VERSION, guests, self.config.invite_only, games.NAMES))
        return session

    def part(self, session: Session) -> None:
        """A connection is gone."""
        self.hall.left(session)

    async def take_text(self, session: Session, text: bytes | str) -> None:
        """Take a message as it came. A malformed one is refused; who sends many is unruly."""
        try:
            message = read_client(text)
        except Illegal as reason:
            session.refuse(id_of(text), reason)
            self._mistake(session)
            return
        await self.take(session, message)

    async def take(self, session: Session, message: wire.FromClient) -> None:
        """Take a message. Whatever is refused changes nothing."""
        try:
            if not session.messages.take():
                self._mistake(session)
                raise Illegal("too-fast")
            await self._answer(session, message)
        except Illegal as reason:
            session.refuse(getattr(message, "id", ""), reason)

    def _mistake(self, session: Session) -> None:
        if not session.mistakes.take():
            session.link.close("unruly")

    async def _answer(self, session: Session, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            session.link.send(wire.Pong(message.id))
        elif isinstance(message, wire.Hello):
            if message.version != wire.VERSION:
                session.link.close("version")
            session.hello = True
        elif not session.hello:
            raise Illegal("no-hello")
        elif isinstance(message, _LOGINS):
            await self._let_in(session, message)
        elif not session.name:
            raise Illegal("not-in")
        else:
            await self._serve(session, message)

    async def _let_in(
        self, session: Session, message: wire.Guest | wire.Register | wire.Login | wire.Resume
    ) -> None:
        if session.name:
            raise Illegal("already-in")
        keeper = self._doorkeeper
        if not isinstance(message, wire.Resume):
            self._try(session.address)
        match message:
            case wire.Guest(name=name):
                admitted = await keeper.guest(name)
            case wire.Register(name=name, password=password, code=code):
                admitted = await keeper.register(name, password, code)
            case wire.Login(name=name, password=password):
                admitted = await self._by_password(name, password)
            case wire.Resume(token=token):
                admitted = await self._by_token(session.address, token)
        self.admit(session, message.id, admitted)

    async def login(self, address: str, name: str, password: str) -> Admitted:
        """Let somebody in by name and password, who comes from an address, for :meth:`admit`; no device of
        theirs is remembered. Raises :class:`Illegal` (``too-fast``, ``login-wrong``)."""
        self._try(address)
        return await self._by_password(name, password, remember=False)

    def _try(self, address: str) -> None:
        """One more try to come in from an address."""
        if not self._by_address.take(address):
            raise Illegal("too-fast")

    async def _by_token(self, address: str, token: str) -> Admitted:
        """A token cannot be guessed: only a wrong one is a try, lest a household that comes back after a
        restart keep one another out."""
        try:
            return await self._doorkeeper.resume(token)
        except Illegal:
            self._try(address)
            raise

    async def _by_password(self, name: str, password: str, *, remember: bool = True) -> Admitted:
        self._try_name(name)
        return await self._doorkeeper.login(name, password, remember=remember)

    def _try_name(self, name: str) -> None:
        """One more try of somebody's password."""
        if not self._by_name.take(skeleton(name)):
            raise Illegal("too-fast")

    def _try_password(self, session: Session) -> None:
        """One more try of one's own password, which counts as one to come in does."""
        self._try(session.address)
        self._try_name(session.name)

    def admit(self, session: Session, id: str, admitted: Admitted) -> None:
        """Let somebody in whose identity is proven. Raises :class:`Illegal`: ``server-full``, or
        ``login-wrong`` where what has proven it is not theirs any more."""
        if self._doorkeeper.is_void(admitted):
            raise Illegal("login-wrong")
        session.by_key = admitted.by_key
        self.hall.come_in(session, id, admitted.name, admitted.token, guest=admitted.guest)

    async def _serve(self, session: Session, message: wire.FromClient) -> None:
        hall = self.hall
        if not hall.is_in(session):
            raise Illegal("not-in")
        self._limit(self._commands, session)
        match message:
            case wire.Do(id, at, command):
                if isinstance(command, _CHAT):
                    self._limit(self._chat, session)
                if isinstance(command, _INVITING):
                    self._limit(self._inviting, session)
                    await self._known(command.name)
                hall.act(session, id, at, command)
            case wire.Enter():
                hall.enter(session, message)
            case wire.Open():
                self._limit(self._opening, session)
                hall.open(session, message)
            case wire.LookAround(id):
                hall.around(session, id)
            case wire.Befriend(id, name, on):
                if on:
                    await self._known(name)
                await hall.befriend(session, id, name, on=on)
            case wire.AskCode(id):
                self._limit(self._inviting, session)
                if session.guest:
                    raise Illegal("not-for-guests")
                session.link.send(wire.Code(id, await self._doorkeeper.new_code(session.name)))
            case wire.AskAccount() | wire.ChangePassword() | wire.ForgetKeys() | wire.CloseAccount():
                if isinstance(message, wire.ChangePassword):  # work for the server, even with nothing to try
                    self._limit(self._changing, session)
                await self._own_account.serve(session, message)

    def _limit(self, buckets: Buckets, session: Session) -> None:
        if not buckets.take(session.name):
            raise Illegal("too-fast")

    async def _known(self, name: str) -> None:
        """Raise :class:`Illegal` (``no-such-person``) where nobody on this server bears the name."""
        account = await asyncio.wrap_future(self._accounts.find(skeleton(name)))
        if account is None or account.name != name:
            raise Illegal("no-such-person", name=name[:40])
