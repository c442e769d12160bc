"""Matches that are over, as records: a file for each, which ``thousand replay``, ``verify`` and ``review``
read."""

from __future__ import annotations

from pathlib import Path

from thousand.game import Illegal
from thousand.table.replay import record_of
from thousand.table.table import Table
from thousand.table.textlog import write


def archive(folder: Path, name: str, table: Table) -> None:
    """Write the record of a match, whole or not at all.

    Raises :class:`Illegal` (``record-not-kept``): a match whose record cannot be written was played all the
    same.
    """
    path = folder / f"{name}.txt"
    half = path.with_suffix(".new")
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        half.write_text(write(record_of(table)), encoding="utf-8", newline="\n")
        half.replace(path)
    except OSError as error:
        raise Illegal("record-not-kept", path=str(path), detail=error.strerror or "") from error
