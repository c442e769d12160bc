"""Players to measure a bot by, and whole matches between players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from thousand import miles
from thousand.bots.base import Bot, Choice
from thousand.deal import from_number
from thousand.miles.guards import Phase
from thousand.miles.match import Match
from thousand.miles.moves import Discard
from thousand.miles.rules import Rules
from thousand.miles.view import View


class AtRandom:
    """Any legal move, by the numbers of a seed."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)

    def choose(self, view: View) -> Choice:
        return Choice(self.chance.choice(miles.legal(view)))


class FirstCard:
    """The first card of the hand that can be played; where none can, the first is discarded."""

    def choose(self, view: View) -> Choice:
        moves = miles.legal(view)
        return Choice(next((move for move in moves if not isinstance(move, Discard)), moves[0]))


def asked(match: Match) -> int:
    """The seat that is asked next: who may answer a hazard, before whose turn it is."""
    hand = match.hand
    if hand.phase is Phase.HAND_OVER:
        return 0
    holder = None if hand.window is None else hand.window.holder
    return hand.turn if holder is None else holder


def decisions(
    rules: Rules, bots: Sequence[Bot[View]], seed: int
) -> Iterator[tuple[Match, int, Choice, Match]]:
    """Play a whole match: the match before each decision, the seat, its choice, the match after it."""
    match, _ = miles.start(rules, len(bots), from_number(seed))
    while not miles.is_over(match):
        seat = asked(match)
        choice = bots[seat].choose(miles.view(match, seat))
        before, (match, _) = match, miles.apply(match, seat, choice.move)
        yield before, seat, choice, match


def last(rules: Rules, bots: Sequence[Bot[View]], seed: int) -> Match:
    """The end of a whole match."""
    *_, (_, _, _, match) = decisions(rules, bots, seed)
    return match


def won_by(
    bot: Callable[[], Bot[View]], rival: Callable[[], Bot[View]], rules: Rules, seats: int, duels: int
) -> float:
    """The share of duels of two sides, from seed 0 on, that the side of ``bot`` wins on points.

    Each deal is played from both sides; where there are teams, all seats of a side play alike.
    """
    won = 0
    for duel in range(duels):
        side = duel % 2
        bots = [bot() if seat % 2 == side else rival() for seat in range(seats)]
        totals = last(rules, bots, duel // 2).totals
        won += totals[side] > totals[1 - side]
    return won / duels
