"""Moves as text that a person can read and type; every move parses back.

``bid 110``, ``pass``, ``redeal``, ``take 2`` (the second musik), ``raise 150``, ``bomb``, ``give qh to 3``
(the seat with that number, from 1), ``lay 9s``, ``play 10d``, ``next``. A card is its rank (``a 10 k q j
9``) and the first letter of its suit.
"""

from __future__ import annotations

from thousand.game import Illegal
from thousand.tysiac.cards import Card, Rank
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)

_RANKS: dict[Rank, str] = {
    Rank.ACE: "a",
    Rank.TEN: "10",
    Rank.KING: "k",
    Rank.QUEEN: "q",
    Rank.JACK: "j",
    Rank.NINE: "9",
}
NAMES: dict[Card, str] = {card: _RANKS[card.rank] + card.suit.name[0].lower() for card in Card}
"""How each card is written."""

CARDS: dict[str, Card] = {name: card for card, name in NAMES.items()}
"""The card that each name stands for."""

_WORDS: dict[str, Move] = {
    "pass": Pass(),
    "redeal": Redeal(),
    "bomb": Bomb(),
    "next": NextDeal(),
}


def format(move: Move) -> str:
    """Write a move.

    >>> format(Give(Card.HEARTS_QUEEN, 2))
    'give qh to 3'
    """
    match move:
        case Bid(points):
            return f"bid {points}"
        case Raise(points):
            return f"raise {points}"
        case Take(musik):
            return f"take {musik + 1}"
        case Give(card, to):
            return f"give {NAMES[card]} to {to + 1}"
        case LayAway(card):
            return f"lay {NAMES[card]}"
        case Play(card):
            return f"play {NAMES[card]}"
        case _:
            return next(word for word, known in _WORDS.items() if known == move)


def parse(text: str) -> Move:
    """Read a move. Raises :class:`~thousand.game.Illegal` with the code ``not-a-move``.

    >>> parse("give qh to 3") == Give(Card.HEARTS_QUEEN, 2)
    True
    """
    match text.split():
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["bid", points] if _is_number(points):
            return Bid(int(points))
        case ["raise", points] if _is_number(points):
            return Raise(int(points))
        case ["take", musik] if _is_number(musik):
            return Take(int(musik) - 1)
        case ["give", card, "to", seat] if card in CARDS and _is_number(seat):
            return Give(CARDS[card], int(seat) - 1)
        case ["lay", card] if card in CARDS:
            return LayAway(CARDS[card])
        case ["play", card] if card in CARDS:
            return Play(CARDS[card])
        case _:
            raise Illegal("not-a-move", text=text[:80])


def _is_number(text: str) -> bool:
    """Whether this is a number from 1 to 999, written without anything before it."""
    return text.isascii() and text.isdigit() and len(text) < 4 and not text.startswith("0")
