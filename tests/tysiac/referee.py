"""A second reading of the rules: slow, obvious, and sharing nothing with the engine but names.

The names are those of cards, moves, events and options. The referee foretells all that the engine does:
every event of every move, and who may make which moves. How a seed deals the cards is no rule of the
game, so it is told the hands and the musiks of each deal.
"""

from __future__ import annotations

from collections.abc import Sequence

from thousand.deal import Seeds, commitment
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card, Suit
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Phase,
    Play,
    Raise,
    Redeal,
    Take,
)
from thousand.tysiac.rules import Rules

from . import reading
from .scorer import Taken, sheets, winners

BIDS = range(90, 421, 5)

EVERYTHING: tuple[Move, ...] = (
    *(Pass(), Redeal(), Bomb(), NextDeal()),
    *map(Take, range(-1, 4)),
    *(kind(points) for points in BIDS for kind in (Bid, Raise)),
    *(kind(card) for card in Card for kind in (LayAway, Play)),
    *(Give(card, to) for card in Card for to in range(-1, 5)),
)
"""Every move that there is, some bids apart."""


class Referee:
    """A match as it has to go; ``told`` are the events of the move that is being made."""

    def __init__(self, rules: Rules, seats: int, seeds: Seeds) -> None:
        self.rules, self.seats, self.seeds = rules, seats, seeds
        self.totals = [0] * seats
        self.winners: list[int] = []
        self.bombs_dropped = [0] * seats
        self.number = 0
        self.dealer = seeds.draw_number("first-dealer", seats)
        self.same_dealer = False
        self.told: list[ev.AnyEvent] = []

    # The deal.

    def deal_cards(
        self, hands: Sequence[Sequence[Card]], musiks: Sequence[Sequence[Card]]
    ) -> tuple[ev.AnyEvent, ...]:
        """The next deal begins with these cards; returns its first events."""
        self.told = []
        if self.number == 0:
            self.told.append(ev.MatchStarted(self.seats, self.rules))
        elif not self.same_dealer:
            self.dealer = (self.dealer + 1) % self.seats
        self.same_dealer = False
        self.number += 1
        around = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        self.players = around[:3] if self.seats == 4 else around
        assert [len(hands[seat]) for seat in self.players] == [10 if self.seats == 2 else 7] * len(
            self.players
        )
        assert [len(musik) for musik in musiks] == ([2, 2] if self.seats == 2 else [3])
        assert sorted(card for cards in (*hands, *musiks) for card in cards) == sorted(Card)
        self.hands = [list(hand) for hand in hands]
        self.musiks = [list(musik) for musik in musiks]
        self.passed: set[int] = set()
        self.called: set[int] = set()
        self.bid = 0
        self.bidder: int | None = None
        self.waits, self.turn = Phase.AUCTION, self.players[0]
        self.given: list[int] = []
        self.laid: list[Card] = []
        self.trick: list[Card] = []
        self.tricks_played = 0
        self.trump: str | None = None
        self.taken = [Taken() for _ in range(self.seats)]
        seed = self.seeds.hand_seed(self.number)
        self.told.append(ev.DealStarted(self.number, self.dealer, tuple(self.players), commitment(seed)))
        self.told += [ev.Dealt(seat, tuple(hands[seat]), len(hands[seat])) for seat in self.players]
        if self.rules.four_nines:
            self.told.append(ev.TurnBegan(self.turn, Phase.AUCTION))
        else:
            self._call(self.turn, 100)
        return tuple(self.told)

    # Who may do what.

    def to_act(self) -> set[int]:
        if self.waits is Phase.DEAL_OVER:
            return set(range(self.seats))
        return set() if self.waits is Phase.MATCH_OVER else {self.turn}

    def moves(self, seat: int) -> set[Move]:
        """Every move that the seat may make now, found by asking for each that there is."""
        if seat not in self.to_act():
            return set()
        return {move for move in EVERYTHING if self._may(seat, move)}

    def _may(self, seat: int, move: Move) -> bool:
        rules, hand, waits = self.rules, self.hands[seat], self.waits
        before_giving = (waits is Phase.GIVE and not self.given) or (waits is Phase.LAY and not self.laid)
        match move:
            case NextDeal():
                return waits is Phase.DEAL_OVER
            case Bid(points):
                if waits is not Phase.AUCTION or points % 10:
                    return False
                if self.bidder is None:
                    return points == 100
                return self.bid < points <= reading.highest_bid(rules, hand)
            case Pass():
                return waits is Phase.AUCTION and self.bidder is not None
            case Redeal():
                nines = [card for card in hand if reading.rank(card) == "NINE"]
                own_first = seat not in self.called
                return rules.four_nines and waits is Phase.AUCTION and own_first and len(nines) == 4
            case Take(musik):
                return waits is Phase.TAKE and musik in (0, 1)
            case Raise(points):
                if not rules.raise_after_musik or not before_giving or points % 10:
                    return False
                return self.bid < points <= reading.highest_bid(rules, hand)
            case Bomb():
                has_one = self.bombs_dropped[seat] < rules.bombs
                return self.seats > 2 and before_giving and self.forced and has_one
            case Give(card, to):
                to_opponent = to in self.players and to != seat and to not in self.given
                return waits is Phase.GIVE and card in hand and to_opponent
            case LayAway(card):
                return waits is Phase.LAY and card in hand
            case Play(card):
                may = reading.playable(rules, hand, self.trick, self.trump)
                return waits is Phase.PLAY and card in may

    # What a move does.

    def make(self, seat: int, move: Move) -> tuple[ev.AnyEvent, ...]:
        """Make a legal move, any but the next deal's; returns what happens."""
        self.told = []
        assert self._may(seat, move)
        match move:
            case Bid(points):
                self._call(seat, points)
            case Pass():
                self._call(seat, None)
            case Redeal():
                self.told.append(ev.RedealAsked(seat))
                self.same_dealer = True
                self._end("four-nines")
            case Take(musik):
                self._take(musik, shown=self.rules.show_musik)
                self._wait(seat, Phase.LAY)
            case Raise(points):
                self.bid = points
                self.told.append(ev.ContractRaised(seat, points))
            case Bomb():
                self.bombs_dropped[seat] += 1
                self.told.append(ev.BombDropped(seat, self.rules.bombs - self.bombs_dropped[seat]))
                self._end("bomb")
            case Give(card, to):
                self.hands[seat].remove(card)
                self.hands[to].append(card)
                self.given.append(to)
                self.told.append(ev.CardGiven(seat, to, card))
                if len(self.given) == 2:
                    assert [len(self.hands[player]) for player in self.players] == [8, 8, 8]
                    self._wait(seat, Phase.PLAY)
            case LayAway(card):
                self.hands[seat].remove(card)
                self.laid.append(card)
                self.told.append(ev.CardLaidAway(seat, card, len(self.laid)))
                if len(self.laid) == 2:
                    assert [len(self.hands[player]) for player in self.players] == [10, 10]
                    self._wait(seat, Phase.PLAY)
            case Play(card):
                self._play(seat, card)
            case _:
                raise AssertionError(move)
        return tuple(self.told)

    def _wait(self, seat: int, phase: Phase) -> None:
        self.turn, self.waits = seat, phase
        self.told.append(ev.TurnBegan(seat, phase))

    def _call(self, seat: int, points: int | None) -> None:
        opening = self.bidder is None
        self.called.add(seat)
        if points is None:
            self.passed.add(seat)
            self.told.append(ev.Passed(seat))
        else:
            self.bid, self.bidder = points, seat
            self.told.append(ev.BidMade(seat, points, opening))
        left = [player for player in self.players if player not in self.passed]
        if len(left) > 1:
            at = self.players.index(seat)
            after = [*self.players[at + 1 :], *self.players[: at + 1]]
            self._wait(next(player for player in after if player in left), Phase.AUCTION)
            return
        (winner,) = left
        assert winner == self.bidder
        self.forced = self.bid == 100
        self.told.append(ev.AuctionWon(winner, self.bid, self.forced))
        self.turn = winner
        if self.seats == 2:
            self._wait(winner, Phase.TAKE)
        else:
            self._take(0, shown=not self.forced)
            self._wait(winner, Phase.GIVE)

    def _take(self, musik: int, *, shown: bool) -> None:
        cards = self.musiks.pop(musik)
        self.hands[self.turn] += cards
        self.told.append(ev.MusikTaken(self.turn, musik, tuple(cards), len(cards), shown))

    def _play(self, seat: int, card: Card) -> None:
        leads = not self.trick
        one = reading.suit(card)
        first_trick = self.tricks_played == 0
        couple = one in reading.married(self.hands[seat]) and reading.rank(card) in ("KING", "QUEEN")
        if leads and couple and (self.rules.marriage_on_first_trick or not first_trick):
            points = reading.MARRIAGES[one]
            before = None if self.trump is None else Suit[self.trump]
            self.told.append(ev.MarriageDeclared(seat, Suit[one], points, before))
            self.taken[seat].marriages += points
            self.trump = one
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.told.append(ev.CardPlayed(seat, card, leads))
        place = self.players.index(seat)
        if len(self.trick) < len(self.players):
            self._wait(self.players[(place + 1) % len(self.players)], Phase.PLAY)
            return
        leader = place + 1 - len(self.trick)
        best = reading.best_of(self.trick, self.trump)
        winner = self.players[(leader + best) % len(self.players)]
        self.tricks_played += 1
        self.taken[winner].tricks += reading.worth(self.trick)
        told = (tuple(self.trick), reading.worth(self.trick), self.taken[winner].all)
        self.told.append(ev.TrickTaken(winner, self.tricks_played, *told))
        self.trick = []
        if any(self.hands):
            self._wait(winner, Phase.PLAY)
            return
        if self.seats == 2:
            (other,) = self.musiks
            away = (*self.laid, *other)
            self.taken[winner].musiks += reading.worth(away)
            self.told.append(ev.MusiksWon(winner, away, reading.worth(away), self.taken[winner].all))
        self._end("played")

    # The end of a deal.

    def _end(self, reason: str) -> None:
        declarer = None if reason == "four-nines" else self.bidder
        contract = 0 if declarer is None else self.bid
        scored = sheets(self.rules, reason, self.players, declarer, contract, self.taken, self.totals)
        made = None
        if reason == "played":
            assert declarer is not None
            made = self.taken[declarer].all >= contract
        seed = self.seeds.hand_seed(self.number).hex()
        before, self.totals = self.totals, [sheet.total for sheet in scored]
        self.told.append(ev.DealEnded(self.number, reason, declarer, contract, made, tuple(scored), seed))
        self.winners = (
            [] if reason == "four-nines" else winners(self.rules, self.totals, declarer, self.players)
        )
        if self.winners:
            self.waits = Phase.MATCH_OVER
            self.told.append(ev.MatchEnded(tuple(self.winners), tuple(self.totals)))
            return
        self.waits = Phase.DEAL_OVER
        barrel = self.rules.barrel.value
        for seat, (old, new) in enumerate(zip(before, self.totals, strict=True)):
            if barrel != "off" and old < int(barrel) <= new:
                self.told.append(ev.BarrelEntered(seat, new))
            if barrel != "off" and new < int(barrel) <= old:
                self.told.append(ev.BarrelLeft(seat, new))
