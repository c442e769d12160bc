"""Replaying a record gives every event again, byte for byte, or the line that is not true (spec 10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miles.played import Played, play, short_match
from miles.random_play import Mood
from miles.strategies import MOOD, SEED, Agreed, any_rules
from thousand.deal import commitment
from thousand.game import Illegal
from thousand.games.landmarks import HandOver
from thousand.miles.rules import PRESETS
from thousand.table.replay import record_of, replay, verify
from thousand.table.textlog import Begun, Ended, write
from thousand.table.textreader import parse


def again(played: Played) -> list[tuple[Any, ...]]:
    """The events of each step of the match, from the text of its record."""
    return [step.events for step in replay(parse(write(record_of(played.table)).encode()))]


def known(played: Played) -> list[tuple[Any, ...]]:
    """What happened as far as the seeds are revealed: to the end of the last hand that is over."""
    landmark = played.table.entry.landmark
    ends = [
        place
        for place, events in enumerate(played.events)
        if any(isinstance(landmark(event), HandOver) for event in events)
    ]
    return list(played.events[: ends[-1] + 1]) if ends else []


def same(left: list[tuple[Any, ...]], right: list[tuple[Any, ...]]) -> bool:
    return msgspec.json.encode(left) == msgspec.json.encode(right)


# Byte for byte


@given(any_rules(match_points=st.sampled_from([None, 100, 1000])), SEED, MOOD, st.integers(0, 600))
def test_a_record_gives_every_event_again(agreed: Agreed, seed: int, mood: Mood, moves: int) -> None:
    """Spec 10: any rules, seats and teams; as far as the hands are over."""
    played = play(agreed.rules, agreed.seats, seed, moves, mood)
    assert same(again(played), known(played))


@pytest.mark.parametrize(
    ("preset", "seats", "hands"), [("playroom", 2, 3), ("classic", 3, 2), ("playroom", 4, 2)]
)
def test_a_whole_match_of_several_hands_comes_again(preset: str, seats: int, hands: int) -> None:
    played = short_match(preset, seats, hands)
    assert same(again(played), list(played.events))
    verdict = verify(record_of(played.table))
    assert (verdict.moves, verdict.over, verdict.running) == (played.table.seq, True, False)
    assert verdict.hands == hands
    assert verdict.last is not None
    assert verdict.last.events == played.events[-1]


@pytest.mark.parametrize("moves", [0, 1, 50])
def test_of_a_first_hand_that_is_not_over_nothing_is_told(moves: int) -> None:
    played = short_match("classic", 2).after(moves)
    record = record_of(played.table)
    assert list(replay(record)) == []
    verdict = verify(record)
    assert (verdict.hands, verdict.moves, verdict.running, verdict.over) == (0, 0, True, False)


def test_between_two_hands_all_is_known_and_the_match_is_not_over() -> None:
    played = short_match("classic", 2)
    first = [log.move for log in played.table.log].index("next")
    verdict = verify(record_of(played.after(first).table))
    assert (verdict.hands, verdict.moves, verdict.running, verdict.over) == (1, first, False, False)
    later = played.after(first + 1)
    verdict = verify(record_of(later.table))
    assert (verdict.hands, verdict.moves, verdict.running, verdict.over) == (1, first, True, False)
    assert same(again(later), list(played.events[: first + 1]))


# Not true


@cache
def whole() -> str:
    """A finished match of two hands of two seats, as a person types it: without check words."""
    lines = write(record_of(short_match("classic", 2).table)).splitlines()
    return "".join(f"{line}\n" for line in lines if not line.startswith("check"))


MOVES = short_match("classic", 2).table.seq


def refusal(text: str) -> Illegal:
    with pytest.raises(Illegal) as caught:
        verify(parse(text.encode()))
    return caught.value


def line_of(text: str, start: str, nth: int = 0) -> int:
    return [n for n, line in enumerate(text.split("\n"), start=1) if line.startswith(start)][nth]


def test_the_typed_record_is_true() -> None:
    assert verify(parse(whole().encode())).over


def changed(start: str, change: Callable[[str], str], nth: int = 0) -> tuple[str, int]:
    """The record with one line changed, and that line's number."""
    lines = whole().split("\n")
    at = line_of(whole(), start, nth)
    lines[at - 1] = change(lines[at - 1])
    return "\n".join(lines), at


