"""Playouts for a search of 1000 Miles: every candidate move on the same made-up hands, to their ends.

One call of :meth:`Playouts.deal` makes up the hidden cards once and plays each move out on them, so that the
moves' values can be compared pair by pair. The own side plays by the policy; the rivals do in one deal, and
in the next they take things as they come, since a search that takes every rival for a planner is no match for
those who are none. What they hold is made up accordingly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_equity import Equity
from thousand.bots.miles_hasty import Hasty
from thousand.bots.miles_player import Player
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_sample import Sampler
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import DISCARD, PLAY
from thousand.miles.sim_rules import FIRST_SAFETY, KINDS
from thousand.miles.sim_state import DECIDING, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64


class Playouts:
    """Values of moves for the seat that is to act on ``root``, whose hidden cards may be anything.

    ``silent`` is told in :class:`Sampler`; ``totals`` and ``target`` in :class:`Player`.
    """

    def __init__(self, root: Sim, seat: i64, silent: list[i64], totals: list[i64], target: i64) -> None:
        rules = root.rules
        self.root: Sim = root
        self.seat: i64 = seat
        self.policy: Policy = Policy(rules)
        self.policy.totals = totals
        self.policy.target = target
        self.hasty: Hasty = Hasty(rules)
        self.sampler: Sampler = Sampler(self.policy, root, seat, silent)
        self.equity: Equity = Equity(rules, totals, target, root.side_of[seat])
        self.world: Sim = Sim(rules)
        self.scratch: Sim = Sim(rules)

    def advice(self) -> i64:
        """What the policy would do."""
        return self.policy.choose(self.root)

    def candidates(self, advice: i64, margin: i64) -> list[i64]:
        """The moves worth a playout, ``advice`` first: every play, and of the discards those of cards hardly
        more worth keeping (by ``margin``) than the least of them. Where there is no choice, it alone."""
        root = self.root
        found: list[i64] = []
        root.legal_moves(self.seat, found)
        moves: list[i64] = [advice]
        if root.phase == DECIDING:
            moves.append(found[0] if found[1] == advice else found[1])
            return moves
        if advice < DISCARD:
            return moves
        kept: list[i64] = [0] * KINDS
        least = self.policy.rank(root, self.seat, kept)
        for move in found:
            if move == advice or move < DISCARD:
                continue
            if move < PLAY:
                card = move - DISCARD
                if card >= FIRST_SAFETY or kept[card] > least + margin:
                    continue
                if least <= 0 and kept[card] > 0:
                    continue
            moves.append(move)
        return moves

    def deal(self, moves: list[i64], seed: i64) -> list[i64]:
        """The value of each move on one made-up hand, with hasty rivals where the seed is odd."""
        world, scratch = self.world, self.scratch
        policy, side = self.policy, self.equity.side
        hasty = seed & 1 != 0
        rivals: Player = self.hasty if hasty else policy
        self.root.copy_into(world)
        world.seed(seed)
        self.sampler.hide(world, hasty)
        values: list[i64] = []
        for move in moves:
            world.copy_into(scratch)
            scratch.apply(move)
            while scratch.phase != OVER:
                own = scratch.side_of[scratch.to_act()] == side
                scratch.apply(policy.choose(scratch) if own else rivals.choose(scratch))
            values.append(self.equity.of_hand(scratch))
        return values
