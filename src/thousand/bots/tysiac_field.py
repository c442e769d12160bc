"""The play of a deal of Tysiąc in plain numbers: what lies on the table, what everybody saw, what is legal.

Cards are sets of bits (:mod:`~thousand.bots.tysiac_bits`), players *places* in turn. All cards are known
here; what everybody saw of each place's cards is kept beside them (spec "Tricks").
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand.bots.tysiac_bits import (
    ABOVE,
    COUPLE,
    IS_HALF,
    NO_TRUMP,
    POINTS,
    RANKS,
    SUIT_BITS,
    WED,
    beats,
    points_in,
)
from thousand.tysiac.rules import MustBeat, Rules


class Field:
    """A deal between two cards of its play.

    For each place: ``hands`` its cards, ``sizes`` how many there are; ``cannot`` cards that everybody knows
    it lacks, ``known`` that it was seen to hold, ``given`` that the declarer gave it; ``got`` its
    points so far, marriages included. ``out`` are all cards not yet played, ``away`` those of them that go
    with the last trick (two seats), and ``laid`` those of these that the declarer knows.

    ``table`` is the trick that lies, which ``leader`` led: ``best`` is the card that takes it so far,
    ``taker`` who played that one, ``stake`` what lies there. ``tricks`` is how many were taken.
    """

    def __init__(self, rules: Rules, count: int, declarer: int, contract: int) -> None:
        self.count = count
        self.declarer = declarer
        self.contract = contract
        self.hands = [0] * count
        self.sizes = [0] * count
        self.cannot = [0] * count
        self.known = [0] * count
        self.given = [0] * count
        self.got = [0] * count
        self.out = 0
        self.away = 0
        self.laid = 0
        self.trump = NO_TRUMP
        self.leader = declarer
        self.table: list[int] = []
        self.best = 0
        self.taker = 0
        self.stake = 0
        self.tricks = 0
        self.must_trump = rules.must_trump
        self.must_beat = rules.must_beat is not MustBeat.NONE
        self.must_overtrump = rules.must_beat is MustBeat.SUIT_AND_TRUMP
        self.weds_at_first = rules.marriage_on_first_trick

    def deal(self, hands: Sequence[int], away: int = 0) -> None:
        """Let the cards lie so."""
        self.out = away
        for place in range(self.count):
            self.hands[place] = hands[place]
            self.sizes[place] = hands[place].bit_count()
            self.out |= hands[place]
        self.away = away

    def become(self, other: Field) -> None:
        """Take over where the other deal stands; both are of one match, declarer and contract."""
        self.hands[:] = other.hands
        self.sizes[:] = other.sizes
        self.cannot[:] = other.cannot
        self.known[:] = other.known
        self.given[:] = other.given
        self.got[:] = other.got
        self.out = other.out
        self.away = other.away
        self.laid = other.laid
        self.trump = other.trump
        self.leader = other.leader
        self.table[:] = other.table
        self.best = other.best
        self.taker = other.taker
        self.stake = other.stake
        self.tricks = other.tricks

    def turn(self) -> int:
        """The place that is to play."""
        return (self.leader + len(self.table)) % self.count

    def need(self) -> int:
        """How many points the declarer still lacks."""
        return self.contract - self.got[self.declarer]

    def weds(self, place: int, card: int) -> bool:
        """Whether the place declares a marriage if it leads the card."""
        couple = self.hands[place] >> card // RANKS * RANKS & COUPLE
        return IS_HALF[card] and couple == COUPLE and (self.tricks > 0 or self.weds_at_first)

    def put(self, card: int) -> None:
        """The place whose turn it is plays a card."""
        place = self.turn()
        if self.table:
            self._follow(place, card)
        else:
            self._lead(place, card)
        bit = 1 << card
        self.hands[place] &= ~bit
        self.sizes[place] -= 1
        self.out &= ~bit
        self.table.append(card)
        self.stake += POINTS[card]
        if len(self.table) == self.count:
            self._take()

    def _lead(self, place: int, card: int) -> None:
        suit = card // RANKS
        couple = COUPLE << RANKS * suit
        if self.weds(place, card):
            self.trump = suit
            self.got[place] += WED[suit]
            self.known[place] |= couple
        elif IS_HALF[card] and (self.tricks or self.weds_at_first):
            self.cannot[place] |= couple
        self.best, self.taker = card, place

    def _follow(self, place: int, card: int) -> None:
        led = self.table[0] // RANKS
        suit = card // RANKS
        if suit != led:
            self.cannot[place] |= SUIT_BITS[led]
            if suit != self.trump and self.must_trump:
                self.cannot[place] |= SUIT_BITS[self.trump]
        if beats(card, self.best, self.trump):
            self.best, self.taker = card, place

    def _take(self) -> None:
        self.got[self.taker] += self.stake
        self.leader = self.taker
        self.stake = 0
        self.tricks += 1
        self.table.clear()
        if not self.sizes[self.leader]:
            self.got[self.leader] += points_in(self.away)

    def allowed(self) -> int:
        """The cards that may be played now."""
        hand = self.hands[self.turn()]
        if not self.table:
            return hand
        following = hand & SUIT_BITS[self.table[0] // RANKS]
        if following:
            return self._over(following) if self.must_beat else following
        trumps = hand & SUIT_BITS[self.trump]
        if not trumps:
            return hand
        over = trumps
        if self.must_overtrump and self.best // RANKS == self.trump:
            over = self._over(trumps)
        return over if self.must_trump else hand ^ trumps | over

    def _over(self, cards: int) -> int:
        """Those of the cards that beat the best one, or all where none does."""
        return cards & ABOVE[self.best] or cards
