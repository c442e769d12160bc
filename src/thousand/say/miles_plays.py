"""A card of 1000 Miles that left a hand, as one sentence for one listener (spec 11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from thousand.miles import events as ev
from thousand.miles.cards import HAZARDS, MAJOR_HAZARDS, REMEDY_FOR, Card
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.cells import cells
from thousand.say.miles_cards import card_name, needs, to_repair
from thousand.say.miles_sides import player, target, told
from thousand.say.scribe import Detail, Scribe, spread

BEGINNING = 4
"""How many letters of a hazard's name leave no doubt which it is, in whatever case it stands; more where
another hazard begins with the same ones."""

Played: TypeAlias = (
    ev.DistancePlayed
    | ev.MilesLost
    | ev.HazardPlayed
    | ev.RemedyPlayed
    | ev.SafetyPlayed
    | ev.CoupFourre
    | ev.Discarded
)


def played(scribe: Scribe, happened: Played, view: View) -> tuple[str, ...]:
    """The sentence for a card laid or discarded, rarely two; ``view`` is the listener's after it."""
    if scribe.detail is Detail.BRIEF:
        return (_brief(scribe, happened, view),)
    actor, card = player(scribe, happened.seat), happened.card.name
    match happened:
        case ev.DistancePlayed() | ev.MilesLost():
            return (_distance(scribe, happened, view),)
        case ev.HazardPlayed():
            return (_hazard(scribe, happened, view),)
        case ev.RemedyPlayed(rolling=rolling):
            still = _still_needed(scribe, view, happened.side)
            return (told(scribe, "remedy-played", actor, card=card, rolling=rolling, needs=still),)
        case ev.SafetyPlayed():
            return _safety(scribe, happened, view)
        case ev.CoupFourre():
            return tuple(_coup(scribe, happened, view))
        case ev.Discarded():
            return (told(scribe, "discarded", actor, card=card),)


def _brief(scribe: Scribe, happened: Played, view: View) -> str:
    """The bare fact."""
    actor, card = player(scribe, happened.seat), happened.card.name
    match happened:
        case ev.HazardPlayed():
            return _hazard(scribe, happened, view)
        case ev.MilesLost():
            return told(scribe, "miles-lost-brief", actor, card=card, lost=happened.lost)
        case ev.CoupFourre():
            return told(scribe, "coup-played-brief", actor, card=card)
        case ev.Discarded():
            return told(scribe, "discarded-brief", actor, card=card)
        case _:
            return told(scribe, "played-brief", actor, card=card)


def _hazard(scribe: Scribe, laid: ev.HazardPlayed, view: View) -> str:
    """Who plays it on whom; with long names in fewer words, so that the card and whom it hits come early."""
    forms = {
        Detail.BRIEF: ("hazard-played-brief",),
        Detail.FULL: ("hazard-played-full", "hazard-played-full-brief"),
    }.get(scribe.detail, ("hazard-played", "hazard-played-brief"))
    about = player(scribe, laid.seat), target(scribe, view, laid.target)
    args = {"card": laid.card.name, "remedy": REMEDY_FOR[laid.card].name}
    ways = chain.from_iterable(sides.ways(scribe, form, *about, **args) for form in forms)
    return sides.best(scribe, ways, facts=(_beginning(scribe, laid.card),))


def _beginning(scribe: Scribe, hazard: Card) -> str:
    """The fewest letters that tell the hazard from every other."""
    name = card_name(scribe, hazard)
    others = [card_name(scribe, other) for other in HAZARDS if other is not hazard]
    sizes = range(BEGINNING, len(name))
    alone = (name[:size] for size in sizes if not any(other.startswith(name[:size]) for other in others))
    return next(alone, name)


def _distance(scribe: Scribe, laid: ev.DistancePlayed | ev.MilesLost, view: View) -> str:
    actor, side = player(scribe, laid.seat), sides.side(scribe, view, laid.side)
    card, miles = laid.card.name, laid.miles
    if isinstance(laid, ev.MilesLost):
        return told(scribe, "miles-lost", actor, side, card=card, lost=laid.lost, miles=miles)
    if scribe.detail is Detail.FULL:
        left = view.goal - miles
        return told(scribe, "distance-played-full", actor, side, card=card, miles=miles, left=left)
    return told(scribe, "distance-played", actor, side, card=card, miles=miles)


def _safety(scribe: Scribe, laid: ev.SafetyPlayed, view: View) -> tuple[str, ...]:
    """The safety and what it changed, on a line of its own where one would be too long."""
    actor, card, points = player(scribe, laid.seat), laid.card.name, view.rules.scores.safety
    bare = told(scribe, "safety-played", actor, card=card, points=points)
    effects = _effects(scribe, laid, view)
    if not effects:
        return (bare,)
    changed = scribe.commas(effects)
    whole = told(scribe, "safety-played-effects", actor, card=card, points=points, effects=changed)
    if cells(whole) > scribe.limit:
        return (bare, *spread(effects, scribe.commas, scribe.commas, scribe.limit))
    return (whole,)


def _coup(scribe: Scribe, laid: ev.CoupFourre, view: View) -> Iterator[str]:
    """The coup fourré; then the other hazard, where its safety has taken away one more."""
    actor, card = player(scribe, laid.seat), laid.card.name
    points = view.rules.scores.safety + view.rules.scores.coup_fourre
    if laid.opening:
        yield told(scribe, "coup-played-opening", actor, card=card, points=points)
    else:
        yield told(scribe, "coup-played", actor, card=card, hazard=laid.hazard.name, points=points)
    for other in laid.cleared:
        if other is not laid.hazard:
            yield scribe.text("coup-cleared", hazard=other.name)


def _effects(scribe: Scribe, laid: ev.SafetyPlayed, view: View) -> list[str]:
    """What a safety changed: the hazards it took away, and whether its side may drive now."""
    cleared = laid.cleared
    if not cleared:
        return [scribe.text("effect-no-more-roll")] if laid.card is Card.RIGHT_OF_WAY else []
    if len(cleared) > 1:
        effects = [scribe.text("effect-cleared-both", card=laid.card.name)]
    else:
        effects = [scribe.text("effect-cleared", hazard=cleared[0].name)]
    if any(hazard in MAJOR_HAZARDS for hazard in cleared):
        effects.append(_after_repair(scribe, laid, view))
    return effects


def _after_repair(scribe: Scribe, laid: ev.SafetyPlayed, view: View) -> str:
    """Whether the side drives now that a hazard is gone, or what it still needs."""
    if laid.rolling:
        return scribe.text("effect-may-drive")
    if to_repair(view.tableaux[laid.side]):
        return scribe.text("effect-needed", needs=_still_needed(scribe, view, laid.side))
    return scribe.text("effect-roll-needed")


def _still_needed(scribe: Scribe, view: View, side: int) -> str:
    """What a side that does not drive needs.

    A batch of moves has one view, its last: where by then the side drives, it needed a Roll.
    """
    roll = scribe.text("need", remedy=Card.ROLL.name)
    return needs(scribe, view.tableaux[side], roll=True) or roll
