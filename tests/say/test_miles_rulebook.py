"""The rules as a text (issue: "so that it never says what is not played"): true of the rules in force."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from miles.strategies import LAYOUTS, Agreed, any_rules
from say import ear, ftl
from say.shared_out import A_LANGUAGE, examples
from say.told_when import FRENCH, MESSAGES, WORDS
from thousand.doors.rulebook import WIDTH
from thousand.doors.rulebook import text as printed
from thousand.miles.cards import Card, deck
from thousand.miles.rules import (
    DirtyTrickWindow,
    FirstDealer,
    Goal,
    Rules,
    ScoreTable,
    ShutOut,
    Tie,
    check,
    classic,
    playroom,
)
from thousand.say.cells import cells
from thousand.say.fluent import Arg, languages
from thousand.say.miles_cards import card_name
from thousand.say.miles_chapters import CHAPTERS
from thousand.say.miles_rulebook import rulebook
from thousand.say.scribe import Scribe

GOLDEN = Path(__file__).parent.parent / "golden" / "rules"

SENTENCES_OF_A_PARAGRAPH = 4

agreed = any_rules(match_points=st.none() | st.sampled_from([100, 5000, 100_000]))


def said(lang: str, rules: Rules, seats: int) -> list[str]:
    """Every line of the text, headings as well."""
    return [line for section in rulebook(Scribe(lang), rules, seats) for line in section.lines]


def of(rules: Rules, **changes: object) -> Rules:
    return msgspec.structs.replace(rules, **changes)


EVERYTHING = Agreed(
    of(
        classic(9, 3),
        goal=Goal.EXTENSION,
        reshuffle=True,
        stacking=True,
        wrong_way=True,
        thin_hazards=True,
        left_target_only=True,
        opening_coup=True,
        extension_forfeit=True,
        end_when_a_seat_is_out=True,
        all_safeties_for_winner_only=True,
    ),
    9,
)
"""Every option that adds something to the game."""

NOTHING = Agreed(
    Rules(
        name="bare",
        thin_hazards=False,
        goal=Goal.SEVEN_HUNDRED,
        first_dealer=FirstDealer.DRAWN,
        end_when_a_seat_is_out=False,
        scores=ScoreTable(1, 0, 0, 0, 0, 0, 0, 0, 0),
        all_safeties_for_winner_only=False,
        shut_out=ShutOut.EACH,
        tie=Tie.SHARED,
        match_points=None,
        dirty_trick_window=DirtyTrickWindow.BEFORE_DRAW,
    ),
    2,
)
"""No option at all, and points for miles alone."""


# How it sounds.


@examples(2)
@given(lang=A_LANGUAGE, agreed=agreed)
def test_every_line_can_be_heard_at_once(lang: str, agreed: Agreed) -> None:
    check(*agreed)
    ear.check(said(lang, *agreed))


@examples(2)
@given(lang=A_LANGUAGE, agreed=agreed)
def test_lines_are_one_or_two_sentences_and_paragraphs_four(lang: str, agreed: Agreed) -> None:
    for section in rulebook(Scribe(lang), *agreed):
        assert not section.heading.endswith((".", "。"))
        assert section.paragraphs
        for paragraph in section.paragraphs:
            sentences = [len(re.findall(r"[.?](?= |$)|[。？]", line)) for line in paragraph]
            assert set(sentences) <= {1, 2}, paragraph
            assert sum(sentences) <= SENTENCES_OF_A_PARAGRAPH, paragraph


@examples(2)
@given(lang=A_LANGUAGE, agreed=agreed)
def test_nothing_is_said_twice(lang: str, agreed: Agreed) -> None:
    lines = said(lang, *agreed)
    assert len(set(lines)) == len(lines)


# What is said, and what is not.


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@given(agreed=agreed)
def test_what_is_told_is_exactly_what_is_played(lang: str, agreed: Agreed) -> None:
    text = "\n".join(said(lang, *agreed))
    for (english, polish, when), french in zip(WORDS, FRENCH, strict=True):
        words = {"en": english, "fr": french, "pl": polish}[lang]
        told = re.search(words, text)
        assert bool(told) == when(*agreed), (words, told)


@examples(2)
@given(lang=A_LANGUAGE, agreed=agreed)
def test_every_entry_of_the_score_table_is_told_with_its_number(lang: str, agreed: Agreed) -> None:
    """Spec 8; an entry worth nothing, or that these rules never pay, is not told."""
    rules, seats = agreed
    entries = [
        entry
        for entry in ScoreTable.__struct_fields__
        if rules.goal is Goal.EXTENSION or entry != "extension"
    ]
    worth = {entry: 1001 + at for at, entry in enumerate(entries)}
    for entry in entries:
        if entry != "mile" and not getattr(rules.scores, entry):
            del worth[entry]
    scores = ScoreTable(**dict.fromkeys(ScoreTable.__struct_fields__, 0) | worth)
    lines = said(lang, of(rules, scores=scores, extension_forfeit=False), seats)
    told = sorted(int(number) for number in re.findall(r"(?<!\d)10\d\d(?= p|分)", "\n".join(lines)))
    assert told == sorted(worth.values())


@pytest.mark.parametrize("lang", languages())
def test_who_fails_after_calling_the_extension_pays_what_it_is_worth(lang: str) -> None:
    """Spec 8: the option extension_forfeit."""
    rules = of(classic(2), extension_forfeit=True, scores=ScoreTable(extension=211))
    assert sum("211" in line for line in said(lang, rules, 2)) == 2


@examples(2)
@given(lang=A_LANGUAGE, agreed=agreed)
def test_the_cards_are_told_as_the_deck_has_them(lang: str, agreed: Agreed) -> None:
    """Spec 1, 9: thin hazards, the wrong-way cards and how many were agreed on."""
    rules = agreed.rules
    scribe, lines = Scribe(lang), said(lang, *agreed)
    added = (rules.wrong_way_cards, rules.end_of_wrong_way_cards) if rules.wrong_way else (0, 0)
    cards = deck(thin_hazards=rules.thin_hazards, wrong_way=added[0], end_of_wrong_way=added[1])
    assert any(re.search(rf"(?<!\d){len(cards)}(?!\d)", line) for line in lines)
    for card in Card:
        count, name = cards.count(card), card_name(scribe, card)
        if card < Card.DRIVING_ACE and count:
            how_many = scribe.text("cards-count", count=count)
            assert any(scribe.commas([name, how_many]) in line for line in lines), name
        elif not count:
            assert not any(name in line for line in lines), name


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "size"), LAYOUTS)
def test_how_many_play_is_told_first(lang: str, seats: int, size: int) -> None:
    first = said(lang, playroom(seats, size), seats)[1]
    assert re.search(rf"(?<!\d){seats}(?!\d)", first)
    assert bool(
        re.search(rf" {seats // size} (teams|drużynach|équipes|echipe)|分成{seats // size}队", first)
    ) == (size > 1)


# By messages.


class Recorder(Scribe, frozen=True):
    """A listener that notes what it is told."""

    heard: set[str] = msgspec.field(default_factory=set)

    def text(self, message_id: str, **args: Arg) -> str:
        self.heard.add(message_id)
        return super().text(message_id, **args)


def book() -> set[str]:
    """The names of all messages of the text."""
    source = (ftl.LOCALES / "en" / "miles_rulebook.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def heard(*texts: Agreed) -> set[str]:
    """The names of the messages that these rules are made of."""
    recorder = Recorder("en")
    for agreed in texts:
        rulebook(recorder, *agreed)
    return {message for message in recorder.heard if message.startswith("book-")}


def test_every_message_of_the_text_has_its_condition() -> None:
    assert {f"book-{name}" for name in MESSAGES} == book()


@given(agreed=agreed)
def test_each_message_is_said_where_it_is_true_and_nowhere_else(agreed: Agreed) -> None:
    assert heard(agreed) == {f"book-{name}" for name, when in MESSAGES.items() if when(*agreed)}


def test_no_message_is_never_said() -> None:
    assert heard(EVERYTHING, NOTHING, Agreed(playroom(2), 2), Agreed(classic(4, 2), 4)) == book()


def test_every_line_of_the_table_of_contents_has_its_own_message() -> None:
    """One alone is said in two places, of which the rules choose one."""
    lines = [line.message for _, chapter in CHAPTERS for paragraph in chapter for line in paragraph]
    assert {message for message in lines if lines.count(message) > 1} == {"book-hazard", "book-points-four"}


def test_the_shortest_text_has_no_heading_without_a_line() -> None:
    headings = [section.heading for section in rulebook(Scribe("en"), *NOTHING)]
    assert "Teams" not in headings
    assert "The extension" not in headings


# To be reviewed in a diff: THOUSAND_WRITE_GOLDEN=1 writes them anew.

TEXTS = {
    "playroom-2": Agreed(playroom(2), 2),
    "classic-2x2": Agreed(classic(4, 2), 4),
    "classic-3": Agreed(classic(3), 3),
    "everything": EVERYTHING,
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TEXTS)
def test_the_text_reads_as_it_did(name: str, lang: str) -> None:
    told = printed(rulebook(Scribe(lang), *TEXTS[name]), WIDTH)
    golden = GOLDEN / f"{name}.{lang}.txt"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
    assert all(cells(line) <= WIDTH for line in told.split("\n"))
