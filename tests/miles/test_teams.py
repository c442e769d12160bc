"""Spec 2 and 6: sides of several seats that share one tableau."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import PRESETS, Goal, classic, playroom, sides_of, team_sizes

from .table import Table, all_of, cards, plain, table, the

HUNDRED = cards("100")[0]
AT_900 = "roll 100 100 100 100 100 100 100 100 100"


def teams_of_2(*held: str, **position: object) -> Table:
    """Four seats, in the order A1 B1 A2 B2."""
    return table(*held, rules=plain(4, team_size=2), **position)  # type: ignore[arg-type]


# Who sits with whom.


@pytest.mark.parametrize(
    ("teams", "size", "sides"),
    [
        (2, 2, ((0, 2), (1, 3))),
        (2, 3, ((0, 2, 4), (1, 3, 5))),
        (3, 2, ((0, 3), (1, 4), (2, 5))),
        (2, 4, ((0, 2, 4, 6), (1, 3, 5, 7))),
        (4, 2, ((0, 4), (1, 5), (2, 6), (3, 7))),
        (3, 3, ((0, 3, 6), (1, 4, 7), (2, 5, 8))),
    ],
)
def test_the_six_layouts_seat_the_teams_in_turn(
    teams: int, size: int, sides: tuple[tuple[int, ...], ...]
) -> None:
    """Spec 2: seats of a team are spread evenly round the table."""
    seats = teams * size
    assert sides_of(seats, size) == sides
    for preset in PRESETS.values():
        match, begun = miles.start(preset(seats, size), seats, from_number(1))
        assert the(ev.MatchStarted, begun).sides == match.sides == sides
        assert match.totals == (0,) * teams
        assert [len(held) for held in match.hand.held] == [6] * seats


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, (1,)), (3, (1,)), (4, (1, 2)), (5, (1,)), (6, (1, 2, 3)), (7, (1,)), (8, (1, 2, 4)), (9, (1, 3))],
)
def test_no_other_teams_are_played(seats: int, sizes: tuple[int, ...]) -> None:
    """Spec 2: individual play, and the six layouts."""
    assert set(team_sizes(seats)) == set(sizes)
    for size in range(1, 6):
        rules = playroom(seats, size)
        if size in sizes:
            miles.start(rules, seats, from_number(1))
            continue
        with pytest.raises(Illegal) as refused:
            miles.start(rules, seats, from_number(1))
        assert refused.value == Illegal("no-such-teams", seats=seats, size=size)


@pytest.mark.parametrize("seats", [7, 8, 9])
def test_seven_to_nine_seats_for_themselves_need_the_reshuffle(seats: int) -> None:
    """Spec 2: teams do not."""
    miles.start(plain(seats, reshuffle=True), seats, from_number(1))
    with pytest.raises(Illegal) as refused:
        miles.start(plain(seats), seats, from_number(1))
    assert refused.value == Illegal("reshuffle-needed", seats=seats, high=6)
    for size in team_sizes(seats)[1:]:
        miles.start(plain(seats, team_size=size), seats, from_number(1))


# One tableau, one hand each.


def test_the_seats_of_a_side_share_its_miles_hazards_remedies_and_safeties() -> None:
    """Spec 2."""
    game = teams_of_2("roll 25", "25 accident", "100 driving-ace", "25 25", pile="25 25 25 25 25 25")
    game.play("0 draw; 0 play roll; 1 draw; 1 discard 25")
    driven = the(ev.DistancePlayed, game.play("2 draw; 2 play 100"))
    assert driven == ev.DistancePlayed(2, 0, HUNDRED, 100)
    game.play("3 draw; 3 discard 25; 0 draw; 0 play 25")
    assert [side.miles for side in game.hand.tableaux] == [125, 0]
    assert the(ev.HazardPlayed, game.play("1 draw; 1 play accident on 1")).target == 0
    assert not game.hand.tableaux[0].rolling
    event = the(ev.CoupFourre, game.play("2 play driving-ace"))
    assert (event.seat, event.side) == (2, 0)
    assert game.hand.tableaux[0].safeties == cards("driving-ace")
    assert dict(miles.view(game.match, 0).points[0]) == {"mile": 125, "safety": 100, "coup_fourre": 300}


def test_each_seat_keeps_its_own_hand_hidden_from_its_team_mate_too() -> None:
    """Spec 2 and 11."""
    game = teams_of_2("25", "50", "100 75", "50", roads=["roll"], pile="200 25")
    seen = miles.view(game.match, 0)
    assert (seen.cards, seen.counts) == (cards("25"), (1, 1, 2, 1))
    assert (seen.side, seen.sides, seen.side_of) == (0, ((0, 2), (1, 3)), (0, 1, 0, 1))
    drawn = the(ev.CardDrawn, game.play("0 draw"))
    assert miles.redact(drawn, 2) == ev.CardDrawn(0, None, 1)
    assert game.refused("0 play 100") == Illegal("not-held", card="MILES_100")


def test_no_hazard_falls_on_ones_own_side() -> None:
    """Spec 5: nor on the team-mate's."""
    game = teams_of_2("stop 25", "25", "25", "25", roads=["roll", "roll"])
    assert [move for move in game.legal(0) if " on " in move] == ["play stop on 2"]
    assert game.refused("0 play stop on 1") == Illegal("own-side", card="STOP")


