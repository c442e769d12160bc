"""What the strong bot of Tysiąc asks of made-up deals: which card, which gifts, how high.

Every deal is carried to its end once for each thing that might be done, the others bidding, giving and
playing as the steady bot does, and so the viewer after this one move. What an end is worth is the chance to
win the match then (:mod:`~thousand.bots.tysiac_stakes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from thousand.bots.tysiac_auction import Auction
from thousand.bots.tysiac_bits import NO_TRUMP, bits_of, cards_in, points_in
from thousand.bots.tysiac_giving import HOPELESS, best_pair, bits_of_numbers, danger, kind_after
from thousand.bots.tysiac_hand import SPREAD, estimate
from thousand.bots.tysiac_playout import Playout
from thousand.bots.tysiac_sample import Sampler
from thousand.bots.tysiac_seen import ALL, Seen
from thousand.bots.tysiac_solver import Solver
from thousand.bots.tysiac_stakes import Stakes
from thousand.bots.tysiac_worlds import Budget, Verdict
from thousand.tysiac.rules import OPENING, STEP

LAST: Final = 4
"""With so many cards in hand it also counts, half and half, what comes of the best play with all cards open:
a contract that is safe is not left to the mistakes of others, nor one that can be beaten."""

Way: TypeAlias = tuple[int, int]
"""A way to go on in the auction: a bid, 0 being a pass, and how high to bid on after it."""

Points: TypeAlias = list[int]
"""What each place takes in a deal; nothing after a bomb."""


class Search:
    """Questions about one position, all answered by one stream of chance and within one budget."""

    def __init__(self, seen: Seen, chance: Random, budget: Budget) -> None:
        self.seen = seen
        self.chance = chance
        self.budget = budget
        self.stakes = Stakes(seen.view)
        self.sampler = Sampler(seen, chance)

    def bids(self, ways: Sequence[Way]) -> tuple[Verdict, list[int]]:
        """What ways to go on in the auction are worth, and what the viewer took where it declared."""
        seen = self.seen
        auction = Auction(seen, self.stakes)
        verdict, taken = Verdict(len(ways)), []
        while self.budget.allows(verdict.worlds):
            hands = self.sampler.deal()
            musik = self._musik(hands)
            limits = auction.limits(hands)
            ends: dict[tuple[int, bool], Points] = {}
            ends[seen.me, False] = self._declared(hands, musik, seen.me, auction.contract + STEP)
            mine = ends[seen.me, False][seen.me]
            worths, made = [], []
            for bid, top in ways:
                if bid:
                    declarer, contract = auction.bidding(limits, bid, top)
                else:
                    declarer, contract = auction.passing(limits)
                # Whatever the contract, the same happens; but the opening may be bombed.
                key = declarer, contract == OPENING
                if key not in ends:
                    ends[key] = self._declared(hands, musik, declarer, contract)
                worths.append(self._worth(declarer, contract, ends[key]))
                made.append(mine >= bid)
            taken.append(mine)
            verdict.add(worths, made)
        return verdict, taken

    def spares(
        self, ways: Sequence[tuple[int, ...]], to: Sequence[int]
    ) -> tuple[Verdict, list[list[Points]]]:
        """What ways to give or lay away are worth: cards, in the order of who waits for them; and what
        everybody took after each, deal by deal."""
        seen = self.seen
        contract = seen.view.contract
        verdict = Verdict(len(ways))
        ends: list[list[Points]] = []
        while self.budget.allows(verdict.worlds):
            hands = self.sampler.deal()
            ends.append([self._given(hands, way, to) for way in ways])
            worths = [self.stakes.played(seen.me, contract, points) for points in ends[-1]]
            verdict.add(worths, [points[seen.me] >= contract for points in ends[-1]])
        return verdict, ends

    def cards(self, cards: Sequence[int]) -> Verdict:
        """What each of the cards is worth, played now."""
        seen = self.seen
        contract, declarer = seen.view.contract, seen.declarer
        assert declarer is not None
        verdict = Verdict(len(cards))
        playout = self._playout(declarer, contract)
        start: Playout | None = None
        while self.budget.allows(verdict.worlds):
            hands = self.sampler.deal()
            start = start or self._so_far(hands, declarer)
            away = self._away(hands)
            solver = self._solver(hands, away)
            worths, made = [], []
            for card in cards:
                playout.become(start)
                playout.deal(hands, away)
                playout.put(card)
                points = playout.finish()
                worth = self.stakes.played(declarer, contract, points)
                made.append(points[declarer] >= contract)
                if solver is not None:
                    points[declarer] = contract if self._solved(solver, card) else 0
                    worth = (worth + self.stakes.played(declarer, contract, points)) / 2
                worths.append(worth)
            verdict.add(worths, made)
        return verdict

    def _solver(self, hands: Sequence[int], away: int) -> Solver | None:
        """What tells how the last tricks end where everybody plays their best; None before them, and where
        the contract is decided."""
        seen = self.seen
        if len(seen.view.cards) > LAST or seen.need <= 0 or seen.declarer is None:
            return None
        return Solver(seen.rules, hands, seen.declarer, away=points_in(away))

    def _solved(self, solver: Solver, card: int) -> bool:
        """Whether the contract is made after the card, all seeing all cards."""
        seen = self.seen
        table = list(map(int, seen.view.table))
        first = not seen.view.tricks
        return solver.makes_after(card, seen.need, seen.leader, seen.trump, first=first, table=table)

    def _worth(self, declarer: int, contract: int, points: Points) -> float:
        return self.stakes.played(declarer, contract, points) if points else self.stakes.bombed(declarer)

    def _playout(self, declarer: int, contract: int) -> Playout:
        return Playout(self.seen.rules, self.seen.count, declarer, contract)

    def _musik(self, hands: Sequence[int]) -> int:
        """The musik that the declarer takes; of two either, since both are unknown."""
        hidden = ALL & ~sum(hands)
        return bits_of_numbers(self.chance.sample(cards_in(hidden), 2)) if self.seen.count == 2 else hidden

    def _declared(self, hands: Sequence[int], musik: int, declarer: int, contract: int) -> Points:
        """What everybody takes where a place declares, parts with two cards and plays, or drops a bomb."""
        count = self.seen.count
        own = hands[declarer] | musik
        pair = best_pair(own, ALL & ~own, count)
        kept = own & ~bits_of_numbers(pair)
        if contract == OPENING and self._bombs(declarer, kept):
            return []
        after = list(hands)
        after[declarer] = kept
        playout = self._playout(declarer, contract)
        if count == 3:
            dearer = sorted(pair, key=lambda card: danger(card, ALL & ~own, count), reverse=True)
            self._give(playout, after, dearer, [(declarer + 1) % 3, (declarer + 2) % 3])
        playout.laid = own & ~kept if count == 2 else 0
        playout.deal(after, self._away(after))
        return playout.finish()

    def _bombs(self, declarer: int, kept: int) -> bool:
        """Whether the steady bot, left with the opening, would drop a bomb."""
        kind = kind_after(self.seen.count)
        hopeless = estimate(kept, *kind) + HOPELESS * SPREAD[kind] < OPENING
        bombs = self.seen.view.bombs[self.seen.seat(declarer)]
        return self.seen.count == 3 and hopeless and bombs > 0 and self.stakes.pays_to_bomb(declarer)

    def _given(self, hands: Sequence[int], way: Sequence[int], to: Sequence[int]) -> Points:
        """What everybody takes once the viewer has parted with these cards."""
        seen = self.seen
        after = list(hands)
        after[seen.me] &= ~bits_of_numbers(way)
        playout = self._playout(seen.me, seen.view.contract)
        self._remember_gifts(playout)
        if seen.count == 3:
            self._give(playout, after, way, to)
        else:
            playout.laid |= bits_of_numbers(way)
        playout.deal(after, self._away(after))
        return playout.finish()

    def _away(self, hands: Sequence[int]) -> int:
        """The cards that go with the last trick, such hands being held now; of three players none."""
        return ALL & ~(sum(hands) | self.seen.played) if self.seen.count == 2 else 0

    def _give(self, playout: Playout, hands: list[int], cards: Sequence[int], to: Sequence[int]) -> None:
        for card, place in zip(cards, to, strict=True):
            hands[place] |= 1 << card
            playout.given[place] |= 1 << card

    def _remember_gifts(self, playout: Playout) -> None:
        """What the declarer knows of the cards that it has parted with already, as far as the viewer does."""
        for gift in self.seen.view.gifts:
            if gift.card is not None:
                playout.given[self.seen.places.index(gift.to)] |= 1 << gift.card
        playout.laid = bits_of(self.seen.view.laid)

    def _so_far(self, hands: Sequence[int], declarer: int) -> Playout:
        """The play so far, as everybody saw it, with such hands now."""
        seen = self.seen
        before = list(hands)
        for place, card in seen.plays():
            before[place] |= 1 << card
        playout = self._playout(declarer, seen.view.contract)
        self._remember_gifts(playout)
        playout.deal(before, self._away(hands))
        for leader, trump, cards in seen.tricks():
            if cards:
                playout.leader = seen.places.index(leader)
                playout.trump = NO_TRUMP if trump is None else int(trump)
            for card in cards:
                playout.put(int(card))
        playout.leader = seen.leader
        playout.trump = seen.trump
        playout.tricks = len(seen.view.tricks)
        playout.got = [seen.view.points[seat] for seat in seen.places]
        return playout
