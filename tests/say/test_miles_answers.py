"""What 1000 Miles answers to keys: questions, the hand, the table. Individual play without variants."""

from __future__ import annotations

import msgspec
import pytest

from miles.table import plain
from say import ear
from thousand import miles
from thousand.deal import from_number
from thousand.miles.cards import Card
from thousand.miles.guards import Phase
from thousand.miles.moves import Discard, Draw, Extend, NextHand, Play
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail, Scribe

NAMES = ("Anna", "Bob", "Cyd")


def table(**changes: object) -> View:
    match, _ = miles.start(plain(3), 3, from_number(1))
    return msgspec.structs.replace(miles.view(match, 0), **changes)


def roads(mine: Tableau, *others: Tableau) -> tuple[Tableau, ...]:
    return (mine, *others, *(Tableau(),) * (2 - len(others)))


DRIVING = Tableau(stopped=False, laid=(Card.ROLL,))


# The focused card.


def card_in(view: View, index: int = 0, lang: str = "en") -> str:
    line = words.card(Scribe(lang, NAMES, 0), view, index)
    ear.check([line])
    return line


@pytest.mark.parametrize(
    ("card", "mine", "text"),
    [
        (Card.ROLL, Tableau(), "Roll, 1 of 2, can be played"),
        (Card.ROLL, DRIVING, "Roll, 1 of 2, cannot be played: you are driving already"),
        (Card.MILES_25, Tableau(), "25 miles, 1 of 2, cannot be played: you need a Roll"),
        (
            Card.MILES_200,
            msgspec.structs.replace(DRIVING, limit=True),
            "200 miles, 1 of 2, cannot be played: a Speed limit is in force",
        ),
        (
            Card.MILES_50,
            msgspec.structs.replace(DRIVING, miles=975),
            "50 miles, 1 of 2, cannot be played: only 25 to go",
        ),
        (Card.DRIVING_ACE, Tableau(), "Driving ace, 1 of 2, can be played"),
        (
            Card.ROLL,
            Tableau(hazards=(Card.FLAT_TIRE,)),
            "Roll, 1 of 2, cannot be played: you need a Spare tire first",
        ),
        (Card.GASOLINE, DRIVING, "Gasoline, 1 of 2, cannot be played: no Out of gas to repair"),
    ],
)
def test_the_focused_card_and_whether_it_can_be_played(card: Card, mine: Tableau, text: str) -> None:
    """Judged by the table alone, whoever's turn it is (spec 5)."""
    assert card_in(table(cards=(card, Card.STOP), tableaux=roads(mine), turn=1)) == text


@pytest.mark.parametrize(
    ("others", "text"),
    [
        ((DRIVING, DRIVING), "can be played on Bob and Cyd"),
        ((Tableau(), DRIVING), "can be played on Cyd"),
        ((Tableau(), Tableau()), "cannot be played: nobody can be hit by it now"),
    ],
)
def test_a_hazard_names_whom_it_can_hit(others: tuple[Tableau, ...], text: str) -> None:
    view = table(cards=(Card.ROLL, Card.STOP), tableaux=roads(DRIVING, *others))
    assert card_in(view, 1) == f"Stop, 2 of 2, {text}"


def test_with_one_opponent_the_reason_names_that_player() -> None:
    match, _ = miles.start(plain(2), 2, from_number(1))
    safe = msgspec.structs.replace(DRIVING, safeties=(Card.RIGHT_OF_WAY,))
    for other, text in ((Tableau(), "Bob is not driving"), (safe, "Bob has Right of way")):
        view = msgspec.structs.replace(miles.view(match, 0), cards=(Card.STOP,), tableaux=(DRIVING, other))
        assert card_in(view) == f"Stop, 1 of 1, cannot be played: {text}"


def test_many_targets_are_counted_rather_than_named() -> None:
    names = tuple(letter * 20 for letter in "ABCDEF")
    match, _ = miles.start(plain(6), 6, from_number(1))
    for stopped, text in ((0, "on anyone"), (1, "on 4 players")):
        tableaux = (Tableau(),) * (stopped + 1) + (DRIVING,) * (5 - stopped)
        view = msgspec.structs.replace(miles.view(match, 0), cards=(Card.OUT_OF_GAS,), tableaux=tableaux)
        line = words.card(Scribe("en", names, 0), view, 0)
        assert line == f"Out of gas, 1 of 1, can be played {text}"


