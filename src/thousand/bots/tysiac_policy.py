"""The written rules of play of Tysiąc, in plain numbers: what to lead, and what to play to a trick.

They are those of people at the table: high cards that nobody beats before marriages while there is no trump,
trumps drawn where that leaves the other suits safe, points for the fellow defender's trick, and nothing of
worth into an enemy's. Who plays by them sees its own hand and what may be known of the others', no more.
"""

from __future__ import annotations

from typing import Final

from thousand.bots.tysiac_bits import (
    ABOVE,
    IS_HALF,
    NO_TRUMP,
    POINTS,
    RANKS,
    SUIT_BITS,
    WED,
    beats,
    cards_in,
)
from thousand.bots.tysiac_field import Field
from thousand.tysiac.rules import Rules

LEAD: Final = 5.0
"""What it is worth to take a trick, beside its points: the next lead."""

A_CARD: Final = 3.0
"""The points that a card yet to be played brings."""

KEEP_MASTER: Final = 8.0
KEEP_TRUMP: Final = 7.0
KEEP_GUARDED_TEN: Final = 4.0
"""What a card is worth in hand beyond its points: one that nobody beats, a trump, a ten that may yet win."""

KEEP_MARRIAGE: Final = (0.3, 0.6)
"""The share of a marriage's points that each half is worth in hand, to a defender and to the declarer."""

HONOUR: Final = 10
"""Tens and aces have so many points."""

LONG: Final = 3
"""From so many cards on a suit is worth driving out the high card that others hold in it."""

NO_CARD: Final = -1


