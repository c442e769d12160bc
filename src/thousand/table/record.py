"""What a match leaves behind: a header and its moves; everything else is derived by replaying them.

The header holds the format's version, the game, every rule value, the seats and the secret master
seed; each move is its notation, the seat that made it and its sequence number.
"""

from __future__ import annotations

from typing import Any

import msgspec

from thousand.deal import SEED_BYTES, WORD_BYTES, Deal, Shared
from thousand.game import Illegal
from thousand.games import Entry, load

VERSION = 1


BOT_NAMES = ("Anna", "Borys", "Celia", "Daniel", "Ewa", "Felix", "Greta", "Hugo", "Irena")
"""What bots are called, the first that are free; one more than can sit beside a person, lest one is the
person's."""


class Chair(msgspec.Struct, frozen=True):
    """One place at the table: a name, and the bot's level where a bot sits there."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, frozen=True):
    """The first line of a match's log. ``rules`` is the game's rule set as plain data; ``master``
    the secret seed in hexadecimal; ``words``, too, what the players of a match over a network added to
    it (None: it is no such match)."""

    game: str
    rules: dict[str, Any]
    chairs: tuple[Chair, ...]
    master: str
    version: int = VERSION
    words: tuple[str, ...] | None = None

    @property
    def entry(self) -> Entry:
        """The registry's entry of the game."""
        return load(self.game)


class Logged(msgspec.Struct, frozen=True):
    """One move of the log: ``seq`` counts from 1."""

    seq: int
    seat: int
    move: str


def make_header(game: str, rules: msgspec.Struct, chairs: tuple[Chair, ...], deal: Deal | Shared) -> Header:
    """The header of a new match."""
    words = tuple(word.hex() for word in deal.words) if isinstance(deal, Shared) else None
    return Header(game, msgspec.to_builtins(rules), chairs, deal.master.hex(), words=words)


def encode_header(header: Header) -> str:
    """The header as one line of JSON."""
    return msgspec.json.encode(header).decode()


def decode_header(text: str) -> Header:
    """Read a header. Raises :class:`Illegal` (``record-version``, ``record-header``, ``no-such-game``)."""
    try:
        version = msgspec.json.decode(text, type=dict[str, Any]).get("version")
        if version != VERSION:
            raise Illegal("record-version", version=str(version)[:20], known=VERSION)
        header = msgspec.json.decode(text, type=Header)
        bots = {chair.bot for chair in header.chairs} - {None}
        if not bots <= header.entry.bots.keys():
            raise Illegal("record-header")
        rules_of(header)
        deal_of(header)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Illegal("record-header") from error
    return header


def rules_of(header: Header) -> Any:
    """The rule set as the game's own type."""
    return msgspec.convert(header.rules, header.entry.rules_type)


def deal_of(header: Header) -> Deal | Shared:
    """The secret deal. Raises ValueError where the seed is not 32 bytes in hexadecimal, or a player's
    words not 16."""
    master = bytes.fromhex(header.master)
    if len(master) != SEED_BYTES:
        raise ValueError("a master seed has 32 bytes")
    if header.words is None:
        return Deal(master)
    words = tuple(map(bytes.fromhex, header.words))
    if any(len(word) != WORD_BYTES for word in words):
        raise ValueError("a player's words have 16 bytes")
    return Shared(master, words)
