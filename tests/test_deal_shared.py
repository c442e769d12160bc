"""Deals that the players of a match over a network have a part in: fair against whoever deals, too."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from thousand.deal import CHAIN, Deal, Shared, commitment, follows, mixed, seal

ZEROS = bytes(32)
WORDS = (bytes(16), bytes(range(16)))


def test_each_link_commits_to_the_next_one_down_to_the_published_first() -> None:
    deal = Shared(ZEROS, WORDS)
    assert all(follows(deal.link(n), deal.link(n - 1)) for n in (1, 2, 3, 1000, CHAIN))
    assert not follows(deal.link(3), deal.link(1))
    assert not follows(Shared(bytes(31) + b"x", WORDS).link(1), deal.link(0))


def test_a_link_is_the_tagged_hash_of_the_next_one() -> None:
    """The module's text, read literally."""
    deal = Shared(ZEROS, ())
    assert deal.link(CHAIN) == ZEROS
    assert deal.link(CHAIN - 1) == hashlib.sha256(b"thousand/chain/1/" + ZEROS).digest()


def test_a_hands_seed_follows_from_its_link_and_all_words() -> None:
    deal = Shared(ZEROS, WORDS)
    literal = hashlib.sha256(b"thousand/words/1/7/" + deal.link(7) + WORDS[0] + WORDS[1]).digest()
    assert deal.hand_seed(7) == mixed(7, deal.link(7), WORDS) == literal


@given(st.binary(min_size=16, max_size=16), st.integers(1, 50))
def test_another_word_makes_another_seed(word: bytes, number: int) -> None:
    """Nobody who knows the master seed alone knows a card."""
    other = (WORDS[0], bytes(b ^ 1 for b in word))
    assert Shared(ZEROS, (WORDS[0], word)).hand_seed(number) != Shared(ZEROS, other).hand_seed(number)


def test_hands_beyond_the_chain_have_seeds_of_their_own() -> None:
    deal = Shared(ZEROS, WORDS)
    beyond = [deal.hand_seed(n) for n in (CHAIN, CHAIN + 1, CHAIN + 2)]
    assert len(set(beyond)) == 3
    assert deal.link(CHAIN + 1) == Deal(ZEROS).hand_seed(CHAIN + 1)


def test_what_a_match_owes_to_chance_follows_from_the_first_seed() -> None:
    drawn = {Shared(ZEROS, (bytes([n]) * 16,)).draw_number("first-dealer", 4) for n in range(40)}
    assert drawn == {0, 1, 2, 3}, "and so from everybody's words"


def test_a_seal_fixes_words_and_does_not_tell_them() -> None:
    assert seal(WORDS[0]) == hashlib.sha256(b"thousand/seal/1/" + WORDS[0]).hexdigest()
    assert seal(WORDS[0]) != seal(WORDS[1])
    assert seal(WORDS[0]) != commitment(WORDS[0])
