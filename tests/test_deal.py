"""The documented shuffle and seeds (spec 10): vectors written out, and a second, literal reading."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.deal import Deal, Revealed, SeedUnknown, commitment, from_number, shuffle

ZEROS = bytes(32)
COUNTING = bytes(range(32))
LETTERS = "abcdefghijklmnopqrstuvwxyz"


# The module's text, read literally.


def words(label: bytes, seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        digest = hashlib.sha256(label + seed + counter.to_bytes(8, "big")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        counter += 1


def number_below(stream: Iterator[int], bound: int) -> int:
    while True:
        word = next(stream)
        if word < 2**32 // bound * bound:
            return word % bound


def literal_shuffle(items: Sequence[int], seed: bytes, nth: int) -> tuple[int, ...]:
    result = list(items)
    stream = words(b"thousand/shuffle/1/" + str(nth).encode(), seed)
    for i in reversed(range(1, len(result))):
        j = number_below(stream, i + 1)
        result[i], result[j] = result[j], result[i]
    return tuple(result)


# The shuffle.


@pytest.mark.parametrize(
    ("items", "seed", "nth", "shuffled"),
    [
        ("abcdefgh", ZEROS, 0, "cfadebgh"),
        ("abcdefgh", ZEROS, 1, "edcahgbf"),
        (LETTERS, COUNTING, 0, "gabmylpinqejftocdrsuwzxkhv"),
        (LETTERS, COUNTING, 12, "aqvwjizcetgbmpdxkhrynluofs"),
        ("a", ZEROS, 0, "a"),
        ("", ZEROS, 0, ""),
    ],
)
def test_the_shuffle_gives_these_orders_for_ever(items: str, seed: bytes, nth: int, shuffled: str) -> None:
    assert "".join(shuffle(items, seed, nth)) == shuffled


@given(st.lists(st.integers(), max_size=120), st.binary(min_size=32, max_size=32), st.integers(0, 1000))
def test_the_shuffle_is_the_one_that_the_text_describes(items: list[int], seed: bytes, nth: int) -> None:
    assert shuffle(items, seed, nth) == literal_shuffle(items, seed, nth)


@given(st.lists(st.integers()), st.binary(min_size=32, max_size=32))
def test_a_shuffle_keeps_all_items_and_leaves_what_it_was_given(items: list[int], seed: bytes) -> None:
    given_items = list(items)
    assert Counter(shuffle(items, seed)) == Counter(items)
    assert items == given_items


def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    """Rejection sampling: below 3 * 2**30 a third of all words is refused, and the next one counts."""
    bound = 3 << 30
    label, seeds = b"thousand/coin/1", [Deal(bytes([n]) * 32) for n in range(60)]
    drawn = [deal.draw_number("coin", bound) for deal in seeds]
    first_words = [next(words(label, deal.hand_seed(1))) for deal in seeds]
    assert any(word >= bound for word in first_words)
    assert all(number == word for number, word in zip(drawn, first_words, strict=True) if word < bound)
    assert drawn == [number_below(words(label, deal.hand_seed(1)), bound) for deal in seeds]


def test_every_order_of_four_items_comes_about_equally_often() -> None:
    """2400 shuffles of fixed seeds, 100 expected for each of 24 orders (5 deviations are 49)."""
    counts = Counter(shuffle("abcd", from_number(n).hand_seed(1)) for n in range(2400))
    assert set(counts) == set(permutations("abcd"))
    assert all(51 <= count <= 149 for count in counts.values())


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    """Nothing is favoured by where it lay: 20 items, 2000 shuffles, 100 expected (5 deviations)."""
    places = Counter(
        (item, place) for n in range(2000) for place, item in enumerate(shuffle(range(20), ZEROS, n))
    )
    assert len(places) == 400
    assert all(51 <= count <= 149 for count in places.values())


def test_each_reshuffle_of_a_hand_is_another() -> None:
    """Spec 10: the n-th reshuffle is the shuffle of (seed, n); 1 followed by 2 is not 12."""
    orders = [shuffle(LETTERS, COUNTING, nth) for nth in range(30)]
    assert len(set(orders)) == 30


# Seeds and commitments.


@pytest.mark.parametrize(
    ("seed", "master"),
    [
        (0, "afe276e63400dc01e591b203a544be5e0c92ee3f1b554864c9b280b2fdc74014"),
        (1, "06c6221c1931f62bf57300742c5561f6c36a19b6832b005e1e6598ddf5993b8b"),
        (42, "687f9b48b6979d4cafda2d96514155b3a5011468e844f168bfdaee32d36b9d6c"),
        (-3, "ff46f3de41b1bc8a33502467bf86749671e5549a50acd52cf7f703ad6e8990e0"),
    ],
)
def test_a_whole_number_stands_for_this_master_seed(seed: int, master: str) -> None:
    assert from_number(seed).master.hex() == master


@pytest.mark.parametrize(
    ("master", "number", "seed"),
    [
        (ZEROS, 1, "fa88f4450f2f94b76df142064dacc2c686135208baf74e5230b5639e544affd2"),
        (ZEROS, 2, "0ae8b4b43b2b0aee491230109a1c27c2dd2f2f9f50ef41539eaa148f6321c983"),
        (COUNTING, 10, "b5877e3abe4cf5e1be117f17daae6a3459fd5a5057e1e6783e2c20b46c37eb1d"),
    ],
)
def test_each_hand_has_this_seed(master: bytes, number: int, seed: str) -> None:
    assert Deal(master).hand_seed(number).hex() == seed


def test_the_seeds_of_all_hands_differ() -> None:
    seeds = {from_number(n).hand_seed(number) for n in range(20) for number in range(1, 21)}
    assert len(seeds) == 400
    assert {len(seed) for seed in seeds} == {32}


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    """Spec 10: it can be checked with any tool, and tells nothing of the seed."""
    assert commitment(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert len({commitment(from_number(1).hand_seed(number)) for number in range(1, 101)}) == 100


def test_a_number_owed_to_chance_follows_from_the_seed_of_hand_1() -> None:
    """Spec 10: revealed seeds alone determine the first dealer."""
    assert [Deal(ZEROS).draw_number("first-dealer", seats) for seats in (2, 3, 4, 5, 6)] == [0, 0, 0, 1, 0]
    drawn = Counter(from_number(n).draw_number("first-dealer", 6) for n in range(600))
    assert set(drawn) == set(range(6))
    assert all(55 <= count <= 145 for count in drawn.values())
    names = ("first-dealer", "another")
    assert len({tuple(from_number(n).draw_number(name, 6) for n in range(20)) for name in names}) == 2


# Revealed seeds.


def test_revealed_seeds_deal_as_the_secret_did() -> None:
    """Spec 10: the seeds of the ended hands are all that a replay has, and all that it needs."""
    secret = from_number(7)
    revealed = Revealed(tuple(secret.hand_seed(number) for number in (1, 2, 3)))
    assert [revealed.hand_seed(n) for n in (1, 2, 3)] == [secret.hand_seed(n) for n in (1, 2, 3)]
    for seats in range(2, 10):
        drawn = revealed.draw_number("first-dealer", seats)
        assert drawn == secret.draw_number("first-dealer", seats)


def test_a_seed_that_was_not_revealed_is_unknown() -> None:
    with pytest.raises(SeedUnknown):
        Revealed((ZEROS,)).hand_seed(2)
    with pytest.raises(SeedUnknown):
        Revealed(()).draw_number("first-dealer", 2)
