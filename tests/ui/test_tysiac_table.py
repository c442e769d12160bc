"""The table of Tysiąc by keys and by ear."""

from __future__ import annotations

import json

import pytest
from faces import Heard
from keyboard import BACKSPACE, DOWN, ENTER, UP, Keyboard

from thousand import tysiac
from thousand.bots.base import Choice
from thousand.deal import from_number
from thousand.doors.local_table import LocalTable
from thousand.doors.new_match import Wanted
from thousand.game import Illegal
from thousand.games import load
from thousand.games.tysiac_desk import ORDERS
from thousand.say.scribe import Scribe
from thousand.table.record import Chair, make_header
from thousand.table.table import Table
from thousand.tysiac.moves import Pass
from thousand.tysiac.view import View
from thousand.ui.ears import Ears
from thousand.ui.game import GameScreen
from thousand.ui.shell import Shell
from tysiac.table import Table as Dealt
from tysiac.table import dealt, ending, ruled

SEED_14 = Wanted("tysiac", bots=2, level="steady", seed=14)


class Nowhere:
    """Keeps no match."""

    safe = True

    def save(self, table: Table) -> None:
        """Let it go."""


class AlwaysPass:
    """Bots that pass, and otherwise do the first thing that they may."""

    def choose(self, view: View) -> Choice:
        """What to do."""
        moves = tysiac.legal(view)
        return Choice(Pass() if Pass() in moves else moves[0])


class Player:
    """Somebody in seat 0 of a table that was set up by hand; what they hear of each key."""

    def __init__(self, game: Dealt, lang: str = "en") -> None:
        names = ("Ola", "Anna", "Borys", "Celia")[: game.deal.seats]
        chairs = tuple(Chair(name, "steady" if seat else None) for seat, name in enumerate(names))
        header = make_header("tysiac", game.match.rules, chairs, from_number(0))
        self.face = Heard()
        self.shell = Shell(Ears(self.face, lambda: self.face), Scribe(lang))
        port = LocalTable(Table(header, game.match), Nowhere(), bot=AlwaysPass())
        self.screen = GameScreen(self.shell, port, lambda: None)
        self.shell.open(self.screen)

    def press(self, *keys: str) -> list[str]:
        """What is heard of the last key."""
        for key in keys:
            self.face.lines.clear()
            self.shell.press(key)
            assert self.face.lines, f"{key!r} was met with silence"
        return list(self.face.lines)

    def said(self, code: str) -> str:
        """The sentence of a refusal without parameters."""
        words = load("tysiac").room("words")
        return str(words.refusal(self.shell.scribe, None, Illegal(code)))


# The auction


def test_the_auction_tells_the_bids_and_what_may_be_bid(keyboard: Keyboard) -> None:
    heard = keyboard.play(DOWN, DOWN, DOWN, UP, wanted=SEED_14)
    assert heard[3:] == [
        "Borys has to open with 100.",
        "You may bid 110 to 120, or pass.",
        "Bid 110, 1 of 3",
        "Bid 120, 2 of 3",
        "Pass, 3 of 3",
        "Pass, 3 of 3",
        "Bid 120, 2 of 3",
    ]


def test_enter_pressed_twice_answers_a_question_and_lays_no_card(keyboard: Keyboard) -> None:
    """The second Enter comes to the table, where a card has long been under the cursor: it is said."""
    wanted = Wanted("tysiac", bots=1, level="steady", seed=1)
    heard = keyboard.play(BACKSPACE, "1", ENTER, "1", ENTER, ENTER, wanted=wanted)
    assert heard[-2:] == ["Your turn: lay 2 cards away.", "ace of hearts, 1 of 12"]
    assert "You lay away the ace of hearts." in keyboard.play(
        *(BACKSPACE, "1", ENTER, "1", ENTER, ENTER, ENTER), wanted=wanted
    )


@pytest.mark.parametrize("keys", [["p"], ["P"], ["\x1bp"], ["3"], [DOWN, DOWN, ENTER], [BACKSPACE, "p"]])
def test_passing_has_a_key_and_an_item(keyboard: Keyboard, keys: list[str]) -> None:
    heard = keyboard.play(*keys, wanted=SEED_14)
    assert "You pass." in heard


def test_while_it_asks_the_table_can_be_looked_at(keyboard: Keyboard) -> None:
    """The keys that tell how things stand answer, and the question stays."""
    heard = keyboard.play("h", "c", "m", "k", "f", "n", "i", "s", "e", DOWN, wanted=SEED_14)
    assert heard[6].startswith("You hold 7 cards: hearts king;")
    assert heard[7] == "Highest bid 100, by Borys."
    assert "Sorted by rank." in heard
    assert heard[-1] == "Bid 120, 2 of 3"


def test_it_can_wait_while_one_walks_through_the_hand(keyboard: Keyboard) -> None:
    heard = keyboard.play(BACKSPACE, DOWN, DOWN, ENTER, wanted=SEED_14)
    assert heard[6:] == [
        "Your answer can wait: Enter asks again.",
        "king of hearts, 1 of 7",
        "ace of diamonds, 2 of 7",
        "You may bid 110 to 120, or pass.",
        "Bid 110, 1 of 3",
    ]


def test_the_help_of_the_question_tells_the_key_that_passes(keyboard: Keyboard) -> None:
    assert "Pass in the auction: P, Alt P." in keyboard.play("?", wanted=SEED_14)


