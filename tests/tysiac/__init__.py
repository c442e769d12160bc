"""Tests of the rules of Tysiąc.

Tables set up by hand (``table``) hold each sentence of the specification; ``referee`` is a second, slow
and literal reading of all of it, which ``side_by_side`` holds against the engine in random play.
"""

import pytest

pytest.register_assert_rewrite(
    "tysiac.referee", "tysiac.side_by_side", "tysiac.random_play", "tysiac.table", "tysiac.worlds"
)
