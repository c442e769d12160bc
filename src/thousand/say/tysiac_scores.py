"""The points of Tysiąc by ear: the scores, a deal's sheets, the barrel, who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Detail, Scribe, spread
from thousand.say.tysiac_people import from_own, headline, listener_first, player
from thousand.tysiac import events as ev
from thousand.tysiac.events import SeatSheet
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import BOMB_POINTS, Rules
from thousand.tysiac.view import View

RUNNING = (Phase.AUCTION, Phase.TAKE, Phase.GIVE, Phase.LAY, Phase.PLAY)
"""While a deal is on."""


@fitting
def scores(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Every seat's points, who is on the barrel, and what the match is played to; the viewer's seat first."""
    lines = headline(scribe, view)
    barrel = view.rules.barrel.total
    for seat in from_own(view):
        there = barrel is not None and view.totals[seat] >= barrel and view.phase is not Phase.MATCH_OVER
        total = number(scribe, view.totals[seat])
        lines.append(scribe.text("tysiac-score", total=total, barrel=there, **player(scribe, seat)))
    if scribe.detail is not Detail.BRIEF:
        lines.append(aim(scribe, view.rules))
    return tuple(lines)


def aim(scribe: Scribe, rules: Rules) -> str:
    """What the match is played to."""
    if rules.match_points is None:
        return scribe.text("tysiac-aim-one-deal")
    return scribe.text("tysiac-aim", points=rules.match_points)


def number(scribe: Scribe, value: int) -> str:
    """A number by itself, "340" or "minus 40": a sign would not be heard."""
    return scribe.text("tysiac-number", minus=value < 0, number=abs(value))


def deal_ended(scribe: Scribe, ended: ev.DealEnded, view: View) -> tuple[str, ...]:
    """How the deal ended, each seat's points and total, and to a player how to go on."""
    lines = [_ending(scribe, ended, view)]
    if ended.reason != "four-nines":
        lines += _sheets(scribe, ended, view)
    if view.phase is Phase.DEAL_OVER and scribe.viewer is not None:
        lines.append(scribe.text("tysiac-next-deal"))
    return tuple(lines)


def _ending(scribe: Scribe, ended: ev.DealEnded, view: View) -> str:
    if ended.declarer is None:
        return scribe.text("tysiac-deal-void", number=ended.number, **player(scribe, view.dealer))
    if ended.made is None:
        return scribe.text("tysiac-deal-bombed", number=ended.number, points=BOMB_POINTS)
    taken = ended.sheets[ended.declarer].taken
    about: dict[str, Arg] = {"contract": ended.contract, **player(scribe, ended.declarer)}
    about |= {"made": ended.made, "taken": taken, "points": abs(taken - ended.contract)}
    brief = scribe.detail is Detail.BRIEF
    return scribe.text("tysiac-deal-played-brief" if brief else "tysiac-deal-played", **about)


def _sheets(scribe: Scribe, ended: ev.DealEnded, view: View) -> Iterator[str]:
    out = view.sitting_out if view.number == ended.number else None
    for seat in from_own(view):
        total = number(scribe, ended.sheets[seat].total)
        if seat == out:
            yield scribe.text("tysiac-sheet-out", total=total, **player(scribe, seat))
        else:
            yield from _sheet(scribe, seat, ended.sheets[seat], total)


def _sheet(scribe: Scribe, seat: int, sheet: SeatSheet, total: str) -> tuple[str, ...]:
    """A seat's points and total; in full also what it has taken."""
    whose = player(scribe, seat)
    about: dict[str, Arg] = {"change": _change(scribe, sheet.points), "total": total, **whose}
    items = _items(scribe, sheet) if scribe.detail is Detail.FULL else []
    if sheet.barred:
        items.append(scribe.text("tysiac-item-barred"))
    bare = scribe.text("tysiac-sheet", **about)
    if scribe.braille or not items:
        return (bare, *items)

    def first(some: Sequence[str]) -> str:
        return scribe.text("tysiac-sheet-items", items=scribe.commas(some), **about)

    def more(some: Sequence[str]) -> str:
        return scribe.text("tysiac-sheet-more", items=scribe.commas(some), **whose)

    return spread(items, first, more)


def _change(scribe: Scribe, points: int) -> str:
    """What a total changes by: "15 points", "minus 120 points"."""
    return scribe.text("tysiac-lost" if points < 0 else "tysiac-points", points=abs(points))


def _items(scribe: Scribe, sheet: SeatSheet) -> list[str]:
    """What the seat has taken, before rounding and after."""
    parts = {"tricks": sheet.tricks, "marriages": sheet.marriages, "musiks": sheet.musiks}
    items = [scribe.text(f"tysiac-item-{name}", points=points) for name, points in parts.items() if points]
    if sheet.rounded != sheet.taken:
        items.append(scribe.text("tysiac-item-rounded", taken=sheet.taken, points=sheet.rounded))
    elif len(items) > 1 and sheet.taken != sheet.points:
        items.append(scribe.text("tysiac-item-taken", points=sheet.taken))
    return items


def barrel(scribe: Scribe, happened: ev.BarrelEntered | ev.BarrelLeft) -> str:
    """Who has come on the barrel, or has fallen from it."""
    about: dict[str, Arg] = {"total": number(scribe, happened.total), **player(scribe, happened.seat)}
    if isinstance(happened, ev.BarrelLeft):
        return scribe.text("tysiac-barrel-left", **about)
    name = "tysiac-barrel-entered-brief" if scribe.detail is Detail.BRIEF else "tysiac-barrel-entered"
    return scribe.text(name, **about)


def match_result(scribe: Scribe, winners: Sequence[int], totals: Sequence[int]) -> tuple[str, ...]:
    """Who has won the match."""
    points = totals[winners[0]]
    if len(winners) == 1:
        return (scribe.text("tysiac-match-won", points=points, **player(scribe, winners[0])),)

    def line(some: Sequence[str]) -> str:
        return scribe.text("tysiac-match-shared", points=points, names=scribe.listing(some))

    return spread(listener_first(scribe, winners), line, line, scribe.limit)


def match_over(scribe: Scribe, view: View) -> str:
    """That the match is over, and who has won it."""
    points = view.totals[view.winners[0]]
    if len(view.winners) > 1:
        return scribe.text("tysiac-turn-match-shared", players=len(view.winners), points=points)
    return scribe.text("tysiac-turn-match-over", points=points, **player(scribe, view.winners[0]))
