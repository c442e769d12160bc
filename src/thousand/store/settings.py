"""The player's settings: a small JSON file that a person can read and edit."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from thousand.game import Illegal
from thousand.store.paths import beside

SpeechMode: TypeAlias = Literal["terminal", "direct", "none"]
FaceName: TypeAlias = Literal["linear", "board"]
DetailName: TypeAlias = Literal["brief", "normal", "full"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the player has chosen. None means that nothing was chosen yet.

    ``speech`` None: the first-start question has not been answered. ``options`` are those of a new
    match: rule set, number of bots, points.
    """

    language: str | None = None
    speech: SpeechMode | None = None
    face: FaceName = "linear"
    detail: DetailName = "normal"
    rules: str = ""
    bots: int = 1
    match_points: int | None = None


def load(path: Path) -> tuple[Settings, Illegal | None]:
    """Read the settings, and why they could not be read where the defaults stand in for them."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except msgspec.MsgspecError as error:
        return Settings(), Illegal("settings-broken", path=str(path), detail=str(error))
    except OSError as error:
        return Settings(), Illegal("settings-unreadable", path=str(path), detail=error.strerror or "")


def save(path: Path, settings: Settings) -> Illegal | None:
    """Write the settings, whole or not at all; why not, where it fails.

    A file that could not be read is kept beside it as ``settings.json.broken-1`` (or -2...).
    """
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
    written = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(text)
        if load(path)[1] is not None:
            path.replace(beside(path))
        written.replace(path)
    except OSError as error:
        return Illegal("settings-not-saved", path=str(path), detail=error.strerror or "")
    return None
