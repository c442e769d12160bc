"""Whether what somebody perceived of a hand follows from its seed (spec 2, 9, 10).

The seed tells the deal, the order of the draw pile and that of every reshuffle, and what is drawn, laid and
discarded is public. So every card can be followed, also those of hands that were never seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand.deal import Revealed, shuffle
from thousand.game import Seat
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.hand import deal
from thousand.miles.match import first_dealer
from thousand.miles.rules import HAND_SIZE, Rules, check, sides_of


def follows(
    match: ev.MatchStarted, before: Sequence[ev.AnyEvent], hand: Sequence[ev.AnyEvent], seed: bytes
) -> bool:
    """Whether the ``hand``, all of it as a viewer perceived it, follows from its ``seed``: who dealt, the
    cards that were seen, and that everybody else laid none but their own. ``before`` is the hand before it,
    empty where it was not perceived.

    Raises :class:`~thousand.game.Illegal` or LookupError where these are no events of a match at all.
    """
    seats = sum(map(len, match.sides))
    check(match.rules, seats)
    begun = hand[0]
    if not isinstance(begun, ev.HandStarted) or not _dealt_in_turn(match.rules, seats, before, begun, seed):
        return False
    cards = _Cards(match.rules, seats, begun.first, seed)
    return all(map(cards.follow, hand))


def _dealt_in_turn(
    rules: Rules, seats: int, before: Sequence[ev.AnyEvent], begun: ev.HandStarted, seed: bytes
) -> bool:
    """Whether it was the dealer's turn to deal."""
    last = before[0] if before else None
    if begun.number == 1:
        dealer = first_dealer(rules, seats, Revealed((seed,)))
    elif isinstance(last, ev.HandStarted):
        dealer = (last.dealer + 1) % seats
    else:
        dealer = begun.dealer
    return begun.dealer == dealer and begun.first == (dealer + 1) % seats


class _Cards:
    """Where every card of a hand is, as its seed and what happened tell."""

    def __init__(self, rules: Rules, seats: int, first: Seat, seed: bytes) -> None:
        dealt, _ = deal(rules, sides_of(seats, rules.team_size), seed, first)
        self._seed = seed
        self._dealt = dealt.held
        self._held = [list(cards) for cards in dealt.held]
        self._pile = list(reversed(dealt.pile))
        self._discards: list[Card] = []
        self._reshuffles = 0

    def follow(self, event: ev.AnyEvent) -> bool:
        """Move the cards that the event tells of: whether they are these ones, and were there."""
        match event:
            case ev.Dealt(seat, cards, number):
                return cards in (None, self._dealt[seat]) and number == HAND_SIZE
            case ev.CardDrawn(seat, card, left):
                return self._draw(seat, card) and left == len(self._pile)
            case ev.Reshuffled(nth, number):
                return self._reshuffle() == (nth, number)
            case ev.Discarded(seat, card):
                self._discards.append(card)
                return self._lay(seat, card)
            case ev.SafetyPlayed(seat=seat, card=card, cleared=cleared):
                self._discards += cleared
                return self._lay(seat, card)
            case ev.CoupFourre(seat=seat, card=card, cleared=cleared):
                self._discards += cleared
                return self._lay(seat, card)
            case ev.DistancePlayed() | ev.MilesLost() | ev.HazardPlayed() | ev.RemedyPlayed():
                return self._lay(event.seat, event.card)
            case _:
                return True

    def _draw(self, seat: Seat, seen: Card | None) -> bool:
        card = self._pile.pop()
        self._held[seat].append(card)
        return seen in (None, card)

    def _reshuffle(self) -> tuple[int, int]:
        """Which reshuffle this is, and of how many cards."""
        self._reshuffles += 1
        pile = shuffle(self._discards, self._seed, self._reshuffles)
        self._pile, self._discards = list(reversed(pile)), []
        return self._reshuffles, len(pile)

    def _lay(self, seat: Seat, card: Card) -> bool:
        if card not in self._held[seat]:
            return False
        self._held[seat].remove(card)
        return True
