"""The house's arrows: who may import whom, and what a quick start must not load."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "thousand"

GAMES = {"miles", "tysiac"}

RULES = {"game", "deal", "miles", "tysiac"}

MAY_IMPORT: dict[str, set[str]] = {
    "deal": set(),
    "game": {"deal"},
    "miles": {"game", "deal"},
    "tysiac": {"game", "deal"},
    "bots": {"game", "deal", "miles", "tysiac"},
    "games": {"game", "keys", "miles", "tysiac", "bots"},
    "table": {"game", "deal", "bots", "games"},
    "store": {"game", "games", "keys", "table"},
    "net": {"game", "deal", "bots", "games", "table", "store"},
    "keys": {"game"},
    "say": {"bots", "game", "games", "keys", "miles", "table", "tysiac"},
    "speech": {"say"},
    "sound": {"say"},
    "ui": {"game", "games", "keys", "say", "speech", "table"},
    "doors": {
        *("game", "deal", "bots", "games", "keys", "miles", "table", "net", "say", "speech", "sound", "ui"),
        "store",
    },
    "arguments": {"game"},
    "commands": {"arguments", "game", "games", "say", "doors"},
    "cli": {"arguments", "commands", "game", "games", "say", "doors"},
    "__main__": {"cli"},
}
"""What each room may import of the others (the package's own version apart)."""

UNCLOCKED = {"asyncio", "time", "datetime", "random", "secrets", "socket", "sqlite3", "io", "os", "sys"}
"""What the rules may not know: clocks, chance, files, sockets."""


def room_of(module: Path) -> str:
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(module: Path) -> set[str]:
    """Every module that a file imports, also inside functions and for type checking."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_imports_only_the_rooms_its_arrow_allows(module: Path) -> None:
    room = room_of(module)
    rooms = {name.split(".")[1] for name in imports(module) if name.startswith("thousand.")}
    assert rooms - {room, "__version__"} <= MAY_IMPORT[room]


@pytest.mark.parametrize(
    "module", [m for m in MODULES if room_of(m) in RULES], ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_the_rules_know_no_clock_no_chance_and_no_files(module: Path) -> None:
    outside = {name.split(".")[0] for name in imports(module)}
    assert not outside & UNCLOCKED


@pytest.mark.parametrize("room", ["table", "ui", "store", "commands.py", "cli.py"])
def test_only_the_registry_names_a_game(room: str) -> None:
    path = PACKAGE / room
    for module in path.rglob("*.py") if path.is_dir() else [path]:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            names = {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
            assert not names & GAMES, module
        rooms = tuple(f"thousand.{room}{game}" for game in GAMES for room in ("", "bots.", "games.", "say."))
        assert not {name for name in imports(module) if name.startswith(rooms)}, module


def test_modules_stay_small() -> None:
    long = {str(m.relative_to(PACKAGE)): len(m.read_text(encoding="utf-8").splitlines()) for m in MODULES}
    assert {name: lines for name, lines in long.items() if lines > 300} == {}


BANNED_AT_START = {
    "accessible_output2",
    "aiohttp",
    "asyncssh",
    "logging.handlers",
    "miniaudio",
    "prism",
    "pydantic",
    "speechd",
    "sqlalchemy",
    "sqlite3",
    "structlog",
    "thousand.sound.player",
    "thousand.speech.direct",
    "thousand.store.matches",
    "thousand.ui.board",
    "typer",
}

FIRST_MESSAGE = """
import sys
from thousand.doors.bench import to_first_message
to_first_message(lambda: print(*sys.modules, sep="\\n"))
"""


def test_nothing_heavy_is_imported_before_the_first_message(tmp_path: Path) -> None:
    """The start-up budget: speech, store and board come after the first message."""
    result = subprocess.run(
        [sys.executable, "-c", FIRST_MESSAGE],
        env={"THOUSAND_HOME": str(tmp_path), "PATH": "", "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(result.stdout.split())
    assert "thousand.ui.game" in loaded, "local play has started"
    assert not loaded & BANNED_AT_START
