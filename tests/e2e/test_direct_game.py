"""The real program speaking by itself: what is heard, that nothing is printed, and lost servers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dispatcher import Dispatcher, wait_until
from notes import SHORT_GAME, Notes
from program import DOWN, ENTER, PLAY, Program, house, surroundings

pytestmark = pytest.mark.e2e

DIRECT = (*PLAY, "--speech", "direct")
OPENING = [
    "The game is starting. Individual game. Victory is set to 5000 points.",
    "Round 1. Anna shuffles and deals six cards to each player.",
    "You hold 6 cards: 50 miles, 100 miles, Roll twice, 75 miles and Gasoline.",
    "It is your turn.",
]
DRAW = "Your turn: draw a card with Space."
BACK = house("speech-resumed", name="speech-dispatcher")
NO_SPEECH = house("speech-none-works")
TERMINAL_SPEAKS = house("speech-terminal")
THOUSAND_SPEAKS = house("speech-direct")

NO_SERVER = {"SPEECHD_ADDRESS": "unix_socket:/nonexistent/socket", "SPEECHD_CMD": "/nonexistent"}

Begin = Callable[..., Program]


@pytest.fixture
def notes(tmp_path: Path) -> Notes:
    return Notes(tmp_path / "told")


@pytest.fixture
def begin(tmp_path: Path, notes: Notes) -> Iterator[Begin]:
    """A function that begins a game that speaks, where the only voice is the dispatcher given."""
    begun = []

    def begin(dispatcher: Dispatcher | None) -> Program:
        server = dispatcher.environ if dispatcher else NO_SERVER
        environ = surroundings(tmp_path, PATH=str(tmp_path / "no-espeak-ng-here"), **server)
        program = Program(notes.command(*DIRECT), environ)
        begun.append(program)
        return program

    yield begin
    for program in begun:
        program.close()


def test_the_messages_are_spoken_exactly_and_nothing_is_printed(
    begin: Begin, dispatcher: Dispatcher, notes: Notes
) -> None:
    program = begin(dispatcher)
    for number, key in enumerate(["", *SHORT_GAME, "q"], start=1):
        program.press(key)
        program.wait(lambda: notes.done() >= number, f"the answer to {key!r}")  # noqa: B023
        program.wait(lambda: len(dispatcher.heard()) >= len(notes.told()), f"the voice to answer {key!r}")
    assert dispatcher.heard()[: len(OPENING)] == OPENING
    program.press(ENTER)
    assert program.exit_code() == 0
    assert any(text.startswith("The game is saved") for text in notes.told())
    wait_until(lambda: len(dispatcher.heard()) >= len(notes.told()))
    spoken = [text.replace("\n", " ") for text in notes.told()]
    assert dispatcher.heard() == dispatcher.begun() == spoken
    assert "".join(program.lines) == ""


@pytest.mark.parametrize("dispatcher", [20], indirect=True)
def test_v_silences_the_voice_and_gives_the_terminal_back(begin: Begin, dispatcher: Dispatcher) -> None:
    program = begin(dispatcher)
    program.wait(dispatcher.begun, "the first words")
    program.press("v")
    program.wait_for(TERMINAL_SPEAKS)
    assert program.answer("t") == [DRAW]
    assert program.lines[0] == TERMINAL_SPEAKS
    wait_until(lambda: [event["event"] for event in dispatcher.events()] == ["begin", "stop"])
    printed = program.text
    program.press("v")
    wait_until(lambda: THOUSAND_SPEAKS in dispatcher.heard())
    assert dispatcher.begun() == [OPENING[0], THOUSAND_SPEAKS]
    assert program.text == printed


def test_a_server_that_comes_back_is_found_again(begin: Begin, dispatcher: Dispatcher) -> None:
    program = begin(dispatcher)
    program.wait(lambda: dispatcher.heard() == OPENING, "the opening")
    dispatcher.stop()
    dispatcher.start()
    program.press("t")
    program.wait(lambda: {BACK, DRAW} <= set(dispatcher.heard()), "speech to return")
    program.press("s")
    scores = "You: 0 points. Anna: 0 points. Victory is set to 5000 points."
    program.wait(lambda: scores in dispatcher.heard(), "the next answer")
    assert sorted(dispatcher.heard()) == sorted([*OPENING, BACK, DRAW, scores])
    assert program.lines == [""]


def test_a_server_that_stays_away_leaves_the_game_to_the_terminal(
    begin: Begin, dispatcher: Dispatcher
) -> None:
    program = begin(dispatcher)
    program.wait(lambda: dispatcher.heard() == OPENING, "the opening")
    dispatcher.stop()
    program.press("t")
    program.wait_for(NO_SPEECH)
    assert program.lines == [DRAW, NO_SPEECH]
    assert program.answer(DOWN) == ["50 miles, 1 of 6, cannot be played: you need a Roll"]
    assert dispatcher.begun() == OPENING


def test_without_any_voice_the_game_is_played_in_the_terminal(begin: Begin) -> None:
    program = begin(None)
    program.wait_for(NO_SPEECH)
    program.wait_for(OPENING[-1])
    assert program.answer("t") == [DRAW]
    assert sorted(program.lines[: len(OPENING) + 1]) == sorted([*OPENING, NO_SPEECH])
    assert [line for line in program.lines if line in OPENING] == OPENING
    program.press("v")
    program.wait_for(NO_SPEECH, times=2)
    program.wait_for(THOUSAND_SPEAKS)
    assert program.answer("t") == [DRAW]
