"""A client's part in a fair deal: its own words, and a check of everybody else's (``docs/protocol.md``).

Each player's words are sealed before any are told, so that nobody's depend on another's, the server's own
players' included; and what the server deals follows from a chain that it published first. What the hands
themselves have to do with it is in ``proving``.
"""

from __future__ import annotations

from secrets import token_bytes

from thousand.deal import WORD_BYTES, seal
from thousand.game import Illegal
from thousand.net.proving import Proving
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_match_events import (
    Abandoned,
    Began,
    CalledOff,
    Committed,
    MatchOver,
    Played,
    Proof,
    Sealed,
    WordsTold,
)
from thousand.table.room_orders import PersonCommand, Reveal, Seal


class Fairness:
    """What is known of the deals of the matches at the table where one is: :meth:`enter` before anything
    else that is heard there. Who comes later, or misses something, checks what follows from there on.

    :meth:`hear` raises :class:`Illegal` where something is not as it was promised: ``fair-left-out`` (one
    plays, and has no part in the shuffle), ``fair-words`` (words do not fit their seal, or are not those that
    the match is dealt from, or seals changed once words were told), ``fair-chain`` (the secret of a hand is
    not the one committed to, or is kept back), ``fair-seed`` (the cards of the hand do not follow from it).
    """

    def __init__(self) -> None:
        self._own: bytes | None = None
        self._seals: dict[str, str] | None = None
        self._told = False
        self._left_out = False
        self._table = ("", 0)
        self._proving = Proving()

    def enter(self, room: str, matches: int, *, whole: bool) -> None:
        """One is at a table of which so many matches have begun, for the first time or again; ``whole``: what
        happened there since the last event heard is all told next."""
        if whole:
            return
        self._forget()
        if self._table == (room, matches):
            self._proving.skip()
        else:
            self._table, self._proving = (room, matches), Proving()

    def hear(self, event: AnyRoomEvent, me: str, *, missed: bool = False) -> PersonCommand | None:
        """Take note of what happened: what has to be said to it, if anything. ``me`` is one's own name;
        ``missed``: one was away then, so that nobody could ask for one's words."""
        match event:
            case Committed(commitment, by):
                return self._commit(bytes.fromhex(commitment), me in by)
            case Sealed(seals):
                return self._seal(seals, me)
            case WordsTold(who, words):
                if self._seals is not None and seal(bytes.fromhex(words)) != self._seals.get(who):
                    raise Illegal("fair-words", name=who)
            case CalledOff():
                self._forget()
            case Began():
                self._begin(event, may_be_left_out=missed or me not in event.names)
            case Played(game, events):
                self._proving.play(game, events)
            case Proof(number, link):
                self._proving.prove(number, bytes.fromhex(link))
            case MatchOver():
                self._proving.end()
            case Abandoned():
                self._proving.abandon()
            case _:
                pass
        return None

    def _forget(self) -> None:
        self._own, self._seals, self._told, self._left_out = None, None, False, False

    def _commit(self, link: bytes, asked: bool) -> PersonCommand | None:
        """One's own words, sealed. The shuffle cannot be made again where one's words were told already."""
        told = self._told
        self._forget()
        self._proving = Proving(link)
        if told:
            raise Illegal("fair-words", name="")
        if not asked:
            return None
        self._own = token_bytes(WORD_BYTES)
        return Seal(seal(self._own))

    def _seal(self, seals: dict[str, str], me: str) -> PersonCommand | None:
        """One's own words are told to those who have sealed theirs, and to nobody who does so later."""
        if self._seals is not None:
            raise Illegal("fair-words", name="")
        self._seals = dict(seals)
        if self._own is None:
            return None
        if seals.get(me) != seal(self._own):
            self._own, self._left_out = None, True
            raise Illegal("fair-left-out")
        self._told = True
        return Reveal(self._own.hex())

    def _begin(self, event: Began, *, may_be_left_out: bool) -> None:
        """The words that the match is dealt from have to be those that were sealed, one's own among them."""
        words = tuple(bytes.fromhex(words) for words in event.words)
        self._table = (self._table[0], event.number)
        self._proving.begin(words)
        own, seals, told_already = self._own, self._seals, self._left_out
        asked = own is not None
        self._forget()
        if seals is not None and sorted(map(seal, words)) != sorted(seals.values()):
            raise Illegal("fair-words", name="")
        if (asked and seals is None) or not (asked or may_be_left_out or told_already):
            raise Illegal("fair-left-out")
