"""The referee's reading of "Scoring a deal" and of the bomb's points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.tysiac.events import SeatSheet
from thousand.tysiac.rules import DeclarerScores, Rules

from .reading import nearest


@dataclass
class Taken:
    """What a seat has taken in a deal."""

    tricks: int = 0
    musiks: int = 0
    marriages: int = 0

    @property
    def all(self) -> int:
        return self.tricks + self.musiks + self.marriages


def sheets(
    rules: Rules,
    reason: str,
    players: Sequence[int],
    declarer: int | None,
    contract: int,
    taken: Sequence[Taken],
    totals: Sequence[int],
) -> list[SeatSheet]:
    """Every seat's sheet of a deal that has ended."""
    result = []
    for seat, total in enumerate(totals):
        got, rounded = taken[seat], nearest(taken[seat].all, rules.round_to)
        barrel = rules.barrel.value
        on_barrel = barrel != "off" and total >= int(barrel)
        if reason == "four-nines" or seat not in players:
            gain = 0
        elif reason == "bomb":
            gain = 0 if seat == declarer else 60
        elif seat != declarer:
            gain = rounded
        elif got.all < contract:
            gain = -contract
        else:
            gain = contract if rules.declarer_scores is DeclarerScores.CONTRACT else rounded
        barred = gain > 0 and seat != declarer and on_barrel
        if barred:
            gain = 0
        sheet = SeatSheet(got.tricks, got.musiks, got.marriages, got.all, rounded, gain, total + gain, barred)
        result.append(sheet)
    return result


def winners(rules: Rules, totals: Sequence[int], declarer: int | None, players: Sequence[int]) -> list[int]:
    """Who has won after a deal that was played or bombed; nobody while the match goes on.

    A match of one single deal goes to the highest total of those who took part in it.
    """
    if rules.match_points is None:
        there = list(players)
    else:
        there = [seat for seat, total in enumerate(totals) if total >= rules.match_points]
        if declarer in there:
            return [declarer]
    return sorted(seat for seat in there if totals[seat] == max(totals[other] for other in there))
