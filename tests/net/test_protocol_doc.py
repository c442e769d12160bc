"""``docs/protocol.md`` names every message, command, event and code that there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from thousand.net import wire
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_orders import PersonCommand, ServerCommand

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([A-Za-z-]+)`", TEXT)) | set(re.findall(r'"kind":"(\w+)"', TEXT))
SOURCES = [
    *(ROOT / "src" / "thousand" / "table").glob("room*.py"),
    *(ROOT / "src" / "thousand" / "net").glob("*.py"),
    ROOT / "src" / "thousand" / "table" / "names.py",
    ROOT / "src" / "thousand" / "store" / "accounts.py",
]
UNHEARD = {"bad-seed", "no-pause", "key-taken"}
"""Codes that only the server itself, or a door in its own program, ever hears."""

AT_HOME = ("certificate-", "fair-", "join-")
"""How codes begin that are told to a host or a player by their own program, and never travel."""


@pytest.mark.parametrize("union", [wire.FromClient, wire.FromServer, PersonCommand, AnyRoomEvent])
def test_every_name_is_told(union: object) -> None:
    assert {kind.__name__ for kind in get_args(union)} - NAMED == set()


def test_the_servers_own_commands_are_nobodys_business() -> None:
    assert {kind.__name__ for kind in get_args(ServerCommand)} & NAMED == set()


def test_every_code_is_told() -> None:
    codes = set()
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        codes |= set(re.findall(r'Illegal\("([a-z-]+)"', text))
        codes |= set(re.findall(r'link\.close\("([a-z]+)"\)', text))
    assert len(codes) > 50
    travelling = {code for code in codes if not code.startswith(AT_HOME)}
    assert travelling - NAMED - UNHEARD == set()


def test_every_field_is_told() -> None:
    for union in (wire.FromClient, PersonCommand, AnyRoomEvent):
        for kind in get_args(union):
            assert set(kind.__struct_fields__) <= NAMED | {
                "heard",
                "owners",
                "version",
                "client",
                "do",
                "at",
            }, kind
