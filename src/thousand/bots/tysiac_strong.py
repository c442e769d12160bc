"""Strong: a bot that plays Tysiąc by making up the hidden cards and playing every deal to its end.

It makes up deal after deal as they may lie by all that it sees and heard, tries in each whatever it might do
now, and lets the rest take its course as among steady players (:mod:`~thousand.bots.tysiac_search`). It does
what leaves it, on average, the best chance to win the match: so it knows the barrel, and what a contract or a
rival's failure is worth at this stand.

It stops after so many deals, or after so many seconds, whichever comes first. Without a limit of time equal
views give equal choices. A search that fails, or that runs out of time before it can tell anything, leaves
the steady bot's choice, and says so in the log.
"""

from __future__ import annotations

from random import Random
from typing import Final

from thousand.bots.base import Choice, Reason
from thousand.bots.tysiac_bidding import describe_bid, describe_stand, expectation, stand_of
from thousand.bots.tysiac_explain import describe
from thousand.bots.tysiac_giving import describe_gift, describe_lay, raises, ranked_spares, waiting
from thousand.bots.tysiac_giving import expectation as hand_worth
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_search import Points, Search, Way
from thousand.bots.tysiac_seen import Seen, fingerprint
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_worlds import Budget, Verdict
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Bid, Bomb, Give, LayAway, Pass, Phase, Play, Raise
from thousand.tysiac.rules import STEP
from thousand.tysiac.view import cap, legal

SECONDS: Final = 0.4
"""After so long nothing more is asked, so that a move takes half a second in play at the most."""

WORLDS: Final = 60
"""The most deals that are made up for a move."""

ENOUGH: Final = 5
"""Fewer deals tell nothing."""

SPARES: Final = 8
"""So many sets of cards to give or lay away are tried, the best ones by the estimate."""

ERRORS: Final = 0.5
"""A card is played in place of the steady bot's where it gains so many standard errors."""

LIKELY: Final = 50
"""A bid that is made less often of a hundred times has another reason than the hand: the stand."""


