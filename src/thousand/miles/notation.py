"""Moves as text that a person can read and type; every move parses back (spec 10).

``draw``, ``play roll``, ``play stop on 2`` (the side with that number, from 1), ``discard 25``,
``extend``, ``decline``, ``next``. A card is written as its English name with hyphens, a distance as
its miles.
"""

from __future__ import annotations

from thousand.game import Illegal
from thousand.miles.cards import DISTANCES, Card
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play

_NAMES: dict[Card, str] = {
    card: str(card.value) if card in DISTANCES else card.name.lower().replace("_", "-") for card in Card
}
_CARDS: dict[str, Card] = {name: card for card, name in _NAMES.items()}


def format(move: Move) -> str:
    """Write a move.

    >>> format(Play(Card.OUT_OF_GAS, 1))
    'play out-of-gas on 2'
    """
    match move:
        case Draw():
            return "draw"
        case Play(card, target):
            aim = "" if target is None else f" on {target + 1}"
            return f"play {_NAMES[card]}{aim}"
        case Discard(card):
            return f"discard {_NAMES[card]}"
        case Extend(called):
            return "extend" if called else "decline"
        case NextHand():
            return "next"


def parse(text: str) -> Move:
    """Read a move. Raises :class:`~thousand.game.Illegal` with the code ``not-a-move``.

    >>> parse("play out-of-gas on 2") == Play(Card.OUT_OF_GAS, 1)
    True
    """
    match text.split():
        case ["draw"]:
            return Draw()
        case ["play", card] if card in _CARDS:
            return Play(_CARDS[card])
        case ["play", card, "on", side] if card in _CARDS and _is_number(side):
            return Play(_CARDS[card], int(side) - 1)
        case ["discard", card] if card in _CARDS:
            return Discard(_CARDS[card])
        case ["extend"]:
            return Extend(True)
        case ["decline"]:
            return Extend(False)
        case ["next"]:
            return NextHand()
        case _:
            raise Illegal("not-a-move", text=text[:80])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3 and text != "0"
