"""The solver of Tysiąc against brute force on the rules' own engine (spec "Tricks", "The musik")."""

from __future__ import annotations

from random import Random

import pytest

from thousand import tysiac
from thousand.bots.tysiac_bits import NO_TRUMP, bits_of
from thousand.bots.tysiac_solver import Solver, TooHard
from thousand.tysiac import deals
from thousand.tysiac import match as matches
from thousand.tysiac.cards import DECK, Suit
from thousand.tysiac.deals import Trick
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import MustBeat, Rules
from thousand.tysiac.scoring import taken_by
from tysiac.table import dealt, ruled

ENDINGS = 240


def any_rules(chance: Random, seats: int) -> Rules:
    return ruled(
        seats,
        must_trump=chance.random() < 0.6,
        must_beat=chance.choice(list(MustBeat)),
        marriage_on_first_trick=chance.random() < 0.7,
        match_points=None,
    )


def ending(chance: Random, seats: int) -> Match:
    """A random deal with a few cards a hand, at any card of a trick; marriages are common in it."""
    size = chance.randint(1, 4 if seats == 2 else 3)
    deck = chance.sample(DECK, len(DECK))
    if chance.random() < 0.7:
        deck.sort(key=lambda card: card.suit in (Suit.HEARTS, Suit.CLUBS))
    held = tuple(tuple(deck.pop() for _ in range(size)) for _ in range(seats))
    musiks = (tuple(deck[:2]), tuple(deck[2:4])) if seats == 2 else ((),)
    trump = chance.choice([None, *Suit])
    first = chance.random() < 0.3
    match = dealt(*[""] * seats, rules=any_rules(chance, seats)).match
    leader = chance.randrange(seats)
    deal = deals.evolve(
        match.deal,
        held=held,
        musiks=musiks,
        laid=musiks[0] if seats == 2 else (),
        took=0,
        phase=Phase.PLAY,
        turn=leader,
        leader=leader,
        declarer=0,
        contract=1,
        trump=None if first else trump,
        tricks=() if first else (Trick(0, (), 0, None),),
    )
    match = matches.evolve(match, deal=deal)
    for _ in range(chance.randrange(seats)):
        turn = match.deal.turn
        match, _ = tysiac.apply(match, turn, chance.choice(tysiac.legal(tysiac.view(match, turn))))
    return match


def brute(match: Match) -> int:
    """The points that the declarer has at the end, everybody playing their best."""
    deal = match.deal
    if deal.phase is not Phase.PLAY:
        return taken_by(deal, 0)
    moves = tysiac.legal(tysiac.view(match, deal.turn))
    results = (brute(tysiac.apply(match, deal.turn, move)[0]) for move in moves)
    return max(results) if deal.turn == 0 else min(results)


def asked(match: Match, need: int) -> bool:
    """What the solver says of the same position; a match begins with what it has taken so far."""
    deal = match.deal
    seats = len(deal.players)
    away = sum(card.points for card in deal.away) if seats == 2 else 0
    solver = Solver(match.rules, [bits_of(held) for held in deal.held], 0, away=away)
    return solver.makes(
        need - deal.taken[0] - deal.married(0),
        deal.leader,
        NO_TRUMP if deal.trump is None else deal.trump,
        first=not deal.tricks,
        table=deal.table,
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_the_solver_agrees_with_brute_force_on_hundreds_of_endings(seats: int) -> None:
    chance = Random(seats)
    decided = set()
    for _ in range(ENDINGS // 2):
        match = ending(chance, seats)
        best = brute(match)
        decided.add(best)
        assert asked(match, best)
        assert not asked(match, best + 1)
    assert len(decided) > 30


@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_played_is_judged_as_the_position_after_it(seats: int) -> None:
    chance = Random(10 + seats)
    for _ in range(40):
        match = ending(chance, seats)
        deal = match.deal
        turn = deal.turn
        for move in tysiac.legal(tysiac.view(match, turn)):
            after, _ = tysiac.apply(match, turn, move)
            best = brute(after)
            for need in (best, best + 1):
                solver = Solver(
                    match.rules,
                    [bits_of(held) for held in deal.held],
                    0,
                    away=sum(card.points for card in deal.away) if seats == 2 else 0,
                )
                made = solver.makes_after(
                    move.card,  # type: ignore[union-attr]
                    need - deal.taken[0] - deal.married(0),
                    deal.leader,
                    NO_TRUMP if deal.trump is None else deal.trump,
                    first=not deal.tricks,
                    table=deal.table,
                )
                assert made == (need == best)


def test_one_solver_answers_many_questions_about_one_deal() -> None:
    """What it keeps of one question must not spoil another."""
    chance = Random(5)
    for _ in range(20):
        match = ending(chance, 3)
        deal = match.deal
        solver = Solver(match.rules, [bits_of(held) for held in deal.held], 0)
        rest = (deal.leader, NO_TRUMP if deal.trump is None else deal.trump)
        first = not deal.tricks
        best = brute(match) - deal.taken[0] - deal.married(0)
        for need in chance.sample(range(-5, 160), 40):
            assert solver.makes(need, *rest, first=first, table=deal.table) == (need <= best)


def test_a_search_stops_at_its_limit() -> None:
    hands = [bits_of(DECK[place::3]) for place in range(3)]
    with pytest.raises(TooHard):
        Solver(ruled(3), hands, 0, nodes=3).makes(40, 0, first=True)
