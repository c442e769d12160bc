"""Whatever is pressed, in whatever order: every key is answered and nothing breaks (a11y)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from thousand.doors.house import House
from thousand.doors.new_match import Wanted
from thousand.say.message import Message
from thousand.say.scribe import LINE_LIMIT, Scribe
from thousand.store.settings import Settings
from thousand.ui.ears import Ears
from thousand.ui.keys import BINDINGS, NAMED
from thousand.ui.shell import Shell

KEYS = sorted(
    {*NAMED.values(), *(key for keys in BINDINGS.values() for key in keys), *"aby#µ", "alt-z", "f5"}
)

USEFUL = [" ", " ", "z", "enter", "enter", "d", "c", "down", "up", "1", "2", "home"]
"""What keeps a game going, so that random keys come far."""


class Heard:
    """A face that keeps what it is given."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def show(self, message: Message) -> None:
        self.lines += message.text.split("\n")

    def echo(self, text: str) -> None:
        self.lines.append(text)


@pytest.mark.parametrize("lang", ["en", "pl"])
@given(keys=st.lists(st.sampled_from(KEYS) | st.sampled_from(USEFUL), max_size=120), seed=st.integers(0, 50))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_key_is_answered(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keys: list[str], seed: int
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    heard = Heard()
    shell = Shell(Ears(heard, lambda: heard), Scribe(lang))
    house = House(shell, Settings())
    shell.open(house.main_menu())
    shell.open(house.new_table(Wanted(bots=2, rules="classic", seed=seed)))
    for key in keys:
        if shell.over:
            break
        heard.lines.clear()
        shell.press(key)
        assert heard.lines, f"{key!r} was met with silence"
        assert all(len(line) <= LINE_LIMIT for line in heard.lines)
    house.close()
