"""The registry's entry of 1000 Miles."""

from __future__ import annotations

from thousand import miles
from thousand.game import Game, Seat
from thousand.games import Entry
from thousand.games.bots import bot
from thousand.games.landmarks import HandBegan, HandOver, Landmark, MatchBegan, MatchOver, Sheet
from thousand.games.miles_options import catalogue
from thousand.keys.commands import Command
from thousand.miles import events as ev
from thousand.miles.events import AnyEvent
from thousand.miles.fair import follows
from thousand.miles.match import Match
from thousand.miles.moves import Move
from thousand.miles.rules import (
    MATCH_POINTS,
    MAX_SEATS,
    MIN_SEATS,
    PRESETS,
    Rules,
    check,
)
from thousand.miles.view import View


def chances(match: Match) -> frozenset[tuple[Seat, str]]:
    """The coup fourré that somebody may make out of turn, named by the hazard (spec 6)."""
    hand = match.hand
    window = hand.window
    if window is None or window.holder is None or window.holder == hand.turn:
        return frozenset()
    return frozenset({(window.holder, window.hazard.name)})


def landmark(event: AnyEvent) -> Landmark | None:
    """What the event means to a match's record (spec 10)."""
    if type(event) not in _LANDMARKS:  # as nearly all: a replay asks of every event
        return None
    match event:
        case ev.HandStarted():
            return HandBegan(event.number, event.commitment)
        case ev.HandEnded():
            sheets = tuple(Sheet(sheet.items, sheet.points, sheet.total) for sheet in event.sheets)
            return HandOver(event.number, event.seed, event.winner, event.reason, sheets)
        case ev.MatchStarted():
            return MatchBegan(event.sides)
        case ev.MatchEnded():
            return MatchOver(event.winners, event.totals)
        case _:
            return None


_LANDMARKS = frozenset({ev.HandStarted, ev.HandEnded, ev.MatchStarted, ev.MatchEnded})


GAME: Game[Rules, Match, Move, AnyEvent, View] = miles
"""The type checker holds the module to the protocol here."""

COACH_PLAYOUTS = 600
"""How many playouts an advice takes at most: it should come at once, and be the same when asked again."""

ENTRY = Entry(
    name="miles",
    game=GAME,
    rules_type=Rules,
    presets=PRESETS,
    options=catalogue,
    check=check,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    usual_seats=2,
    points=MATCH_POINTS,
    bots={
        "steady": bot("miles_steady", "Steady"),
        "easy": bot("miles_easy", "Easy"),
        "strong": bot("miles_search", "Strong"),
    },
    coach=bot("miles_search", "Strong", None, COACH_PLAYOUTS),
    chances=chances,
    landmark=landmark,
    follows=follows,
    commands=frozenset({Command.DRAW, Command.DISCARD, Command.ANSWER}),
    desk="thousand.games.miles_desk",
    tally="thousand.miles.tally",
    words="thousand.say.miles",
    picture="thousand.say.miles_board",
    lesson="thousand.games.miles_lesson",
    review="thousand.bots.miles_review",
    pause="thousand.games.miles_pause",
)
