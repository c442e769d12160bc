"""Lines of what others wrote, or of names and options, which may be longer than any sentence of ours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from thousand.say.cells import cells, head


def folded(lines: Iterable[str], limit: int) -> Iterator[str]:
    """The lines, those longer than so many cells in several: of whole words, where these fit themselves."""
    for text in lines:
        yield from _parts(text, limit) if cells(text) > limit else (text,)


def _parts(text: str, limit: int) -> Iterator[str]:
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if cells(longer) <= limit:
            line = longer
            continue
        if line:
            yield line
        line = word
        while cells(line) > limit:
            start = head(line, limit)
            yield start
            line = line[len(start) :]
    yield line
