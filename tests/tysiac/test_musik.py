"""Spec "The musik", three and four seats: who sees it, and the two cards given."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.deals import Gift
from thousand.tysiac.moves import Phase

from .table import Table, cards, dealt, the

MUSIK = cards("ah 10h 9h")
BID = "1 bid 110; 2 pass; 0 pass"
FORCED = "1 pass; 2 pass"


def table(script: str, sitting: int = 0) -> tuple[Table, ev.MusikTaken]:
    game = dealt("9c", "9s", "9d", musik="ah 10h 9h", sitting=sitting)
    return game, the(ev.MusikTaken, game.play(script))


@pytest.mark.parametrize("sitting", [0, 1])
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_after_a_bid_everyone_sees_it(viewer: int | None, sitting: int) -> None:
    game, taken = table(BID, sitting)
    assert taken == ev.MusikTaken(1, 0, MUSIK, 3, shown=True)
    assert tysiac.redact(taken, viewer) == taken
    assert tysiac.view(game.match, viewer).musik == MUSIK
    assert game.deal.held[1][-3:] == MUSIK


@pytest.mark.parametrize("sitting", [0, 1])
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_on_a_forced_100_only_the_declarer_sees_it(viewer: int | None, sitting: int) -> None:
    game, taken = table(FORCED, sitting)
    viewer = None if viewer == 3 and not sitting else viewer
    assert taken == ev.MusikTaken(0, 0, MUSIK, 3, shown=False)
    assert tysiac.redact(taken, viewer) == ev.MusikTaken(0, 0, None, 3, shown=False)
    assert tysiac.view(game.match, viewer).musik is None
    assert tysiac.redact(taken, 0) == taken
    assert tysiac.view(game.match, 0).musik == MUSIK


def test_one_card_goes_to_each_opponent_and_all_hold_eight() -> None:
    game, _ = table(BID)
    assert game.deal.phase is Phase.GIVE
    game.play("1 give 9s to 1")
    assert game.refused("1 give ah to 1") == Illegal("given-already", seat=0)
    assert game.refused("1 give ah to 2") == Illegal("no-opponent", seat=1)
    events = game.play("1 give 9h to 3")
    assert events == (ev.CardGiven(1, 2, cards("9h")[0]), ev.TurnBegan(1, Phase.PLAY))
    assert [len(held) for held in game.deal.held] == [8, 8, 8]
    assert cards("9s")[0] in game.deal.held[0]
    assert cards("9h")[0] in game.deal.held[2]


def test_the_declarer_may_give_to_either_first_but_not_to_the_dealer_who_sits_out() -> None:
    game, _ = table(BID, sitting=1)
    assert game.refused("1 give 9s to 4") == Illegal("no-opponent", seat=3)
    game.play("1 give 9s to 3; 1 give ah to 1")
    assert [len(held) for held in game.deal.held] == [8, 8, 8, 0]


@pytest.mark.parametrize(("viewer", "sees"), [(0, True), (1, True), (2, False), (3, False), (None, False)])
def test_a_gift_is_unseen_by_the_third(viewer: int | None, sees: bool) -> None:
    game, _ = table(BID, sitting=1)
    (given,) = game.play("1 give 9s to 1")
    card = cards("9s")[0] if sees else None
    assert tysiac.redact(given, viewer) == ev.CardGiven(1, 0, card)
    assert tysiac.view(game.match, viewer).gifts == (Gift(0, card),)
