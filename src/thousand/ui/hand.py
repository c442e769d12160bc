"""The player's hand by ear: a cursor that walks through the cards, in the order in which they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thousand.games.desk import Desk
from thousand.say.words import Words
from thousand.ui.shell import Shell, Switch


class Hand:
    """The cards of one seat. ``view`` gives what the player knows now, the cards as they came."""

    def __init__(self, shell: Shell, desk: Desk, words: Words, view: Callable[[], Any]) -> None:
        self._shell = shell
        self._desk = desk
        self._words = words
        self._seen = view
        self._at: int | None = None
        self._heard: Any = None

    @property
    def view(self) -> Any:
        """What the player knows, the cards in the order in which the player has them lie."""
        return self._desk.arranged(self._seen(), self._order)

    @property
    def _order(self) -> str:
        """The order that the player has chosen, as far as this game has it."""
        order, orders = self._shell.order, self._desk.ORDERS
        return order if order in orders else orders[0]

    @property
    def _cards(self) -> tuple[Any, ...]:
        return self._desk.held(self.view)

    def focus(self) -> int | None:
        """The focused card's place."""
        size = len(self._cards)
        return None if self._at is None or size == 0 else min(self._at, size - 1)

    def moved(self) -> bool:
        """Whether another card than the one last said is under the cursor: the hand has closed up."""
        at = self.focus()
        return at is not None and self._cards[at] != self._heard

    def walk(self, step: int) -> None:
        """To a card beside, and say it."""
        at = self.focus()
        if at is None:
            self.go_to(0)
        else:
            self.go_to(at if step > 0 and self.moved() else at + step)

    def go_to_end(self) -> None:
        """To the last card."""
        self.go_to(len(self._cards) - 1)

    def go_to(self, at: int) -> None:
        """To a card by its place, and say it."""
        size = len(self._cards)
        if size == 0:
            self._shell.refuse(self._shell.text("game-no-cards"))
        elif at >= size and self.focus() != size - 1:
            self._shell.refuse(self._shell.text("game-fewer-cards", count=size))
        else:
            self._at = min(max(at, 0), size - 1)
            self.say()

    def say(self) -> None:
        """Say the card under the cursor."""
        at = self.focus() or 0
        self._heard = self._cards[at]
        self._shell.reply(self._words.card(self._shell.walking, self.view, at))

    def seek_playable(self, step: int) -> None:
        """To the next card that can be played, one way or the other."""
        view = self.view
        size = len(self._desk.held(view))
        at = self.focus()
        start = (-1 if step > 0 else 0) if at is None else at
        for distance in range(1, size + 1):
            candidate = (start + step * distance) % size
            if self._desk.playable(view, candidate):
                self.go_to(candidate)
                return
        self._shell.refuse(self._shell.text("game-nothing-playable"))

    def sort(self) -> None:
        """Have the cards lie in the next order, and say them; the cursor stays on its card."""
        at = self.focus()
        card = None if at is None else self._cards[at]
        orders = self._desk.ORDERS
        self._shell.order = orders[(orders.index(self._order) + 1) % len(orders)]
        if at is not None:
            self._at = self._cards.index(card)
        self._shell.changed(Switch.ORDER)
        sorted_by = self._shell.text(f"sorted-{self._order}")
        self._shell.reply(sorted_by, *self._words.hand(self._shell.scribe, self.view))
