"""Strong: a bot that plays Tysiąc by making up the hidden cards and solving what comes of them.

It makes up deal after deal as they may lie by all that it sees and heard, solves each with every card in
the open (:mod:`~thousand.bots.tysiac_solver`), and does what makes the contract the most often, or beats it.
Where that tells nothing, the steady bot's choice stands.

It stops after so many deals, or after so many seconds, whichever comes first. Without a limit of time equal
views give equal choices. A search that fails, or that runs out of time before it can tell anything, leaves
the steady bot's choice, and says so in the log.
"""

from __future__ import annotations

from random import Random
from typing import Final

from thousand.bots.base import Choice
from thousand.bots.tysiac_bidding import describe_bid, describe_stand, expectation, stand_of
from thousand.bots.tysiac_explain import describe
from thousand.bots.tysiac_giving import (
    describe_gift,
    describe_lay,
    pays_to_bomb,
    raises,
    waiting,
)
from thousand.bots.tysiac_giving import (
    expectation as hand_worth,
)
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_search import Search
from thousand.bots.tysiac_seen import Seen, fingerprint
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_worlds import Budget
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Bid, Bomb, Give, LayAway, Pass, Phase, Play, Raise
from thousand.tysiac.view import legal

SECONDS: Final = 0.4
"""After so long nothing more is asked, so that a move takes half a second in play at the most."""

WORLDS: Final = 60
"""The most deals that are made up for a move."""

NODES: Final = 10_000
"""The most positions that are looked at in one deal for one question."""

ENOUGH: Final = 5
"""Fewer deals tell nothing."""

SURE: Final = 70
"""A contract is bid that is made in so many of a hundred deals."""

ON_BARREL: Final = 50
"""The same for a seat on the barrel, which gains nothing else."""

AGAINST_BARREL: Final = 30
"""The same against a rival who would win the match with its contract."""

BOMB_BELOW: Final = 25
"""A bomb is dropped where the contract is made in fewer of a hundred deals."""

RAISE_FROM: Final = 90
"""A raise is thought of where the contract is made in so many of a hundred deals; of the next
:data:`RAISES` contracts."""

RAISES: Final = 8

EASIER: Final = 20
"""Where gifts make no difference to a contract, they are tried on one so many points lower, or higher."""

LEVELS: Final = (0, 15, 30)
"""A card is judged by whether the declarer gets what it lacks, and so many points less, or, by a defender,
more: who sees less than the solver's players makes mistakes that may yet bring the rest."""


