"""The sound of every event of Tysiąc, and how near it comes to the listener (a11y: Sounds)."""

from __future__ import annotations

from typing import get_args

import pytest

from say.test_tysiac_every_event import at
from say.tysiac_listeners import SEATS, ears, samples
from thousand import tysiac
from thousand.say import tysiac as words
from thousand.say.tone import Bearing, Cue, Tone
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Phase

SILENT = {"MatchStarted", "Dealt", "BidMade", "Passed", "RedealAsked", "AuctionWon", "ContractRaised"}
SILENT |= {"BarrelLeft"}
"""Events without a sound: words alone, or the sound of the turn that follows."""

SHEETS = (ev.SeatSheet(),) * 3
MADE = ev.DealEnded(1, "played", 1, 120, True, SHEETS, "")
FAILED = ev.DealEnded(1, "played", 1, 120, False, SHEETS, "")


def tone(event: ev.AnyEvent, viewer: int | None = 0, seats: int = 3) -> Tone:
    view = at(seats, viewer)
    return words.tone(ears(view), event, view)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_kind_of_event_has_a_sound_unless_it_is_known_to_have_none(
    seats: int, viewer: int | None
) -> None:
    view = at(seats, viewer)
    sounding = set()
    for event in samples(view):
        perceived = tysiac.redact(event, viewer)
        assert perceived is not None
        if tone(perceived, viewer, seats).cue is not None:
            sounding.add(type(event).__name__)
    every = {kind.__name__ for kind in get_args(ev.AnyEvent)}
    nobodys = {"TurnBegan", "CardGiven", "CardLaidAway"} if viewer is None else set()
    assert sounding == every - SILENT - nobodys


def test_the_turn_sounds_for_its_own_seat_alone() -> None:
    assert tone(ev.TurnBegan(0, Phase.PLAY)) == Tone(Cue.TURN, Bearing.NEAR)
    assert tone(ev.TurnBegan(1, Phase.PLAY)) == Tone(None, Bearing.FAR)


def test_a_gift_sounds_for_the_two_who_know_it() -> None:
    """Spec "The musik"."""
    given = ev.CardGiven(1, 2, Card.CLUBS_NINE)
    assert [tone(given, viewer).cue for viewer in (0, 1, 2, None)] == [None, Cue.DISCARD, Cue.DRAW, None]
    assert [tone(given, viewer).bearing for viewer in (0, 1, 2)] == [Bearing.FAR, Bearing.NEAR, Bearing.NEAR]


@pytest.mark.parametrize(
    ("ended", "viewer", "cue"),
    [
        (MADE, 1, Cue.WON),
        (MADE, 0, Cue.LOST),
        (MADE, None, Cue.WON),
        (FAILED, 1, Cue.LOST),
        (FAILED, 0, Cue.WON),
        (FAILED, None, Cue.LOST),
        (ev.DealEnded(1, "bomb", 1, 100, None, SHEETS, ""), 0, None),
        (ev.DealEnded(1, "four-nines", None, 0, None, SHEETS, ""), 0, None),
    ],
)
def test_a_contract_is_won_by_the_declarer_or_by_the_others(
    ended: ev.DealEnded, viewer: int | None, cue: Cue | None
) -> None:
    assert tone(ended, viewer).cue is cue


def test_what_others_do_is_far_and_their_hidden_cards_are_routine() -> None:
    led = ev.CardPlayed(1, Card.HEARTS_ACE, leads=True)
    assert [tone(led, viewer).bearing for viewer in (0, 1, None)] == [Bearing.FAR, Bearing.NEAR, Bearing.NEAR]
    assert tone(ev.Dealt(1, None, 7)).bearing is Bearing.ROUTINE
    assert tone(ev.CardLaidAway(1, None, 1)).bearing is Bearing.ROUTINE
    assert tone(ev.BarrelEntered(1, 810)).bearing is Bearing.NEAR
