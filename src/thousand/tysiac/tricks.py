"""What may be played to a trick, who takes it, and what declares a marriage (spec "Tricks")."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.game import Illegal
from thousand.tysiac.cards import PARTNER, Card, Suit
from thousand.tysiac.rules import MustBeat, Rules


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether ``card`` takes the trick from ``best``, which lay before it.

    >>> beats(Card.HEARTS_TEN, Card.HEARTS_KING, None)
    True
    >>> beats(Card.SPADES_ACE, Card.HEARTS_NINE, Suit.CLUBS)
    False
    """
    if card.suit == best.suit:
        return card > best
    return card.suit == trump


def winning(table: Sequence[Card], trump: Suit | None) -> int:
    """The place, in the order played, of the card that takes the trick as it lies."""
    best = 0
    for place, card in enumerate(table):
        if beats(card, table[best], trump):
            best = place
    return best


def declares(rules: Rules, held: Sequence[Card], card: Card, tricks: int) -> bool:
    """Whether leading ``card`` from this hand declares a marriage, after so many tricks."""
    return PARTNER.get(card) in held and (tricks > 0 or rules.marriage_on_first_trick)


def why_not_card(
    rules: Rules, held: Sequence[Card], table: Sequence[Card], trump: Suit | None, card: Card
) -> Illegal | None:
    """Why a card of the hand may not be played to the trick of which ``table`` lies.

    ``must_beat`` asks for what takes the trick as it lies: over a trump nobody has to play high in the
    suit led, and who may throw off (``must_trump`` off) need not trump, but has to overtrump when trumping.
    """
    if not table:
        return None
    led = table[0].suit
    best = table[winning(table, trump)]
    if any(other.suit == led for other in held):
        if card.suit != led:
            return Illegal("follow-suit", suit=led.name, card=card.name)
        must_beat = rules.must_beat is not MustBeat.NONE
        return _beat("must-beat", held, best, trump, card) if must_beat else None
    if trump is None:
        return None
    if card.suit != trump:
        trumps = rules.must_trump and any(other.suit == trump for other in held)
        return Illegal("must-trump", suit=trump.name, led=led.name, card=card.name) if trumps else None
    over = rules.must_beat is MustBeat.SUIT_AND_TRUMP
    return _beat("must-overtrump", held, best, trump, card) if over else None


def _beat(code: str, held: Sequence[Card], best: Card, trump: Suit | None, card: Card) -> Illegal | None:
    """The refusal of a card that does not beat the best one, where another of its suit would."""
    could = any(other.suit == card.suit and beats(other, best, trump) for other in held)
    if could and not beats(card, best, trump):
        return Illegal(code, card=card.name, best=best.name)
    return None
