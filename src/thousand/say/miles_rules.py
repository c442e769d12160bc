"""The rules in force in a match of 1000 Miles, by ear."""

from __future__ import annotations

import msgspec

from thousand.miles.view import View
from thousand.say.miles_table import item
from thousand.say.scribe import Detail, Scribe, spread


def options(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The rules of this match, one a line; in full also what each item of the score sheet pays."""
    rules = view.rules
    lines = [
        scribe.text("rule-set", rules=rules.name),
        scribe.text("rule-goal", goal=rules.goal.name),
    ]
    if rules.match_points is None:
        lines.append(scribe.text("score-aim-one-round"))
    else:
        lines.append(scribe.text("score-aim", points=rules.match_points))
    lines.append(scribe.text("rule-deck", thin=rules.thin_hazards))
    lines.append(scribe.text("rule-end", seat_out=rules.end_when_a_seat_is_out))
    lines.append(scribe.text("rule-tie", tie=rules.tie.value))
    if scribe.detail is Detail.FULL:
        paid = msgspec.structs.asdict(rules.scores)
        lines += spread(
            [item(scribe, name, points) for name, points in paid.items() if points and name != "mile"],
            lambda some: scribe.text("rule-scores", items=scribe.commas(some)),
            lambda some: scribe.text("rule-scores-more", items=scribe.commas(some)),
        )
    return tuple(lines)
