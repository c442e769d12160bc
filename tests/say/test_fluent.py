"""Loading languages: lazily, strictly, one line a message."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from thousand.say.fluent import BrokenMessage, Locale, MissingMessage, languages, locale, pick_language


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder of languages with one, Polish, of two files."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "notes").mkdir()
    (tmp_path / "README").write_text("not a language")
    (tmp_path / "pl" / "a.ftl").write_text(
        "# A comment.\n"
        "points = { $n ->\n    [one] { $n } punkt\n    [few] { $n } punkty\n   *[many] { $n } punktów\n}\n"
        "\n## Heading\n"
        "long = pierwszy\n    drugi\n"
        "uses = { points } i { -brand }\n"
        "choice = { $on ->\n    [yes] tak\n   *[no] nie\n}\n"
        "bad = { $n\n",
        encoding="utf-8",
    )
    (tmp_path / "pl" / "b.ftl").write_text(
        "-brand = Tysiąc\nonly-attributes =\n    .x = y\n", encoding="utf-8"
    )
    return tmp_path


def test_messages_of_all_files_of_a_language_are_known(shelf: Path) -> None:
    assert Locale("pl", shelf).ids() == ("bad", "choice", "long", "only-attributes", "points", "uses")


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty"), (5000, "5000 punktów")],
)
def test_plurals_and_numbers_without_grouping_marks(shelf: Path, n: int, text: str) -> None:
    assert Locale("pl", shelf).text("points", n=n) == text


def test_what_a_message_refers_to_is_found_in_any_file(shelf: Path) -> None:
    assert Locale("pl", shelf).text("uses", n=2) == "2 punkty i Tysiąc"


def test_a_message_is_one_line(shelf: Path) -> None:
    assert Locale("pl", shelf).text("long") == "pierwszy drugi"


def test_arguments_are_shown_as_they_are_but_never_break_the_line(shelf: Path) -> None:
    (shelf / "pl" / "c.ftl").write_text("name = { $name }!\n", encoding="utf-8")
    assert Locale("pl", shelf).text("name", name="An\nna ") == "An na !"


def test_a_truth_selects_yes_or_no(shelf: Path) -> None:
    words = Locale("pl", shelf)
    assert (words.text("choice", on=True), words.text("choice", on=False)) == ("tak", "nie")


def test_a_missing_message_is_named(shelf: Path) -> None:
    with pytest.raises(MissingMessage, match="'nowhere' in the language 'pl'"):
        Locale("pl", shelf).text("nowhere")


@pytest.mark.parametrize("broken", ["bad", "points", "only-attributes"])
def test_nothing_is_shown_half_rendered(shelf: Path, broken: str) -> None:
    with pytest.raises(BrokenMessage, match=broken):
        Locale("pl", shelf).text(broken)


def test_a_message_that_cannot_be_parsed_harms_no_other(shelf: Path) -> None:
    words = Locale("pl", shelf)
    with pytest.raises(BrokenMessage):
        words.text("bad")
    assert words.text("long") == "pierwszy drugi"


def test_an_id_may_not_be_defined_twice(shelf: Path) -> None:
    (shelf / "pl" / "c.ftl").write_text("long = znowu\n", encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"'long' .* c\.ftl"):
        Locale("pl", shelf)


def test_languages_are_the_folders_with_messages(shelf: Path) -> None:
    assert languages(shelf) == ("pl",)
    (shelf / "fr").mkdir()
    (shelf / "fr" / "miles.ftl").write_text("x = y\n")
    assert languages(shelf) == ("fr", "pl")


def test_english_and_polish_are_shipped() -> None:
    assert {"en", "pl"} <= set(languages())
    assert locale("pl") is locale("pl")


@pytest.mark.parametrize(
    ("asked", "environ", "picked"),
    [
        ("pl", {}, ("pl", None)),
        ("pl_PL.UTF-8", {}, ("pl", None)),
        ("PL", {"LANG": "en_GB.UTF-8"}, ("pl", None)),
        ("xx", {"LANG": "pl_PL.UTF-8"}, ("pl", "xx")),
        ("xx", {}, ("en", "xx")),
        (None, {"LANG": "pl_PL.UTF-8"}, ("pl", None)),
        (None, {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pl_PL"}, ("pl", None)),
        (None, {"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}, ("en", None)),
        (None, {"LANG": "pl_PL@euro", "LC_ALL": ""}, ("pl", None)),
        (None, {"LANG": "xx_XX.UTF-8"}, ("en", "xx")),
        (None, {}, ("en", None)),
    ],
)
def test_the_language_is_the_one_asked_for_then_the_systems(
    asked: str | None, environ: dict[str, str], picked: tuple[str, str | None]
) -> None:
    assert pick_language(asked, environ) == picked


def test_windows_is_asked_for_the_language_of_its_menus(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sets LANG there; 0x0415 is Polish."""
    kernel = SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0415))
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("ctypes.windll", kernel, raising=False)
    assert pick_language(None, {}) == ("pl", None)
    assert pick_language(None, {"LANG": "en_GB"}) == ("en", None)


def test_importing_the_words_leaves_the_fluent_library_alone() -> None:
    code = (
        "import sys, thousand.say.miles\n"
        "from thousand.say.fluent import locale\n"
        "locale('en').ids()\n"
        "print([name for name in sys.modules if name.startswith(('fluent.', 'babel'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
