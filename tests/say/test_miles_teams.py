"""What happens in team play, word for word: you, your team-mates, and the other teams (spec 2)."""

from __future__ import annotations

import pytest

from say.listeners import LONG, NAMES, ears, seen
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.rules import sides_of
from thousand.miles.tableau import Tableau
from thousand.say import miles as words
from thousand.say.scribe import Detail, Scribe

ALONE, PAIRS, THREE_PAIRS, FOUR_PAIRS, TRIPLES = (3, 1), (2, 2), (3, 2), (4, 2), (3, 3)
DRIVING = Tableau(stopped=False, laid=(Card.ROLL,))


def say(
    event: ev.AnyEvent,
    layout: tuple[int, int] = PAIRS,
    lang: str = "en",
    detail: Detail = Detail.NORMAL,
    viewer: int | None = 0,
    **changes: object,
) -> str:
    view = seen(layout, viewer, **changes)
    return " / ".join(words.event(ears(view, lang, detail), event, view))


# The scribe.


def test_a_listener_knows_the_other_seats_of_the_own_team() -> None:
    scribe = Scribe("en").at_table(NAMES[:6], 1, teams=sides_of(6, 2))
    assert [scribe.who(seat) for seat in range(6)] == ["other", "you", "other", "other", "mate", "other"]


def test_a_spectator_and_a_player_alone_have_no_mates() -> None:
    watching = Scribe("en").at_table(NAMES[:4], None, teams=sides_of(4, 2))
    alone = Scribe("en").at_table(NAMES[:4], 0)
    assert {watching.who(seat) for seat in range(4)} == {"other"}
    assert [alone.who(seat) for seat in range(4)] == ["you", "other", "other", "other"]


def test_another_language_or_detail_changes_no_mates() -> None:
    scribe = Scribe("en").at_table(NAMES[:4], 0, frozenset({1}), sides_of(4, 2))
    assert scribe.speaking("pl").at(Detail.FULL) == Scribe(
        "pl", NAMES[:4], 0, Detail.FULL, frozenset({1}), frozenset({2})
    )


def test_the_words_tell_who_plays_together() -> None:
    assert words.teams(seen(PAIRS)) == ((0, 2), (1, 3))
    assert words.teams(seen(ALONE)) == ()


# The opening.


@pytest.mark.parametrize(
    ("layout", "lang", "viewer", "lines"),
    [
        (
            PAIRS,
            "en",
            0,
            (
                "The game is starting. Team game, 2 teams of 2. Victory is set to 5000 points.",
                "You and Cyd, team 1, against Bob and Dan, team 2.",
            ),
        ),
        (
            PAIRS,
            "pl",
            3,
            (
                "Gra się zaczyna. Gra drużynowa, 2 drużyny po 2 osoby. Zwycięstwo daje 5000 punktów.",
                "Ty i Bob, drużyna 2, kontra Anna i Cyd, drużyna 1.",
            ),
        ),
        (
            TRIPLES,
            "en",
            1,
            (
                "The game is starting. Team game, 3 teams of 3. Victory is set to 5000 points.",
                "Your team is team 2: you, Eve and Hal.",
                "Team 3: Cyd, Fay and Ivo.",
                "Team 1: Anna, Dan and Gus.",
            ),
        ),
        (
            PAIRS,
            "en",
            None,
            (
                "The game is starting. Team game, 2 teams of 2. Victory is set to 5000 points.",
                "Anna and Cyd, team 1, against Bob and Dan, team 2.",
            ),
        ),
    ],
)
def test_the_opening_tells_who_plays_with_whom(
    layout: tuple[int, int], lang: str, viewer: int | None, lines: tuple[str, ...]
) -> None:
    view = seen(layout, viewer)
    started = ev.MatchStarted(view.sides, view.rules)
    assert words.event(ears(view, lang), started, view) == lines


def test_two_teams_with_long_names_have_a_line_each() -> None:
    view = seen((2, 4))
    lines = words.event(ears(view, names=LONG), ev.MatchStarted(view.sides, view.rules), view)
    assert [line.split(":")[0] for line in lines[1:]] == ["Your team is team 1", "Team 2"]


# Cards laid.


