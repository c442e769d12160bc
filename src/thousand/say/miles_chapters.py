"""The contents of the rules text of 1000 Miles as one table: which line is said when.

``miles_rulebook`` makes the text of it; the words are in ``miles_rulebook.ftl``.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Line(NamedTuple):
    """A message that is said at once, one or two sentences.

    ``when`` are facts that must all hold, parted by spaces, with ``!`` before those that must not. ``pays``
    is the entry of the score table that the line is about: said where that is worth something, with its
    points. ``of`` names a list of things, each of which is a line.
    """

    message: str
    when: str = ""
    pays: str = ""
    of: str = ""


Paragraph: TypeAlias = tuple[Line, ...]
Chapter: TypeAlias = tuple[str, tuple[Paragraph, ...]]
"""The message of a heading, and what stands below it."""

_AIM: Chapter = (
    "book-aim",
    (
        (
            Line("book-aim-race"),
            Line("book-aim-cards"),
        ),
        (
            Line("book-aim-trip", "!extension"),
            Line("book-aim-trip-extension", "extension"),
            Line("book-aim-points", "points"),
            Line("book-aim-one-round", "!points"),
        ),
    ),
)

_CARDS: Chapter = (
    "book-cards",
    (
        (Line("book-deck"), Line("book-distances")),
        (Line("book-hazards"), Line("book-hazard", of="battle-hazards")),
        (Line("book-hazard", of="other-hazards"),),
        (Line("book-safeties"),),
        (Line("book-safety", of="safeties"),),
    ),
)

_TEAMS: Chapter = (
    "book-teams",
    (
        (
            Line("book-teams-seats", "teams"),
            Line("book-teams-table", "teams"),
            Line("book-teams-you", "teams"),
        ),
    ),
)

_DEAL: Chapter = (
    "book-deal",
    (
        (
            Line("book-deal-cards"),
            Line("book-deal-host", "host-first"),
            Line("book-deal-drawn", "!host-first"),
            Line("book-deal-left", "more-rounds"),
        ),
    ),
)

_TURN: Chapter = (
    "book-turn",
    (
        (
            Line("book-turn-draw"),
            Line("book-turn-discard"),
            Line("book-turn-next"),
        ),
        (
            Line("book-pile-empty", "!reshuffle"),
            Line("book-pile-reshuffle", "reshuffle"),
            Line("book-pile-table", "reshuffle"),
            Line("book-pile-nothing", "reshuffle"),
        ),
        (Line("book-pile-passed-over", "!seat-out"),),
    ),
)

_DRIVING: Chapter = (
    "book-driving",
    (
        (
            Line("book-driving-start"),
            Line("book-driving-miles"),
            Line("book-driving-200s"),
            Line("book-driving-exactly"),
        ),
    ),
)

_HAZARDS: Chapter = (
    "book-fall",
    (
        (
            Line("book-fall-on", "!left-only"),
            Line("book-fall-left", "left-only"),
        ),
        (
            Line("book-fall-battle", "!stacking"),
            Line("book-fall-stacking", "stacking"),
            Line("book-fall-stacking-not", "stacking"),
            Line("book-fall-stacking-stop", "stacking"),
            Line("book-fall-limit"),
        ),
        (
            Line("book-cure-battle"),
            Line("book-cure-stacking", "stacking"),
            Line("book-cure-stop"),
            Line("book-cure-limit"),
        ),
        (
            Line("book-wrong-way-falls", of="wrong-way"),
            Line("book-wrong-way-miles", "wrong-way"),
            Line("book-wrong-way-goal", "wrong-way"),
            Line("book-wrong-way-ends", of="wrong-way"),
        ),
    ),
)

_SAFETIES: Chapter = (
    "book-protect",
    (
        (
            Line("book-protect-play"),
            Line("book-protect-again"),
        ),
        (
            Line("book-protect-roll"),
            Line("book-protect-right-of-way"),
            Line("book-protect-right-of-way-not"),
        ),
    ),
)

_COUP: Chapter = (
    "book-coup",
    (
        (
            Line("book-coup-when"),
            Line("book-coup-undone"),
            Line("book-coup-roll"),
            Line("book-coup-waiting", "hit-before-start"),
        ),
        (
            Line("book-coup-until-play", "!before-draw"),
            Line("book-coup-until-draw", "before-draw"),
            Line("book-coup-late", "!before-draw"),
        ),
        (
            Line("book-coup-turn"),
            Line("book-coup-turn-drawn", "!before-draw"),
            Line("book-coup-skips", "several-seats"),
            Line("book-coup-skips-drawn", "several-seats !before-draw"),
        ),
        (Line("book-coup-opening", "opening-coup"),),
    ),
)

_ROUND: Chapter = (
    "book-round",
    (
        (
            Line("book-round-trip", "!extension"),
            Line("book-round-trip-extension", "extension"),
            Line("book-round-seat-out", "seat-out"),
            Line("book-round-coup-first", "seat-out"),
            Line("book-round-cards", "!seat-out"),
        ),
        (Line("book-round-stalled", "reshuffle"),),
    ),
)

_EXTENSION: Chapter = (
    "book-extension",
    (
        (
            Line("book-extension-choice", "extension"),
            Line("book-extension-goal", "extension"),
            Line("book-extension-fails", "extension"),
        ),
    ),
)

_POINTS: Chapter = (
    "book-points",
    (
        (
            Line("book-points-everybody"),
            Line("book-points-mile", "!wrong-way", pays="mile"),
            Line("book-points-mile-left", "wrong-way", pays="mile"),
        ),
        (
            Line("book-points-safety", pays="safety"),
            Line("book-points-coup", pays="coup_fourre"),
            Line("book-points-four", "!four-for-winner", pays="all_safeties"),
        ),
        (
            Line("book-points-winner", "winner-scores"),
            Line("book-points-trip", pays="trip"),
            Line("book-points-delayed", "!reshuffle", pays="delayed_action"),
            Line("book-points-delayed-reshuffle", "reshuffle", pays="delayed_action"),
        ),
        (
            Line("book-points-safe-trip", pays="safe_trip"),
            Line("book-points-extension", "extension", pays="extension"),
            Line("book-points-four", "four-for-winner", pays="all_safeties"),
            Line("book-points-shut-out-each", "shut-out-each", pays="shut_out"),
            Line("book-points-shut-out-all", "!shut-out-each", pays="shut_out"),
        ),
        (Line("book-points-forfeit", "extension forfeit", pays="extension"),),
    ),
)

_GAME: Chapter = (
    "book-game",
    (
        (
            Line("book-game-points", "points"),
            Line("book-game-one-round", "!points"),
            Line("book-game-tie", "!tie-shared"),
            Line("book-game-tie-shared", "tie-shared"),
        ),
    ),
)

CHAPTERS: tuple[Chapter, ...] = (
    _AIM,
    _CARDS,
    _TEAMS,
    _DEAL,
    _TURN,
    _DRIVING,
    _HAZARDS,
    _SAFETIES,
    _COUP,
    _ROUND,
    _EXTENSION,
    _POINTS,
    _GAME,
)
"""The whole text; what has no line that is true is left out, its heading as well."""
