"""The points of 1000 Miles by ear: the scores, a round's score sheets, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.miles.events import SideSheet
from thousand.miles.guards import Phase
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.cells import cells
from thousand.say.scribe import BRAILLE_LIMIT, Detail, Scribe, first_that_fits, spread


def scores(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Every side's points, what has fallen in this hand included, and what the match is played to;
    the viewer's side first."""
    lines = headline(scribe, view)
    running = view.phase in (Phase.PLAY, Phase.EXTENSION)
    for side in sides.from_own(view):
        (whose, *_) = sides.side(scribe, view, side)
        so_far = fallen(view, side) if running else 0
        points = view.totals[side] + so_far
        if so_far:
            lines.append(scribe.text("score-fallen", **whose, points=points, fallen=so_far))
        else:
            lines.append(scribe.text("score", **whose, points=points))
        if so_far and scribe.detail is Detail.FULL:
            lines += _score_items(scribe, view, side, whose)
    if scribe.detail is not Detail.BRIEF:
        lines.append(aim(scribe, view.rules.match_points))
    return tuple(lines)


def aim(scribe: Scribe, match_points: int | None) -> str:
    """What the match is played to."""
    if match_points is None:
        return scribe.text("score-aim-one-round")
    return scribe.text("score-aim", points=match_points)


def item(scribe: Scribe, name: str, points: int) -> str:
    """An entry of the score sheet by its name in the score table: "300 for coups fourrés"."""
    return scribe.text(f"item-{name.replace('_', '-')}", points=points)


def sheet(scribe: Scribe, view: View, side: int, paid: SideSheet, winner: int | None) -> tuple[str, ...]:
    """A side's score sheet of the hand that ``winner`` has won. It is named so that both sums come early."""
    sums = {"points": paid.points, "total": paid.total}
    namings = sides.side(scribe, view, side)
    bares = [scribe.text("sheet-brief", **sums, **known) for known in namings]
    early = [at for at, bare in enumerate(bares) if cells(bare) <= BRAILLE_LIMIT]
    at = early[0] if early else 0
    whose, bare = namings[at], bares[at]
    if scribe.detail is Detail.BRIEF or not paid.items:
        return (bare,)
    items = [_paid(scribe, view, name, points, won=side == winner) for name, points in paid.items]

    def first(some: Sequence[str]) -> str:
        return scribe.text("sheet", **sums, **whose, items=scribe.commas(some))

    def more(some: Sequence[str]) -> str:
        return scribe.text("sheet-more", **whose, items=scribe.commas(some))

    if scribe.braille:  # the sums have a line to themselves
        return (bare, *spread(items, more, more, scribe.limit))
    return spread(items, first, more)


def match_result(
    scribe: Scribe, view: View, winners: Sequence[int], totals: Sequence[int]
) -> tuple[str, ...]:
    """Who has won the match: one sentence, or where many share it as few lines as hold them."""
    points = totals[winners[0]]
    if len(winners) == 1:
        return (_won(scribe, view, winners[0], points),)
    names = sides.listener_first(scribe, [seat for side in winners for seat in view.sides[side]])

    def line(some: Sequence[str]) -> str:
        return scribe.text("match-shared", names=scribe.listing(some), points=points)

    return spread(names, line, line, scribe.limit)


def match_over(scribe: Scribe, view: View) -> str:
    """That the match is over, and who has won it."""
    points = view.totals[view.winners[0]]
    if len(view.winners) > 1:
        teams = sides.in_teams(view)
        return scribe.text("turn-match-shared", sides=len(view.winners), points=points, teams=teams)
    whose = sides.side(scribe, view, view.winners[0])

    def line(known: sides.Naming) -> str:
        result = scribe.text("match-won", **known, points=points)
        return scribe.text("turn-match-over", result=result, points=points, **known)

    return first_that_fits(map(line, whose), scribe.limit)


def fallen(view: View, side: int) -> int:
    """What the side has earned in this hand so far."""
    return sum(points for _, points in view.points[side])


def headline(scribe: Scribe, view: View) -> list[str]:
    """What a spectator hears first, so that no answer begins with a player's name (and so perhaps
    with the letter of the key that asked)."""
    if view.viewer is not None:
        return []
    return [scribe.text("headline", number=view.number, goal=view.goal)]


def _won(scribe: Scribe, view: View, winner: int, points: int) -> str:
    """Who has won alone; another team that goes by its number with its players' names."""
    whose = sides.side(scribe, view, winner)
    if whose[0]["side"] != "number":
        return sides.best(scribe, sides.ways(scribe, "match-won", whose, points=points), (str(points),))
    names = sides.players(scribe, view, winner)
    return first_that_fits(
        (
            scribe.text("match-won-names", **whose[0], points=points, names=names),
            scribe.text("match-won", **whose[0], points=points),
        ),
        scribe.limit,
    )


def _paid(scribe: Scribe, view: View, name: str, points: int, *, won: bool) -> str:
    """An entry of a sheet, where need be with what it is paid for (spec 7, 9)."""
    if name == "delayed_action" and view.reshuffles:
        return scribe.text("paid-delayed-action-reshuffled", points=points)
    if name == "extension" and not won:
        return scribe.text("paid-extension-forfeit", points=points)
    return item(scribe, name, points)


def _score_items(scribe: Scribe, view: View, side: int, whose: sides.Naming) -> tuple[str, ...]:
    def line(some: Sequence[str]) -> str:
        return scribe.text("score-items", **whose, items=scribe.commas(some))

    return spread([item(scribe, *entry) for entry in view.points[side]], line, line)
