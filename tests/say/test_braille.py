"""The braille level: lines of at most 40 characters of whole words, from a message set of its own.

``test_miles_every_event``, ``test_miles_games`` and the tests of answers and refusals hold its lines to
their limit beside those of the other levels; here is what it alone has.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from say import ear
from say.games import steps
from say.listeners import LAYOUTS, LONG, NAMES, ears, rules_of, seen, with_roads
from say.shared_out import shared_out
from thousand import miles
from thousand.miles import events as ev
from thousand.miles.cards import DISTANCES, Card
from thousand.miles.rules import Goal, Rules, ScoreTable, Tie, classic, playroom
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.cells import cells
from thousand.say.fluent import languages
from thousand.say.names import NAME_LIMIT, short_names
from thousand.say.scribe import BRAILLE_LIMIT, Detail, Scribe

ALONE, PAIRS, TRIPLES = (3, 1), (2, 2), (3, 3)


def braille(view: View, lang: str = "en", names: tuple[str, ...] = NAMES) -> Scribe:
    return ears(view, lang, Detail.BRAILLE, names)


def say(event: ev.AnyEvent, lang: str = "en", layout: tuple[int, int] = ALONE, viewer: int | None = 0) -> str:
    view = seen(layout, viewer)
    return " / ".join(words.event(braille(view, lang), event, view))


# The lines.


@pytest.mark.parametrize(
    ("event", "en", "pl"),
    [
        (ev.DistancePlayed(1, 1, Card.MILES_100, 300), "Bob 100, 300", "Bob 100, 300"),
        (ev.MilesLost(1, 1, Card.MILES_100, 100, 875), "Bob 100 wrong way: minus 100, 875", ""),
        (ev.HazardPlayed(1, 1, Card.STOP, 2), "Bob Stop on Cyd", "Bob Czerwone światło na: Cyd"),
        (ev.HazardPlayed(1, 1, Card.STOP, 0), "Bob Stop on you", "Bob Czerwone światło na ciebie"),
        (ev.RemedyPlayed(0, 0, Card.ROLL, True), "You Roll, you drive", "Ty Zielone światło, jedziesz"),
        (ev.CardDrawn(0, Card.MILES_75, 60), "You draw 75", "Dobierasz 75"),
        (ev.CardDrawn(0, Card.FLAT_TIRE, 60), "You draw Flat tire", "Dobierasz Przebitą oponę"),
        (ev.CoupFourreOffered(0, Card.EXTRA_TANK, Card.OUT_OF_GAS), "Coup? C: Extra tank, Space: no", ""),
        (ev.TurnBegan(0), "Your turn", "Twoja kolej"),
        (ev.Discarded(2, Card.ROLL), "Cyd discards Roll", "Cyd odrzuca Zielone światło"),
    ],
)
def test_the_fact_comes_first_and_nothing_else(event: ev.AnyEvent, en: str, pl: str) -> None:
    assert say(event) == en
    assert not pl or say(event, "pl") == pl


def test_a_team_goes_by_its_number() -> None:
    assert say(ev.HazardPlayed(0, 0, Card.STOP, 1), layout=PAIRS) == "You Stop on team 2"
    assert say(ev.HazardPlayed(1, 1, Card.STOP, 0), layout=PAIRS) == "Bob Stop on your team"
    started = ev.MatchStarted(((0, 2), (1, 3)), playroom(4, 2))
    assert say(started, layout=PAIRS) == "Game to 5000 pt, 2 teams of 2 / Team 1 You, Cyd, 2 Bob, Dan"


def test_a_score_sheet_tells_all_sums_before_it_tells_what_they_are_made_of() -> None:
    sheet = ev.SideSheet((("mile", 1000), ("trip", 300)), 1300, 2300)
    assert say(ev.HandEnded(2, 1, "trip", (sheet, sheet), ""), layout=PAIRS) == (
        "Team 2 wins round 2 / Your team 1300 pt, total 2300 / Team 2 1300 pt, total 2300 / "
        "Your team: miles 1000, trip 300 / Team 2: miles 1000, trip 300"
    )


def test_a_cards_name_is_whole_where_it_fits_and_short_where_not() -> None:
    view = seen(ALONE)
    gone = ev.SafetyPlayed(1, 1, Card.PUNCTURE_PROOF, (Card.FLAT_TIRE,), False)
    assert words.event(braille(view), gone, view) == (
        "Bob Puncture-proof, 100 pt",
        "Flat tire gone, needs Roll",
    )
    jam = Tableau(hazards=(Card.ACCIDENT, Card.OUT_OF_GAS))
    jammed = with_roads(view, side1=jam)
    spare = ev.RemedyPlayed(1, 1, Card.SPARE_TIRE, False)
    assert words.event(braille(jammed), spare, jammed) == ("Bob Spare tire, needs Repairs, Gasoline",)
    long = braille(jammed, names=LONG)
    assert words.event(long, spare, jammed) == ("BBBBBBBBBB Spare, needs Repairs, Gas",)


def test_a_hand_is_listed_in_as_few_lines_as_hold_it() -> None:
    cards = (Card.MILES_100,) * 2 + (Card.ROLL, Card.STOP, Card.END_OF_LIMIT, Card.PUNCTURE_PROOF)
    view = seen(ALONE, cards=cards)
    assert words.hand(braille(view), view) == (
        "6 cards: 100 twice, Roll, Stop",
        "and End of limit, Puncture-proof",
    )


def test_where_one_stands_is_told_a_fact_a_line() -> None:
    jam = Tableau(hazards=(Card.FLAT_TIRE,), miles=300, limit=True, safeties=(Card.EXTRA_TANK,))
    view = with_roads(seen(ALONE), side0=jam)
    assert words.info_me(braille(view), view) == (
        "300 of 1000, 700 to go",
        "Flat tire",
        "limit 50",
        "Extra tank",
        "6 cards",
        "0 pt this round",
    )
    assert words.info(braille(view), view)[:2] == (
        "You: 300, Flat tire, limit 50",
        "You: Extra tank, 6 cards",
    )


def test_a_card_under_the_cursor_tells_after_a_colon_why_not() -> None:
    view = seen(ALONE, cards=(Card.MILES_100, Card.ROLL))
    assert words.card(braille(view), view, 0) == "Card 1, 100: needs Roll"
    assert words.card(braille(view), view, 1) == "Roll, 2 of 2, playable"


# Names.


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Anna", "Bartłomiej"), ("Anna", "Bartłomiej")),
        (("Ida Wilhelmina", "Bartholomew"), ("Ida", "Bartholome")),
        (("Jan Maria Rokita", "Jan Maria Kowalski"), ("Jan Maria", "Jan 2")),
        (("Bartholomew", "Bartholomeus"), ("Bartholome", "Bartholo 2")),
        (("Ida Wilhelmina", "Ida"), ("Ida 2", "Ida")),
        (("Ida Wilhelmina", "Ida 2", "ida"), ("Ida 3", "Ida 2", "ida")),
        (("e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301",), ("e\u0301e\u0301e\u0301e\u0301e\u0301",)),
        (("欧阳娜娜小朋友", "欧阳娜娜小妹妹"), ("欧阳娜娜小", "欧阳娜娜 2")),
        (("xe\u0301e\u0301e\u0301e\u0301e\u0301e\u0301",), ("xe\u0301e\u0301e\u0301e\u0301",)),
    ],
)
def test_a_long_name_is_its_first_words_or_its_first_letters(
    names: tuple[str, ...], short: tuple[str, ...]
) -> None:
    assert short_names(names) == short


def test_no_two_short_names_at_a_table_are_alike() -> None:
    names = tuple(f"Bartholomew {letter}" for letter in "abcdefghi")
    short = short_names(names)
    assert len(set(short)) == len(names)
    assert all(cells(name) <= NAME_LIMIT for name in short)


def test_only_the_braille_level_shortens_names() -> None:
    view = seen(ALONE)
    for detail in (Detail.BRIEF, Detail.NORMAL, Detail.FULL):
        assert ears(view, detail=detail, names=LONG).name(1) == LONG[1]
    assert braille(view, names=LONG).name(1) == "B" * NAME_LIMIT


# The legend.


@pytest.mark.parametrize("lang", languages())
def test_the_legend_has_every_short_name_in_lines_that_fit(lang: str) -> None:
    scribe = Scribe(lang, detail=Detail.BRAILLE)
    lines = words.legend(scribe)
    assert all(cells(line) <= BRAILLE_LIMIT for line in lines)
    told = ", ".join(lines)
    for card in Card:
        if card not in DISTANCES:
            short = words.card_name(msgspec.structs.replace(scribe, short=True), card)
            whole = words.card_name(scribe, card)
            entry = scribe.text("legend-short", short=short, whole=whole)
            in_two = f"{scribe.text('legend-short', short=short, whole='')}, {whole}"
            assert short == whole or entry in told or in_two in told
            assert len(short) <= len(whole)


@pytest.mark.parametrize("lang", languages())
def test_no_two_cards_have_the_same_short_name(lang: str) -> None:
    scribe = Scribe(lang, detail=Detail.BRAILLE, short=True)
    assert len({words.card_name(scribe, card) for card in Card}) == len(Card)


def test_the_documentation_has_the_same_short_names() -> None:
    page = (Path(__file__).parents[2] / "docs" / "braille.md").read_text(encoding="utf-8")
    for card in Card:
        if card not in DISTANCES:
            row = []
            for lang in ("en", "pl"):
                scribe = Scribe(lang, detail=Detail.BRAILLE)
                short = msgspec.structs.replace(scribe, short=True)
                row += [words.card_name(short, card), words.card_name(scribe, card)]
            assert f"| {' | '.join(row)} |\n" in page


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang not in ("en", "pl")])
def test_so_it_has_for_every_other_language_where_they_differ(lang: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "braille.md").read_text(encoding="utf-8")
    scribe = Scribe(lang, detail=Detail.BRAILLE)
    short = msgspec.structs.replace(scribe, short=True)
    names = {words.card_name(short, card): words.card_name(scribe, card) for card in Card}
    rows = [f"| {brief} | {whole} |\n" for brief, whole in names.items() if brief != whole]
    assert [row for row in rows if row not in page and not row[2].isdigit()] == []


# Whole games, by every variant.


def _tables() -> Iterator[tuple[Rules, tuple[int, int]]]:
    dear = ScoreTable(**dict.fromkeys(ScoreTable.__struct_fields__, 5000))
    for layout in LAYOUTS:
        yield rules_of(layout), layout
    yield msgspec.structs.replace(playroom(9), left_target_only=True, opening_coup=True), (9, 1)
    yield msgspec.structs.replace(classic(3), goal=Goal.EXTENSION, extension_forfeit=True), (3, 1)
    yield msgspec.structs.replace(playroom(2), scores=dear, match_points=100_000, tie=Tie.SHARED), (2, 1)
    yield msgspec.structs.replace(classic(4), match_points=None, thin_hazards=True), (4, 1)


@pytest.mark.parametrize(("lang", "rules", "layout"), shared_out(list(_tables())))
def test_whole_games_fit_with_the_longest_names(lang: str, rules: Rules, layout: tuple[int, int]) -> None:
    """Every event and every answer, to a player and to a spectator."""
    seats = layout[0] * layout[1]
    for viewer in (0, None):
        for number, (match, events) in enumerate(steps(rules, seats, seats + 20, 300)):
            view = miles.view(match, viewer)
            scribe = braille(view, lang, LONG)
            for event in events:
                perceived = miles.redact(event, viewer)
                if perceived is not None:
                    ear.check(words.event(scribe, perceived, view), BRAILLE_LIMIT)
            if number % 23 == 0:
                ear.check(answers(scribe, view), BRAILLE_LIMIT)


def answers(scribe: Scribe, view: View) -> Iterator[str]:
    """What every key that asks something is answered."""
    for answer in (words.info, words.info_me, words.scores, words.pile, words.hand, words.options):
        yield from answer(scribe, view)
    yield words.turn(scribe, view)
    yield from words.standing(scribe, view)
    for index in range(len(view.cards)):
        yield words.card(scribe, view, index)
