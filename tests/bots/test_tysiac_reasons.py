"""A position for each reason that the bots of Tysiąc can give: the move, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest

from thousand import tysiac
from thousand.bots.base import Bot
from thousand.bots.tysiac_reasons import Why
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_strong import Strong
from thousand.game import Param
from thousand.tysiac.view import View
from tysiac.table import Table, dealt, ending, ruled

GOOD = "ah 10h kh qh ac"
STEADY = Steady()
STRONG = Strong(None, 12)


class Position(NamedTuple):
    """A table, what has been done at it, and what the bot then does and says."""

    table: Callable[[], Table]
    script: str
    move: str
    params: Mapping[str, Param]
    bot: Bot[View] = STEADY


def auction(*told: str, **options: object) -> Callable[[], Table]:
    return lambda: dealt(*told, rules=ruled(len(told), **options))


def won(hand: str, musik: str, others: tuple[str, str] = ("", ""), **options: object) -> Callable[[], Table]:
    """Seat 0 declares with this hand and this musik, once the script has been played."""
    return lambda: dealt(hand, *others, musik=musik, rules=ruled(3, **options))


FOR_110 = "1 bid 110; 2 pass; 0 bid 120; 1 pass"
FORCED = "1 pass; 2 pass"

POSITIONS: dict[Why, Position] = {
    Why.OPEN: Position(auction("", "", "", four_nines=True), "", "bid 100", {"points": 100}),
    Why.REDEAL: Position(auction("9h 9d 9c 9s", "", "", four_nines=True), "", "redeal", {}),
    Why.BID: Position(auction("", "ah 10h kh ad 10d kd qd", ""), "", "bid 110", {"points": 110}),
    Why.BID_MARRIAGE: Position(
        auction("", "kh qh jh 9h 9d jd 9s", ""), "", "bid 110", {"points": 110, "suit": "HEARTS"}
    ),
    Why.BID_BARREL: Position(
        lambda: dealt("", "ah 10h ad kc", "", totals=(0, 850, 0)), "", "bid 110", {"points": 110}
    ),
    Why.BID_AGAINST: Position(
        lambda: dealt("", "", "ah 10h ad kc", totals=(900, 0, 0)),
        "1 pass",
        "bid 110",
        {"points": 110, "seat": 0},
    ),
    Why.PASS: Position(auction("", "9h jh 9d", ""), "", "pass", {"points": 110}),
    Why.PASS_CAREFUL: Position(auction("", "ah 10h ad kc", ""), "", "pass", {"points": 110}),
    Why.PASS_CAP: Position(
        auction("", "ah 10h", ""), "1 bid 110; 2 pass; 0 bid 120", "pass", {"points": 120}
    ),
    Why.TAKE_EITHER: Position(auction("", ""), "1 pass", "take 1", {}),
    Why.RAISE: Position(
        won(GOOD, "ad 10d kc", raise_after_musik=True), FOR_110, "raise 190", {"points": 190}
    ),
    Why.BOMB: Position(won("9h jh 9d", "9c js 9s"), FORCED, "bomb", {"points": 100}),
    Why.GIVE_WORTHLESS: Position(won(GOOD, "9d 9s js"), FOR_110, "", {}),
    Why.GIVE_LEAST: Position(won("ah 10h kh qh ac 10c kc", "ad 10d qc"), FOR_110, "", {}),
    Why.LAY_WORTHLESS: Position(auction("ah 10h kh qh ad 10d ac 9d 9s js", ""), "1 pass; 0 take 1", "", {}),
    Why.LEAD_MARRIAGE: Position(
        lambda: ending("qh kh 9s", "9h 9d js", "jd qd qs"),
        "",
        "play qh",
        {"card": "HEARTS_QUEEN", "suit": "HEARTS", "points": 100},
    ),
    Why.LEAD_TRUMP: Position(
        lambda: ending("ah kh 9s", "9h 9d js", "jh qd qs", trump="hearts"),
        "",
        "play ah",
        {"card": "HEARTS_ACE"},
    ),
    Why.LEAD_MASTER: Position(
        lambda: ending("ah 9c 9s", "9h 9d js", "jh qd qs"), "", "play ah", {"card": "HEARTS_ACE"}
    ),
    Why.LEAD_FORCE: Position(
        lambda: ending("10h kh jh", "ah 9d js", "9h qd qs"),
        "",
        "play jh",
        {"card": "HEARTS_JACK", "over": "HEARTS_ACE"},
    ),
    Why.LEAD_LOW: Position(lambda: ending("9h jc 9s", "ah 9d js", "10h qd qs"), "", "", {}),
    Why.ONLY_CARD: Position(
        lambda: ending("ah 9c 9s", "9h 9d js", "jh qd qs"), "0 play ah", "play 9h", {"card": "HEARTS_NINE"}
    ),
    Why.LAST_CARD: Position(lambda: ending("ah", "9h", "jh"), "", "play ah", {"card": "HEARTS_ACE"}),
    Why.WIN_CHEAPLY: Position(
        lambda: ending("10h 9c 9s", "ah 9h js", "jh qd qs"), "0 play 10h", "play ah", {"card": "HEARTS_ACE"}
    ),
    Why.WIN_LAST: Position(
        lambda: ending("10h 9c 9s", "jh 9d js", "ah 9h qs"),
        "0 play 10h; 1 play jh",
        "play ah",
        {"card": "HEARTS_ACE", "points": 23},
    ),
    Why.WIN_TRY: Position(
        lambda: ending("kh 9c 9s", "qh 9d js", "10h jh qs", turn=1),
        "1 play qh",
        "play 10h",
        {"card": "HEARTS_TEN"},
    ),
    Why.TRUMP_IN: Position(
        lambda: ending("10h 9c 9s", "9d jd js", "jh qd qs", trump="diamonds"),
        "0 play 10h",
        "",
        {"points": 10},
    ),
    Why.FEED: Position(
        lambda: ending("jh 9c 9s", "ah 9d js", "kh 9h qs"),
        "0 play jh; 1 play ah",
        "play kh",
        {"card": "HEARTS_KING", "seat": 1},
    ),
    Why.THROW_LOW: Position(
        lambda: ending("ah 9c 9s", "kh 9h js", "jh qd qs"), "0 play ah", "play 9h", {"card": "HEARTS_NINE"}
    ),
    Why.KEEPS_MARRIAGE: Position(won("ah kh qh jh 9h ad 10d", "ac 10c as"), FOR_110, "", {"suit": "HEARTS"}),
    Why.MAKES_VOID: Position(
        won("ah 10h kh qh ac 10c kc", "9d ad 9s"),
        FOR_110 + "; 0 give 9d to 2",
        "give 9s to 3",
        {"suit": "SPADES"},
    ),
    Why.NO_PARTNER: Position(
        won("ah 10h kh qh ac 10c kc", "ad 10d qc"), FOR_110 + "; 0 give qc to 2", "give kc to 3", {}
    ),
    Why.LAY_LEAST: Position(auction("ah 10h kh qh ad 10d ac 10c qc ks", ""), "1 pass; 0 take 1", "", {}),
    Why.LAY_POINTS: Position(auction("ah 10h kh qh ad kd qd 10c as 10s", ""), "1 pass; 0 take 1", "", {}),
    Why.LEAD_FELLOW: Position(
        lambda: ending("ac 9c jc", "ah jh 9h", "kh qh 10s", turn=2),
        "2 play qh; 0 play 9c; 1 play ah",
        "play jh",
        {"card": "HEARTS_JACK", "seat": 2},
    ),
    Why.SPARES_MARRIAGE: Position(
        lambda: ending("ah 9c 9s js", "kh qh 10h 9d", "jh qd qs as"), "0 play ah", "", {}
    ),
    Why.MAKES_CONTRACT: Position(
        lambda: ending("qh kh 9s", "9h 9d js", "jd qd qs", taken=(20,), contract=110),
        "",
        "play qh",
        {"points": 90},
    ),
    Why.BEATS_CONTRACT: Position(
        lambda: ending("10h 9s", "ah 9h", "jh js", taken=(80, 10, 5), contract=104),
        "0 play 10h",
        "",
        {},
    ),
    Why.SAMPLED_BID: Position(auction("", GOOD + " 10c", ""), "", "bid 160", {"points": 160}, STRONG),
    Why.SAMPLED_PASS: Position(auction("", "9h jh 9d", ""), "", "pass", {"points": 110}, STRONG),
    Why.SAMPLED_MADE: Position(
        lambda: ending("9s qh kh", "9h 9d js", "jd qd qs", taken=(10,), contract=110),
        "",
        "play qh",
        {},
        STRONG,
    ),
    Why.SAMPLED_BEATEN: Position(
        lambda: ending("ac 9c 9s", "ah 9h js", "jh qd qs", taken=(98, 0, 0), contract=110, turn=1),
        "",
        "",
        {},
        STRONG,
    ),
    Why.HOLD_BACK: Position(
        lambda: ending("jh 9c 9s 9d jd jc js", "ah 9h kc qs ks ac kd", "10h kh qh 10d 10c 10s ad"),
        "0 play jh",
        "play 9h",
        {"over": "HEARTS_ACE"},
    ),
}


def asked(position: Position) -> tuple[Table, object, tuple[str, ...], list[dict[str, Param]]]:
    table = position.table()
    if position.script:
        table.play(position.script)
    choice = position.bot.choose(tysiac.view(table.match, table.deal.turn))
    codes = tuple(reason.code for reason in choice.reasons)
    return table, choice.move, codes, [dict(reason.params) for reason in choice.reasons]


@pytest.mark.parametrize("why", POSITIONS)
def test_a_position_for_each_reason(why: Why) -> None:
    position = POSITIONS[why]
    _, move, codes, params = asked(position)
    assert why in codes, (codes, params)
    if position.move:
        assert tysiac.format(move) == position.move  # type: ignore[arg-type]
    said = params[codes.index(why)]
    assert position.params.items() <= said.items()


def test_between_deals_the_next_one_is_asked_for() -> None:
    table = ending("ah", "9h", "jh")
    table.play_out()
    choice = STEADY.choose(tysiac.view(table.match, 1))
    assert [reason.code for reason in choice.reasons] == [Why.NEXT_DEAL]


def test_every_reason_has_its_position() -> None:
    assert {*POSITIONS, Why.NEXT_DEAL} == set(Why)
