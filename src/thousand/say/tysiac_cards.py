"""The hand of Tysiąc by ear: a card under the cursor, the whole hand, what can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from thousand.game import Illegal
from thousand.say.cells import cells
from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Detail, Scribe, spread
from thousand.tysiac.cards import MARRIAGE_POINTS, PARTNER, Card, Rank, Suit, marriages_in
from thousand.tysiac.tricks import why_not_card
from thousand.tysiac.view import View, to_play, would_declare


def named(card: Card) -> dict[str, Arg]:
    """The card as a message is given it: its ``$rank`` and its ``$suit``."""
    return {"rank": card.rank.name, "suit": card.suit.name}


def card_name(scribe: Scribe, card: Card) -> str:
    """The card's name alone: "queen of hearts"."""
    return scribe.text("tysiac-card", **named(card))


def series(scribe: Scribe, cards: Iterable[Card]) -> str:
    """Cards one after another: "ten of hearts, nine of clubs"."""
    return scribe.series([card_name(scribe, card) for card in cards])


@fitting
def card(scribe: Scribe, view: View, index: int) -> str:
    """The card at ``index`` (from 0) of ``view.cards``, its place, and whether it can be played.

    It is judged by the trick as it lies, also before it is the viewer's turn; of a card that can be led,
    whether that declares a marriage. A place without a card is answered as well.
    """
    cards = view.cards
    if not cards:
        return _empty(scribe, view)
    if not 0 <= index < len(cards):
        return scribe.text("tysiac-card-missing", place=index + 1, count=len(cards))
    held = cards[index]
    label = _label(scribe, held, index + 1, len(cards))
    if not to_play(view):
        married = PARTNER.get(held) in cards and scribe.detail is not Detail.BRIEF
        return scribe.text("tysiac-card-married", label=label) if married else label
    refusal = why_not_card(view.rules, cards, view.table, view.trump, held)
    if refusal is not None:
        reason = scribe.text(f"tysiac-reason-{refusal.code}", **about(refusal))
        return scribe.text("tysiac-card-unplayable", label=label, reason=reason)
    if would_declare(view, held):
        return scribe.text("tysiac-card-declares", label=label, points=MARRIAGE_POINTS[held.suit])
    return scribe.text("tysiac-card-playable", label=label)


@fitting
def hand(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The viewer's whole hand, in the order of ``view.cards``; one line where it fits."""
    return hand_of(scribe, view.cards) if view.cards else (_empty(scribe, view),)


def hand_of(scribe: Scribe, cards: Sequence[Card]) -> tuple[str, ...]:
    """A hand given by its ``cards``; in full also which marriages it has."""

    def more(some: Sequence[str]) -> str:
        return scribe.text("tysiac-hand-more", items=_parted(scribe, some))

    items = groups(scribe, cards)
    count = len(cards)
    lines = spread(
        items,
        lambda some: scribe.text("tysiac-hand", count=count, items=_parted(scribe, some)),
        more,
        scribe.limit,
    )
    if cells(lines[0]) > scribe.limit:  # of a whole rank a braille display has a line and no more
        lines = (scribe.text("tysiac-hand-count", count=count), *spread(items, more, more, scribe.limit))
    return (*lines, *marriages_of(scribe, cards)) if scribe.detail is Detail.FULL else lines


def marriages_of(scribe: Scribe, cards: Sequence[Card]) -> tuple[str, ...]:
    """Which marriages a hand has, in one line; nothing where it has none."""
    pairs = marriages_in(cards)
    if not pairs:
        return ()
    items = [scribe.text("tysiac-suit", suit=suit.name) for suit in reversed(pairs)]
    points = sum(MARRIAGE_POINTS[suit] for suit in pairs)
    return (scribe.text("tysiac-hand-marriages", items=scribe.listing(items), points=points),)


def groups(scribe: Scribe, cards: Sequence[Card]) -> list[str]:
    """The cards suit by suit; or rank by rank, where that is how they lie."""
    if _lies_by(cards, _suit) or not _lies_by(cards, _rank):
        return [_of_suit(scribe, together) for together in _gathered(cards)]
    return [_of_rank(scribe, list(together)) for _, together in groupby(cards, _rank)]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by suit and rank, the greatest first: as a hand is told that nobody has sorted."""
    return tuple(sorted(cards, reverse=True))


def about(refusal: Illegal) -> dict[str, Arg]:
    """What the sentence about a card refused is given: the suit that is asked for, or the card to beat, as
    ``$rank`` and ``$suit``."""
    params = refusal.params
    if "best" in params:
        return named(Card[str(params["best"])])
    if "suit" in params:
        return {"suit": params["suit"]}
    return named(Card[str(params["card"])]) if "card" in params else {}


def _empty(scribe: Scribe, view: View) -> str:
    if view.viewer is None:
        return scribe.text("tysiac-watching")
    return scribe.text("tysiac-hand-out" if view.viewer == view.sitting_out else "tysiac-hand-empty")


def _label(scribe: Scribe, held: Card, place: int, count: int) -> str:
    """The card and its place: "queen of hearts, 3 of 7".

    The key that asks for a card is the digit of its place, and a screen reader swallows a digit that echoes
    its key, so a ten named by its number does not come first at place 1.
    """
    digit = card_name(scribe, held).startswith(str(place % 10))
    return scribe.text("tysiac-card-label", **named(held), place=place, count=count, digit=digit)


def _suit(card: Card) -> Suit:
    return card.suit


def _rank(card: Card) -> Rank:
    return card.rank


def _lies_by(cards: Sequence[Card], key: Callable[[Card], int]) -> bool:
    """Whether all that have the same suit, or rank, lie together."""
    runs = [kind for kind, _ in groupby(cards, key)]
    return len(runs) == len(set(runs))


def _gathered(cards: Sequence[Card]) -> list[list[Card]]:
    suits = dict.fromkeys(card.suit for card in cards)
    return [[card for card in cards if card.suit is suit] for suit in suits]


def _of_suit(scribe: Scribe, cards: Sequence[Card]) -> str:
    ranks = [scribe.text("tysiac-rank", rank=card.rank.name) for card in cards]
    return scribe.text("tysiac-hand-of-suit", suit=cards[0].suit.name, items=scribe.series(ranks))


def _of_rank(scribe: Scribe, cards: Sequence[Card]) -> str:
    suits = [scribe.text("tysiac-suit", suit=card.suit.name) for card in cards]
    told = scribe.text("tysiac-hand-of-rank", rank=cards[0].rank.name, items=scribe.listing(suits))
    if scribe.short and cells(told) > scribe.limit:  # where suits have long names
        return series(scribe, cards)
    return told


def _parted(scribe: Scribe, items: Sequence[str]) -> str:
    parted = items[0]
    for item in items[1:]:
        parted = scribe.text("tysiac-list-groups", list=parted, item=item)
    return parted
