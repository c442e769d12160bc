"""The play of a deal of Tysiąc with every card in the open: does the declarer get its points?

Hands are sets of bits, a card's bit being its number (:class:`~thousand.tysiac.cards.Card`), and players are
*places* in turn, 0 to 2. The search is an alpha-beta with a window of nothing: it asks of a position only
whether the declarer, playing its best against defenders who play theirs together, still gets ``need`` points.
What it finds about positions between two tricks is kept, so that asking about the next card, or about another
contract, costs little. Marriages and the trump that they bring are part of the play (spec "Tricks"), as are
the four cards that go with two seats to whoever takes the last trick (spec "The musik").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thousand.bots.tysiac_bits import (
    ABOVE,
    COUPLE,
    HALF,
    HALF_BITS,
    IS_HALF,
    NO_TRUMP,
    POINTS,
    RANKS,
    SUIT_BITS,
    WED,
    WED_HIGH,
    WED_LOW,
    WORTH,
    beats,
    bits_of,
    cards_in,
    declares,
)
from thousand.tysiac.cards import Card
from thousand.tysiac.rules import MustBeat, Rules


class TooHard(Exception):
    """The search has looked at as many positions as it may."""


class Solver:
    """One deal with all hands known. ``hands`` are what each place holds now, the trick that lies apart;
    ``away`` what the cards laid away are worth; ``nodes`` how many positions may be looked at in all."""

    def __init__(
        self, rules: Rules, hands: Sequence[int], declarer: int, *, away: int = 0, nodes: int = 1_000_000
    ) -> None:
        self.hands = list(hands)
        self.declarer = declarer
        self.away = away
        self.nodes = nodes
        self._count = len(hands)
        self._must_trump = rules.must_trump
        self._must_beat = rules.must_beat is not MustBeat.NONE
        self._must_overtrump = rules.must_beat is MustBeat.SUIT_AND_TRUMP
        self._weds_at_first = rules.marriage_on_first_trick
        self._unwed = 0
        self._at_least: dict[int, int] = {}
        self._at_most: dict[int, int] = {}

    def makes(
        self,
        need: int,
        leader: int,
        trump: int = NO_TRUMP,
        *,
        first: bool = False,
        table: Sequence[int] = (),
    ) -> bool:
        """Whether the declarer gets ``need`` more points.

        The place ``leader`` led the cards of ``table``, which may be a whole trick, or is to lead. ``first``:
        this is the first trick. Raises :class:`TooHard`.
        """
        rest = sum(self.hands)
        if first and not self._weds_at_first:
            # Nobody declares while all cards are there; each world is asked about one deal only.
            self._unwed = rest | bits_of(map(Card, table))
        if not table:
            return self._lead(rest, leader, trump, need)
        best, winner, points = table[0], leader, 0
        for step, card in enumerate(table):
            points += POINTS[card]
            if step and beats(card, best, trump):
                best, winner = card, (leader + step) % self._count
        if len(table) == self._count:
            return self._lead(rest, winner, trump, need - points if winner == self.declarer else need)
        place = (leader + len(table)) % self._count
        return self._follow(rest, place, table[0] // RANKS, best, winner, points, len(table), trump, need)

    def makes_after(
        self,
        card: int,
        need: int,
        leader: int,
        trump: int = NO_TRUMP,
        *,
        first: bool = False,
        table: Sequence[int] = (),
    ) -> bool:
        """The same after the place whose turn it is has played ``card``. Raises :class:`TooHard`."""
        place = (leader + len(table)) % self._count
        hand = self.hands[place]
        if not table and (not first or self._weds_at_first):
            suit = card // RANKS
            if declares(hand, card):
                trump = suit
                need -= WED[suit] if place == self.declarer else 0
        self.hands[place] = hand & ~(1 << card)
        try:
            return self.makes(need, leader, trump, first=first, table=(*table, card))
        finally:
            self.hands[place] = hand

    def _lead(self, rest: int, leader: int, trump: int, need: int) -> bool:
        if not rest:
            return need <= (self.away if leader == self.declarer else 0)
        if need <= 0:
            return True
        self.nodes -= 1
        if self.nodes < 0:
            raise TooHard
        declarer = self.declarer
        own = self.hands[declarer] & rest
        most = (
            WORTH[rest & HALF_BITS]
            + WORTH[rest >> HALF]
            + WED_LOW[own & HALF_BITS]
            + WED_HIGH[own >> HALF]
            + self.away
        )
        if need > most:
            return False
        key = (rest << 2 | leader) << 3 | trump
        if need <= self._at_least.get(key, 0):
            return True
        if need > self._at_most.get(key, most):
            return False
        hand = self.hands[leader] & rest
        sure = sure_points(hand, rest ^ hand, trump, self.hands, rest)
        if leader == declarer:
            if need <= sure:
                return True
        elif need > most - sure:
            return False
        made = self._best_lead(rest, leader, trump, need, hand)
        if made:
            self._at_least[key] = need
        else:
            self._at_most[key] = need - 1
        return made

    def _best_lead(self, rest: int, leader: int, trump: int, need: int, hand: int) -> bool:
        mine = leader == self.declarer
        place = (leader + 1) % self._count
        weds = rest != self._unwed
        for card in _leads(hand, rest ^ hand, trump):
            suit = card // 6
            if weds and IS_HALF[card] and hand >> 6 * suit & COUPLE == COUPLE:
                still = need - WED[suit] if mine else need
                made = self._follow(rest ^ 1 << card, place, suit, card, leader, POINTS[card], 1, suit, still)
            else:
                made = self._follow(rest ^ 1 << card, place, suit, card, leader, POINTS[card], 1, trump, need)
            if made == mine:
                return made
        return not mine

    def _follow(
        self,
        rest: int,
        place: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        lying: int,
        trump: int,
        need: int,
    ) -> bool:
        declarer = self.declarer
        mine = place == declarer
        last = lying + 1 == self._count
        allowed = self._allowed(self.hands[place] & rest, led, best, trump)
        beating = allowed & (ABOVE[best] | (SUIT_BITS[trump] if best // RANKS != trump else 0))
        losing = allowed ^ beating
        friendly = not mine and winner != declarer
        # What takes the trick first, the cheapest of it; then what gives least to an enemy, most to a friend.
        order = cards_in(beating) + (cards_in(losing)[::-1] if friendly else cards_in(losing))
        if friendly and last:
            order = cards_in(losing)[::-1] + cards_in(beating)
        for card in order:
            taker, top = (place, card) if beating >> card & 1 else (winner, best)
            if last:
                still = need - points - POINTS[card] if taker == declarer else need
                made = self._lead(rest ^ 1 << card, taker, trump, still)
            else:
                after = (place + 1) % self._count
                made = self._follow(
                    rest ^ 1 << card, after, led, top, taker, points + POINTS[card], lying + 1, trump, need
                )
            if made == mine:
                return made
        return not mine

    def _allowed(self, hand: int, led: int, best: int, trump: int) -> int:
        """The cards of a hand that may follow, as :func:`~thousand.tysiac.tricks.why_not_card` has it."""
        following = hand & SUIT_BITS[led]
        if following:
            if self._must_beat:
                return following & ABOVE[best] or following
            return following
        trumps = hand & SUIT_BITS[trump]
        if not trumps:
            return hand
        over = trumps
        if self._must_overtrump and best // RANKS == trump:
            over = trumps & ABOVE[best] or trumps
        return over if self._must_trump else hand ^ trumps | over


def sure_points(hand: int, others: int, trump: int, hands: Sequence[int], rest: int) -> int:
    """What the leader, with ``hand``, at least takes with its own cards by leading on what nobody beats.

    First its highest trumps; the other suits only if that leaves nobody else a trump. A king or queen that
    would declare a marriage is left out, since the trump would change.
    """
    bits = SUIT_BITS[trump]
    if others & bits:
        count, sure = _RUNS[(hand >> 6 * trump & 63) << 6 | others >> 6 * trump & 63]
        for held in hands:
            if (held & others & bits).bit_count() > count:
                return sure
    # Where others have trumps, those of the leader are counted here with the rest.
    return (
        _RUNS[(hand & 63) << 6 | others & 63][1]
        + _RUNS[(hand >> 6 & 63) << 6 | others >> 6 & 63][1]
        + _RUNS[(hand >> 12 & 63) << 6 | others >> 12 & 63][1]
        + _RUNS[(hand >> 18) << 6 | others >> 18][1]
    )


def _run_of(mine: int, theirs: int) -> tuple[int, int]:
    count = points = 0
    if mine & COUPLE == COUPLE:
        mine &= ~((COUPLE & -COUPLE) * 2 - 1 | COUPLE)  # the marriage, and what lies below it
    for rank in reversed(range(RANKS)):
        if theirs >> rank & 1:
            break
        if mine >> rank & 1:
            count += 1
            points += POINTS[rank]
    return count, points


def _leads(hand: int, others: int, trump: int) -> list[int]:
    """What may be led, the most promising first: marriages, trumps and cards that nobody beats, low cards."""
    weddings, trumps, masters, rest = [], [], [], []
    for card in cards_in(hand):
        suit = card // 6
        if IS_HALF[card] and hand >> 6 * suit & COUPLE == COUPLE:
            weddings.append(card)
        elif others & ABOVE[card]:
            rest.append(card)
        elif suit == trump:
            trumps.append(card)
        else:
            masters.append(card)
    rest.sort(key=POINTS.__getitem__)
    masters.sort(key=POINTS.__getitem__, reverse=True)
    return weddings[::-1] + trumps[::-1] + masters + rest


_RUNS: Final = tuple(_run_of(at >> RANKS, at & 63) for at in range(1 << 2 * RANKS))
