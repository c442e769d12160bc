"""What somebody does with their own account: what opens it, and its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.hall import Hall
from thousand.net.passwords import Doorkeeper
from thousand.net.session import Session
from thousand.store.accounts import Account, Accounts
from thousand.store.served import settings_file

_log = logging.getLogger(__name__)


class OwnAccount:
    """Answers for the reception. ``data`` is the server's folder; ``try_password`` raises :class:`Illegal`
    (``too-fast``) where somebody may not try their password just now."""

    def __init__(
        self,
        hall: Hall,
        doorkeeper: Doorkeeper,
        accounts: Accounts,
        data: Path,
        try_password: Callable[[Session], None],
    ) -> None:
        self._hall = hall
        self._doorkeeper = doorkeeper
        self._accounts = accounts
        self._data = data
        self._try_password = try_password

    async def serve(self, session: Session, message: wire.OfAccount) -> None:
        """Carry out a message. Raises :class:`Illegal`: ``not-for-guests``, ``password-wrong``,
        ``password-short``, ``too-fast``, and ``at-another-table`` where an account cannot be closed."""
        if session.guest:
            raise Illegal("not-for-guests")
        match message:
            case wire.AskAccount(id):
                keys = await asyncio.wrap_future(self._accounts.keys(session.name))
                session.link.send(wire.Account(id, keys, session.by_key))
            case wire.ChangePassword(id, new, password):
                account = await self._proven(session, password)
                token = await self._doorkeeper.change_password(account, new)
                session.link.send(wire.Changed(id, token))
                self._hall.send_away(account.name, "password-changed", but=session)
            case wire.ForgetKeys(id):
                await self._doorkeeper.forget_keys(session.name)
                session.link.send(wire.Done(id))
            case wire.CloseAccount(id, password):
                self._hall.need_free(session)
                account = await self._proven(session, password)
                self._hall.need_free(session)  # by another connection they may have come to one meanwhile
                await self._close(session, id, account)

    async def _proven(self, session: Session, password: str) -> Account:
        """The account of somebody who proves that it is theirs, or has done so by a key."""
        if session.by_key and not password:
            return await self._doorkeeper.prove(session.name, None)
        self._try_password(session)
        return await self._doorkeeper.prove(session.name, password)

    async def _close(self, session: Session, id: str, account: Account) -> None:
        """Close an account. Where bots play on in seats of its own, nobody else bears the name meanwhile."""
        name = account.name
        await self._doorkeeper.close_account(account)
        self._hall.forget(name)
        await asyncio.get_running_loop().run_in_executor(None, self._forget_settings, name)
        session.link.send(wire.Done(id))
        self._hall.send_away(name, "account-closed")
        if name not in self._hall.names_at_tables:
            await asyncio.wrap_future(self._accounts.free(name))

    def _forget_settings(self, name: str) -> None:
        try:
            settings_file(self._data, name).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("the settings of a closed account cannot be deleted: %s", error.strerror)