def other_digit(line: str) -> str:
    return line[:-1] + ("0" if line[-1] != "0" else "1")


@pytest.mark.parametrize("nth", [0, 1])
def test_a_seed_has_to_open_its_commitment(nth: int) -> None:
    text, line = changed("seed", other_digit, nth)
    promised = line_of(text, "commitment", nth)
    assert refusal(text) == Illegal("record-seed", line=line, other=promised)
    text, promised = changed("commitment", other_digit, nth)
    line = line_of(text, "seed", nth)
    assert refusal(text) == Illegal("record-seed", line=line, other=promised)


@pytest.mark.parametrize("nth", [0, 1])
def test_another_seed_with_its_own_commitment_deals_other_cards(nth: int) -> None:
    """Moves that were made with other cards are not legal with these."""
    seed = bytes(31) + b"\x07"
    text, _ = changed("seed", lambda _: f"seed {seed.hex()}", nth)
    lines = text.split("\n")
    lines[line_of(text, "commitment", nth) - 1] = f"commitment {commitment(seed)}"
    found = refusal("\n".join(lines))
    assert found.code == "record-refused"
    assert line_of(text, "hand", nth) < int(found.params["line"]) < line_of(text, "seed", nth)


@pytest.mark.parametrize("nth", [0, 1])
def test_scores_have_to_be_those_of_the_rules(nth: int) -> None:
    sheet = [item for item in parse(whole().encode()).items if isinstance(item, Ended)][nth].scores
    right = " ".join(map(str, sheet))
    for wrong in (f"{sheet[0] + 25} {sheet[1]}", f"{sheet[1]} {sheet[0]}", f"{right} 0", str(sheet[0])):
        text, line = changed("scores", lambda _, wrong=wrong: f"scores {wrong}", nth)
        assert refusal(text) == Illegal("record-scores", line=line, scores=right)


@pytest.mark.parametrize("nth", [0, 1])
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1 play 200", "draw-first"),
        ("2 draw", "not-your-turn"),
        ("1 fly", "not-a-move"),
        ("1", "not-a-move"),
        ("1 next", "hand-running"),
        ("1 discard stop on 2", "not-a-move"),
    ],
)
def test_a_move_that_the_game_refuses_is_told_with_its_line_and_the_reason(
    nth: int, move: str, reason: str
) -> None:
    """Legality, turn and notation: by the guards of the game itself."""
    draws = [n for n, line in enumerate(whole().split("\n"), start=1) if line == "1 draw"]
    line = [n for n in draws if n > line_of(whole(), "hand", nth)][3]
    lines = whole().split("\n")
    lines[line - 1] = move
    found = refusal("\n".join(lines))
    assert found == Illegal("record-refused", line=line, seat=int(move[0]) - 1)
    assert isinstance(found.__cause__, Illegal)
    assert found.__cause__.code == reason


def test_a_move_made_twice_is_refused() -> None:
    text, line = changed("1 draw", lambda line: f"{line}\n{line}")
    found = refusal(text.replace(f"end {MOVES}", f"end {MOVES + 1}"))
    assert found == Illegal("record-refused", line=line + 1, seat=0)
    assert found.__cause__ == Illegal("already-drawn")


def test_a_move_after_the_end_of_the_match_is_refused() -> None:
    text, line = changed("end", lambda _: f"1 next\nend {MOVES + 1}")
    assert refusal(text) == Illegal("record-over", line=line)


def test_a_hand_ends_where_it_ends() -> None:
    """Its seed and scores stand behind its last move: not earlier, and no move between."""
    lines = whole().split("\n")
    seed = line_of(whole(), "seed")
    earlier = [
        *lines[: seed - 3],
        *lines[seed - 1 : seed + 1],
        *lines[seed - 3 : seed - 1],
        *lines[seed + 1 :],
    ]
    assert refusal("\n".join(earlier)) == Illegal("record-unfounded", line=seed - 2, item="seed")
    later = [*lines[: seed - 1], "1 draw", *lines[seed - 1 :]]
    text = "\n".join(later).replace(f"end {MOVES}", f"end {MOVES + 1}")
    assert refusal(text) == Illegal("record-lacking", line=seed, item="seed")


