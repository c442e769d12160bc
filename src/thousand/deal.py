"""Our own shuffle, documented and versioned, so that a seed deals the same cards for ever.

The shuffle (version 1)
-----------------------
A *stream* is made of the SHA-256 digests of ``label || seed || counter`` for counter 0, 1, 2...
(8 bytes, big-endian), each digest read as eight unsigned 32-bit big-endian words. ``label`` is
``b"thousand/shuffle/1/" + n`` with *n* in decimal: shuffle 0 of a hand deals it, shuffle n is its
n-th reshuffle.

A number below *k* is drawn by taking words until one is below the greatest multiple of *k* that
is not above 2**32 (rejection sampling), then taking it modulo *k*.

The shuffle is Fisher-Yates from the end: for i = len - 1 down to 1, swap item i with item j, j
being a number below i + 1. ``random.shuffle`` is never used: Python does not promise its output.

Seeds
-----
A match has one secret 32-byte master seed. Hand n (from 1) has the seed
``SHA-256(b"thousand/hand/1/" + n + b"/" + master)``; the commitment to a hand is the SHA-256 of its
seed. Knowing one hand's seed tells nothing about another's.

What else a match draws (its first dealer) comes from the stream with the label
``b"thousand/" + name + b"/1"`` and the seed of hand 1. ``--seed n`` stands for the master seed
``SHA-256(b"thousand/seed/1/" + n)``, *n* in decimal.

Seeds that the players have a part in
-------------------------------------
Over a network nobody has to trust whoever deals. The master seed is there the last link of a *chain*
of :data:`CHAIN` links, in which each link is ``SHA-256(b"thousand/chain/1/" + the next one)``. Link 0 is
published before anything else: it commits to all the others. Then each player adds random words, sealed
first and opened when all seals are known (:func:`seal`). Hand n has the seed
``SHA-256(b"thousand/words/1/" + n + b"/" + link n + the words)``, the words in the order of the seats;
link n is published when the hand is over. It is checked against link n - 1 (:func:`follows`), and tells
nothing of link n + 1. Hands beyond the chain have links of their own, which nothing commits to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from struct import Struct as Packing
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32

WORD_BYTES = 16
"""How many random bytes each player adds to the deals of a match over a network."""

CHAIN = 1024
"""How many hands of a match over a network one commitment holds for."""

_WORDS = Packing(">8I")
_WORD_SPAN = 1 << 32


class Seeds(Protocol):
    """Where a match's cards come from, secret or revealed: all that the rules ask of a deal."""

    def hand_seed(self, number: int) -> bytes:
        """The seed (32 bytes) of hand ``number``, counted from 1."""

    def draw_number(self, label: str, below: int) -> int:
        """A number from 0 to ``below - 1`` that the match owes to chance, such as its first dealer.

        It follows from the seed of hand 1, so that revealing the hands' seeds reveals all (spec 10).
        """


class Deal(msgspec.Struct, frozen=True):
    """The :class:`Seeds` of a match that is played: they follow from its secret master seed (32 bytes)."""

    master: bytes

    def hand_seed(self, number: int) -> bytes:
        """The secret seed of hand ``number``."""
        return sha256(b"thousand/hand/1/%d/" % number + self.master).digest()

    def draw_number(self, label: str, below: int) -> int:
        """A number that the match owes to chance."""
        return _drawn(self.hand_seed(1), label, below)


class Shared(msgspec.Struct, frozen=True):
    """The :class:`Seeds` of a match that is played over a network: they follow from the secret master
    seed (32 bytes) and from the players' ``words``."""

    master: bytes
    words: tuple[bytes, ...]

    def link(self, number: int) -> bytes:
        """Link ``number`` of the chain: 0 is published first, link n is the secret of hand n."""
        if number > CHAIN:
            return Deal(self.master).hand_seed(number)
        link = self.master
        for _ in range(CHAIN - number):
            link = _before(link)
        return link

    def hand_seed(self, number: int) -> bytes:
        """The secret seed of hand ``number``."""
        return mixed(number, self.link(number), self.words)

    def draw_number(self, label: str, below: int) -> int:
        """A number that the match owes to chance."""
        return _drawn(self.hand_seed(1), label, below)


class SeedUnknown(LookupError):
    """The seed of a hand has not been revealed."""


class Revealed(msgspec.Struct, frozen=True):
    """The :class:`Seeds` of a match that is replayed: those of its ended hands, as its record tells
    them. Asking for a later one raises :class:`SeedUnknown`."""

    seeds: tuple[bytes, ...]

    def hand_seed(self, number: int) -> bytes:
        """The revealed seed of hand ``number``."""
        if number > len(self.seeds):
            raise SeedUnknown(number)
        return self.seeds[number - 1]

    def draw_number(self, label: str, below: int) -> int:
        """A number that the match owed to chance."""
        return _drawn(self.hand_seed(1), label, below)


def from_number(seed: int) -> Deal:
    """The deal that ``--seed`` asks for: the same whole number, the same match."""
    return Deal(sha256(b"thousand/seed/1/%d" % seed).digest())


def commitment(hand_seed: bytes) -> str:
    """What may be published before the first card: the SHA-256 of a hand's seed, in hexadecimal."""
    return sha256(hand_seed).hexdigest()


def seal(words: bytes) -> str:
    """What a player publishes before its words, so that nobody's depend on another's (hexadecimal)."""
    return sha256(b"thousand/seal/1/" + words).hexdigest()


def mixed(number: int, link: bytes, words: Iterable[bytes]) -> bytes:
    """The seed of hand ``number`` from its link of the chain and the players' words."""
    return sha256(b"thousand/words/1/%d/" % number + link + b"".join(words)).digest()


def follows(link: bytes, before: bytes, steps: int = 1) -> bool:
    """Whether a link of the chain is the one that the link so many ``steps`` before it committed to."""
    for _ in range(steps):
        link = _before(link)
    return link == before


def shuffle(items: Sequence[T], seed: bytes, nth: int = 0) -> tuple[T, ...]:
    """The items in the order of shuffle ``nth`` of ``seed`` (see the module's text).

    >>> shuffle("abcdefgh", bytes(32))
    ('c', 'f', 'a', 'd', 'e', 'b', 'g', 'h')
    """
    shuffled = list(items)
    words = _stream(b"thousand/shuffle/1/%d" % nth, seed)
    bounds = range(len(shuffled), 1, -1)
    for bound, j in zip(bounds, _numbers(words, bounds), strict=True):
        i = bound - 1
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return tuple(shuffled)


def _before(link: bytes) -> bytes:
    """The link of a chain that commits to this one."""
    return sha256(b"thousand/chain/1/" + link).digest()


def _drawn(seed: bytes, label: str, below: int) -> int:
    words = _stream(b"thousand/%s/1" % label.encode(), seed)
    return next(_numbers(words, (below,)))


def _numbers(words: Iterator[int], bounds: Iterable[int]) -> Iterator[int]:
    """A number below each bound in turn."""
    for bound in bounds:
        limit = _WORD_SPAN - _WORD_SPAN % bound
        for word in words:
            if word < limit:
                yield word % bound
                break


def _stream(label: bytes, seed: bytes) -> Iterator[int]:
    counter = 0
    prefix = label + seed
    while True:
        yield from _WORDS.unpack(sha256(prefix + counter.to_bytes(8, "big")).digest())
        counter += 1
