"""The sound of every event, and how near it comes to the listener (a11y: Sounds; which events are spoken)."""

from __future__ import annotations

from typing import get_args

import pytest

from say.listeners import LAYOUTS, ears, seen
from say.samples import samples
from thousand import miles
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.tone import Bearing, Cue, Tone

SILENT = {"MatchStarted", "Dealt", "DrawPileEmpty", "SeatsSkipped", "ExtensionCalled", "ExtensionDeclined"}
SILENT |= {"TripCompleted"}
"""Events without a sound: another one with a sound comes with each of them."""


def tone(view: View, event: ev.AnyEvent) -> Tone:
    return words.tone(ears(view, "en"), event, view)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_kind_of_event_has_a_sound_unless_it_is_known_to_have_none(
    layout: tuple[int, int], viewer: int | None
) -> None:
    view = seen(layout, viewer)
    sounding = set()
    for event in samples(view):
        if miles.redact(event, viewer) is not None and tone(view, event).cue is not None:
            sounding.add(type(event).__name__)
    every = {kind.__name__ for kind in get_args(ev.AnyEvent)}
    nobody_is_asked = {"TurnBegan", "CoupFourreOffered", "ExtensionOffered"} if viewer is None else set()
    assert sounding == every - SILENT - nobody_is_asked


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (ev.TurnBegan, Cue.TURN, None),
        (ev.ExtensionOffered, Cue.CHANCE, None),
    ],
)
def test_what_asks_somebody_sounds_for_them_alone(
    event: type[ev.AnyEvent], mine: Cue, others: Cue | None
) -> None:
    view = seen((3, 1))
    assert tone(view, event(0)).cue is mine
    assert tone(view, event(1)).cue is others


def test_a_hazard_sounds_otherwise_on_whom_it_falls() -> None:
    view = seen((2, 2), 0)
    falls = [ev.HazardPlayed(1, 1, Card.ACCIDENT, target) for target in (0, 1)]
    assert [tone(view, event).cue for event in falls] == [Cue.HAZARD_YOU, Cue.HAZARD]
    assert [tone(seen((2, 2), None), event).cue for event in falls] == [Cue.HAZARD] * 2


@pytest.mark.parametrize(
    ("winner", "viewer", "cue"),
    [(0, 0, Cue.WON), (1, 0, Cue.LOST), (None, 0, Cue.LOST), (1, None, Cue.WON), (None, None, Cue.LOST)],
)
def test_a_round_is_won_or_lost(winner: int | None, viewer: int | None, cue: Cue) -> None:
    event = ev.HandEnded(1, winner, "trip", (), "")
    assert tone(seen((2, 1), viewer), event).cue is cue


MATE, OTHER = 2, 1
"""In two teams of two, as seat 0 sees them."""


@pytest.mark.parametrize(
    ("event", "bearing"),
    [
        (ev.CardDrawn(0, Card.ROLL, 5), Bearing.NEAR),
        (ev.CardDrawn(OTHER, None, 5), Bearing.ROUTINE),
        (ev.CardDrawn(MATE, None, 5), Bearing.ROUTINE),
        (ev.Discarded(0, Card.ROLL), Bearing.NEAR),
        (ev.Discarded(OTHER, Card.ROLL), Bearing.ROUTINE),
        (ev.Dealt(OTHER, None, 6), Bearing.ROUTINE),
        (ev.TurnBegan(0), Bearing.NEAR),
        (ev.TurnBegan(OTHER), Bearing.FAR),
        (ev.DistancePlayed(OTHER, 1, Card.MILES_100, 100), Bearing.FAR),
        (ev.DistancePlayed(MATE, 0, Card.MILES_100, 100), Bearing.NEAR),
        (ev.MilesLost(OTHER, 1, Card.MILES_100, 100, 0), Bearing.FAR),
        (ev.HazardPlayed(OTHER, 1, Card.STOP, 0), Bearing.NEAR),
        (ev.HazardPlayed(MATE, 0, Card.STOP, 1), Bearing.NEAR),
        (ev.RemedyPlayed(OTHER, 1, Card.ROLL, True), Bearing.FAR),
        (ev.SafetyPlayed(OTHER, 1, Card.EXTRA_TANK, (), True), Bearing.FAR),
        (ev.CoupFourre(OTHER, 1, Card.EXTRA_TANK, Card.OUT_OF_GAS, (), True), Bearing.NEAR),
        (ev.SeatsSkipped((OTHER,)), Bearing.NEAR),
        (ev.Reshuffled(1, 60), Bearing.NEAR),
        (ev.HandEnded(1, 1, "trip", (), ""), Bearing.NEAR),
    ],
)
def test_what_others_do_is_far_and_what_they_do_at_every_turn_is_routine(
    event: ev.AnyEvent, bearing: Bearing
) -> None:
    assert tone(seen((2, 2), 0), event).bearing is bearing


def test_to_a_spectator_all_play_is_near() -> None:
    view = seen((3, 1), None)
    assert tone(view, ev.DistancePlayed(1, 1, Card.MILES_100, 100)).bearing is Bearing.NEAR
    assert tone(view, ev.TurnBegan(1)).bearing is Bearing.NEAR
    assert tone(view, ev.Discarded(1, Card.ROLL)).bearing is Bearing.ROUTINE
