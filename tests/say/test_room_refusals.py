"""Why a table or a server refuses something or hangs up: every code of theirs, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from say import ear, ftl
from say.room_samples import JAN, LONG, OLA, ears, seen
from thousand.game import Illegal, Param
from thousand.net import visit
from thousand.net.line import NONSENSE
from thousand.say import room as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail

ROOT = Path(str(files("thousand")))

SOURCES = (
    *sorted((ROOT / "table").glob("room*.py")),
    ROOT / "table" / "names.py",
    *(file for file in sorted((ROOT / "net").glob("*.py")) if file.stem not in ("tls", "caller")),
    ROOT / "store" / "accounts.py",
    *(ROOT / "games" / name for name in ("__init__.py", "options.py", "draft.py")),
)
"""Where the codes of a table and its server come from; what keeps a server from starting, or a caller from
reaching one, is told on the command line."""

NOT_SENT = {"rule-set-broken"}
"""Of a rule set that a player has saved: a server has none."""

PARAMS: dict[str, tuple[Param, ...]] = {
    "name": (OLA, JAN, "K" * 20, "Q" * 40, ""),
    "host": (OLA, "K" * 20),
    "limit": (1, 65536),
    "low": (2,),
    "high": (9,),
    "seats": (10,),
    "value": ("x" * 40,),
}


def calls(*names: str) -> Iterator[ast.Call]:
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in names:
                yield node


def refusals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every code with the names of its parameters, as the source has them."""
    yield visit.CUT, ()
    for call in calls("Illegal", "Refused"):
        match call.args[:1]:
            case [ast.Constant(str(code))] if code not in NOT_SENT:
                yield code, tuple(sorted(str(keyword.arg) for keyword in call.keywords))
            case _:
                pass


REFUSALS = sorted(set(refusals()))


def goodbyes() -> set[str]:
    """Every code with which the server hangs up, as the source has them."""
    last = calls("close", "Bye", "hang_up", "send_away")
    said = (node for call in last for arg in call.args for node in ast.walk(arg))
    return {it.value for it in said if isinstance(it, ast.Constant) and isinstance(it.value, str)} - {""}


def every(names: tuple[str, ...]) -> Iterator[dict[str, Param]]:
    """So many sets of parameters that each value of each is there."""
    known = {name: PARAMS.get(name, (3,)) for name in names}
    for nth in range(max(map(len, known.values()), default=1)):
        yield {name: values[nth % len(values)] for name, values in known.items()}


def test_the_source_was_read() -> None:
    codes = {code for code, _ in REFUSALS}
    assert {"malformed", "name-taken", "private", "stale", "match-on", "value-unknown", "key-taken"} <= codes
    assert len(codes) > 60


def test_the_program_knows_which_codes_are_not_a_games() -> None:
    for code, _ in REFUSALS:
        assert words.knows(code), code
    for code in ("draw-first", "follow-suit", "not-your-turn", "because"):
        assert not words.knows(code)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("code", "names"), REFUSALS)
def test_every_refusal_is_a_sentence(lang: str, code: str, names: tuple[str, ...]) -> None:
    for params in every(names):
        for detail in Detail:
            for room in (None, seen(OLA), seen(JAN, LONG)):
                scribe = ears(detail, lang)
                ear.check([words.refusal(scribe, Illegal(code, **params), room)], scribe.limit)


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_of_refusal_is_left_over(lang: str) -> None:
    known = {code for code, _ in REFUSALS} | {"unknown"}
    begun = "room-refused-"
    shipped = {name.removeprefix(begun) for name in ftl.messages("en") if name.startswith(begun)}
    assert shipped == known
    assert {name.removeprefix(begun) for name in ftl.messages(lang) if name.startswith(begun)} <= known


def test_the_documentation_names_every_code_that_a_server_sends() -> None:
    """The client's own are those of a line that broke and of a deal that it distrusts."""
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    refusals_and_goodbyes = page.partition("## Refusals")[2]
    own = {visit.CUT, "no-pause", "bad-seed", "key-taken"}
    sent = {code for code, _ in REFUSALS if not code.startswith("fair-")} - own
    missing = {code for code in sent | goodbyes() if f"`{code}`" not in refusals_and_goodbyes}
    assert missing == set()


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Illegal("not-host", host=OLA), "Not allowed: only the host can do that, Ola."),
        (Illegal("not-at-table", name=JAN), "You are not at this table."),
        (Illegal("not-at-table", name="Iwo"), "Iwo is not at this table."),
        (Illegal("banned"), "You are banned from this table: choose another one."),
        (Illegal("banned", name="Iwo"), "Iwo is banned from this table: the host has to lift the ban first."),
        (Illegal("stale", at=3, seq=5), "Too late: something else happened first. Listen, then try again."),
        (Illegal("held-back"), "Please wait: somebody may answer with a coup fourré."),
        (Illegal("name-long", limit=20), "This name is too long: at most 20 characters."),
        (Illegal("no-such-seat", high=4), "No such seat: choose two different seats of this table."),
        (
            Illegal("fair-words", name=""),
            "Do not trust this deal: the parts of the shuffle are not those that were sealed.",
        ),
    ],
)
def test_a_refusal_tells_why_and_what_to_do(reason: Illegal, text: str) -> None:
    assert words.refusal(ears(), reason, seen(JAN)) == text


@pytest.mark.parametrize("lang", languages())
def test_a_code_of_a_newer_server_is_said_as_it_is(lang: str) -> None:
    said = words.refusal(ears(lang=lang), Illegal("too-late-at-night", hour=3), None)
    assert "too-late-at-night" in said
    ear.check([said])


ANY_COMMAND = ("too-fast", "at-no-table", "closed", "stale", "not-host", "match-on")

OF_KEYS = {
    "b": (*ANY_COMMAND, "no-game", "no-bot", "table-full", "no-bot-there"),
    "o": (*ANY_COMMAND, "no-game", "already-so", "no-such-game"),
    "y": (*ANY_COMMAND, "too-many", "not-yours"),
}
"""What a key can be refused with: bots, options, invitations."""


@pytest.mark.parametrize("key", list(OF_KEYS))
def test_no_refusal_begins_with_the_letter_of_its_key(key: str) -> None:
    for code, names in REFUSALS:
        if code in OF_KEYS[key]:
            for params in every(names):
                ear.check_answer(key, [words.refusal(ears(), Illegal(code, **params), seen(JAN))])


# Goodbyes.


def test_the_goodbyes_were_read() -> None:
    known = {"elsewhere", "unruly", "version", "slow", "stopping", "failed", "full", "silent"}
    assert known | {"account-closed", "password-changed", "way-in-changed"} <= goodbyes()


@pytest.mark.parametrize("lang", languages())
def test_every_goodbye_is_a_sentence(lang: str) -> None:
    for detail in Detail:
        scribe = ears(detail, lang)
        lines = [words.bye(scribe, code) for code in sorted(goodbyes())]
        ear.check([*lines, words.bye(scribe, "tired")], scribe.limit)
        assert len({*lines, words.bye(scribe, "tired")}) == len(goodbyes()) + 1


def test_no_goodbye_is_left_over() -> None:
    shipped = {name for name in ftl.messages("en") if name.startswith("room-bye-")}
    assert shipped == {f"room-bye-{code}" for code in goodbyes() | {"unknown", NONSENSE}}
