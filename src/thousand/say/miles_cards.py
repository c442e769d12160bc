"""The hand of 1000 Miles by ear: a card under the cursor, the whole hand, what can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from thousand.game import Illegal
from thousand.miles.cards import DISTANCES, HAZARDS, MAJOR_HAZARDS, REMEDY_FOR, Card
from thousand.miles.guards import why_not_attack
from thousand.miles.legality import why_not_at, why_not_own
from thousand.miles.tableau import Tableau
from thousand.miles.view import View, targets
from thousand.say import miles_sides as sides
from thousand.say.fitting import fitting
from thousand.say.scribe import Scribe, first_that_fits, spread


def card_name(scribe: Scribe, card: Card) -> str:
    """The card's name alone: "Flat tire", "25 miles"."""
    return scribe.text("card", card=card.name)


@fitting
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
    assert view.side is not None
    tableau = view.tableaux[view.side]
    refusal = why_not_own(tableau, held, view.goal)
    if refusal is not None:
        reason = _reason(scribe, view, refusal, tableau)
        return scribe.text("card-unplayable", label=label, reason=reason)
    if held in DISTANCES and tableau.wrong:
        return scribe.text("card-subtracts", label=label, miles=tableau.miles)
    return scribe.text("card-playable", label=label)


@fitting
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
        scribe.limit,
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
    assert view.viewer is not None
    opponents = [
        side for side in sides.opponents(view) if why_not_attack(view, view.viewer, held, side) is None
    ]
    hit = targets(view, held)
    if not hit:
        return first_that_fits(_playable_on_nobody(scribe, view, held, label, opponents), scribe.limit)
    if len(hit) == len(opponents) > 2:
        return scribe.text("card-playable-on-anyone", label=label)
    return first_that_fits(_playable_on(scribe, view, label, hit), scribe.limit)


def _playable_on(scribe: Scribe, view: View, label: str, hit: Sequence[int]) -> Iterator[str]:
    """On whom a hazard can be played: by name, or where that takes too long on how many."""
    yield scribe.text("card-playable-on", label=label, names=sides.listing(scribe, view, hit))
    yield scribe.text("card-playable-on-some", label=label, sides=len(hit), teams=sides.in_teams(view))


def _playable_on_nobody(
    scribe: Scribe, view: View, held: Card, label: str, opponents: Sequence[int]
) -> Iterator[str]:
    """That a hazard cannot be played; where it could hit only one side, why not that one."""
    if len(opponents) == 1:
        tableau = view.tableaux[opponents[0]]
        refusal = why_not_at(view.rules, tableau, held, opponents[0])
        assert refusal is not None
        for known in sides.side(scribe, view, opponents[0]):
            reason = _reason(scribe, view, refusal, tableau, **known)
            yield scribe.text("card-unplayable", label=label, reason=reason)
    yield scribe.text("card-unplayable", label=label, reason=scribe.text("reason-nobody-to-attack"))


def _reason(scribe: Scribe, view: View, refusal: Illegal, tableau: Tableau, **about: str) -> str:
    """A refusal in a few words; the sentence of the same code is in ``miles_answers``."""
    known = {**refusal.params, **about, "needs": needs(scribe, tableau), "teams": sides.in_teams(view)}
    known["count"] = len(to_repair(tableau))
    return scribe.text(f"reason-{refusal.code}", **known)


def to_repair(tableau: Tableau) -> list[Card]:
    """The hazards in force that need a remedy of their own before a Roll, in the order they fell."""
    return [hazard for hazard in tableau.hazards if hazard in MAJOR_HAZARDS]


def needs(scribe: Scribe, tableau: Tableau, *, roll: bool = False) -> str:
    """The remedies that the side needs before a Roll, "Repairs and a Spare tire"; with ``roll`` a Roll as
    well, where it will need one. Nothing where nothing is needed."""
    remedies = [REMEDY_FOR[hazard] for hazard in to_repair(tableau)]
    room = not (scribe.braille and remedies)  # a line of braille has none; that a Roll follows is known
    if roll and room and Card.RIGHT_OF_WAY not in tableau.safeties and not tableau.rolling:
        remedies.append(Card.ROLL)
    return (
        scribe.listing([scribe.text("need", remedy=remedy.name) for remedy in remedies]) if remedies else ""
    )
