"""By what one comes in again at the servers that one has visited: a small file for this player alone.

A token is as good as a password at its server, so that nobody else may read the file.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

KEPT = 20
"""How many servers are remembered, the latest."""


class Visited(msgspec.Struct, frozen=True):
    """Who one was at a server, and the token of that time."""

    name: str
    token: str


def load(path: Path) -> dict[str, Visited]:
    """The servers visited, by address, the latest last. A file that cannot be read costs no more than a
    password typed again."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Visited])
    except (OSError, msgspec.MsgspecError):
        return {}


def remember(path: Path, server: str, visited: Visited) -> None:
    """Keep how one came in; where that cannot be written, one is asked again the next time."""
    known = {address: one for address, one in load(path).items() if address != server}
    latest = dict([*known.items(), (server, visited)][-KEPT:])
    written = path.with_name(path.name + ".new")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        written.unlink(missing_ok=True)
        written.touch(mode=0o600, exist_ok=False)
        written.write_bytes(msgspec.json.encode(latest))
        written.replace(path)
