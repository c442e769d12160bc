"""What happens at a table over the network: every event for each addressee, in every language and detail."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, get_args

import pytest

from say import ear
from say.room_samples import BOTS, EVA, JAN, LONG, OLA, ears, happenings, seen
from table.rooms import Played as Table
from thousand.games import load
from thousand.say import room as words
from thousand.say.cells import cells, head
from thousand.say.fluent import languages
from thousand.say.scribe import Detail
from thousand.say.tone import Bearing, Cue
from thousand.table import room_events as ev
from thousand.table import room_match_events as match
from thousand.table import room_orders as do
from thousand.table.room_sight import look, perceived

PROOFS = {"SealGiven", "Sealed", "WordsTold", "Proof"}
"""What only proves that a deal is fair."""

ALWAYS = PROOFS | {"Played", "Declined"}
"""What is silent for some at every level: what the game itself tells, and that somebody else lets a chance go
by, which would betray that there was one."""

SILENT = {
    Detail.BRIEF: ALWAYS | {"Committed", "Began", "Paused", "PauseEnded", "MatchOver"},
    Detail.NORMAL: ALWAYS | {"Committed", "Paused", "PauseEnded"},
    Detail.FULL: ALWAYS,
    Detail.BRAILLE: ALWAYS | {"Committed", "Paused", "PauseEnded"},
}

VIEWERS = (OLA, JAN, EVA)


def say(event: Any, viewer: str = JAN, detail: Detail = Detail.NORMAL, **changes: Any) -> str:
    return " / ".join(words.event(ears(detail), event, seen(viewer, **changes)))


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in happenings()} == set(get_args(ev.AnyRoomEvent))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("names", [None, LONG], ids=["short", "long"])
def test_every_event_is_a_sentence_or_rightly_silent(
    lang: str, viewer: str, names: dict[str, str] | None
) -> None:
    """No line is longer than 120 characters, or 40 at the braille level, also with names of 20 letters; a
    match is on or not."""
    for detail, playing in product(Detail, (False, True)):
        scribe = ears(detail, lang)
        room = seen(viewer, names, playing=playing)
        for event in happenings(names):
            told = perceived(event, room.viewer, room.host)
            if told is None:
                continue
            lines = words.event(scribe, told, room)
            ear.check(lines, scribe.limit)
            if not lines:
                over = playing and isinstance(event, match.MatchOver)
                assert over or type(event).__name__ in SILENT[detail], event


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("detail", list(Detail))
def test_what_proves_a_fair_deal_is_not_heard(lang: str, detail: Detail) -> None:
    proofs = [event for event in happenings() if type(event).__name__ in PROOFS]
    assert len(proofs) == len(PROOFS)
    for event, viewer in product(proofs, VIEWERS):
        assert words.event(ears(detail, lang), event, seen(viewer)) == ()


LISTS = (ev.Swapped, match.Began, match.CalledOff, match.Paused)
"""Events whose sentences are about several people, or about seats."""


@pytest.mark.parametrize("detail", list(Detail))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_listener_is_you_and_nobody_else_is(viewer: str, detail: Detail) -> None:
    for event in happenings():
        told = perceived(event, viewer, OLA)
        if told is None or isinstance(event, LISTS) or getattr(event, "emote", False):
            continue
        lines = words.event(ears(detail), told, seen(viewer, playing=True))
        heard = set(re.findall(r"\w+", " ".join(lines)))
        own = viewer in (getattr(event, name, None) for name in ("who", "name", "by", "to"))
        if own and lines:
            assert viewer not in heard, (event, lines)
            assert heard & {"You", "you", "your"}, (event, lines)
        elif not isinstance(event, ev.Muted):
            assert not heard & {"You", "you", "Your", "your"}, (event, lines)


@pytest.mark.parametrize(
    ("event", "viewer", "text"),
    [
        (ev.Came(JAN, 1), OLA, "Jan comes in, seat 2. / Press Enter to start the game."),
        (ev.Came(JAN, 1), EVA, "Jan comes in, seat 2."),
        (ev.Came(EVA, None), OLA, "Eva comes in to watch."),
        (ev.Went(JAN), OLA, "Jan leaves the table."),
        (ev.Went(JAN, "kicked", OLA), JAN, "You are kicked out by Ola."),
        (ev.Went(JAN, "kicked", OLA), OLA, "You kick out Jan."),
        (ev.Went(JAN, "banned", OLA), EVA, "Jan is banned by Ola."),
        (ev.Lost(JAN), OLA, "Jan is disconnected; the seat is kept."),
        (ev.Lost(EVA), OLA, "Eva is disconnected."),
        (ev.StoodIn(JAN, 1, "steady", kept=True), OLA, "A bot plays for Jan; the seat is kept."),
        (ev.StoodIn(JAN, 1, "steady", kept=False), OLA, "A bot replaces Jan until the game ends."),
        (ev.SeatBack(JAN, 1), JAN, "You play again instead of the bot."),
        (ev.Stood(JAN, 1), OLA, "Jan gives up the seat and watches."),
        (ev.Stood(JAN, 1, cleared=True), OLA, "Jan's seat is free now."),
        (ev.HostNow(JAN), JAN, "You are the host now."),
        (
            ev.BotCame(3, "Borys", "strong"),
            OLA,
            "Borys, a bot, takes seat 4, level strong. / Press Enter to start the game.",
        ),
        (ev.Swapped(2, 1), JAN, "Seats 2 and 3 change places: now you and the bot Anna."),
        (ev.GameChosen("tysiac"), JAN, "Tysiąc will be played here."),
        (
            ev.OptionsChosen("classic", {"reshuffle": True, "match-points": 3000}),
            JAN,
            "Now Rules: classic, Reshuffle the discards: on, Victory at: 3000 points.",
        ),
        (ev.PauseSet(0), JAN, "Pause for a coup fourré: none."),
        (ev.PauseSet(20), JAN, "Pause for a coup fourré: 20 seconds."),
        (ev.PrivacySet(True), JAN, "Private table now: only who is invited may come."),
        (ev.Invited(OLA, EVA), OLA, "You invite Eva."),
        (ev.Invited(JAN, EVA), OLA, "Jan invites Eva."),
        (ev.Said(OLA, "hello"), JAN, "Ola: hello"),
        (ev.Said(JAN, "hello"), JAN, "You: hello"),
        (ev.Said(OLA, "hello", JAN), JAN, "Ola to you: hello"),
        (ev.Said(JAN, "hello", OLA), JAN, "You to Ola: hello"),
        (ev.Said(OLA, "waves", emote=True), JAN, "Ola waves"),
        (ev.Said(OLA, "waves", JAN, emote=True), JAN, "To you only: Ola waves"),
        (match.Starting(OLA), JAN, "Ola starts the game: the cards are shuffled."),
        (match.CalledOff((OLA, JAN)), JAN, "The game does not begin; missing: Ola and you."),
        (
            match.Began(1, "miles", (OLA, JAN, *BOTS), (None, None, "easy", "easy"), ()),
            JAN,
            "1000 Miles: Ola, you, the bot Anna and the bot Borys.",
        ),
        (
            match.Abandoned(OLA),
            JAN,
            "Ola ends the game without a result. / Waiting for Ola, the host, to start the game.",
        ),
        (
            match.Abandoned(OLA),
            OLA,
            "You end the game without a result. / Press Enter to start the game.",
        ),
        (match.MatchOver(1), OLA, "You can start another game."),
        (match.MatchOver(1), JAN, "Ola, the host, can start another game."),
    ],
)
def test_what_is_said(event: Any, viewer: str, text: str) -> None:
    assert say(event, viewer) == text


def test_a_new_host_hears_what_to_do_unless_a_match_is_on() -> None:
    assert say(ev.HostNow(JAN), host=JAN) == "You are the host now. / Press Enter to start the game."
    assert say(ev.HostNow(JAN), host=JAN, playing=True) == "You are the host now."
    assert say(ev.HostNow(JAN), viewer=OLA, host=JAN) == "Jan is the host now."


def test_only_the_host_of_a_waiting_table_hears_whether_the_match_can_begin() -> None:
    came = ev.Came(JAN, 1)
    assert say(came, OLA, playing=True) == say(came, OLA, starting=True) == "Jan comes in, seat 2."
    assert say(came, OLA, game=None) == "Jan comes in, seat 2."
    assert say(came, OLA, Detail.BRIEF) == "Jan, seat 2."
    alone = seen(OLA).seats[:1]
    assert say(came, OLA, seats=alone).endswith("Waiting for 1 more player: B adds a bot, Y invites.")


# What has to be told within a braille line.

FACTS: dict[type, tuple[str, ...]] = {
    ev.Came: ("comes in",),
    ev.Went: ("leaves", "kick", "ban"),
    ev.Lost: ("disconnected",),
    ev.Regained: ("connected",),
    ev.StoodIn: ("a bot plays for", "a bot replaces"),
    ev.SeatBack: ("plays again",),
    ev.Sat: ("takes seat",),
    ev.Stood: ("gives up the seat", "seat is free"),
    ev.HostNow: ("is the host",),
    ev.BotCame: ("takes seat",),
    ev.BotWent: ("leaves",),
    ev.BotNamed: ("is called",),
    ev.Swapped: ("change places",),
    ev.GameChosen: ("1000 miles will be played", "tysiąc will be played", "no game"),
    ev.OptionsChosen: ("rules: classic", "discards: on"),
    ev.PauseSet: ("coup fourré: ",),
    ev.PrivacySet: ("private table", "open table"),
    ev.Invited: ("invites",),
    ev.Unbanned: ("may come",),
    ev.Said: (": hello", " hello", "you: "),
    ev.Closed: ("closed",),
    match.Starting: ("starts the game",),
    match.Committed: ("shuffle is sealed",),
    match.CalledOff: ("does not begin",),
    match.Began: ("1000 miles",),
    match.Paused: ("wait", "have you the safety? c answers"),
    match.PauseEnded: ("over",),
    match.Abandoned: ("ends the game",),
    match.MatchOver: ("can start", "the host"),
}
"""One of these words for each event, in small letters, as others than the one who acts hear it."""


@pytest.mark.parametrize("detail", [Detail.NORMAL, Detail.FULL])
def test_what_happened_and_to_whom_is_told_within_a_braille_line(detail: Detail) -> None:
    """With the longest names, to the host and to a person who watches; what is silent has no facts."""
    told = set()
    for viewer, event in product((OLA, EVA), happenings(LONG)):
        room = seen(viewer, LONG)
        names = [getattr(event, name, None) for name in ("who", "name")]
        if room.viewer in names or perceived(event, room.viewer, room.host) is None:
            continue
        for line in words.event(ears(detail), event, room)[:1]:
            start = head(line, ear.BRAILLE_LINE).casefold()
            assert any(fact in start for fact in FACTS[type(event)]), line
            who = getattr(event, "who", None)
            assert who is None or who.casefold() in start, line
            told.add(type(event))
    only_full = {match.Committed} if detail is Detail.NORMAL else set()
    assert told == set(FACTS) - only_full


# The pause (spec 12).


def test_who_is_asked_hears_what_to_press_and_nothing_of_their_hand() -> None:
    paused = match.Paused((0,), (1,), 10)
    asked = "Have you the safety? C answers, Escape lets it go by; 10 seconds."
    assert say(paused, JAN) == asked
    assert say(paused, JAN, Detail.BRIEF) == "Safety? C answers, Escape lets go."
    assert say(match.Paused((0,), (1,), None), JAN) == "Have you the safety? C answers, Escape lets it go by."
    assert say(paused, OLA) == "You wait up to 10 seconds for a coup fourré."
    assert say(paused, EVA) == ""
    assert say(paused, EVA, Detail.FULL) == "All wait up to 10 seconds for a coup fourré."


def test_a_player_who_is_neither_asked_nor_held_hears_why_nothing_happens() -> None:
    paused = match.Paused((2,), (1,), 10)
    assert say(paused, OLA) == "All wait up to 10 seconds for a coup fourré."
    assert say(paused, OLA, Detail.BRIEF) == ""


@pytest.mark.parametrize("detail", list(Detail))
def test_that_another_lets_a_chance_go_by_is_not_heard(detail: Detail) -> None:
    """Of a bot it would betray the safety: it is asked only where it holds that."""
    assert say(match.Declined(BOTS[0]), JAN, detail) == say(match.Declined(OLA), JAN, detail) == ""
    assert say(match.Declined(JAN), JAN, detail) != ""


# Chat.


@pytest.mark.parametrize("detail", list(Detail))
@pytest.mark.parametrize(("to", "emote"), [(None, False), (None, True), (JAN, False), (JAN, True)])
def test_long_chat_comes_in_lines_that_all_tell_who_speaks(
    detail: Detail, to: str | None, emote: bool
) -> None:
    text = " ".join(f"word{number}" for number in range(45))[:300].rstrip()
    room, speaker = seen(JAN, LONG), LONG[OLA]
    lines = words.event(ears(detail), ev.Said(speaker, text, LONG[JAN] if to else None, emote), room)
    shown = speaker[:10] if detail is Detail.BRAILLE else speaker
    assert all(cells(line) <= ears(detail).limit for line in lines)
    assert shown in lines[0]
    frame = f"{shown} to you: " if to else f"{shown}: "
    assert all(line.startswith(frame) for line in lines[1:]), "who is not spoken to hears nothing else"
    first = lines[0].partition("word0")[2]
    assert f"word0{first} " + " ".join(line.removeprefix(frame) for line in lines[1:]) == text


def test_a_word_that_no_line_holds_is_cut() -> None:
    lines = words.event(ears(), ev.Said(OLA, "x" * 290), seen(JAN))
    assert lines == (f"Ola: {'x' * 115}", f"Ola: {'x' * 115}", f"Ola: {'x' * 60}")


def test_chat_is_said_as_it_was_written() -> None:
    text = "{ $name } -> <b> 100% $who"
    assert say(ev.Said(OLA, text), JAN) == f"Ola: {text}"


# What was missed is told with the table as it stands now.


def test_of_what_was_missed_nothing_is_told_that_is_no_longer_true() -> None:
    assert say(ev.Swapped(1, 3), seats=seen(JAN).seats[:2]) == "Seats 2 and 4 change places."
    assert say(ev.OptionsChosen(None, {"reshuffle": True}), game=None, options={}) == ""
    assert say(ev.OptionsChosen(None, {"reshuffle": True}), game="tysiac", options={"bombs": 1}) == ""
    assert say(match.MatchOver(1), playing=True) == ""


# An evening at a real table.


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_a_whole_evening_can_be_heard_by_everybody(lang: str, game: str) -> None:
    """Each event as each person perceives it when it happens, with the names of real people and bots."""
    room = Table(LONG[OLA], game)
    ola, jan, eva = LONG.values()
    heard: dict[str, set[str]] = {name: set() for name in LONG.values()}

    def listen(events: tuple[Any, ...]) -> None:
        for event, viewer, detail in product(events, heard, Detail):
            told = perceived(event, viewer, room.room.host)
            if told is not None:
                scribe = ears(detail, lang)
                lines = words.event(scribe, told, look(room.room, viewer))
                ear.check(lines, scribe.limit)
                heard[viewer] |= {type(event).__name__} if lines else set()

    def does(*orders: tuple[str, do.AnyCommand]) -> None:
        for who, command in orders:
            listen(room.does(who, command))

    does((jan, do.Join()), (ola, do.AddBot()), (eva, do.Join(watch=True)), (jan, do.Say("hello")))
    does((ola, do.Choose(next(iter(load(game).presets)), {"match-points": 500})), (ola, do.Swap(0, 1)))
    does((eva, do.Mute(jan)), (ola, do.Invite("Iwo")), (ola, do.SetPrivate(True)), (ola, do.SetPause(None)))
    before = len(room.log)
    room.start()
    room.play(40)
    listen(tuple(one.event for one in room.log[before:]))
    does((jan, do.Leave()), (jan, do.Join()), (ola, do.HandOver(jan)), (ola, do.Lose(ola)))
    does((ola, do.StandIn(ola)), (ola, do.Regain(ola)), (jan, do.Kick(ola, ban=True)), (jan, do.Unban(ola)))
    does((jan, do.Abandon()), (jan, do.ChooseGame(None)), (eva, do.Leave()), (jan, do.Leave()))
    assert heard[jan] >= {
        "Came",
        "BotCame",
        "Said",
        "OptionsChosen",
        "Swapped",
        "Starting",
        "Began",
        "SeatBack",
    }
    assert heard[eva] >= {"Muted", "Began", "StoodIn", "HostNow", "Lost", "Went", "Abandoned", "GameChosen"}


# Sounds.


@pytest.mark.parametrize(
    ("event", "viewer", "cue", "bearing"),
    [
        (ev.Said(OLA, "hello"), JAN, Cue.MESSAGE, Bearing.NEAR),
        (ev.Said(JAN, "hello"), JAN, None, Bearing.NEAR),
        (ev.Came(EVA, None), JAN, Cue.MESSAGE, Bearing.NEAR),
        (ev.HostNow(JAN), JAN, Cue.MESSAGE, Bearing.NEAR),
        (ev.HostNow(OLA), JAN, None, Bearing.NEAR),
        (match.Paused((0,), (1,), 10), JAN, Cue.CHANCE, Bearing.NEAR),
        (match.Paused((0,), (1,), 10), OLA, None, Bearing.NEAR),
        (match.Paused((2,), (1,), 10), OLA, None, Bearing.FAR),
        (match.PauseEnded(), JAN, None, Bearing.NEAR),
        (match.PauseEnded(), EVA, None, Bearing.FAR),
        (match.Abandoned(OLA), JAN, Cue.END, Bearing.NEAR),
        (ev.Lost(OLA), JAN, None, Bearing.NEAR),
    ],
)
def test_the_sound_of_an_event(event: Any, viewer: str, cue: Cue | None, bearing: Bearing) -> None:
    tone = words.tone(event, seen(viewer))
    assert (tone.cue, tone.bearing) == (cue, bearing)


def test_every_event_has_a_tone() -> None:
    for event, viewer in product(happenings(), VIEWERS):
        assert words.tone(event, seen(viewer)).bearing in Bearing