@pytest.mark.parametrize(
    ("layout", "seat", "en", "pl"),
    [
        (PAIRS, 0, "You play 100 miles: 300 for your team.", "Grasz 100 mil: razem macie 300."),
        (
            PAIRS,
            2,
            "Cyd plays 100 miles: 300 for your team.",
            "Cyd gra 100 mil: razem macie 300.",
        ),
        (PAIRS, 1, "Bob plays 100 miles: 300 for the team.", "Bob gra 100 mil: drużyna ma 300."),
        (TRIPLES, 1, "Bob plays 100 miles: 300 for team 2.", "Bob gra 100 mil: drużyna 2 ma 300."),
        (ALONE, 1, "Bob plays 100 miles: 300 in all.", "Bob gra 100 mil: razem 300."),
    ],
)
def test_a_teams_miles_are_its_own(layout: tuple[int, int], seat: int, en: str, pl: str) -> None:
    played = ev.DistancePlayed(seat, seat % layout[0], Card.MILES_100, 300)
    assert say(played, layout) == en
    assert say(played, layout, "pl") == pl


def test_full_detail_adds_what_is_left_to_go() -> None:
    played = ev.DistancePlayed(2, 0, Card.MILES_100, 300)
    assert say(played, detail=Detail.FULL) == ("Cyd plays 100 miles: 300 for your team, 700 to go.")
    assert say(played, detail=Detail.BRIEF) == "Cyd, 100."


@pytest.mark.parametrize(
    ("layout", "seat", "target", "en", "pl"),
    [
        (PAIRS, 1, 0, "Bob plays Stop on your team.", "Bob zagrywa na twoją drużynę: Czerwone światło."),
        (
            PAIRS,
            0,
            1,
            "You play Stop on Bob and Dan.",
            "Zagrywasz na drużynę Bob i Dan: Czerwone światło.",
        ),
        (
            PAIRS,
            2,
            1,
            "Cyd plays Stop on Bob and Dan for your team.",
            "Cyd zagrywa na drużynę Bob i Dan: Czerwone światło, to wasz atak.",
        ),
        (TRIPLES, 1, 2, "Bob plays Stop on team 3.", "Bob zagrywa na drużynę 3: Czerwone światło."),
    ],
)
def test_a_hazard_hits_a_whole_team(
    layout: tuple[int, int], seat: int, target: int, en: str, pl: str
) -> None:
    """The target is a side, whoever sits in the seat of that number."""
    hit = ev.HazardPlayed(seat, seat % layout[0], Card.STOP, target)
    assert say(hit, layout) == en
    assert say(hit, layout, "pl") == pl


@pytest.mark.parametrize(
    ("seat", "target", "text"),
    [
        (1, 0, "Bob plays Flat tire on your team: you need a Spare tire."),
        (0, 1, "You play Flat tire on Bob and Eve, who need a Spare tire."),
        (1, 2, "Bob plays Flat tire on Cyd and Fay, who need a Spare tire."),
    ],
)
def test_full_detail_tells_a_hazards_remedy(seat: int, target: int, text: str) -> None:
    hit = ev.HazardPlayed(seat, seat % 3, Card.FLAT_TIRE, target)
    assert say(hit, THREE_PAIRS, detail=Detail.FULL) == text


def test_a_pair_whose_names_come_too_late_goes_by_its_number() -> None:
    view = seen(FOUR_PAIRS)
    hit = ev.HazardPlayed(4, 0, Card.SPEED_LIMIT, 1)
    for lang, by_names, by_number in (
        ("en", "Speed limit on Bob and Fay", "Speed limit on team 2"),
        ("pl", "na drużynę Bob i Fay", "na drużynę 2: Ograniczenie"),
    ):
        (line,) = words.event(ears(view, lang), hit, view)
        assert by_names in line
        (line,) = words.event(ears(view, lang, names=tuple(f"{name}xxxxxxx" for name in NAMES)), hit, view)
        assert by_number in line
        (line,) = words.event(ears(view, lang, names=LONG), hit, view)
        assert len(line) <= 120


@pytest.mark.parametrize(
    ("card", "rolling", "en", "pl"),
    [
        (Card.ROLL, True, "Roll: you may drive.", "Zielone światło: możecie jechać."),
        (
            Card.REPAIRS,
            False,
            "Repairs: you still need a Roll.",
            "Naprawę: potrzebujecie jeszcze Zielonego światła.",
        ),
    ],
)
def test_a_mates_remedy_helps_you(card: Card, rolling: bool, en: str, pl: str) -> None:
    played = ev.RemedyPlayed(2, 0, card, rolling)
    assert say(played) == f"Your team-mate Cyd plays {en}"
    assert say(played, lang="pl") == f"Cyd zagrywa {pl}"


def test_a_coup_fourre_by_a_mate() -> None:
    """Spec 6: in team play that may be the partner."""
    coup = ev.CoupFourre(2, 0, Card.RIGHT_OF_WAY, Card.STOP, (Card.STOP,), True)
    assert say(coup) == "Coup fourré! Cyd plays Right of way for your team against the Stop: 400 points."
    assert say(coup, lang="pl") == (
        "Świństwo! Cyd zagrywa Pojazd uprzywilejowany w odpowiedzi na Czerwone światło: 400 punktów dla was."
    )


