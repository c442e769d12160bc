"""Hidden cards of Tysiąc made up as they may lie by all that a player knows and heard.

What is certain (:class:`~thousand.bots.tysiac_seen.Seen`) holds in every deal made up. What the auction
tells only makes a deal more or less likely: who passed is seldom strong, who bid is seldom weak, and a bid
above 120 needs marriages.
"""

from __future__ import annotations

from random import Random

from thousand.bots.tysiac_bits import bits_of, cards_in, marriages_in
from thousand.bots.tysiac_hand import estimate
from thousand.bots.tysiac_seen import Seen
from thousand.tysiac.cards import Card
from thousand.tysiac.rules import CAP_WITHOUT_MARRIAGE, OPENING, STEP

TRIES = 200
"""How often to deal again where the last cards fit nowhere."""

LIKELY = 6
"""How many deals to take in turn, until one is likely enough by the auction."""

PER_STEP = 0.75
"""How much less likely each ten makes a hand that is stronger than its pass, or weaker than its bid."""

NO_MARRIAGE = 0.02
"""How likely a bid is that the hand would not have allowed: some of its cards may be elsewhere now."""

KEPT = {0: 0.5, 2: 0.6, 3: 0.85, 4: 0.85, 10: 0.97, 11: 1.0}
"""How likely a declarer is to keep a card of the shown musik, by its points."""


class NoDeal(Exception):
    """No way was found to deal the hidden cards."""


class Sampler:
    """Makes up deals for one position, by the chance of ``chance``."""

    def __init__(self, seen: Seen, chance: Random) -> None:
        self.seen = seen
        self.chance = chance
        self.nowhere = seen.count
        self._allowed = {card: self._places(card) for card in cards_in(seen.unseen)}
        self._musik = self._hidden_gift()
        self._played = self._by_place()
        self._said = [
            (seen.places.index(call.seat), call.points, call.points or self._asked(nth))
            for nth, call in enumerate(seen.view.calls)
            if call.seat != seen.view.viewer
        ]

    def deal(self) -> list[int]:
        """Everybody's cards, at each place; the viewer's own among them. Raises :class:`NoDeal`."""
        hands = self._deal()
        for _ in range(LIKELY - 1):
            if self.chance.random() < self._likelihood(hands):
                break
            hands = self._deal()
        return hands

    def _places(self, card: int) -> list[int]:
        seen = self.seen
        for place in seen.others:
            if seen.holds[place] >> card & 1:
                return [place]
        places = [place for place in seen.others if seen.may_hold(place) >> card & 1]
        return [*places, self.nowhere] if seen.hidden else places

    def _hidden_gift(self) -> list[int]:
        """Cards of the shown musik that the declarer may have kept or given to the viewer's fellow."""
        seen = self.seen
        if seen.view.musik is None or seen.fellow is None:
            return []
        return [card for card in seen.view.musik if len(self._allowed.get(card, ())) > 1]

    def _by_place(self) -> list[int]:
        played = [0] * self.seen.count
        for place, card in self.seen.plays():
            played[place] |= 1 << card
        return played

    def _asked(self, nth: int) -> int:
        """The bid that would have been the next when call ``nth`` was made."""
        return max((call.points or 0 for call in self.seen.view.calls[:nth]), default=0) + STEP

    def _deal(self) -> list[int]:
        for _ in range(TRIES):
            hands = self._try()
            if hands is not None:
                return hands
        raise NoDeal

    def _try(self) -> list[int] | None:
        seen, chance = self.seen, self.chance
        room = [*seen.sizes, seen.hidden]
        hands = [0] * (seen.count + 1)
        hands[seen.me], room[seen.me] = seen.own, 0
        allowed = self._allowed
        if self._musik:
            allowed = dict(allowed)
            given = False
            for card in chance.sample(self._musik, len(self._musik)):
                # One gift at the most went to the fellow.
                given_now = not given and chance.random() > KEPT[Card(card).points]
                given = given or given_now
                assert seen.fellow is not None
                assert seen.declarer is not None
                allowed[card] = [seen.fellow if given_now else seen.declarer]
        cards = list(allowed)
        chance.shuffle(cards)
        cards.sort(key=lambda card: len(allowed[card]))
        for card in cards:
            places = allowed[card]
            total = sum(room[place] for place in places)
            if not total:
                return None
            at = chance.random() * total
            for place in places:
                at -= room[place]
                if at < 0:
                    break
            hands[place] |= 1 << card
            room[place] -= 1
        return hands[:-1]

    def _likelihood(self, hands: list[int]) -> float:
        """How well the hands go with what was said in the auction."""
        seen = self.seen
        likelihood = 1.0
        for place, bid, asked in self._said:
            hand = self._first_hand(place, hands)
            worth = estimate(hand, seen.count, 7 if seen.count == 3 else 10)
            if bid is None:
                wrong = worth - asked
            elif bid == OPENING:
                continue
            else:
                wrong = bid - worth
                if bid > CAP_WITHOUT_MARRIAGE + marriages_in(hand):
                    likelihood *= NO_MARRIAGE
            if wrong > 0:
                likelihood *= PER_STEP ** (wrong / STEP)
        return likelihood

    def _first_hand(self, place: int, hands: list[int]) -> int:
        """What a place held in the auction, as far as it can be told."""
        view = self.seen.view
        hand = hands[place] | self._played[place]
        if view.viewer == view.declarer:
            return hand & ~bits_of(gift.card for gift in view.gifts if gift.card is not None)
        if place == self.seen.declarer:
            hand |= bits_of(gift.card for gift in view.gifts if gift.card is not None)
            return hand & ~bits_of(view.musik or ())
        return hand
