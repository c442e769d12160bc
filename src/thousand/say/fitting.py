"""Sentences for the short lines of the braille level: cards by their whole names where these fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from thousand.say.cells import cells
from thousand.say.scribe import Scribe

P = ParamSpec("P")
Said = TypeVar("Said", str, tuple[str, ...])


def fitting(say: Callable[Concatenate[Scribe, P], Said]) -> Callable[Concatenate[Scribe, P], Said]:
    """Make the function name cards in short where a line of what it says would be too long otherwise.

    At the other levels of detail, where lines have room enough, it changes nothing.
    """

    @wraps(say)
    def said(scribe: Scribe, /, *args: P.args, **kwargs: P.kwargs) -> Said:
        whole = say(scribe, *args, **kwargs)
        lines = (whole,) if isinstance(whole, str) else whole
        if not scribe.braille or all(cells(line) <= scribe.limit for line in lines):
            return whole
        return say(msgspec.structs.replace(scribe, short=True), *args, **kwargs)

    return said
