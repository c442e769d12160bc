"""A server that deals fairly and plays whole hands of both games, until a test has it cheat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from secrets import token_bytes
from typing import Any

import msgspec
import pytest

from thousand.deal import Shared, seal
from thousand.game import Illegal
from thousand.games import load
from thousand.games.landmarks import HandOver
from thousand.net.fairness import Fairness
from thousand.table.room_match_events import Began, Committed, Played, Proof, Sealed
from thousand.table.room_orders import Reveal, Seal

ME, JAN = "Ola", "Jan"
SEAT = 0

Change = Callable[[Any], Any]
"""What a server that cheats tells in place of an event of the game; None: nothing."""


class Server:
    """A server, and Ola's client; of the match that Ola has begun there is one other player."""

    def __init__(self, *by: str) -> None:
        self.fairness = Fairness()
        self.master, self.jans, self.mine = token_bytes(32), token_bytes(16), b""
        self.seals = {JAN: seal(self.jans)}
        told = self.hear(Committed(self.link(0), by or (ME, JAN)))
        if isinstance(told, Seal):
            self.seals[ME] = told.seal

    def hear(self, event: Any) -> Any:
        return self.fairness.hear(event, ME)

    def link(self, number: int) -> str:
        return Shared(self.master, ()).link(number).hex()

    def seal(self) -> None:
        told = self.hear(Sealed(self.seals))
        assert isinstance(told, Reveal)
        self.mine = bytes.fromhex(told.words)

    def begin(self, *words: bytes, names: tuple[str, ...] = (ME, JAN)) -> None:
        words = words or (self.mine, self.jans)
        self.hear(Began(1, "miles", names, (None, None), tuple(one.hex() for one in words)))

    def ready(self) -> None:
        self.seal()
        self.begin()

    @property
    def shared(self) -> Shared:
        return Shared(self.master, (self.mine, self.jans))

    def told(
        self,
        game: str = "miles",
        *,
        hands: int = 2,
        deal: Any = None,
        change: Change = lambda event: event,
        viewer: int | None = SEAT,
        seats: int = 0,
        preset: str = "",
    ) -> Iterator[Any]:
        """What is told of a match until so many hands are over, its proofs included."""
        entry, deal = load(game), deal or self.shared
        for events in hands_of(game, deal, hands, seats or entry.usual_seats, preset):
            seen = (entry.game.redact(event, viewer) for event in events)
            told = tuple(other for one in seen if one is not None and (other := change(one)) is not None)
            yield Played(game, told)
            over = [mark for mark in map(entry.landmark, events) if isinstance(mark, HandOver)]
            yield from (Proof(one.number, self.link(one.number)) for one in over)

    def play(self, game: str = "miles", **told: Any) -> None:
        for event in self.told(game, **told):
            assert self.hear(event) is None


def hands_of(game: str, deal: Any, hands: int, seats: int, preset: str) -> Iterator[tuple[Any, ...]]:
    """The events of a match, move by move, that players make who choose by chance."""
    entry, chance = load(game), Random(game)
    rules = entry.presets[preset or next(iter(entry.presets))](seats)
    rules = msgspec.structs.replace(rules, match_points=entry.points[-1])
    state, events = entry.game.start(rules, seats, deal)
    yield events
    over = 0
    while over < hands and not entry.game.is_over(state):
        seat = chance.choice(sorted(entry.game.to_act(state)))
        move = chance.choice(entry.game.legal(entry.game.view(state, seat)))
        state, events = entry.game.apply(state, seat, move)
        over += sum(isinstance(entry.landmark(event), HandOver) for event in events)
        yield events


def refused(server: Server, *events: Any) -> str:
    """The code with which the last of these is refused, as the first."""
    *before, last = events
    for event in before:
        server.hear(event)
    with pytest.raises(Illegal) as refusal:
        server.hear(last)
    return refusal.value.code


def distrust(server: Server, game: str = "miles", **told: Any) -> tuple[str, dict[str, Any]]:
    """The first refusal in a match."""
    with pytest.raises(Illegal) as refusal:
        server.play(game, **told)
    return refusal.value.code, dict(refusal.value.params)


def match_with(server: Server, game: str = "miles", **more: Any) -> tuple[list[Any], list[int]]:
    """A match of five hands, and where in it their proofs are, that of hand 0 being the beginning."""
    told = list(server.told(game, hands=5, **more))
    return told, [0, *(at for at, one in enumerate(told) if isinstance(one, Proof))]


def certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the secrets and words are the same at every run, so that the same things happen."""
    source = Random("certain").randbytes
    monkeypatch.setattr("thousand.net.fairness.token_bytes", source)
    monkeypatch.setattr("fair_server.token_bytes", source)
