"""Everything that was said, to be had again: messages in channels, and places from which to walk them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from thousand.say.message import Kind, Message
from thousand.ui.folding import fold

KEPT = 2000
"""How many messages are kept in each channel; older ones are forgotten."""


class Channel(StrEnum):
    """A part of what was said, in the order in which the channels are walked through."""

    HAPPENED = "happened"
    GAME = "game"
    TALK = "talk"
    ANSWERS = "answers"
    HOUSE = "house"
    ALL = "all"


CHANNELS: dict[Channel, frozenset[Kind]] = {
    Channel.HAPPENED: frozenset({Kind.EVENT, Kind.TALK, Kind.NOTICE}),
    Channel.GAME: frozenset({Kind.EVENT}),
    Channel.TALK: frozenset({Kind.TALK}),
    Channel.ANSWERS: frozenset({Kind.REPLY}),
    Channel.HOUSE: frozenset({Kind.NOTICE, Kind.REFUSAL}),
    Channel.ALL: frozenset({Kind.EVENT, Kind.TALK, Kind.NOTICE, Kind.REPLY, Kind.REFUSAL}),
}
"""Which kinds of message each channel has."""


class Kept(NamedTuple):
    """A message, and its number among all that were said."""

    number: int
    message: Message


class History:
    """The messages of a session, in their channels, oldest first."""

    def __init__(self) -> None:
        self._channels: dict[Channel, list[Kept]] = {channel: [] for channel in Channel}
        self._count = 0

    def add(self, message: Message) -> None:
        """Keep a message in the channels of its kind."""
        self._count += 1
        for channel, kinds in CHANNELS.items():
            if message.kind in kinds:
                self._channels[channel].append(Kept(self._count, message))
                del self._channels[channel][:-KEPT]

    def kept(self, channel: Channel) -> Sequence[Kept]:
        """The messages of a channel, oldest first."""
        return self._channels[channel]

    @property
    def newest(self) -> Message | None:
        """The last thing that happened."""
        happened = self._channels[Channel.HAPPENED]
        return happened[-1].message if happened else None

    def tail(self, count: int) -> list[Message]:
        """The last ``count`` things that happened, oldest first."""
        return [kept.message for kept in self._channels[Channel.HAPPENED][-count:]] if count > 0 else []


class Found(NamedTuple):
    """A message in a channel, and its place there, from 1."""

    message: Message
    place: int
    of: int


class Hit(NamedTuple):
    """A message that a search found; ``nth`` of so many ``hits``, the newest being the first."""

    found: Found
    nth: int
    hits: int


class Walk:
    """A place in a channel of the history, which starts after the newest message.

    ``follows``: whatever is new in the channel brings the place back there.
    """

    def __init__(self, history: History, *, follows: bool = False) -> None:
        self._history = history
        self._follows = follows
        self._at: int | None = None
        self._newest = 0
        self.channel = Channel.HAPPENED

    @property
    def _kept(self) -> Sequence[Kept]:
        return self._history.kept(self.channel)

    @property
    def _index(self) -> int:
        """The place of the message here, or of the last one before it that the channel has."""
        if self._at is None or (self._follows and self._kept and self._kept[-1].number != self._newest):
            return len(self._kept)
        return max(bisect_right(self._kept, self._at, key=_number) - 1, 0)

    def move(self, steps: int) -> Found | None:
        """Walk, stopping at the ends; negative steps go back. None where the channel is empty."""
        if not self._kept:
            return None
        return self._go(min(max(self._index + steps, 0), len(self._kept) - 1))

    def here(self) -> Found | None:
        """The message here, at first the newest one. The moment stays, whatever the channel has of it."""
        if self._at is None:
            return self.jump(newest=True)
        return self._found(self._index) if self._kept else None

    def jump(self, *, newest: bool) -> Found | None:
        """Go to one end of the channel."""
        return self.move(KEPT if newest else -KEPT)

    def switch(self, way: int) -> None:
        """Go to the next channel (``way`` 1) or the one before (-1), to the same moment there. There is none
        for talk where nobody has talked."""
        talked = bool(self._history.kept(Channel.TALK))
        channels = [channel for channel in Channel if talked or channel is not Channel.TALK]
        self.channel = channels[(channels.index(self.channel) + way) % len(channels)]

    def search(self, words: str, way: int, *, here_too: bool = False) -> Hit | None:
        """Go to the next message with these words (folded) further back (``way`` -1) or on (1); None, and
        no step, where there is none. ``here_too``: the message here may be the one."""
        hits = [at for at, kept in enumerate(self._kept) if words in fold(kept.message.text)]
        here = self._index
        if way < 0:
            nth = (bisect_right if here_too else bisect_left)(hits, here) - 1
        else:
            nth = bisect_right(hits, here)
        if not 0 <= nth < len(hits):
            return None
        return Hit(self._go(hits[nth]), len(hits) - nth, len(hits))

    def _go(self, index: int) -> Found:
        self._at = self._kept[index].number
        self._newest = self._kept[-1].number
        return self._found(index)

    def _found(self, index: int) -> Found:
        return Found(self._kept[index].message, index + 1, len(self._kept))


def _number(kept: Kept) -> int:
    return kept.number
