"""The player's settings: a small JSON file that a person can read and edit."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from thousand.game import Illegal
from thousand.games import NAMES
from thousand.store.paths import beside

SpeechMode: TypeAlias = Literal["terminal", "direct", "none"]
FaceName: TypeAlias = Literal["linear", "board"]
SpokenName: TypeAlias = Literal["all", "plays", "near"]
RateName: TypeAlias = Literal["own", "slow", "medium", "quick", "fast", "fastest"]
Volume: TypeAlias = Literal[20, 40, 60, 80, 100]
AddressName: TypeAlias = Literal["neutral", "he", "she"]
DetailName: TypeAlias = Literal["brief", "normal", "full", "braille"]


class LastMatch(msgspec.Struct, frozen=True):
    """What the last match of a game was made of: its rule set, bots, points (0: one single hand), teams and
    other options. The options are not read closely here: one that is damaged must not cost the player all the
    others."""

    rules: str = ""
    bots: int = 1
    match_points: int | None = None
    teams: str = ""
    options: dict[str, Any] = {}


class Settings(LastMatch, frozen=True, forbid_unknown_fields=True):
    """What the player has chosen. None means that nothing was chosen yet.

    ``kilometres`` None: roads are measured as the language has it. ``speech`` None: the first-start question
    has not been answered. ``spoken`` (which events) and ``rate`` are wishes for direct speech, ``sound`` and
    ``volume`` (in percent) for sounds. ``order`` is how hands lie, where a game has a choice; ``level`` how
    well bots play. ``game`` is the one that was chosen last. The last match of the house's first game stands
    among these, as in the files of the time when it was the only one; ``games`` has the others'.
    ``rule_sets`` are the player's own, by game and name (``games.draft``), read as little as the options are.
    """

    language: str | None = None
    speech: SpeechMode | None = None
    face: FaceName = "linear"
    detail: DetailName = "normal"
    kilometres: bool | None = None
    address: AddressName = "neutral"
    spoken: SpokenName = "all"
    rate: RateName = "own"
    sound: bool = False
    volume: Volume = 60
    order: str = ""
    level: str = ""
    game: str = ""
    games: dict[str, LastMatch] = {}
    rule_sets: dict[str, dict[str, Any]] = {}

    def last(self, game: str) -> LastMatch | None:
        """What the game's last match was made of, None where nothing is known of one."""
        return self if game == NAMES[0] else self.games.get(game)

    def with_last(self, game: str, made: LastMatch) -> dict[str, Any]:
        """The settings to change so that this is the game's last match."""
        if game == NAMES[0]:
            return msgspec.structs.asdict(made)
        return {"games": {**self.games, game: made}}


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


def reread(path: Path, mine: Settings) -> Settings:
    """The settings as the file has them by now; ``mine`` where it is not there or cannot be read."""
    found, trouble = load(path)
    return mine if trouble is not None or not path.exists() else found


def change(path: Path, mine: Settings, changes: Mapping[str, Any]) -> tuple[Settings, Illegal | None]:
    """Write down these settings alone: all others stay as the file has them by now, for another window of
    the same player may have written it. The settings after that, and why they could not be written.
    """
    before = reread(path, mine)
    after = msgspec.structs.replace(before, **changes)
    return after, None if after == before else save(path, after)


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
