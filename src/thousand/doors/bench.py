"""``thousand bench``: how quick the program is on this machine, as JSON.

Hands per second on one core: random in the plain game of two seats, random with every variant on for 2, 4
(two teams) and 9 seats, and by bots; milliseconds to read and replay the record of a match of ten hands;
the start: milliseconds from the program's start to its first message, beside a bare prompt_toolkit
application's to its first screen; and for each language the messages told in a second and its start.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import NoReturn, TextIO, cast

import msgspec

from thousand import games, miles
from thousand.deal import from_number
from thousand.doors import bench_words
from thousand.miles.cards import SAFETY_AGAINST, Card
from thousand.miles.guards import Phase
from thousand.miles.hand import Hand
from thousand.miles.legality import why_not_at, why_not_own
from thousand.miles.moves import Discard, Draw, Extend, Play
from thousand.miles.rules import Rules, Tie
from thousand.say.words import Words
from thousand.table.record import Chair
from thousand.table.replay import record_of, verify
from thousand.table.table import Table, next_bot, open_table, play_bot
from thousand.table.textlog import write
from thousand.table.textreader import parse

WINDOWS = 8
SECONDS = 0.25
"""How often and how long each kind of play is measured; the best window counts, since whatever else
runs on the machine can only slow it."""

STARTS = 7
"""How many starts are measured; the median counts."""

REPLAYS = 20
"""How often a record is replayed; the quickest counts."""

_OURS = "from thousand.doors.bench import to_first_message; to_first_message()"

_BARE = """
import os
from prompt_toolkit import Application
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import DummyOutput
with create_pipe_input() as keys:
    app = Application(Layout(Window(FormattedTextControl("Hello"))), input=keys, output=DummyOutput())
    app.after_render += lambda _: os._exit(0)
    app.run()
"""


def run(out: TextIO) -> int:
    """Measure, and print one JSON object."""
    ours, bare = _milliseconds(_OURS), _milliseconds(_BARE)
    hand = open_table("miles", _ONE_HAND, _BOTS, from_number(1))[0]
    figures: dict[str, object] = {
        "random_hands_per_second": round(_hands_per_second(partial(_random_hand, _ONE_HAND, 2))),
        "random_hands_per_second_all_variants": {
            f"{seats}_seats": round(_hands_per_second(partial(_random_hand, rules, seats)))
            for seats, rules in _ALL_VARIANTS.items()
        },
        "bot_hands_per_second": round(_hands_per_second(_bot_hand)),
        "replay_of_ten_hands_milliseconds": round(_replay_milliseconds(), 1),
        "start_milliseconds": round(ours),
        "bare_prompt_toolkit_milliseconds": round(bare),
        "start_ratio": round(ours / bare, 2),
        "languages": bench_words.figures(
            hand, cast(Words, _ENTRY.room("words")), _hands_per_second, _start, STARTS
        ),
    }
    out.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
    return 0


def to_first_message(then: Callable[[], None] = lambda: None) -> NoReturn:
    """Start ``thousand play`` as at a terminal and end the process at its first message, after
    ``then``."""
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    from thousand.doors.local import session
    from thousand.doors.new_match import Wanted
    from thousand.doors.session import Entrance, Terminal
    from thousand.speech.terminal import Moves

    def write(text: str) -> None:
        if text.strip():
            then()
            sys.stdout.flush()
            os._exit(0)

    with create_pipe_input() as keys:
        terminal = Terminal(keys, write, DummyOutput, Moves("\n", ("\r",)))
        asyncio.run(session(Entrance(Wanted(), face="linear"), terminal, os.environ))
    raise AssertionError("a session says something before it ends")


def _milliseconds(program: str) -> float:
    _once(program)
    return median(_once(program) for _ in range(STARTS))


def _start(lang: str) -> float:
    return _once(_OURS, LC_ALL=lang)


def _once(program: str, **environ: str) -> float:
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "THOUSAND_HOME": home, **environ}
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], env=environ, check=True, capture_output=True)
        return (time.perf_counter() - began) * 1000


def _hands_per_second(play: Callable[[int], None]) -> float:
    return max(_window(play) for _ in range(WINDOWS))


def _window(play: Callable[[int], None]) -> float:
    began = time.perf_counter()
    hands = 0
    while (spent := time.perf_counter() - began) < SECONDS:
        play(hands)
        hands += 1
    return hands / spent


def _random_hand(rules: Rules, seats: int, seed: int) -> None:
    """One hand through ``apply``: a random card, played where that is allowed (hazards to the left)."""
    chance = random.Random(seed).random
    over, extension = Phase.MATCH_OVER, Phase.EXTENSION
    match, _ = miles.start(rules, seats, from_number(seed))
    while (hand := match.hand).phase is not over:
        seat = hand.turn
        if hand.phase is extension:
            match, _ = miles.apply(match, seat, Extend(chance() < 0.5))
            continue
        if not hand.drawn >> seat & 1 and hand.can_draw:
            match, _ = miles.apply(match, seat, _DRAW)
            if match.hand.phase is over:
                continue
        cards = match.hand.held[seat]
        card = cards[int(chance() * len(cards))]
        match, _ = miles.apply(match, seat, _play(match.hand, seat, card) or Discard(card))


def _play(hand: Hand, seat: int, card: Card) -> Play | None:
    """The card laid where it belongs, if it fits what lies there."""
    if card in SAFETY_AGAINST:
        left = hand.side_of[(seat + 1) % len(hand.side_of)]
        refusal = why_not_at(hand.rules, hand.tableaux[left], card, left)
        return Play(card, left) if refusal is None else None
    own = hand.tableaux[hand.side_of[seat]]
    return Play(card) if why_not_own(own, card, hand.goal) is None else None


def _bot_hand(seed: int) -> None:
    """One hand of two bots at a table, each from its own view."""
    table, _ = open_table("miles", _ONE_HAND, _BOTS, from_number(seed))
    while (seat := next_bot(table)) is not None:
        table, _ = play_bot(table, seat)


def _replay_milliseconds() -> float:
    """Reading the record of a match of ten hands and replaying it, every move checked."""
    data = write(record_of(_ten_hands())).encode()

    def once() -> float:
        began = time.perf_counter()
        verify(parse(data))
        return (time.perf_counter() - began) * 1000

    return min(once() for _ in range(REPLAYS))


def _ten_hands() -> Table:
    """A match between two bots as its tenth hand ends."""
    rules = msgspec.structs.replace(_ONE_HAND, match_points=_ENTRY.points.stop - 1)
    table, _ = open_table("miles", rules, _BOTS, from_number(1))
    while not (table.state.number == 10 and table.state.hand.phase is Phase.HAND_OVER):
        seat = next_bot(table)
        assert seat is not None
        table, _ = play_bot(table, seat)
    return table


_DRAW = Draw()
_ENTRY = games.load("miles")
_ONE_HAND = msgspec.structs.replace(_ENTRY.presets["classic"](2), match_points=None, tie=Tie.SHARED)
_ALL_VARIANTS = {
    seats: msgspec.structs.replace(
        _ENTRY.presets["playroom"](seats, team_size),
        left_target_only=True,
        opening_coup=True,
        match_points=None,
        tie=Tie.SHARED,
    )
    for seats, team_size in ((2, 1), (4, 2), (9, 1))
}
_LEVEL = next(iter(_ENTRY.bots))
_BOTS = (Chair("A", _LEVEL), Chair("B", _LEVEL))
