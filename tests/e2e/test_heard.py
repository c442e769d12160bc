"""The count of missing, clipped and doubled messages, and the report, on what real readers said.

RECORDED is what yasr and Fenrir said of MESSAGES under the program as it is, and under copies of it that
write its second message twice, by half, or not at all. (tdsr2 said what yasr did.)
"""

from __future__ import annotations

import pytest
from dispatcher import Spoken
from heard.compare import Fault, Heard, compare
from heard.listen import SAY_LINE, START, Step
from heard.report import WIDTH, count, flawless, side_by_side

TURN = "It is your turn."
DRAW = "Your turn: draw a card with Space."
SCORES = "You: 0 points.\nAnna: 0 points.\nVictory is set to 5000 points."
NO_CARD = "No card is chosen yet: choose one with Up and Down."
MESSAGES = [TURN, DRAW, SCORES, NO_CARD]

FENRIR_SCORES = "You: 0 points.  , Anna: 0 points.  , Victory is set to 5000 points."

RECORDED = {
    ("yasr", None): [TURN, DRAW, *SCORES.split("\n"), NO_CARD],
    ("yasr", Fault.DOUBLED): [TURN, DRAW, DRAW, *SCORES.split("\n"), NO_CARD],
    ("yasr", Fault.CLIPPED): [TURN, "Your turn: draw a", *SCORES.split("\n"), NO_CARD],
    ("yasr", Fault.MISSING): [TURN, *SCORES.split("\n"), NO_CARD],
    ("Fenrir", None): [TURN, DRAW, FENRIR_SCORES, NO_CARD],
    ("Fenrir", Fault.DOUBLED): [TURN, f"{DRAW}  , {DRAW}", FENRIR_SCORES, NO_CARD],
    ("Fenrir", Fault.CLIPPED): [TURN, "Your turn: draw a", FENRIR_SCORES, NO_CARD],
    ("Fenrir", Fault.MISSING): [TURN, FENRIR_SCORES, NO_CARD],
}


def said(*texts: str) -> list[Spoken]:
    return [Spoken(text, whole=True) for text in texts]


def faults(told: list[str], spoken: list[Spoken]) -> list[Fault | None]:
    return [heard.fault for heard in compare(told, spoken)]


@pytest.mark.parametrize(("reader", "fault"), RECORDED)
def test_what_readers_said_is_counted(reader: str, fault: Fault | None) -> None:
    assert faults(MESSAGES, said(*RECORDED[reader, fault])) == [None, fault, None, None]


def test_a_text_that_was_cut_off_is_clipped() -> None:
    assert faults(MESSAGES, [*said(TURN, DRAW, SCORES), Spoken(NO_CARD, whole=False)])[-1] == Fault.CLIPPED


def test_a_cut_off_text_that_is_said_again_is_doubled() -> None:
    spoken = [Spoken(TURN, whole=False), *said(*MESSAGES)]
    assert faults(MESSAGES, spoken) == [Fault.DOUBLED, None, None, None]


def test_a_single_word_that_is_said_again_is_doubled() -> None:
    assert faults(MESSAGES, said(TURN, "turn.", DRAW, SCORES, NO_CARD))[0] == Fault.DOUBLED


def test_a_swallowed_first_letter_is_clipped() -> None:
    assert faults(["nine of clubs"], said("ine of clubs")) == [Fault.CLIPPED]


def test_foreign_words_are_added() -> None:
    assert compare([TURN, DRAW], said(TURN, "blank", DRAW)) == [
        Heard(TURN, f"{TURN} blank", Fault.ADDED),
        Heard(DRAW, DRAW, None),
    ]


def test_the_same_message_twice_has_to_be_heard_twice() -> None:
    assert faults([TURN, TURN], said(TURN, TURN)) == [None, None]
    assert sorted(map(str, faults([TURN, TURN], said(TURN)))) == ["None", "missing"]


def test_messages_in_the_wrong_order_are_a_fault() -> None:
    assert any(faults([TURN, DRAW], said(DRAW, TURN)))


def test_silence_is_missing() -> None:
    assert faults([TURN, DRAW], []) == [Fault.MISSING, Fault.MISSING]


# The report


def session(fault: Fault | None, *, braille: bool = False) -> list[Step]:
    """A start with two messages and a key with one, of which a braille display has the last."""
    first, second = Heard(TURN, TURN, None), Heard(NO_CARD, "and Down." if fault else NO_CARD, fault)
    return [Step(START, [second] if braille else [first, second]), Step("\r", [first])]


def test_the_report_tells_only_what_differs() -> None:
    sessions = {
        "yasr": [*session(None), Step(SAY_LINE, [Heard(TURN, "", Fault.MISSING)])],
        "braille": session(Fault.CLIPPED, braille=True),
    }
    assert list(side_by_side(sessions)) == [
        "",
        "At the start.",
        f"  {TURN}",
        "    same",
        f"  {NO_CARD}",
        "    braille, clipped: and Down.",
        "    the others: same",
        "",
        "Key: Enter.",
        f"  {TURN}",
        "    same",
        "",
        "At the end, each reader's own key for the line of its cursor.",
        f"  {TURN}",
        "    yasr, missing: nothing",
    ]


def test_no_line_of_the_report_is_too_long() -> None:
    long = " ".join([NO_CARD] * 5)
    lines = list(side_by_side({"yasr": [Step("x", [Heard(long, long, Fault.DOUBLED)])]}))
    assert len(lines) > 8
    assert max(map(len, lines)) <= WIDTH


def test_the_counts() -> None:
    steps = session(Fault.CLIPPED)
    assert count("yasr", steps) == "yasr: 3 messages; 0 missing, 1 clipped, 0 doubled, 0 added."
    assert not flawless(steps)
    assert flawless(session(None))
