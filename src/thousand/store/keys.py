"""The file of the player's own keys: written by hand, and only ever read."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec

from thousand import games
from thousand.game import Illegal
from thousand.keys.commands import DEFAULT, SHARED, Bindings
from thousand.keys.rebinding import rebound


def load(path: Path) -> tuple[Bindings, tuple[Illegal, ...]]:
    """The bindings with what the file asks for, and what in it cannot be: each refusal has its ``path``.

    The codes are ``keys-broken``, ``keys-unreadable`` and those of :func:`~thousand.keys.rebinding.rebound`.
    No file and an empty one ask for nothing.
    """
    try:
        asked = _parse(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return DEFAULT, ()
    except (msgspec.MsgspecError, RecursionError) as error:
        return DEFAULT, (Illegal("keys-broken", path=str(path), detail=str(error)),)
    except OSError as error:
        return DEFAULT, (Illegal("keys-unreadable", path=str(path), detail=error.strerror or ""),)
    bindings, troubles = rebound(asked, tuple(games.load(name).commands | SHARED for name in games.NAMES))
    return bindings, tuple(Illegal(it.code, path=str(path), **it.params) for it in troubles)


def _parse(data: bytes) -> dict[str, Any]:
    text = data.removeprefix(BOM_UTF8).strip()  # some editors put that mark before UTF-8
    return msgspec.json.decode(text, type=dict[str, Any]) if text else {}
