"""A client's words in a fair deal, and what it makes of a server that does not keep to them (protocol)."""

from __future__ import annotations

from secrets import token_bytes

import pytest
from fair_server import JAN, ME, Server, certain, refused

from thousand.deal import seal
from thousand.game import Illegal
from thousand.net.fairness import Fairness
from thousand.table.room_match_events import (
    Abandoned,
    Began,
    CalledOff,
    Committed,
    MatchOver,
    Sealed,
    WordsTold,
)

# An honest server

WAYS = [
    *(("miles", "playroom", seats) for seats in (2, 3, 6)),
    *(("miles", "classic", seats) for seats in (2, 4)),
    *(("tysiac", "house", seats) for seats in (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "preset", "seats"), WAYS)
def test_an_honest_match_is_believed_hand_after_hand_by_players_and_watchers(
    game: str, preset: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    certain(monkeypatch)
    for viewer in (*range(seats), None):
        server = Server()
        server.seal()
        assert seal(server.mine) == server.seals[ME]
        assert server.hear(WordsTold(JAN, server.jans.hex())) is None
        server.begin()
        server.play(game, hands=4, viewer=viewer, seats=seats, preset=preset)
        assert server.hear(Abandoned(ME)) is None


def test_every_match_has_words_of_its_own() -> None:
    words = set()
    for _ in range(20):
        server = Server()
        server.seal()
        words.add(server.mine)
    assert len(words) == 20


def test_one_match_after_another_at_the_same_table_is_believed() -> None:
    server = Server()
    server.ready()
    server.play(hands=1)
    server.hear(MatchOver(1))
    server.master = token_bytes(32)
    told = server.hear(Committed(server.link(0), (ME, JAN)))
    server.seals[ME] = told.seal
    server.ready()
    server.play("tysiac", hands=1)


def test_a_match_that_is_called_off_and_prepared_again_is_believed() -> None:
    server = Server()
    server.seal()
    server.hear(CalledOff((JAN,)))
    told = server.hear(Committed(server.link(0), (ME, JAN)))
    server.seals[ME] = told.seal
    server.ready()
    server.play(hands=1)


def test_a_match_that_is_abandoned_in_the_middle_of_a_hand_is_believed() -> None:
    server = Server()
    server.ready()
    told = server.told(hands=1)
    for _ in range(5):
        server.hear(next(told))
    assert server.hear(Abandoned(ME)) is None


# Its seals and words


def test_ones_own_seal_is_left_out_or_another() -> None:
    server = Server()
    assert refused(server, Sealed({JAN: seal(server.jans)})) == "fair-left-out"
    server = Server()
    assert refused(server, Sealed({ME: "0" * 64, JAN: seal(server.jans)})) == "fair-left-out"


def test_who_was_told_to_be_left_out_is_not_told_again() -> None:
    server = Server()
    assert refused(server, Sealed({JAN: seal(server.jans)})) == "fair-left-out"
    server.begin(server.jans)


def test_seals_are_told_again_once_ones_own_words_are_known() -> None:
    """Otherwise the server could choose its own players' words to suit them."""
    server = Server()
    server.seal()
    assert refused(server, Sealed({**server.seals, JAN: seal(token_bytes(16))})) == "fair-words"
    assert refused(server, Sealed(server.seals)) == "fair-words"


def test_the_shuffle_is_made_again_once_ones_own_words_are_known() -> None:
    server = Server()
    server.seal()
    assert refused(server, Committed(server.link(0), (ME, JAN))) == "fair-words"


def test_words_that_were_not_sealed_are_told() -> None:
    server = Server()
    server.seal()
    assert refused(server, WordsTold(JAN, token_bytes(16).hex())) == "fair-words"
    assert refused(server, WordsTold("Ewa", token_bytes(16).hex())) == "fair-words"


@pytest.mark.parametrize("whose", ["mine", "another's", "one more", "one less"])
def test_the_match_is_dealt_from_other_words(whose: str) -> None:
    server = Server()
    server.seal()
    other = token_bytes(16)
    words = {
        "mine": (other, server.jans),
        "another's": (server.mine, other),
        "one more": (server.mine, server.jans, other),
        "one less": (server.mine,),
    }[whose]
    with pytest.raises(Illegal) as refusal:
        server.begin(*words)
    assert refusal.value.code == "fair-words"


def test_the_match_begins_without_any_seals() -> None:
    server = Server()
    with pytest.raises(Illegal) as refusal:
        server.begin(token_bytes(16))
    assert refusal.value.code == "fair-left-out"


@pytest.mark.parametrize("committed", [True, False])
def test_who_plays_is_not_asked_for_words(committed: bool) -> None:
    server = Server(JAN)
    if not committed:
        server.fairness = Fairness()
    with pytest.raises(Illegal) as refusal:
        server.begin(server.jans)
    assert refusal.value.code == "fair-left-out"


def test_who_watches_or_was_away_is_not_asked_for_words() -> None:
    server = Server(JAN)
    server.hear(Sealed({JAN: seal(server.jans)}))
    server.begin(server.jans, names=("Ewa", JAN))
    server = Server(JAN)
    began = Began(1, "miles", (ME, JAN), (None, None), (server.jans.hex(),))
    assert server.fairness.hear(began, ME, missed=True) is None


def test_cards_are_dealt_though_no_match_was_told_to_begin() -> None:
    server = Server()
    server.seal()
    assert refused(server, next(server.told())) == "fair-left-out"