# Giving, the bomb, raising


def declared(**options: object) -> Player:
    game = dealt("kh qh", "ah", "", musik="as 9c 9d", rules=ruled(3, **options))
    return Player(game)


def test_a_card_is_given_by_enter_and_then_to_whom() -> None:
    player = declared()
    assert player.press("end")[0].startswith("nine of spades, 10 of 10")
    asked = player.press("enter")
    assert asked == ["Who gets the nine of spades?", "Anna gets the nine of spades, 1 of 3"]
    assert player.press("escape") == ["Cancelled. You still hold the card."]
    heard = player.press("enter", "2")
    assert heard == ["You give Borys the nine of spades."]
    player.press("1")
    heard = player.press("enter")
    assert heard[0] == "You give Anna the king of hearts."


def test_the_bomb_is_asked_about_and_can_be_called_off() -> None:
    player = declared()
    assert player.press("d")[0].startswith("Really drop the bomb?")
    assert player.press("escape") == ["Cancelled. Nothing has changed."]
    heard = player.press("d", "enter")
    assert heard[0] == "You drop a bomb: this deal is not played."
    assert heard[-1] == "Press Enter for the next deal."


def test_a_contract_can_be_raised_where_the_rules_let_one() -> None:
    player = declared(raise_after_musik=True)
    assert player.press("u")[-1].endswith(", 1 of 13")
    assert player.press("down", "enter") == ["You raise the contract to 120."]
    assert "130" in player.press("+")[-1]


def test_what_cannot_be_done_says_why() -> None:
    player = declared(bombs=0)
    assert player.press("d") == [player.said("no-bombs")]
    assert player.press("u") == [player.said("no-raise")]
    assert player.press("p") == [player.said("give-now")]


# Playing


def test_cards_say_whether_they_can_be_played_and_a_refusal_says_why() -> None:
    player = Player(ending("kh 9s", "9h ah", "10h js", turn=1, declarer=1))
    (said,) = player.press("2")
    assert said.startswith("nine of spades, 2 of 2")
    assert "hearts" in said, "the suit that has to be followed"
    assert "hearts" in player.press("enter")[0]
    assert player.press("z") == ["king of hearts, 1 of 2, can be played"]


def test_a_marriage_is_told_before_the_card_that_declares_it() -> None:
    player = Player(ending("kh qh", "9h ah", "10h js"))
    assert "declares the marriage" in player.press("2")[0]
    heard = player.press("enter")
    assert heard[0].startswith("You declare a marriage of hearts: 100 points")
    assert heard[1] == "You lead the queen of hearts."


def test_a_card_that_came_under_the_cursor_is_said_first() -> None:
    player = Player(ending("kh 9s js", "9c 9d jd", "jc qd qc"))
    player.press("1", "enter")
    assert player.press("enter")[0].startswith("jack of spades, 1 of 2")
    assert player.press("enter")[0] == "You lead the jack of spades."


def test_the_next_deal_is_dealt_by_enter() -> None:
    player = Player(ending("kh", "9h", "10h", rules=ruled(3)))
    heard = player.press("1", "enter")
    assert heard[-1] == "Press Enter for the next deal."
    assert any(line.startswith("Deal 2.") for line in player.press("enter"))


def test_with_two_seats_a_musik_is_chosen_and_cards_are_laid_away() -> None:
    player = Player(dealt("kh qh", "ah"))
    assert player.press("escape") == ["Your answer can wait: Enter asks again."]
    assert "musik" in player.press("enter")[0]
    heard = player.press("2")
    assert heard[0].startswith("You take the second musik")
    player.press("end")
    assert player.press("enter")[0].startswith("You lay")


# Sorting


def test_the_hand_is_sorted_by_a_key_and_the_cursor_stays_on_its_card() -> None:
    player = Player(ending("kh 9s as jh", "9c 9d jd qs", "jc qd qc ks"))
    assert player.press("2") == ["jack of hearts, 2 of 4, can be played"]
    assert player.press("e")[0] == "Sorted by rank."
    assert player.press("up") == ["king of hearts, 2 of 4, can be played"]
    assert player.press("up") == ["ace of spades, 1 of 4, can be played"]


def test_the_order_is_remembered(keyboard: Keyboard) -> None:
    keyboard.play("e", wanted=SEED_14)
    assert json.loads((keyboard.home / "settings.json").read_text())["order"] == "rank"
    assert keyboard.play("h", wanted=SEED_14)[2].startswith("You hold 7 cards: ace of diamonds;")
    assert "Sorted by suit." in keyboard.play("e", wanted=SEED_14)


def test_an_order_that_no_game_has_is_the_usual_one(keyboard: Keyboard) -> None:
    (keyboard.home / "settings.json").write_text('{"order": "colour"}')
    assert keyboard.play(wanted=SEED_14)[2].startswith("You hold 7 cards: hearts king;")
    assert ORDERS[0] == "suit"


# Keys of the table


def test_keys_of_the_other_game_do_nothing_here_and_sound_has_another_one(keyboard: Keyboard) -> None:
    heard = keyboard.play(BACKSPACE, " ", "M", wanted=SEED_14)
    nothing = heard.index("That key does nothing here. Question mark lists the keys.")
    assert heard[nothing + 1].startswith("Sounds are "), "and then perhaps that there is no sound card"
