"""The arena's matches: every bot in every place on the same deals, whatever a bot does."""

from __future__ import annotations

from itertools import count

import pytest

from table import arena_bots
from thousand.bots.base import Bot
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import start
from thousand.miles.rules import Rules, Tie, classic, playroom
from thousand.miles.view import View
from thousand.table.arena import Contest, Failed, Makers, Played, lineups, play, sides_of


def one_hand(seats: int, team_size: int = 1) -> Rules:
    return Rules(**{**_fields(classic(seats, team_size)), "match_points": None, "tie": Tie.SHARED})


def _fields(rules: Rules) -> dict[str, object]:
    return {name: getattr(rules, name) for name in rules.__struct_fields__}


def contest(*bots: str, seats: int = 2, team_size: int = 1, rules: Rules | None = None) -> Contest:
    return Contest("miles", rules or one_hand(seats, team_size), seats, bots, seed=1)


def makers(**bots: type[Bot[View]]) -> Makers:
    return bots


BOTS = makers(quick=arena_bots.Quick, lazy=arena_bots.Lazy, watching=arena_bots.Watching)


def ticking() -> float:
    return float(next(_TICKS))


_TICKS = count()


@pytest.mark.parametrize("bots", range(2, 6))
@pytest.mark.parametrize("sides", range(2, 6))
def test_every_bot_has_every_side_equally_often(bots: int, sides: int) -> None:
    ways = lineups(bots, sides)
    assert len(set(ways)) == len(ways)
    for side in range(sides):
        held = [sum(way[side] == bot for way in ways) for bot in range(bots)]
        assert len(set(held)) == 1
    for way in ways:
        assert len(set(way)) == min(bots, sides)


def test_two_bots_swap_seats() -> None:
    assert lineups(2, 2) == ((0, 1), (1, 0))
    assert lineups(2, 4) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_the_same_cards_come_to_the_same_seats_in_every_lineup() -> None:
    """Duplicate: what one bot was dealt, the other is dealt after the swap."""
    game = contest("watching", "quick", seats=3)
    ways = lineups(2, 3)
    dealt = start(game.rules, 3, from_number(game.seed_of(4)))[0].hand.held
    for number, way in enumerate(ways):
        arena_bots.Watching.seen.clear()
        assert isinstance(play(game, BOTS, 4, ways, number, ticking), Played)
        seats = {seat for seat, bot in enumerate(way) if bot == 0}
        assert sorted(arena_bots.Watching.seen) == sorted((1, seat, dealt[seat]) for seat in seats)


def test_deals_of_different_arenas_are_different() -> None:
    first, second = contest("a", "b"), Contest("miles", one_hand(2), 2, ("a", "b"), seed=2)
    seeds = {game.seed_of(deal) for game in (first, second) for deal in (0, 1, 999_999)}
    assert len(seeds) == 6


def test_partners_are_the_same_bot() -> None:
    game = contest("watching", "quick", seats=4, team_size=2)
    assert sides_of(game) == ((0, 2), (1, 3))
    ways = lineups(2, 2)
    for number, seats in enumerate(({0, 2}, {1, 3})):
        arena_bots.Watching.seen.clear()
        match = play(game, BOTS, 0, ways, number, ticking)
        assert isinstance(match, Played)
        assert {seat for _, seat, _ in arena_bots.Watching.seen} == seats
        assert len(match.points) == 2


def test_rules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Illegal) as caught:
        sides_of(Contest("miles", classic(4, 2), 3, ("quick", "lazy"), seed=1))
    assert caught.value.code == "no-such-teams"


def test_a_match_goes_to_its_points_and_counts_every_hand() -> None:
    game = contest("quick", "lazy", rules=playroom(2))
    match = play(game, BOTS, 0, lineups(2, 2), 0, ticking)
    assert isinstance(match, Played)
    assert match.winners == (0,)
    assert match.hands == 3
    assert match.points[0] >= 5000 > match.points[1]


def test_a_move_without_a_choice_is_no_decision() -> None:
    """The clock ticks once in each choice: the seconds are those of the decisions alone."""
    game = contest("quick", "lazy")
    match = play(game, BOTS, 0, lineups(2, 2), 0, ticking)
    assert isinstance(match, Played)
    assert match.seconds == tuple(map(float, match.decisions))
    most = 101 - 12  # at most a card a turn is drawn, and drawing is no decision
    assert all(0 < decisions < most for decisions in match.decisions)


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        (arena_bots.Raising, "ValueError: no idea what to do, arena_bots.py line "),
        (arena_bots.Cheating, "AssertionError: the bot in seat 1 made an illegal move: "),
        (arena_bots.Asleep, "RuntimeError: it has to move, and it does not"),
        (arena_bots.Unmade, "OSError: no engine, arena_bots.py line "),
    ],
)
def test_a_bots_mistake_is_told_of_the_bot_that_made_it(bot: type[Bot[View]], error: str) -> None:
    game = contest("quick", "bad", rules=playroom(2))
    for lineup in (0, 1):
        match = play(game, makers(quick=arena_bots.Quick, bad=bot), 3, lineups(2, 2), lineup, ticking)
        assert isinstance(match, Failed)
        assert (match.deal, match.lineup, match.bot) == (3, lineup, "bad")
        assert match.error.startswith(error if lineup == 0 else error.replace("seat 1", "seat 0"))


def test_a_match_that_cannot_end_is_broken_off() -> None:
    """Two that never drive play on for ever where a tie is played on (spec 8)."""
    game = contest("lazy", "other", rules=classic(2))
    both = makers(lazy=arena_bots.Lazy, other=arena_bots.Lazy)
    match = play(game, both, 0, lineups(2, 2), 0, ticking)
    assert isinstance(match, Failed)
    assert match.error.startswith("RuntimeError: nobody has made a point in 100 hands")
