"""What the events of 1000 Miles say, word for word. Individual play without variants (spec 11)."""

from __future__ import annotations

import msgspec
import pytest

from miles.table import plain
from say import ear
from thousand import miles
from thousand.deal import from_number
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.guards import Phase
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail, Scribe

NAMES = ("Anna", "Bob", "Cyd")
SHEET = ev.SideSheet((("mile", 1000), ("trip", 300)), 1300, 2300)


def seen_by(viewer: int | None) -> View:
    match, _ = miles.start(plain(3), 3, from_number(1))
    return miles.view(match, viewer)


def say(event: ev.AnyEvent, lang: str = "en", detail: Detail = Detail.NORMAL, viewer: int | None = 0) -> str:
    lines = words.event(Scribe(lang, NAMES, viewer, detail), event, seen_by(viewer))
    return " / ".join(lines)


def test_the_opening_lines_are_the_rooms() -> None:
    """Spec 11 quotes them."""
    match, events = miles.start(plain(2), 2, from_number(1))
    scribe = Scribe("en", ("Bob", "Anna"), 0)
    view = miles.view(match, 0)
    lines = [
        line
        for event in events
        if not isinstance(event, ev.Dealt)
        for line in words.event(scribe, event, view)
    ]
    assert lines == [
        "The game is starting. Individual game. Victory is set to 5000 points.",
        "Round 1. Anna shuffles and deals six cards to each player.",
        "It is your turn.",
    ]


def test_one_single_hand_is_announced_as_such() -> None:
    one = msgspec.structs.replace(plain(3), match_points=None)
    assert (
        say(ev.MatchStarted(((0,), (1,), (2,)), one))
        == "The game is starting. Individual game. One single round decides."
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("again", [False, True])
def test_ones_own_turn_sounds_different_from_anothers(lang: str, again: bool) -> None:
    mine, theirs = say(ev.TurnBegan(0, again), lang), say(ev.TurnBegan(1, again), lang)
    assert mine.split()[0] != theirs.split()[0]
    assert "Bob" in theirs
    assert "Anna" not in mine


def test_brief_is_the_bare_fact() -> None:
    brief = Detail.BRIEF
    assert say(ev.DistancePlayed(1, 1, Card.MILES_100, 300), detail=brief) == "Bob, 100."
    assert say(ev.TurnBegan(0), detail=brief) == "You draw."
    assert say(ev.HazardPlayed(1, 1, Card.STOP, 0), detail=brief) == "Bob, Stop on you."
    assert say(ev.DistancePlayed(1, 1, Card.MILES_100, 300), "pl", brief) == "Bob, 100."


def test_a_turn_without_a_draw_says_so() -> None:
    """Spec 3 and 6: the draw pile is empty, or the seat kept the card of a turn that it lost."""
    view = seen_by(0)
    for changes, end in (
        ({"left": 0}, "nothing is left to draw."),
        ({"drawn": 1}, "you have drawn already."),
    ):
        known = msgspec.structs.replace(view, turn=0, **changes)
        for again in (False, True):
            (line,) = words.event(Scribe("en", NAMES, 0), ev.TurnBegan(0, again), known)
            assert line == f"It is your turn: play or discard, {end}"
            (line,) = words.event(Scribe("en", NAMES, 0, Detail.BRIEF), ev.TurnBegan(0, again), known)
            assert line == "You play."
        later = msgspec.structs.replace(known, turn=1)
        assert words.event(Scribe("en", NAMES, 0), ev.TurnBegan(0), later) == ("It is your turn.",)


def test_the_three_addressees_of_a_hazard() -> None:
    assert say(ev.HazardPlayed(0, 0, Card.STOP, 1)) == "You play Stop on Bob."
    assert say(ev.HazardPlayed(1, 1, Card.STOP, 0)) == "Bob plays Stop on you."
    assert say(ev.HazardPlayed(1, 1, Card.STOP, 2)) == "Bob plays Stop on Cyd."
    full = say(ev.HazardPlayed(1, 1, Card.FLAT_TIRE, 0), detail=Detail.FULL)
    assert full == "Bob plays Flat tire on you: you need a Spare tire."


def test_polish_inflects_cards_and_never_names() -> None:
    assert say(ev.HazardPlayed(1, 1, Card.FLAT_TIRE, 2), "pl") == "Bob zagrywa na gracza Cyd: Przebita opona."
    assert say(ev.HazardPlayed(1, 1, Card.STOP, 0), "pl") == "Bob zagrywa na ciebie: Czerwone światło."
    assert (
        say(ev.SafetyPlayed(1, 1, Card.DRIVING_ACE, (), True), "pl")
        == "Bob zagrywa Asa kierownicy: 100 punktów."
    )


def test_a_coup_fourre_with_its_points() -> None:
    """Spec 6: 100 for the safety and 300 for the coup, from the score table."""
    coup = ev.CoupFourre(1, 1, Card.RIGHT_OF_WAY, Card.STOP, (Card.STOP,), True)
    assert say(coup) == "Coup fourré! Bob plays Right of way against the Stop: 400 points."
    assert say(coup, "pl") == (
        "Świństwo! Bob zagrywa Pojazd uprzywilejowany w odpowiedzi na Czerwone światło: 400 punktów."
    )
    offered = ev.CoupFourreOffered(0, Card.RIGHT_OF_WAY, Card.STOP)
    assert say(offered) == (
        "Coup fourré possible: press C to answer the Stop with Right of way; Space goes on."
    )


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((0,), "You lose your turn."),
        ((1,), "Bob loses a turn."),
        ((1, 2), "Bob and Cyd lose a turn."),
        ((1, 2, 0), "Turns lost: You, Bob and Cyd."),
    ],
)
def test_who_loses_a_turn(seats: tuple[int, ...], text: str) -> None:
    assert say(ev.SeatsSkipped(seats)) == text


