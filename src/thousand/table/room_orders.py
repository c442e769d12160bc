"""What can be asked of a room: a person's commands, and those that only the server gives.

A person's command comes in an :class:`Order`, which names it once for all and tells what its sender had
heard by then. Texts and names in them are nobody's yet: the room cleans what it keeps.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from thousand.games.options import Value

Word = Annotated[str, Meta(min_length=1, max_length=80)]
"""A name of a person, a game, a rule set, an option or a level."""


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The root of the union: never made itself."""


class Join(Command, frozen=True):
    """Come to the table, to play where there is a place, or only to ``watch``. Who owns a seat in the match
    under way has it back."""

    watch: bool = False


class Leave(Command, frozen=True):
    """Leave the table. In a match a bot takes over; the seat stays the person's own."""


class Sit(Command, frozen=True):
    """Take a place, while no match is on."""


class Stand(Command, frozen=True):
    """Give up one's place and watch, while no match is on."""


class Say(Command, frozen=True):
    """Say something to the table, or ``to`` one person; ``emote``: it tells what one does."""

    text: Annotated[str, Meta(max_length=2000)]
    to: Word | None = None
    emote: bool = False


class Mute(Command, frozen=True):
    """Hear no more of somebody's chat, or (``on`` false) hear it again."""

    name: Word
    on: bool = True


class Invite(Command, frozen=True):
    """Invite somebody to the table. At a private table only the host may."""

    name: Word


class Kick(Command, frozen=True):
    """Host: send somebody away; ``ban``: for as long as there is this table."""

    name: Word
    ban: bool = False


class Unban(Command, frozen=True):
    """Host: let somebody come again."""

    name: Word


class HandOver(Command, frozen=True):
    """Host: make somebody else the host."""

    name: Word


class SetPrivate(Command, frozen=True):
    """Host: only who is invited may come, or anybody."""

    on: bool


class AddBot(Command, frozen=True):
    """Host: a bot more, of the game's usual level where none is named."""

    level: Word | None = None


class RemoveBot(Command, frozen=True):
    """Host: a bot less, the last one or the one in ``seat``."""

    seat: int | None = None


class Swap(Command, frozen=True):
    """Host: two seats change places, as teams need it."""

    seat: int
    other: int


class ChooseGame(Command, frozen=True):
    """Host: what is played here; None: nothing, the table is for talk."""

    game: Word | None


class Choose(Command, frozen=True):
    """Host: the game's options. ``rules`` takes a rule set and forgets what was chosen before, ``options``
    are what differs from it."""

    rules: Word | None = None
    options: Annotated[dict[Word, Value], Meta(max_length=100)] = {}


class SetPause(Command, frozen=True):
    """Host: how many ``seconds`` a dirty trick is waited for (spec "Time"): 0 not at all, None without
    limit."""

    seconds: Annotated[int, Meta(ge=0, le=60)] | None


class Start(Command, frozen=True):
    """Host: begin a match."""


class Abandon(Command, frozen=True):
    """Host: end the match, or what leads to one, without a result."""


class Seal(Command, frozen=True):
    """Publish what one's random words will be checked against (see ``deal.seal``), after the server's
    commitment."""

    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(Command, frozen=True):
    """Tell one's random words (16 bytes, hexadecimal), after everybody's seal is known."""

    words: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Move(Command, frozen=True):
    """Make a move, in the game's notation."""

    move: Annotated[str, Meta(max_length=100)]


class LetGo(Command, frozen=True):
    """Let a chance out of turn go by, held or not."""


PersonCommand: TypeAlias = (
    Join
    | Leave
    | Sit
    | Stand
    | Say
    | Mute
    | Invite
    | Kick
    | Unban
    | HandOver
    | SetPrivate
    | AddBot
    | RemoveBot
    | Swap
    | ChooseGame
    | Choose
    | SetPause
    | Start
    | Abandon
    | Seal
    | Reveal
    | Move
    | LetGo
)


class Lose(Command, frozen=True):
    """Server: the person's connection is gone."""

    name: str


class Regain(Command, frozen=True):
    """Server: the person is connected again."""

    name: str


class StandIn(Command, frozen=True):
    """Server: the person has been away for long enough: a bot takes over, and somebody else is host."""

    name: str


class Commit(Command, frozen=True):
    """Server: the secret master seed (32 bytes, hexadecimal) of the match that is about to begin."""

    master: str


class Hurry(Command, frozen=True):
    """Server: the time for seals or words is over."""


class EndPause(Command, frozen=True):
    """Server: the time for an answer out of turn, which began at ``since``, is over."""

    since: int


class BotMove(Command, frozen=True):
    """Server: what the bot in ``seat`` does, in the game's notation; None: it lets a chance go by."""

    seat: int
    move: str | None


class Close(Command, frozen=True):
    """Server: nobody has come for long: the table is cleared away."""


ServerCommand: TypeAlias = Lose | Regain | StandIn | Commit | Hurry | EndPause | BotMove | Close

AnyCommand: TypeAlias = PersonCommand | ServerCommand


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, named ``id`` once for all by its sender, who had heard the room up to number ``at``."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    at: Annotated[int, Meta(ge=0)]
    do: AnyCommand
