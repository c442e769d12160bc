"""A table: commands carried out once, bots asked in the right order, a log that replays."""

from __future__ import annotations

import msgspec
import pytest

from miles.table import plain
from miles.table import table as position
from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.games import load
from thousand.miles.moves import Draw, Play
from thousand.miles.rules import classic, playroom
from thousand.table.record import Chair, Header, Logged, decode_header, encode_header, make_header
from thousand.table.table import (
    Command,
    Done,
    Refused,
    Repeated,
    Table,
    decline,
    next_bot,
    open_table,
    play_bot,
    restore,
    seat_bot,
    submit,
)

PERSON = Chair("Ola")
BOT = Chair("Anna", "steady")


def new_table(*chairs: Chair) -> Table:
    table, _ = open_table("miles", playroom(len(chairs)), chairs, from_number(1))
    return table


def at(position: miles.match.Match, *chairs: Chair) -> Table:
    return msgspec.structs.replace(new_table(*chairs), state=position)


def test_a_command_is_carried_out_and_logged() -> None:
    table, answer = submit(new_table(PERSON, BOT), Command("a", 0, 0, Draw()))
    assert isinstance(answer, Done)
    assert answer.seq == table.seq == 1
    assert table.log == (Logged(1, 0, "draw"),)
    assert type(answer.events[0]).__name__ == "CardDrawn"


def test_a_repeated_command_is_answered_and_not_applied_twice() -> None:
    once, _ = submit(new_table(PERSON, BOT), Command("a", 0, 0, Draw()))
    twice, answer = submit(once, Command("a", 0, 0, Draw()))
    assert (twice, answer) == (once, Repeated(1))


def test_a_stale_command_is_refused_with_both_numbers() -> None:
    once, _ = submit(new_table(PERSON, BOT), Command("a", 0, 0, Draw()))
    same, answer = submit(once, Command("b", 0, 0, Draw()))
    assert (same, answer) == (once, Refused(Illegal("stale", at=0, seq=1)))


def test_a_refused_command_changes_nothing_and_may_be_sent_again() -> None:
    table = new_table(PERSON, BOT)
    same, answer = submit(table, Command("a", 1, 0, Draw()))
    assert (same, answer) == (table, Refused(Illegal("not-your-turn", seat=0)))
    _, answer = submit(same, Command("a", 0, 0, Draw()))
    assert isinstance(answer, Done)


def test_the_table_waits_for_the_person_in_turn() -> None:
    assert next_bot(new_table(PERSON, BOT)) is None


def test_a_bot_in_turn_acts() -> None:
    table, _ = submit(new_table(BOT, PERSON), Command("a", 0, 0, Draw()))
    assert next_bot(table) == 0


def test_a_bot_is_asked_for_its_coup_before_the_person_in_turn_plays() -> None:
    """Spec 6: the holder may answer out of turn, whoever is next."""
    game = position("accident 25", "25 25", "driving-ace 25", roads=["", "", "roll"])
    game.play("0 play accident on 3")
    table = at(game.match, PERSON, PERSON, BOT)
    assert next_bot(table) == 2
    assert next_bot(decline(table, 2)) is None


def test_a_persons_chance_holds_the_bots_back_until_it_is_let_go() -> None:
    """Spec 12: alone against bots the game waits, without limit, for C or a decline."""
    game = position("accident 25", "25 25", "driving-ace 25", roads=["", "", "roll"])
    game.play("0 play accident on 3")
    table = at(game.match, BOT, BOT, PERSON)
    assert next_bot(table) is None
    assert next_bot(decline(table, 2)) == 1


def test_nobody_waits_where_the_person_cannot_answer() -> None:
    """Spec 12: otherwise nobody waits."""
    game = position("accident 25", "25 25", "25 25", roads=["", "", "roll"])
    game.play("0 play accident on 3")
    assert next_bot(at(game.match, BOT, BOT, PERSON)) == 1


def test_a_declined_chance_does_not_decline_the_next_one() -> None:
    """Spec 6: a further hazard is itself the next play and opens a window of its own."""
    game = position("stop 25", "speed-limit 25", "right-of-way 25", roads=["", "", "roll"])
    game.play("0 play stop on 3")
    table = decline(at(game.match, BOT, BOT, PERSON), 2)
    assert next_bot(table) == 1
    table, answer = submit(table, Command("a", 1, 0, Play(miles.cards.Card.SPEED_LIMIT, 2)))
    assert isinstance(answer, Done)
    assert next_bot(table) is None, "seat 2 is next in turn, and a person"
    assert table.declined == frozenset()


def test_between_hands_the_persons_decide_and_bots_only_among_themselves() -> None:
    game = position("25", "", rules=plain(2))
    game.play("0 discard 25")
    assert next_bot(at(game.match, PERSON, BOT)) is None
    assert next_bot(at(game.match, BOT, BOT)) == 0


def test_bots_play_a_whole_match_whose_log_replays_to_the_same_state() -> None:
    """Spec 10: a match is determined by its rules, seats, seeds and moves."""
    rules = msgspec.structs.replace(classic(3), match_points=1000)
    table, _ = open_table("miles", rules, (BOT, BOT, BOT), from_number(5))
    while (seat := next_bot(table)) is not None:
        table, done = play_bot(table, seat)
        assert done is None or done.seq == table.seq
    assert table.is_over
    again = restore(decode_header(encode_header(table.header)), table.log)
    assert again.state == table.state
    assert again.log == table.log


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        (
            [Logged(1, 0, "draw"), Logged(2, 0, "draw")],
            Illegal("record-move", number=2, reason="already-drawn"),
        ),
        ([Logged(1, 0, "fly")], Illegal("record-move", number=1, reason="not-a-move")),
        ([Logged(1, 9, "draw")], Illegal("record-move", number=1, reason="out-of-order")),
        ([Logged(2, 0, "draw")], Illegal("record-move", number=1, reason="out-of-order")),
    ],
)
def test_a_log_that_cannot_be_replayed_is_refused_with_its_move(log: list[Logged], reason: Illegal) -> None:
    with pytest.raises(Illegal) as caught:
        restore(new_table(PERSON, BOT).header, log)
    assert caught.value == reason


HEADER = make_header("miles", playroom(2), (PERSON, BOT), from_number(1))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-header"),
        ("{", "record-header"),
        ("[]", "record-header"),
        ('{"version": 7}', "record-version"),
        ('{"version": 1}', "record-header"),
        (encode_header(msgspec.structs.replace(HEADER, master="00")), "record-header"),
        (encode_header(msgspec.structs.replace(HEADER, master="z" * 64)), "record-header"),
        (encode_header(msgspec.structs.replace(HEADER, rules={})), "record-header"),
        (encode_header(msgspec.structs.replace(HEADER, game="chess")), "no-such-game"),
        (encode_header(msgspec.structs.replace(HEADER, chairs=(Chair("X", "nobody"),))), "record-header"),
    ],
)
def test_a_damaged_header_is_refused(text: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        decode_header(text)
    assert caught.value.code == code


def test_a_header_reads_back() -> None:
    assert decode_header(encode_header(HEADER)) == HEADER
    assert isinstance(HEADER, Header)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Illegal, match="no-bot"):
        seat_bot(new_table(PERSON, Chair("X", "grandmaster")), 1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Illegal, match="no-such-game"):
        load("chess")
