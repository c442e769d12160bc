"""A client's part in a fair deal: its own words, and a check of everybody else's (``docs/protocol.md``).

Each player's words are sealed before any are told, so that nobody's depend on another's, the server's own
players' included; and what the server deals follows from a chain that it published first. A client that came
later checks as much of the chain as it has heard.
"""

from __future__ import annotations

from secrets import token_bytes

from thousand.deal import CHAIN, WORD_BYTES, follows, mixed, seal
from thousand.game import Illegal
from thousand.games import load
from thousand.games.landmarks import HandOver
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_match_events import Began, Committed, Played, Proof, Sealed, WordsTold
from thousand.table.room_orders import PersonCommand, Reveal, Seal


class Fairness:
    """What is known of the deals of a match.

    :meth:`hear` raises :class:`Illegal` where something is not as it was promised: ``fair-left-out`` (one's
    own seal is not among the others), ``fair-words`` (words do not fit their seal, or are not those that the
    match is dealt from), ``fair-chain`` (the secret of a hand is not the one committed to), ``fair-seed``
    (the hand was not dealt from it).
    """

    def __init__(self) -> None:
        self._own: bytes | None = None
        self._seals: dict[str, str] = {}
        self._link: bytes | None = None
        self._words: tuple[bytes, ...] | None = None
        self._seeds: dict[int, str] = {}

    def hear(self, event: AnyRoomEvent, me: str) -> PersonCommand | None:
        """Take note of what happened: what has to be said to it, if anything. ``me`` is one's own name."""
        match event:
            case Committed(commitment, by):
                self._link, self._words = bytes.fromhex(commitment), None
                self._own, self._seals, self._seeds = None, {}, {}
                if me in by:
                    self._own = token_bytes(WORD_BYTES)
                    return Seal(seal(self._own))
            case Sealed(seals):
                self._seals = dict(seals)
                if self._own is not None:
                    if seals.get(me) != seal(self._own):
                        raise Illegal("fair-left-out")
                    return Reveal(self._own.hex())
            case WordsTold(who, words):
                if self._seals and seal(bytes.fromhex(words)) != self._seals.get(who):
                    raise Illegal("fair-words", name=who)
            case Began():
                self._begin(event)
            case Played(game, events):
                landmark = load(game).landmark
                over = (mark for mark in map(landmark, events) if isinstance(mark, HandOver))
                self._seeds |= {mark.number: mark.seed for mark in over}
            case Proof(number, link):
                self._check(number, bytes.fromhex(link))
            case _:
                pass
        return None

    def _begin(self, event: Began) -> None:
        """The words that the match is dealt from have to be those that were sealed."""
        self._words = tuple(bytes.fromhex(words) for words in event.words)
        if self._seals and sorted(map(seal, self._words)) != sorted(self._seals.values()):
            raise Illegal("fair-words", name="")

    def _check(self, number: int, link: bytes) -> None:
        """The secret of a hand has to be the next link, and the hand's seed has to follow from it."""
        before, self._link = self._link, link
        if before is not None and number <= CHAIN and not follows(link, before):
            raise Illegal("fair-chain", number=number)
        seed = self._seeds.pop(number, None)
        if seed is not None and self._words is not None and mixed(number, link, self._words).hex() != seed:
            raise Illegal("fair-seed", number=number)