def test_a_target_is_a_side() -> None:
    """Spec 5: three teams leave two to choose from."""
    game = table("stop 25", *["25"] * 5, roads=["", "roll", "roll"], rules=plain(6, team_size=2))
    assert [move for move in game.legal(0) if " on " in move] == ["play stop on 2", "play stop on 3"]
    assert game.refused("0 play stop on 4") == Illegal("no-such-side", target=3)


def test_a_team_lays_two_200s_a_hand_and_no_more() -> None:
    """Spec 4: at most two 200s a side, whoever lays them."""
    game = teams_of_2("200 25 25", "25 25 25", "200 200", "25 25", roads=["roll"])
    game.play("0 play 200; 1 discard 25; 2 play 200; 3 discard 25; 0 play 25; 1 discard 25")
    assert game.refused("2 play 200") == Illegal("two-200s")


# The coup fourré of a team.


@pytest.mark.parametrize("holder", [1, 3])
def test_whichever_seat_of_the_side_holds_the_safety_may_answer(holder: int) -> None:
    """Spec 6: "In team play that may be the partner."; nobody else is told, the partner least of all."""
    held = ["stop 25", "25 25", "25 25", "25 25"]
    held[holder] = "right-of-way 25"
    game = teams_of_2(*held, roads=["", "roll"], pile="25 25 25 25 25")
    events = game.play("0 draw; 0 play stop on 2")
    assert the(ev.CoupFourreOffered, events).seat == holder
    assert miles.to_act(game.match) == {1, holder}
    for viewer in (0, 1, 2, 3, None):
        answer = miles.view(game.match, viewer).answer
        assert answer == (cards("right-of-way")[0] if viewer == holder else None)
        assert miles.view(game.match, viewer).acting == ({1, holder} if viewer == holder else {1})
    event = the(ev.CoupFourre, game.play(f"{holder} play right-of-way"))
    assert (event.seat, event.side) == (holder, 1)


def test_the_team_mate_of_the_attacker_does_not_answer() -> None:
    """Spec 6: only the side that was hit."""
    game = teams_of_2("stop 25", "25 25", "right-of-way 25", "25 25", roads=["", "roll"], pile="25 25 25")
    assert not all_of(ev.CoupFourreOffered, game.play("0 draw; 0 play stop on 2"))
    assert game.refused("2 play right-of-way") == Illegal("not-your-turn", seat=1)


def test_the_example_of_the_specification() -> None:
    """Spec 6: A1 attacks, B2 answers and plays, A1 is next (B1 and A2 lose a turn)."""
    a1, b1, a2, b2 = range(4)
    game = teams_of_2("stop 25", "25 25", "25 25", "right-of-way 100", roads=["", "roll"], pile="25 50 75 25")
    game.play(f"{a1} draw; {a1} play stop on 2")
    events = game.play(f"{b2} play right-of-way")
    assert the(ev.SeatsSkipped, events).seats == (b1, a2)
    assert events[-1] == ev.TurnBegan(b2, again=True)
    events = game.play(f"{b2} draw; {b2} play 100")
    assert the(ev.DistancePlayed, events).miles == 100
    assert events[-1] == ev.TurnBegan(a1)


def test_the_partner_that_is_next_answers_and_nobody_is_skipped() -> None:
    """Spec 6: A1 attacks, B1 is next and answers; then comes A2."""
    game = teams_of_2("stop 25", "right-of-way 25", "25 25", "25 25", roads=["", "roll"], pile="25 50 75 25")
    events = game.play("0 draw; 0 play stop on 2; 1 play right-of-way; 1 draw; 1 play 25")
    assert not all_of(ev.SeatsSkipped, events)
    assert events[-1] == ev.TurnBegan(2)


