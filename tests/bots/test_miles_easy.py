"""The easy bot of 1000 Miles: its slips, and that it still plays a game."""

from __future__ import annotations

from collections import Counter

import msgspec

from thousand import miles
from thousand.bots.miles_easy import IN_A_HUNDRED, Easy, slip_at
from thousand.bots.miles_steady import Steady
from thousand.miles.rules import classic
from thousand.miles.view import View

from .players import AtRandom, won_by
from .positions import seen

ROLLING = "roll 100"


def alike(view: View) -> list[View]:
    """The same position in many hands of a match, of which a slip knows only that they are others."""
    return [msgspec.structs.replace(view, number=number) for number in range(1, 401)]


def with_slip(view: View, slip: str) -> View:
    return next(other for other in alike(view) if slip_at(other) == slip)


def moves(view: View, slip: str) -> tuple[str, str]:
    """What steady does, and what easy does under a slip."""
    there = with_slip(view, slip)
    easy = Easy().choose(there)
    assert easy.move in miles.legal(there)
    assert easy.reasons
    return miles.format(Steady().choose(there).move), miles.format(easy.move)


def test_slips_are_as_frequent_as_they_should_be() -> None:
    counted = Counter(slip_at(view) for view in alike(seen("100 25", roads=["roll"])))
    for slip, share in IN_A_HUNDRED:
        assert abs(counted[slip] / 4 - share) < 4 * (share * (100 - share) / 400) ** 0.5


def test_sometimes_it_forgets_to_attack() -> None:
    view = seen("100 stop", roads=["roll", ROLLING])
    assert moves(view, "forgets") == ("play stop on 2", "play 100")
    assert moves(view, "") == ("play stop on 2", "play stop on 2")


def test_sometimes_it_discards_carelessly() -> None:
    view = seen("200 roll 25", roads=["roll 100 accident"])
    steady, easy = moves(view, "careless")
    assert (steady, easy) == ("discard 25", "discard 200")


def test_sometimes_it_lays_a_safety_too_early() -> None:
    view = seen("extra-tank 100", roads=["roll", ROLLING], left=60)
    assert moves(view, "hasty") == ("play 100", "play extra-tank")


def test_the_same_view_gives_the_same_choice() -> None:
    for view in alike(seen("100 stop extra-tank 25", roads=["roll", ROLLING]))[:50]:
        assert Easy().choose(view) == Easy().choose(view)


ONE_HAND = msgspec.structs.replace(classic(2), match_points=None)


def test_it_is_weaker_than_steady_and_better_than_chance() -> None:
    assert won_by(Easy, Steady, ONE_HAND, 2, duels=160) < 0.46
    assert won_by(Easy, AtRandom, ONE_HAND, 2, duels=60) > 0.8
