"""The keys of Tysiąc: from a wish and the focused card to a move, a question or a refusal.

The questions: ``auction`` (every bid allowed, the pass, a new deal on four nines) and ``take`` (which of two
musiks) come by themselves and can be put off, to walk through the hand; ``give`` (to whom? ``card``) follows
the first card that is given, ``raise`` and ``bomb`` their keys. Their answers are moves.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from thousand.game import Illegal
from thousand.games.desk import Ask, Do, Intent, Refuse, Wish
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Bomb, Give, LayAway, Move, NextDeal, Pass, Phase, Play, Raise
from thousand.tysiac.rules import STEP
from thousand.tysiac.tricks import why_not_card
from thousand.tysiac.view import View, legal, to_play, why_not

_ORDERS: dict[str, Callable[[Card], tuple[int, int]]] = {
    "suit": lambda card: (-card.suit, -card.rank),
    "rank": lambda card: (-card.rank, -card.suit),
}
ORDERS = tuple(_ORDERS)
"""How a hand can lie: by suits, the dearest marriage's first, or by ranks; the strongest cards first."""


def arranged(view: View, order: str) -> View:
    """The view with the viewer's cards in that order."""
    return msgspec.structs.replace(view, cards=tuple(sorted(view.cards, key=_ORDERS[order])))


def held(view: View) -> tuple[Card, ...]:
    """The cards that the viewer holds, in the order in which they lie."""
    return view.cards


def takes_card(view: View, wish: Wish) -> bool:
    """Whether the wish is about the focused card."""
    return wish is Wish.PLAY and view.phase in (Phase.GIVE, Phase.LAY, Phase.PLAY)


def intend(view: View, wish: Wish, index: int | None) -> Intent:
    """What the wish comes to; ``index`` is the focused card's place in the hand, or None."""
    match wish:
        case Wish.PASS:
            return _do(view, Pass())
        case Wish.RAISE:
            return _raise(view)
        case Wish.BOMB:
            bomb = _do(view, Bomb())
            return Ask("bomb", (Bomb(),)) if isinstance(bomb, Do) else bomb
        case _:
            assert wish is Wish.PLAY, "this table has no other wish"
            return _play(view, index)


def pending(view: View) -> Ask | None:
    """What the viewer has to say in the auction, and which of two musiks to take."""
    if view.turn != view.viewer:
        return None
    if view.phase is Phase.AUCTION:
        return Ask("auction", legal(view), optional=False, put_off=True, shortcuts=(Wish.PASS,))
    if view.phase is Phase.TAKE:
        return Ask("take", legal(view), optional=False, put_off=True)
    return None


def playable(view: View, index: int) -> bool:
    """Whether the card can be given or laid away now, or could be played to the trick as it lies, in turn or
    soon."""
    if view.phase is Phase.PLAY:
        refusal = why_not_card(view.rules, view.cards, view.table, view.trump, view.cards[index])
        return to_play(view) and refusal is None
    return view.phase in (Phase.GIVE, Phase.LAY) and view.turn == view.viewer


def has_chance(view: View) -> bool:
    """Nobody acts out of turn."""
    del view
    return False


def _play(view: View, index: int | None) -> Intent:
    """Go on: with a question that was put off, with the focused card, or with the next deal."""
    if view.phase is Phase.DEAL_OVER:
        return _do(view, NextDeal())
    if view.turn != view.viewer or view.phase is Phase.MATCH_OVER:
        return _do(view, Pass())  # refused, and why
    asked = pending(view)
    if asked is not None:
        return asked
    if index is None:
        return Refuse(Illegal("no-card"))
    card = view.cards[index]
    if view.phase is Phase.GIVE:
        return _give(view, card)
    return _do(view, LayAway(card) if view.phase is Phase.LAY else Play(card))


def _give(view: View, card: Card) -> Intent:
    moves = tuple(
        move for to in view.players if to != view.viewer and why_not(view, move := Give(card, to)) is None
    )
    return Ask("give", moves, {"card": card}) if len(moves) > 1 else Do(moves[0])


def _raise(view: View) -> Intent:
    raises = tuple(move for move in legal(view) if isinstance(move, Raise))
    return Ask("raise", raises) if raises else _do(view, Raise(view.contract + STEP))


def _do(view: View, move: Move) -> Intent:
    reason = why_not(view, move)
    return Do(move) if reason is None else Refuse(reason)
