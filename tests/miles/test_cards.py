"""Spec 1: the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from thousand.miles.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card, deck

from .table import cards

WHOLE = {
    "25": 10,
    "50": 10,
    "75": 10,
    "100": 12,
    "200": 4,
    "accident": 3,
    "out-of-gas": 3,
    "flat-tire": 3,
    "speed-limit": 4,
    "stop": 5,
    "repairs": 6,
    "gasoline": 6,
    "spare-tire": 6,
    "end-of-limit": 6,
    "roll": 14,
    "driving-ace": 1,
    "extra-tank": 1,
    "puncture-proof": 1,
    "right-of-way": 1,
}
THINNED = WHOLE | {"accident": 2, "out-of-gas": 2, "flat-tire": 2, "speed-limit": 3, "stop": 4}


@pytest.mark.parametrize(("thin", "counts", "total"), [(False, WHOLE, 106), (True, THINNED, 101)])
def test_the_deck_holds_every_card_as_often_as_section_1_says(
    thin: bool, counts: dict[str, int], total: int
) -> None:
    whole = deck(thin_hazards=thin)
    assert len(whole) == total
    assert Counter(whole) == {cards(name)[0]: count for name, count in counts.items()}


def test_each_card_is_of_exactly_one_kind() -> None:
    """Spec 1 and 9: five distances, six hazards, six remedies, four safeties."""
    kinds = (DISTANCES, HAZARDS, REMEDIES, SAFETIES)
    assert [len(kind) for kind in kinds] == [5, 6, 6, 4]
    assert sorted(sum(kinds, ())) == sorted(Card)


def test_a_distance_card_is_worth_its_miles() -> None:
    assert [int(card) for card in cards("25 50 75 100 200")] == [25, 50, 75, 100, 200]
