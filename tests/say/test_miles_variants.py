"""Wrong way and several hazards at once by ear (spec 9)."""

from __future__ import annotations

import msgspec
import pytest

from say.listeners import ears, seen, with_roads
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.tableau import Tableau
from thousand.say import miles as words
from thousand.say.scribe import Detail

ALONE, PAIRS, TRIPLES = (3, 1), (2, 2), (3, 3)
DRIVING = Tableau(stopped=False, laid=(Card.ROLL,))


def say(
    event: ev.AnyEvent,
    layout: tuple[int, int] = ALONE,
    lang: str = "en",
    detail: Detail = Detail.NORMAL,
    tableau: Tableau | None = None,
) -> str:
    """The event as seat 0 hears it; ``tableau`` is the acting side's after it."""
    view = seen(layout)
    if tableau is not None:
        view = with_roads(view, **{f"side{event.side}": tableau})  # type: ignore[union-attr]
    return " / ".join(words.event(ears(view, lang, detail), event, view))


# Wrong way.


@pytest.mark.parametrize(
    ("seat", "layout", "lost", "left", "en", "pl"),
    [
        (
            0,
            ALONE,
            100,
            200,
            "You play 100 miles and lose 100 going the wrong way: 200 left.",
            "Grasz 100 mil i tracisz 100 pod prąd: zostaje 200.",
        ),
        (
            1,
            ALONE,
            25,
            0,
            "Bob plays 100 miles and loses 25 going the wrong way: 0 left.",
            "Bob gra 100 mil i traci 25 pod prąd: zostaje 0.",
        ),
        (
            1,
            ALONE,
            0,
            0,
            "Bob plays 100 miles for nothing, going the wrong way: 0 left.",
            "Bob gra 100 mil na nic, pod prąd: zostaje 0.",
        ),
        (
            2,
            PAIRS,
            100,
            200,
            "Cyd plays 100 miles and loses 100 going the wrong way: your team has 200.",
            "Cyd gra 100 mil i traci 100 pod prąd: macie 200.",
        ),
        (
            1,
            PAIRS,
            100,
            200,
            "Bob plays 100 miles and loses 100 going the wrong way: the team has 200.",
            "Bob gra 100 mil i traci 100 pod prąd: drużyna ma 200.",
        ),
        (
            1,
            TRIPLES,
            100,
            200,
            "Bob plays 100 miles and loses 100 going the wrong way: team 2 has 200.",
            "Bob gra 100 mil i traci 100 pod prąd: drużyna 2 ma 200.",
        ),
    ],
)
def test_miles_lost_and_what_is_left(
    seat: int, layout: tuple[int, int], lost: int, left: int, en: str, pl: str
) -> None:
    """Spec 9: a distance card subtracts its miles, never below 0."""
    event = ev.MilesLost(seat, seat % layout[0], Card.MILES_100, lost, left)
    assert say(event, layout) == en
    assert say(event, layout, "pl") == pl


def test_miles_lost_in_brief() -> None:
    lost, nothing = (ev.MilesLost(1, 1, Card.MILES_100, miles, 0) for miles in (75, 0))
    assert say(lost, detail=Detail.BRIEF) == "Bob, minus 75."
    assert say(nothing, detail=Detail.BRIEF) == "Bob, 100 for nothing."
    assert say(lost, lang="pl", detail=Detail.BRIEF) == "Bob, minus 75."
    assert say(nothing, lang="pl", detail=Detail.BRIEF) == "Bob, 100 na nic."


@pytest.mark.parametrize(
    ("seat", "en", "pl"),
    [
        (0, "You play End of wrong way: your miles add up again.", "Zagrywasz Koniec jazdy pod prąd"),
        (1, "Bob plays End of wrong way: miles add up again.", "Bob zagrywa Koniec jazdy pod prąd"),
    ],
)
def test_the_end_of_the_wrong_way(seat: int, en: str, pl: str) -> None:
    """Spec 9: it has nothing to do with rolling or Roll."""
    for rolling in (False, True):
        event = ev.RemedyPlayed(seat, seat, Card.END_OF_WRONG_WAY, rolling)
        assert say(event) == en
        assert say(event, lang="pl") == f"{pl}: mile znów się dodają."