@pytest.mark.parametrize(
    ("seats", "en", "pl"),
    [
        ((2,), "Your team-mate Cyd loses a turn.", "Cyd z drużyny traci kolejkę."),
        ((1, 2), "Bob and Cyd lose a turn.", "Bob i Cyd tracą kolejkę."),
        ((2, 3, 0), "Turns lost: You, Cyd and Dan.", "Kolejkę tracicie: Ty, Cyd i Dan."),
    ],
)
def test_who_loses_a_turn(seats: tuple[int, ...], en: str, pl: str) -> None:
    assert say(ev.SeatsSkipped(seats)) == en
    assert say(ev.SeatsSkipped(seats), lang="pl") == pl


def test_turns_of_all_three() -> None:
    assert say(ev.TurnBegan(0)) == "It is your turn."
    assert say(ev.TurnBegan(2)) == "Your team-mate Cyd's turn."
    assert say(ev.TurnBegan(1, again=True)) == "Bob has another turn."
    assert say(ev.TurnBegan(2), lang="pl") == "Teraz gra Cyd z twojej drużyny."


# The end of a trip, a hand and a match.


@pytest.mark.parametrize(
    ("seat", "layout", "text"),
    [
        (0, PAIRS, "Your team is at 700 miles: call an extension to 1000, or end the round?"),
        (2, PAIRS, "Cyd can extend your team's trip from 700 to 1000 miles, or end the round."),
        (1, PAIRS, "Bob and Dan can extend the trip from 700 to 1000 miles, or end the round."),
        (1, TRIPLES, "Team 2 can extend the trip from 700 to 1000 miles, or end the round."),
        (0, ALONE, "You are at 700 miles: call an extension to 1000, or end the round?"),
    ],
)
def test_an_extension_is_decided_for_a_team(seat: int, layout: tuple[int, int], text: str) -> None:
    """Spec 7: the seat whose card brings its side to 700 decides."""
    assert say(ev.ExtensionOffered(seat), layout) == text


@pytest.mark.parametrize(
    ("layout", "side", "en", "pl"),
    [
        (PAIRS, 0, "Your team completes the trip of 1000 miles.", "Twoja drużyna kończy trasę: 1000 mil."),
        (PAIRS, 1, "Bob and Dan complete the trip of 1000 miles.", "Bob i Dan kończą trasę: 1000 mil."),
        (TRIPLES, 1, "Team 2 completes the trip of 1000 miles.", "Drużyna 2 kończy trasę: 1000 mil."),
    ],
)
def test_a_team_completes_the_trip(layout: tuple[int, int], side: int, en: str, pl: str) -> None:
    done = ev.TripCompleted(side, side, 1000)
    assert say(done, layout) == en
    assert say(done, layout, "pl") == pl


def test_a_score_sheet_for_each_team() -> None:
    sheet = ev.SideSheet((("mile", 1000), ("trip", 300)), 1300, 2300)
    ended = ev.HandEnded(2, 1, "trip", (ev.SideSheet((), 0, 400), sheet), "")
    assert say(ended).split(" / ") == [
        "Bob and Dan win round 2.",
        "Your team: 0 points, 400 in all.",
        "Bob and Dan: 1300 points, 2300 in all. 1000 for miles, 300 for the trip.",
    ]


@pytest.mark.parametrize(
    ("layout", "winners", "en", "pl"),
    [
        (
            PAIRS,
            (0,),
            "Your team wins the game with 5100 points.",
            "Twoja drużyna wygrywa grę: 5100 punktów.",
        ),
        (
            PAIRS,
            (1,),
            "Bob and Dan win the game with 5100 points.",
            "Bob i Dan wygrywają grę: 5100 punktów.",
        ),
        (
            TRIPLES,
            (2,),
            "Team 3 wins the game with 5100 points: Cyd, Fay and Ivo.",
            "Drużyna 3 wygrywa grę: 5100 punktów. Cyd, Fay i Ivo.",
        ),
        (
            THREE_PAIRS,
            (0, 2),
            "Shared victory with 5100 points: You, Dan, Cyd and Fay.",
            "Wspólne zwycięstwo z wynikiem 5100 punktów: Ty, Dan, Cyd i Fay.",
        ),
    ],
)
def test_a_team_wins_the_match(layout: tuple[int, int], winners: tuple[int, ...], en: str, pl: str) -> None:
    ended = ev.MatchEnded(winners, (5100,) * layout[0])
    assert say(ended, layout) == en
    assert say(ended, layout, "pl") == pl