@pytest.mark.parametrize("lang", languages())
def test_a_digit_that_asks_for_a_card_is_not_its_first_sound(lang: str) -> None:
    """tdsr swallows "1" of "100 miles" as the echo of the key 1."""
    cards = (
        Card.MILES_100,
        Card.MILES_25,
        Card.MILES_100,
        Card.ROLL,
        Card.MILES_50,
        Card.ROLL,
        Card.MILES_75,
    )
    view = table(cards=cards)
    for index in range(len(cards)):
        ear.check_answer(str(index + 1), [card_in(view, index, lang)])
    assert words.card(Scribe("en", NAMES, 0), view, 0).startswith("Card 1 of 7, 100 miles, ")
    assert words.card(Scribe("en", NAMES, 0), view, 2).startswith("100 miles, 3 of 7, ")


def test_the_answer_of_a_coup_fourre_says_its_key() -> None:
    view = table(cards=(Card.DRIVING_ACE,), answer=Card.DRIVING_ACE)
    assert card_in(view) == "Driving ace, 1 of 1, coup fourré: press C"


def test_a_place_without_a_card_is_answered() -> None:
    assert card_in(table(cards=(Card.ROLL,)), 8) == "No card 9: you hold 1 card."
    assert card_in(table(cards=())) == "You hold no cards."


def test_the_whole_hand_has_equal_cards_together() -> None:
    cards = (Card.ROLL, Card.STOP, Card.ROLL, Card.MILES_100, Card.ROLL, Card.STOP)
    view = table(cards=cards)
    assert words.hand(Scribe("en", NAMES, 0), view) == (
        "You hold 6 cards: Roll 3 times, Stop twice and 100 miles.",
    )


# The table.


def test_where_all_players_stand() -> None:
    mine = msgspec.structs.replace(DRIVING, miles=300, limit=True)
    others = (
        Tableau(hazards=(Card.FLAT_TIRE,), miles=150, safeties=(Card.EXTRA_TANK,), coups=(Card.EXTRA_TANK,)),
        Tableau(laid=(Card.ROLL, Card.STOP), hazards=(Card.STOP,)),
    )
    assert words.info(Scribe("en", NAMES, 0), table(tableaux=(mine, *others))) == (
        "You: 300 miles, driving, Speed limit 50, 6 cards.",
        "Bob: 150 miles, Flat tire, Spare tire needed, Extra tank by coup fourré, 6 cards.",
        "Cyd: 0 miles, Stop, Roll needed, 6 cards.",
    )