def test_a_partner_skipped_after_its_draw_keeps_the_card() -> None:
    """Spec 6: B1 has drawn when B2 answers; it skips the draw of its next turn."""
    game = teams_of_2(
        *("stop 25 25 25 25 25", "25 50 50 50 50 50", "25 25 25 25 25 25", "right-of-way 25 25 25 25 25"),
        roads=["", "roll"],
        pile="25 75 " + "25 " * 8,
    )
    game.play("0 draw; 0 play stop on 2; 1 draw; 3 play right-of-way; 3 draw; 3 discard 25")
    game.play("0 draw; 0 discard 25")
    assert len(game.hand.held[1]) == 7
    assert game.refused("1 draw") == Illegal("already-drawn")
    assert game.play("1 play 75")[-1] == ev.TurnBegan(2)


def test_a_play_of_the_partner_closes_the_window() -> None:
    """Spec 6: any play or discard by anyone, the victim's side included."""
    game = teams_of_2("stop 25", "25 25", "25 25", "right-of-way 25", roads=["", "roll"], pile="25 50 75 25")
    game.play("0 draw; 0 play stop on 2; 1 draw; 1 discard 25")
    assert game.refused("3 play right-of-way") == Illegal("not-your-turn", seat=2)


def test_a_partner_draws_the_answer_after_the_hazard_fell() -> None:
    """Spec 6: a safety drawn after the hazard is laid normally, by whichever seat."""
    game = teams_of_2("stop 25", "25 25", "25 25", "25 25", roads=["", "roll"], pile="25 right-of-way 75 25")
    game.play("0 draw; 0 play stop on 2; 1 draw")
    assert miles.to_act(game.match) == {1}
    assert the(ev.SafetyPlayed, game.play("1 play right-of-way")).cleared == cards("stop")


# Ends and scores of a team.


def test_trip_sheets_and_winners_are_those_of_sides() -> None:
    """Spec 7 and 8: a single hand, decided by A2."""
    rules = plain(4, team_size=2, match_points=None)
    game = table("25", "25", "100", "25", roads=[AT_900, "roll 25"], pile="25", turn=2, rules=rules)
    events = game.play("2 draw; 2 play 100")
    ended = the(ev.HandEnded, events)
    assert ended.winner == 0
    assert [sheet.points for sheet in ended.sheets] == [1000 + 300 + 300, 25]
    assert the(ev.TripCompleted, events) == ev.TripCompleted(2, 0, 1000)
    assert the(ev.MatchEnded, events) == ev.MatchEnded((0,), (1600, 25))


def test_one_seat_out_of_a_team_ends_the_hand_where_the_option_says_so() -> None:
    """Spec 7: `end_when_a_seat_is_out` speaks of seats, not of sides."""
    assert the(ev.HandEnded, teams_of_2("25", "25", "25", "25").play("0 discard 25")).reason == "seat-out"
    on = msgspec.structs.replace(plain(4, team_size=2), end_when_a_seat_is_out=False)
    game = table("25", "25", "25 50", "25", rules=on)
    assert game.play("0 discard 25; 1 discard 25; 2 discard 25; 3 discard 25")[-1] == ev.TurnBegan(2)


def test_the_partnership_game_of_four_goes_to_1000_and_every_other_to_700_with_extension() -> None:
    """Spec 7, `classic`: 4 seats in 2 teams 1000; otherwise 700 with extension. `playroom`: 1000."""
    assert classic(4, 2).goal is Goal.THOUSAND
    others = [
        (seats, size) for seats in range(2, 10) for size in team_sizes(seats) if (seats, size) != (4, 2)
    ]
    assert {classic(*layout).goal for layout in others} == {Goal.EXTENSION}
    assert {playroom(*layout).goal for layout in [*others, (4, 2)]} == {Goal.THOUSAND}


def test_the_seat_whose_card_makes_700_decides_for_its_team() -> None:
    """Spec 7: the seat, not its partner."""
    rules = msgspec.structs.replace(plain(4, team_size=2), goal=Goal.EXTENSION)
    game = table("100 25", "25 25", "25 25", "25 25", roads=["roll 100 100 100 100 100 100"], rules=rules)
    game.play("0 play 100")
    assert game.refused("2 extend") == Illegal("extension-first", seat=0)
    events = game.play("0 extend")
    assert game.hand.extended_by == 0
    assert events[-1] == ev.TurnBegan(1)
    game.play("1 discard 25; 2 play 25")
    assert game.hand.tableaux[0].miles == 725


def test_the_deal_passes_from_seat_to_seat() -> None:
    """Spec 2: to the left, team or not."""
    game = table("25", "25", "25", "25", rules=plain(4, team_size=2))
    assert game.match.dealer == 3
    game.play("0 discard 25")
    begun = the(ev.HandStarted, game.play("3 next"))
    assert (begun.number, begun.dealer, begun.first) == (2, 0, 1)
