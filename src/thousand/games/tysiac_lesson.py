"""The lesson of Tysiąc: ten steps from the first look at the hand to the scores of a deal.

In the deal of :data:`SEED` Borys, who has to open, raises once. The pupil holds the king and the queen of
hearts but not the ace, and finds the ace of clubs in the musik; whoever takes the trick of the marriage leads
a suit of which the pupil has one card, and then one of which there is none left. ``tests/games`` holds it to
that.
"""

from __future__ import annotations

from collections.abc import Callable

from thousand.bots.base import Choice
from thousand.games.lesson import Lesson, Step, Task
from thousand.keys.commands import Command
from thousand.tysiac.cards import Card, Suit
from thousand.tysiac.moves import Bid, Give, Move, Pass, Phase, Play
from thousand.tysiac.tricks import beats, winning
from thousand.tysiac.view import View, legal

SEED = 48_689

FIRST_BID, SECOND_BID = 110, 130

GIFTS = Card.SPADES_JACK, Card.DIAMONDS_NINE
"""What the pupil can well do without."""


class Partner:
    """The bot of the lesson: it raises the pupil's first bid if it had to open, plays its highest card where
    that leads or takes the trick, and otherwise its lowest."""

    def choose(self, view: View) -> Choice:
        """What to do in its own turn."""
        if view.phase is Phase.AUCTION:
            opened = any(call.seat == view.viewer for call in view.calls)
            return Choice(Bid(FIRST_BID + 10) if opened and view.contract == FIRST_BID else Pass())
        return Choice(Play(_card(view, [move.card for move in legal(view) if isinstance(move, Play)])))


def _card(view: View, cards: list[Card]) -> Card:
    if not view.table:
        return max(cards, key=_height)
    best = view.table[winning(view.table, view.trump)]
    takes = [card for card in cards if beats(card, best, view.trump)]
    return max(takes, key=_height) if takes else min(cards, key=_height)


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit


def _bid(points: int) -> Task:
    return Task(f"auction-{points}", wants=lambda move: move == Bid(points))


def _give(name: str, card: Card) -> Task:
    return Task(name, wants=lambda move: isinstance(move, Give) and move.card is card)


def _play(name: str, wanted: Callable[[Card], bool]) -> Task:
    def wants(move: Move) -> bool:
        return isinstance(move, Play) and wanted(move.card)

    return Task(name, wants=wants)


def _look(name: str, command: Command) -> Task:
    return Task(name, looks=frozenset({command}))


LESSON = Lesson(
    bots=2,
    rules="house",
    seed=SEED,
    bot=Partner,
    steps=(
        Step("hand", (_look("hand-hear", Command.HAND), _look("hand-sort", Command.SORT))),
        Step("auction", (_bid(FIRST_BID), _bid(SECOND_BID))),
        Step("musik", (_look("musik-hear", Command.MUSIK), _look("musik-contract", Command.CONTRACT))),
        Step("give", (_give("give-first", GIFTS[0]), _give("give-second", GIFTS[1]))),
        Step("lead", (_play("lead-ace", lambda card: card is Card.CLUBS_ACE),)),
        Step(
            "marriage",
            (
                _play("marriage-lead", lambda card: card in (Card.HEARTS_KING, Card.HEARTS_QUEEN)),
                _look("marriage-trump", Command.TRUMP),
            ),
        ),
        Step(
            "follow",
            (
                _look("follow-trick", Command.TRICK),
                _play("follow-suit", lambda card: card.suit is Suit.SPADES),
            ),
        ),
        Step("trump", (_play("trump-in", lambda card: card.suit is Suit.HEARTS),)),
        Step("rest", (_play("rest-first", lambda card: True), *[_play("rest-on", lambda card: True)] * 3)),
        Step("scores", (_look("scores-hear", Command.SCORES),)),
    ),
)
