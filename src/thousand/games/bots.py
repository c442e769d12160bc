"""Bots by name, imported when one sits down: a game should begin to speak before it begins to think."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from thousand.bots.base import Bot


def bot(module: str, name: str, *args: Any) -> Callable[[], Bot[Any]]:
    """What makes the bot ``name`` of a module of ``thousand.bots``, with these arguments."""

    def make() -> Bot[Any]:
        made: Bot[Any] = getattr(import_module(f"thousand.bots.{module}"), name)(*args)
        return made

    return make
