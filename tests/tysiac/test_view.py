"""What each seat, and a spectator, may know (spec "Deal", "The musik")."""

from __future__ import annotations

import msgspec
import pytest

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac.cards import Suit
from thousand.tysiac.deals import Call, Marriage, Trick
from thousand.tysiac.moves import Phase
from thousand.tysiac.notation import NAMES
from thousand.tysiac.view import View, cap

from .random_play import Mood, moves_from, start
from .table import cards, dealt, ending, ruled


def test_a_view_holds_the_viewers_cards_and_of_the_others_only_how_many() -> None:
    game = dealt("ah", "kh", "")
    seen = tysiac.view(game.match, 1)
    assert seen.cards == seen.cards_of(1) == game.deal.held[1]
    assert seen.counts == (7, 7, 7)
    assert seen.cards_of(0) == seen.cards_of(2) == ()
    assert seen.musik is None


@pytest.mark.parametrize("viewer", [3, None])
def test_who_sits_out_sees_what_a_spectator_sees_and_can_do_nothing(viewer: int | None) -> None:
    game = dealt("9s", "", "", sitting=1)
    game.play("1 pass; 2 pass; 0 give 9s to 2")
    seen = tysiac.view(game.match, viewer)
    assert msgspec.structs.replace(seen, viewer=None) == tysiac.view(game.match, None)
    assert seen.cards == ()
    assert seen.sitting_out == 3
    assert tysiac.legal(seen) == ()
    reason = Illegal("sitting-out") if viewer == 3 else Illegal("spectator")
    assert tysiac.why_not(seen, tysiac.parse("pass")) == reason


def test_where_all_take_part_nobody_sits_out() -> None:
    assert tysiac.view(dealt("", "", "").match, None).sitting_out is None


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_auction_is_in_every_view(viewer: int | None) -> None:
    game = dealt("", "", "", totals=(0, 800, 10))
    game.play("1 bid 110; 2 pass")
    seen = tysiac.view(game.match, viewer)
    assert seen.calls == (Call(0, 100), Call(1, 110), Call(2, None))
    assert (seen.declarer, seen.contract, seen.phase, seen.turn) == (1, 110, Phase.AUCTION, 0)
    assert (seen.acting, seen.players, seen.dealer) == ({0}, (0, 1, 2), 2)
    assert (seen.totals, seen.on_barrel, seen.bombs) == ((0, 800, 10), (1,), (1, 1, 1))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_tricks_are_in_every_view(viewer: int | None) -> None:
    game = ending("kh qh 9c", "9h jc as", "jh 10c 9s", taken=(20, 10, 0), tricks=0)
    game.play("0 play kh; 1 play 9h; 2 play jh; 0 play 9c")
    seen = tysiac.view(game.match, viewer)
    trick = Trick(0, cards("kh 9h jh"), 0, Suit.HEARTS)
    assert (seen.tricks, seen.last_trick, trick.points) == ((trick,), trick, 6)
    assert (seen.trump, seen.leader, seen.table) == (Suit.HEARTS, 0, cards("9c"))
    assert seen.marriages == (Marriage(0, Suit.HEARTS, 1),)
    assert (seen.taken, seen.points) == ((26, 10, 0), (126, 10, 0))
    assert seen.counts == (1, 2, 2)
    assert seen.turn == 1


def test_before_the_first_trick_there_is_no_last_one() -> None:
    assert tysiac.view(dealt("", "").match, 0).last_trick is None


def test_after_a_deal_its_sheets_are_in_every_view_and_the_next_one_has_none() -> None:
    game = ending("9h", "9c", "9d", taken=(110, 10))
    game.play("0 play 9h; 1 play 9c; 2 play 9d")
    seen = tysiac.view(game.match, None)
    assert (seen.reason, [sheet.points for sheet in seen.sheets]) == ("played", [110, 10, 0])
    assert seen.acting == {0, 1, 2}
    game.play("1 next")
    seen = tysiac.view(game.match, None)
    assert (seen.reason, seen.sheets, seen.totals) == ("", (), (110, 10, 0))


def test_what_a_hand_allows_one_to_bid() -> None:
    game = dealt("", "kd qd", "", rules=ruled(3))
    assert [cap(tysiac.view(game.match, seat)) for seat in range(3)] == [120, 200, 120]


def test_legal_moves_stand_in_a_stable_order() -> None:
    """Bids upwards before the pass; cards in hand order, each by the seats that may get it."""
    game = dealt("9s", "", "")
    assert game.legal(1) == ["bid 110", "bid 120", "pass"]
    game.play("1 pass; 2 pass")
    held = [NAMES[card] for card in game.deal.held[0]]
    gifts = [f"give {name} to {seat}" for name in held for seat in (2, 3)]
    assert game.legal(0) == [*gifts, "bomb"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_can_be_sent_and_read(seats: int) -> None:
    """A far client and a bot have nothing but a view."""
    for step in moves_from(start(ruled(seats, match_points=None), seats, 3), 3, Mood.ANYHOW):
        for viewer in (None, *range(seats)):
            seen = tysiac.view(step.match, viewer)
            again = msgspec.json.decode(msgspec.json.encode(seen), type=View)
            assert again == seen
            assert tysiac.legal(again) == tysiac.legal(seen)
