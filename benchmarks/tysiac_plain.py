"""A plain heuristic for Tysiąc, to measure the bots by: no counting, no memory, the first rule that fits."""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.tysiac.cards import PARTNER, Card
from thousand.tysiac.moves import Give, LayAway, Play
from thousand.tysiac.tricks import beats, winning
from thousand.tysiac.view import View, legal, would_declare


class Plain:
    """Gives its lowest cards that are no half of a marriage; declares its dearest marriage as soon as it
    leads, else leads its highest card; takes a trick as cheaply as it can, and throws its lowest card
    otherwise."""

    def choose(self, view: View) -> Choice:
        """The first legal move for whatever is not giving or playing."""
        moves = legal(view)
        cards = [move for move in moves if isinstance(move, Give | LayAway | Play)]
        if not cards:
            return Choice(moves[0])
        if not isinstance(cards[0], Play):
            return Choice(
                min(cards, key=lambda move: (PARTNER.get(move.card) in view.cards, move.card.points))
            )
        if not view.table:
            return Choice(max(cards, key=lambda move: _lead(view, move.card)))
        best = view.table[winning(view.table, view.trump)]
        takes = [move for move in cards if beats(move.card, best, view.trump)]
        return Choice(min(takes or cards, key=lambda move: (move.card.points, move.card)))


def _lead(view: View, card: Card) -> tuple[bool, int, int]:
    wed = would_declare(view, card)
    return wed, int(card.suit) if wed else 0, int(card.rank)
