"""Whoever has nothing but ssh: a real client in a terminal, from the first question to the end of a visit."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from dispatcher import Dispatcher, Spoken
from heard.compare import compare, heard_words, words
from program import BACKSPACE, ENTER, NO_SUCH_KEY, NO_SUCH_KEY_HERE, TAB, Program, house, surroundings
from screen_reader import READERS, Reader, under
from ssh_house import SshHouse, ssh_house

from thousand.say.scribe import Scribe

pytestmark = pytest.mark.e2e

PASSWORD = "correct horse"
YOUR_TURN = "It is your turn."
GUEST, REGISTER = "1", "3"


@contextmanager
def caller(there: SshHouse, name: str, *words: str, **environ: str) -> Iterator[Program]:
    """Somebody's ssh client."""
    options = {"IdentityFile": environ.pop("key")} if "key" in environ else {}
    program = Program(there.call(name, *words, **options), surroundings(there.home / "here", **environ))
    try:
        yield program
    finally:
        program.close()


def come_as_guest(program: Program) -> None:
    program.wait_for(house("come-question"))
    program.press(GUEST)
    program.wait_for("Your name")
    program.press(ENTER)
    program.wait_for(house("lobby-title"))


def make_account(program: Program) -> None:
    program.wait_for(house("come-question"))
    program.press(REGISTER)
    program.wait_for("Your name")
    program.press(ENTER)
    program.wait_for(house("come-new-password"))
    program.press(PASSWORD, ENTER)
    program.wait_for(house("come-password-again"))
    program.press(PASSWORD, ENTER)
    program.wait_for(house("lobby-title"))


def log_in(program: Program) -> None:
    program.wait_for("password: ")
    program.press(PASSWORD, ENTER)


def open_table(program: Program) -> None:
    program.press("2")
    program.wait_for(house("game-question"))
    program.press(ENTER)
    program.wait_for(house("lobby-privacy-question"))
    program.press("1")  # Enter might be one pressed twice, if the next key is Enter
    program.wait_for("Your table: 1000 Miles")


def add_bot_and_start(program: Program) -> None:
    program.press("b")
    program.wait_for("takes seat 2")
    program.press(ENTER)
    program.wait_for("The game is starting.")


def asks(program: Program, *keys: str) -> bool:
    """Press keys: whether they open a question. What they bring about at the server may be told later."""
    known = len(program.lines)

    def answers() -> list[str]:
        return [line for line in program.lines[known:] if line in NO_SUCH_KEY_HERE]

    program.press(*keys, NO_SUCH_KEY)
    program.wait(answers, "the answer to a key that means nothing")
    return answers() == [house("list-unknown-key")]


def discard(program: Program) -> str:
    """Draw, and discard the first card that is no safety: what it was."""
    drawn, discarded = (program.text.count(told) for told in ("You draw ", "You discard "))
    program.press(" ")
    program.wait_for("You draw ", drawn + 1)
    for digit in "1234567":
        if not asks(program, digit, "d"):
            break
        program.press(BACKSPACE)
    program.wait_for("You discard ", discarded + 1)
    program.wait(lambda: any(line.startswith("You discard ") for line in program.lines[:-1]))
    return [line for line in program.lines if line.startswith("You discard ")][-1].removeprefix(
        "You discard "
    )


def take_turn(program: Program) -> None:
    """Discard a card, and wait for the next turn."""
    turns = program.text.count(YOUR_TURN)
    discard(program)
    program.wait_for(YOUR_TURN, turns + 1)


def test_a_guest_plays_with_a_bot(need: Callable[..., None], tmp_path: Path) -> None:
    need("ssh")
    with ssh_house(tmp_path / "house") as there, caller(there, "jan") as jan:
        come_as_guest(jan)
        assert "You are in as the guest jan." in jan.lines
        open_table(jan)
        add_bot_and_start(jan)
        jan.wait_for(YOUR_TURN)
        for _ in range(3):
            take_turn(jan)
        jan.press("q")
        jan.wait_for("Leave the table?")
        jan.press(ENTER)
        jan.wait_for(house("lobby-title"), 2)
        jan.press("q", ENTER)
        assert jan.exit_code() == 0
        assert jan.lines[-3] == "Goodbye."
        assert jan.lines[-2].startswith("Connection to "), "on a line of its own"


