"""Any people doing anything in a room, in any order: it never stands as it must not, and nobody perceives
what they may not."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from rooms import MASTER, Played, words_of

from thousand.deal import seal
from thousand.table import room_orders as do
from thousand.table.room import KEPT_EVENTS
from thousand.table.room_act import SERVER
from thousand.table.room_events import Muted, Said
from thousand.table.room_sight import look, match_view, perceived
from thousand.table.room_turns import next_bot

NAMES = ("Ola", "Jan", "Ewa", "Zoe", "Anna")
names = st.sampled_from(NAMES)
seats = st.integers(-1, 5)
switch = st.booleans()

talk = st.one_of(
    st.builds(do.Say, st.sampled_from(["hello", "", "\x1b[2J"]), st.none() | names, switch),
    st.builds(do.Mute, names, switch),
    st.builds(do.Invite, names),
)
moves = st.one_of(
    st.just(do.Leave()),
    st.just(do.Sit()),
    st.just(do.Stand()),
    st.builds(do.Seal, names.map(lambda name: seal(bytes.fromhex(words_of(name))))),
    st.builds(do.Reveal, names.map(words_of)),
    st.builds(do.Move, st.sampled_from(["draw", "next", "pass", "discard roll", "", "play 25"])),
    st.just(do.LetGo()),
)
arranging = st.one_of(
    st.builds(do.Kick, names, switch),
    st.builds(do.Unban, names),
    st.builds(do.HandOver, names),
    st.builds(do.SetPrivate, switch),
    st.builds(do.AddBot, st.none() | st.sampled_from(["steady", "easy", "none"])),
    st.builds(do.RemoveBot, st.none() | seats),
    st.builds(do.Swap, seats, seats),
    st.builds(do.SetPause, st.none() | st.integers(0, 60)),
    st.builds(do.ChooseGame, st.sampled_from([None, "miles", "tysiac", "chess"])),
    st.builds(
        do.Choose,
        st.sampled_from([None, "classic", "house", "playroom"]),
        st.dictionaries(
            st.sampled_from(["match-points", "teams", "reshuffle", "goal", "bombs"]),
            st.sampled_from([100, "2x2", True, "700", 1, "none"]),
            max_size=3,
        ),
    ),
    st.just(do.Start()),
    st.just(do.Abandon()),
)
servers = st.one_of(
    st.builds(do.Lose, names),
    st.builds(do.Regain, names),
    st.builds(do.StandIn, names),
    st.just(do.Commit(MASTER)),
    st.just(do.Hurry()),
    st.builds(do.BotMove, st.integers(0, 3), st.sampled_from([None, "draw", "next"])),
)


class AnyRoom(RuleBasedStateMachine):
    """Commands at random, and now and then a real match."""

    @initialize(game=st.sampled_from(["miles", "tysiac", None]), guests=st.sets(names, min_size=2))
    def open(self, game: str | None, guests: set[str]) -> None:
        self.table = Played("Ola", game)
        self.checked = 0
        for name in sorted(guests - {"Ola"}):
            self._give(name, do.Join(), 0)

    @rule(who=names, watch=switch)
    def somebody_comes(self, who: str, watch: bool) -> None:
        self._give(who, do.Join(watch), 0)

    @rule(who=names, command=talk | moves, late=st.integers(0, 2))
    def a_person_acts(self, who: str, command: Any, late: int) -> None:
        self._give(who, command, late)

    @rule(command=talk | arranging)
    def the_host_acts(self, command: Any) -> None:
        self._give(self.table.room.host, command, 0)

    @rule(back=switch)
    def the_host_leaves(self, back: bool) -> None:
        host = self.table.room.host
        self._give(host, do.Leave(), 0)
        if back:
            self._give(host, do.Join(), 0)

    @rule(kept=switch)
    def a_seat_is_lost_in_a_match_that_is_given_up(self, kept: bool) -> None:
        room = self.table.room
        others = [who for who in room.owners if who not in (None, room.host)]
        if others and room.match is not None:
            self._give(room.host, do.Kick(str(others[0])), 0)
            self._give(str(others[0]), do.Join(watch=kept), 0)
            self._give(room.host, do.Abandon(), 0)

    @rule(who=names, command=servers)
    def a_person_tries_what_only_the_server_may(self, who: str, command: Any) -> None:
        assert not self._give(who, command, 0)

    @rule(who=names, command=arranging)
    def another_tries_to_arrange(self, who: str, command: Any) -> None:
        host = self.table.room.host
        assert not self._give(who, command, 0) or who == host

    @rule(command=servers)
    def the_server_acts(self, command: Any) -> None:
        seats = len(self.table.room.places)
        if not isinstance(command, do.BotMove) or command.seat < seats:
            self._give(SERVER, command, 0)

    @rule(moves=st.integers(1, 30))
    def a_match_goes_on(self, moves: int) -> None:
        room = self.table.room
        if room.closed:
            return
        if room.match is None and room.shuffle is None and room.people and room.game:
            while len(self.table.room.places) < 3:
                if not self._give(room.host, do.AddBot(), 0):
                    return
            if self._give(room.host, do.Start(), 0):
                self._give(SERVER, do.Commit(MASTER), 0)
                if self.table.room.shuffle is not None:
                    self._give(SERVER, do.Hurry(), 0)
        for _ in range(moves):
            match, pause = self.table.room.match, self.table.room.pause
            if match is None:
                return
            waits = not self.table.persons & match.entry.game.to_act(match.state)
            if next_bot(self.table.room) is None and pause is None and waits:
                return
            at_table = {person.name for person in self.table.room.people}
            if not {place.who for place in self.table.room.places if place.bot is None} <= at_table:
                return
            self.table.step()

    def _give(self, who: str, command: Any, late: int) -> bool:
        before = self.table.room
        answer = self.table.tries(who, command, max(0, before.seq - late))
        changed = hasattr(answer, "happenings")
        assert changed == (self.table.room is not before), "refused means unchanged"
        return changed

    @invariant()
    def somebody_is_the_host(self) -> None:
        room = self.table.room
        names = [person.name for person in room.people]
        assert len(set(names)) == len(names)
        assert room.closed or room.host in names or (not names and room.match is not None)
        assert not set(names) & room.banned

    @invariant()
    def the_seats_fit(self) -> None:
        room = self.table.room
        owners = [who for who in room.owners if who is not None]
        assert len(set(owners)) == len(owners)
        if room.entry is not None:
            assert len(room.places) <= room.entry.seats[-1]
        assert all(place.who is not None or place.bot is not None for place in room.places)
        match = room.match
        if match is None:
            assert room.pause is None
            assert {*owners} <= {person.name for person in room.people}
            assert not any(place.vacated for place in room.places)
        else:
            assert match.header.game == room.game
            assert match.names == tuple(place.name for place in room.places)
            assert room.shuffle is None
        bots = {place.name for place in room.places if place.who is None and not place.vacated}
        if match is None:
            assert not bots & {person.name for person in room.people}

    @invariant()
    def a_pause_holds_seats_and_asks_persons(self) -> None:
        pause = self.table.room.pause
        if pause is not None:
            assert pause.asked
            assert not set(pause.asked) & set(pause.held)
            assert all(self.table.room.places[seat].bot is None for seat in pause.asked)

    @invariant()
    def the_log_is_whole(self) -> None:
        room = self.table.room
        first = max(1, room.seq - KEPT_EVENTS + 1)
        assert [one.seq for one in room.log] == list(range(first, room.seq + 1))

    @invariant()
    def nobody_perceives_what_they_may_not(self) -> None:
        room = self.table.room
        for happening in room.log[self.checked - room.seq :] if self.checked < room.seq else ():
            for name in (*NAMES, "Stranger"):
                self._check(name, happening)
        self.checked = room.seq

    @invariant()
    def a_view_is_for_its_viewer(self) -> None:
        room = self.table.room
        viewer = NAMES[room.seq % len(NAMES)]
        assert look(room, viewer).banned == () or viewer == room.host
        if room.match is not None:
            assert match_view(room, viewer).viewer == room.seat_of(viewer)

    def _check(self, name: str, happening: Any) -> None:
        event, room = happening.event, self.table.room
        seen = perceived(event, name, room.host)
        if isinstance(event, Said):
            assert (seen is not None) == (name in event.heard)
            assert event.to is None or set(event.heard) <= {event.who, event.to}
        if isinstance(event, Muted):
            assert (seen is not None) == (name == event.who)
        owners = getattr(event, "owners", ())
        own = owners.index(name) if name in owners else None
        for one in getattr(seen, "events", ()):
            shown = getattr(one, "cards", None) if type(one).__name__ == "Dealt" else None
            drawn = (
                getattr(one, "card", None) if type(one).__name__ in ("CardDrawn", "CardLaidAway") else None
            )
            assert (not shown and drawn is None) or one.seat == own
        assert not getattr(seen, "owners", ())

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert self.table.again() == self.table.room, "the same orders make the same room"


TestAnyRoom = AnyRoom.TestCase
TestAnyRoom.settings = settings(
    max_examples=max(40, settings.default.max_examples // 10), stateful_step_count=40
)
