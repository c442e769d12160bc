"""A table over the network to hear of: its people, and a sample of everything that can happen there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from table.rooms import Played as Table
from thousand.say.scribe import Detail, Scribe
from thousand.table import room_events as ev
from thousand.table import room_match_events as match
from thousand.table import room_orders as do
from thousand.table.room_sight import RoomView, look

OLA, JAN, EVA = "Ola", "Jan", "Eva"
"""The host, another player, and somebody who only watches."""

LONG = {OLA: "K" * 20, JAN: "L" * 20, EVA: "X" * 20}
"""The same with the longest names that there are; none begins like a key's own letter."""

BOTS = ("Anna", "Borys")
"""The bots of such a table, by the house's own names."""

GAME = "miles"


def table(names: dict[str, str] | None = None, *, private: bool = False) -> Table:
    """A table that waits for its host to begin: two people and two bots sit, a third person watches."""
    called = names or {name: name for name in LONG}
    room = Table(called[OLA], GAME, private=private)
    if private:
        room.does(called[OLA], do.Invite(called[JAN]))
        room.does(called[OLA], do.Invite(called[EVA]))
    room.join(called[JAN])
    room.bots(2)
    room.join(called[EVA], watch=True)
    return room


def seen(viewer: str, names: dict[str, str] | None = None, **changes: object) -> RoomView:
    """The table as one of them sees it, with some fields changed."""
    called = names or {name: name for name in LONG}
    return msgspec.structs.replace(look(table(names).room, called[viewer]), **changes)


def ears(detail: Detail = Detail.NORMAL, lang: str = "en") -> Scribe:
    """A listener; who it is, the view of the table tells."""
    return Scribe(lang, detail=detail)


def happenings(names: dict[str, str] | None = None) -> Iterator[ev.AnyRoomEvent]:
    """Every kind of event, done by and to each of the people, in each form that it has."""
    called = names or {name: name for name in LONG}
    ola, jan, eva = (called[name] for name in (OLA, JAN, EVA))
    yield from _people(ola, jan, eva)
    yield from _talk(ola, jan, eva)
    yield from _arranged()
    yield from _matches(ola, jan, eva)


def _people(ola: str, jan: str, eva: str) -> Iterator[ev.AnyRoomEvent]:
    seats = {ola: 0, jan: 1}
    for name in (ola, jan, eva):
        yield from (ev.Came(name, 1), ev.Came(name, None), ev.Went(name))
        yield from (ev.Went(name, why, by) for why in ("kicked", "banned") for by in (ola, jan) if by != name)
        yield from (ev.Lost(name), ev.Regained(name), ev.HostNow(name), ev.Unbanned(name))
    for name, seat in seats.items():
        for level in ("easy", "steady", "strong"):
            yield from (ev.StoodIn(name, seat, level, kept) for kept in (True, False))
        yield from (ev.SeatBack(name, seat), ev.Sat(name, seat))
        yield from (ev.Stood(name, seat, cleared) for cleared in (True, False))
    yield from (ev.Invited(by, name) for by in (ola, jan) for name in (ola, jan, eva) if by != name)
    yield from (ev.Muted(by, name, on) for by in (ola, jan) for name in (eva,) for on in (True, False))
    yield ev.Closed()


def _talk(ola: str, jan: str, eva: str) -> Iterator[ev.AnyRoomEvent]:
    everybody = (ola, jan, eva)
    for emote in (False, True):
        yield from (ev.Said(name, "hello", None, emote, everybody) for name in everybody)
        yield ev.Said(jan, "hello", ola, emote, (jan, ola))


def _arranged() -> Iterator[ev.AnyRoomEvent]:
    anna, borys = BOTS
    yield from (ev.BotCame(3, borys, "strong"), ev.BotWent(2, anna), ev.BotNamed(2, anna, borys))
    yield from (ev.Swapped(0, 1), ev.Swapped(3, 2), ev.Swapped(0, 8))
    yield from (ev.GameChosen("miles"), ev.GameChosen("tysiac"), ev.GameChosen(None))
    yield ev.OptionsChosen("classic", {})
    yield ev.OptionsChosen(None, {"reshuffle": True})
    yield ev.OptionsChosen(
        "classic", {"teams": "2x2", "match-points": 3000, "goal": "700", "stacking": False}
    )
    yield from (ev.PauseSet(seconds) for seconds in (0, 1, 10, None))
    yield from (ev.PrivacySet(True), ev.PrivacySet(False))


def _matches(ola: str, jan: str, eva: str) -> Iterator[ev.AnyRoomEvent]:
    words = "5a" * 16
    names, bots = (ola, jan, *BOTS), (None, None, "steady", "easy")
    yield from (match.Starting(name) for name in (ola, jan))
    yield from (match.Committed("c0" * 32, (ola, jan)), match.SealGiven(jan, "5e" * 32))
    yield from (match.Sealed({jan: "5e" * 32}), match.WordsTold(jan, words))
    yield from (match.CalledOff(missing) for missing in ((), (ola,), (ola, jan), (ola, jan, eva, *names)))
    yield match.Began(2, GAME, names, bots, (words,))
    yield from (match.Played(GAME, (), (ola, jan, None, None)), match.Proof(1, "11" * 32))
    for seconds in (1, 10, None):
        yield from (match.Paused(held, (1,), seconds) for held in ((0,), (2,)))
        yield match.Paused((1,), (0,), seconds)
    yield from (match.Declined(name) for name in (ola, jan, BOTS[0]))
    yield from (match.PauseEnded(), match.MatchOver(2))
    yield from (match.Abandoned(name) for name in (ola, jan))
