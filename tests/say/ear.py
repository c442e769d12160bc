"""What any line has to be, whoever says it (a11y: Sentences)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from thousand.say.cells import cells
from thousand.say.scribe import LINE_LIMIT

SPEAKABLE = re.compile(r"[\w .,:;?!'，。：；？！、-]+")
"""Letters, digits and the marks that a screen reader reads as a pause or not at all."""

BRAILLE_LINE = 40


def check(lines: Iterable[str], limit: int = LINE_LIMIT) -> None:
    """Assert that each line can be heard, and felt, and is not lost for being too short; ``limit`` is the
    scribe's. A braille line is also not ended by a full stop."""
    for line in lines:
        assert SPEAKABLE.fullmatch(line), line
        assert len(line) >= 3, line
        assert cells(line) <= limit, (cells(line), line)
        assert "_" not in line, line
        assert limit > BRAILLE_LINE or not line.endswith((".", "。")), line


def check_answer(key: str, lines: Iterable[str], limit: int = LINE_LIMIT) -> None:
    """Also that a screen reader does not take the answer's beginning for the echo of ``key``."""
    lines = tuple(lines)
    check(lines, limit)
    assert lines
    assert not lines[0].casefold().startswith(key), (key, lines[0])
