"""The coach of Tysiąc: a move that is advised and why (a bot's reasons, as data), a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.bots.base import Reason
from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Scribe
from thousand.say.tysiac_cards import named
from thousand.say.tysiac_people import player
from thousand.tysiac.cards import Card
from thousand.tysiac.view import View

SEARCHED = "sampled-"
"""How the codes begin of the reasons that tell what a search has found: the move comes before them."""


@fitting
def advice(scribe: Scribe, view: View, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The move, then what more speaks for it, and last what a search has found."""
    in_order = sorted(reasons, key=lambda reason: reason.code.startswith(SEARCHED))
    return tuple(_sentence(scribe, reason) for reason in in_order)


def _sentence(scribe: Scribe, reason: Reason) -> str:
    """A message is given the reason's parameters: a card as ``$rank`` and ``$suit``, a higher one ``$over``
    of the same suit as its rank, a seat as ``$who`` and ``$name``."""
    params: dict[str, Arg] = dict(reason.params)
    if "card" in params:
        params |= named(Card[str(params["card"])])
    if "over" in params:
        params["over"] = Card[str(params["over"])].rank.name
    if isinstance(seat := params.get("seat"), int):
        params |= player(scribe, seat)
    return scribe.text(f"tysiac-advice-{reason.code}", **params)
