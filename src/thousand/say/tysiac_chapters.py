"""The contents of the rules text of Tysiąc as one table: which line is said when.

``tysiac_rulebook`` makes the text of it; the words are in ``tysiac_rulebook.ftl``.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Line(NamedTuple):
    """A message that is said at once, one or two sentences. ``when`` are facts that must all hold, parted by
    spaces, with ``!`` before those that must not."""

    message: str
    when: str = ""


Paragraph: TypeAlias = tuple[Line, ...]
Chapter: TypeAlias = tuple[str, tuple[Paragraph, ...]]
"""The message of a heading, and what stands below it."""

_AIM: Chapter = (
    "tysiac-book-aim",
    (
        (Line("tysiac-book-aim-game"), Line("tysiac-book-aim-declarer")),
        (Line("tysiac-book-aim-points", "points"), Line("tysiac-book-aim-one-deal", "!points")),
    ),
)

_CARDS: Chapter = (
    "tysiac-book-cards",
    (
        (Line("tysiac-book-deck"), Line("tysiac-book-rank")),
        (Line("tysiac-book-worth"), Line("tysiac-book-worth-all")),
        (Line("tysiac-book-couple"), Line("tysiac-book-couple-worth")),
    ),
)

_DEAL: Chapter = (
    "tysiac-book-deal",
    (
        (Line("tysiac-book-deal-first"), Line("tysiac-book-deal-left", "points")),
        (
            Line("tysiac-book-deal-three", "!two"),
            Line("tysiac-book-deal-two", "two"),
            Line("tysiac-book-deal-four", "four"),
        ),
        (Line("tysiac-book-nines", "nines"), Line("tysiac-book-nines-again", "nines")),
    ),
)

_AUCTION: Chapter = (
    "tysiac-book-auction",
    (
        (
            Line("tysiac-book-auction-open"),
            Line("tysiac-book-auction-go-on"),
            Line("tysiac-book-auction-end"),
        ),
        (
            Line("tysiac-book-auction-most", "marriages-count"),
            Line("tysiac-book-auction-more", "marriages-count"),
            Line("tysiac-book-auction-cap"),
        ),
    ),
)

_MUSIK: Chapter = (
    "tysiac-book-musik",
    (
        (
            Line("tysiac-book-musik-taken", "!two"),
            Line("tysiac-book-musik-forced", "!two"),
            Line("tysiac-book-musik-given", "!two"),
        ),
        (
            Line("tysiac-book-musiks-taken", "two !shown"),
            Line("tysiac-book-musiks-shown", "two shown"),
            Line("tysiac-book-musiks-laid", "two"),
            Line("tysiac-book-musiks-last", "two"),
        ),
        (Line("tysiac-book-musik-raise", "raise !two"), Line("tysiac-book-musiks-raise", "raise two")),
    ),
)

_BOMB: Chapter = (
    "tysiac-book-bomb",
    (
        (
            Line("tysiac-book-bomb-when", "bombs"),
            Line("tysiac-book-bomb-points", "bombs"),
            Line("tysiac-book-bomb-barrel", "bombs barrel"),
            Line("tysiac-book-bomb-often", "bombs"),
        ),
    ),
)

_TRICKS: Chapter = (
    "tysiac-book-tricks",
    (
        (Line("tysiac-book-tricks-lead"), Line("tysiac-book-tricks-won")),
        (
            Line("tysiac-book-tricks-follow"),
            Line("tysiac-book-tricks-beat", "beat"),
            Line("tysiac-book-tricks-trump", "trumping"),
            Line("tysiac-book-tricks-any", "!trumping"),
            Line("tysiac-book-tricks-overtrump", "overtrump"),
        ),
    ),
)

_MARRIAGES: Chapter = (
    "tysiac-book-marriages",
    (
        (
            Line("tysiac-book-marriages-declare"),
            Line("tysiac-book-marriages-lead"),
            Line("tysiac-book-marriages-first", "!first-trick"),
        ),
        (Line("tysiac-book-marriages-trump"), Line("tysiac-book-marriages-who")),
    ),
)

_POINTS: Chapter = (
    "tysiac-book-points",
    (
        (
            Line("tysiac-book-points-tested"),
            Line("tysiac-book-points-laid", "two"),
            Line("tysiac-book-points-contract", "!declarer-points"),
            Line("tysiac-book-points-taken", "declarer-points"),
            Line("tysiac-book-points-failed"),
        ),
        (Line("tysiac-book-points-others"), Line("tysiac-book-points-rounded")),
    ),
)

_BARREL: Chapter = (
    "tysiac-book-barrel",
    (
        (
            Line("tysiac-book-barrel-on", "barrel"),
            Line("tysiac-book-barrel-lose", "barrel"),
            Line("tysiac-book-barrel-past", "barrel"),
        ),
    ),
)

_GAME: Chapter = (
    "tysiac-book-game",
    (
        (
            Line("tysiac-book-game-points", "points"),
            Line("tysiac-book-game-two", "points"),
            Line("tysiac-book-game-one-deal", "!points"),
            Line("tysiac-book-game-shared"),
            Line("tysiac-book-game-minus"),
        ),
    ),
)

CHAPTERS: tuple[Chapter, ...] = (
    _AIM,
    _CARDS,
    _DEAL,
    _AUCTION,
    _MUSIK,
    _BOMB,
    _TRICKS,
    _MARRIAGES,
    _POINTS,
    _BARREL,
    _GAME,
)
"""The whole text; what has no line that is true is left out, its heading as well."""
