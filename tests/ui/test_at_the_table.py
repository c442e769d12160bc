"""The table by keys: every key answers, a refused one with the reason."""

from __future__ import annotations

import sqlite3

import pytest
from keyboard import BACKSPACE, DELETE, DOWN, END, ENTER, HOME, PAGE_DOWN, PAGE_UP, TAB, UP, Keyboard, after

from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance
from thousand.games import load
from thousand.keys.commands import DEFAULT, Command

HAND = "You hold 6 cards: 50 miles, 100 miles, Roll, Repairs and 25 miles twice."
"""The person's hand of the match with seed 1."""

FULL_HAND = 7
"""Cards after drawing."""


def test_the_opening_is_the_rooms(keyboard: Keyboard) -> None:
    """Spec 11: the room's opening lines; then the cards of the player alone."""
    assert keyboard.play() == [
        "The game is starting. Individual game. Victory is set to 5000 points.",
        "Round 1. Anna shuffles and deals six cards to each player.",
        HAND,
        "It is your turn.",
    ]


def heard_for(keyboard: Keyboard, *keys: str) -> list[str]:
    """What the last of the keys is answered with."""
    before = len(keyboard.play(*keys[:-1]))
    return keyboard.play(*keys)[before:]


NAMED = {
    "up": UP,
    "down": DOWN,
    "left": "\x1b[D",
    "right": "\x1b[C",
    "home": HOME,
    "end": END,
    "enter": ENTER,
    "delete": DELETE,
    "escape": BACKSPACE,
    "backspace": BACKSPACE,
    "tab": TAB,
    "backtab": "\x1b[Z",
    "pageup": PAGE_UP,
    "pagedown": PAGE_DOWN,
    "f1": "\x1bOP",
    "alt-o": "\x1bo",
    "ctrl-c": "\x03",
    "ctrl-d": "\x04",
}


@pytest.mark.parametrize(
    "key", [key for keys in DEFAULT.table.values() for key in keys if key not in ("x", "v")]
)
def test_every_bound_key_answers_with_a_real_line(keyboard: Keyboard, key: str) -> None:
    """a11y: silence is a bug; a reply is never one or two characters long, nor begins with its key."""
    answer = heard_for(keyboard, NAMED.get(key, key))
    assert answer, key
    assert all(2 < len(line) <= 120 for line in answer)
    if len(key) == 1 and key.isalnum():
        assert not answer[0].casefold().startswith(key.casefold())


@pytest.mark.parametrize("key", ["#", "\x01", "\x1b[17~", "ż", "\x1bz", "y", "b", "u"])
def test_a_key_that_means_nothing_is_answered_with_one_sentence(keyboard: Keyboard, key: str) -> None:
    assert heard_for(keyboard, key) == ["That key does nothing here. Question mark lists the keys."]


HERE = DEFAULT.at_table(load("miles").commands).here


def test_help_lists_every_command_once(keyboard: Keyboard) -> None:
    """By lines: at once they would be more than a screen, of which some readers say only what stays there."""
    opening = keyboard.play()
    title, *lines = keyboard.play("?", *[DOWN] * len(HERE))[len(opening) :]
    assert title == "Keys. Up and Down move, any other key goes back."
    assert len(dict.fromkeys(lines)) == len(HERE)
    assert lines[-2] == lines[-1], "the end is reached"


def test_any_other_key_leaves_the_help_and_does_nothing_else(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, "?", " ") == ["Your turn: draw a card with Space."]


def test_a_capital_without_a_binding_is_its_small_letter() -> None:
    assert DEFAULT.command_for("S") is Command.SCORES
    assert DEFAULT.command_for("I") is Command.INFO_ME


def test_enter_in_haste_is_enter(keyboard: Keyboard) -> None:
    """a11y: an Enter typed in haste arrives as Ctrl-J."""
    assert heard_for(keyboard, DOWN, "\n") == heard_for(keyboard, DOWN, "\r")


