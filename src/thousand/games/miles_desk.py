"""The keys of 1000 Miles: from a wish and the focused card to a move, a question or a refusal."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.games.desk import Ask, Do, Intent, LetGo, Refuse, Wish
from thousand.miles.cards import HAZARDS, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.guards import Phase, why_not_attack
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.view import View, fits, why_not

ORDERS = ("drawn",)
"""How a hand lies: as the cards came."""


def arranged(view: View, order: str) -> View:
    """The cards lie in the order they came."""
    del order
    return view


def held(view: View) -> tuple[Card, ...]:
    """The cards that the viewer holds, in the order they came."""
    return view.cards


def takes_card(view: View, wish: Wish) -> bool:
    """Whether the wish is about the focused card: between two hands, playing means to go on."""
    return wish is Wish.DISCARD or (wish is Wish.PLAY and view.phase is Phase.PLAY)


def intend(view: View, wish: Wish, index: int | None) -> Intent:
    """What the wish comes to; ``index`` is the focused card's place in the hand, or None."""
    match wish:
        case Wish.PLAY if view.phase is Phase.HAND_OVER:
            return Do(NextHand())
        case Wish.DRAW if has_chance(view):
            return LetGo()
        case Wish.DRAW:
            return _do(view, Draw())
        case Wish.ANSWER:
            return Refuse(_no_answer(view)) if view.answer is None else Do(Play(view.answer))
        case _ if index is None:
            return _refuse(view, Illegal("no-card"))
        case Wish.PLAY:
            return _play(view, view.cards[index])
        case _:
            assert wish is Wish.DISCARD, "this table has no other wish"
            return _discard(view, view.cards[index])


def pending(view: View) -> Ask | None:
    """The extension, where the viewer has to decide on it (spec 7)."""
    if view.phase is Phase.EXTENSION and view.turn == view.viewer:
        return Ask("extension", (Extend(True), Extend(False)), optional=False)
    return None


def playable(view: View, index: int) -> bool:
    """Whether the card fits what lies on the table now, whoever's turn it is and drawn or not."""
    return fits(view, view.cards[index])


def has_chance(view: View) -> bool:
    """Whether the viewer may make a coup fourré out of turn."""
    return view.answer is not None and view.turn != view.viewer


def _no_answer(view: View) -> Illegal:
    """Why there is no coup fourré to make: what the viewer's own cards and the open window tell (spec 6)."""
    if view.danger is None or view.danger[1] != view.side:
        return Illegal("no-answer")
    safety = SAFETY_AGAINST[view.danger[0]]
    if safety in view.cards:
        return Illegal("answer-late", card=safety.name)
    return Illegal("answer-not-held", card=safety.name)


def _play(view: View, card: Card) -> Intent:
    if card not in HAZARDS:
        return _do(view, Play(card))
    if view.viewer is None:
        return _refuse(view, Illegal("spectator"))
    sides = range(len(view.sides))
    opponents = [side for side in sides if why_not_attack(view, view.viewer, card, side) is None]
    refusals = {side: why_not(view, Play(card, side)) for side in opponents}
    moves: tuple[Move, ...] = tuple(Play(card, side) for side, no in refusals.items() if no is None)
    if len(moves) > 1:
        return Ask("target", moves, {"card": card})
    if moves:
        return Do(moves[0])
    reason = refusals[opponents[0]]
    assert reason is not None
    aimed = "target" in reason.params and len(opponents) > 1
    return _refuse(view, Illegal("nobody-to-attack", card=card.name) if aimed else reason)


def _discard(view: View, card: Card) -> Intent:
    move = Discard(card)
    intent = _do(view, move)
    if card in SAFETIES and isinstance(intent, Do):
        return Ask("discard-safety", (move,), {"card": card})
    return intent


def _do(view: View, move: Move) -> Intent:
    reason = why_not(view, move)
    return Do(move) if reason is None else _refuse(view, reason)


def _refuse(view: View, reason: Illegal) -> Refuse:
    """Nobody else moves before a chance is decided on: "wait for your turn" would wait for ever."""
    return Refuse(Illegal("chance-first") if has_chance(view) else reason)
