"""The rules in force in a match of 1000 Miles, by ear: only what is played, one a line."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from thousand.miles.rules import Goal, Rules, deck_of
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.miles_scores import aim, item
from thousand.say.scribe import Detail, Scribe, spread


def options(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The rules of this match; in full also what each item of the score sheet pays."""
    lines = [*_goal(scribe, view), *_variants(scribe, view), *_frame(scribe, view.rules)]
    if scribe.detail is Detail.FULL:
        paid = msgspec.structs.asdict(view.rules.scores)
        lines += spread(
            [item(scribe, name, points) for name, points in paid.items() if points and name != "mile"],
            lambda some: scribe.text("rule-scores", items=scribe.series(some)),
            lambda some: scribe.text("rule-scores-more", items=scribe.series(some)),
            scribe.limit,
        )
    return tuple(lines)


def _goal(scribe: Scribe, view: View) -> Iterator[str]:
    rules = view.rules
    yield scribe.text("rule-set", rules=rules.name)
    yield scribe.text("rule-goal", goal=rules.goal.name)
    yield aim(scribe, rules.match_points)
    if sides.in_teams(view):
        yield scribe.text("rule-teams", teams=len(view.sides), size=rules.team_size)


def _variants(scribe: Scribe, view: View) -> Iterator[str]:
    """What a table may play with or without (spec 5, 6, 7, 9)."""
    rules = view.rules
    if rules.reshuffle:
        yield scribe.text("rule-reshuffle")
    if rules.stacking:
        yield scribe.text("rule-stacking")
    if rules.wrong_way:
        yield scribe.text("rule-wrong-way", wrong=rules.wrong_way_cards, ends=rules.end_of_wrong_way_cards)
    if rules.left_target_only and len(view.sides) > 2:
        yield scribe.text("rule-left-target", teams=sides.in_teams(view))
    if rules.opening_coup:
        yield scribe.text("rule-opening-coup")
    yield scribe.text("rule-window", window=rules.dirty_trick_window.value)
    if rules.extension_forfeit and rules.goal is Goal.EXTENSION and rules.scores.extension:
        yield scribe.text("rule-extension-forfeit", points=rules.scores.extension)


def _frame(scribe: Scribe, rules: Rules) -> Iterator[str]:
    """The deck, who begins, how a hand and a match end, and whom a bonus is paid (spec 1, 2, 7, 8)."""
    yield scribe.text("rule-deck", thin=rules.thin_hazards, cards=len(deck_of(rules)))
    yield scribe.text("rule-first", dealer=rules.first_dealer.value)
    yield scribe.text("rule-end", seat_out=rules.end_when_a_seat_is_out)
    yield scribe.text("rule-tie", tie=rules.tie.value)
    if rules.all_safeties_for_winner_only and rules.scores.all_safeties:
        yield scribe.text("rule-all-safeties")
    if rules.scores.shut_out:
        yield scribe.text("rule-shut-out", shut_out=rules.shut_out.name)
