"""Spec 11: every change is an event, with its data; and who perceives what of it."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from thousand import miles
from thousand.deal import commitment, from_number
from thousand.miles import events as ev
from thousand.miles.rules import classic, playroom

from .table import Table, all_of, cards, plain, table, the

HUNDRED, QUARTER = cards("100 25")
ACE, ROW = cards("driving-ace right-of-way")
ROLL, REPAIRS, STOP, ACCIDENT = cards("roll repairs stop accident")

SCRIPTED: list[tuple[ev.AnyEvent, ...]] = []
"""What the tests below have seen; the last one looks whether a type is missing."""


def play(game: Table, script: str, *expected: ev.AnyEvent) -> None:
    assert game.play(script) == expected
    SCRIPTED.append(expected)


def test_a_match_starts() -> None:
    rules, deal = playroom(2), from_number(4)
    match, events = miles.start(rules, 2, deal)
    assert events == (
        ev.MatchStarted(((0,), (1,)), rules),
        ev.HandStarted(1, 1, 0, commitment(deal.hand_seed(1))),
        ev.Dealt(0, match.hand.held[0], 6),
        ev.Dealt(1, match.hand.held[1], 6),
        ev.TurnBegan(0),
    )
    SCRIPTED.append(events)


def test_an_ordinary_turn() -> None:
    game = table("roll 25", "100 25", roads=["", "roll 25"], pile="50 75")
    play(game, "0 draw", ev.CardDrawn(0, cards("50")[0], 1))
    play(game, "0 play roll", ev.RemedyPlayed(0, 0, ROLL, True), ev.TurnBegan(1))
    play(game, "1 draw", ev.CardDrawn(1, cards("75")[0], 0), ev.DrawPileEmpty())
    play(game, "1 play 100", ev.DistancePlayed(1, 1, HUNDRED, 125), ev.TurnBegan(0))
    play(game, "0 discard 25", ev.Discarded(0, QUARTER), ev.TurnBegan(1))


def test_a_hazard_and_its_remedy() -> None:
    game = table("accident 25", "repairs 25", roads=["", "roll"])
    play(game, "0 play accident on 2", ev.HazardPlayed(0, 0, ACCIDENT, 1), ev.TurnBegan(1))
    play(game, "1 play repairs", ev.RemedyPlayed(1, 1, REPAIRS, False), ev.TurnBegan(0))


def test_a_safety() -> None:
    game = table("driving-ace 25", "25", roads=["roll accident"])
    safety = ev.SafetyPlayed(0, 0, ACE, (ACCIDENT,), rolling=False)
    play(game, "0 play driving-ace", safety, ev.TurnBegan(0, again=True))


def test_a_coup_fourre() -> None:
    game = table("stop 25", "25", "right-of-way 25", roads=["", "", "roll"], pile="25 50 75 100")
    game.play("0 draw")
    play(
        game,
        "0 play stop on 3",
        ev.HazardPlayed(0, 0, STOP, 2),
        ev.CoupFourreOffered(2, ROW, STOP),
        ev.TurnBegan(1),
    )
    play(
        game,
        "2 play right-of-way",
        ev.CoupFourre(2, 2, ROW, STOP, (STOP,), rolling=True),
        ev.SeatsSkipped((1,)),
        ev.CardDrawn(2, cards("50")[0], 2, replaces=True),
        ev.TurnBegan(2, again=True),
    )


def test_the_replacing_card_may_be_the_last() -> None:
    game = table("stop 25", "right-of-way 25", roads=["", "roll"], pile="25 50")
    game.play("0 draw; 0 play stop on 2")
    play(
        game,
        "1 play right-of-way",
        ev.CoupFourre(1, 1, ROW, STOP, (STOP,), rolling=True),
        ev.CardDrawn(1, cards("50")[0], 0, replaces=True),
        ev.DrawPileEmpty(),
        ev.TurnBegan(1, again=True),
    )


def test_a_reshuffle() -> None:
    """Spec 9."""
    game = table("25 50", "25 50", discards="100", rules=plain(2, reshuffle=True))
    play(game, "0 draw", ev.Reshuffled(1, 1), ev.CardDrawn(0, HUNDRED, 0), ev.DrawPileEmpty())


def test_miles_lost() -> None:
    """Spec 9."""
    game = table("100 25", "25", roads=["roll 25 wrong-way"], rules=plain(2, wrong_way=True))
    play(game, "0 play 100", ev.MilesLost(0, 0, HUNDRED, 25, 0), ev.TurnBegan(1))


def test_an_extension_called_or_declined_and_the_end() -> None:
    road = "roll 100 100 100 100 100 100"
    rules = msgspec.structs.replace(classic(2), match_points=None)
    for answer in ("extend", "decline"):
        game = table("100 25", "25", roads=[road, "roll 25"], rules=rules)
        play(game, "0 play 100", ev.DistancePlayed(0, 0, HUNDRED, 700), ev.ExtensionOffered(0))
        if answer == "extend":
            play(game, "0 extend", ev.ExtensionCalled(0, 1000), ev.TurnBegan(1))
            continue
        won = (("mile", 700), ("trip", 400), ("delayed_action", 300), ("safe_trip", 300))
        sheets = (ev.SideSheet(won, 1700, 1700), ev.SideSheet((("mile", 25),), 25, 25))
        play(
            game,
            "0 decline",
            ev.ExtensionDeclined(0),
            ev.TripCompleted(0, 0, 700),
            ev.HandEnded(1, 0, "trip", sheets, from_number(0).hand_seed(1).hex()),
            ev.MatchEnded((0,), (1700, 25)),
        )


def test_every_type_of_event_was_scripted_above() -> None:
    """Run with the whole module; a type that nothing scripted is named here."""
    for scripted in (
        test_a_match_starts,
        test_an_ordinary_turn,
        test_a_hazard_and_its_remedy,
        test_a_safety,
        test_a_coup_fourre,
        test_a_reshuffle,
        test_miles_lost,
        test_an_extension_called_or_declined_and_the_end,
    ):
        scripted()
    seen = {type(event) for events in SCRIPTED for event in events}
    assert seen == set(get_args(ev.AnyEvent))


def test_events_can_be_written_and_read() -> None:
    """Spec 11: data, never text; the union is closed and tagged."""
    game = table("stop 25", "25", "right-of-way 25", roads=["", "", "roll"], pile="25 50 75 100")
    match, begun = miles.start(classic(3), 3, from_number(1))
    events = [*begun, *game.play("0 draw; 0 play stop on 3; 2 play right-of-way")]
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[ev.AnyEvent]) == events
    assert miles.to_act(match)


# Each seat gets its own view of an event.


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_another_seats_drawn_card_is_hidden(viewer: int | None) -> None:
    drawn = ev.CardDrawn(1, HUNDRED, 40)
    replacing = ev.CardDrawn(1, HUNDRED, 40, replaces=True)
    hidden = viewer != 1
    assert miles.redact(drawn, viewer) == ev.CardDrawn(1, None if hidden else HUNDRED, 40)
    assert miles.redact(replacing, viewer) == ev.CardDrawn(1, None if hidden else HUNDRED, 40, True)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_each_seat_sees_its_own_deal_alone(viewer: int | None) -> None:
    _, events = miles.start(playroom(2), 2, from_number(4))
    for dealt in all_of(ev.Dealt, events):
        expected = dealt if dealt.seat == viewer else ev.Dealt(dealt.seat, None, 6)
        assert miles.redact(dealt, viewer) == expected


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_lies_open_is_told_to_all(viewer: int | None) -> None:
    """Everything but cards dealt or drawn and the offered coup reaches everybody unchanged."""
    open_events: list[ev.AnyEvent] = [
        ev.MatchStarted(((0,), (1,)), playroom(2)),
        ev.HandStarted(1, 1, 0, "00"),
        ev.TurnBegan(0),
        ev.DrawPileEmpty(),
        ev.Reshuffled(1, 30),
        ev.DistancePlayed(0, 0, HUNDRED, 100),
        ev.MilesLost(0, 0, HUNDRED, 100, 25),
        ev.HazardPlayed(0, 0, STOP, 1),
        ev.RemedyPlayed(0, 0, ROLL, True),
        ev.SafetyPlayed(0, 0, ACE, (), True),
        ev.CoupFourre(0, 0, ROW, STOP, (STOP,), True),
        ev.SeatsSkipped((1,)),
        ev.Discarded(0, QUARTER),
        ev.ExtensionOffered(0),
        ev.ExtensionCalled(0, 1000),
        ev.ExtensionDeclined(0),
        ev.TripCompleted(0, 0, 1000),
        ev.HandEnded(1, None, "cards", (), "00"),
        ev.MatchEnded((0,), (5000, 0)),
    ]
    for event in open_events:
        assert miles.redact(event, viewer) == event


def test_the_offer_of_a_coup_is_for_the_holder_alone() -> None:
    offered = ev.CoupFourreOffered(1, ROW, STOP)
    assert [miles.redact(offered, viewer) for viewer in (0, 1, 2, None)] == [None, offered, None, None]


def test_the_turn_after_a_safety_says_so() -> None:
    """Spec 3.3 and 11."""
    game = table("driving-ace 25", "25", pile="50 50")
    assert all_of(ev.TurnBegan, game.play("0 draw; 0 play driving-ace")) == [ev.TurnBegan(0, again=True)]
    assert the(ev.TurnBegan, game.play("0 draw; 0 discard 25")) == ev.TurnBegan(1)
