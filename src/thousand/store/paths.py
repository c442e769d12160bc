"""Where the player's files live: settings, keys and saved matches; and a server's."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

HOME_VARIABLE = "THOUSAND_HOME"
"""An environment variable that puts every file of ours in one folder."""


def settings_file() -> Path:
    """The settings file, whether or not it exists yet."""
    return _own_folder(user_config_path("thousand", appauthor=False)) / "settings.json"


def keys_file() -> Path:
    """The file of the player's own keys, whether or not there is one."""
    return settings_file().with_name("keys.json")


def matches_file() -> Path:
    """The database of saved matches, whether or not it exists yet."""
    return _own_folder(user_data_path("thousand", appauthor=False)) / "matches.sqlite3"


def visits_file() -> Path:
    """How one comes in again at the servers that one has visited."""
    return matches_file().with_name("visits.json")


def server_folder() -> Path:
    """The folder of a server that is told of no other, whether or not it exists yet."""
    return matches_file().with_name("server")


def beside(path: Path) -> Path:
    """A free name beside a broken file, under which it can be kept: ``NAME.broken-1`` and so on."""
    number = 1
    while (free := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    return free


def _own_folder(standard: Path) -> Path:
    own = os.environ.get(HOME_VARIABLE)
    return Path(own).expanduser() if own else standard
