"""Every change is an event with its data, in the order in which it happens; and who perceives what of it."""

from __future__ import annotations

from functools import cache
from typing import get_args

import msgspec
import pytest

from thousand import tysiac
from thousand.deal import commitment
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Suit
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import Rules

from .table import Table, cards, dealt, ending, ruled

SCRIPTED: list[tuple[ev.AnyEvent, ...]] = []
"""What the scripts below have come to."""


def play(game: Table, script: str, *expected: ev.AnyEvent) -> None:
    assert game.play(script) == expected
    SCRIPTED.append(expected)


def ended(game: Table, reason: str, made: bool | None, *sheets: ev.SeatSheet) -> ev.DealEnded:
    deal = game.deal
    declarer, contract = (None, 0) if reason == "four-nines" else (deal.declarer, deal.contract)
    seed = game.match.seeds.hand_seed(1).hex()
    return ev.DealEnded(1, reason, declarer, contract, made, sheets, seed)


def test_a_match_starts() -> None:
    """Spec "Deal" and "Auction": the opener bids 100 at once."""
    game = dealt("", "", "", sitting=1)
    rules: Rules = ruled(4)
    assert game.opening == (
        ev.MatchStarted(4, rules),
        ev.DealStarted(1, 3, (0, 1, 2), commitment(game.match.seeds.hand_seed(1))),
        *(ev.Dealt(seat, game.deal.held[seat], 7) for seat in range(3)),
        ev.BidMade(0, 100, opening=True),
        ev.TurnBegan(1, Phase.AUCTION),
    )
    SCRIPTED.append(game.opening)


def test_an_auction_and_the_musik_with_three() -> None:
    """Spec "Auction" and "The musik"."""
    game = dealt("9s", "9d", "9c", musik="ah 10h 9h", rules=ruled(3, raise_after_musik=True))
    play(game, "1 bid 110", ev.BidMade(1, 110), ev.TurnBegan(2, Phase.AUCTION))
    play(game, "2 pass", ev.Passed(2), ev.TurnBegan(0, Phase.AUCTION))
    play(
        game,
        "0 pass",
        ev.Passed(0),
        ev.AuctionWon(1, 110, forced=False),
        ev.MusikTaken(1, 0, cards("ah 10h 9h"), 3, shown=True),
        ev.TurnBegan(1, Phase.GIVE),
    )
    play(game, "1 raise 120", ev.ContractRaised(1, 120))
    play(game, "1 give 9h to 1", ev.CardGiven(1, 0, cards("9h")[0]))
    play(game, "1 give 9d to 3", ev.CardGiven(1, 2, cards("9d")[0]), ev.TurnBegan(1, Phase.PLAY))


def test_the_musiks_with_two() -> None:
    """Spec "The musik"."""
    game = dealt("9s 9d", "", musik="ah 10h 9h jh")
    won = ev.AuctionWon(0, 100, forced=True)
    play(game, "1 pass", ev.Passed(1), won, ev.TurnBegan(0, Phase.TAKE))
    taken = ev.MusikTaken(0, 1, cards("ah 10h"), 2, shown=False)
    play(game, "0 take 2", taken, ev.TurnBegan(0, Phase.LAY))
    play(game, "0 lay 9s", ev.CardLaidAway(0, cards("9s")[0], 1))
    play(game, "0 lay 9d", ev.CardLaidAway(0, cards("9d")[0], 2), ev.TurnBegan(0, Phase.PLAY))


def test_a_marriage_a_trick_and_the_end_of_a_deal() -> None:
    """Spec "Tricks" and "Scoring a deal"."""
    game = ending("kc qc", "9c 9d", "jc jd", taken=(60, 20, 30), tricks=6, totals=(850, 790, 0))
    queen, king = cards("qc kc")
    play(
        game,
        "0 play kc",
        ev.MarriageDeclared(0, Suit.CLUBS, 60, None),
        ev.CardPlayed(0, king, leads=True),
        ev.TurnBegan(1, Phase.PLAY),
    )
    play(game, "1 play 9c", ev.CardPlayed(1, cards("9c")[0], leads=False), ev.TurnBegan(2, Phase.PLAY))
    play(
        game,
        "2 play jc",
        ev.CardPlayed(2, cards("jc")[0], leads=False),
        ev.TrickTaken(0, 7, cards("kc 9c jc"), 6, 126),
        ev.TurnBegan(0, Phase.PLAY),
    )
    game.play("0 play qc; 1 play 9d")
    total = 850 + 110
    play(
        game,
        "2 play jd",
        ev.CardPlayed(2, cards("jd")[0], leads=False),
        ev.TrickTaken(0, 8, (queen, *cards("9d jd")), 5, 131),
        ended(
            game,
            "played",
            True,
            ev.SeatSheet(tricks=71, marriages=60, taken=131, rounded=130, points=110, total=total),
            ev.SeatSheet(tricks=20, taken=20, rounded=20, points=20, total=810),
            ev.SeatSheet(tricks=30, taken=30, rounded=30, points=30, total=30),
        ),
        ev.BarrelEntered(1, 810),
    )


