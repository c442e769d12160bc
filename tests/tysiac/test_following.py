"""Spec "Tricks": what may be played to a trick; options `must_trump` and `must_beat`."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.tysiac.rules import MustBeat

from .table import Table, ending, ruled

NONE, SUIT, BOTH = MustBeat


def second(
    hand: str, led: str, trump: str | None = None, *, must_trump: bool = True, must_beat: MustBeat = NONE
) -> Table:
    """Seat 1 holds ``hand`` and plays second to the card ``led``."""
    size = len(hand.split())
    rules = ruled(3, must_trump=must_trump, must_beat=must_beat)
    spare = [card for card in ("9c", "jc", "9s", "js") if card not in hand and card != led]
    game = ending(f"{led} " + " ".join(spare[: size - 1]), hand, "as", trump=trump, rules=rules)
    game.play(f"0 play {led}")
    return game


def third(hand: str, first: str, then: str, trump: str | None, **options: object) -> Table:
    """Seat 2 holds ``hand`` and plays third."""
    game = ending(first, then, hand, trump=trump, rules=ruled(3, **options))
    game.play(f"0 play {first}; 1 play {then}")
    return game


def allowed(game: Table) -> str:
    return " ".join(move.removeprefix("play ") for move in game.legal(game.deal.turn))


def test_the_leader_plays_any_card() -> None:
    assert allowed(ending("ah 9c kd", "9d", "9h", trump="hearts")) == "ah 9c kd"


@pytest.mark.parametrize("trump", [None, "spades", "hearts"])
def test_one_must_follow_suit(trump: str | None) -> None:
    """Be there a trump or not."""
    game = second("jh ah as", "9h", trump)
    assert allowed(game) == "jh ah"
    assert game.refused("1 play as") == Illegal("follow-suit", suit="HEARTS", card="SPADES_ACE")


def test_who_cannot_must_trump() -> None:
    game = second("ac 9s ad", "9h", "spades")
    assert allowed(game) == "9s"
    assert game.refused("1 play ac") == Illegal("must-trump", suit="SPADES", led="HEARTS", card="CLUBS_ACE")


def test_must_trump_off_lets_one_throw_off() -> None:
    """`must_trump`: on | off."""
    assert allowed(second("ac 9s ad", "9h", "spades", must_trump=False)) == "ac 9s ad"


@pytest.mark.parametrize("trump", [None, "spades", "hearts"])
def test_who_has_neither_plays_any_card(trump: str | None) -> None:
    assert allowed(second("ac 9c ad", "9h", trump, must_beat=BOTH)) == "ac 9c ad"


@pytest.mark.parametrize(("must_beat", "cards"), [(NONE, "jh ah 10h"), (SUIT, "ah 10h"), (BOTH, "ah 10h")])
def test_must_beat_in_the_suit_led(must_beat: MustBeat, cards: str) -> None:
    """`must_beat`: none | suit | suit_and_trump."""
    game = second("jh ah 10h", "kh", must_beat=must_beat)
    assert allowed(game) == cards
    if must_beat is not NONE:
        assert game.refused("1 play jh") == Illegal("must-beat", card="HEARTS_JACK", best="HEARTS_KING")


@pytest.mark.parametrize("must_beat", MustBeat)
def test_who_cannot_beat_follows_with_any(must_beat: MustBeat) -> None:
    assert allowed(second("jh 9h", "kh", must_beat=must_beat)) == "jh 9h"


@pytest.mark.parametrize("must_beat", MustBeat)
def test_over_a_trump_the_suit_led_beats_nothing(must_beat: MustBeat) -> None:
    """Beating is asked of the card that takes the trick as it lies."""
    game = third("jh ah", "kh", "9s", "spades", must_beat=must_beat)
    assert allowed(game) == "jh ah"


@pytest.mark.parametrize(("must_beat", "cards"), [(NONE, "9s as ks"), (SUIT, "9s as ks"), (BOTH, "as ks")])
def test_must_overtrump(must_beat: MustBeat, cards: str) -> None:
    """`must_beat`: suit_and_trump alone asks it of who cannot follow."""
    game = third("9s as ks ad", "kh", "qs", "spades", must_beat=must_beat)
    assert allowed(game) == cards
    if must_beat is BOTH:
        refusal = Illegal("must-overtrump", card="SPADES_NINE", best="SPADES_QUEEN")
        assert game.refused("2 play 9s") == refusal


def test_who_cannot_overtrump_must_trump_all_the_same() -> None:
    assert allowed(third("9s js ad", "kh", "as", "spades", must_beat=BOTH)) == "9s js"


def test_with_must_trump_off_a_trump_played_has_to_beat() -> None:
    """One may throw off; but who trumps overtrumps where it can be done."""
    options = {"must_trump": False, "must_beat": BOTH}
    assert allowed(third("9s as ad", "kh", "qs", "spades", **options)) == "as ad"
    assert allowed(third("9s js ad", "kh", "qs", "spades", **options)) == "9s js ad"
    assert allowed(third("9s as", "kh", "qs", "spades", **options)) == "as"


def test_a_first_trump_beats_the_suit_led_by_itself() -> None:
    assert allowed(second("9s as ad", "kh", "spades", must_beat=BOTH)) == "9s as"


def test_led_trumps_are_a_suit_like_another() -> None:
    assert allowed(second("9s as ad", "ks", "spades", must_beat=SUIT)) == "as"
    assert allowed(second("9c ad", "ks", "spades", must_beat=SUIT)) == "9c ad"
