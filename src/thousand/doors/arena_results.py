"""An arena's figures as sentences, as JSON and as a table (their keys: ``docs/bots.md``)."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

import msgspec

from thousand.say.scribe import Scribe
from thousand.table.arena import Contest
from thousand.table.arena_figures import Duel, Estimate, Figures, Standing

JSON_FORMAT = 1
"""The version of the keys of ``--json``."""

COLUMNS = (
    *("bot", "rival", "won", "won_low", "won_high", "points", "points_low", "points_high"),
    *("decisions", "seconds", "decisions_per_second"),
)
"""What the table of ``--csv`` has: a row for each bot, then one for each two of them, where ``points`` is
what the bot was ahead of its rival."""


def lines(scribe: Scribe, figures: Figures) -> Iterator[str]:
    """The figures, a fact a line."""
    if not figures.deals:
        yield scribe.text("arena-nothing")
        return
    yield scribe.text(
        "arena-over",
        matches=figures.matches,
        deals=figures.deals,
        rounds=figures.hands,
        even=number(scribe, 100 * figures.even),
    )
    for standing in figures.standings:
        yield _estimate(scribe, "arena-won", standing.won, 100, bot=standing.bot)
        yield _estimate(scribe, "arena-points", standing.points, 1, bot=standing.bot)
    for duel in figures.duels:
        names = {"bot": duel.bot, "rival": duel.rival}
        yield _estimate(scribe, "arena-duel-won", duel.won, 100, **names)
        yield _estimate(scribe, "arena-duel-points", duel.ahead, 1, **names)
    for standing in figures.standings:
        speed = round(_speed(standing) or 0)
        yield scribe.text("arena-speed", bot=standing.bot, decisions=standing.decisions, speed=speed)


def number(scribe: Scribe, value: float) -> str:
    """A number with one decimal place, if it is not 0, as the listener's language writes it; what is below 0
    is said in words, since screen readers pass over the sign."""
    tenths = round(abs(value) * 10)
    below = value < 0 and tenths > 0
    return scribe.text("arena-number", below=below, whole=tenths // 10, tenth=tenths % 10)


def as_json(contest: Contest, figures: Figures, *, complete: bool, failed: int) -> str:
    """The contest and its figures as one object."""
    data = {
        "format": JSON_FORMAT,
        "contest": msgspec.to_builtins(contest),
        "complete": complete,
        "failed": failed,
        "matches": figures.matches,
        "deals": figures.deals,
        "hands": figures.hands,
        "even": figures.even,
        "bots": [_of_standing(standing) for standing in figures.standings],
        "duels": [_of_duel(duel) for duel in figures.duels],
    }
    return json.dumps(data, indent=2) + "\n"


def as_csv(figures: Figures) -> str:
    """The figures as a table with a line of headings."""
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(_of_standing(standing) for standing in figures.standings)
    table.writerows(_of_duel(duel) for duel in figures.duels)
    return text.getvalue()


def _estimate(scribe: Scribe, message_id: str, estimate: Estimate, times: int, **names: str) -> str:
    low, high = estimate.low, estimate.high
    return scribe.text(
        message_id,
        value=number(scribe, times * estimate.value),
        told=low is not None,
        low="" if low is None else number(scribe, times * low),
        high="" if high is None else number(scribe, times * high),
        **names,
    )


def _of_standing(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.bot,
        **_of_estimate("won", standing.won),
        **_of_estimate("points", standing.points),
        "decisions": standing.decisions,
        "seconds": standing.seconds,
        "decisions_per_second": _speed(standing),
    }


def _of_duel(duel: Duel) -> dict[str, Any]:
    names = {"bot": duel.bot, "rival": duel.rival}
    return names | _of_estimate("won", duel.won) | _of_estimate("points", duel.ahead)


def _of_estimate(name: str, estimate: Estimate) -> dict[str, float | None]:
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def _speed(standing: Standing) -> float | None:
    """Decisions a second, where the clock has seen any time go by."""
    return standing.decisions / standing.seconds if standing.seconds else None