def test_a_hand_begins_where_it_begins() -> None:
    """Behind the move that has it dealt."""
    lines = whole().split("\n")
    hand = line_of(whole(), "hand 2")
    unasked = "\n".join([*lines[: hand - 2], *lines[hand - 1 :]]).replace(f"end {MOVES}", f"end {MOVES - 1}")
    assert refusal(unasked) == Illegal("record-unfounded", line=hand - 1, item="hand")
    moves = sum(line[:1].isdigit() for line in lines[: hand - 1])
    untold = "\n".join([*lines[: hand - 1], f"end {moves}"])
    assert refusal(untold) == Illegal("record-lacking", line=hand, item="hand")


def test_rules_that_do_not_fit_are_refused() -> None:
    text, _ = changed("rule team-size", lambda _: "rule team-size 2")
    found = refusal(text)
    assert found == Illegal("record-rules", line=line_of(text, "hand 1"))
    assert found.__cause__ == Illegal("no-such-teams", seats=2, size=2)


def test_rules_that_do_not_fit_are_refused_before_the_first_hand_is_over() -> None:
    text = write(record_of(short_match("classic", 2).after(0).table))
    text = text.replace("rule scores.trip 400", "rule scores.trip 999999")
    assert refusal(text).code == "record-rules"


def test_moves_of_a_running_hand_have_to_be_moves() -> None:
    """Nothing more can be said of them before the seed is known."""
    played = play(PRESETS["classic"](2), 2, 3, 6)
    text = "".join(
        f"{line}\n" for line in write(record_of(played.table)).splitlines() if not line.startswith("check")
    )
    line = line_of(text, "1 draw")
    assert verify(parse(text.replace("1 draw", "1 play 200", 1).encode())).running
    assert refusal(text.replace("1 draw", "1 fly", 1)) == Illegal("record-refused", line=line, seat=0)


def test_a_running_hand_has_to_have_been_begun() -> None:
    """By a move that the game allows, in a match that goes on."""
    typed = write(record_of(short_match().after(MOVES).table)).splitlines()
    seed = [n for n, line in enumerate(typed) if line.startswith("seed")][1]
    running = [line for line in typed[:seed] if not line.startswith("check")]
    moves = sum(line[:1].isdigit() for line in running)
    text = "\n".join([*running, f"end {moves}"])
    assert verify(parse(text.encode())).running
    line = line_of(text, "1 next" if "1 next" in text else "2 next")
    for other in ("1 draw", "1 fly", "1 play roll"):
        lines = text.split("\n")
        lines[line - 1] = other
        assert refusal("\n".join(lines)) == Illegal("record-refused", line=line, seat=0)
    lines = text.split("\n")
    del lines[line - 1]
    unasked = "\n".join(lines).replace(f"end {moves}", f"end {moves - 1}")
    assert refusal(unasked) == Illegal("record-unfounded", line=line, item="hand")


def test_no_hand_can_be_begun_once_the_match_is_over() -> None:
    promise = "0" * 64
    text, line = changed("end", lambda _: f"1 next\nhand 3\ncommitment {promise}\n1 draw\nend {MOVES + 2}")
    assert refusal(text) == Illegal("record-over", line=line)


def test_what_a_hand_owes_to_its_seed_follows_from_the_record_alone() -> None:
    """Spec 2, 10: the first dealer too, drawn from the seed of hand 1."""
    record = parse(whole().encode())
    seeds = [bytes.fromhex(item.seed) for item in record.items if isinstance(item, Ended)]
    promises = [item.commitment for item in record.items if isinstance(item, Begun)]
    assert [commitment(seed) for seed in seeds] == promises
    states = [step.state for step in replay(record)]
    assert {state.deal.seeds for state in states} == {tuple(seeds)}
    assert states[0].dealer == short_match("classic", 2).events[0][1].dealer
