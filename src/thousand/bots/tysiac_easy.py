"""Easy: a bot that plays Tysiąc by the written policy, with the slips of somebody at ease.

* In the auction it is hopeful now and then, and bids ten or twenty more than its hand is good for.
* It gives away, or lays away, simply its lowest cards.
* It leads its highest card because it is high, throws a card without looking, and takes a trick with the
  highest card that does.

Which slip it is follows from the view, so that the same view gives the same choice. A slip is never a move
that the rules refuse.
"""

from __future__ import annotations

from typing import Final

from thousand.bots.base import Choice
from thousand.bots.tysiac_bidding import describe_bid, expectation
from thousand.bots.tysiac_explain import describe
from thousand.bots.tysiac_giving import describe_gift, describe_lay
from thousand.bots.tysiac_seen import Seen, fingerprint
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_weigh import wins
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Bid, Give, LayAway, Pass, Play
from thousand.tysiac.view import legal

HOPEFUL: Final = 30
"""Of a hundred bids, how many are made in hope; and :data:`HOPE` is the hope, in points."""

HOPE: Final = 25

LOWEST: Final = 50
"""Of a hundred gifts and cards laid away, how many are simply the lowest card."""

CARELESS: Final = 30
"""Of a hundred cards, how many are played without looking."""


class Easy(Steady):
    """The bot: the steady one, and a slip now and then."""

    def think(self, seen: Seen) -> Choice:
        """The steady bot's choice, or the slip that the view brings about."""
        choice = super().think(seen)
        at = fingerprint(seen.view)
        slips = at // 100
        at %= 100
        match choice.move:
            case Pass() if at < HOPEFUL:
                return _hope(seen) or choice
            case Give(_, to) if at < LOWEST:
                card = _lowest(seen)
                return Choice(Give(card, to), describe_gift(seen, card, to))
            case LayAway() if at < LOWEST:
                card = _lowest(seen)
                return Choice(LayAway(card), describe_lay(seen, card))
            case Play() if at < CARELESS and len(legal(seen.view)) > 1:
                card = _careless(seen, slips)
                return Choice(Play(card), describe(seen, card))
            case _:
                return choice


def _hope(seen: Seen) -> Choice | None:
    """A bid that the hand is not quite good for."""
    lowest = legal(seen.view)[0]
    expected = expectation(seen)
    if not isinstance(lowest, Bid) or lowest.points > expected + HOPE:
        return None
    return Choice(lowest, (describe_bid(seen, lowest.points, expected + HOPE),))


def _lowest(seen: Seen) -> Card:
    return min(seen.view.cards, key=lambda card: (card.points, card))


def _careless(seen: Seen, slip: int) -> Card:
    """The highest card led, the highest that takes the trick, or any one."""
    cards = [move.card for move in legal(seen.view) if isinstance(move, Play)]
    winning = [card for card in cards if not seen.view.table or wins(seen, card)]
    if winning and slip % 2:
        return max(winning, key=lambda card: (card.rank, card))
    return cards[slip % len(cards)]
