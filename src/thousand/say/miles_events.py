"""What happens in 1000 Miles, as sentences for one listener (spec 11)."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.miles import events as ev
from thousand.miles.cards import MAJOR_HAZARDS, REMEDY_FOR, Card
from thousand.miles.guards import Phase
from thousand.miles.rules import LONG_GOAL, SHORT_GOAL
from thousand.miles.view import View
from thousand.say.miles_cards import hand_of, side_name, side_who
from thousand.say.miles_table import item, listener_first, match_result
from thousand.say.scribe import Detail, Scribe, spread

Lines = tuple[str, ...]


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
            return (scribe.text("draw-pile-empty"),)
        case ev.SeatsSkipped(seats):
            return _skipped(scribe, seats)
        case ev.CoupFourreOffered(_, card, hazard):
            name = "coup-offered-brief" if scribe.detail is Detail.BRIEF else "coup-offered"
            return (scribe.text(name, card=card.name, hazard=hazard.name),)
        case ev.ExtensionOffered() | ev.ExtensionCalled() | ev.ExtensionDeclined() | ev.TripCompleted():
            return (_goal(scribe, happened),)
        case _:
            return (_played(scribe, happened, view),)


# The match and its hands.


def _frame(
    scribe: Scribe,
    happened: ev.MatchStarted | ev.HandStarted | ev.Dealt | ev.HandEnded | ev.MatchEnded,
    view: View,
) -> Lines:
    match happened:
        case ev.MatchStarted():
            return _match_started(scribe, happened)
        case ev.HandStarted(number, dealer):
            name = "hand-started-brief" if scribe.detail is Detail.BRIEF else "hand-started"
            return (scribe.text(name, number=number, **_actor(scribe, dealer)),)
        case ev.Dealt(_, tuple(cards)):
            return hand_of(scribe, cards)
        case ev.Dealt(seat, _, count):
            if scribe.detail is not Detail.FULL:
                return ()
            return (scribe.text("dealt-other", name=scribe.name(seat), count=count),)
        case ev.HandEnded():
            return _hand_ended(scribe, happened, view)
        case ev.MatchEnded(winners, totals):
            return match_result(scribe, view, winners, totals)


def _match_started(scribe: Scribe, happened: ev.MatchStarted) -> Lines:
    points = happened.rules.match_points
    if points is None:
        opening = scribe.text("match-started-one-round")
    else:
        opening = scribe.text("match-started", points=points)
    if scribe.detail is not Detail.FULL:
        return (opening,)
    return (
        opening,
        *spread(
            scribe.names,
            lambda some: scribe.text("match-seats", names=scribe.listing(some)),
            lambda some: scribe.text("match-seats-more", names=scribe.listing(some)),
        ),
    )


def _hand_ended(scribe: Scribe, ended: ev.HandEnded, view: View) -> Lines:
    """Who won, or why nobody did; the score sheet, side by side; and to a player how to go on."""
    if ended.winner is None:
        first = scribe.text("hand-unwon", reason=ended.reason, number=ended.number)
    else:
        winner = _side(scribe, view, ended.winner)
        first = scribe.text("hand-won", number=ended.number, **winner)
    lines = [first]
    for side, sheet in enumerate(ended.sheets):
        lines += _sheet(scribe, sheet, _side(scribe, view, side))
    if view.phase is Phase.HAND_OVER and scribe.viewer is not None:
        lines.append(scribe.text("next-hand"))
    return tuple(lines)


def _sheet(scribe: Scribe, sheet: ev.SideSheet, whose: dict[str, str]) -> Lines:
    sums = {"points": sheet.points, "total": sheet.total}
    if scribe.detail is Detail.BRIEF or not sheet.items:
        return (scribe.text("sheet-brief", **sums, **whose),)
    return spread(
        [item(scribe, name, points) for name, points in sheet.items],
        lambda some: scribe.text("sheet", **sums, **whose, items=scribe.commas(some)),
        lambda some: scribe.text("sheet-more", **whose, items=scribe.commas(some)),
    )


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
    name = "turn-began-again" if began.again else "turn-began"
    return (scribe.text(name, **_actor(scribe, began.seat)),)


def _drawn(scribe: Scribe, drawn: ev.CardDrawn) -> Lines:
    """A card of one's own is said; another's draw only in full, being the same at every turn."""
    if drawn.card is None:
        if scribe.detail is not Detail.FULL:
            return ()
        name = "card-drawn-other-instead" if drawn.replaces else "card-drawn-other"
        return (scribe.text(name, name=scribe.name(drawn.seat), left=drawn.left),)
    card = drawn.card.name
    if scribe.detail is Detail.BRIEF:
        return (scribe.text("card-drawn-brief", card=card),)
    if drawn.replaces:
        return (scribe.text("card-drawn-instead", card=card),)
    if scribe.detail is Detail.FULL:
        return (scribe.text("card-drawn-full", card=card, left=drawn.left),)
    return (scribe.text("card-drawn", card=card),)


def _skipped(scribe: Scribe, seats: Sequence[int]) -> Lines:
    def line(who: str, names: Sequence[str]) -> str:
        return scribe.text("seats-skipped", who=who, count=len(names), names=scribe.listing(names))

    who = "you" if scribe.viewer in seats else "other"
    # Only the first line can address the listener, who stands at the head of it.
    return spread(
        listener_first(scribe, seats), lambda some: line(who, some), lambda some: line("other", some)
    )


def _goal(
    scribe: Scribe,
    happened: ev.ExtensionOffered | ev.ExtensionCalled | ev.ExtensionDeclined | ev.TripCompleted,
) -> str:
    actor = _actor(scribe, happened.seat)
    match happened:
        case ev.ExtensionOffered():
            return scribe.text("extension-offered", **actor, miles=SHORT_GOAL, goal=LONG_GOAL)
        case ev.ExtensionCalled(_, goal):
            return scribe.text("extension-called", **actor, goal=goal)
        case ev.ExtensionDeclined():
            return scribe.text("extension-declined", **actor, miles=SHORT_GOAL)
        case ev.TripCompleted(_, _, miles):
            return scribe.text("trip-completed", **actor, miles=miles)


# Cards laid and discarded.

Played = (
    ev.DistancePlayed | ev.HazardPlayed | ev.RemedyPlayed | ev.SafetyPlayed | ev.CoupFourre | ev.Discarded
)


def _played(scribe: Scribe, happened: Played, view: View) -> str:
    """One sentence for a card that left a hand."""
    words: dict[str, str] = {**_actor(scribe, happened.seat), "card": happened.card.name}
    if scribe.detail is Detail.BRIEF:
        return _played_brief(scribe, happened, view, words)
    match happened:
        case ev.DistancePlayed(_, _, _, miles):
            if scribe.detail is Detail.FULL:
                left = view.goal - miles
                return scribe.text("distance-played-full", **words, miles=miles, left=left)
            return scribe.text("distance-played", **words, miles=miles)
        case ev.HazardPlayed(_, _, card, target):
            words |= _target(scribe, view, target)
            if scribe.detail is Detail.FULL:
                return scribe.text("hazard-played-full", **words, remedy=REMEDY_FOR[card].name)
            return scribe.text("hazard-played", **words)
        case ev.RemedyPlayed():
            return scribe.text("remedy-played", **words, rolling=happened.rolling)
        case ev.SafetyPlayed():
            points = view.rules.scores.safety
            effects = _effects(scribe, happened)
            if not effects:
                return scribe.text("safety-played", **words, points=points)
            return scribe.text(
                "safety-played-effects", **words, points=points, effects=scribe.commas(effects)
            )
        case ev.CoupFourre(hazard=hazard):
            points = view.rules.scores.safety + view.rules.scores.coup_fourre
            return scribe.text("coup-played", **words, hazard=hazard.name, points=points)
        case ev.Discarded():
            return scribe.text("discarded", **words)


def _played_brief(scribe: Scribe, happened: Played, view: View, words: dict[str, str]) -> str:
    match happened:
        case ev.HazardPlayed(target=target):
            return scribe.text("hazard-played-brief", **words, **_target(scribe, view, target))
        case ev.CoupFourre():
            return scribe.text("coup-played-brief", **words)
        case ev.Discarded():
            return scribe.text("discarded", **words)
        case _:
            return scribe.text("played-brief", **words)


def _effects(scribe: Scribe, played: ev.SafetyPlayed) -> list[str]:
    """What a safety changed: the hazards it took away, and whether its side may drive now."""
    if not played.cleared:
        right_of_way = played.card is Card.RIGHT_OF_WAY
        return [scribe.text("effect-no-more-roll")] if right_of_way else []
    if len(played.cleared) > 1:
        return [scribe.text("effect-cleared-both")]  # only Right of way protects from two hazards
    (hazard,) = played.cleared
    effects = [scribe.text("effect-cleared", hazard=hazard.name)]
    if hazard in MAJOR_HAZARDS:
        effects.append(scribe.text("effect-may-drive" if played.rolling else "effect-roll-needed"))
    return effects


# Who is meant.


def _actor(scribe: Scribe, seat: int) -> dict[str, str]:
    return {"who": scribe.who(seat), "name": scribe.name(seat)}


def _side(scribe: Scribe, view: View, side: int) -> dict[str, str]:
    return {"who": side_who(scribe, view, side), "name": side_name(scribe, view, side)}


def _target(scribe: Scribe, view: View, side: int) -> dict[str, str]:
    return {"hit": side_who(scribe, view, side), "target": side_name(scribe, view, side)}
