"""What the strong bot of Tysiąc asks of made-up deals: which card, which gifts, how high."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from thousand.bots.tysiac_bits import cards_in
from thousand.bots.tysiac_giving import best_pair, bits_of_numbers, ranked_spares, waiting
from thousand.bots.tysiac_sample import Sampler
from thousand.bots.tysiac_seen import ALL, Seen
from thousand.bots.tysiac_solver import Solver
from thousand.bots.tysiac_worlds import Budget, Verdict, judge, solver_of
from thousand.tysiac.cards import Card

SPARES = 3
"""So many ways to give or lay away are tried, the best ones by the estimate."""

BLIND = 15
"""Defenders who do not see all cards let so many points more through than the solver's do, which matters
before the first trick: a contract is judged by that much less."""


Try: TypeAlias = tuple[Card, int]
"""A card to play, and by how many points fewer than it lacks the declarer is asked for."""

Way: TypeAlias = tuple[tuple[int, ...], int]
"""Cards to part with, in the order of who waits for them, and a contract."""


class Search:
    """Questions about one position, all answered by one stream of chance and within one budget."""

    def __init__(self, seen: Seen, chance: Random, budget: Budget) -> None:
        self.seen = seen
        self.chance = chance
        self.budget = budget
        self.sampler = Sampler(seen, chance)

    def cards(self, cards: Sequence[Card], less: Sequence[int]) -> Verdict[Try]:
        """How often the declarer gets what it lacks, less so many points, after each card played now."""
        seen = self.seen
        declarer = seen.declarer
        assert declarer is not None
        table = list(map(int, seen.view.table))
        solvers: list[tuple[list[int], Solver]] = []

        def makes(hands: list[int], thing: Try) -> bool:
            card, fewer = thing
            if not solvers or solvers[-1][0] is not hands:
                solvers[:] = [(hands, solver_of(seen, hands, declarer, self.budget))]
            return solvers[-1][1].makes_after(
                card, seen.need - fewer, seen.leader, seen.trump, first=not seen.view.tricks, table=table
            )

        return judge([(card, fewer) for card in cards for fewer in less], self.sampler, self.budget, makes)

    def bids(self, points: Sequence[int]) -> Verdict[int]:
        """How often contracts of so many points are made, with a musik that nobody has seen yet."""
        seen = self.seen
        solvers: list[tuple[list[int], Solver]] = []

        def makes(hands: list[int], contract: int) -> bool:
            if not solvers or solvers[-1][0] is not hands:
                solvers[:] = [(hands, self._with_musik(hands))]
            return solvers[-1][1].makes(contract - BLIND, seen.me, first=True)

        return judge(points, self.sampler, self.budget, makes)

    def ways(self) -> list[tuple[int, ...]]:
        """The best ways to give or lay away: cards, in the order of who waits for them."""
        seen = self.seen
        ways: list[tuple[int, ...]] = []
        for cards in ranked_spares(seen)[:SPARES]:
            ways.append(cards)
            if seen.count == 3 and len(cards) == 2:
                ways.append(cards[::-1])
        return ways

    def spares(self, ways: Sequence[tuple[int, ...]], points: Sequence[int]) -> Verdict[Way]:
        """How often contracts of so many points are made after each way to give or lay away."""
        seen = self.seen
        to = waiting(seen)
        solvers: dict[tuple[int, ...], Solver] = {}
        now: list[list[int]] = [[]]

        def makes(hands: list[int], thing: Way) -> bool:
            cards, contract = thing
            if now[0] is not hands:
                now[0] = hands
                solvers.clear()
            if cards not in solvers:
                after = hands.copy()
                after[seen.me] &= ~bits_of_numbers(cards)
                if seen.count == 3:
                    for card, place in zip(cards, to, strict=True):
                        after[place] |= 1 << card
                solvers[cards] = solver_of(seen, after, seen.me, self.budget)
            return solvers[cards].makes(contract - BLIND, seen.me, first=True)

        return judge([(cards, one) for cards in ways for one in points], self.sampler, self.budget, makes)

    def _with_musik(self, hands: list[int]) -> Solver:
        """The deal after the viewer has taken a musik and parted with two cards as the steady bot would."""
        seen = self.seen
        hidden = ALL & ~sum(hands)
        musik = hidden
        if seen.count == 2:
            musik = bits_of_numbers(self.chance.sample(cards_in(hidden), 2))
        after = hands.copy()
        own = hands[seen.me] | musik
        pair = best_pair(own, ALL & ~own, seen.count)
        after[seen.me] = own & ~bits_of_numbers(pair)
        if seen.count == 3:
            for card, place in zip(pair, seen.others, strict=True):
                after[place] |= 1 << card
        return solver_of(seen, after, seen.me, self.budget)
