"""Whether what somebody perceived of a deal follows from its seed (spec "Deal", "The musik", "Tricks").

The seed tells every hand and the musik; what is given or laid away unseen is known by the end, for every card
is played or shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand.deal import Revealed
from thousand.game import Seat
from thousand.tysiac import events as ev
from thousand.tysiac.cards import NINES, Card
from thousand.tysiac.deals import Deal, deal_cards, players_of
from thousand.tysiac.match import first_dealer
from thousand.tysiac.rules import check


def follows(
    match: ev.MatchStarted, before: Sequence[ev.AnyEvent], deal: Sequence[ev.AnyEvent], seed: bytes
) -> bool:
    """Whether the ``deal``, all of it as a viewer perceived it, follows from its ``seed``: who dealt, the
    cards that were seen, and that everybody else played none but their own. ``before`` is the deal before it,
    empty where it was not perceived.

    Raises :class:`~thousand.game.Illegal` or LookupError where these are no events of a match at all.
    """
    check(match.rules, match.seats)
    begun = deal[0]
    if not isinstance(begun, ev.DealStarted) or not _dealt_in_turn(match.seats, before, begun, seed):
        return False
    none = (0,) * match.seats
    dealt, _ = deal_cards(match.rules, begun.dealer, none, (), seed)
    return all(map(_Cards(dealt).follow, deal))


def _dealt_in_turn(seats: int, before: Sequence[ev.AnyEvent], begun: ev.DealStarted, seed: bytes) -> bool:
    """Whether it was the dealer's turn to deal; after four nines the same one deals again."""
    last = before[0] if before else None
    if begun.number == 1:
        dealer = first_dealer(seats, Revealed((seed,)))
    elif isinstance(last, ev.DealStarted):
        again = any(isinstance(event, ev.RedealAsked) for event in before)
        dealer = last.dealer if again else (last.dealer + 1) % seats
    else:
        dealer = begun.dealer
    return begun.dealer == dealer and begun.players == players_of(seats, dealer)


class _Cards:
    """Where every card of a deal is, as its seed and what happened tell.

    What went unseen from the declarer's hand still lies there until it is played or shown.
    """

    def __init__(self, dealt: Deal) -> None:
        self._dealt = dealt
        self._held = [set(cards) for cards in dealt.held]
        self._musiks = list(dealt.musiks)
        self._laid: set[Card] = set()
        self._giver: dict[Seat, Seat] = {}
        self._declarer: Seat | None = None

    def follow(self, event: ev.AnyEvent) -> bool:
        """Move the cards that the event tells of: whether they are these ones, and were there."""
        match event:
            case ev.Dealt(seat, cards, number):
                dealt = self._dealt.held[seat]
                return cards in (None, dealt) and number == len(dealt)
            case ev.RedealAsked(seat):
                return self._held[seat].issuperset(NINES)
            case ev.MusikTaken(seat=seat, musik=which, cards=cards):
                return self._take(seat, which, cards)
            case ev.CardGiven(seat, to, card):
                return self._give(seat, to, card)
            case ev.CardLaidAway(seat=seat, card=card):
                return card is None or self._move(card, self._held[seat], self._laid)
            case ev.CardPlayed(seat=seat, card=card):
                return self._play(seat, card)
            case ev.MusiksWon(cards=cards):
                return self._away() == set(cards)
            case _:
                return True

    def _take(self, seat: Seat, which: int, seen: tuple[Card, ...] | None) -> bool:
        cards, self._musiks[which] = self._musiks[which], ()
        again, self._declarer = self._declarer is not None, seat
        self._held[seat].update(cards)
        return seen in (None, cards) and not again

    def _give(self, seat: Seat, to: Seat, card: Card | None) -> bool:
        if card is not None:
            return self._move(card, self._held[seat], self._held[to])
        again = to in self._giver
        self._giver[to] = seat
        return not again

    def _play(self, seat: Seat, card: Card) -> bool:
        """A card played is the seat's own, or the one that was given to it unseen."""
        if card in self._held[seat]:
            self._held[seat].remove(card)
            return True
        giver = self._giver.pop(seat, None)
        return giver is not None and self._move(card, self._held[giver], set())

    def _away(self) -> set[Card]:
        """With two seats what nobody holds any more: the musik not taken, and what was laid away, seen or
        (the declarer holds nothing else now) unseen."""
        unseen = set() if self._declarer is None else self._held[self._declarer]
        return self._laid.union(unseen, *self._musiks)

    @staticmethod
    def _move(card: Card, origin: set[Card], to: set[Card]) -> bool:
        if card not in origin:
            return False
        origin.remove(card)
        to.add(card)
        return True
