"""A deal of Tysiąc as a value, and how it is dealt (spec "Deal")."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

import msgspec

from thousand.deal import shuffle
from thousand.tysiac import events as ev
from thousand.tysiac.cards import DECK, MARRIAGE_POINTS, Card, Suit, points_of
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import Rules

Events: TypeAlias = tuple[ev.AnyEvent, ...]
Outcome: TypeAlias = "tuple[Deal, Events]"

HAND_SIZES = {2: 10, 3: 7}
"""How many cards each is dealt, by the number of those who take part."""

MUSIK_SIZES = {2: (2, 2), 3: (3,)}
"""How many cards each musik has."""


class Call(msgspec.Struct, frozen=True, gc=False):
    """What a seat said in the auction: a bid of ``points``, or None for a pass."""

    seat: int
    points: int | None


class Gift(msgspec.Struct, frozen=True, gc=False):
    """The card that the declarer gave to the seat ``to``; in a view None for who may not see it."""

    to: int
    card: Card | None


class Marriage(msgspec.Struct, frozen=True, gc=False):
    """A marriage that ``seat`` declared when leading to trick ``trick`` (from 1)."""

    seat: int
    suit: Suit
    trick: int


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A trick that was taken: its cards from the leader's on, and the trump in force."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    trump: Suit | None

    @property
    def points(self) -> int:
        """What its cards are worth."""
        return points_of(self.cards)


class Deal(msgspec.Struct, frozen=True, gc=False):
    """A deal under way, secrets included.

    ``players`` take part, in turn from the opener on. ``held`` is every seat's hand in the order the cards
    came, empty for who sits out; ``musiks`` the musiks as they were dealt, of which ``took`` is the one
    taken; ``bombs`` how many each seat has left in the match; ``on_barrel`` the seats that began the deal
    there. ``declarer`` is who made the highest bid so far, ``contract`` that bid or what it was raised to (0
    before any); ``forced`` that the others passed on the opening. ``laid`` are the cards laid away,
    ``table`` the trick that is played, which ``leader`` led, ``tricks`` those taken; ``taken`` is what each
    seat's tricks are worth. ``reason`` tells how the deal ended.
    """

    rules: Rules
    dealer: int
    players: tuple[int, ...]
    held: tuple[tuple[Card, ...], ...]
    musiks: tuple[tuple[Card, ...], ...]
    bombs: tuple[int, ...]
    on_barrel: tuple[int, ...]
    turn: int
    taken: tuple[int, ...]
    phase: Phase = Phase.AUCTION
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    contract: int = 0
    forced: bool = False
    took: int | None = None
    gifts: tuple[Gift, ...] = ()
    laid: tuple[Card, ...] = ()
    trump: Suit | None = None
    leader: int = 0
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    reason: str = ""

    @property
    def seats(self) -> int:
        """How many seats there are, one that sits out included."""
        return len(self.held)

    @property
    def shown(self) -> bool:
        """Whether the musik, once taken, is shown to everyone (spec "The musik")."""
        return self.rules.show_musik if len(self.players) == 2 else not self.forced

    @property
    def laid_away(self) -> int:
        """How many cards the declarer has laid away."""
        return len(self.laid)

    @property
    def away(self) -> tuple[Card, ...]:
        """With two seats the cards that whoever takes the last trick gets (spec "The musik"): those laid
        away, and the musik that nobody took."""
        left = [musik for which, musik in enumerate(self.musiks) if which != self.took]
        return (*self.laid, *(card for musik in left for card in musik))

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The seat's cards."""
        return self.held[seat]

    def married(self, seat: int) -> int:
        """What the marriages that the seat has declared are worth."""
        return sum(MARRIAGE_POINTS[one.suit] for one in self.marriages if one.seat == seat)

    def after(self, seat: int) -> int:
        """The player on the left of this one."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]


class Changes(TypedDict, total=False):
    """The fields of a :class:`Deal`, for :func:`evolve`."""

    rules: Rules
    dealer: int
    players: tuple[int, ...]
    held: tuple[tuple[Card, ...], ...]
    musiks: tuple[tuple[Card, ...], ...]
    bombs: tuple[int, ...]
    on_barrel: tuple[int, ...]
    turn: int
    taken: tuple[int, ...]
    phase: Phase
    calls: tuple[Call, ...]
    declarer: int | None
    contract: int
    forced: bool
    took: int | None
    gifts: tuple[Gift, ...]
    laid: tuple[Card, ...]
    trump: Suit | None
    leader: int
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    marriages: tuple[Marriage, ...]
    reason: str


if TYPE_CHECKING:

    def evolve(deal: Deal, **changes: Unpack[Changes]) -> Deal:
        """The deal with some fields changed; the type checker holds their types."""
else:
    evolve = msgspec.structs.replace


def players_of(seats: int, dealer: int) -> tuple[int, ...]:
    """Who takes part, from the left of the dealer; of four the dealer does not (spec "Deal").

    >>> players_of(3, 0), players_of(4, 1)
    ((1, 2, 0), (2, 3, 0))
    """
    around = tuple((dealer + step) % seats for step in range(1, seats + 1))
    return around[:3]


def deal_cards(
    rules: Rules, dealer: int, bombs: tuple[int, ...], on_barrel: tuple[int, ...], seed: bytes
) -> Outcome:
    """Shuffle and deal, one card at a time from the left of the dealer, the musik last; it is the opener's
    turn. ``bombs`` has a number for every seat."""
    seats = len(bombs)
    players = players_of(seats, dealer)
    number = len(players)
    cards = shuffle(DECK, seed)
    dealt = HAND_SIZES[number] * number
    held: list[tuple[Card, ...]] = [()] * seats
    for place, seat in enumerate(players):
        held[seat] = cards[place:dealt:number]
    musiks = []
    for size in MUSIK_SIZES[number]:
        musiks.append(cards[dealt : dealt + size])
        dealt += size
    deal = Deal(
        rules=rules,
        dealer=dealer,
        players=players,
        held=tuple(held),
        musiks=tuple(musiks),
        bombs=bombs,
        on_barrel=on_barrel,
        turn=players[0],
        taken=(0,) * seats,
    )
    return deal, tuple(ev.Dealt(seat, held[seat], len(held[seat])) for seat in players)


def wait_for(deal: Deal, seat: int, phase: Phase, happened: Events) -> Outcome:
    """The deal waits for this seat now."""
    return evolve(deal, turn=seat, phase=phase), (*happened, ev.TurnBegan(seat, phase))


def end(deal: Deal, reason: str, happened: Events) -> Outcome:
    """The deal is over, and waits to be scored."""
    return evolve(deal, phase=Phase.DEAL_OVER, reason=reason), happened


def with_hand(deal: Deal, seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Everybody's cards, these ones being the seat's."""
    return (*deal.held[:seat], cards, *deal.held[seat + 1 :])


def without(deal: Deal, seat: int, card: Card) -> tuple[tuple[Card, ...], ...]:
    """Everybody's cards after this one has left the seat's hand."""
    return with_hand(deal, seat, tuple(other for other in deal.held[seat] if other != card))
