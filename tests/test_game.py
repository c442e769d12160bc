"""A refusal as data."""

from __future__ import annotations

import copy
import pickle

from thousand.game import Illegal


def test_a_refusal_is_its_code_and_parameters() -> None:
    assert Illegal("over-limit", card="MILES_75") == Illegal("over-limit", card="MILES_75")
    assert Illegal("over-limit", card="MILES_75") != Illegal("over-limit", card="MILES_100")
    assert Illegal("draw-first") != Illegal("pile-empty")
    assert str(Illegal("over-limit", card="MILES_75")) == "over-limit (card=MILES_75)"
    assert str(Illegal("draw-first")) == "draw-first"


def test_a_refusal_survives_copying_and_pickling() -> None:
    refusal = Illegal("beyond-goal", card="MILES_75", left=50)
    assert copy.copy(refusal) == refusal
    assert pickle.loads(pickle.dumps(refusal)) == refusal
