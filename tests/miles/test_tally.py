"""What is counted for the statistics: by hand-made events, and against a second count from the states."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.miles import events as ev
from thousand.miles.cards import HAZARDS, SAFETIES, Card
from thousand.miles.guards import Phase
from thousand.miles.match import Match
from thousand.miles.moves import Play
from thousand.miles.rules import ShutOut, playroom
from thousand.miles.tally import Results, Tally, tally

from .random_play import Step, begin, moves_from
from .strategies import SEED, Agreed, any_rules
from .table import table

RULES = playroom(2)
STOP, WAY = Card.STOP, Card.RIGHT_OF_WAY
ALONE = ((0,), (1,))
PAIRS = ((0, 2), (1, 3))

FALLS_ON_0 = ev.HazardPlayed(1, 1, STOP, 0)
CHANCE_OF_0 = ev.CoupFourreOffered(0, WAY, STOP)
COUP_OF_0 = ev.CoupFourre(0, 0, WAY, STOP, (STOP,), True)
THROWN_BY_1 = ev.Discarded(1, Card.MILES_25)


def count(*events: ev.AnyEvent, seat: int = 0, sides: tuple[tuple[int, ...], ...] = ALONE) -> Tally:
    return tally((ev.MatchStarted(sides, RULES), *events), seat)


def hand_ended(winner: int | None, *sheets: ev.SideSheet) -> ev.HandEnded:
    return ev.HandEnded(1, winner, "trip", sheets, "")


def sheet(points: int, *items: str) -> ev.SideSheet:
    return ev.SideSheet(tuple((item, 300) for item in items), points, points)


def test_a_match_that_has_only_begun_is_one_match() -> None:
    assert count() == Tally(matches=1)


def test_only_the_seats_own_cards_are_its_miles_safeties_and_hazards() -> None:
    """A team-mate's are not; what falls on the side falls on the seat."""
    laid = (
        ev.DistancePlayed(0, 0, Card.MILES_200, 200),
        ev.DistancePlayed(2, 0, Card.MILES_100, 300),
        ev.DistancePlayed(1, 1, Card.MILES_75, 75),
        ev.MilesLost(0, 0, Card.MILES_50, 50, 250),
        ev.MilesLost(2, 0, Card.MILES_25, 25, 225),
        ev.SafetyPlayed(0, 0, Card.DRIVING_ACE, (), True),
        ev.SafetyPlayed(2, 0, Card.EXTRA_TANK, (), True),
        ev.HazardPlayed(0, 0, STOP, 1),
        ev.HazardPlayed(2, 0, STOP, 1),
        ev.HazardPlayed(1, 1, STOP, 0),
        ev.HazardPlayed(3, 1, STOP, 0),
    )
    own = {"miles": 200, "miles_lost": 50, "safeties": 1, "hazards": 1, "hazards_suffered": 2}
    assert count(*laid, sides=PAIRS) == Tally(matches=1, **own)


def test_a_mile_that_was_not_there_is_not_lost() -> None:
    """Spec 9: at 0 miles it stays 0."""
    assert count(ev.MilesLost(0, 0, Card.MILES_50, 0, 0)).miles_lost == 0


def test_a_coup_fourre_is_a_safety_laid_and_a_hazard_not_suffered() -> None:
    """Spec 6: as if it had never been played."""
    assert count(FALLS_ON_0, CHANCE_OF_0, COUP_OF_0) == Tally(matches=1, coups=1, safeties=1)


def test_a_team_mates_coup_is_not_the_seats_own_but_the_hazard_is_undone() -> None:
    coup = ev.CoupFourre(2, 0, WAY, STOP, (STOP,), True)
    assert count(FALLS_ON_0, ev.CoupFourreOffered(2, WAY, STOP), coup, sides=PAIRS) == Tally(matches=1)


def test_an_opening_coup_undoes_no_hazard() -> None:
    """Spec 6: no card fell."""
    coup = ev.CoupFourre(0, 0, WAY, STOP, (), True, opening=True)
    assert count(CHANCE_OF_0, coup) == Tally(matches=1, coups=1, safeties=1)


