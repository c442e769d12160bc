"""docs/records.md is true: its example, and its account of a deal read literally (spec 2, 10)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given

from miles.played import play
from miles.strategies import MOOD, SEED, Agreed, any_rules
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.moves import Discard
from thousand.miles.notation import format
from thousand.miles.rules import Rules
from thousand.table.replay import record_of, verify
from thousand.table.rule_lines import rule_types
from thousand.table.textlog import Above, write
from thousand.table.textreader import MAX_BYTES, MAX_LINE, MAX_LINES, MAX_MOVES, parse

DOC = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def example() -> str:
    lines = DOC.split("## An example")[1].split("\n## ")[0].split("\n")
    return "".join(f"{line[4:]}\n" for line in lines if line.startswith("    "))


def test_the_example_is_a_true_record() -> None:
    record = parse(example().encode())
    assert write(record) == example()
    verdict = verify(record)
    assert (verdict.hands, verdict.over) == (1, True)


def test_the_commitment_of_the_example_is_the_sha256_of_its_seed() -> None:
    seed = re.findall("^seed (.*)$", example(), re.MULTILINE)[0]
    promised = re.findall("^commitment (.*)$", example(), re.MULTILINE)[0]
    assert f"`{seed[:8]}`" in DOC
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promised


def test_the_check_word_of_the_example_is_made_as_described() -> None:
    above, _, below = example().partition("check ")
    assert below.startswith(hashlib.sha256(above.encode()).hexdigest()[:16] + "\n")
    assert Above().word() == hashlib.sha256(b"").hexdigest()[:16]


def test_the_limits_are_those_of_the_reader() -> None:
    told = " ".join(DOC.split())
    assert f"more than {MAX_BYTES >> 20} megabytes, {MAX_LINES:,} lines or {MAX_MOVES:,} moves" in told
    assert f"at most {MAX_LINE} bytes" in told


def test_every_card_and_every_rule_is_named() -> None:
    cards = {format(Discard(card)).split()[1] for card in Card}
    assert cards <= set(re.findall("`([a-z0-9-]+)`", DOC))
    rules = re.findall("^rule ([^ ]+) ", example(), re.MULTILINE)
    assert rules == list(rule_types(Rules))


# A deal, by the words of the document alone.


def stream(label: bytes, seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        digest = hashlib.sha256(label + seed + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def below(numbers: Iterator[int], k: int) -> int:
    limit = 2**32 // k * k
    return next(number for number in numbers if number < limit) % k


def deck(rules: dict[str, str]) -> list[str]:
    account = DOC.split("**Deck.**")[1].split("\n\n")[0]
    thin = rules["thin-hazards"] == "on"
    cards: list[str] = []
    for name, count in re.findall(r"\b([a-z0-9-]+)\s\((\d+)(?: cards)?\)", account):
        hazard = name in ("accident", "out-of-gas", "flat-tire", "speed-limit", "stop")
        cards += [name] * (int(count) - (thin and hazard))
    cards += ["driving-ace", "extra-tank", "puncture-proof", "right-of-way"]
    if rules["wrong-way"] == "on":
        cards += ["wrong-way"] * int(rules["wrong-way-cards"])
        cards += ["end-of-wrong-way"] * int(rules["end-of-wrong-way-cards"])
    return cards


@given(any_rules(), SEED, MOOD)
def test_the_cards_are_dealt_as_described(agreed: Agreed, seed: int, mood: str) -> None:
    """Spec 2, 10: deck, shuffle, deal and first dealer, from the hand's seed and the rules' lines."""
    played = play(agreed.rules, agreed.seats, seed, 0, mood)
    hand_seed = played.table.state.hand.seed
    text = [line.split() for line in write(record_of(played.table)).splitlines()]
    rules = {line[1]: line[2] for line in text if line[0] == "rule"}
    cards = deck(rules)
    numbers = stream(b"thousand/shuffle/1/0", hand_seed)
    for i in range(len(cards) - 1, 0, -1):
        j = below(numbers, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    dealer = agreed.seats - 1
    if rules["first-dealer"] == "drawn":
        dealer = below(stream(b"thousand/first-dealer/1", hand_seed), agreed.seats)
    first = (dealer + 1) % agreed.seats
    dealt = {event.seat: event.cards for event in played.events[0] if isinstance(event, ev.Dealt)}
    for place in range(agreed.seats):
        seat = (first + place) % agreed.seats
        names = [format(Discard(card)).split()[1] for card in dealt[seat] or ()]
        assert names == cards[place : 6 * agreed.seats : agreed.seats]
    started = next(event for event in played.events[0] if isinstance(event, ev.HandStarted))
    assert (started.dealer, started.first) == (dealer, first)
