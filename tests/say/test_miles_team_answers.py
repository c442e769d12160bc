"""Team play by ear, as it is asked for: where the teams stand, their scores, turns and targets (spec 2)."""

from __future__ import annotations

import msgspec
import pytest

from say import ear
from say.listeners import LAYOUTS, LONG, ears, seen, with_roads
from thousand.miles.cards import Card
from thousand.miles.guards import Phase
from thousand.miles.moves import Play
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail

PAIRS, THREE_PAIRS, FOUR_PAIRS, TRIPLES = (2, 2), (3, 2), (4, 2), (3, 3)
DRIVING = Tableau(stopped=False, laid=(Card.ROLL,))


@pytest.mark.parametrize(
    ("winners", "text"),
    [
        ((1,), "Game over. Team 2 wins the game with 5100 points."),
        ((0, 1), "Game over. 2 teams share the victory with 5100 points."),
    ],
)
def test_the_turn_after_the_match(winners: tuple[int, ...], text: str) -> None:
    view = seen(TRIPLES, phase=Phase.MATCH_OVER, winners=winners, totals=(5100, 5100, 0))
    assert words.turn(ears(view), view) == text


@pytest.mark.parametrize(
    ("layout", "counts", "lines"),
    [
        (
            PAIRS,
            (6, 7, 6, 6),
            (
                "Your team: 300 miles, driving, Extra tank, you and Cyd 6 cards each.",
                "Bob and Dan: 0 miles, Stop, Roll needed, Bob 7 cards, Dan 6 cards.",
            ),
        ),
        (
            PAIRS,
            (7, 6, 6, 6),
            (
                "Your team: 300 miles, driving, Extra tank, you 7 cards, Cyd 6 cards.",
                "Bob and Dan: 0 miles, Stop, Roll needed, 6 cards each.",
            ),
        ),
        (
            (2, 3),
            (6,) * 6,
            (
                "Your team: 300 miles, driving, Extra tank, you, Cyd and Eve 6 cards each.",
                "Team 2: 0 miles, Stop, Roll needed, Bob, Dan and Fay 6 cards each.",
            ),
        ),
    ],
)
def test_where_all_teams_stand(
    layout: tuple[int, int], counts: tuple[int, ...], lines: tuple[str, ...]
) -> None:
    """One line a side, with its players and how many cards each holds."""
    mine = msgspec.structs.replace(DRIVING, miles=300, safeties=(Card.EXTRA_TANK,))
    stopped = Tableau(laid=(Card.ROLL, Card.STOP), hazards=(Card.STOP,))
    view = with_roads(seen(layout, counts=counts), side0=mine, side1=stopped)
    assert words.info(ears(view), view) == lines


def test_where_the_own_team_stands_in_full() -> None:
    view = seen(PAIRS, viewer=3)
    assert words.info_me(ears(view), view) == (
        "Your team: 0 of 1000 miles, 1000 to go, not started, Roll needed, no safety yet, "
        "you and Bob 6 cards each.",
        "Your team, also: 0 points in this round.",
    )
    assert words.info_me(ears(view, "pl"), view) == (
        "Twoja drużyna: 0 mil z 1000, do celu 1000, na starcie, potrzeba Zielonego światła, "
        "bez zabezpieczeń, ty i Bob po 6 kart.",
        "Twoja drużyna, ponadto: 0 punktów w tej rundzie.",
    )


def test_the_scores_are_the_teams() -> None:
    fallen = ((("mile", 200), ("safety", 100)), ())
    view = seen(PAIRS, viewer=2, totals=(1000, 500), points=fallen)
    assert words.scores(ears(view), view) == (
        "Your team: 1300 points, 300 of them in this round.",
        "Bob and Dan: 500 points.",
        "Victory is set to 5000 points.",
    )


@pytest.mark.parametrize(
    ("changes", "en", "pl"),
    [
        (
            {"turn": 2},
            "Waiting for your team-mate Cyd to draw a card.",
            "Czekamy, aż Cyd z twojej drużyny dobierze kartę.",
        ),
        (
            {"turn": 2, "drawn": 4},
            "Waiting for your team-mate Cyd to play or discard a card.",
            "Czekamy, aż Cyd z twojej drużyny zagra lub odrzuci kartę.",
        ),
        (
            {"turn": 2, "phase": Phase.EXTENSION},
            "Waiting for your team-mate Cyd to decide: an extension, or the end of the round.",
            "Decyduje Cyd z twojej drużyny: przedłużenie trasy czy koniec rundy.",
        ),
        (
            {"turn": 2, "answer": Card.EXTRA_TANK},
            "Coup fourré possible: press C, or Space to let it go by. Then it is your team-mate Cyd's turn.",
            "Możesz zrobić świństwo: klawisz C, a Spacja z niego rezygnuje. Potem gra Cyd z twojej drużyny.",
        ),
        ({"turn": 1}, "Waiting for Bob to draw a card.", "Czekamy, aż Bob dobierze kartę."),
    ],
)
def test_whose_turn_it_is(changes: dict[str, object], en: str, pl: str) -> None:
    view = seen(PAIRS, **changes)
    assert words.turn(ears(view), view) == en
    assert words.turn(ears(view, "pl"), view) == pl


