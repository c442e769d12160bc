"""A whole match as keys: what a person who plays like the house's own bot would press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from thousand import miles
from thousand.bots.miles_steady import Steady
from thousand.deal import from_number
from thousand.doors.new_match import Wanted, draft_of
from thousand.miles.cards import SAFETIES
from thousand.miles.moves import Discard, Draw, Extend, NextHand, Play
from thousand.miles.view import View
from thousand.table.record import BOT_NAMES, Chair
from thousand.table.table import Command, Done, next_bot, open_table, play_bot, submit

ENTER = "\r"
LOOKS = "istnhwor"
"""Questions that the person asks now and then, one at a time."""

LOOK_EVERY = 9
"""After how many of the person's moves."""

PERSON = 0


def whole_match(wanted: Wanted) -> Iterator[str]:
    """The keys of the match that the house makes of ``wanted``, to its very end."""
    chairs = (Chair("Ola"), *(Chair(name, "steady") for name in BOT_NAMES[: wanted.bots or 1]))
    table, _ = open_table(wanted.game, draft_of(wanted, {}).rules(), chairs, from_number(wanted.seed or 0))
    moves = 0
    while not table.is_over:
        seat = next_bot(table)
        if seat is not None:
            table, _ = play_bot(table, seat)
            continue
        view = table.view(PERSON)
        move = Steady().choose(view).move
        if isinstance(move, Extend):
            move = Extend(True)  # bolder than the bot, to be heard what it leads to
        moves += 1
        yield from _keys(view, move)
        if moves % LOOK_EVERY == 0 and isinstance(move, Draw):
            yield LOOKS[moves // LOOK_EVERY % len(LOOKS)]
        table, answer = submit(table, Command(str(table.seq), PERSON, table.seq, move))
        assert isinstance(answer, Done)


def _keys(view: View, move: Any) -> Iterator[str]:
    match move:
        case Draw():
            yield " "
        case NextHand():
            yield ENTER
        case Extend(called):
            yield "1" if called else "2"
        case Play(card) if card is view.answer:
            yield "c"
        case Play(card, target):
            yield _digit(view, card)
            yield ENTER
            targets = [m.target for m in miles.legal(view) if isinstance(m, Play) and m.card is card]
            if len(targets) > 1:
                yield str(targets.index(target) + 1)
        case Discard(card):
            yield _digit(view, card)
            yield "d"
            if card in SAFETIES:
                yield "1"


def _digit(view: View, card: Any) -> str:
    return str(view.cards.index(card) + 1)
