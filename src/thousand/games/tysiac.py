"""The registry's entry of Tysiąc."""

from __future__ import annotations

from thousand import tysiac
from thousand.game import Game, Seat
from thousand.games import Entry
from thousand.games.bots import bot
from thousand.games.landmarks import HandBegan, HandOver, Landmark, MatchBegan, MatchOver, Sheet
from thousand.games.tysiac_options import catalogue
from thousand.keys.commands import Command
from thousand.tysiac import events as ev
from thousand.tysiac.events import AnyEvent, SeatSheet
from thousand.tysiac.fair import follows
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Move
from thousand.tysiac.rules import BOMB_POINTS, MATCH_POINTS, MAX_SEATS, MIN_SEATS, PRESETS, Rules, check
from thousand.tysiac.view import View


def chances(match: Match) -> frozenset[tuple[Seat, str]]:
    """Nobody ever acts out of turn."""
    del match
    return frozenset()


def landmark(event: AnyEvent) -> Landmark | None:
    """What the event means to a match's record: every seat is a side, a deal is a hand."""
    match event:
        case ev.DealStarted():
            return HandBegan(event.number, event.commitment)
        case ev.DealEnded():
            sheets = tuple(_sheet(event, seat) for seat in range(len(event.sheets)))
            return HandOver(
                event.number, event.seed, event.declarer if event.made else None, event.reason, sheets
            )
        case ev.MatchStarted():
            return MatchBegan(tuple((seat,) for seat in range(event.seats)))
        case ev.MatchEnded():
            return MatchOver(event.winners, event.totals)
        case _:
            return None


def _sheet(ended: ev.DealEnded, seat: Seat) -> Sheet:
    """One seat's sheet: its items add up to what the total changes by."""
    sheet = ended.sheets[seat]
    return Sheet(tuple(_items(ended, seat, sheet)), sheet.points, sheet.total)


def _items(ended: ev.DealEnded, seat: Seat, sheet: SeatSheet) -> list[tuple[str, int]]:
    """What the declarer's contract brought it; what another took, and how it was rounded, or was given by a
    bomb; then what a seat on the barrel was not credited with."""
    if seat == ended.declarer:
        items = [("contract", sheet.points)]
    elif ended.reason == "bomb":
        items = [("bomb", BOMB_POINTS if sheet.barred else sheet.points)]
    else:
        items = [("tricks", sheet.tricks), ("musiks", sheet.musiks), ("marriages", sheet.marriages)]
        items.append(("rounding", sheet.rounded - sheet.taken))
    if sheet.barred:
        items.append(("barrel", -sum(points for _, points in items)))
    return [item for item in items if item[1]]


GAME: Game[Rules, Match, Move, AnyEvent, View] = tysiac
"""The type checker holds the module to the protocol here."""

ENTRY = Entry(
    name="tysiac",
    game=GAME,
    rules_type=Rules,
    presets=PRESETS,
    options=catalogue,
    check=check,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    usual_seats=3,
    points=MATCH_POINTS,
    bots={
        "steady": bot("tysiac_steady", "Steady"),
        "easy": bot("tysiac_easy", "Easy"),
        "strong": bot("tysiac_strong", "Strong"),
    },
    coach=bot("tysiac_strong", "Strong"),
    chances=chances,
    landmark=landmark,
    follows=follows,
    commands=frozenset(
        {
            *(Command.PASS, Command.RAISE, Command.BOMB),
            *(Command.TRICK, Command.TRUMP, Command.CONTRACT, Command.MUSIK, Command.SORT),
        }
    ),
    desk="thousand.games.tysiac_desk",
    tally="thousand.tysiac.tally",
    words="thousand.say.tysiac",
    picture="thousand.say.tysiac_board",
    lesson="thousand.games.tysiac_lesson",
)
