"""The lesson of 1000 Miles: ten steps from the first look at the hand to a coup fourré.

The deal of :data:`SEED` has, in the order they are needed: a Roll; a Stop; an Accident against the pupil, who
holds the Repairs and draws a second Roll; a Speed limit, with fast and slow cards in hand; Right of way,
drawn under the limit; then Extra tank, and an Out of gas that it answers out of turn. ``tests/games`` holds
it to that, and has the search that found it.
"""

from __future__ import annotations

from collections.abc import Callable

from thousand.bots.base import Choice
from thousand.games.lesson import Lesson, Step, Task
from thousand.keys.commands import Command
from thousand.miles.cards import DISTANCES, HAZARDS, REMEDIES, Card
from thousand.miles.moves import Discard, Draw, Move, Play
from thousand.miles.rules import LIMIT_SPEED
from thousand.miles.view import View, legal

SEED = 10_877_432

ATTACKS: dict[int, Card] = {90: Card.ACCIDENT, 83: Card.SPEED_LIMIT, 77: Card.OUT_OF_GAS}
"""What the bots play on the pupil. Every turn draws, so the number of cards left in the draw pile is the
lesson's clock: it tells whose turn it is, and which."""

PUPIL = 0
"""The pupil's side."""


class Partner:
    """The bot of the lesson: it attacks when it is time, and otherwise drives as well as it can."""

    def choose(self, view: View) -> Choice:
        """What to do in its own turn."""
        moves = legal(view)
        if Draw() in moves:
            return Choice(Draw())
        attack = ATTACKS.get(view.left)
        if attack is not None:
            return Choice(Play(attack, PUPIL))
        return Choice(max(moves, key=_liking))


def _liking(move: Move) -> tuple[int, int]:
    """How gladly a bot makes a move: it repairs, then drives as far as it can; what it must discard is a
    remedy if possible, then a short distance. It keeps hazards, and attacks nobody by itself."""
    match move:
        case Play(card) if card in REMEDIES:
            return 4, 0
        case Play(card) if card in DISTANCES:
            return 3, card
        case Discard(card) if card in REMEDIES:
            return 2, 0
        case Discard(card) if card in DISTANCES:
            return 1, -card
        case _:
            return 0, 0


def _play(*cards: Card) -> Callable[[Move], bool]:
    """Any of these cards laid, on whomever it falls."""
    return lambda move: isinstance(move, Play) and move.card in cards


def _draw(name: str = "draw-again") -> Task:
    return Task(name, wants=lambda move: isinstance(move, Draw))


def _look(name: str, *commands: Command) -> Task:
    return Task(name, looks=frozenset(commands))


_SEEK = (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE)
"""What ends the walk through the hand. An arrow does not: after one, some screen readers say one line of the
terminal, and the praise and the next step would take it."""

_SLOW = tuple(card for card in DISTANCES if card <= LIMIT_SPEED)

LESSON = Lesson(
    bots=2,
    rules="playroom",
    seed=SEED,
    bot=Partner,
    steps=(
        Step("hand", (_look("hand-hear", Command.HAND), _look("hand-walk", *_SEEK))),
        Step("draw", (_draw("draw-first"),)),
        Step("start", (Task("start-roll", wants=_play(Card.ROLL)),)),
        Step("drive", (_draw(), Task("drive-miles", wants=_play(*DISTANCES)))),
        Step(
            "ask",
            (
                _look("ask-turn", Command.TURN),
                _look("ask-info", Command.INFO),
                _look("ask-scores", Command.SCORES),
            ),
        ),
        Step(
            "attack",
            (_draw(), Task("attack-hit", wants=_play(*HAZARDS))),
            {"card": Card.STOP.name},
        ),
        Step(
            "repair",
            (
                _draw(),
                Task("repair-remedy", wants=_play(Card.REPAIRS)),
                _draw(),
                Task("repair-roll", wants=_play(Card.ROLL)),
            ),
            {"hazard": Card.ACCIDENT.name, "remedy": Card.REPAIRS.name, "card": Card.REPAIRS.name},
        ),
        Step("limit", (_draw(), Task("limit-slow", wants=_play(*_SLOW, Card.END_OF_LIMIT)))),
        Step(
            "safety",
            (
                _draw(),
                Task("safety-lay", wants=_play(Card.RIGHT_OF_WAY)),
                _draw("safety-again"),
                Task("safety-drive", wants=_play(*DISTANCES)),
            ),
            {"card": Card.RIGHT_OF_WAY.name, "safety": Card.EXTRA_TANK.name},
        ),
        Step(
            "coup",
            (
                Task("coup-answer", wants=_play(Card.EXTRA_TANK)),
                _draw("coup-draw"),
                Task("coup-discard", wants=lambda move: isinstance(move, Discard)),
            ),
            {"safety": Card.EXTRA_TANK.name, "hazard": Card.OUT_OF_GAS.name},
        ),
    ),
)
