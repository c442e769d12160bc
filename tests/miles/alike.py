"""Whether the engine and the referee are of one mind about how things stand."""

from __future__ import annotations

from thousand import miles
from thousand.miles.match import Match
from thousand.miles.tableau import Tableau
from thousand.miles.view import View

from .referee import Referee
from .referee.road import Road
from .referee.sheet import fallen


def alike(match: Match, referee: Referee) -> None:
    """Everything that can be known of the match, as the engine has it and as the referee does."""
    hand, known = match.hand, referee.hand
    assert (match.number, match.dealer, match.sides) == (referee.number, referee.dealer, referee.sides)
    assert (list(match.totals), match.winners) == (referee.totals, referee.winners)
    assert miles.is_over(match) == referee.over
    assert [list(held) for held in hand.held] == known.hands
    assert list(hand.pile[hand.taken :]) == known.pile
    assert list(hand.discards) == known.discards
    assert (hand.goal, hand.reshuffles, hand.reason or None) == (known.goal, known.reshuffles, known.reason)
    if known.reason is None:
        assert hand.turn == known.turn
    for tableau, road in zip(hand.tableaux, known.roads, strict=True):
        assert standing(tableau) == standing_of(road)
    assert miles.to_act(match) == referee.to_act()
    points = [fallen(road, match.rules) for road in known.roads]
    for viewer in _lookers(referee):
        seen = miles.view(match, viewer)
        _seen_alike(seen, referee, viewer)
        assert [dict(items) for items in seen.points] == points


def _lookers(referee: Referee) -> set[int | None]:
    """Who looks at the table now: a spectator, all who may act, and one more seat, another each time."""
    another = sum(len(held) for held in referee.hand.hands) + referee.hand.turn
    return {None, *referee.to_act(), another % referee.seats}


def standing(side: Tableau) -> dict[str, object]:
    return {
        "hazards": sorted(side.hazards),
        "rolling": side.rolling,
        "stopped": side.stopped,
        "limit": side.limit,
        "wrong": side.wrong,
        "safeties": list(side.safeties),
        "coups": list(side.coups),
        "distances": list(side.distances),
        "miles": side.miles,
        "cards": sorted(side.cards),
    }


def standing_of(road: Road) -> dict[str, object]:
    """The same of the referee's road: the engine lists a Stop in force among the hazards."""
    return {
        "hazards": sorted(road.in_force()),
        "rolling": road.rolling,
        "stopped": road.stopped,
        "limit": road.limit,
        "wrong": road.wrong,
        "safeties": road.safeties,
        "coups": road.coups,
        "distances": road.distances,
        "miles": road.miles,
        "cards": sorted(road.cards),
    }


def _seen_alike(seen: View, referee: Referee, viewer: int | None) -> None:
    """Spec 6 and 11: what this viewer may know and do, and nothing beyond."""
    known = referee.hand
    legal = miles.legal(seen)
    assert len(set(legal)) == len(legal)
    assert set(legal) == (set() if viewer is None else referee.moves(viewer))
    assert list(seen.cards) == ([] if viewer is None else known.hands[viewer])
    assert list(seen.counts) == [len(held) for held in known.hands]
    assert seen.left == len(known.pile)
    assert seen.acting == referee.seen_to_act(viewer)
    assert seen.danger == referee.danger()
    assert seen.answer == referee.answer_of(viewer)