class Strong(Steady):
    """The bot. ``seconds`` None means no limit of time: the same view, the same choice. ``sure`` is how often
    of a hundred a contract has to be made to be bid, ``nodes`` how many positions of a deal are looked at."""

    def __init__(
        self, seconds: float | None = SECONDS, worlds: int = WORLDS, sure: int = SURE, nodes: int = NODES
    ) -> None:
        self.seconds = seconds
        self.worlds = worlds
        self.sure = sure
        self.nodes = nodes

    def limited(self, playouts: int) -> Strong:
        """The same bot with at most so many deals a decision and no clock."""
        return Strong(None, playouts, self.sure, self.nodes)

    def think(self, seen: Seen) -> Choice:
        """What the made-up deals say; the steady bot's choice where they say nothing."""
        steady = super().think(seen)
        if len(legal(seen.view)) == 1:
            return steady
        try:
            search = Search(seen, Random(fingerprint(seen.view)), self._budget())
            match seen.view.phase:
                case Phase.AUCTION:
                    choice = self._bid(search, steady)
                case Phase.GIVE | Phase.LAY:
                    choice = self._give(search, steady)
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

    def _budget(self) -> Budget:
        return Budget(self.worlds, self.nodes, self.seconds)

    def _bid(self, search: Search, steady: Choice) -> Choice | None:
        """Bid the next ten where that contract is made often enough; None: it cannot be told."""
        seen = search.seen
        lowest = legal(seen.view)[0]
        if not isinstance(lowest, Bid) or not isinstance(steady.move, Bid | Pass):
            return steady
        verdict = search.bids([lowest.points])
        if verdict.worlds < min(ENOUGH, self.worlds):
            return None
        percent = verdict.percent(lowest.points)
        sampled = {"points": lowest.points, "worlds": verdict.worlds, "percent": percent}
        stand = stand_of(seen)
        if percent >= self.sure:
            more = describe_bid(seen, lowest.points, expectation(seen))
            return Choice(lowest, (because(Why.SAMPLED_BID, **sampled), more))
        dares = {Why.BID_BARREL: ON_BARREL, Why.BID_AGAINST: AGAINST_BARREL}
        if stand.why is not None and percent >= dares[stand.why]:
            return Choice(lowest, (describe_stand(stand, lowest.points), because(Why.SAMPLED_BID, **sampled)))
        return Choice(Pass(), (because(Why.SAMPLED_PASS, **sampled),))

    def _give(self, search: Search, steady: Choice) -> Choice | None:
        """Raise, drop a bomb, or part with what makes the contract the most often."""
        seen = search.seen
        contract = seen.view.contract
        ways = search.ways()
        verdict = search.spares(ways, [contract])
        if verdict.worlds < min(ENOUGH, self.worlds):
            return None
        cards, _ = best = verdict.best()
        percent = verdict.percent(best)
        sampled = because(Why.SAMPLED_MADE, worlds=verdict.worlds, percent=percent)
        if percent < BOMB_BELOW and Bomb() in legal(seen.view) and pays_to_bomb(seen):
            reason = because(Why.BOMB, estimate=round(hand_worth(seen)), points=contract)
            return Choice(Bomb(), (reason, sampled))
        if percent >= RAISE_FROM:
            raised = self._raise(search, cards)
            if raised is not None:
                return raised
        if not verdict.tells:
            verdict = search.spares(ways, [contract + (EASIER if percent else -EASIER)])
            cards, _ = verdict.best()
        if not verdict.tells and isinstance(steady.move, Give | LayAway):
            return Choice(steady.move, (*steady.reasons, sampled))
        card = Card(cards[0])
        if seen.count == 2:
            return Choice(LayAway(card), (*describe_lay(seen, card), sampled))
        to = seen.seat(waiting(seen)[0])
        return Choice(Give(card, to), (*describe_gift(seen, card, to), sampled))

    def _raise(self, search: Search, cards: tuple[int, ...]) -> Choice | None:
        """The contract from which the most is to be expected, where that is a higher one."""
        seen = search.seen
        points = [seen.view.contract, *raises(seen)[:RAISES]]
        if len(points) == 1:
            return None
        verdict = search.spares([cards], points)
        worth = [
            points * (2 * made - verdict.worlds) for points, made in zip(points, verdict.made, strict=True)
        ]
        best = worth.index(max(worth))
        if not best or verdict.worlds < ENOUGH:
            return None
        percent = verdict.percent((cards, points[best]))
        reason = because(Why.RAISE, points=points[best], estimate=round(hand_worth(seen)))
        return Choice(
            Raise(points[best]), (reason, because(Why.SAMPLED_MADE, worlds=verdict.worlds, percent=percent))
        )

    def _play(self, search: Search, steady: Choice) -> Choice | None:
        """The card after which the contract is made, or beaten, the most often."""
        seen = search.seen
        if seen.need <= 0 or not isinstance(steady.move, Play):
            return steady
        first = steady.move.card
        others = [move.card for move in legal(seen.view) if isinstance(move, Play) and move.card != first]
        cards = [first, *others]
        side = 1 if seen.is_declarer else -1
        levels = [side * less for less in LEVELS]
        verdict = search.cards(cards, levels)
        if verdict.worlds < min(ENOUGH, self.worlds):
            return None
        if not verdict.tells:
            return steady
        worth = [side * sum(verdict.share((card, less)) for less in levels) for card in cards]
        card = cards[worth.index(max(worth))]
        percent = verdict.percent((card, 0))
        if seen.is_declarer:
            sampled = because(Why.SAMPLED_MADE, worlds=verdict.worlds, percent=percent)
        else:
            sampled = because(Why.SAMPLED_BEATEN, worlds=verdict.worlds, percent=100 - percent)
        return Choice(Play(card), (*describe(seen, card), sampled))


def _log(message: str, *, failed: bool = True) -> None:
    """Only here is logging imported: a start of the house does without."""
    import logging

    logging.getLogger(__name__).warning(message, exc_info=failed)
