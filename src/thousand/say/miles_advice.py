"""The coach of 1000 Miles: a move that is advised and why (a bot's reasons, as data), in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.bots.base import Reason
from thousand.miles.cards import HAZARD_OF, REMEDY_FOR, SAFETIES, Card
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Scribe

SEARCHED = "playouts"
"""The code of the reason that tells what a search has found; it has a sentence of its own."""

NOTHING_MORE = "none"
"""The value of a message's ``$more`` where the move has one reason alone."""


@fitting
def advice(scribe: Scribe, view: View, reasons: Sequence[Reason]) -> tuple[str, ...]:
    """The sentence for a bot's reasons, and another one where it has searched: the first reason tells the
    move, and the next one more about it.

    A message is given the parameters of both, what follows from a card among them, and what a safety and a
    coup fourré pay here.
    """
    first, *others = (reason for reason in reasons if reason.code != SEARCHED)
    more = others[0] if others else None
    params: dict[str, Arg] = {**first.params, **(more.params if more else {})}
    about: list[sides.Namings] = []
    if isinstance(target := params.pop("target", None), int):
        about += [sides.side(scribe, view, target), sides.target(scribe, view, target)]
    sentence = sides.told(
        scribe,
        f"advice-{first.code}",
        *about,
        more=more.code if more else NOTHING_MORE,
        points=_pays(view, first.code),
        **_known_of(params),
        **params,
    )
    found = (scribe.text(f"advice-{SEARCHED}", **it.params) for it in reasons if it.code == SEARCHED)
    return sentence, *found


def _pays(view: View, code: str) -> int:
    """The points of the advised safety, as a coup fourré where it is one."""
    scores = view.rules.scores
    return scores.safety + (scores.coup_fourre if code in ("coup-fourre", "opening-coup") else 0)


def _known_of(params: dict[str, Arg]) -> dict[str, Arg]:
    """What a sentence may tell of its card or hazard: the remedy, the hazard that it ends."""
    known: dict[str, Arg] = {}
    if "hazard" in params:
        known["remedy"] = REMEDY_FOR[Card[str(params["hazard"])]].name
    elif "card" in params and (card := Card[str(params["card"])]) not in SAFETIES and card in HAZARD_OF:
        known["hazard"] = HAZARD_OF[card].name
    return known
