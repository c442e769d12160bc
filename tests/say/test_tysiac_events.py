"""Sentences of Tysiąc for events that depend on more than themselves: on the listener's view after them."""

from __future__ import annotations

import msgspec

from say.listeners import NAMES
from say.tysiac_moments import bidding, playing
from thousand import tysiac
from thousand.say import tysiac as words
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.moves import Phase
from tysiac.table import ending


def test_a_turn_that_is_over_already_is_not_asked_again() -> None:
    """A batch of moves has one view, its last."""
    view = msgspec.structs.replace(tysiac.view(bidding().match, 1), turn=2)
    scribe = Scribe("en").at_table(NAMES[:3], 1)
    assert words.event(scribe, ev.TurnBegan(1, Phase.AUCTION), view) == ("It was your turn to bid.",)


def test_the_turn_of_a_player_who_acts_at_once_is_said_in_full_detail_only() -> None:
    view = tysiac.view(bidding().match, 0)
    began = ev.TurnBegan(1, Phase.AUCTION)
    for detail in Detail:
        scribe = Scribe("en", detail=detail).at_table(NAMES[:3], 0, frozenset({1}))
        assert bool(words.event(scribe, began, view)) == (detail is Detail.FULL)


def test_the_card_that_takes_the_trick_is_told() -> None:
    game = playing()
    game.play("0 play 10h; 1 play ah")
    happened = game.play("2 play 9h")
    view = tysiac.view(game.match, 2)
    taken = next(event for event in happened if isinstance(event, ev.TrickTaken))
    for lang, detail, told in (
        ("en", Detail.NORMAL, "Bob takes the trick, 21 points, with the ace of hearts."),
        ("en", Detail.BRIEF, "Bob takes it, 21."),
        ("en", Detail.FULL, "Bob takes trick 3, 21 points, with the ace of hearts: 51 in this deal so far."),
        ("pl", Detail.NORMAL, "Bob bierze lewę za 21 punktów asem kier."),
    ):
        scribe = Scribe(lang, detail=detail).at_table(NAMES[:3], 2)
        assert words.event(scribe, taken, view) == (told,)


def test_a_deal_ends_with_the_sheets() -> None:
    """Spec "Scoring a deal": before and after rounding in full; nothing for a defender on the barrel."""
    game = ending("kc qc", "9c 9d", "jc jd", taken=(63, 23, 28), tricks=6, totals=(0, 850, 0))
    game.play("0 play kc; 1 play 9c; 2 play jc; 0 play qc; 1 play 9d")
    happened = game.play("2 play jd")
    view = tysiac.view(game.match, 1)
    ended = next(event for event in happened if isinstance(event, ev.DealEnded))
    scribe = Scribe("en", detail=Detail.FULL).at_table(NAMES[:3], 1)
    assert words.event(scribe, ended, view) == (
        "Anna makes the contract of 110 with 134, 24 more.",
        "You: 0 points, 850 in all; 23 in tricks, 23 rounded to 25, nothing gained on the barrel.",
        "Cyd: 30 points, 30 in all; 28 in tricks, 28 rounded to 30.",
        "Anna: 110 points, 110 in all; 74 in tricks, 60 by marriages, 134 rounded to 135.",
        "Press Enter for the next deal.",
    )
    normal = words.event(scribe.at(Detail.NORMAL), ended, view)
    assert normal[1:3] == (
        "You: 0 points, 850 in all; nothing gained on the barrel.",
        "Cyd: 30 points, 30 in all.",
    )
