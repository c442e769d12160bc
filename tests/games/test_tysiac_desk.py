"""The desk of Tysiąc: what a key comes to, from a view alone."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.game import Illegal
from thousand.games import tysiac_desk as desk
from thousand.games.desk import Ask, Do, Intent, Refuse, Wish
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import Bid, Bomb, Give, LayAway, NextDeal, Pass, Play, Raise, Redeal, Take
from thousand.tysiac.view import View
from tysiac.table import Table, dealt, ending, ruled


def seen(game: Table, seat: int = 0) -> View:
    return tysiac.view(game.match, seat)


def wish(game: Table, wish: Wish, card: str = "", seat: int = 0) -> Intent:
    view = seen(game, seat)
    index = [tysiac.format(Play(held)).split()[1] for held in view.cards].index(card) if card else None
    return desk.intend(view, wish, index)


def auction() -> Table:
    return dealt("kh qh", "ah", "", musik="as 9c 9d")


# The auction


def test_the_auction_asks_by_itself_for_every_bid_allowed_and_the_pass() -> None:
    """Spec "Auction": without a marriage up to 120."""
    ask = desk.pending(seen(auction(), 1))
    assert ask is not None
    assert ask.moves == (Bid(110), Bid(120), Pass())
    assert (ask.kind, ask.optional, ask.put_off, ask.shortcuts) == ("auction", False, True, (Wish.PASS,))


def test_nobody_else_is_asked() -> None:
    assert desk.pending(seen(auction(), 0)) is None
    assert desk.pending(tysiac.view(auction().match, None)) is None


def test_a_question_that_was_put_off_comes_back_by_enter() -> None:
    game = auction()
    assert wish(game, Wish.PLAY, seat=1) == desk.pending(seen(game, 1))


def test_p_passes_with_the_question_or_without() -> None:
    assert wish(auction(), Wish.PASS, seat=1) == Do(Pass())


def test_out_of_turn_every_key_says_whose_turn_it_is() -> None:
    refused = Refuse(Illegal("not-your-turn", seat=1))
    assert [wish(auction(), it) for it in (Wish.PASS, Wish.PLAY, Wish.RAISE)] == [
        refused,
        refused,
        Refuse(Illegal("no-raise")),
    ]


def test_four_nines_can_be_thrown_in_by_the_question() -> None:
    """Spec "Deal": the option."""
    game = dealt("9h 9d 9c 9s", "", "", rules=ruled(3, four_nines=True))
    ask = desk.pending(seen(game))
    assert ask is not None
    assert ask.moves == (Bid(100), Redeal())


# The musik


def declared(**options: object) -> Table:
    game = dealt("kh qh", "ah", "", musik="as 9c 9d", rules=ruled(3, **options))
    game.play("1 pass; 2 pass")
    return game


def test_of_two_musiks_one_is_asked_for() -> None:
    """Spec "The musik", two seats."""
    game = dealt("kh qh", "ah")
    game.play("1 pass")
    assert desk.pending(seen(game)) == Ask("take", (Take(0), Take(1)), optional=False, put_off=True)


def test_with_two_seats_enter_lays_the_card_away() -> None:
    game = dealt("kh qh", "ah")
    game.play("1 pass; 0 take 1")
    assert wish(game, Wish.PLAY, "qh") == Do(LayAway(Card.HEARTS_QUEEN))


def test_the_first_card_given_asks_to_whom_and_the_second_has_one_way_left() -> None:
    game = declared()
    card = Card.CLUBS_NINE
    assert wish(game, Wish.PLAY, "9c") == Ask("give", (Give(card, 1), Give(card, 2)), {"card": card})
    game.play("0 give 9c to 2")
    assert wish(game, Wish.PLAY, "9d") == Do(Give(Card.DIAMONDS_NINE, 2))


def test_without_a_card_chosen_there_is_nothing_to_give() -> None:
    assert wish(declared(), Wish.PLAY) == Refuse(Illegal("no-card"))


def test_a_bomb_asks_first() -> None:
    """Spec "The bomb"."""
    assert wish(declared(), Wish.BOMB) == Ask("bomb", (Bomb(),))


def test_a_bomb_that_cannot_be_dropped_says_why() -> None:
    assert wish(declared(bombs=0), Wish.BOMB) == Refuse(Illegal("no-bombs"))
    game = declared()
    game.play("0 give 9c to 2")
    assert wish(game, Wish.BOMB) == Refuse(Illegal("bomb-late"))


def test_a_raise_asks_how_high_up_to_what_the_hand_allows() -> None:
    """Spec "Auction": the cap is that of the hand after taking the musik."""
    asked = wish(declared(raise_after_musik=True), Wish.RAISE)
    assert asked == Ask("raise", tuple(Raise(points) for points in range(110, 221, 10)))


def test_a_raise_that_the_rules_lack_says_so() -> None:
    assert wish(declared(), Wish.RAISE) == Refuse(Illegal("no-raise"))


# The tricks


def test_enter_plays_the_card_or_says_why_not() -> None:
    game = ending("kh 9s", "9h ah", "10h js")
    assert wish(game, Wish.PLAY, "kh") == Do(Play(Card.HEARTS_KING))
    game.play("0 play kh; 1 play ah")
    reason = Illegal("follow-suit", suit="HEARTS", card="SPADES_JACK")
    assert wish(game, Wish.PLAY, "js", seat=2) == Refuse(reason)


def test_what_can_be_played_is_told_by_the_trick_as_it_lies() -> None:
    game = ending("kh 9s", "9h ah", "10h js")
    game.play("0 play kh")
    view = seen(game, 2)
    assert [card.name for at, card in enumerate(view.cards) if desk.playable(view, at)] == ["HEARTS_TEN"]


def test_every_card_can_be_given_and_none_played_in_the_auction() -> None:
    view = seen(declared())
    assert all(desk.playable(view, at) for at in range(len(view.cards)))
    view = seen(auction(), 1)
    assert not any(desk.playable(view, at) for at in range(len(view.cards)))


def test_after_the_deal_enter_deals_the_next_one() -> None:
    game = ending("kh", "9h", "10h")
    game.play("0 play kh; 1 play 9h; 2 play 10h")
    assert wish(game, Wish.PLAY) == Do(NextDeal())
    assert not desk.takes_card(seen(game), Wish.PLAY)


def test_who_sits_out_is_told_so() -> None:
    """Spec "Deal": four seats."""
    game = ending("kh 9s", "9h ah", "10h js", sitting=1)
    assert wish(game, Wish.PLAY, seat=3) == Refuse(Illegal("sitting-out"))


# The hand


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("suit", "ah 10h 9h jd ac 9c as"),
        ("rank", "ah ac as 10h jd 9h 9c"),
    ],
)
def test_a_hand_lies_by_suit_or_by_rank(order: str, names: str) -> None:
    view = desk.arranged(seen(dealt("9h as 10h jd 9c ac ah", "", "")), order)
    assert [tysiac.format(Play(card)).split()[1] for card in view.cards] == names.split()
    assert order in desk.ORDERS


def test_nobody_acts_out_of_turn() -> None:
    assert not desk.has_chance(seen(auction(), 1))
