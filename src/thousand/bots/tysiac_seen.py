"""What a player of Tysiąc knows of the others' cards, from its view alone, as sets of bits.

Nothing is guessed here: who did not follow a suit has none of it, who did not trump has no trump, who led a
king without declaring lacks the queen (spec "Tricks"); a card given, a musik shown and a marriage declared
tell where cards are (spec "The musik").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec

from thousand.bots.tysiac_bits import ABOVE, NO_TRUMP, bits_of, cards_in
from thousand.tysiac.cards import COUPLES, DECK, PARTNER, Card, Suit
from thousand.tysiac.deals import Marriage
from thousand.tysiac.moves import Phase
from thousand.tysiac.tricks import why_not_card, winning
from thousand.tysiac.view import View

ALL = (1 << len(DECK)) - 1


class Seen:
    """A view of a deal under way. *Places* are those who take part, in turn from the opener on.

    ``own``, ``played`` and ``unseen`` are cards; so are, for each place, ``holds`` (it is known to hold
    these of the unseen ones) and ``cannot`` (it holds none of these). ``sizes`` tells how many cards a place
    holds, ``hidden`` how many unseen ones nobody does: the musik in the auction, cards laid away.
    """

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.rules = view.rules
        self.places = view.players
        self.count = len(view.players)
        self.me = view.players.index(view.viewer)
        self.declarer = None if view.declarer is None else view.players.index(view.declarer)
        self.trump = NO_TRUMP if view.trump is None else int(view.trump)
        self.leader = view.players.index(view.leader) if view.phase is Phase.PLAY else self.me
        self.own = bits_of(view.cards)
        self.played = bits_of(card for trick in view.tricks for card in trick.cards) | bits_of(view.table)
        self.unseen = ALL & ~(self.own | self.played | bits_of(view.laid))
        self.sizes = [view.counts[seat] for seat in view.players]
        others = sum(self.sizes) - self.sizes[self.me]
        self.hidden = self.unseen.bit_count() - others
        self.holds = [0] * self.count
        self.cannot = [0] * self.count
        self.cannot[self.me] = ALL
        self._learn_from_the_musik()
        self._learn_from_play()
        self._conclude()

    @property
    def others(self) -> list[int]:
        """The other places, from the next one on."""
        return [(self.me + step) % self.count for step in range(1, self.count)]

    @property
    def is_declarer(self) -> bool:
        """Whether the viewer is the declarer, or made the highest bid so far."""
        return self.declarer == self.me

    @property
    def fellow(self) -> int | None:
        """The place that defends together with the viewer; None with two players, and for the declarer."""
        if self.is_declarer or self.count == 2:
            return None
        return next(place for place in self.others if place != self.declarer)

    @property
    def need(self) -> int:
        """How many points the declarer still lacks, cards laid away left out."""
        seat = self.view.declarer
        return 0 if seat is None else self.view.contract - self.view.points[seat]

    @property
    def to_come(self) -> list[int]:
        """The places that play to this trick after the viewer."""
        return self.others[: self.count - 1 - len(self.view.table)]

    @property
    def rest_of_table(self) -> int:
        """The points that lie in this trick."""
        return sum(card.points for card in self.view.table)

    @property
    def taker(self) -> int:
        """The place that takes the trick as it lies."""
        return (self.leader + winning(self.view.table, self.view.trump)) % self.count

    def may_hold(self, place: int) -> int:
        """The unseen cards that the place may hold."""
        if not self.sizes[place]:
            return 0
        return self.unseen & ~self.cannot[place]

    def is_master(self, card: int) -> bool:
        """Whether no other place may hold a higher card of the suit."""
        return not any(self.may_hold(place) & ABOVE[card] for place in self.others)

    def seat(self, place: int) -> int:
        """The seat at a place."""
        return self.places[place]

    def plays(self) -> Iterator[tuple[int, int]]:
        """All cards played, in turn, and the place that played each."""
        for leader, _, cards in self.tricks():
            for step, card in enumerate(cards):
                yield (self.places.index(leader) + step) % self.count, int(card)

    def _learn_from_the_musik(self) -> None:
        view = self.view
        if view.viewer == view.declarer:
            for gift in view.gifts:
                if gift.card is not None:
                    self.holds[self.places.index(gift.to)] |= 1 << gift.card
        elif view.musik is not None and self.count == 3:
            musik = bits_of(view.musik)
            fellow = self.fellow
            if fellow is not None and not any(gift.to == self.places[fellow] for gift in view.gifts):
                self.cannot[fellow] |= musik

    def _learn_from_play(self) -> None:
        view = self.view
        for suit, declared in ((one.suit, one) for one in view.marriages):
            self.holds[self.places.index(declared.seat)] |= bits_of(COUPLES[suit])
        for nth, (leader, trump, cards) in enumerate(self.tricks()):
            for step, card in enumerate(cards):
                place = (self.places.index(leader) + step) % self.count
                if place == self.me:
                    continue
                if step:
                    self._learn_from_following(place, cards[:step], trump, card)
                else:
                    self._learn_from_lead(place, nth, card)
        for place in range(self.count):
            self.holds[place] &= self.unseen

    def tricks(self) -> Iterator[tuple[int, Suit | None, Sequence[Card]]]:
        """All tricks so far, the one that lies included: the seat that led, the trump then, and the cards."""
        for trick in self.view.tricks:
            yield trick.leader, trick.trump, trick.cards
        yield self.view.leader, self.view.trump, self.view.table

    def _learn_from_following(
        self, place: int, table: Sequence[Card], trump: Suit | None, card: Card
    ) -> None:
        """Any card beside which this one would have been refused was not there."""
        if card.suit == table[0].suit and not self._must_beat:
            return
        for other in cards_in(self.unseen & ~self.cannot[place]):
            if why_not_card(self.rules, (card, Card(other)), table, trump, card) is not None:
                self.cannot[place] |= 1 << other

    @property
    def _must_beat(self) -> bool:
        return self.rules.must_beat.value != "none"

    def _learn_from_lead(self, place: int, nth: int, card: Card) -> None:
        """Half a marriage was led: it was declared, or the other half was not there."""
        partner = PARTNER.get(card)
        if partner is None or (nth == 0 and not self.rules.marriage_on_first_trick):
            return
        declared = Marriage(self.places[place], card.suit, nth + 1)
        if declared not in self.view.marriages:
            self.cannot[place] |= 1 << partner

    def _conclude(self) -> None:
        """What only one place can hold, it holds; and whose cards are all known has no others."""
        for _ in range(self.count):
            for place in self.others:
                for other in self.others:
                    if other != place:
                        self.cannot[place] |= self.holds[other]
                if self.holds[place].bit_count() == self.sizes[place]:
                    self.cannot[place] |= ALL & ~self.holds[place]
                if (self.unseen & ~self.cannot[place]).bit_count() == self.sizes[place]:
                    self.holds[place] = self.unseen & ~self.cannot[place]
            if self.hidden == 0:
                for place in self.others:
                    elsewhere = 0
                    for other in self.others:
                        if other != place:
                            elsewhere |= self.may_hold(other)
                    self.holds[place] |= self.unseen & ~elsewhere


def fingerprint(view: View) -> int:
    """A number from all that the viewer sees: equal views, equal slips and searches."""
    return int.from_bytes(blake2b(msgspec.msgpack.encode(view), digest_size=8).digest(), "big")
