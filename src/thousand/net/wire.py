"""The wire: every message between a client and the server, as JSON text frames (``docs/protocol.md``).

Events and codes, never sentences. A client sends :data:`FromClient`, the server :data:`FromServer`. What a
client asks for carries an ``id`` of its choice; the answer bears the same one.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from thousand.game import Param
from thousand.table.lobby import Card, Online
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_orders import PersonCommand, Word
from thousand.table.room_sight import RoomView

VERSION: Final = 1
"""The version of the protocol; server and client have to agree."""

MAX_BYTES: Final = 64 << 10
"""How long a client's message may be."""

PASSWORD_LENGTH: Final = 8
"""How many characters a new password needs."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Proof = Annotated[str, Meta(max_length=200)]
"""One's own password; it may be left out by whoever came in by a key."""


class Message(msgspec.Struct, frozen=True, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """The root of both unions: never made itself."""


class Hello(Message, frozen=True):
    """The first message of a client."""

    version: int
    client: Annotated[str, Meta(max_length=40)] = ""


class Guest(Message, frozen=True):
    """Come in under a made-up name."""

    id: Id
    name: Word


class Register(Message, frozen=True):
    """Make an account; ``code`` is an invitation, where the server wants one."""

    id: Id
    name: Word
    password: Secret
    code: Annotated[str, Meta(max_length=40)] = ""


class Login(Message, frozen=True):
    """Come in by name and password."""

    id: Id
    name: Word
    password: Secret


class Resume(Message, frozen=True):
    """Come in again by the token of the last time."""

    id: Id
    token: Secret


class LookAround(Message, frozen=True):
    """Who is there, and which tables: answered by :class:`Around`."""

    id: Id


class Befriend(Message, frozen=True):
    """Call somebody a friend, or (``on`` false) no more."""

    id: Id
    name: Word
    on: bool = True


class AskCode(Message, frozen=True):
    """An invitation to the server, for somebody without an account: answered by :class:`Code`."""

    id: Id


class AskAccount(Message, frozen=True):
    """What opens one's own account: answered by :class:`Account`."""

    id: Id


class ChangePassword(Message, frozen=True):
    """A new password in the place of ``password``: answered by :class:`Changed`."""

    id: Id
    new: Secret
    password: Proof = ""


class ForgetKeys(Message, frozen=True):
    """Let nobody in any more by the ssh keys of one's own account."""

    id: Id


class CloseAccount(Message, frozen=True):
    """Close one's own account for good: answered by :class:`Done` and ``Bye``."""

    id: Id
    password: Proof = ""


class Open(Message, frozen=True):
    """Open a table, and be its host: answered by :class:`Entered`."""

    id: Id
    game: Word | None = None
    private: bool = False


class Enter(Message, frozen=True):
    """Come to a table, or back to it: answered by :class:`Entered`. ``since`` is the number of the last event
    heard there; ``watch``: not to play."""

    id: Id
    room: Word
    since: Annotated[int, Meta(ge=0)] | None = None
    watch: bool = False


class Do(Message, frozen=True):
    """A command to the table at which one is, whose events were heard up to ``at``. It may be sent again
    under the same id until it is answered: it is carried out once."""

    id: Id
    at: Annotated[int, Meta(ge=0)]
    do: PersonCommand


class Ping(Message, frozen=True):
    """Is anybody there? Answered by :class:`Pong`."""

    id: Id


OfAccount: TypeAlias = AskAccount | ChangePassword | ForgetKeys | CloseAccount
_BetweenTables: TypeAlias = LookAround | Befriend | AskCode | Open | Enter
FromClient: TypeAlias = Hello | Guest | Register | Login | Resume | _BetweenTables | OfAccount | Do | Ping


class Welcome(Message, frozen=True):
    """The server's first message. ``guests``: made-up names are welcome; ``invite_only``: a new account needs
    a code; ``games`` that can be played."""

    version: int
    guests: bool
    invite_only: bool
    games: tuple[str, ...]


class In(Message, frozen=True):
    """Who one is now. ``token`` lets one in again. ``room`` is the table at which one still is, ``kept`` the
    tables where a bot holds one's seat."""

    id: str
    name: str
    guest: bool
    token: str
    room: str | None
    kept: tuple[str, ...]


class Around(Message, frozen=True):
    """Who is online, and how many ``more`` there are; which tables there are; all as one may know it."""

    id: str
    people: tuple[Online, ...]
    tables: tuple[Card, ...]
    invitations: tuple[Card, ...]
    friends: tuple[str, ...]
    more: int = 0


class Code(Message, frozen=True):
    """An invitation to the server: whoever registers with it first gets in."""

    id: str
    code: str


class Account(Message, frozen=True):
    """So many ssh ``keys`` open one's account; ``by_key``: one came in by such a key."""

    id: str
    keys: int
    by_key: bool


class Changed(Message, frozen=True):
    """The password is another; ``token`` lets one in again, and earlier ones do not."""

    id: str
    token: str


class Done(Message, frozen=True):
    """What was asked for is done, and on disk: number ``seq`` of the table's log (0 where no table is
    concerned). ``again``: it had been done before."""

    id: str
    seq: int = 0
    again: bool = False


class Refused(Message, frozen=True):
    """What was asked for is not done, and changed nothing; ``id`` is empty where it could not be read."""

    id: str
    code: str
    params: dict[str, Param] = {}


class Happened(Message, frozen=True):
    """Event ``seq`` of the table at which one is. ``room`` and ``view`` (the game's own) come where they are
    another than before, and are as they stand after it."""

    seq: int
    event: AnyRoomEvent
    room: RoomView | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET


class Missed(msgspec.Struct, frozen=True):
    """An event that one did not hear when it happened."""

    seq: int
    event: AnyRoomEvent


class Entered(Message, frozen=True):
    """One is at a table, which stands like this. ``missed`` is what happened since the number that was told;
    ``complete``: that is all of it. ``view`` is the match under way, or the last one, as the game's own
    value; null where there was none."""

    id: str
    room: RoomView
    view: msgspec.Raw
    missed: tuple[Missed, ...]
    complete: bool


class Invitation(Message, frozen=True):
    """Somebody (``by``) invites one to a table."""

    by: str
    table: Card


class Away(Message, frozen=True):
    """One is at no table any more: ``left``, ``kicked``, ``banned`` or ``closed``."""

    room: str
    why: str


class FriendCame(Message, frozen=True):
    """A friend is online."""

    name: str


class Pong(Message, frozen=True):
    """Here I am."""

    id: str


class Bye(Message, frozen=True):
    """The server closes the connection, and why: ``version``, ``elsewhere`` (the same person has come in
    again), ``stopping``, ``silent`` (nobody came in), ``slow`` (messages were not read), ``unruly``,
    ``full``, ``failed``, ``account-closed``, ``password-changed``, ``way-in-changed`` (what let
    somebody in lets nobody in any more, just as they came)."""

    code: str


_Answer: TypeAlias = In | Around | Code | Account | Changed | Done | Refused | Entered | Pong
FromServer: TypeAlias = Welcome | _Answer | Happened | Invitation | Away | FriendCame | Bye
