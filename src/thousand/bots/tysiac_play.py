"""How the steady bot of Tysiąc plays its cards: by :mod:`~thousand.bots.tysiac_policy`, and with reasons."""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.bots.tysiac_explain import describe
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_seen import Seen
from thousand.bots.tysiac_weigh import policy_of
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Play
from thousand.tysiac.view import legal


def play(seen: Seen) -> Choice:
    """The card to play, and why."""
    allowed = [move.card for move in legal(seen.view) if isinstance(move, Play)]
    if len(allowed) == 1:
        why = Why.LAST_CARD if len(seen.view.cards) == 1 else Why.ONLY_CARD
        return Choice(Play(allowed[0]), (because(why, card=allowed[0].name),))
    card = Card(policy_of(seen).pick())
    return Choice(Play(card), describe(seen, card))
