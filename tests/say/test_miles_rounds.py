"""Reshuffle, opening coup, forfeit and left target only by ear (spec 5, 6, 8, 9)."""

from __future__ import annotations

import msgspec
import pytest

from say.listeners import ears, seen, with_roads
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.tableau import Tableau
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail

ALONE, PAIRS = (3, 1), (2, 2)
DRIVING = Tableau(stopped=False, laid=(Card.ROLL,))


def say(
    event: ev.AnyEvent,
    layout: tuple[int, int] = ALONE,
    lang: str = "en",
    detail: Detail = Detail.NORMAL,
    **changes: object,
) -> str:
    """The event as seat 0 hears it, whose view has these fields changed."""
    view = seen(layout, **changes)
    return " / ".join(words.event(ears(view, lang, detail), event, view))


# The reshuffle.


@pytest.mark.parametrize(
    ("detail", "en", "pl"),
    [
        (Detail.BRIEF, "Reshuffled: 22 cards.", "Przetasowane: 22 karty."),
        (
            Detail.NORMAL,
            "The discards are shuffled: 22 cards to draw.",
            "Odrzucone karty przetasowane: 22 karty do dobrania.",
        ),
        (
            Detail.FULL,
            "The discards are shuffled: 22 cards to draw, reshuffle 2 of this round.",
            "Odrzucone karty przetasowane: 22 karty do dobrania, tasowanie 2 w tej rundzie.",
        ),
    ],
)
def test_the_discards_become_the_draw_pile(detail: Detail, en: str, pl: str) -> None:
    assert say(ev.Reshuffled(2, 22), detail=detail) == en
    assert say(ev.Reshuffled(2, 22), lang="pl", detail=detail) == pl


def test_an_empty_draw_pile_is_no_end_where_the_discards_are_shuffled() -> None:
    off = msgspec.structs.replace(seen(ALONE).rules, reshuffle=False)
    assert say(ev.DrawPileEmpty()) == "The draw pile is empty: the next draw shuffles the discards."
    assert say(ev.DrawPileEmpty(), detail=Detail.BRIEF) == ""
    for detail in (Detail.BRIEF, Detail.NORMAL, Detail.FULL):
        assert say(ev.DrawPileEmpty(), detail=detail, rules=off) == "The draw pile is empty."


def test_a_turn_with_an_empty_pile_draws_the_shuffled_discards() -> None:
    turn = {"turn": 0, "left": 0, "discards": (Card.STOP,)}
    assert say(ev.TurnBegan(0), **turn) == "It is your turn."
    assert say(ev.TurnBegan(0), **turn | {"discards": ()}) == (
        "It is your turn: play or discard, nothing is left to draw."
    )


def test_the_pile_tells_of_reshuffles() -> None:
    view = seen(ALONE, left=0, discards=(Card.STOP, Card.STOP), reshuffles=1)
    assert words.pile(ears(view), view) == (
        "Draw pile empty, 2 discarded: the next draw shuffles them.",
        "The discards were shuffled once in this round.",
        "Discarded: Stop twice.",
    )
    later = msgspec.structs.replace(view, left=7, discards=(), reshuffles=3)
    assert words.pile(ears(later), later) == (
        "7 cards left to draw, 0 discarded.",
        "The discards were shuffled 3 times in this round.",
    )
    assert words.pile(ears(later, "pl", Detail.BRIEF), later) == ("Stos: 7 kart, odrzuconych 0.",)


def test_a_round_that_stalls() -> None:
    """Spec 9: the pile needs reshuffling and nothing was laid since the last time."""
    ended = ev.HandEnded(4, None, "stalled", (ev.SideSheet((), 0, 0),) * 3, "")
    assert say(ended).split(" / ")[0] == (
        "Round 4 ends without a winner: no card was laid since the discards were last shuffled."
    )
    assert say(ended, lang="pl").split(" / ")[0] == (
        "Runda 4 kończy się bez zwycięzcy: od ostatniego tasowania nikt nie zagrał żadnej karty."
    )


def test_delayed_action_by_a_reshuffle() -> None:
    """Spec 9: it counts when the pile is empty, or once the discards have been shuffled."""
    sheet = ev.SideSheet((("delayed_action", 300),), 300, 300)
    ended = ev.HandEnded(1, 0, "trip", (sheet,) * 3, "")
    assert "300 for delayed action after a reshuffle." in say(ended, reshuffles=1)
    assert "300 for delayed action." in say(ended)
    assert "300 za finisz po przetasowaniu kart." in say(ended, lang="pl", reshuffles=1)
    assert "300 za finisz przy pustym stosie." in say(ended, lang="pl")


# The extension's forfeit.


def test_a_forfeited_extension_is_paid_to_who_did_not_win() -> None:
    """Spec 8: when the caller fails, each opposing side has the 200 exactly once, the completer included."""
    paid = ev.SideSheet((("extension", 200),), 200, 200)
    ended = ev.HandEnded(1, 0, "trip", (paid, ev.SideSheet((), 0, 0), paid), "")
    assert say(ended).split(" / ")[1:] == [
        "You: 200 points, 200 in all. 200 for the extension.",
        "Bob: 0 points, 0 in all.",
        "Cyd: 200 points, 200 in all. 200 for an extension that failed.",
    ]
    assert say(ended, lang="pl").endswith("Cyd: 200 punktów, razem 200. 200 za cudze nieudane przedłużenie.")


# The opening coup.


def test_an_opening_coup_fourre_is_offered() -> None:
    """Spec 6: instead of the first draw; drawing lets it go by."""
    offered = ev.CoupFourreOffered(0, Card.RIGHT_OF_WAY, Card.STOP)
    opening = {"turn": 0, "answer": Card.RIGHT_OF_WAY, "danger": None}
    assert say(offered, **opening) == (
        "Coup fourré possible: press C to open with Right of way; Space draws and lets it go by."
    )
    assert say(offered, lang="pl", **opening).startswith("Możesz zrobić świństwo: klawisz C otwiera rundę ")
    assert say(offered, answer=Card.RIGHT_OF_WAY, danger=(Card.STOP, 0)) == (
        "Coup fourré possible: press C to answer the Stop with Right of way; Space goes on."
    )


def test_an_opening_coup_fourre_answers_no_card() -> None:
    coup = ev.CoupFourre(1, 1, Card.RIGHT_OF_WAY, Card.STOP, (), True, opening=True)
    assert say(coup) == "Coup fourré! Bob opens with Right of way: 400 points."
    mine = ev.CoupFourre(0, 0, Card.RIGHT_OF_WAY, Card.STOP, (), True, opening=True)
    assert say(mine) == "You open with Right of way as a coup fourré: 400 points."
    assert say(mine, lang="pl") == "Świństwo! Otwierasz kartą Pojazd uprzywilejowany: 400 punktów."
    mate = ev.CoupFourre(2, 0, Card.RIGHT_OF_WAY, Card.STOP, (), True, opening=True)
    assert say(mate, PAIRS) == "Coup fourré! Cyd opens with Right of way for your team: 400 points."


@pytest.mark.parametrize("lang", languages())
def test_only_the_player_to_the_left(lang: str) -> None:
    """Spec 5: with left_target_only a hazard has one target, and its reason names that one."""
    view = seen(ALONE, cards=(Card.STOP,))
    rules = msgspec.structs.replace(view.rules, left_target_only=True, stacking=False)
    view = with_roads(msgspec.structs.replace(view, rules=rules), side2=DRIVING)
    line = words.card(ears(view, lang), view, 0)
    assert "Bob" in line
    assert "Cyd" not in line