# Targets.


def with_stop(layout: tuple[int, int], **roads: Tableau) -> View:
    view = with_roads(seen(layout, cards=(Card.STOP,)), **roads)
    return msgspec.structs.replace(view, rules=msgspec.structs.replace(view.rules, stacking=False))


@pytest.mark.parametrize(
    ("layout", "roads", "text"),
    [
        (PAIRS, {"side1": DRIVING}, "can be played on Bob and Dan"),
        (PAIRS, {}, "cannot be played: Bob and Dan are not driving"),
        (THREE_PAIRS, {"side2": DRIVING}, "can be played on Cyd and Fay"),
        (TRIPLES, {"side1": DRIVING, "side2": DRIVING}, "can be played on team 2 or team 3"),
        ((2, 3), {}, "cannot be played: team 2 is not driving"),
        (FOUR_PAIRS, {"side1": DRIVING, "side2": DRIVING, "side3": DRIVING}, "can be played on anyone"),
    ],
)
def test_a_hazard_names_the_teams_it_can_hit(
    layout: tuple[int, int], roads: dict[str, Tableau], text: str
) -> None:
    view = with_stop(layout, **roads)
    assert words.card(ears(view), view, 0) == f"Stop, 1 of 1, {text}"


def test_two_pairs_that_can_be_hit_are_parted_by_or() -> None:
    view = with_stop(THREE_PAIRS, side1=DRIVING, side2=DRIVING)
    assert words.card(ears(view), view, 0) == ("Stop, 1 of 1, can be played on Bob and Eve or Cyd and Fay")
    assert words.card(ears(view, names=LONG), view, 0) == "Stop, 1 of 1, can be played on 2 teams"


@pytest.mark.parametrize(
    ("layout", "en", "pl"),
    [
        (THREE_PAIRS, "Cyd and Fay, 0 miles, driving", "Cyd i Fay, 0 mil, w drodze"),
        (TRIPLES, "Team 3, Cyd, Fay and Ivo, 0 miles, driving", "Drużyna 3, Cyd, Fay i Ivo, 0 mil, w drodze"),
    ],
)
def test_a_target_is_a_team(layout: tuple[int, int], en: str, pl: str) -> None:
    view = with_stop(layout, side2=DRIVING)
    assert words.choice(ears(view), view, Play(Card.STOP, 2)) == en
    assert words.choice(ears(view, "pl"), view, Play(Card.STOP, 2)) == pl
    assert words.question(ears(view), view, "target", card=Card.STOP) == "Stop: on which team?"


def test_the_extension_is_asked_for_the_team() -> None:
    view = seen(PAIRS, goal=700)
    assert words.question(ears(view), view, "extension") == (
        "Your team is at 700 miles: call an extension to 1000?"
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_answer_is_too_long_with_the_longest_names_and_every_hazard(
    lang: str, layout: tuple[int, int]
) -> None:
    hazards = (Card.STOP, Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE)
    safeties = (Card.DRIVING_ACE, Card.EXTRA_TANK, Card.PUNCTURE_PROOF, Card.RIGHT_OF_WAY)
    jam = Tableau(hazards=hazards, limit=True, wrong=True, miles=975, safeties=safeties, coups=safeties)
    seats = layout[0] * layout[1]
    counts = tuple(6 + seat % 2 for seat in range(seats))
    for viewer in (0, seats - 1, None):
        view = seen(layout, viewer, tableaux=(jam,) * layout[0], counts=counts)
        for detail in Detail:
            scribe = ears(view, lang, detail, LONG)
            for key, answer in (
                ("i", words.info),
                ("j", words.info_me),
                ("s", words.scores),
                ("n", words.pile),
            ):
                ear.check_answer(key, answer(scribe, view), scribe.limit)
            ear.check_answer("t", [words.turn(scribe, view)], scribe.limit)
            ear.check_answer("o", words.options(scribe, view), scribe.limit)
            ear.check(words.standing(scribe, view), scribe.limit)
            if viewer is not None:
                for card in Card:
                    held = msgspec.structs.replace(view, cards=(card,) * 7)
                    ear.check([words.card(scribe, held, 6)], scribe.limit)
                    ear.check(words.hand(scribe, held), scribe.limit)
                labels = [words.choice(scribe, view, Play(Card.STOP, side)) for side in range(layout[0])]
                ear.check((f"10 of 10: {label}" for label in labels), scribe.limit)


def test_a_target_of_many_hazards_loses_the_remedies_before_its_name() -> None:
    hazards = (Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE)
    jam = Tableau(hazards=hazards, limit=True, wrong=True, miles=975)
    view = seen((3, 1), tableaux=(jam,) * 3)
    assert words.choice(ears(view), view, Play(Card.STOP, 1)) == (
        "Bob, 975 miles, Accident, Out of gas, Flat tire, Wrong way, Speed limit"
    )