def test_playing_before_drawing_is_refused_with_the_rooms_sentence(keyboard: Keyboard) -> None:
    """Spec 3."""
    assert heard_for(keyboard, "3", ENTER)[0].startswith("You must draw a card first")


def test_a_card_says_its_place_and_whether_it_can_be_played(keyboard: Keyboard) -> None:
    heard = keyboard.play(DOWN, DOWN, DOWN, UP)
    assert heard[-4:] == [
        "50 miles, 1 of 6, cannot be played: you need a Roll",
        "100 miles, 2 of 6, cannot be played: you need a Roll",
        "Roll, 3 of 6, can be played",
        "100 miles, 2 of 6, cannot be played: you need a Roll",
    ]


@pytest.mark.parametrize(
    ("key", "card"), [("3", "Roll, 3 of 6"), ('"', "Roll, 3 of 6"), (END, "25 miles, 6 of 6")]
)
def test_a_digit_goes_to_its_card_also_on_a_french_keyboard(keyboard: Keyboard, key: str, card: str) -> None:
    assert heard_for(keyboard, key)[0].startswith(card)


def test_a_digit_beyond_the_hand_is_answered(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, "9") == ["You hold only 6 cards."]


def test_z_goes_to_the_next_playable_card(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, "z")[0].startswith("Roll, 3 of 6, can be played")
    assert heard_for(keyboard, ";")[0].startswith("Roll, 3 of 6, can be played")


def test_space_draws_and_enter_plays_the_card_under_the_cursor(keyboard: Keyboard) -> None:
    heard = after(keyboard.play(" ", "3", ENTER), "It is your turn.")
    assert heard[0].startswith("You draw ")
    assert heard[1] == f"Roll, 3 of {FULL_HAND}, can be played"
    assert heard[2] == "You play Roll: you may drive."
    assert heard[-1].startswith("It is your turn")


def test_a_card_that_came_under_the_cursor_unheard_is_said_before_it_is_used(keyboard: Keyboard) -> None:
    """After the third card is played the fourth lies under the cursor, and nobody has heard it."""
    start = [" ", "3", ENTER, " "]
    fourth = heard_for(keyboard, *start, "d")
    assert fourth == heard_for(keyboard, *start, "3")
    assert fourth[0].startswith("Repairs, 3 of 7")
    assert heard_for(keyboard, *start, "d", "d")[0] == "You discard Repairs."
    assert heard_for(keyboard, *start, DOWN) == fourth, "Down does not pass over it"
    assert heard_for(keyboard, *start, DOWN, DOWN)[0].startswith("25 miles, 4 of 7")


def test_space_again_is_refused(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, " ", " ")[0].startswith("You have drawn already")


@pytest.mark.parametrize("key", ["d", DELETE])
def test_discarding(keyboard: Keyboard, key: str) -> None:
    assert heard_for(keyboard, " ", "1", key)[0] == "You discard 50 miles."


def test_a_discard_without_a_card_chosen_is_refused(keyboard: Keyboard) -> None:
    assert "choose" in heard_for(keyboard, " ", "d")[0]


def test_c_without_a_hazard_to_answer_is_refused(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, "c")[0].startswith("There is no coup fourré to make now")


def test_repeat_says_the_last_event_again(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, "s", "r") == ["It is your turn."]


def test_the_history_walks_back_and_stops_at_its_ends(keyboard: Keyboard) -> None:
    opening = keyboard.play()
    heard = keyboard.play(*[PAGE_UP] * 5, PAGE_DOWN, ">", "<")[len(opening) :]
    places = (4, 3, 2, 1, 1, 2, 3, 2)
    assert heard == [f"{opening[place - 1].removesuffix('.')}, {place} of 4" for place in places]


def test_tab_goes_into_the_history_and_back(keyboard: Keyboard) -> None:
    heard = keyboard.play(TAB, HOME, "#", TAB)
    assert heard[4] == "History. Up and Down move, Tab goes back to the table."
    assert heard[6].startswith("The game is starting.")
    assert heard[7].startswith("No such key in the history")
    assert heard[8] == "Your turn: draw a card with Space."


