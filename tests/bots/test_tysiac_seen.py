"""What a player of Tysiąc concludes about hidden cards, and that made-up deals keep to it."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from thousand import tysiac
from thousand.bots.tysiac_bits import SUIT_BITS, bits_of, marriages_in
from thousand.bots.tysiac_sample import Sampler
from thousand.bots.tysiac_seen import Seen
from thousand.tysiac.cards import Suit
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import MustBeat, Rules
from tysiac.random_play import Mood, moves_from, start
from tysiac.table import Table, cards, dealt, ending, ruled


def seen_by(game: Table, seat: int) -> Seen:
    return Seen(tysiac.view(game.match, seat))


def all_of(suit: Suit) -> int:
    return SUIT_BITS[suit]


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    """Spec "Tricks": one must follow suit."""
    game = ending("ah kd 9s", "9h 9d js", "jd qd qs")
    game.play("0 play ah; 1 play 9h; 2 play jd")
    seen = seen_by(game, 0)
    assert not seen.may_hold(2) & all_of(Suit.HEARTS)
    assert seen.may_hold(1) & all_of(Suit.HEARTS)


def test_who_does_not_trump_has_no_trump() -> None:
    """Spec "Tricks": who cannot follow must trump."""
    game = ending("ah kd 9s", "9h 9d js", "jd qd qs", trump="clubs")
    game.play("0 play ah; 1 play 9h; 2 play jd")
    assert not seen_by(game, 0).may_hold(2) & all_of(Suit.CLUBS)


def test_without_the_duty_to_trump_a_discard_tells_nothing_of_trumps() -> None:
    """Spec "Tricks", option ``must_trump`` off."""
    game = ending("ah kd 9s", "9h 9d js", "jd qd qs", trump="clubs", rules=ruled(3, must_trump=False))
    game.play("0 play ah; 1 play 9h; 2 play jd")
    seen = seen_by(game, 0)
    assert seen.may_hold(2) & all_of(Suit.CLUBS)
    assert not seen.may_hold(2) & all_of(Suit.HEARTS)


def test_with_the_duty_to_beat_a_low_card_tells_of_higher_ones() -> None:
    """Spec "Tricks", option ``must_beat`` = suit."""
    game = ending("qh kd 9s", "9h 9d js", "jd qd qs", rules=ruled(3, must_beat=MustBeat.SUIT))
    game.play("0 play qh; 1 play 9h")
    assert not seen_by(game, 0).may_hold(1) & bits_of(cards("kh 10h ah"))
    assert seen_by(game, 0).may_hold(1) & bits_of(cards("jh"))


def test_a_marriage_declared_tells_where_the_partner_is() -> None:
    """Spec "Tricks": it is declared with the other card still in hand."""
    game = ending("kh qh 9s", "9h 9d js", "jh qd qs")
    game.play("0 play qh")
    assert seen_by(game, 1).holds[0] & bits_of(cards("kh"))


def test_a_king_led_in_silence_tells_that_the_queen_is_elsewhere() -> None:
    """Spec "Tricks": a marriage is compulsory."""
    game = ending("kh ah 9s", "9h 9d js", "jh qd qs")
    game.play("0 play kh")
    assert not seen_by(game, 1).may_hold(0) & bits_of(cards("qh"))


def test_a_silent_king_on_the_first_trick_may_tell_nothing() -> None:
    """Spec "Tricks", option ``marriage_on_first_trick`` off."""
    rules = ruled(3, marriage_on_first_trick=False)
    game = ending("kh ah 9s", "9h 9d js", "jh qd qs", tricks=0, rules=rules)
    game.play("0 play kh")
    assert seen_by(game, 1).may_hold(0) & bits_of(cards("qh"))


def test_the_giver_and_who_was_given_know_the_card() -> None:
    """Spec "The musik": a card is given unseen by the third."""
    game = dealt("kh qh ah", "", "", musik="as ks")
    game.play("1 bid 110; 2 pass; 0 bid 120; 1 pass; 0 give ks to 2; 0 give as to 3")
    assert seen_by(game, 0).holds[1] & bits_of(cards("ks"))
    assert seen_by(game, 0).holds[2] & bits_of(cards("as"))
    third = seen_by(game, 2)
    assert third.may_hold(1) & bits_of(cards("ks"))
    assert third.may_hold(0) & bits_of(cards("ks"))


def test_a_shown_musik_is_not_with_the_other_defender_before_the_gifts() -> None:
    """Spec "The musik": it is shown to everyone."""
    game = dealt("kh qh ah", "", "", musik="as ks")
    game.play("1 bid 110; 2 pass; 0 bid 120; 1 pass")
    assert not seen_by(game, 2).may_hold(1) & bits_of(cards("as ks"))
    assert seen_by(game, 2).holds[0] & bits_of(cards("as ks"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_concluded_is_true_and_made_up_deals_keep_to_it(seats: int) -> None:
    for seed in range(30):
        chance = Random(seed)
        rules = Rules(
            "any",
            300,
            show_musik=chance.random() < 0.5,
            must_trump=chance.random() < 0.7,
            must_beat=chance.choice(list(MustBeat)),
            marriage_on_first_trick=chance.random() < 0.5,
            match_points=None,
        )
        for step in islice(moves_from(start(rules, seats, seed), seed, Mood.KEEN), 40):
            deal = step.match.deal
            if deal.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER):
                break
            if chance.random() < 0.6:
                continue
            seen = Seen(tysiac.view(step.match, deal.turn))
            made_up = Sampler(seen, chance).deal()
            assert made_up[seen.me] == seen.own
            assert sum(made_up).bit_count() == sum(hand.bit_count() for hand in made_up)
            for place in seen.others:
                truth = bits_of(deal.held[seen.seat(place)])
                for hand in (truth, made_up[place]):
                    assert not hand & ~seen.may_hold(place)
                    assert not seen.holds[place] & ~hand
                assert made_up[place].bit_count() == truth.bit_count()


def test_a_bid_above_120_lets_marriages_be_supposed() -> None:
    """Spec "Auction": above 120 only with a marriage; so most deals made up give the bidder one."""
    game = dealt("9h", "kh qh kc qc", "")
    game.play("1 bid 160; 2 pass")
    sampler = Sampler(seen_by(game, 0), Random(1))
    married = sum(marriages_in(sampler.deal()[1]) >= 40 for _ in range(100))
    assert married > 70


def test_who_passed_is_supposed_to_be_weak() -> None:
    game = dealt("", "kh qh ah 10h ac", "9s")
    weak, unknown = dealt("9h jh", "", ""), dealt("9h jh", "", "")
    weak.play("1 pass")
    aces = bits_of(cards("ah as ad ac"))

    def held(table: Table, seat: int) -> int:
        sampler = Sampler(seen_by(table, seat), Random(3))
        return sum((sampler.deal()[1] & aces).bit_count() for _ in range(150))

    weak.play("2 bid 110")
    assert held(weak, 0) < held(unknown, 0)
    assert game.deal.turn == 1
