"""How a hand is played (spec 3, 6, 7): turns, the coup fourré's window, and the end.

:func:`apply` is the only way a hand changes. Why a move is refused is in ``guards``, what a card does to a
side in ``tableau``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thousand.deal import shuffle
from thousand.miles import events as ev
from thousand.miles.cards import DISTANCES, HAZARDS, REMEDIES, SAFETY_AGAINST, Card
from thousand.miles.guards import GUARDS, Phase
from thousand.miles.hand import Events, Hand, Outcome, Window, evolve
from thousand.miles.moves import Discard, Draw, Extend, Move, Play
from thousand.miles.rules import LONG_GOAL, DirtyTrickWindow, Goal
from thousand.miles.tableau import Tableau, with_distance, with_hazard, with_remedy, with_safety

_BEFORE_DRAW = DirtyTrickWindow.BEFORE_DRAW


def apply(hand: Hand, seat: int, move: Move) -> Outcome:
    """Make a move. Raises :class:`~thousand.game.Illegal` and changes nothing where it is refused."""
    kind = type(move)
    refusal = GUARDS[kind](hand, seat, move)
    if refusal is not None:
        raise refusal
    return _DO[kind](hand, seat, move)


def _draw(hand: Hand, seat: int, move: Draw) -> Outcome:
    window = hand.window
    if window is not None and (window.attacker is None or hand.rules.dirty_trick_window is _BEFORE_DRAW):
        hand = evolve(hand, window=None)
    after, happened = _take_card(hand, seat, drawn=hand.drawn | 1 << seat)
    if after.taken == len(after.pile) and after.window is None and _seat_is_out(after):
        return _finish(after, "seat-out", happened)
    return after, happened


def _take_card(hand: Hand, seat: int, *, drawn: int, replaces: bool = False) -> Outcome:
    """The top card comes to the seat; ``drawn`` are the seats that have then drawn."""
    happened: Events = ()
    if hand.taken == len(hand.pile):
        hand, happened = _reshuffle(hand)
    taken = hand.taken + 1
    left = len(hand.pile) - taken
    card = hand.pile[hand.taken]
    held = hand.held
    held = (*held[:seat], (*held[seat], card), *held[seat + 1 :])
    happened = (*happened, ev.CardDrawn(seat, card, left, replaces))
    if not left:
        happened += (ev.DrawPileEmpty(),)
    return evolve(hand, held=held, taken=taken, drawn=drawn), happened


def _reshuffle(hand: Hand) -> Outcome:
    """The discards become the draw pile, in the order of the hand's next shuffle (spec 9, 10)."""
    nth = hand.reshuffles + 1
    after = evolve(
        hand,
        pile=shuffle(hand.discards, hand.seed, nth),
        taken=0,
        discards=(),
        reshuffles=nth,
        laid_since=False,
    )
    return after, (ev.Reshuffled(nth, len(hand.discards)),)


def _discard(hand: Hand, seat: int, move: Discard) -> Outcome:
    after = evolve(
        hand,
        held=_without(hand.held, seat, move.card),
        discards=(*hand.discards, move.card),
        window=None,
    )
    return _end_turn(after, seat, (ev.Discarded(seat, move.card),))


def _play(hand: Hand, seat: int, move: Play) -> Outcome:
    if hand.window is not None and hand.may_answer(seat, move.card):
        return _coup_fourre(hand, hand.window, seat, move.card)
    return _LAY[move.card](hand, seat, move)


def _lay_distance(hand: Hand, seat: int, move: Play) -> Outcome:
    side = hand.side_of[seat]
    before = hand.tableaux[side]
    tableau = with_distance(before, move.card)
    after = _lay(hand, seat, move.card, side, tableau)
    if before.wrong:
        lost = ev.MilesLost(seat, side, move.card, before.miles - tableau.miles, tableau.miles)
        return _end_turn(after, seat, (lost,))
    event = ev.DistancePlayed(seat, side, move.card, tableau.miles)
    if tableau.miles < hand.goal:
        return _end_turn(after, seat, (event,))
    if hand.rules.goal is Goal.EXTENSION and hand.extended_by is None:
        return evolve(after, phase=Phase.EXTENSION), (event, ev.ExtensionOffered(seat))
    return _complete(after, seat, (event,))


def _lay_hazard(hand: Hand, seat: int, move: Play) -> Outcome:
    target = move.target
    assert target is not None
    before = hand.tableaux[target]
    after = _lay(hand, seat, move.card, target, with_hazard(before, move.card))
    answer = SAFETY_AGAINST[move.card]
    holder = next(
        (s for s, side in enumerate(hand.side_of) if side == target and answer in hand.held[s]), None
    )
    after = evolve(after, window=Window(seat, move.card, target, holder, before))
    event = ev.HazardPlayed(seat, hand.side_of[seat], move.card, target)
    if holder is None:
        return _end_turn(after, seat, (event,))
    return _end_turn(after, seat, (event, ev.CoupFourreOffered(holder, answer, move.card)))


def _lay_remedy(hand: Hand, seat: int, move: Play) -> Outcome:
    side = hand.side_of[seat]
    tableau = with_remedy(hand.tableaux[side], move.card)
    after = _lay(hand, seat, move.card, side, tableau)
    return _end_turn(after, seat, (ev.RemedyPlayed(seat, side, move.card, tableau.rolling),))


