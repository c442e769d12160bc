"""What the steady bot throws away, and what it keeps."""

from __future__ import annotations

import pytest

from thousand.bots.base import Reason

from .positions import decide, seen, told

STANDING = "roll 100 accident"
"""A road on which only a Repairs helps; most positions here hold none."""


@pytest.mark.parametrize(
    ("hand", "own", "reason"),
    [
        (
            "gasoline 100 100",
            STANDING + " extra-tank",
            Reason("discard-protected", {"card": "GASOLINE", "safety": "EXTRA_TANK"}),
        ),
        (
            "roll 100 100",
            STANDING + " right-of-way",
            Reason("discard-protected", {"card": "ROLL", "safety": "RIGHT_OF_WAY"}),
        ),
        (
            "gasoline extra-tank 100",
            STANDING,
            Reason("discard-protected", {"card": "GASOLINE", "safety": "EXTRA_TANK"}),
        ),
        ("out-of-gas gasoline 100", STANDING, Reason("discard-spent", {"card": "GASOLINE"})),
        ("200 100 gasoline", STANDING + " 200 200", Reason("discard-third-200", {"card": "MILES_200"})),
        (
            "100 25 gasoline",
            "roll" + " 100" * 9 + " 25 accident",
            Reason("discard-too-far", {"card": "MILES_100", "left": 75}),
        ),
        ("gasoline 100 gasoline", STANDING, Reason("discard-spare", {"card": "GASOLINE"})),
        ("75 50 25 100", STANDING, Reason("discard-least", {"card": "MILES_25"})),
    ],
    ids=lambda value: value.code if isinstance(value, Reason) else "",
)
def test_dead_cards_go_first_then_spares_then_the_least(hand: str, own: str, reason: Reason) -> None:
    choice = decide(seen(hand, roads=[own], discards="out-of-gas out-of-gas"))
    assert choice.reasons == (reason,)
    assert choice.move == type(choice.move)(_card(reason))
