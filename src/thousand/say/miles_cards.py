"""The hand of 1000 Miles by ear: a card under the cursor, the whole hand, what can be played."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.game import Illegal
from thousand.miles.cards import HAZARDS, Card
from thousand.miles.guards import why_not_at, why_not_own
from thousand.miles.view import View, targets
from thousand.say.scribe import LINE_LIMIT, Scribe, spread


def card_name(scribe: Scribe, card: Card) -> str:
    """The card's name alone: "Flat tire", "25 miles"."""
    return scribe.text("card", card=card.name)


def card(scribe: Scribe, view: View, index: int) -> str:
    """The card at ``index`` (from 0) of the viewer's hand, its place, and whether it can be played.

    It is judged by what lies on the table, whoever's turn it is and whether or not a card has been
    drawn: a hand is looked through beforehand. A place without a card is answered as well.
    """
    cards = view.cards
    if not cards:
        return scribe.text("hand-empty")
    if not 0 <= index < len(cards):
        return scribe.text("card-missing", place=index + 1, count=len(cards))
    held = cards[index]
    label = _label(scribe, held, index + 1, len(cards))
    if held is view.answer:
        return scribe.text("card-answers", label=label)
    if held in HAZARDS:
        return _hazard(scribe, view, held, label)
    refusal = _own(view, held)
    if refusal is None:
        return scribe.text("card-playable", label=label)
    return scribe.text("card-unplayable", label=label, reason=_reason(scribe, refusal))


def hand(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The viewer's whole hand, equal cards together; one line where it fits."""
    return hand_of(scribe, view.cards)


def hand_of(scribe: Scribe, cards: Sequence[Card]) -> tuple[str, ...]:
    """A whole hand given by its ``cards``; see :func:`hand`."""
    if not cards:
        return (scribe.text("hand-empty"),)
    return spread(
        together(scribe, cards),
        lambda some: scribe.text("hand", count=len(cards), items=scribe.listing(some)),
        lambda some: scribe.text("hand-more", items=scribe.listing(some)),
    )


def together(scribe: Scribe, cards: Sequence[Card]) -> list[str]:
    """The kinds of card among ``cards``, each with its number: "Roll twice", "Stop"."""
    return [
        scribe.text("card-times", card=card.name, count=cards.count(card)) for card in dict.fromkeys(cards)
    ]


def _label(scribe: Scribe, held: Card, place: int, count: int) -> str:
    """The card and its place: "Roll, 3 of 6".

    The key that asks for a card is the digit of its place, and a screen reader swallows a digit that
    echoes its key, so "100 miles" does not come first at place 1.
    """
    digit = card_name(scribe, held).startswith(str(place))
    return scribe.text("card-label", card=held.name, place=place, count=count, digit=digit)


def _hazard(scribe: Scribe, view: View, held: Card, label: str) -> str:
    opponents = [side for side in range(len(view.sides)) if side != view.side]
    hit = targets(view, held)
    if not hit:
        if len(opponents) > 1:
            reason = scribe.text("reason-nobody-to-attack")
        else:
            refusal = why_not_at(view.tableaux[opponents[0]], held, opponents[0])
            assert refusal is not None
            reason = _reason(scribe, refusal, side_name(scribe, view, opponents[0]))
        return scribe.text("card-unplayable", label=label, reason=reason)
    if len(hit) == len(opponents) > 2:
        return scribe.text("card-playable-on-anyone", label=label)
    names = scribe.listing([side_name(scribe, view, side) for side in hit])
    line = scribe.text("card-playable-on", label=label, names=names)
    if len(line) > LINE_LIMIT:
        return scribe.text("card-playable-on-some", label=label, players=len(hit))
    return line


def _own(view: View, card: Card) -> Illegal | None:
    assert view.side is not None
    return why_not_own(view.tableaux[view.side], card, view.goal)


def _reason(scribe: Scribe, refusal: Illegal, target: str = "") -> str:
    """A refusal in a few words; the sentence of the same code is in ``miles_answers``."""
    return scribe.text(f"reason-{refusal.code}", **{**refusal.params, "name": target})


def side_name(scribe: Scribe, view: View, side: int) -> str:
    """The names of the players of a side."""
    return scribe.listing([scribe.name(seat) for seat in view.sides[side]])


def side_who(scribe: Scribe, view: View, side: int) -> str:
    """How a message addresses a side: ``you`` where it is the listener's, otherwise ``other``."""
    return "you" if scribe.viewer in view.sides[side] else "other"