def test_who_comes_back_takes_the_seat_and_hears_what_was_missed(
    need: Callable[..., None], tmp_path: Path
) -> None:
    """Exactly that: nothing that was heard before, nothing twice."""
    need("ssh")
    with ssh_house(tmp_path / "house") as there, caller(there, "jan") as jan:
        with caller(there, "ola") as ola:
            make_account(ola)
            open_table(ola)
            come_as_guest(jan)
            jan.press("1")
            jan.wait_for("1 table.")
            jan.press(ENTER)
            ola.wait_for("jan")
            ola.press(ENTER)
            ola.wait_for("The game is starting.")
            jan.wait_for("The game is starting.")
            ola.wait(lambda: YOUR_TURN in ola.text or "Turn: jan" in ola.text or "jan's turn" in ola.text)
            if YOUR_TURN not in ola.text:
                discard(jan)
                ola.wait_for(YOUR_TURN)
            before = discard(ola)
            jan.wait_for(YOUR_TURN)
            asks(ola)
            ola.power_cut()
        jan.wait_for("ola", jan.text.count("ola") + 1)
        missed = discard(jan)
        with caller(there, "ola") as ola:
            log_in(ola)
            ola.wait_for("while you were away")
            ola.wait_for("Your turn: draw a card with Space.")
            assert ola.text.count(f"jan discards {missed}") == 1
            assert f"You discard {before}" not in ola.text
            turns = jan.text.count(YOUR_TURN)
            discard(ola)
            jan.wait_for(YOUR_TURN, turns + 1)


def test_a_key_is_remembered_and_lets_its_owner_in(need: Callable[..., None], tmp_path: Path) -> None:
    need("ssh", "ssh-keygen")
    key = str(tmp_path / "key")
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
    with ssh_house(tmp_path / "house") as there:
        with caller(there, "ola") as ola:
            make_account(ola)
        with caller(there, "ola", key=key) as ola:
            log_in(ola)
            ola.wait_for(house("ssh-key-question"))
            ola.press("2")
            ola.wait_for(house("lobby-title"))
        with caller(there, "ola", key=key) as ola:
            log_in(ola)
            ola.wait_for(house("ssh-key-question"))
            ola.press("1")
            ola.wait_for(house("ssh-key-kept"))
        with caller(there, "ola", key=key) as ola:
            ola.wait_for(house("lobby-title"))
            assert "password" not in ola.text
            assert house("ssh-key-question") not in ola.text
        with caller(there, "ola") as ola:
            log_in(ola)
            ola.wait_for(house("lobby-title"))
            assert house("ssh-key-question") not in ola.text, "no key was offered"


def test_the_server_stops_and_everybody_hears_it(need: Callable[..., None], tmp_path: Path) -> None:
    """Also whoever types something just then."""
    need("ssh")
    with ssh_house(tmp_path / "house") as there, caller(there, "jan") as jan, caller(there, "ewa") as ewa:
        come_as_guest(jan)
        open_table(jan)
        jan.press(TAB, "hel")
        jan.wait_for("hel")
        ewa.wait_for(house("come-question"))
        assert there.stop() == 0
        for program in (jan, ewa):
            assert program.exit_code() == 0
            assert program.lines[-3].startswith("The server stops")


@pytest.mark.parametrize(
    ("words", "lang", "sentence"),
    [
        (["id"], "C.UTF-8", "ssh-no-commands"),
        (["-t", "id"], "C.UTF-8", "ssh-no-commands"),
        (["-T"], "C.UTF-8", "ssh-no-terminal"),
        (["-T"], "pl_PL.UTF-8", "ssh-no-terminal"),
    ],
)
def test_there_is_nothing_but_the_game(
    need: Callable[..., None], tmp_path: Path, words: list[str], lang: str, sentence: str
) -> None:
    need("ssh")
    options, command = [word for word in words if word[0] == "-"], [word for word in words if word[0] != "-"]
    with ssh_house(tmp_path / "house") as there:
        answer = subprocess.run(
            [*there.call("jan", *options), *command],
            env=surroundings(there.home / "here", LANG=lang),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=30,
        )
    assert answer.returncode == 1
    assert answer.stdout.strip() == Scribe(lang[:2].lower() if lang[0] != "C" else "en", names=()).text(
        sentence
    )


# Heard


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_every_message_is_heard_whole_and_once(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher, reader: Reader
) -> None:
    """From the first question to the middle of a match; each key when everything before it was said."""
    need(reader.program, "ssh")
    with (
        ssh_house(tmp_path / "house") as there,
        under(reader, tmp_path, there.call("jan"), dispatcher) as program,
    ):

        def spoken() -> list[Spoken]:
            texts = dispatcher.spoken()
            said = [text for text, _whole in texts]
            if reader.greeting is None:
                return texts
            return texts[said.index(reader.greeting) + 1 :] if reader.greeting in said else []

        def said() -> bool:
            return len(heard_words(spoken())) >= len(words(there.told()))

        for key, message in (
            ("", "4: "),
            (GUEST, "Your name"),
            (ENTER, "Tables, 1 of"),
            ("2", "1000 Miles, 1 of"),
            (ENTER, "Everybody"),
            (ENTER, "Keys: "),
            ("b", "Press Enter"),
            (ENTER, YOUR_TURN),
            ("2", "2 of 6"),
            ("i", "You: "),
            (" ", "You draw "),
            ("t", "Your turn"),
        ):
            known = len(there.told())
            program.press(key)
            program.wait(lambda: any(message in text for text in there.told()[known:]), message)  # noqa: B023
            program.happens(said)
        heard = compare(there.told(), spoken())
    assert [one for one in heard if one.fault] == []
