"""The rules in force in a match of Tysiąc, by ear: only what is played, one a line."""

from __future__ import annotations

from collections.abc import Iterator

from thousand.say.scribe import Scribe
from thousand.say.tysiac_scores import aim
from thousand.tysiac.rules import Barrel, DeclarerScores, MustBeat, Rules
from thousand.tysiac.view import View


def options(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The rules of this match."""
    return (
        scribe.text("tysiac-rule-set", rules=view.rules.name),
        aim(scribe, view.rules),
        *_before_the_play(scribe, view.rules, view.seats),
        *_tricks(scribe, view.rules),
        *_points(scribe, view.rules),
    )


def _before_the_play(scribe: Scribe, rules: Rules, seats: int) -> Iterator[str]:
    """The deal, the auction, the musik and the bomb."""
    if rules.four_nines:
        yield scribe.text("tysiac-rule-four-nines")
    yield scribe.text("tysiac-rule-hard-cap", points=rules.hard_cap)
    if rules.raise_after_musik:
        yield scribe.text("tysiac-rule-raise")
    if seats == 2:
        yield scribe.text("tysiac-rule-show-musik", shown=rules.show_musik)
    else:
        yield scribe.text("tysiac-rule-bombs", count=rules.bombs)


def _tricks(scribe: Scribe, rules: Rules) -> Iterator[str]:
    yield scribe.text("tysiac-rule-must-trump", must=rules.must_trump)
    if rules.must_beat is not MustBeat.NONE:
        yield scribe.text("tysiac-rule-must-beat", value=rules.must_beat.value)
    if not rules.marriage_on_first_trick:
        yield scribe.text("tysiac-rule-first-trick")


def _points(scribe: Scribe, rules: Rules) -> Iterator[str]:
    points = rules.declarer_scores is DeclarerScores.POINTS
    yield scribe.text("tysiac-rule-declarer-points" if points else "tysiac-rule-declarer-contract")
    yield scribe.text("tysiac-rule-round-to", multiple=rules.round_to)
    if rules.barrel is not Barrel.OFF:
        yield scribe.text("tysiac-rule-barrel", points=rules.barrel.total or 0)
