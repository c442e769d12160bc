"""A client's check of every hand of a match: its secret, its seed and its cards (``docs/protocol.md``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from thousand.deal import CHAIN, commitment, follows, mixed
from thousand.game import Illegal
from thousand.games import load
from thousand.games.landmarks import HandBegan, HandOver, Landmark, MatchBegan


class _Hand:
    """A hand that is not proven: its commitment and, once it is over, its seed, both in hexadecimal, and all
    that was perceived of it. Where its beginning was not, there is no commitment, and nothing is kept."""

    def __init__(self, number: int, commitment: str | None = None) -> None:
        self.number = number
        self.commitment = commitment
        self.seed = ""
        self.events: list[Any] = []


class Proving:
    """What is known of a match's hands: the secrets are links of a chain, of which ``start`` is link 0.

    The methods are called for what happens at the table, in order, and raise :class:`Illegal` as
    :class:`~thousand.net.fairness.Fairness` does. Whatever of the match was not perceived, its start too, is
    left out of the check.
    """

    def __init__(self, start: bytes | None = None) -> None:
        self._last = None if start is None else (0, start)
        self._words: tuple[bytes, ...] | None = None
        self._began = False
        self._gap = False
        self._game = ""
        self._match: Any = None
        self._before: list[Any] = []
        self._hand: _Hand | None = None

    def begin(self, words: tuple[bytes, ...]) -> None:
        """The match begins, and is dealt from these words."""
        self._words, self._began = words, True

    def skip(self) -> None:
        """Something of the match was not perceived: perhaps whole hands, or a part of one."""
        self._gap, self._hand, self._before = True, None, []

    def play(self, game: str, events: Iterable[Any]) -> None:
        """The match goes on."""
        landmark_of = load(game).landmark
        troubles: list[Illegal] = []
        for event in events:
            landmark = landmark_of(event)
            trouble = None if landmark is None else self._reach(landmark, game, event)
            if trouble is not None:
                troubles.append(trouble)
            if self._hand is not None and self._hand.commitment is not None:
                self._hand.events.append(event)
        if troubles:
            raise troubles[0]

    def _reach(self, landmark: Landmark, game: str, event: Any) -> Illegal | None:
        """A match begins only from words that were told, and a hand only when the last one is proven."""
        match landmark:
            case MatchBegan():
                told, self._began = self._began, False
                self._game, self._match, self._before = game, event, []
                return None if told else Illegal("fair-left-out")
            case HandBegan(number, committed):
                last, self._hand = self._hand, _Hand(number, committed)
                return None if last is None else Illegal("fair-chain", number=last.number)
            case HandOver(number, seed):
                if self._hand is None:
                    self._hand = _Hand(number)
                self._hand.seed = seed
        return None

    def end(self) -> None:
        """The match is over: no hand may be left without its proof."""
        last, self._hand = self._hand, None
        if last is not None:
            raise Illegal("fair-chain", number=last.number)

    def abandon(self) -> None:
        """The match ends in the middle: no hand that is over may be left without its proof."""
        if self._hand is not None and not self._hand.seed:
            self._hand = None
        self.end()

    def prove(self, number: int, link: bytes) -> None:
        """The secret of a hand has to be the next link; its seed has to follow from it, and its cards from
        its seed."""
        hand, self._hand = self._hand, None
        before, self._before = self._before, [] if hand is None else hand.events
        gap, self._gap = self._gap, False
        if not self._is_next(number, link, gap) or (hand is not None and hand.number != number):
            raise Illegal("fair-chain", number=number)
        self._last = (number, link)
        if not self._opens(hand, before, number, link, gap):
            raise Illegal("fair-seed", number=number)

    def _is_next(self, number: int, link: bytes, gap: bool) -> bool:
        """Whether this is the link behind the last one. Nothing commits to those beyond the chain."""
        if self._last is None:
            return True
        last, before = self._last
        steps = number - last
        if steps < 1 or (steps > 1 and not gap):
            return False
        return number > CHAIN or follows(link, before, steps)

    def _opens(self, hand: _Hand | None, before: list[Any], number: int, link: bytes, gap: bool) -> bool:
        """Whether the hand was dealt from this secret. In a match that was perceived from its beginning on
        no hand begins or ends unperceived."""
        whole = self._match is not None and not gap
        if hand is None:
            return not whole
        seed = bytes.fromhex(hand.seed) if self._words is None else mixed(number, link, self._words)
        if hand.seed != seed.hex():
            return False
        if hand.commitment is None:
            return not whole
        dealt = self._match is None or self._dealt(before, hand.events, seed)
        return dealt and hand.commitment == commitment(seed)

    def _dealt(self, before: list[Any], hand: list[Any], seed: bytes) -> bool:
        """Whether the cards of a hand are those of its seed."""
        try:
            return load(self._game).follows(self._match, before, hand, seed)
        except (Illegal, LookupError, ValueError):  # no events that any match could bring
            return False