def test_the_last_trick_with_two() -> None:
    """Spec "The musik": the cards laid away; and the barrel left, "Scoring a deal"."""
    game = ending("9h", "ah", taken=(40, 48), away="kc qd 10s 9d", tricks=9, totals=(850, 0))
    game.play("0 play 9h")
    play(
        game,
        "1 play ah",
        ev.CardPlayed(1, cards("ah")[0], leads=False),
        ev.TrickTaken(1, 10, cards("9h ah"), 11, 59),
        ev.MusiksWon(1, cards("kc qd 10s 9d"), 17, 76),
        ended(
            game,
            "played",
            False,
            ev.SeatSheet(tricks=40, taken=40, rounded=40, points=-110, total=740),
            ev.SeatSheet(tricks=59, musiks=17, taken=76, rounded=75, points=75, total=75),
        ),
        ev.BarrelLeft(0, 740),
    )


def test_a_bomb_and_the_end_of_a_match() -> None:
    """Spec "The bomb"."""
    game = dealt("", "", "", rules=ruled(3, match_points=None, bombs=2))
    game.play("1 pass; 2 pass")
    sixty = ev.SeatSheet(points=60, total=60)
    end = ended(game, "bomb", None, ev.SeatSheet(), sixty, sixty)
    play(game, "0 bomb", ev.BombDropped(0, 1), end, ev.MatchEnded((1, 2), (0, 60, 60)))


def test_four_nines() -> None:
    """Spec "Deal", an option."""
    game = dealt("9s 9c 9d 9h", "", "", rules=ruled(3, four_nines=True))
    nothing = (ev.SeatSheet(),) * 3
    play(game, "0 redeal", ev.RedealAsked(0), ended(game, "four-nines", None, *nothing))


@cache
def scripted() -> tuple[tuple[ev.AnyEvent, ...], ...]:
    """What all the scripts above come to, whether or not they ran before."""
    SCRIPTED.clear()
    test_a_match_starts()
    test_an_auction_and_the_musik_with_three()
    test_the_musiks_with_two()
    test_a_marriage_a_trick_and_the_end_of_a_deal()
    test_the_last_trick_with_two()
    test_a_bomb_and_the_end_of_a_match()
    test_four_nines()
    return tuple(SCRIPTED)


def test_every_kind_of_event_was_seen() -> None:
    seen = {type(event) for happened in scripted() for event in happened}
    assert seen == set(get_args(ev.AnyEvent))


HIDDEN: list[tuple[ev.AnyEvent, tuple[int, ...]]] = [
    (ev.Dealt(1, cards("ah"), 1), (1,)),
    (ev.MusikTaken(1, 0, cards("ah"), 1, shown=False), (1,)),
    (ev.CardGiven(1, 2, cards("ah")[0]), (1, 2)),
    (ev.CardLaidAway(1, cards("ah")[0], 1), (1,)),
]


@pytest.mark.parametrize(("event", "knowing"), HIDDEN, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_hidden_cards_are_hidden_from_all_but_those_who_know(
    event: ev.AnyEvent, knowing: tuple[int, ...], viewer: int | None
) -> None:
    """Spec "Deal" and "The musik"."""
    seen = tysiac.redact(event, viewer)
    if viewer in knowing:
        assert seen == event
    else:
        name = "cards" if hasattr(event, "cards") else "card"
        assert seen == msgspec.structs.replace(event, **{name: None})


def test_all_else_is_heard_by_everyone() -> None:
    hidden = {type(event) for event, _ in HIDDEN}
    for happened in scripted():
        for event in happened:
            shown = isinstance(event, ev.MusikTaken) and event.shown
            if type(event) not in hidden or shown:
                assert tysiac.redact(event, None) == event


def test_events_can_be_sent_and_read() -> None:
    for happened in scripted():
        text = msgspec.json.encode(happened)
        assert msgspec.json.decode(text, type=tuple[ev.AnyEvent, ...]) == happened
