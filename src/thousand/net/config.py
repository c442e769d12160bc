"""What a server is told when it starts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PORT: Final = 8414
"""Where servers are looked for by default."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    each_second: float
    at_once: int


class Config(msgspec.Struct, frozen=True):
    """A server's settings; times are in seconds.

    ``host`` empty: it listens on every address of the machine. ``guests``: made-up names are welcome.
    ``invite_only``: a new account needs a code (and there are no guests). ``certificate`` and ``key`` make it
    TLS. ``proxy``: whoever connects is a proxy, which tells the client's own address. ``grace`` is how long a
    seat waits for somebody whose connection broke before a bot plays on; ``words`` how long each step of a
    fair deal may take; ``keep_room`` how long a table where nobody is waits; ``bot_pace`` how long a bot
    takes at least; ``log_in`` how long a connection may stay nameless: a name and a password are typed by
    ear; ``keep_guest`` how long the name of a guest who has gone stays theirs; ``heartbeat`` the time between
    two signs of life. ``people`` and ``rooms`` are how many there may be, ``bot_threads`` how many bots think
    at once.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    guests: bool = True
    invite_only: bool = False
    certificate: Path | None = None
    key: Path | None = None
    proxy: bool = False
    grace: float = 60.0
    words: float = 10.0
    keep_room: float = 7 * 24 * 3600.0
    keep_guest: float = 30 * 24 * 3600.0
    bot_pace: float = 0.3
    log_in: float = 600.0
    heartbeat: float = 30.0
    people: int = 5000
    rooms: int = 2000
    bot_threads: int = 2
    messages: Rate = Rate(20, 100)
    commands: Rate = Rate(10, 60)
    chat: Rate = Rate(1, 10)
    invitations: Rate = Rate(0.2, 10)
    logins: Rate = Rate(0.2, 10)
    mistakes: Rate = Rate(0.5, 50)
    openings: Rate = Rate(0.1, 5)