def test_the_scores_count_what_has_fallen_once() -> None:
    """Spec 8: S includes what has fallen so far; after the hand the totals hold it already."""
    fallen = ((("mile", 200), ("safety", 100)), (), ())
    view = table(totals=(1000, 500, 0), points=fallen)
    scribe = Scribe("en", NAMES, 0)
    assert words.scores(scribe, view) == (
        "You: 1300 points, 300 of them in this round.",
        "Bob: 500 points.",
        "Cyd: 0 points.",
        "Victory is set to 5000 points.",
    )
    over = msgspec.structs.replace(view, phase=Phase.HAND_OVER, totals=(1300, 500, 0))
    assert words.scores(scribe, over)[0] == "You: 1300 points."
    assert len(words.scores(scribe.at(Detail.BRIEF), view)) == 3
    assert words.scores(scribe.at(Detail.FULL), view)[1] == (
        "You, in this round: 200 for miles, 100 for safeties."
    )


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"turn": 0}, "Your turn: draw a card with Space."),
        ({"turn": 0, "drawn": 1}, "Your turn: play or discard a card."),
        ({"turn": 0, "left": 0}, "Your turn: play or discard a card."),
        ({"turn": 1}, "Waiting for Bob to draw a card."),
        ({"turn": 1, "drawn": 2}, "Waiting for Bob to play or discard a card."),
        (
            {"turn": 1, "answer": Card.EXTRA_TANK},
            "Coup fourré possible: press C, or Space to let it go by. Then it is Bob's turn.",
        ),
        (
            {"turn": 0, "answer": Card.EXTRA_TANK},
            "Coup fourré possible: press C. Or draw a card, it is your turn.",
        ),
        (
            {"turn": 0, "answer": Card.EXTRA_TANK, "drawn": 1},
            "Coup fourré possible: press C. Or play another card, it is your turn.",
        ),
        (
            {"turn": 0, "phase": Phase.EXTENSION},
            "You decide: an extension to 1000 miles, or the end of the round.",
        ),
        (
            {"turn": 1, "phase": Phase.EXTENSION},
            "Waiting for Bob to decide: an extension, or the end of the round.",
        ),
        ({"phase": Phase.HAND_OVER}, "Round 1 is over: press Enter for the next one."),
        (
            {"phase": Phase.MATCH_OVER, "winners": (1,), "totals": (0, 5200, 0)},
            "Game over. Bob wins the game with 5200 points.",
        ),
        (
            {"phase": Phase.MATCH_OVER, "winners": (0, 1), "totals": (5200, 5200, 0)},
            "Game over. 2 players share the victory with 5200 points.",
        ),
    ],
)
def test_whose_turn_it_is_and_what_it_waits_for(changes: dict[str, object], text: str) -> None:
    assert words.turn(Scribe("en", NAMES, 0), table(**changes)) == text


def test_the_draw_pile_and_the_discards() -> None:
    view = table(left=61, discards=(Card.STOP, Card.MILES_25, Card.STOP))
    scribe = Scribe("en", NAMES, 0)
    assert words.pile(scribe, view) == (
        "61 cards left to draw, 3 discarded.",
        "Discarded: Stop twice, 25 miles.",
    )
    assert words.pile(scribe.at(Detail.BRIEF), view) == ("61 cards left to draw, 3 discarded.",)
    empty = msgspec.structs.replace(view, left=0, discards=())
    assert words.pile(scribe, empty) == ("Draw pile empty, 0 discarded.",)


def test_a_match_that_goes_on_from_before() -> None:
    lines = words.standing(Scribe("en", NAMES, 0), table(number=3))
    assert lines[0] == "The game goes on. Round 3, to 1000 miles."
    assert lines[-1] == "Your turn: draw a card with Space."
    assert any(line.startswith("You hold 6 cards: ") for line in lines)


# Questions.


@pytest.mark.parametrize("lang", languages())
def test_every_question_and_its_options_are_said(lang: str) -> None:
    scribe = Scribe(lang, NAMES, 0)
    view = table(goal=700, tableaux=roads(DRIVING, DRIVING))
    for card in Card:
        ear.check_answer("d", [words.question(scribe, view, "discard-safety", card=card)])
        ear.check([words.question(scribe, view, "target", card=card)])
        ear.check([words.choice(scribe, view, Discard(card)), words.choice(scribe, view, Play(card))])
        ear.check([words.choice(scribe, view, Play(card, 2))])
    ear.check([words.question(scribe, view, "extension")])
    ear.check(
        [words.choice(scribe, view, move) for move in (Draw(), NextHand(), Extend(True), Extend(False))]
    )


def test_questions_in_english() -> None:
    scribe, view = Scribe("en", NAMES, 0), table(goal=700, tableaux=roads(DRIVING, DRIVING))
    assert words.question(scribe, view, "target", card=Card.STOP) == "Stop: on whom?"
    assert words.choice(scribe, view, Play(Card.STOP, 1)) == "Bob, 0 miles, driving"
    assert words.question(scribe, view, "extension") == "You are at 700 miles: call an extension to 1000?"
    assert words.choice(scribe, view, Extend(False)) == "End the round here, at 700 miles"
    assert words.question(scribe, view, "discard-safety", card=Card.EXTRA_TANK) == (
        "Really discard the safety Extra tank?"
    )
    assert words.choice(scribe, view, Discard(Card.EXTRA_TANK)) == "Yes, discard Extra tank"
