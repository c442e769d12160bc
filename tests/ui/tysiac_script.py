"""A whole match of Tysiąc as keys: what a person who plays like the house's own bot would press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keyboard import DOWN, ENTER

from thousand import tysiac
from thousand.bots.tysiac_steady import Steady
from thousand.deal import from_number
from thousand.doors.new_match import Wanted, draft_of
from thousand.games import tysiac_desk as desk
from thousand.table.record import BOT_NAMES, Chair
from thousand.table.table import Command, Done, next_bot, open_table, play_bot, submit
from thousand.tysiac.moves import Bid, Bomb, Give, LayAway, NextDeal, Pass, Play, Raise, Redeal, Take
from thousand.tysiac.view import View

LOOKS = "kcfmistnhwo"
"""Questions that the person asks now and then, one at a time."""

LOOK_EVERY = 7
"""After how many of the person's moves."""

PERSON = 0


def whole_match(wanted: Wanted) -> Iterator[str]:
    """The keys of the match that the house makes of ``wanted``, to its very end."""
    rules = draft_of(wanted, {}).rules()
    chairs = (Chair("Ola"), *(Chair(name, "steady") for name in BOT_NAMES[: wanted.bots or 2]))
    table, _ = open_table("tysiac", rules, chairs, from_number(wanted.seed or 0))
    moves = 0
    while not table.is_over:
        seat = next_bot(table)
        if seat is not None:
            table, _ = play_bot(table, seat)
            continue
        view = desk.arranged(table.view(PERSON), desk.ORDERS[0])
        move = Steady().choose(table.view(PERSON)).move
        moves += 1
        if moves % LOOK_EVERY == 0:
            yield LOOKS[moves // LOOK_EVERY % len(LOOKS)]
        yield from keys_of(view, move)
        table, answer = submit(table, Command(str(table.seq), PERSON, table.seq, move))
        assert isinstance(answer, Done)


def keys_of(view: View, move: Any) -> Iterator[str]:
    """The keys of a move, where the auction's question is open."""
    moves = tysiac.legal(view)
    match move:
        case Pass():
            yield "p"
        case Bid() | Redeal():  # a digit, where an Enter might be the last one pressed twice
            yield from [DOWN] * moves.index(move)
            yield str(moves.index(move) + 1)
        case Take(musik):
            yield str(musik + 1)
        case Raise():
            yield "u"
            yield from [DOWN] * [other for other in moves if isinstance(other, Raise)].index(move)
            yield ENTER
        case Bomb():
            yield "d"
            yield ENTER
        case Give(card, to):
            yield _digit(view, card)
            yield ENTER
            receivers = [other.to for other in moves if isinstance(other, Give) and other.card is card]
            if len(receivers) > 1:
                yield str(receivers.index(to) + 1)
        case LayAway(card) | Play(card):
            yield _digit(view, card)
            yield ENTER
        case NextDeal():
            yield ENTER


def _digit(view: View, card: Any) -> str:
    return str((view.cards.index(card) + 1) % 10)