class Policy(Field):
    """What the place whose turn it is does. Of each other place it knows that it ``may`` hold these cards,
    and ``holds`` those for certain, its own entries being empty; ``theirs`` is all that others may hold."""

    def __init__(self, rules: Rules, count: int, declarer: int, contract: int) -> None:
        super().__init__(rules, count, declarer, contract)
        self.may = [0] * count
        self.holds = [0] * count
        self.theirs = 0

    def pick(self) -> int:
        """The card to play, where more than one is allowed."""
        return self._to_trick() if self.table else self._to_lead()

    # Leading

    def _to_lead(self) -> int:
        place = self.leader
        mine = place == self.declarer
        hand = self.hands[place]
        tops = self.masters(hand)
        wedding = self.marriage(place)
        if wedding >= 0 and (not mine or self.need() <= WED[wedding // RANKS]):
            return wedding
        trumps = hand & SUIT_BITS[self.trump]
        trumps_out = self.theirs & SUIT_BITS[self.trump] != 0
        if mine and trumps_out and trumps & (trumps - 1):
            drawing = tops & trumps
            if wedding >= 0:
                drawing &= ~(1 << wedding)
            if drawing:
                return drawing.bit_length() - 1
        plain = tops & ~trumps & ~couples(hand)
        safe = self._safe(plain)
        # While nobody has a trump to spoil them, the cards that win come before the marriage.
        if wedding >= 0:
            safe &= ~SUIT_BITS[wedding // RANKS]
        if safe:
            return dearest(hand, safe)
        if wedding >= 0:
            return wedding
        if plain and (mine or self.count == 2 or not trumps_out):
            return dearest(hand, plain)
        helped = self._for_the_fellow(place)
        if helped >= 0:
            return helped
        if plain:
            return self._longest_outside(hand, plain)
        forcing = self._forcing(place)
        return forcing if forcing >= 0 else self._lowest(place)

    def marriage(self, place: int) -> int:
        """The queen that, led now, declares the dearest marriage in hand, or NO_CARD."""
        for suit in (3, 2, 1, 0):
            queen = RANKS * suit + 2
            if self.weds(place, queen):
                return queen
        return NO_CARD

    def masters(self, cards: int) -> int:
        """Those of the cards in whose suit no other place may hold a higher one."""
        tops = 0
        for card in cards_in(cards):
            if not self.theirs & ABOVE[card]:
                tops |= 1 << card
        return tops

    def _safe(self, cards: int) -> int:
        """Those of the cards that no enemy may trump."""
        safe = 0
        for card in cards_in(cards):
            if not self.may_be_trumped(self.leader, card // RANKS):
                safe |= 1 << card
        return safe

    def may_be_trumped(self, place: int, suit: int) -> bool:
        """Whether an enemy may be without the suit, and have a trump."""
        for other in range(self.count):
            if other != place and self._enemies(place, other) and self.may_trump(other, suit):
                return True
        return False

    def may_trump(self, other: int, suit: int) -> bool:
        """Whether this place may be without the suit, and have a trump."""
        if suit == self.trump or self.holds[other] & SUIT_BITS[suit]:
            return False
        return self.may[other] & SUIT_BITS[self.trump] != 0

    def _enemies(self, place: int, other: int) -> bool:
        return place == self.declarer or other == self.declarer

    def _for_the_fellow(self, place: int) -> int:
        """The card that brings the most in a trick that the fellow defender surely takes, or NO_CARD."""
        best, most = NO_CARD, 0.0
        if self.count == 3 and place != self.declarer:
            for card in cards_in(self.hands[place]):
                if self.fellow_takes(place, card):
                    worth = POINTS[card] - self.keep(place, card)
                    if best < 0 or worth > most:
                        best, most = card, worth
        return best

    def fellow_takes(self, place: int, card: int) -> bool:
        """Whether the fellow defender surely takes the trick when this is led; of three players."""
        high = self.holds[3 - place - self.declarer] & ABOVE[card]
        if not high or self.may_trump(self.declarer, card // RANKS):
            return False
        return not self.may[self.declarer] & ABOVE[high.bit_length() - 1]

    def _longest_outside(self, hand: int, cards: int) -> int:
        """The card in whose suit the others have the most."""
        best, most = NO_CARD, 0
        for card in cards_in(cards):
            worth = (self.out & ~hand & SUIT_BITS[card // RANKS]).bit_count() << 4 | POINTS[card]
            if best < 0 or worth > most:
                best, most = card, worth
        return best

    def _forcing(self, place: int) -> int:
        """The cheapest card that drives out the one high card above a long suit of ours, or NO_CARD."""
        best, least = NO_CARD, 0.0
        for card in cards_in(self.hands[place]):
            if self.drives_out(place, card) >= 0:
                worth = POINTS[card] + self.keep(place, card)
                if best < 0 or worth < least:
                    best, least = card, worth
        return best

    def drives_out(self, place: int, card: int) -> int:
        """The others' one card above a long suit of ours that this card, led, drives out, or NO_CARD."""
        hand = self.hands[place]
        mine = hand & SUIT_BITS[card // RANKS]
        if mine.bit_count() < LONG or POINTS[card] >= HONOUR or couples(hand) >> card & 1:
            return NO_CARD
        above = self.out & ~hand & ABOVE[mine.bit_length() - 1]
        return above.bit_length() - 1 if above.bit_count() == 1 else NO_CARD

    def _lowest(self, place: int) -> int:
        """The card that costs the least to lose, of a long suit rather than of a short one."""
        hand = self.hands[place]
        best, least = NO_CARD, 0.0
        for card in cards_in(hand):
            cost = POINTS[card] + self.keep(place, card) - (hand & SUIT_BITS[card // RANKS]).bit_count()
            if best < 0 or cost < least:
                best, least = card, cost
        return best

    def keep(self, place: int, card: int) -> float:
        """What a card is worth in hand beyond the points that it brings now."""
        hand, suit = self.hands[place], card // RANKS
        worth = 0.0
        if couples(hand) >> card & 1:
            worth += KEEP_MARRIAGE[place == self.declarer] * WED[suit]
        if suit == self.trump:
            worth += KEEP_TRUMP
        if not self.theirs & ABOVE[card]:
            worth += KEEP_MASTER + POINTS[card]
        elif POINTS[card] == HONOUR and (hand & SUIT_BITS[suit]).bit_count() > 1:
            worth += KEEP_GUARDED_TEN
        return worth

    # Following

    def _to_trick(self) -> int:
        place = self.turn()
        left = self.count - 1 - len(self.table)
        best, most = NO_CARD, 0.0
        for card in cards_in(self.allowed()):
            ours = self.chance(card)
            worth = (2 * ours - 1) * (self.stake + POINTS[card] + A_CARD * left) - self.keep(place, card)
            if beats(card, self.best, self.trump):
                worth += LEAD * ours
            if best < 0 or worth > most:
                best, most = card, worth
        return best

    def chance(self, card: int) -> float:
        """The chance that our side takes the trick after this card; 0 and 1 are certain."""
        place, best, taker = self.turn(), self.best, self.taker
        if beats(card, best, self.trump):
            best, taker = card, place
        sure = 1.0 if taker == place or not self._enemies(place, taker) else 0.0
        for step in range(1, self.count - len(self.table)):
            other = (place + step) % self.count
            over = self._overtakes(other, best)
            if self._enemies(place, other):
                sure *= 1 - over
            else:
                sure += (1 - sure) * over
        return sure

    def _overtakes(self, other: int, best: int) -> float:
        """The chance that a place still to play beats the card that takes the trick so far."""
        led, suit, trump = self.table[0] // RANKS, best // RANKS, self.trump
        may, holds = self.may[other], self.holds[other]
        higher = ABOVE[best] if suit in (led, trump) else 0
        some = may.bit_count()
        lacks_one = 1 - min(1.0, self.sizes[other] / some) if some else 1.0
        direct: float = 1 - lacks_one ** (may & higher).bit_count()
        if suit != led:
            void: float = lacks_one ** (may & SUIT_BITS[led]).bit_count()
            return 0.0 if holds & SUIT_BITS[led] else void * direct
        if holds & higher:
            return 1.0
        if led == trump or trump == NO_TRUMP or not self.may_trump(other, led):
            return direct
        void = lacks_one ** (may & SUIT_BITS[led]).bit_count()
        trumps: float = 1 - lacks_one ** (may & SUIT_BITS[trump]).bit_count()
        return max(direct, void * trumps)


def couples(hand: int) -> int:
    """The cards of the marriages in a hand."""
    wed = hand & hand >> 1 & QUEENS
    return wed | wed << 1


def dearest(hand: int, cards: int) -> int:
    """The card with the most points, of a short suit rather than of a long one."""
    best, most = NO_CARD, 0
    for card in cards_in(cards):
        worth = (POINTS[card] << 4) - (hand & SUIT_BITS[card // RANKS]).bit_count()
        if best < 0 or worth > most:
            best, most = card, worth
    return best


QUEENS: Final = sum(1 << card for card in range(len(IS_HALF)) if card % RANKS == 2)
