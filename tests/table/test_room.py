"""A room's people: coming and going, host, invitations, chat; every command once."""

from __future__ import annotations

import pytest
from rooms import Played

from thousand.game import Illegal
from thousand.table import room_orders as do
from thousand.table.room import KEPT_EVENTS, open_room
from thousand.table.room_act import Acted
from thousand.table.room_events import (
    BotCame,
    BotNamed,
    BotWent,
    Came,
    Closed,
    GameChosen,
    HostNow,
    Invited,
    Lost,
    Muted,
    OptionsChosen,
    Regained,
    Said,
    Sat,
    SeatBack,
    Stood,
    StoodIn,
    Swapped,
    Unbanned,
    Went,
)
from thousand.table.room_orders import Order
from thousand.table.room_sight import look, since
from thousand.table.table import Repeated


def test_who_opens_a_room_is_its_host_and_sits() -> None:
    room = open_room("r1", "Ola", "miles")
    assert (room.host, room.owners, room.rules) == ("Ola", ("Ola",), "playroom")
    with pytest.raises(Illegal, match="no-such-game"):
        open_room("r1", "Ola", "chess")


def test_who_comes_sits_or_watches() -> None:
    table = Played()
    assert table.does("Jan", do.Join()) == (Came("Jan", 1),)
    assert table.does("Ewa", do.Join(watch=True)) == (Came("Ewa", None),)
    assert table.room.owners == ("Ola", "Jan")
    assert table.refused("Ewa", do.Join()) == Illegal("already-here")
    assert table.does("Ewa", do.Sit()) == (Sat("Ewa", 2),)
    assert table.refused("Ewa", do.Sit()) == Illegal("already-seated")
    assert table.does("Jan", do.Stand()) == (Stood("Jan", 1),)
    assert table.room.owners == ("Ola", "Ewa")
    assert table.refused("Jan", do.Stand()) == Illegal("not-seated")


def test_nobody_sits_where_the_game_has_no_more_seats() -> None:
    table = Played(game="tysiac")
    table.join("A1", "A2", "A3")
    assert table.does("A4", do.Join()) == (Came("A4", None),)
    assert table.refused("A4", do.Sit()) == Illegal("table-full", limit=4)
    assert table.refused("Ola", do.AddBot()) == Illegal("table-full", limit=4)


def test_only_who_is_at_the_table_may_do_anything_there() -> None:
    assert Played().refused("Eve", do.Say("hi")) == Illegal("not-at-table", name="Eve")


def test_nobody_gives_the_servers_commands_nor_the_server_a_persons() -> None:
    table = Played()
    assert table.refused("Ola", do.Lose("Ola")) == Illegal("not-yours")
    assert table.refused("", do.Say("hi")) == Illegal("not-yours")


# The host.


def test_the_host_hands_over_and_is_handed_on_when_it_leaves() -> None:
    """Spec of the room: "master; handed on when the host leaves"."""
    table = Played()
    table.join("Jan", "Ewa")
    assert table.refused("Jan", do.HandOver("Jan")) == Illegal("not-host", host="Ola")
    assert table.refused("Ola", do.HandOver("Ola")) == Illegal("not-yourself")
    assert table.refused("Ola", do.HandOver("Eve")) == Illegal("not-at-table", name="Eve")
    assert table.does("Ola", do.HandOver("Ewa")) == (HostNow("Ewa"),)
    assert table.does("Ewa", do.Leave()) == (Went("Ewa"), HostNow("Ola"))


def test_a_host_who_leaves_is_followed_by_one_who_sits_and_is_there() -> None:
    table = Played()
    table.join("Watcher", watch=True)
    table.join("Gone", "Jan")
    table.server(do.Lose("Gone"))
    assert table.does("Ola", do.Leave())[-1] == HostNow("Jan")


def test_a_room_that_everybody_leaves_is_closed() -> None:
    table = Played()
    assert table.does("Ola", do.Leave()) == (Went("Ola"), Closed())
    assert table.refused("Jan", do.Join()) == Illegal("closed")


@pytest.mark.parametrize(
    "command",
    [
        *(do.Kick("Ewa"), do.Unban("Ewa"), do.HandOver("Ewa"), do.SetPrivate(True), do.AddBot()),
        *(do.RemoveBot(), do.Swap(0, 1), do.ChooseGame("miles"), do.Choose("classic"), do.SetPause(3)),
        *(do.Start(), do.Abandon()),
    ],
)
def test_only_the_host_arranges_the_table(command: do.PersonCommand) -> None:
    table = Played()
    table.join("Jan", "Ewa")
    assert table.refused("Jan", command) == Illegal("not-host", host="Ola")


