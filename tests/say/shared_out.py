"""Cases shared out among the languages: a game tells the same things in each of them.

English is told all of them, every other language a third, so that the tests stay quick as languages come;
with ``THOUSAND_DEEP=1`` everybody is told everything.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from thousand.say.fluent import languages

SHARE = 3
EVERYTHING = os.environ.get("THOUSAND_DEEP") == "1"

Case = TypeVar("Case")

A_LANGUAGE = st.sampled_from(sorted(languages(), key=lambda lang: lang != "en"))
"""For hypothesis; what does not depend on the language is shown in English."""


def examples(share: float, **more: Any) -> settings:
    """So many times the examples that the profile asks for: those of all languages together."""
    return settings(max_examples=round(settings().max_examples * share), **more)


def shared_out(cases: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The cases, each with the language that it is told in before it."""
    return [(lang, *case) for lang in languages() for case in share_of(lang, cases)]


def share_of(lang: str, cases: Sequence[Case], shift: int = 0) -> list[Case]:
    """The cases of one language; with another ``shift`` they are others."""
    turn = languages().index(lang) + shift
    return [case for at, case in enumerate(cases) if EVERYTHING or lang == "en" or (at - turn) % SHARE == 0]
