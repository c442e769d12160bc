"""Random legal play: every move that the rules allow, and letting a chance out of turn go by, is as
likely."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from thousand import miles
from thousand.bots.base import Choice
from thousand.miles.view import View


class AtRandom:
    """The opponent. Its chance follows from the view: the same view, the same choice."""

    def choose(self, view: View) -> Choice:
        """Any move."""
        moves = miles.legal(view)
        out_of_turn = view.answer is not None and view.turn != view.viewer
        choices = (*moves, None) if out_of_turn or not moves else moves
        number = int.from_bytes(
            sha256(msgspec.msgpack.encode(view, order="deterministic")).digest()[:8], "big"
        )
        return Choice(choices[number % len(choices)])