class Strong(Steady):
    """The bot. ``seconds`` None means no limit of time: the same view, the same choice."""

    def __init__(self, seconds: float | None = SECONDS, worlds: int = WORLDS) -> None:
        self.seconds = seconds
        self.worlds = worlds

    def limited(self, playouts: int) -> Strong:
        """The same bot with at most so many deals a decision and no clock."""
        return Strong(None, playouts)

    def think(self, seen: Seen) -> Choice:
        """What the made-up deals say; the steady bot's choice where they say nothing."""
        steady = super().think(seen)
        if len(legal(seen.view)) == 1:
            return steady
        try:
            search = Search(seen, Random(fingerprint(seen.view)), Budget(self.worlds, self.seconds))
            match seen.view.phase:
                case Phase.AUCTION:
                    choice = self._bid(search, steady)
                case Phase.GIVE | Phase.LAY:
                    choice = self._give(search)
                case _:
                    choice = self._play(search, steady)
        except Exception:
            _log(f"search failed; the steady choice stands (deal {seen.view.number})")
            return steady
        if choice is None:
            _log(
                f"search told nothing in time; the steady choice stands (deal {seen.view.number})",
                failed=False,
            )
        return choice or steady

    def _tells(self, verdict: Verdict) -> bool:
        return verdict.worlds >= min(ENOUGH, self.worlds)

    def _bid(self, search: Search, steady: Choice) -> Choice | None:
        """Pass, bid the next ten with an end in mind, or bid at once what the hand is good for."""
        seen = search.seen
        if not isinstance(steady.move, Bid | Pass):
            return steady
        ways = ways_to_bid(seen)
        verdict, taken = search.bids(ways)
        if not self._tells(verdict):
            return None
        best = verdict.best(0)
        bid, _ = ways[best]
        points = bid or ways[1][0]
        percent = round(100 * sum(one >= points for one in taken) / len(taken))
        sampled = {"points": points, "worlds": verdict.worlds, "percent": percent}
        if not bid:
            return Choice(Pass(), (because(Why.SAMPLED_PASS, **sampled),))
        return Choice(Bid(bid), (because(Why.SAMPLED_BID, **sampled), *_more_of_bid(seen, bid, percent)))

    def _give(self, search: Search) -> Choice | None:
        """Raise, drop a bomb, or part with the cards that leave the best chance."""
        seen = search.seen
        ways = ways_to_give(seen)
        verdict, ends = search.spares(ways, waiting(seen))
        if not self._tells(verdict):
            return None
        best = verdict.best(0)
        sampled = because(Why.SAMPLED_MADE, worlds=verdict.worlds, percent=verdict.percent(best))
        bombed = search.stakes.bombed(seen.me) * verdict.worlds
        if Bomb() in legal(seen.view) and bombed > verdict.worths[best]:
            reason = because(Why.BOMB, estimate=round(hand_worth(seen)), points=seen.view.contract)
            return Choice(Bomb(), (reason, sampled))
        raised = self._raise(search, [points[best] for points in ends])
        if raised is not None:
            return raised
        card = Card(ways[best][0])
        if seen.count == 2:
            return Choice(LayAway(card), (*describe_lay(seen, card), sampled))
        to = seen.seat(waiting(seen)[0])
        return Choice(Give(card, to), (*describe_gift(seen, card, to), sampled))

    def _raise(self, search: Search, ends: list[Points]) -> Choice | None:
        """The contract that leaves the best chance, where that is a higher one."""
        seen = search.seen
        levels = [seen.view.contract, *raises(seen)]
        verdict = Verdict(len(levels))
        for points in ends:
            worths = [search.stakes.played(seen.me, level, points) for level in levels]
            verdict.add(worths, [points[seen.me] >= level for level in levels])
        best = verdict.best(0)
        if not best:
            return None
        reason = because(Why.RAISE, points=levels[best], estimate=round(hand_worth(seen)))
        sampled = because(Why.SAMPLED_MADE, worlds=verdict.worlds, percent=verdict.percent(best))
        return Choice(Raise(levels[best]), (reason, sampled))

    def _play(self, search: Search, steady: Choice) -> Choice | None:
        """The card that leaves the best chance."""
        seen = search.seen
        if not isinstance(steady.move, Play):
            return steady
        first = steady.move.card
        others = [move.card for move in legal(seen.view) if isinstance(move, Play) and move.card != first]
        cards = [first, *others]
        verdict = search.cards(list(map(int, cards)))
        if not self._tells(verdict):
            return None
        best = verdict.best(ERRORS)
        percent = verdict.percent(best)
        if seen.is_declarer:
            sampled = because(Why.SAMPLED_MADE, worlds=verdict.worlds, percent=percent)
        else:
            sampled = because(Why.SAMPLED_BEATEN, worlds=verdict.worlds, percent=100 - percent)
        return Choice(Play(cards[best]), (*describe(seen, cards[best]), sampled))


def ways_to_bid(seen: Seen) -> list[Way]:
    """A pass; the next ten, to go on up to each height; and each height at once."""
    lowest = seen.view.contract + STEP
    heights = range(lowest, cap(seen.view) + 1, STEP)
    return [(0, 0), *((lowest, top) for top in heights), *((high, high) for high in heights[1:])]


def ways_to_give(seen: Seen) -> list[tuple[int, ...]]:
    """The best ways to give or lay away: cards, in the order of who waits for them."""
    ways: list[tuple[int, ...]] = []
    for cards in ranked_spares(seen)[:SPARES]:
        ways.append(cards)
        if seen.count == 3 and len(cards) == 2:
            ways.append(cards[::-1])
    return ways


def _more_of_bid(seen: Seen, points: int, percent: int) -> tuple[Reason, ...]:
    """What else can be said for a bid: the stand, or the hand."""
    stand = stand_of(seen)
    if stand.why is not None and percent < LIKELY:
        return (describe_stand(stand, points),)
    expected = expectation(seen)
    return (describe_bid(seen, points, expected),) if expected >= points else ()


def _log(message: str, *, failed: bool = True) -> None:
    """Only here is logging imported: a start of the house does without."""
    import logging

    logging.getLogger(__name__).warning(message, exc_info=failed)