def _lay_safety(hand: Hand, seat: int, move: Play) -> Outcome:
    side = hand.side_of[seat]
    tableau, cleared = with_safety(hand.tableaux[side], move.card)
    after = _lay(hand, seat, move.card, side, tableau)
    after = evolve(after, discards=hand.discards + cleared, drawn=hand.drawn & ~(1 << seat))
    event = ev.SafetyPlayed(seat, side, move.card, cleared, tableau.rolling)
    return _go_again(after, seat, (event,))


def _coup_fourre(hand: Hand, window: Window, seat: int, card: Card) -> Outcome:
    """The hazard is undone, the safety laid crosswise, and the turn is the holder's (spec 6)."""
    opening = window.attacker is None
    tableau, cleared = with_safety(window.before, card, coup=True)
    after = _lay(hand, seat, card, window.side, tableau)
    if not opening:
        cleared = (window.hazard, *cleared)
    after = evolve(after, discards=hand.discards + cleared, turn=seat)
    happened: Events = (
        ev.CoupFourre(seat, window.side, card, window.hazard, cleared, tableau.rolling, opening),
    )
    skipped = () if window.attacker is None else _between(hand, window.attacker, seat)
    if skipped:
        happened += (ev.SeatsSkipped(skipped),)
    if after.can_draw:
        after, drawn = _take_card(after, seat, drawn=after.drawn, replaces=True)
        happened += drawn
    return _go_again(after, seat, happened)


def _between(hand: Hand, attacker: int, seat: int) -> tuple[int, ...]:
    """The seats between the attacker and the answering seat that lose their turn."""
    seats = len(hand.held)
    way = range(1, (seat - attacker) % seats)
    return tuple(s for s in ((attacker + step) % seats for step in way) if _can_act(hand, s))


def _extend(hand: Hand, seat: int, move: Extend) -> Outcome:
    if not move.called:
        return _complete(hand, seat, (ev.ExtensionDeclined(seat),))
    after = evolve(hand, phase=Phase.PLAY, goal=LONG_GOAL, extended_by=hand.side_of[seat])
    return _end_turn(after, seat, (ev.ExtensionCalled(seat, LONG_GOAL),))


def _go_again(hand: Hand, seat: int, happened: Events) -> Outcome:
    """The turn after a safety: the same seat's, unless the hand ends or nothing is left to do."""
    if _seat_is_out(hand):
        return _finish(hand, "seat-out", happened)
    if not _can_act(hand, seat):
        return _end_turn(hand, seat, happened)
    return hand, (*happened, ev.TurnBegan(seat, again=True))


def _end_turn(hand: Hand, seat: int, happened: Events) -> Outcome:
    """Go on with the next seat, or end the hand (spec 3, 7)."""
    if () in hand.held:
        if hand.window is None and _seat_is_out(hand):
            return _finish(hand, "seat-out", happened)
        after = _next_that_can_act(hand, seat)
        if after is None:
            return _finish(hand, "cards", happened)
    else:
        after = (seat + 1) % len(hand.held)
    hand = evolve(hand, turn=after, drawn=hand.drawn & ~(1 << seat))
    # Nothing laid since the last reshuffle: every turn was a discard, so there is something to shuffle.
    if not hand.laid_since and not hand.left and not hand.has_drawn(after):
        return _finish(hand, "stalled", happened)
    return hand, (*happened, ev.TurnBegan(after))


def _next_that_can_act(hand: Hand, seat: int) -> int | None:
    """The first seat to the left that has cards or can draw, at last the seat itself."""
    seats = len(hand.held)
    order = ((seat + step) % seats for step in range(1, seats + 1))
    return next((other for other in order if _can_act(hand, other)), None)


def _complete(hand: Hand, seat: int, happened: Events) -> Outcome:
    side = hand.side_of[seat]
    done = ev.TripCompleted(seat, side, hand.goal)
    return _finish(evolve(hand, winner=side), "trip", (*happened, done))


def _finish(hand: Hand, reason: str, happened: Events) -> Outcome:
    return evolve(hand, phase=Phase.HAND_OVER, reason=reason, window=None), happened


def _seat_is_out(hand: Hand) -> bool:
    """Whether the hand ends because a seat has no cards and cannot draw (spec 7, an option)."""
    return () in hand.held and hand.rules.end_when_a_seat_is_out and not hand.can_draw


def _can_act(hand: Hand, seat: int) -> bool:
    return bool(hand.held[seat]) or hand.can_draw


def _lay(hand: Hand, seat: int, card: Card, side: int, tableau: Tableau) -> Hand:
    """The card leaves the seat's hand, the side's tableau changes, and any window closes."""
    before = hand.tableaux
    return evolve(
        hand,
        held=_without(hand.held, seat, card),
        tableaux=(*before[:side], tableau, *before[side + 1 :]),
        window=None,
        laid_since=True,
    )


def _without(held: tuple[tuple[Card, ...], ...], seat: int, card: Card) -> tuple[tuple[Card, ...], ...]:
    cards = held[seat]
    at = cards.index(card)
    return (*held[:seat], cards[:at] + cards[at + 1 :], *held[seat + 1 :])


_DO: dict[type, Callable[[Hand, int, Any], Outcome]] = {
    Draw: _draw,
    Play: _play,
    Discard: _discard,
    Extend: _extend,
}

_LAY: dict[Card, Callable[[Hand, int, Play], Outcome]] = {
    **dict.fromkeys(DISTANCES, _lay_distance),
    **dict.fromkeys(HAZARDS, _lay_hazard),
    **dict.fromkeys(REMEDIES, _lay_remedy),
    **dict.fromkeys(SAFETY_AGAINST.values(), _lay_safety),
}
