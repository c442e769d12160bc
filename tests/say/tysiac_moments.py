"""Moments of Tysiąc that are set up by hand, and what is heard there."""

from __future__ import annotations

from collections.abc import Callable

from say.listeners import NAMES
from thousand import tysiac
from thousand.games.tysiac_desk import arranged
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac.view import View
from tysiac.table import Table, dealt, ending

Answer = Callable[[Scribe, View], tuple[str, ...] | str]

FORCED = "1 pass; 2 pass"


def heard(
    game: Table,
    answer: Answer,
    viewer: int | None = 0,
    lang: str = "en",
    detail: Detail = Detail.NORMAL,
    order: str = "suit",
) -> str:
    view = arranged(tysiac.view(game.match, viewer), order)
    scribe = Scribe(lang, detail=detail).at_table(NAMES[: view.seats], viewer)
    told = answer(scribe, view)
    return told if isinstance(told, str) else " / ".join(told)


def bidding() -> Table:
    """Anna has opened, and Bob with the marriage of hearts is to bid."""
    return dealt("9s", "kh qh 9c", "", musik="ah 10h 9h")


def playing() -> Table:
    """Anna plays for 110, has declared hearts, and has just taken a trick."""
    game = ending("10h kc", "ah 9c", "9h jc", taken=(14, 30, 10), married=("hearts",), trump="hearts")
    game.play("0 play kc; 1 play 9c; 2 play jc")
    return game