def test_a_safety_says_what_it_changed() -> None:
    """Spec 5: a Roll is needed after a hazard is cleared, but for Right of way."""
    cleared = ev.SafetyPlayed(0, 0, Card.DRIVING_ACE, (Card.ACCIDENT,), False)
    assert say(cleared) == "You play Driving ace: 100 points; the Accident is gone, a Roll is needed."
    both = ev.SafetyPlayed(1, 1, Card.RIGHT_OF_WAY, (Card.STOP, Card.SPEED_LIMIT), True)
    assert say(both) == "Bob plays Right of way: 100 points; the Stop and the Speed limit are gone."
    start = ev.SafetyPlayed(1, 1, Card.RIGHT_OF_WAY, (), True)
    assert say(start) == "Bob plays Right of way: 100 points; no Roll is needed any more."
    assert say(ev.SafetyPlayed(0, 0, Card.EXTRA_TANK, (), True)) == "You play Extra tank: 100 points."


def test_the_score_sheet_by_ear() -> None:
    """Spec 8: who won, then each side's points, its total, and what they are for."""
    ended = ev.HandEnded(2, 1, "trip", (ev.SideSheet((), 0, 400), SHEET, SHEET), "")
    assert say(ended).split(" / ") == [
        "Bob wins round 2.",
        "You: 0 points, 400 in all.",
        "Bob: 1300 points, 2300 in all. 1000 for miles, 300 for the trip.",
        "Cyd: 1300 points, 2300 in all. 1000 for miles, 300 for the trip.",
    ]
    assert say(ended, detail=Detail.BRIEF).split(" / ")[2] == "Bob: 1300 points, 2300 in all."


def test_after_a_hand_players_hear_how_to_go_on_while_the_match_does() -> None:
    ended = ev.HandEnded(2, 1, "trip", (SHEET,) * 3, "")
    waiting = msgspec.structs.replace(seen_by(0), phase=Phase.HAND_OVER)
    over = msgspec.structs.replace(waiting, phase=Phase.MATCH_OVER)
    for viewer, view, said in ((0, waiting, True), (0, over, False), (None, waiting, False)):
        last = words.event(Scribe("en", NAMES, viewer), ended, view)[-1]
        assert (last == "Press Enter for the next round.") is said


def test_the_longest_score_sheet_is_parted_between_items() -> None:
    """Spec 8: 4600 points, every item of the table."""
    items = ("mile", 1000), ("safety", 400), ("coup_fourre", 1200), ("all_safeties", 300), ("trip", 400)
    items += ("delayed_action", 300), ("safe_trip", 300), ("extension", 200), ("shut_out", 500)
    ended = ev.HandEnded(1, 0, "trip", (ev.SideSheet(items, 4600, 4600),) * 3, "")
    for lang in languages():
        lines = words.event(Scribe(lang, NAMES, 0), ended, seen_by(0))
        ear.check(lines)
        own = " ".join(line for line in lines[1:] if not line.startswith(("Bob", "Cyd")))
        assert all(str(points) in own for _, points in items)


@pytest.mark.parametrize(
    ("winners", "text"),
    [
        ((0,), "You win the game with 5000 points."),
        ((2,), "Cyd wins the game with 5000 points."),
        ((1, 2), "Shared victory with 5000 points: Bob and Cyd."),
        ((0, 1), "Shared victory with 5000 points: You and Bob."),
    ],
)
def test_who_has_won_the_match(winners: tuple[int, ...], text: str) -> None:
    """Spec 8: the highest total wins, and a tie may be shared."""
    assert say(ev.MatchEnded(winners, (5000, 5000, 5000))) == text


def test_anothers_drawn_card_is_never_said() -> None:
    """Spec 11: another seat's drawn card is hidden."""
    for detail in Detail:
        seen = miles.redact(ev.CardDrawn(1, Card.ROLL, 60), 0)
        assert seen is not None
        assert "Roll" not in say(seen, detail=detail)


@pytest.mark.parametrize("again", [False, True])
def test_the_turn_of_a_player_who_acts_at_once_is_said_in_full_detail_only(again: bool) -> None:
    """What a bot does follows at once, so that its turn has come would be said twice."""
    began = ev.TurnBegan(1, again)
    view = seen_by(0)
    for detail in Detail:
        heard = words.event(Scribe("en", NAMES, 0, detail, frozenset({1})), began, view)
        assert bool(heard) == (detail is Detail.FULL)
