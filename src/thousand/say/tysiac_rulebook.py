"""The rules of Tysiąc as a text to read: made of the rules in force, it tells nothing else."""

from __future__ import annotations

from thousand.say.fluent import Arg
from thousand.say.scribe import Scribe
from thousand.say.tysiac_chapters import CHAPTERS, Line, Paragraph
from thousand.say.words import Section
from thousand.tysiac.rules import (
    BOMB_POINTS,
    CAP_WITHOUT_MARRIAGE,
    OPENING,
    STEP,
    Barrel,
    DeclarerScores,
    MustBeat,
    Rules,
)


def rulebook(scribe: Scribe, rules: Rules, seats: int) -> tuple[Section, ...]:
    """What ``seats`` players play under ``rules``, a section at a time.

    Rules and seats must fit (:func:`thousand.tysiac.rules.check`). Lines are of at most 120 characters.
    """
    facts = _facts(rules, seats)
    shared = _shared(rules, seats)

    def told(line: Line) -> bool:
        return all(facts[fact.removeprefix("!")] != fact.startswith("!") for fact in line.when.split())

    def said(paragraph: Paragraph) -> tuple[str, ...]:
        return tuple(scribe.text(line.message, **shared) for line in paragraph if told(line))

    chapters = ((heading, tuple(filter(None, map(said, chapter)))) for heading, chapter in CHAPTERS)
    return tuple(Section(scribe.text(heading), paragraphs) for heading, paragraphs in chapters if paragraphs)


def _facts(rules: Rules, seats: int) -> dict[str, bool]:
    """What the table of contents asks, by name."""
    return {
        "two": seats == 2,
        "four": seats == 4,
        "points": rules.match_points is not None,
        "nines": rules.four_nines,
        "marriages-count": rules.hard_cap > CAP_WITHOUT_MARRIAGE,
        "raise": rules.raise_after_musik,
        "shown": rules.show_musik,
        "bombs": seats > 2 and rules.bombs > 0,
        "trumping": rules.must_trump,
        "beat": rules.must_beat is not MustBeat.NONE,
        "overtrump": rules.must_beat is MustBeat.SUIT_AND_TRUMP,
        "first-trick": rules.marriage_on_first_trick,
        "declarer-points": rules.declarer_scores is DeclarerScores.POINTS,
        "barrel": rules.barrel is not Barrel.OFF,
    }


def _shared(rules: Rules, seats: int) -> dict[str, Arg]:
    """What any line may have to say."""
    return {
        "seats": seats,
        "opening": OPENING,
        "step": STEP,
        "most": CAP_WITHOUT_MARRIAGE,
        "cap": rules.hard_cap,
        "bombs": rules.bombs,
        "bomb": BOMB_POINTS,
        "multiple": rules.round_to,
        "barrel": rules.barrel.total or 0,
        "victory": rules.match_points or 0,
    }
