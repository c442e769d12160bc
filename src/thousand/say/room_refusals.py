"""Why the table or the server refuses something, or hangs up, and what to do."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from thousand.game import Illegal
from thousand.say.fluent import Arg, BrokenMessage
from thousand.say.room_names import who
from thousand.say.scribe import Scribe
from thousand.table.room_sight import RoomView

CODES: Final = frozenset(
    {
        *(
            "malformed",
            "oversized",
            "too-fast",
            "no-hello",
            "not-in",
            "already-in",
            "server-full",
            "line-cut",
        ),
        *("name-empty", "name-long", "name-signs", "name-taken", "password-short", "password-wrong"),
        "login-wrong",
        *("token-unknown", "no-guests", "code-unknown", "not-for-guests", "no-such-person", "key-taken"),
        *("no-such-room", "at-another-table", "at-no-table", "already-here", "private", "banned"),
        *("room-full", "nobody-there", "closed", "stale", "not-host", "not-at-table", "not-yourself"),
        *("already-so", "too-many", "text-empty", "at-table", "not-banned", "not-yours"),
        *("already-seated", "not-seated", "table-full", "no-game", "no-such-game", "no-bot"),
        *("no-bot-there", "no-such-seat", "seats-range", "nobody-plays", "value-unknown", "number-outside"),
        *("match-on", "no-match", "held-back", "nothing-to-let-go", "nothing-to-seal", "already-sealed"),
        *("not-sealed", "wrong-words", "no-pause", "bad-seed"),
        *("fair-left-out", "fair-words", "fair-chain", "fair-seed"),
    }
)
"""Every code that is the table's or the server's; the others are the rules' of the game."""

GOODBYES: Final = frozenset(
    {
        *("version", "elsewhere", "stopping", "silent", "slow", "unruly", "full", "failed", "nonsense"),
        *("account-closed", "password-changed", "way-in-changed"),
    }
)
"""Why a server hangs up, or (``nonsense``) is hung up on, since it cannot be understood."""


def knows(code: str) -> bool:
    """Whether :func:`refusal` has a sentence for the code: otherwise it is one of the game's rules."""
    return code in CODES


def refusal(scribe: Scribe, reason: Illegal, room: RoomView | None = None) -> str:
    """Why something is refused, and what to do; ``room`` is the table where the listener is.

    A code that nobody has told this program is said as it is: a server may be newer.
    """
    params: dict[str, Arg] = {"who": "nobody", "name": "", "code": reason.code, **reason.params}
    meant = reason.params.get("name") or reason.params.get("host")
    if meant:
        params |= who(scribe, room, str(meant))
    if knows(reason.code):
        with suppress(BrokenMessage):  # whose details are others than this program knows
            return scribe.text(f"room-refused-{reason.code}", **params)
    return scribe.text("room-refused-unknown", **params)


def bye(scribe: Scribe, code: str) -> str:
    """Why the server hung up, and what to do."""
    return scribe.text(f"room-bye-{code if code in GOODBYES else 'unknown'}")