# Kick, ban, private tables, invitations.


def test_who_is_kicked_may_come_again_and_who_is_banned_may_not() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    assert table.does("Ola", do.Kick("Jan")) == (Went("Jan", "kicked", "Ola"),)
    assert table.does("Jan", do.Join()) == (Came("Jan", 2),)
    assert table.does("Ola", do.Kick("Jan", ban=True)) == (Went("Jan", "banned", "Ola"),)
    assert table.refused("Jan", do.Join()) == Illegal("banned")
    assert table.refused("Ola", do.Invite("Jan")) == Illegal("banned", name="Jan")
    assert table.does("Ola", do.Unban("Jan")) == (Unbanned("Jan"),)
    assert table.refused("Ola", do.Unban("Jan")) == Illegal("not-banned", name="Jan")
    table.join("Jan")
    assert table.refused("Ola", do.Kick("Ola")) == Illegal("not-yourself")
    assert table.refused("Ola", do.Kick("Eve")) == Illegal("not-at-table", name="Eve")


def test_a_private_table_is_for_the_invited() -> None:
    table = Played(private=True)
    assert table.refused("Jan", do.Join()) == Illegal("private")
    assert table.does("Ola", do.Invite("Jan")) == (Invited("Ola", "Jan"),)
    table.join("Jan")
    assert table.refused("Jan", do.Invite("Ewa")) == Illegal("not-host", host="Ola")
    table.does("Jan", do.Leave())
    assert table.refused("Jan", do.Join()) == Illegal("private"), "an invitation is for once"
    table.does("Ola", do.SetPrivate(False))
    table.join("Jan")
    assert table.does("Jan", do.Invite("Ewa")) == (Invited("Jan", "Ewa"),)
    assert table.refused("Jan", do.Invite("Ola")) == Illegal("at-table", name="Ola")


def test_an_invitation_is_heard_by_whom_it_concerns() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    table.does("Jan", do.Invite("Zoe"))
    assert [Invited("Jan", "Zoe") in table.heard(name) for name in ("Ola", "Jan", "Zoe", "Ewa")] == [
        *(True, True, True, False)
    ]


# Chat.


def test_chat_is_heard_by_the_table_and_private_talk_by_two() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    table.does("Jan", do.Say("hello  \x1b[2Jall"))
    table.does("Jan", do.Say("psst", to="Ola"))
    table.does("Ewa", do.Say("waves", emote=True))
    assert table.heard("Ola")[-3:] == [
        *(Said("Jan", "hello all"), Said("Jan", "psst", "Ola"), Said("Ewa", "waves", emote=True))
    ]
    assert table.heard("Ewa")[-2:] == [Said("Jan", "hello all"), Said("Ewa", "waves", emote=True)]
    assert table.refused("Jan", do.Say(" \x07 ")) == Illegal("text-empty")
    assert table.refused("Jan", do.Say("x", to="Eve")) == Illegal("not-at-table", name="Eve")
    assert table.refused("Jan", do.Say("x", to="Jan")) == Illegal("not-at-table", name="Jan")


def test_who_was_not_at_the_table_never_hears_what_was_said() -> None:
    table = Played()
    table.does("Ola", do.Say("before"))
    table.join("Jan")
    assert Said("Ola", "before") not in table.heard("Jan")
    assert Said("Ola", "before") in table.heard("Ola")


def test_a_muted_person_is_heard_by_the_others_and_knows_nothing() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    assert table.does("Ewa", do.Mute("Jan")) == (Muted("Ewa", "Jan", True),)
    table.does("Jan", do.Say("one"))
    table.does("Jan", do.Say("two", to="Ewa"))
    table.does("Ewa", do.Mute("Jan", on=False))
    table.does("Jan", do.Say("three"))
    assert [event.text for event in table.heard("Ewa") if isinstance(event, Said)] == ["three"]
    assert [event.text for event in table.heard("Ola") if isinstance(event, Said)] == ["one", "three"]
    assert not [event for event in table.heard("Jan") if isinstance(event, Muted)]
    assert look(table.room, "Ewa").muted == ()
    assert table.refused("Ewa", do.Mute("Jan", on=False)) == Illegal("already-so")
    assert table.refused("Ewa", do.Mute("Eve")) == Illegal("not-at-table", name="Eve")


