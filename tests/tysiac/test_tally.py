"""What is counted for the statistics: by hand, and against a second count from the states."""

from __future__ import annotations

from hypothesis import given

from thousand.deal import from_number
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Suit
from thousand.tysiac.rules import house
from thousand.tysiac.tally import Results, Tally, tally

from .random_play import Mood, Step, begin, moves_from
from .strategies import SEED, examples

STARTED = ev.MatchStarted(3, house(3))
DEAL = ev.DealStarted(1, 2, (0, 1, 2), "")


def count(*events: ev.AnyEvent, seat: int = 0) -> Tally:
    return tally((STARTED, DEAL, *events), seat)


def ended(
    declarer: int, contract: int, made: bool | None, *points: int, reason: str = "played"
) -> ev.DealEnded:
    sheets = tuple(ev.SeatSheet(points=each) for each in points)
    return ev.DealEnded(1, reason, declarer, contract, made, sheets, "")


def test_a_match_that_has_only_begun_is_one_match() -> None:
    assert count() == Tally(matches=1)


def test_contracts_count_for_the_declarer() -> None:
    deals = (
        ended(0, 150, True, 150, 10, 20),
        ended(0, 200, False, -200, 0, 0),
        ended(1, 120, True, 30, 120, 0),
    )
    assert count(*deals) == Tally(matches=1, deals=3, declared=2, made=1, best_contract=150, best_deal=150)
    assert count(*deals, seat=2) == Tally(matches=1, deals=3, best_deal=20)


def test_a_bomb_is_a_contract_that_was_not_made() -> None:
    bombed = (ev.BombDropped(0, 0), ended(0, 100, None, 0, 60, 60, reason="bomb"))
    assert count(*bombed) == Tally(matches=1, deals=1, declared=1, bombs=1)
    assert count(*bombed, seat=1) == Tally(matches=1, deals=1, best_deal=60)


def test_four_nines_are_no_deal_and_neither_is_one_that_the_seat_sits_out() -> None:
    nothing = ended(0, 0, None, 0, 0, 0, reason="four-nines")
    assert count(nothing) == Tally(matches=1)
    four = (
        ev.MatchStarted(4, house(4)),
        ev.DealStarted(1, 3, (0, 1, 2), ""),
        ended(0, 110, True, 110, 5, 5, 0),
    )
    assert tally(four, 3) == Tally(matches=1)


def test_marriages_and_tricks_are_the_seats_own() -> None:
    happened = (
        ev.MarriageDeclared(0, Suit.DIAMONDS, 80, None),
        ev.MarriageDeclared(1, Suit.HEARTS, 100, None),
        *(ev.TrickTaken(who, 1, (), 0, 0) for who in (0, 0, 1)),
    )
    assert count(*happened) == Tally(matches=1, marriages=1, marriage_points=80, tricks=2)


def test_the_barrel_and_the_end_of_a_match() -> None:
    happened = (ev.BarrelEntered(0, 800), ev.BarrelEntered(1, 810), ev.MatchEnded((0,), (1000, 850, -20)))
    assert count(*happened) == Tally(
        matches=1, finished=1, won=1, barrels=1, best_match=1000, results=(Results(3, 1, 1),)
    )
    assert count(*happened, seat=2) == Tally(matches=1, finished=1, results=(Results(3, 1, 0),))


def test_a_shared_victory_is_not_won_alone() -> None:
    shared = count(ev.MatchEnded((0, 1), (1000, 1000, 0)))
    assert (shared.won, shared.shared, shared.results) == (0, 1, (Results(3, 1, 0),))


def test_tallies_add_up_by_the_kind_of_table() -> None:
    one = Tally(matches=2, best_deal=100, results=(Results(3, 1, 1),))
    other = Tally(matches=1, best_deal=300, results=(Results(2, 1, 0), Results(3, 2, 0)))
    assert one + other == Tally(matches=3, best_deal=300, results=(Results(2, 1, 0), Results(3, 3, 1)))
    assert one + Tally() == one


@examples(0.05)
@given(SEED)
def test_counted_again_from_the_states(seed: int) -> None:
    """Tricks and marriages as the deals held them at their ends, deal by deal."""
    match, begun = begin(house(3), 3, from_number(seed))
    record: list[ev.AnyEvent] = [*begun]
    ends: list[Step] = []
    for step in moves_from(match, seed, Mood.KEEN):
        record += step.events
        if step.match.deal.reason:
            ends.append(step)
    ends = [step for step in ends if any(isinstance(event, ev.DealEnded) for event in step.events)]
    for seat in range(3):
        counted = tally(record, seat)
        deals = [step.match.deal for step in ends]
        assert counted.deals == len(deals)
        assert counted.tricks == sum(trick.winner == seat for deal in deals for trick in deal.tricks)
        assert counted.marriage_points == sum(deal.married(seat) for deal in deals)
        assert counted.declared == sum(deal.declarer == seat for deal in deals)
        assert counted.best_match == max(0, ends[-1].match.totals[seat])
        assert counted.won == (ends[-1].match.winners == (seat,))
