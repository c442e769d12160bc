"""When the steady bot of 1000 Miles calls the extension (spec 7)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from miles.table import plain, table
from thousand import miles
from thousand.miles.rules import Goal, Rules, classic

from .positions import told

AT_600 = "roll" + " 100" * 6
ROLLING = "roll 100"


def at_700(
    hand: str,
    *rivals: str,
    own: str = AT_600,
    left: int = 40,
    totals: Sequence[int] = (),
    rules: Rules | None = None,
) -> tuple[str, ...]:
    """What seat 0 decides, having reached 700 with ``hand`` left, and why; ``rivals`` are their roads."""
    sides = 1 + len(rivals)
    rules = rules or classic(sides)
    game = table(
        f"100 {hand}",
        *["25"] * (sides * rules.team_size - 1),
        roads=[own, *rivals],
        totals=totals,
        rules=rules,
    )
    game.play("0 play 100")
    seen = miles.view(game.match, 0)
    return told(msgspec.structs.replace(seen, left=left))


def test_it_ends_the_hand_where_a_stop_may_hold_it_up() -> None:
    assert at_700("25 roll", ROLLING) == ("decline", "decline-stop")


def test_it_extends_with_the_rest_in_hand_and_no_stop_to_fear() -> None:
    assert at_700("200 100", ROLLING, own=AT_600 + " right-of-way") == ("extend", "extend-in-hand")
    assert at_700("200 100 right-of-way", ROLLING) == ("extend", "extend-in-hand")
    assert at_700("100 100 right-of-way", ROLLING) == ("decline", "decline-risk")


def test_a_200_too_many_is_not_in_hand() -> None:
    """Spec 4: two have been laid."""
    own = "right-of-way 200 200 100 100"
    assert at_700("200 100", ROLLING, own=own, left=0) == ("decline", "decline-risk")
    assert at_700("100 100 100", ROLLING, own=own, left=0) == ("extend", "extend-in-hand")


def test_it_extends_where_its_rival_stands_and_the_pile_allows() -> None:
    own = AT_600 + " right-of-way"
    assert at_700("25", "roll 100 accident", own=own, left=60) == ("extend", "extend-ahead")
    assert at_700("25", "roll 100 accident", own=own, left=20) == ("decline", "decline-risk")
    assert at_700("25", ROLLING, own=own, left=60) == ("decline", "decline-risk")


def test_it_weighs_all_that_speaks_for_a_longer_trip() -> None:
    """Miles and hazards in hand, safeties, a limited rival; a shut-out at stake speaks against it."""
    good = "200 stop flat-tire"
    assert at_700(good, ROLLING + " speed-limit", left=60) == ("extend", "extend-ahead")
    assert at_700("200 100 stop", "roll 100", left=60)[0] == "extend"
    assert at_700("200 stop", "roll 100", left=40)[0] == "decline"
    assert at_700(good + " extra-tank", "roll speed-limit stop", left=30)[0] == "extend"
    assert at_700("25", "roll speed-limit", left=60)[0] == "decline"


def test_of_two_rivals_one_will_soon_roll_again() -> None:
    assert at_700("25", "", "", own=AT_600 + " right-of-way") == ("decline", "decline-risk")


def test_it_takes_the_match_where_ending_the_hand_wins_it() -> None:
    """Spec 8: 3900 before, 700 miles and 400 for the trip: 5000."""
    own = AT_600
    assert at_700("right-of-way 200 100", "", own=own, totals=(3900, 3000)) == ("decline", "decline-wins")
    assert at_700("right-of-way 200 100", "", own=own, totals=(3899, 3000))[0] == "extend"
    assert at_700("right-of-way 200 100", "", own=own, totals=(3900, 5000))[0] == "extend"


def test_the_only_hand_of_a_match_is_won_by_being_ahead() -> None:
    """A match of one single hand (spec 8)."""
    rules = msgspec.structs.replace(classic(2), match_points=None)
    assert at_700("right-of-way 200 100", "", rules=rules) == ("decline", "decline-wins")


STANDS = "roll 100 accident"
SAFE = AT_600 + " right-of-way"


def test_with_a_reshuffle_the_pile_always_allows() -> None:
    """Spec 9."""
    rules = plain(2, goal=Goal.EXTENSION, reshuffle=True)
    assert at_700("25", STANDS, own=SAFE, left=1, rules=rules) == ("extend", "extend-ahead")


def paying(*, forfeit: bool = False, **points: int) -> Rules:
    """The classic rules with other figures, in a match that no single hand ends."""
    rules = classic(2)
    scores = msgspec.structs.replace(rules.scores, **points)
    return msgspec.structs.replace(rules, scores=scores, extension_forfeit=forfeit, match_points=100_000)


def test_it_ends_the_hand_where_the_trip_is_worth_too_much_to_be_risked() -> None:
    """Spec 8: 500 to win, nine times in ten; the tenth time the trip and a safe trip are lost."""
    assert at_700("200 100", "", own=SAFE, rules=paying(trip=4100))[1] == "extend-in-hand"
    assert at_700("200 100", "", own=SAFE, rules=paying(trip=4400)) == ("decline", "decline-stakes")
    with_200s = "right-of-way 200 200 100 100"
    assert at_700("100 100 100", "", own=with_200s, rules=paying(trip=4400))[1] == "extend-in-hand"


def test_what_a_failed_caller_forfeits_is_at_stake_too() -> None:
    """Spec 8, `extension_forfeit`: 200 to each opposing side."""
    rules = paying(trip=4400, safe_trip=0)
    assert at_700("200 100", "", own=SAFE, rules=rules)[1] == "extend-in-hand"
    rules = paying(trip=4400, safe_trip=0, forfeit=True)
    assert at_700("200 100", "", own=SAFE, rules=rules) == ("decline", "decline-stakes")