def test_detail_changes_what_is_said_and_is_remembered(keyboard: Keyboard) -> None:
    brief = keyboard.play("l", "l", "l", " ")
    assert brief[-4:-1] == [
        "Full detail: every event.",
        "Braille lines, Question mark explains",
        "Brief: the fewest words.",
    ]
    assert not brief[-1].startswith("You draw")
    assert keyboard.play()[-1] != "It is your turn."


def test_leaving_asks_and_no_stays(keyboard: Keyboard) -> None:
    heard = keyboard.play(" ", "q", DOWN, ENTER, "t")
    assert heard[5:7] == ["Leave the table? The game is saved.", "Yes, 1 of 2"]
    assert heard[-2:] == ["You stay at the table.", "Your turn: play or discard a card."]


def test_escape_twice_asks_to_leave_but_not_with_another_key_between(keyboard: Keyboard) -> None:
    assert heard_for(keyboard, BACKSPACE) == ["Press Escape again to leave the table."]
    assert heard_for(keyboard, BACKSPACE, BACKSPACE)[0].startswith("Leave the table?")
    assert heard_for(keyboard, BACKSPACE, "t", BACKSPACE) == ["Press Escape again to leave the table."]


def test_a_terminal_of_twenty_columns_is_wrapped_at_words(keyboard: Keyboard) -> None:
    heard = keyboard.play(*[" ", "3", ENTER, "i", "s"], width=20)
    assert all(len(line) <= 20 for line in heard)
    assert "The game is" in heard


def test_a_pasted_text_is_no_key(keyboard: Keyboard) -> None:
    """Nobody who pastes means to discard a card by the letter d."""
    heard = keyboard.play("\x1b[200~ 1d\x07\x1b[2Js\x1b[201~")
    assert heard[4:] == ["That key does nothing here. Question mark lists the keys."]


def test_a_full_disk_is_told_once_and_the_match_goes_on(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite3.connect

    def small(*args: object, **options: object) -> sqlite3.Connection:
        connection = real(*args, **options)  # type: ignore[call-overload]
        connection.execute("PRAGMA page_size = 512")
        connection.execute("PRAGMA max_page_count = 12")
        assert isinstance(connection, sqlite3.Connection)
        return connection

    monkeypatch.setattr("thousand.store.database.sqlite3.connect", small)
    heard = keyboard.play(*[" ", "1", "d"] * 30)
    assert sum(line.startswith("The disk is full") for line in heard) == 1
    assert sum(line.startswith("You discard") for line in heard) > 10


def test_a_damaged_file_of_matches_is_told_and_kept(keyboard: Keyboard) -> None:
    (keyboard.home / "matches.sqlite3").write_bytes(b"no database at all" * 100)
    heard = keyboard.play(" ")
    assert any(line.startswith("The saved games were damaged. They are kept as ") for line in heard)
    assert (keyboard.home / "matches.sqlite3.broken-1").read_bytes().startswith(b"no database")


def test_an_edited_match_is_told_and_the_menu_stays(keyboard: Keyboard) -> None:
    keyboard.play(" ", "1", "d")
    database = sqlite3.connect(keyboard.home / "matches.sqlite3")
    database.execute("UPDATE move SET move = 'discard 100' WHERE seq = 2")
    database.commit()
    database.close()
    heard = keyboard.play("c", ENTER, DOWN, entrance=Entrance(None, lang="en", face="linear"))
    assert heard[-2].startswith("A saved game was changed by hand at move 2")
    assert heard[-1] == "Options, 3 of 10"


def test_more_bots_sit_down_when_asked(keyboard: Keyboard) -> None:
    heard = keyboard.play("w", wanted=Wanted(bots=5, seed=1))
    assert heard[-7:-5] == ["At the table, in the order of play, 6 players:", "Ola, that is you."]
    assert heard[-5:] == [f"{name}, a bot." for name in ("Anna", "Borys", "Celia", "Daniel", "Ewa")]