def test_the_wrong_way_is_a_card_like_any_other() -> None:
    hit = ev.HazardPlayed(1, 1, Card.WRONG_WAY, 0)
    assert say(hit) == "Bob plays Wrong way on you."
    assert say(hit, lang="pl") == "Bob zagrywa na ciebie: Jazda pod prąd."
    assert say(hit, detail=Detail.FULL) == "Bob plays Wrong way on you: you need an End of wrong way."
    assert say(ev.Discarded(1, Card.WRONG_WAY), lang="pl") == "Bob odrzuca Jazdę pod prąd."


def test_driving_ace_clears_both_its_hazards() -> None:
    """Spec 4: a safety clears everything it protects against."""
    both = ev.SafetyPlayed(1, 1, Card.DRIVING_ACE, (Card.ACCIDENT, Card.WRONG_WAY), False)
    assert say(both, tableau=Tableau()) == (
        "Bob plays Driving ace: 100 points; the Accident and the Wrong way are gone, a Roll is needed."
    )
    one = ev.SafetyPlayed(0, 0, Card.DRIVING_ACE, (Card.WRONG_WAY,), True)
    assert say(one) == "You play Driving ace: 100 points; the Wrong way is gone."
    assert say(one, lang="pl") == "Zagrywasz Asa kierownicy: 100 punktów; znika Jazda pod prąd."


def test_a_coup_fourre_that_ends_another_hazard_too() -> None:
    coup = ev.CoupFourre(1, 1, Card.DRIVING_ACE, Card.ACCIDENT, (Card.ACCIDENT, Card.WRONG_WAY), True)
    assert say(coup) == (
        "Coup fourré! Bob plays Driving ace against the Accident: 400 points. / "
        "With it the Wrong way is gone."
    )


@pytest.mark.parametrize(
    ("tableau", "en", "pl"),
    [
        (
            msgspec.structs.replace(DRIVING, wrong=True, miles=300),
            "100 miles, 2 of 2, can be played but would subtract",
            "100 mil, 2 z 2, można zagrać, ale odejmie mile",
        ),
        (
            msgspec.structs.replace(DRIVING, wrong=True),
            "100 miles, 2 of 2, can be played but would gain nothing",
            "100 mil, 2 z 2, można zagrać, ale nic nie da",
        ),
        (
            msgspec.structs.replace(DRIVING, wrong=True, miles=975),
            "100 miles, 2 of 2, can be played but would subtract",
            "100 mil, 2 z 2, można zagrać, ale odejmie mile",
        ),
        (
            Tableau(wrong=True, miles=300),
            "100 miles, 2 of 2, cannot be played: you need a Roll",
            "100 mil, 2 z 2, nie można zagrać: potrzebujesz Zielonego światła",
        ),
    ],
)
def test_a_distance_card_on_the_wrong_way(tableau: Tableau, en: str, pl: str) -> None:
    view = with_roads(seen(ALONE, cards=(Card.ROLL, Card.MILES_100)), side0=tableau)
    assert words.card(ears(view), view, 1) == en
    assert words.card(ears(view, "pl"), view, 1) == pl


def test_the_remedy_where_there_is_nothing_to_end() -> None:
    view = seen(ALONE, cards=(Card.END_OF_WRONG_WAY,))
    assert words.card(ears(view), view, 0) == (
        "End of wrong way, 1 of 1, cannot be played: no Wrong way to end"
    )


# Several hazards at once.


