"""Every reason for which a move is refused, with what a sentence about it needs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac.moves import Phase

from .table import Table, dealt, ending, ruled

PACKAGE = Path(tysiac.__file__).parent
NINES = "9s 9c 9d 9h"


def opened(**options: object) -> Table:
    return dealt("", "kh qh", "", rules=ruled(3, **options))


def after(script: str, game: Table | None = None) -> Table:
    game = game or opened()
    game.play(script)
    return game


def forced(**options: object) -> Table:
    return after("1 pass; 2 pass", opened(**options))


def over() -> Table:
    return after("0 bomb", forced())


FORCED = "0 give 9s to 2"

REFUSALS: dict[str, tuple[Callable[[], Table], str, dict[str, int | str]]] = {
    "not-your-turn": (opened, "2 pass", {"seat": 1}),
    "no-such-seat": (opened, "7 pass", {"seat": 7}),
    "sitting-out": (lambda: dealt("", "", "", sitting=1), "3 pass", {}),
    "auction-now": (opened, "1 play kh", {}),
    "take-now": (lambda: after("1 pass", dealt("", "")), "0 lay 9s", {}),
    "lay-now": (lambda: after("1 pass; 0 take 1", dealt("9s", "")), "0 play 9s", {}),
    "give-now": (forced, "0 pass", {}),
    "play-now": (lambda: ending("9h", "9c", "9d"), "0 bid 120", {}),
    "deal-over": (over, "1 pass", {}),
    "deal-running": (opened, "1 next", {}),
    "match-over": (lambda: after("0 bomb", forced(match_points=None)), "0 next", {}),
    "must-open": (lambda: opened(four_nines=True), "0 pass", {"points": 100}),
    "bid-not-tens": (opened, "1 bid 111", {"points": 111, "step": 10}),
    "bid-too-low": (opened, "1 bid 100", {"points": 100, "low": 110}),
    "bid-too-high": (opened, "1 bid 230", {"points": 230, "high": 220, "marriages": 100}),
    "bid-hard-cap": (lambda: opened(hard_cap=150), "1 bid 160", {"points": 160, "high": 150}),
    "no-redeal": (opened, "1 redeal", {}),
    "redeal-late": (
        lambda: after("0 bid 100; 1 pass; 2 bid 110", dealt(NINES, "", "", rules=ruled(3, four_nines=True))),
        "0 redeal",
        {},
    ),
    "nines-missing": (
        lambda: dealt("9s", "9c 9d", "9h", rules=ruled(3, four_nines=True)),
        "0 redeal",
        {"held": 1},
    ),
    "no-such-musik": (lambda: after("1 pass", dealt("", "")), "0 take 3", {"musik": 2}),
    "no-raise": (forced, "0 raise 110", {}),
    "raise-late": (
        lambda: after(
            FORCED, after("1 pass; 2 pass", dealt("9s", "", "", rules=ruled(3, raise_after_musik=True)))
        ),
        "0 raise 110",
        {},
    ),
    "no-bombs": (lambda: forced(bombs=0), "0 bomb", {}),
    "bomb-not-forced": (lambda: after("1 bid 110; 2 pass; 0 pass"), "1 bomb", {"points": 100}),
    "bomb-late": (lambda: after(FORCED, after("1 pass; 2 pass", dealt("9s", "", ""))), "0 bomb", {}),
    "no-opponent": (lambda: after("1 pass; 2 pass", dealt("9s", "", "")), "0 give 9s to 1", {"seat": 0}),
    "given-already": (
        lambda: after(FORCED, after("1 pass; 2 pass", dealt("9s 9c", "", ""))),
        "0 give 9c to 2",
        {"seat": 1},
    ),
    "not-held": (lambda: ending("9h", "9c", "9d"), "0 play ah", {"card": "HEARTS_ACE"}),
    "follow-suit": (
        lambda: after("0 play 9h", ending("9h 9s", "ah ac", "9d")),
        "1 play ac",
        {"suit": "HEARTS", "card": "CLUBS_ACE"},
    ),
    "must-trump": (
        lambda: after("0 play 9h", ending("9h 9s", "ad ac", "9d", trump="diamonds")),
        "1 play ac",
        {"suit": "DIAMONDS", "led": "HEARTS", "card": "CLUBS_ACE"},
    ),
}
"""For each code a table, a move that is refused at it, and the parameters. Those of ``must_beat``, of the
bombs that are used up and of what is no move at all are in tests of their own."""

ELSEWHERE = {
    "must-beat": "test_following",
    "must-overtrump": "test_following",
    "bombs-used": "test_bomb",
    "spectator": "test_view",
    "not-a-move": "test_notation",
    "seats-range": "test_rules",
    "match-points-range": "test_rules",
    "hard-cap-range": "test_rules",
    "bombs-range": "test_rules",
    "round-to-unknown": "test_rules",
}


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_says_why(code: str) -> None:
    make, line, params = REFUSALS[code]
    assert make().refused(line) == Illegal(code, **params)


def codes() -> set[str]:
    """Every code that is written in the rules, those made of a phase's or an option's name included."""
    text = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py"))
    plain = set(re.findall(r'Illegal\(\s*"([a-z-]+)"', text)) | set(re.findall(r'_beat\("([a-z-]+)"', text))
    ranges = {f"{what}-range" for what in re.findall(r'_check_range\("([a-z-]+)"', text)}
    over = {Phase.DEAL_OVER.value, Phase.MATCH_OVER.value}
    return plain | ranges | over | {f"{phase.value}-now" for phase in Phase if phase.value not in over}


def test_every_code_there_is_has_a_test() -> None:
    assert codes() == REFUSALS.keys() | ELSEWHERE.keys()
    for code, module in ELSEWHERE.items():
        assert f'"{code}"' in Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")


def test_nobody_plays_for_another_seat() -> None:
    """Even when it is told where a card is."""
    game = ending("9h", "9c", "9d")
    assert game.refused("1 play 9h") == Illegal("not-your-turn", seat=0)
    assert game.refused("0 play 9c") == Illegal("not-held", card="CLUBS_NINE")


def test_a_seat_that_is_none_cannot_go_on() -> None:
    assert over().refused("5 next") == Illegal("no-such-seat", seat=5)
