"""The registry's entry of 1000 Miles."""

from __future__ import annotations

from thousand import miles
from thousand.bots.miles_steady import Steady
from thousand.game import Game, Seat
from thousand.games import Entry
from thousand.miles.events import AnyEvent
from thousand.miles.match import Match
from thousand.miles.moves import Move
from thousand.miles.rules import (
    MAX_MATCH_POINTS,
    MAX_SEATS,
    MIN_MATCH_POINTS,
    MIN_SEATS,
    PRESETS,
    Rules,
)
from thousand.miles.view import View


def chances(match: Match) -> frozenset[tuple[Seat, str]]:
    """The coup fourré that somebody may make out of turn, named by the hazard (spec 6)."""
    hand = match.hand
    window = hand.window
    if window is None or window.holder is None or window.holder == hand.turn:
        return frozenset()
    return frozenset({(window.holder, window.hazard.name)})


GAME: Game[Rules, Match, Move, AnyEvent, View] = miles
"""The type checker holds the module to the protocol here."""

ENTRY = Entry(
    name="miles",
    game=GAME,
    rules_type=Rules,
    presets=PRESETS,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    points=range(MIN_MATCH_POINTS, MAX_MATCH_POINTS + 1),
    bots={"steady": Steady},
    chances=chances,
    desk="thousand.games.miles_desk",
    words="thousand.say.miles",
    picture="thousand.say.miles_board",
)
