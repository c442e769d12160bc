"""Tests of the rules of 1000 Miles.

Tables set up by hand (``table``) hold each sentence of the specification; ``referee`` is a second reading
of all of it, which ``side_by_side`` holds against the engine in random play.
"""

import pytest

pytest.register_assert_rewrite(
    "miles.side_by_side", "miles.alike", "miles.referee", "miles.random_play", "miles.worlds"
)
