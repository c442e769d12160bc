"""The rules of Tysiąc as a text: true of the rules in force, and whole (spec/tysiac.md)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from say import ear, ftl
from say.shared_out import A_LANGUAGE, examples
from say.tysiac_listeners import LANGUAGES
from thousand.doors.rulebook import WIDTH
from thousand.doors.rulebook import text as printed
from thousand.say.cells import cells
from thousand.say.fluent import Arg
from thousand.say.scribe import Scribe
from thousand.say.tysiac_chapters import CHAPTERS
from thousand.say.tysiac_rulebook import rulebook
from thousand.tysiac.rules import Barrel, DeclarerScores, MustBeat, Rules, check, house

GOLDEN = Path(__file__).parent.parent / "golden" / "rules"

SENTENCES_OF_A_PARAGRAPH = 5


class Agreed(NamedTuple):
    """Rules, and how many play by them."""

    rules: Rules
    seats: int


def agreed_by(seats: int, **options: object) -> Agreed:
    return Agreed(msgspec.structs.replace(house(seats), **options), seats)


@st.composite
def any_rules(draw: st.DrawFn) -> Agreed:
    """Any rules, and seats that fit."""
    seats = draw(st.integers(2, 4))
    return agreed_by(
        seats,
        hard_cap=draw(st.sampled_from([120, 130, 300, 400])),
        **{
            name: draw(st.booleans())
            for name in (
                *("four_nines", "raise_after_musik", "show_musik", "must_trump"),
                "marriage_on_first_trick",
            )
        },
        bombs=draw(st.integers(0, 2)),
        must_beat=draw(st.sampled_from(MustBeat)),
        declarer_scores=draw(st.sampled_from(DeclarerScores)),
        round_to=draw(st.sampled_from([5, 10])),
        barrel=draw(st.sampled_from(Barrel)),
        match_points=draw(st.sampled_from([None, 100, 1000, 10_000])),
    )


EVERYTHING = agreed_by(
    3,
    four_nines=True,
    raise_after_musik=True,
    bombs=2,
    must_beat=MustBeat.SUIT_AND_TRUMP,
    marriage_on_first_trick=False,
    declarer_scores=DeclarerScores.POINTS,
    round_to=10,
    barrel=Barrel.AT_880,
)
"""Every option that adds something to the game."""

NOTHING = agreed_by(
    2, hard_cap=120, bombs=0, must_trump=False, barrel=Barrel.OFF, match_points=None, show_musik=True
)
"""As little as can be played."""

TEXTS = {
    "tysiac-2": agreed_by(2),
    "tysiac-3": agreed_by(3),
    "tysiac-4": agreed_by(4),
    "tysiac-everything": EVERYTHING,
    "tysiac-nothing": NOTHING,
}


def said(lang: str, rules: Rules, seats: int) -> list[str]:
    """Every line of the text, headings as well."""
    return [line for section in rulebook(Scribe(lang), rules, seats) for line in section.lines]


# How it sounds.


@examples(2)
@given(lang=A_LANGUAGE, agreed=any_rules())
def test_every_line_can_be_heard_at_once(lang: str, agreed: Agreed) -> None:
    check(*agreed)
    lines = said(lang, *agreed)
    ear.check(lines)
    assert len(set(lines)) == len(lines), "nothing is said twice"


@examples(2)
@given(lang=A_LANGUAGE, agreed=any_rules())
def test_lines_are_one_or_two_sentences_and_paragraphs_few(lang: str, agreed: Agreed) -> None:
    for section in rulebook(Scribe(lang), *agreed):
        assert not section.heading.endswith((".", "。"))
        assert section.paragraphs
        for paragraph in section.paragraphs:
            sentences = [len(re.findall(r"[.?](?= |$)|[。？]", line)) for line in paragraph]
            assert set(sentences) <= {1, 2}, paragraph
            assert sum(sentences) <= SENTENCES_OF_A_PARAGRAPH, paragraph


# What is said, and what is not.

Condition = Callable[[Rules, int], bool]


def _always(rules: Rules, seats: int) -> bool:
    return True


def _two(rules: Rules, seats: int) -> bool:
    return seats == 2


def _more(rules: Rules, seats: int) -> bool:
    return seats > 2


def _points(rules: Rules, seats: int) -> bool:
    return rules.match_points is not None


def _bombs(rules: Rules, seats: int) -> bool:
    return seats > 2 and rules.bombs > 0


def _barrel(rules: Rules, seats: int) -> bool:
    return rules.barrel is not Barrel.OFF


def _marriages_bid(rules: Rules, seats: int) -> bool:
    return rules.hard_cap > 120


def _field(name: str) -> Condition:
    return lambda rules, seats: bool(getattr(rules, name))


def _not(when: Condition) -> Condition:
    return lambda rules, seats: not when(rules, seats)


def _both(*conditions: Condition) -> Condition:
    return lambda rules, seats: all(when(rules, seats) for when in conditions)


ALWAYS = """
aim aim-game aim-declarer cards deck rank worth worth-all couple couple-worth deal deal-first auction
auction-open auction-go-on auction-end auction-cap musik tricks tricks-lead tricks-won tricks-follow
marriages marriages-declare marriages-lead marriages-trump marriages-who points points-tested
points-failed points-others points-rounded game game-shared game-minus
"""
"""What is true of every game."""

MESSAGES: dict[str, Condition] = {
    **dict.fromkeys(ALWAYS.split(), _always),
    **dict.fromkeys(("aim-points", "deal-left", "game-points", "game-two"), _points),
    **dict.fromkeys(("aim-one-deal", "game-one-deal"), _not(_points)),
    **dict.fromkeys(("deal-three", "musik-taken", "musik-forced", "musik-given"), _more),
    **dict.fromkeys(("deal-two", "musiks-laid", "musiks-last", "points-laid"), _two),
    "deal-four": lambda rules, seats: seats == 4,
    **dict.fromkeys(("nines", "nines-again"), _field("four_nines")),
    **dict.fromkeys(("auction-most", "auction-more"), _marriages_bid),
    "musiks-taken": _both(_two, _not(_field("show_musik"))),
    "musiks-shown": _both(_two, _field("show_musik")),
    "musik-raise": _both(_more, _field("raise_after_musik")),
    "musiks-raise": _both(_two, _field("raise_after_musik")),
    **dict.fromkeys(("bomb", "bomb-when", "bomb-points", "bomb-often"), _bombs),
    "bomb-barrel": _both(_bombs, _barrel),
    "tricks-beat": lambda rules, seats: rules.must_beat is not MustBeat.NONE,
    "tricks-trump": _field("must_trump"),
    "tricks-any": _not(_field("must_trump")),
    "tricks-overtrump": lambda rules, seats: rules.must_beat is MustBeat.SUIT_AND_TRUMP,
    "marriages-first": _not(_field("marriage_on_first_trick")),
    "points-contract": lambda rules, seats: rules.declarer_scores is DeclarerScores.CONTRACT,
    "points-taken": lambda rules, seats: rules.declarer_scores is DeclarerScores.POINTS,
    **dict.fromkeys(("barrel", "barrel-on", "barrel-lose", "barrel-past"), _barrel),
}
"""When each message of the text is said; its name has ``tysiac-book-`` before it."""

NUMBERS: tuple[tuple[str, Condition], ...] = (
    ("1040|1000", lambda rules, seats: rules.match_points == 1000),
    ("880", lambda rules, seats: rules.barrel is Barrel.AT_880),
    ("60", _always),
    ("300", lambda rules, seats: rules.hard_cap == 300),
)
"""Numbers of the rules in force, and when alone they are told."""


@examples(2)
@given(lang=A_LANGUAGE, agreed=any_rules())
def test_the_numbers_are_those_of_the_rules_in_force(lang: str, agreed: Agreed) -> None:
    text = "\n".join(said(lang, *agreed))
    for numbers, when in NUMBERS:
        assert bool(re.search(rf"(?<!\d)(?:{numbers})(?!\d)", text)) == when(*agreed), numbers


class Recorder(Scribe, frozen=True):
    """A listener that notes what it is told."""

    heard: set[str] = msgspec.field(default_factory=set)

    def text(self, message_id: str, **args: Arg) -> str:
        self.heard.add(message_id)
        return super().text(message_id, **args)


def book() -> set[str]:
    """The names of all messages of the text."""
    source = (ftl.LOCALES / "en" / "tysiac_rulebook.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def heard(*texts: Agreed) -> set[str]:
    """The names of the messages that these rules are made of."""
    recorder = Recorder("en")
    for agreed in texts:
        rulebook(recorder, *agreed)
    return recorder.heard


def test_every_message_of_the_text_has_its_condition() -> None:
    assert {f"tysiac-book-{name}" for name in MESSAGES} == book()


@given(agreed=any_rules())
def test_each_message_is_said_where_it_is_true_and_nowhere_else(agreed: Agreed) -> None:
    assert heard(agreed) == {f"tysiac-book-{name}" for name, when in MESSAGES.items() if when(*agreed)}


def test_no_message_is_never_said() -> None:
    two = agreed_by(2, raise_after_musik=True)
    assert heard(*TEXTS.values(), two) == book()


def test_every_line_of_the_table_of_contents_has_its_own_message() -> None:
    lines = [line.message for _, chapter in CHAPTERS for paragraph in chapter for line in paragraph]
    assert len(lines) == len(set(lines))


# To be reviewed in a diff: THOUSAND_WRITE_GOLDEN=1 writes them anew.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TEXTS)
def test_the_text_reads_as_it_did(name: str, lang: str) -> None:
    told = printed(rulebook(Scribe(lang), *TEXTS[name]), WIDTH)
    golden = GOLDEN / f"{name}.{lang}.txt"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
    assert all(cells(line) <= WIDTH for line in told.split("\n"))
