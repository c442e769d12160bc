"""Scoring a deal (spec "Scoring a deal", "The bomb"): one sheet a seat, and who has won."""

from __future__ import annotations

from thousand.tysiac.cards import points_of
from thousand.tysiac.deals import Deal
from thousand.tysiac.events import SeatSheet
from thousand.tysiac.rules import BOMB_POINTS, DeclarerScores, Rules


def rounded(points: int, multiple: int) -> int:
    """To the nearest multiple, halves up.

    >>> rounded(52, 5), rounded(53, 5), rounded(55, 10)
    (50, 55, 60)
    """
    return (2 * points + multiple) // (2 * multiple) * multiple


def taken_by(deal: Deal, seat: int) -> int:
    """What the seat has taken in a deal that was played to its end, before rounding."""
    return deal.taken[seat] + deal.married(seat) + _musiks(deal, seat)


def made(deal: Deal) -> bool | None:
    """Whether the contract was made, tested before rounding; None where the deal was not played."""
    if deal.reason != "played" or deal.declarer is None:
        return None
    return taken_by(deal, deal.declarer) >= deal.contract


def sheets(deal: Deal, totals: tuple[int, ...]) -> tuple[SeatSheet, ...]:
    """Every seat's sheet of a finished deal, with its match total after it."""
    return tuple(_sheet(deal, seat, total) for seat, total in enumerate(totals))


def _sheet(deal: Deal, seat: int, total: int) -> SeatSheet:
    taken = taken_by(deal, seat)
    even = rounded(taken, deal.rules.round_to)
    gain = _gain(deal, seat, even)
    barred = gain > 0 and seat != deal.declarer and seat in deal.on_barrel
    if barred:
        gain = 0
    return SeatSheet(
        tricks=deal.taken[seat],
        musiks=_musiks(deal, seat),
        marriages=deal.married(seat),
        taken=taken,
        rounded=even,
        points=gain,
        total=total + gain,
        barred=barred,
    )


def _musiks(deal: Deal, seat: int) -> int:
    """With two seats the cards laid away count for who took the last trick."""
    last = deal.tricks[-1].winner if deal.reason == "played" else None
    return points_of(deal.away) if seat == last else 0


def _gain(deal: Deal, seat: int, even: int) -> int:
    """What the seat's total changes by, the barrel apart."""
    if seat != deal.declarer:
        bombed = deal.reason == "bomb" and seat in deal.players
        return BOMB_POINTS if bombed else even
    if deal.reason == "bomb":
        return 0
    if not made(deal):
        return -deal.contract
    return deal.contract if deal.rules.declarer_scores is DeclarerScores.CONTRACT else even


def on_barrel(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that a deal with these totals before it finds on the barrel."""
    barrel = rules.barrel.total
    return tuple(seat for seat, total in enumerate(totals) if barrel is not None and total >= barrel)


def winners(deal: Deal, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that win the match after this deal; none while it goes on.

    A match of one single deal goes to the highest total of those who took part in it.
    """
    if deal.reason == "four-nines":
        return ()
    goal = deal.rules.match_points
    if goal is None:
        there = sorted(deal.players)
    else:
        there = [seat for seat, total in enumerate(totals) if total >= goal]
        if deal.declarer in there:
            return (deal.declarer,)
    best = max((totals[seat] for seat in there), default=0)
    return tuple(seat for seat in there if totals[seat] == best)