@pytest.mark.parametrize(
    ("tableau", "en", "pl"),
    [
        (
            msgspec.structs.replace(DRIVING, wrong=True, limit=True),
            "0 miles, driving, going the wrong way, Speed limit 50, 6 cards",
            "0 mil, w drodze, jazda pod prąd, Ograniczenie prędkości do 50, 6 kart",
        ),
        (
            Tableau(hazards=(Card.ACCIDENT, Card.FLAT_TIRE)),
            "0 miles, Accident, Repairs needed, Flat tire, Spare tire needed, then a Roll, 6 cards",
            "0 mil, Wypadek, potrzeba Naprawy, Przebita opona, potrzeba Wymiany koła, "
            "na koniec Zielone światło, 6 kart",
        ),
        (
            Tableau(hazards=(Card.STOP, Card.OUT_OF_GAS)),
            "0 miles, Out of gas, Gasoline needed, Stop, then a Roll, 6 cards",
            "0 mil, Brak paliwa, potrzeba Paliwa, Czerwone światło, na koniec Zielone światło, 6 kart",
        ),
        (
            Tableau(hazards=(Card.OUT_OF_GAS,)),
            "0 miles, Out of gas, Gasoline needed, 6 cards",
            "0 mil, Brak paliwa, potrzeba Paliwa, 6 kart",
        ),
        (
            Tableau(
                stopped=False,
                hazards=(Card.ACCIDENT, Card.OUT_OF_GAS),
                safeties=(Card.RIGHT_OF_WAY,),
            ),
            "0 miles, Accident, Repairs needed, Out of gas, Gasoline needed, Right of way, 6 cards",
            "0 mil, Wypadek, potrzeba Naprawy, Brak paliwa, potrzeba Paliwa, Pojazd uprzywilejowany, 6 kart",
        ),
    ],
)
def test_each_hazard_with_its_remedy_and_one_roll_after_the_last(tableau: Tableau, en: str, pl: str) -> None:
    """Spec 9: each needs its own remedy, and a Roll after the last; spec 4: none with Right of way."""
    view = with_roads(seen(ALONE), side1=tableau)
    assert words.info(ears(view), view)[1] == f"Bob: {en}."
    assert words.info(ears(view, "pl"), view)[1] == f"Bob: {pl}."


@pytest.mark.parametrize(
    ("tableau", "en", "pl"),
    [
        (
            Tableau(hazards=(Card.FLAT_TIRE,)),
            "Bob plays Repairs and still needs a Spare tire and a Roll.",
            "Bob zagrywa Naprawę, potrzebuje jeszcze Wymiany koła i Zielonego światła.",
        ),
        (
            Tableau(hazards=(Card.STOP,)),
            "Bob plays Repairs and still needs a Roll.",
            "Bob zagrywa Naprawę, potrzebuje jeszcze Zielonego światła.",
        ),
        (
            Tableau(stopped=False, hazards=(Card.FLAT_TIRE,), safeties=(Card.RIGHT_OF_WAY,)),
            "Bob plays Repairs and still needs a Spare tire.",
            "Bob zagrywa Naprawę, potrzebuje jeszcze Wymiany koła.",
        ),
        (
            DRIVING,  # a batch of moves has one view, its last: by then the Roll has been laid
            "Bob plays Repairs and still needs a Roll.",
            "Bob zagrywa Naprawę, potrzebuje jeszcze Zielonego światła.",
        ),
    ],
)
def test_a_remedy_tells_what_is_still_needed(tableau: Tableau, en: str, pl: str) -> None:
    event = ev.RemedyPlayed(1, 1, Card.REPAIRS, False)
    assert say(event, tableau=tableau) == en
    assert say(event, lang="pl", tableau=tableau) == pl


def test_a_safety_tells_what_is_still_needed() -> None:
    event = ev.SafetyPlayed(0, 0, Card.DRIVING_ACE, (Card.ACCIDENT,), False)
    jam = Tableau(hazards=(Card.FLAT_TIRE, Card.OUT_OF_GAS), safeties=(Card.DRIVING_ACE,))
    assert say(event, tableau=jam) == (
        "You play Driving ace: 100 points; the Accident is gone, still needed: a Spare tire, Gasoline "
        "and a Roll."
    )
    assert say(event, lang="pl", tableau=jam) == (
        "Zagrywasz Asa kierownicy: 100 punktów; znika Wypadek, trzeba jeszcze Wymiany koła, Paliwa i "
        "Zielonego światła."
    )


def test_a_card_is_refused_with_all_that_is_needed() -> None:
    jam = Tableau(hazards=(Card.ACCIDENT, Card.STOP, Card.FLAT_TIRE))
    view = with_roads(seen(ALONE, cards=(Card.MILES_25, Card.ROLL)), side0=jam)
    assert words.card(ears(view), view, 0).endswith(": you need Repairs and a Spare tire")
    assert words.card(ears(view), view, 1).endswith(": you need Repairs and a Spare tire first")
