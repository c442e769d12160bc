"""Whatever is pressed, in whatever order: every key is answered and nothing breaks (a11y)."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces import Heard
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from say.shared_out import A_LANGUAGE, examples
from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted
from thousand.games import NAMES, load
from thousand.keys.commands import DEFAULT
from thousand.say.scribe import LINE_LIMIT, Scribe
from thousand.store import paths
from thousand.ui.ears import Ears
from thousand.ui.keys import NAMED
from thousand.ui.shell import Shell

KEYS = sorted(
    {*NAMED.values(), *(key for keys in DEFAULT.table.values() for key in keys), *"aby#µ", "alt-z", "f5"}
)

USEFUL = [" ", " ", "z", "enter", "enter", "d", "c", "p", "down", "up", "1", "2", "home"]
"""What keeps a game going, so that random keys come far."""

CHANGING = ["down", "down", "right", "left", "enter", "+", "-", "s", "d", "end", "home", "2", "escape"]
"""What walks through options and changes them."""


def wanted(game: str, seed: int) -> Wanted:
    """A match in which much can happen."""
    if game == "miles":
        return Wanted(bots=2, rules="classic", seed=seed)
    options = (("four-nines", "on"), ("raise-after-musik", "on"), ("show-musik", "on"))
    return Wanted(game, bots=1 + seed % 3, seed=seed, options=options)


@pytest.fixture(autouse=True)
def each_key_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is held down is answered once."""
    monkeypatch.setattr("thousand.ui.shell.HELD", 0)


@pytest.mark.parametrize("game", NAMES)
@given(
    lang=A_LANGUAGE,
    keys=st.lists(st.sampled_from(KEYS) | st.sampled_from(USEFUL), max_size=120),
    seed=st.integers(0, 50),
)
@examples(2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.usefixtures("hasty_coach")
def test_every_key_is_answered(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, keys: list[str], seed: int
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    heard = Heard()
    shell = Shell(Ears(heard, lambda: heard), Scribe(lang))
    house = House(shell, Menus(shell, Memory(paths.settings_file())))
    shell.open(house.main_menu())
    shell.open(house.new_table(wanted(game, seed)))
    _press(shell, heard, keys)
    house.close()


@given(
    lang=A_LANGUAGE,
    keys=st.lists(st.sampled_from(KEYS) | st.sampled_from(CHANGING), max_size=120),
    bots=st.integers(1, 8),
)
@examples(2, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_key_is_answered_among_the_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, keys: list[str], bots: int
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    heard = Heard()
    shell = Shell(Ears(heard, lambda: heard), Scribe(lang))
    house = House(shell, Menus(shell, Memory(paths.settings_file())))
    shell.open(house.main_menu())
    which = [game for game in NAMES if 1 + bots in load(game).seats]
    game = str(1 + NAMES.index(which[-1]))
    _press(shell, heard, ["1", game, "2", str(bots), "enter", *keys])
    house.close()


def _press(shell: Shell, heard: Heard, keys: list[str]) -> None:
    for key in keys:
        if shell.over:
            break
        heard.lines.clear()
        shell.press(key)
        assert heard.lines, f"{key!r} was met with silence"
        assert all(len(line) <= LINE_LIMIT for line in heard.lines)
