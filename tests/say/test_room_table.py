"""How a table over the network stands, who is there, what it waits for, and how it is told in a list."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from say import ear
from say.room_samples import EVA, JAN, LONG, OLA, ears, seen, table
from table.rooms import Played as Table
from thousand.say import room as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail
from thousand.table import room_orders as do
from thousand.table.lobby import Card, card
from thousand.table.room import Pause, Person
from thousand.table.room_sight import RoomView, SeatView, Trouble, look

VIEWERS = (OLA, JAN, EVA)


def alone(game: str | None = "miles") -> RoomView:
    return look(Table(OLA, game).room, OLA)


def full_house() -> RoomView:
    """As many as a table holds, with names that are all as long as can be, and alike but for their ends."""
    names = [f"{'K' * 18} {letter}" for letter in "abcdefghi"]
    beside = [f"{'X' * 18} {letter}" for letter in "abcdefghi"]
    return msgspec.structs.replace(
        seen(OLA),
        viewer=names[0],
        host=names[1],
        seats=tuple(SeatView(name, name, "steady") for name in names),
        people=tuple(Person(name, here=False) for name in (*names[:-1], *beside)),
        muted=tuple(names[1:] + beside),
        private=True,
    )


TABLES: dict[str, Any] = {
    **{viewer: seen(viewer) for viewer in VIEWERS},
    **{f"{viewer} long": seen(viewer, LONG) for viewer in VIEWERS},
    "private": seen(JAN, LONG, private=True),
    "alone": alone(),
    "for talk": alone(None),
    "tysiac": alone("tysiac"),
    "playing": seen(JAN, LONG, playing=True),
    "starting": seen(JAN, LONG, starting=True),
    "trouble": seen(OLA, LONG, trouble=Trouble("reshuffle-needed", {"high": 6})),
    "bots alone": seen(JAN, seats=tuple(it for it in seen(JAN).seats if it.who is None)),
    "nobody seated": seen(OLA, seats=()),
    "full house": full_house(),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("room", list(TABLES.values()), ids=list(TABLES))
def test_every_answer_fits_in_every_detail(lang: str, room: RoomView) -> None:
    for detail in Detail:
        scribe = ears(detail, lang)
        ear.check(words.standing(scribe, room), scribe.limit)
        count, *everybody = words.people(scribe, room)
        ear.check([count], scribe.limit)
        ear.check(everybody)
        waits = words.waits_for(scribe, room)
        ear.check([waits], scribe.limit if room.trouble is None else 120)


def test_no_answer_begins_with_the_letter_of_its_key() -> None:
    for room, detail in product(TABLES.values(), (Detail.BRIEF, Detail.NORMAL, Detail.FULL)):
        ear.check_answer("t", [words.waits_for(ears(detail), room)])
        ear.check_answer("w", words.people(ears(detail), room))


# How it stands.


def test_the_host_hears_how_to_begin_and_the_keys() -> None:
    assert words.standing(ears(), seen(OLA)) == (
        "Your table: 1000 Miles, rules: playroom.",
        "4 seated: you, Jan, the bot Anna and the bot Borys.",
        "1 watching: Eva.",
        "Press Enter to start the game.",
        "Keys: B adds a bot, Shift B removes one, Y invites, O sets options, Tab opens the chat.",
    )


def test_others_hear_whose_table_it_is_and_only_their_own_keys() -> None:
    assert words.standing(ears(), seen(EVA)) == (
        "Ola's table: 1000 Miles, rules: playroom.",
        "4 seated: Ola, Jan, the bot Anna and the bot Borys.",
        "1 watching: you.",
        "Waiting for Ola, the host, to start the game.",
        "Keys: Y invites, O tells the options, W and your own name: you take a seat, Tab opens the chat.",
    )


def test_at_a_private_table_only_the_host_invites() -> None:
    assert words.standing(ears(), seen(JAN, private=True))[0].endswith("private.")
    assert "Y invites" not in words.standing(ears(), seen(JAN, private=True))[-1]
    assert "Y invites" in words.standing(ears(), seen(OLA, private=True))[-1]


def test_at_a_table_for_talk_there_are_no_bots_and_only_the_host_can_choose_a_game() -> None:
    assert words.standing(ears(), alone(None)) == (
        "Your table: only for talk.",
        "1 seated: you.",
        "No game is chosen: this table is only for talk.",
        "Keys: Y invites, O chooses a game, Tab opens the chat.",
    )
    guest = msgspec.structs.replace(alone(None), viewer=EVA)
    assert words.standing(ears(), guest)[-1] == "Keys: Y invites, Tab opens the chat."
    assert words.standing(ears(Detail.BRAILLE), alone(None))[-1].endswith("O: choose a game, Tab: chat")


def test_the_keys_are_not_told_in_brief_nor_while_a_match_is_on() -> None:
    for room in (seen(OLA, playing=True), seen(OLA, starting=True)):
        assert not any(line.startswith("Keys") for line in words.standing(ears(), room))
    assert not any(line.startswith("Keys") for line in words.standing(ears(Detail.BRIEF), seen(OLA)))


def test_the_braille_level_has_short_lines_of_whole_facts() -> None:
    assert words.standing(ears(Detail.BRAILLE), seen(OLA)) == (
        "Your table: 1000 Miles, rules: playroom",
        "4 seated: you, Jan, bot Anna, bot Borys",
        "1 watching: Eva",
        "Press Enter to start",
        "B: bot, Shift B: bot away, Y: invite",
        "O: options, Tab: chat",
    )


# Who is there.


def test_who_sits_comes_first_and_each_is_a_line() -> None:
    assert words.people(ears(), seen(JAN)) == (
        "4 seated at this table, 1 watching.",
        "Ola, host, seat 1",
        "Jan, that is you, seat 2",
        "Anna, a bot, level steady, seat 3",
        "Borys, a bot, level steady, seat 4",
        "Eva, watching",
    )
    assert words.people(ears(), alone())[0] == "1 seated at this table."


def test_who_is_away_or_gone_or_muted_is_told() -> None:
    room = table()
    room.start()
    room.server(do.Lose(JAN))
    room.server(do.StandIn(JAN))
    room.does(EVA, do.Mute(OLA))
    assert words.people(ears(), look(room.room, EVA))[1:3] == (
        "Ola, host, seat 1, muted",
        "Jan, seat 2, disconnected, a bot plays",
    )
    room.server(do.Regain(JAN))
    room.does(JAN, do.Leave())
    assert words.people(ears(), look(room.room, EVA))[2] == "Jan, seat 2, has left, a bot plays"


def test_a_name_shown_in_short_is_also_told_whole() -> None:
    lines = words.people(ears(Detail.BRAILLE), seen(JAN, LONG))
    assert lines[1] == f"KKKKKKKKKK, host, seat 1, in full {'K' * 20}"
    assert words.people(ears(Detail.BRAILLE), seen(JAN))[2:4] == (
        "Jan, you, seat 2",
        "Anna, bot, steady, seat 3",
    )


def test_no_two_short_names_at_a_table_are_alike() -> None:
    _, *everybody = words.people(ears(Detail.BRAILLE), full_house())
    assert len({line.split(",")[0] for line in everybody}) == len(everybody) == 18


# What it waits for.


@pytest.mark.parametrize(
    ("viewer", "changes", "text"),
    [
        (OLA, {}, "Press Enter to start the game."),
        (JAN, {}, "Waiting for Ola, the host, to start the game."),
        (JAN, {"playing": True}, "A game is on."),
        (JAN, {"starting": True}, "Shuffling: the game begins in a moment."),
        (JAN, {"game": None}, "No game is chosen: this table is only for talk."),
        (JAN, {"seats": ()}, "Waiting for 2 more players."),
        (OLA, {"seats": ()}, "Waiting for 2 more players: B adds a bot, Y invites."),
        (
            OLA,
            {"trouble": Trouble("no-such-teams", {"size": 3, "seats": 4})},
            "Options do not fit. Teams of 3 cannot be made from 4 players.",
        ),
    ],
)
def test_what_the_table_waits_for(viewer: str, changes: dict[str, Any], text: str) -> None:
    assert words.waits_for(ears(), seen(viewer, **changes)) == text


@pytest.mark.parametrize(
    ("viewer", "text"),
    [
        (OLA, "You wait for a coup fourré."),
        (JAN, "Have you the safety? C answers, Escape lets it go by."),
        (EVA, "All wait for a coup fourré."),
    ],
)
def test_whoever_asks_hears_of_the_pause_for_a_coup_fourre(viewer: str, text: str) -> None:
    """Spec 12."""
    assert words.pause(ears(), seen(viewer, playing=True, pause=Pause((0,), (1,), 10, 7))) == text
    assert words.pause(ears(), seen(viewer, playing=True)) is None


def test_who_watches_hears_how_to_take_a_seat_while_one_is_free() -> None:
    assert "W and your own name" in " ".join(words.standing(ears(), seen(EVA)))
    assert "W and your own name" not in " ".join(words.standing(ears(), seen(JAN)))
    full = msgspec.structs.replace(full_house(), viewer=f"{'X' * 18} a", seat=None)
    assert "your own name" not in " ".join(words.standing(ears(), full))


def test_a_match_needs_a_person() -> None:
    room = table()
    for name in (OLA, JAN):
        room.does(name, do.Stand())
    assert room.refused(OLA, do.Start()).code == "nobody-plays"
    waits = words.waits_for(ears(), look(room.room, OLA))
    assert waits == "Waiting for a person to take a seat: only bots are seated."


@pytest.mark.parametrize("bots", range(3))
def test_the_host_is_told_to_start_where_that_is_possible(bots: int) -> None:
    room = Table(OLA)
    room.bots(bots)
    ready = words.waits_for(ears(), look(room.room, OLA)) == "Press Enter to start the game."
    assert ready == (bots > 0)
    if ready:
        room.does(OLA, do.Start())
    else:
        room.refused(OLA, do.Start())


# In a list.


def shown(**changes: Any) -> Card:
    return msgspec.structs.replace(card(table().room), **changes)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "Ola's table: 1000 Miles, 4 of 9 seats taken, not playing yet, 1 watching"),
        ({"playing": True, "watching": 0}, "Ola's table: 1000 Miles, 4 of 9 seats taken, playing"),
        ({"game": None, "private": True}, "Ola's table: only for talk, 4 seated, 1 watching, private"),
    ],
)
def test_a_table_in_a_list(changes: dict[str, Any], text: str) -> None:
    assert words.card(ears(), shown(**changes)) == text


def test_in_full_it_tells_who_sits_there_where_that_fits() -> None:
    full = words.card(ears(Detail.FULL), shown())
    assert full.endswith("1 watching, seated Ola, Jan, Anna and Borys")
    many = shown(seated=tuple(letter * 20 for letter in "ABCDEFGHI"))
    assert words.card(ears(Detail.FULL), many) == words.card(ears(), many)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["miles", "tysiac", None])
def test_a_table_in_a_list_is_one_line(lang: str, game: str | None) -> None:
    """What a braille line cannot hold, the list folds."""
    for detail in Detail:
        line = words.card(ears(detail, lang), shown(game=game, host="K" * 20, private=True, watching=100))
        ear.check([line])
        short = words.card(ears(detail, lang), shown(game=game, watching=0))
        ear.check([short], ears(detail, lang).limit)


# Coming back.


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("count", "complete"), [*product((0, 1, 2, 5, 22, 500), (True, False))])
def test_how_much_was_missed_is_told_in_one_line(lang: str, count: int, complete: bool) -> None:
    for detail in Detail:
        scribe = ears(detail, lang)
        ear.check([words.missed(scribe, count, complete=complete)], scribe.limit)


def test_moves_are_counted_in_the_grammar_of_the_language() -> None:
    assert words.missed(ears(), 0) == "No move was made while you were away."
    assert words.missed(ears(), 1) == "1 move while you were away."
    assert words.missed(ears(), 3) == "3 moves while you were away."
    assert words.missed(ears(), 3, complete=False) == (
        "More than 3 moves while you were away; only the last are remembered."
    )