def test_a_table_only_for_talk() -> None:
    table = Played(game=None)
    table.join(*(f"P{n}" for n in range(12)))
    table.does("P3", do.Say("hello"))
    assert table.refused("Ola", do.AddBot()) == Illegal("no-game")
    assert table.refused("Ola", do.Choose("classic")) == Illegal("no-game")
    assert table.refused("Ola", do.Start()) == Illegal("no-game")
    assert table.does("Ola", do.ChooseGame("tysiac")) == (GameChosen("tysiac"),)
    assert table.room.owners == ("Ola", "P0", "P1", "P2"), "the others watch"


# Bots, seats, options.


def test_bots_come_and_go_at_the_hosts_wish() -> None:
    table = Played(game="tysiac")
    assert table.does("Ola", do.AddBot()) == (BotCame(1, "Anna", "steady"),)
    assert table.does("Ola", do.AddBot("easy")) == (BotCame(2, "Borys", "easy"),)
    assert table.refused("Ola", do.AddBot("genius")) == Illegal("no-bot", level="genius")
    assert table.refused("Ola", do.RemoveBot(0)) == Illegal("no-bot-there")
    assert table.does("Ola", do.RemoveBot(1)) == (BotWent(1, "Anna"),)
    assert table.does("Ola", do.RemoveBot()) == (BotWent(1, "Borys"),)
    assert table.refused("Ola", do.RemoveBot()) == Illegal("no-bot-there")


def test_a_bot_has_another_name_than_everybody_at_the_table() -> None:
    table = Played(host="Anna")
    table.bots(1)
    assert table.room.places[1].name == "Borys"
    assert table.does("Borys", do.Join()) == (Came("Borys", 2), BotNamed(1, "Borys", "Celia"))


def test_a_bot_gives_up_its_name_when_the_match_is_over_in_which_it_bore_it() -> None:
    table = Played()
    table.bots(1)
    table.start()
    table.join("Anna")
    assert table.does("Ola", do.Abandon())[-1] == BotNamed(1, "Anna", "Borys")


def test_two_seats_change_places() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    assert table.does("Ola", do.Swap(0, 2)) == (Swapped(0, 2),)
    assert table.room.owners == ("Ewa", "Jan", "Ola")
    assert table.refused("Ola", do.Swap(0, 3)) == Illegal("no-such-seat", high=3)
    assert table.refused("Ola", do.Swap(1, 1)) == Illegal("no-such-seat", high=3)


def test_options_are_those_of_the_registry_and_checked_by_it() -> None:
    table = Played()
    table.bots(1)
    assert table.does("Ola", do.Choose("classic", {"goal": "700"})) == (
        OptionsChosen("classic", {"goal": "700"}),
    )
    assert look(table.room, "Ola").options["goal"] == "700"
    assert table.refused("Ola", do.Choose(None, {"goal": "800"})).code == "value-unknown"
    assert table.refused("Ola", do.Choose(None, {"wings": True})).code == "value-unknown"
    assert table.refused("Ola", do.Choose("nonsense")).code == "value-unknown"
    assert table.refused("Ola", do.Choose()) == Illegal("already-so")
    table.does("Ola", do.Choose("playroom"))
    assert look(table.room, "Ola").options["goal"] == "1000", "another rule set forgets what was chosen"


def test_teams_come_back_as_soon_as_enough_people_sit() -> None:
    table = Played()
    table.bots(3)
    table.does("Ola", do.Choose(None, {"teams": "2x2"}))
    table.does("Ola", do.RemoveBot())
    assert look(table.room, "Ola").options["teams"] == "none"
    table.join("Jan")
    assert look(table.room, "Ola").options["teams"] == "2x2"


# Once, and in time.


def test_a_repeated_command_is_answered_with_the_same_number_and_not_carried_out_twice() -> None:
    table = Played()
    order = Order("x", 0, do.Say("once"))
    first = table.order("Ola", order)
    assert isinstance(first, Acted)
    assert table.order("Ola", order) == Repeated(first.seq)
    assert len(table.heard("Ola")) == 1
    table.join("Jan")
    assert isinstance(table.order("Jan", order), Acted), "another person's ids are its own"


def test_a_refused_command_may_be_sent_again_under_its_id() -> None:
    table = Played()
    order = Order("x", 0, do.Say("hi", to="Jan"))
    table.order("Ola", order)
    table.join("Jan")
    assert isinstance(table.order("Ola", order), Acted)


