"""The rules of 1000 Miles as a text to read: made of the rules in force, it tells nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from thousand.miles.cards import (
    DISTANCES,
    HAZARDS,
    MAJOR_HAZARDS,
    PROTECTS_FROM,
    REMEDY_FOR,
    SAFETIES,
    Card,
)
from thousand.miles.rules import (
    LONG_GOAL,
    SHORT_GOAL,
    DirtyTrickWindow,
    FirstDealer,
    Goal,
    Rules,
    ShutOut,
    Tie,
    deck_of,
)
from thousand.say.fluent import Arg
from thousand.say.miles_chapters import CHAPTERS, Line, Paragraph
from thousand.say.scribe import Scribe
from thousand.say.words import Section

Args: TypeAlias = dict[str, Arg]


def rulebook(scribe: Scribe, rules: Rules, seats: int) -> tuple[Section, ...]:
    """What ``seats`` players play under ``rules``, a section at a time.

    Rules and seats must fit (:func:`thousand.miles.rules.check`). Lines are of at most 120 characters.
    """
    facts = _facts(rules, seats)
    points: Mapping[str, int] = msgspec.structs.asdict(rules.scores)
    counts = Counter(deck_of(rules))
    shared = _shared(rules, seats, counts, facts)
    lists = _lists(scribe, counts)

    def told(line: Line) -> bool:
        asked = line.when.split()
        return all(facts[fact.removeprefix("!")] != fact.startswith("!") for fact in asked) and (
            not line.pays or points[line.pays] > 0
        )

    def said(paragraph: Paragraph) -> tuple[str, ...]:
        return tuple(
            scribe.text(line.message, **shared, points=points.get(line.pays, 0), **thing)
            for line in paragraph
            if told(line)
            for thing in (lists[line.of] if line.of else [{}])
        )

    chapters = ((heading, tuple(filter(None, map(said, chapter)))) for heading, chapter in CHAPTERS)
    return tuple(Section(scribe.text(heading), paragraphs) for heading, paragraphs in chapters if paragraphs)


def _facts(rules: Rules, seats: int) -> dict[str, bool]:
    """What the table of contents asks, by name."""
    scores = rules.scores
    extension = rules.goal is Goal.EXTENSION
    single = rules.match_points is None
    return {
        "teams": rules.team_size > 1,
        "several-seats": seats > 2,
        "points": not single,
        "more-rounds": not single or rules.tie is Tie.PLAY_ON,
        "host-first": rules.first_dealer is FirstDealer.BEFORE_HOST,
        "reshuffle": rules.reshuffle,
        "stacking": rules.stacking,
        "wrong-way": rules.wrong_way,
        "hit-before-start": rules.stacking or rules.wrong_way,
        "left-only": rules.left_target_only and seats // rules.team_size > 2,
        "before-draw": rules.dirty_trick_window is DirtyTrickWindow.BEFORE_DRAW,
        "opening-coup": rules.opening_coup,
        "seat-out": rules.end_when_a_seat_is_out,
        "extension": extension,
        "forfeit": rules.extension_forfeit,
        "four-for-winner": rules.all_safeties_for_winner_only,
        "shut-out-each": rules.shut_out is ShutOut.EACH,
        "winner-scores": any((scores.trip, scores.delayed_action, scores.safe_trip, scores.shut_out))
        or (extension and scores.extension > 0)
        or (rules.all_safeties_for_winner_only and scores.all_safeties > 0),
        "tie-shared": rules.tie is Tie.SHARED,
    }


def _shared(rules: Rules, seats: int, counts: Counter[Card], facts: dict[str, bool]) -> Args:
    """What any line may have to say."""
    return {
        "seats": seats,
        "sides": seats // rules.team_size,
        "size": rules.team_size,
        "teams": facts["teams"],
        "more": facts["more-rounds"],
        "goal": LONG_GOAL if rules.goal is Goal.THOUSAND else SHORT_GOAL,
        "extended": LONG_GOAL,
        "victory": rules.match_points or 0,
        "deck": counts.total(),
        **{f"of{card.value}": counts[card] for card in DISTANCES},
    }


def _lists(scribe: Scribe, counts: Counter[Card]) -> dict[str, list[Args]]:
    """The lists of the table of contents, by name: only what the deck in force has."""

    def hazards(some: Sequence[Card]) -> list[Args]:
        return [
            {
                "hazard": hazard.name,
                "remedy": REMEDY_FOR[hazard].name,
                "cards": scribe.text("cards-count", count=counts[hazard]),
                "remedies": scribe.text("cards-count", count=counts[REMEDY_FOR[hazard]]),
            }
            for hazard in some
            if counts[hazard]
        ]

    def safety(card: Card) -> Args:
        kept_away = [
            scribe.text("book-safety-from", hazard=hazard.name)
            for hazard in PROTECTS_FROM[card]
            if counts[hazard]
        ]
        return {"safety": card.name, "hazards": scribe.listing(kept_away)}

    return {
        "battle-hazards": hazards(MAJOR_HAZARDS),
        "other-hazards": hazards([hazard for hazard in HAZARDS if hazard not in MAJOR_HAZARDS]),
        "wrong-way": hazards([Card.WRONG_WAY]),
        "safeties": [safety(card) for card in SAFETIES],
    }
