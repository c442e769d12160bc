"""Whole games shared out among the languages: a game tells the same things in each of them.

English is told all of them, every other language a third, so that the tests stay quick as languages come;
with ``THOUSAND_DEEP=1`` everybody is told everything.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from thousand.say.fluent import languages

SHARE = 3


def shared_out(cases: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The cases, each with the language that it is told in before it."""
    everything = os.environ.get("THOUSAND_DEEP") == "1"
    return [
        (lang, *case)
        for turn, lang in enumerate(languages())
        for at, case in enumerate(cases)
        if everything or lang == "en" or at % SHARE == turn % SHARE
    ]