def test_a_command_about_seats_made_before_they_changed_is_stale() -> None:
    table = Played()
    table.bots(2)
    at = table.room.seq
    table.join("Jan")
    for command in (do.RemoveBot(1), do.Swap(0, 1), do.Start()):
        assert table.refused("Ola", command, at) == Illegal("stale", at=at, seq=table.room.seq)
    table.does("Ola", do.Say("hello"))
    assert isinstance(table.tries("Ola", do.RemoveBot(1), table.room.seq - 1), Acted), "talk is no change"


def test_nobody_has_heard_what_has_not_happened() -> None:
    table = Played()
    assert table.refused("Ola", do.Say("hi"), 99) == Illegal("stale", at=99, seq=0)


# Leaving and coming back.


def test_a_person_who_is_gone_keeps_the_seat_and_hears_exactly_what_was_missed() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    heard = table.room.seq
    assert table.server(do.Lose("Jan")) == (Lost("Jan"),)
    table.does("Ola", do.Say("secret", to="Ewa"))
    table.does("Ola", do.Say("hello"))
    assert table.server(do.Regain("Jan")) == (Regained("Jan"),)
    missed = since(table.room, "Jan", heard)
    assert missed is not None
    assert [one.event for one in missed] == [Lost("Jan"), Said("Ola", "hello"), Regained("Jan")]
    assert table.room.seat_of("Jan") == 1


def test_who_was_away_for_too_long_is_told_so() -> None:
    table = Played()
    for _ in range(KEPT_EVENTS + 5):
        table.does("Ola", do.Say("x"))
    assert since(table.room, "Ola", 1) is None
    assert since(table.room, "Ola", 99_999) is None
    assert since(table.room, "Ola", table.room.seq) == ()
    assert len(since(table.room, "Ola", 5) or ()) == KEPT_EVENTS


def test_who_is_away_for_long_is_host_no_more() -> None:
    table = Played()
    table.join("Jan")
    table.server(do.Lose("Ola"))
    assert table.server(do.StandIn("Ola")) == (HostNow("Jan"),)
    assert table.refused("", do.StandIn("Ola")) == Illegal("already-so")


def test_the_host_stays_host_where_nobody_else_is_there() -> None:
    table = Played()
    table.join("Jan")
    table.server(do.Lose("Jan"))
    table.server(do.Lose("Ola"))
    assert table.refused("", do.StandIn("Ola")) == Illegal("already-so")
    assert table.room.host == "Ola"


def test_a_seat_in_a_match_is_kept_by_a_bot_and_given_back() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    table.start()
    table.server(do.Lose("Jan"))
    assert table.server(do.StandIn("Jan")) == (StoodIn("Jan", 1, "steady", kept=True),)
    assert table.server(do.Regain("Jan")) == (Regained("Jan"), SeatBack("Jan", 1))
    assert table.does("Jan", do.Leave()) == (Went("Jan"), StoodIn("Jan", 1, "steady", kept=True))
    table.does("Ola", do.SetPrivate(True))
    assert table.does("Jan", do.Join(watch=True)) == (Came("Jan", 1), SeatBack("Jan", 1))


def test_who_is_kicked_from_a_match_loses_the_seat_in_it() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    table.start()
    assert table.does("Ola", do.Kick("Jan")) == (
        *(Went("Jan", "kicked", "Ola"), StoodIn("Jan", 1, "steady", kept=False)),
    )
    assert table.does("Jan", do.Join()) == (Came("Jan", None),)
    table.does("Ola", do.Abandon())
    assert table.room.owners == ("Ola", "Ewa"), "nobody sits in a seat that was lost"


def test_a_match_that_everybody_leaves_waits_for_its_people_and_nobody_else() -> None:
    table = Played()
    table.bots(1)
    table.start()
    table.does("Ola", do.Leave())
    assert not table.room.closed
    assert table.refused("Eve", do.Join()) == Illegal("nobody-there")
    assert table.does("Ola", do.Join()) == (Came("Ola", 0), SeatBack("Ola", 0), HostNow("Ola"))
    table.does("Ola", do.Leave())
    assert table.server(do.Close()) == (Closed(),)


def test_the_same_orders_make_the_same_room() -> None:
    table = Played()
    table.join("Jan")
    table.bots(2)
    table.start()
    table.play(40)
    table.does("Jan", do.Say("well played"))
    assert table.again() == table.room