@pytest.mark.parametrize(
    "closing",
    [
        THROWN_BY_1,
        ev.Discarded(0, Card.MILES_25),
        ev.DistancePlayed(1, 1, Card.MILES_25, 25),
        ev.MilesLost(1, 1, Card.MILES_25, 0, 0),
        ev.HazardPlayed(1, 1, Card.SPEED_LIMIT, 0),
        ev.RemedyPlayed(0, 0, Card.ROLL, True),
        ev.SafetyPlayed(1, 1, Card.EXTRA_TANK, (), True),
        ev.CoupFourre(1, 1, Card.EXTRA_TANK, Card.OUT_OF_GAS, (), True),
        hand_ended(None, sheet(0), sheet(0)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_a_chance_is_let_go_by_once_anybody_plays(closing: ev.AnyEvent) -> None:
    """Spec 6: any play or discard closes the window."""
    waiting = (FALLS_ON_0, CHANCE_OF_0, ev.TurnBegan(1), ev.CardDrawn(1, Card.ROLL, 50))
    assert count(*waiting).coups_missed == 0, "it may still be taken"
    assert count(*waiting, closing).coups_missed == 1
    assert count(*waiting, closing, THROWN_BY_1).coups_missed == 1, "once"


def test_a_chance_of_somebody_else_is_not_missed() -> None:
    assert count(ev.HazardPlayed(0, 0, STOP, 1), ev.CoupFourreOffered(1, WAY, STOP), THROWN_BY_1) == Tally(
        matches=1, hazards=1
    )


def test_hands_trips_bonuses_and_the_best_of_them() -> None:
    """Spec 8: what the sheet pays as such is counted as such; for other sides it is not."""
    tallied = count(
        hand_ended(0, sheet(2100, "mile", "trip", "delayed_action", "safe_trip", "shut_out"), sheet(0)),
        hand_ended(1, sheet(350, "mile", "extension"), sheet(1500, "trip", "delayed_action", "shut_out")),
        hand_ended(None, sheet(200, "mile"), sheet(3000)),
    )
    assert tallied == Tally(
        matches=1, hands=3, trips=1, delayed_actions=1, safe_trips=1, shut_outs=1, best_hand=2100
    )


def test_all_four_safeties_are_the_sides_in_one_hand() -> None:
    """Laid by two seats, one crosswise; paid or not; a new hand begins from none."""
    two = (ev.SafetyPlayed(0, 0, Card.DRIVING_ACE, (), True), ev.SafetyPlayed(2, 0, WAY, (), True))
    more = (
        ev.SafetyPlayed(2, 0, Card.EXTRA_TANK, (), True),
        ev.CoupFourre(0, 0, Card.PUNCTURE_PROOF, Card.FLAT_TIRE, (), True, opening=True),
    )
    over = hand_ended(None, sheet(0), sheet(0))
    assert count(*two, over, *more, over, sides=PAIRS).all_safeties == 0
    assert count(*two, *more, over, sides=PAIRS).all_safeties == 1


@pytest.mark.parametrize(
    ("seat", "winners", "won", "shared"),
    [(0, (0,), 1, 0), (2, (0,), 1, 0), (1, (0,), 0, 0), (0, (0, 1), 0, 1), (3, (0, 1), 0, 1)],
)
def test_a_match_is_won_by_every_seat_of_the_side(
    seat: int, winners: tuple[int, ...], won: int, shared: int
) -> None:
    """Spec 8: a tie may be shared, which is no victory alone."""
    totals = (5200, 5000)
    assert count(ev.MatchEnded(winners, totals), seat=seat, sides=PAIRS) == Tally(
        matches=1,
        finished=1,
        won=won,
        shared=shared,
        best_match=totals[seat % 2],
        results=(Results(0, 1, won),),
    )


def test_tallies_add_up_and_the_best_is_the_best() -> None:
    first = Tally(matches=1, miles=500, best_hand=900, best_match=4800, results=(Results(2, 1, 1),))
    second = Tally(
        matches=1, miles=250, best_hand=400, best_match=5100, results=(Results(0, 1, 0), Results(2, 1, 0))
    )
    assert first + second == Tally(
        matches=2,
        miles=750,
        best_hand=900,
        best_match=5100,
        results=(Results(0, 1, 0), Results(2, 2, 1)),
    )
    assert first + Tally() == first == Tally() + first


def test_a_played_hand_is_counted() -> None:
    """A trip of 1000 miles with a coup fourré, the pile empty and nothing driven by the other (spec 8)."""
    game = table("right-of-way 100 100", "stop 25 25", roads=["roll" + 8 * " 100"], turn=1)
    script = "1 play stop on 1; 0 play right-of-way; 0 play 100; 1 discard 25; 0 play 100"
    assert count(*game.play(script)) == Tally(
        matches=1,
        hands=1,
        trips=1,
        delayed_actions=1,
        shut_outs=1,
        best_hand=1000 + 100 + 300 + 300 + 300 + 500,
        coups=1,
        safeties=1,
        miles=200,
    )


# Whole matches, counted a second time


@given(any_rules(match_points=st.sampled_from([None, 100, 700])), SEED, st.integers(0, 8))
def test_a_whole_match_counts_as_its_states_tell(agreed: Agreed, seed: int, seat: int) -> None:
    rules, seats = agreed
    seat %= seats
    start, opening = begin(rules, seats, seed)
    steps = list(moves_from(start, seed))
    events = [*opening, *(event for step in steps for event in step.events)]
    assert tally(events, seat) == recount(start, steps, seat)


def recount(start: Match, steps: list[Step], seat: int) -> Tally:
    """The slow way: from what lies on the table before and after every move, whatever the events say."""
    counts = dict.fromkeys((name for name in Tally.__struct_fields__ if name != "results"), 0)
    side = start.hand.side_of[seat]
    matches = [start, *(step.match for step in steps)]
    counts["matches"] = 1
    for (before, after), step in zip(pairwise(matches), steps, strict=True):
        _recount_move(counts, before, after, step, seat, side)
        if step.match.hand.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
            _recount_hand(counts, before, after, side)
    last = matches[-1]
    won = side in last.winners
    counts["finished"] = 1
    counts["won"] = won and len(last.winners) == 1
    counts["shared"] = won and len(last.winners) > 1
    counts["best_match"] = last.totals[side]
    players = 0 if start.rules.team_size > 1 else len(start.hand.held)
    return Tally(**counts, results=(Results(players, 1, counts["won"]),))


def _recount_move(
    counts: dict[str, int], before: Match, after: Match, step: Step, seat: int, side: int
) -> None:
    actor = before.hand.side_of[step.seat]
    old, new = before.hand.tableaux[actor], after.hand.tableaux[actor]
    window, move, mine = before.hand.window, step.move, step.seat == seat
    coup = len(new.coups) > len(old.coups) and isinstance(move, Play)
    if window is not None and window.holder == seat and after.hand.window is not window:
        counts["coups_missed"] += not (coup and mine)
    if coup and actor == side:
        counts["hazards_suffered"] -= window is not None and window.attacker is not None
    if not isinstance(move, Play):
        return
    counts["hazards_suffered"] += move.target == side
    if mine:
        counts["hazards"] += move.card in HAZARDS
        counts["safeties"] += move.card in SAFETIES
        counts["coups"] += coup
        counts["miles"] += max(new.miles - old.miles, 0)
        counts["miles_lost"] += max(old.miles - new.miles, 0)


def _recount_hand(counts: dict[str, int], before: Match, after: Match, side: int) -> None:
    hand, rules = after.hand, after.rules
    own = hand.tableaux[side]
    others = [tableau for other, tableau in enumerate(hand.tableaux) if other != side]
    counts["hands"] += 1
    counts["best_hand"] = max(counts["best_hand"], after.totals[side] - before.totals[side])
    counts["all_safeties"] += len(own.safeties) == 4
    if hand.winner == side:
        counts["trips"] += 1
        counts["delayed_actions"] += hand.delayed and rules.scores.delayed_action > 0
        counts["safe_trips"] += Card.MILES_200 not in own.distances and rules.scores.safe_trip > 0
        if rules.shut_out is ShutOut.ALL:
            shut_out = all(tableau.miles == 0 for tableau in others)
        else:
            shut_out = any(not tableau.distances for tableau in others)
        counts["shut_outs"] += shut_out and rules.scores.shut_out > 0
