"""The board of 1000 Miles in words: teams, wrong way, several hazards at once."""

from __future__ import annotations

import pytest

from say.listeners import LAYOUTS, LONG, ears, seen, with_roads
from thousand.miles.cards import Card
from thousand.miles.tableau import Tableau
from thousand.say import miles_board as picture
from thousand.say.fluent import languages
from thousand.say.scribe import Detail

JAM = Tableau(hazards=(Card.ACCIDENT, Card.FLAT_TIRE), wrong=True, miles=300)
DRIVING = Tableau(stopped=False, laid=(Card.ROLL,))


@pytest.mark.parametrize(
    ("layout", "lang", "lines"),
    [
        (
            (2, 2),
            "en",
            (
                "Your team: 0 of 1000, driving, 0 points",
                "Bob and Dan: 300 of 1000, Accident, Repairs needed, Flat tire, Spare tire needed, "
                "then a Roll, going the wrong way, 0 points",
            ),
        ),
        (
            (2, 3),
            "pl",
            (
                "Twoja drużyna: 0 z 1000, w drodze, 0 punktów",
                "Drużyna 2, Bob, Dan i Fay: 300 z 1000, Wypadek, potrzeba Naprawy, Przebita opona, potrzeba "
                "Wymiany koła, na koniec Zielone światło, jazda pod prąd, 0 punktów",
            ),
        ),
    ],
)
def test_a_state_is_said_in_words(layout: tuple[int, int], lang: str, lines: tuple[str, ...]) -> None:
    view = with_roads(seen(layout), side0=DRIVING, side1=JAM)
    smallest = picture.pictures(ears(view, lang), view, 80)[-1]
    assert tuple(text for _, text in smallest) == lines
    assert [style for style, _ in smallest] == ["going", "stopped"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_side_has_a_road(lang: str, layout: tuple[int, int]) -> None:
    for viewer in (0, None):
        view = seen(layout, viewer)
        richest = picture.pictures(ears(view, lang, Detail.FULL, LONG), view, 40)[0]
        assert sum(text.startswith("[") for _, text in richest) == layout[0]


def test_a_distance_card_on_the_wrong_way_is_marked() -> None:
    wrong = Tableau(stopped=False, wrong=True, miles=300)
    view = with_roads(seen((3, 1), cards=(Card.MILES_25, Card.END_OF_WRONG_WAY, Card.ROLL)), side0=wrong)
    assert picture.hand(ears(view), view) == (
        "25 miles, would subtract",
        "End of wrong way, playable",
        "Roll",
    )
    assert picture.hand(ears(view, "pl"), view)[0] == "25 mil, odejmie mile"
