"""What happens in 1000 Miles, as sentences for one listener (spec 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from thousand.miles import events as ev
from thousand.miles.guards import Phase
from thousand.miles.rules import LONG_GOAL, SHORT_GOAL
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.cells import cells
from thousand.say.fitting import fitting
from thousand.say.miles_cards import hand_of
from thousand.say.miles_plays import played
from thousand.say.miles_scores import match_result, sheet
from thousand.say.miles_sides import player, told
from thousand.say.scribe import Detail, Scribe, spread

Lines = tuple[str, ...]


@fitting
def event(scribe: Scribe, happened: ev.AnyEvent, view: View) -> Lines:
    """The event's sentences: one line as a rule, more where it holds more than a line can.

    ``happened`` is the event as the listener perceives it (:func:`thousand.miles.redact`), ``view``
    the listener's view after the move (or the moves told together) that caused it. The lines are none
    where the listener's level of detail passes over the event; the full level passes over nothing.
    """
    match happened:
        case ev.MatchStarted() | ev.HandStarted() | ev.Dealt() | ev.HandEnded() | ev.MatchEnded():
            return _frame(scribe, happened, view)
        case ev.TurnBegan():
            return _turn(scribe, happened, view)
        case ev.CardDrawn():
            return _drawn(scribe, happened)
        case ev.DrawPileEmpty():
            return _pile_empty(scribe, view)
        case ev.Reshuffled(nth, count):
            name = _by_detail(scribe, "reshuffled-brief", "reshuffled", "reshuffled-full")
            return (scribe.text(name, nth=nth, count=count),)
        case ev.SeatsSkipped(seats):
            return _skipped(scribe, seats)
        case ev.CoupFourreOffered():
            return (_offered(scribe, happened, view),)
        case ev.ExtensionOffered() | ev.ExtensionCalled() | ev.ExtensionDeclined() | ev.TripCompleted():
            return (_goal(scribe, happened, view),)
        case _:
            return played(scribe, happened, view)


def _by_detail(scribe: Scribe, brief: str, normal: str, full: str) -> str:
    """The message that the level of detail has; the braille level has a twin of the normal one."""
    return {Detail.BRIEF: brief, Detail.FULL: full}.get(scribe.detail, normal)


# The match and its hands.


def _frame(
    scribe: Scribe,
    happened: ev.MatchStarted | ev.HandStarted | ev.Dealt | ev.HandEnded | ev.MatchEnded,
    view: View,
) -> Lines:
    match happened:
        case ev.MatchStarted():
            return tuple(_match_started(scribe, happened, view))
        case ev.HandStarted(number, dealer):
            name = "hand-started-brief" if scribe.detail is Detail.BRIEF else "hand-started"
            return (told(scribe, name, player(scribe, dealer), number=number),)
        case ev.Dealt(_, tuple(cards)):
            return hand_of(scribe, cards)
        case ev.Dealt(seat, _, count):
            if scribe.detail is not Detail.FULL:
                return ()
            return (told(scribe, "dealt-other", player(scribe, seat), count=count),)
        case ev.HandEnded():
            return _hand_ended(scribe, happened, view)
        case ev.MatchEnded(winners, totals):
            return match_result(scribe, view, winners, totals)


def _match_started(scribe: Scribe, started: ev.MatchStarted, view: View) -> Iterator[str]:
    points = started.rules.match_points
    about = {"points": points or 0}
    if sides.in_teams(view):
        about |= {"teams": len(started.sides), "size": started.rules.team_size}
        yield scribe.text("match-started-teams" if points else "match-started-teams-one-round", **about)
        yield from _teams(scribe, view)
    else:
        yield scribe.text("match-started" if points else "match-started-one-round", **about)
    if scribe.detail is Detail.FULL:
        yield from spread(
            [scribe.name(seat) for seat in range(len(scribe.names))],
            lambda some: scribe.text("match-seats", names=scribe.listing(some)),
            lambda some: scribe.text("match-seats-more", names=scribe.listing(some)),
        )


def _teams(scribe: Scribe, view: View) -> Iterator[str]:
    """Who plays with whom: two teams in one sentence where it fits, otherwise a line a team."""
    order = sides.from_own(view)
    if len(order) == 2:
        own, others = (sides.listener_first(scribe, view.sides[side]) for side in order)
        line = scribe.text(
            "match-teams-two",
            names=scribe.listing(own),
            team=order[0] + 1,
            others=scribe.listing(others),
            other=order[1] + 1,
        )
        if cells(line) <= scribe.limit:
            yield line
            return
    for side in order:
        yield from _team(scribe, view, side)


def _team(scribe: Scribe, view: View, side: int) -> Lines:
    named = {"side": "team" if side == view.side else "number", "team": str(side + 1)}

    def line(some: Sequence[str]) -> str:
        return scribe.text("match-team", **named, names=scribe.listing(some))

    return spread(sides.player_names(scribe, view, side), line, line, scribe.limit)


def _hand_ended(scribe: Scribe, ended: ev.HandEnded, view: View) -> Lines:
    """Who won, or why nobody did; the score sheet, side by side; and to a player how to go on."""
    if ended.winner is None:
        first = scribe.text("hand-unwon", reason=ended.reason, number=ended.number)
    else:
        first = told(scribe, "hand-won", sides.side(scribe, view, ended.winner), number=ended.number)
    sheets = [sheet(scribe, view, side, paid, ended.winner) for side, paid in enumerate(ended.sheets)]
    if scribe.braille:  # all sums, and only then what they are made of
        sheets = [*(lines[:1] for lines in sheets), *(lines[1:] for lines in sheets)]
    lines = [first, *chain.from_iterable(sheets)]
    if view.phase is Phase.HAND_OVER and scribe.viewer is not None:
        lines.append(scribe.text("next-hand"))
    return tuple(lines)


# A turn.


def _turn(scribe: Scribe, began: ev.TurnBegan, view: View) -> Lines:
    """Whose turn it is; to its own seat also that there is nothing to draw."""
    brief = scribe.detail is Detail.BRIEF
    mine = began.seat == scribe.viewer
    full = scribe.detail is Detail.FULL
    if not (mine or full or (not brief and began.seat not in scribe.quick)):
        return ()
    # A batch of moves has one view, its last: it tells of this turn only where that is still on.
    still_on = view.phase is Phase.PLAY and view.turn == began.seat
    ready = mine and still_on and (view.has_drawn(began.seat) or not view.can_draw)
    if brief:
        return (scribe.text("turn-play-brief" if ready else "turn-draw-brief"),)
    if ready:
        return (scribe.text("turn-began-ready", why="drawn" if view.can_draw else "empty"),)
    return (told(scribe, "turn-began-again" if began.again else "turn-began", player(scribe, began.seat)),)


def _drawn(scribe: Scribe, drawn: ev.CardDrawn) -> Lines:
    """A card of one's own is said; another's draw only in full, being the same at every turn."""
    if drawn.card is None:
        if scribe.detail is not Detail.FULL:
            return ()
        name = "card-drawn-other-instead" if drawn.replaces else "card-drawn-other"
        return (told(scribe, name, player(scribe, drawn.seat), left=drawn.left),)
    card = drawn.card.name
    if drawn.replaces and scribe.detail is not Detail.BRIEF:
        return (scribe.text("card-drawn-instead", card=card),)
    name = _by_detail(scribe, "card-drawn-brief", "card-drawn", "card-drawn-full")
    return (scribe.text(name, card=card, left=drawn.left),)


def _pile_empty(scribe: Scribe, view: View) -> Lines:
    """Where the discards are shuffled it changes little: the brief level waits for the reshuffle."""
    reshuffle = view.rules.reshuffle
    if reshuffle and scribe.detail is Detail.BRIEF:
        return ()
    return (scribe.text("draw-pile-empty", reshuffle=reshuffle),)


def _skipped(scribe: Scribe, seats: Sequence[int]) -> Lines:
    def line(who: str, names: Sequence[str]) -> str:
        return scribe.text("seats-skipped", who=who, count=len(names), names=scribe.listing(names))

    who = "you" if scribe.viewer in seats else "other"
    if len(seats) == 1:
        who = scribe.who(seats[0])
    # Only the first line can address the listener, who stands at the head of it.
    return spread(
        sides.listener_first(scribe, seats),
        lambda some: line(who, some),
        lambda some: line("other", some),
        scribe.limit,
    )


def _offered(scribe: Scribe, offered: ev.CoupFourreOffered, view: View) -> str:
    about = {"card": offered.card.name, "hazard": offered.hazard.name}
    opening = view.answer is not None and view.danger is None
    if scribe.detail is Detail.BRIEF:
        return scribe.text("coup-offered-brief")
    return scribe.text("coup-offered-opening" if opening else "coup-offered", **about)


def _goal(
    scribe: Scribe,
    happened: ev.ExtensionOffered | ev.ExtensionCalled | ev.ExtensionDeclined | ev.TripCompleted,
    view: View,
) -> str:
    actor = player(scribe, happened.seat)
    side = sides.side(scribe, view, view.side_of[happened.seat])
    match happened:
        case ev.ExtensionOffered():
            return told(scribe, "extension-offered", actor, side, miles=SHORT_GOAL, goal=LONG_GOAL)
        case ev.ExtensionCalled(_, goal):
            return told(scribe, "extension-called", actor, goal=goal)
        case ev.ExtensionDeclined():
            return told(scribe, "extension-declined", actor, miles=SHORT_GOAL)
        case ev.TripCompleted(_, _, miles):
            return told(scribe, "trip-completed", side, miles=miles)
