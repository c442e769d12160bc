"""A client's part in a fair deal, and what it makes of a server that does not keep to it (protocol)."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

import pytest

from thousand.deal import Shared, seal
from thousand.game import Illegal
from thousand.games import load
from thousand.games.landmarks import HandOver
from thousand.net.fairness import Fairness
from thousand.table.room_match_events import Began, Committed, Played, Proof, Sealed, WordsTold
from thousand.table.room_orders import Reveal, Seal

ME, JAN = "Ola", "Jan"


class Deal:
    """An honest server with one other player, up to the moment that a test has it cheat."""

    def __init__(self) -> None:
        self.fairness = Fairness()
        self.master, self.jans = token_bytes(32), token_bytes(16)
        told = self.hear(Committed(Shared(self.master, ()).link(0).hex(), (ME, JAN)))
        assert isinstance(told, Seal)
        self.seals = {ME: told.seal, JAN: seal(self.jans)}
        self.mine = b""

    def hear(self, event: Any) -> Any:
        return self.fairness.hear(event, ME)

    def seal(self) -> None:
        told = self.hear(Sealed(self.seals))
        assert isinstance(told, Reveal)
        self.mine = bytes.fromhex(told.words)

    def begin(self, *words: bytes) -> None:
        words = words or (self.mine, self.jans)
        self.hear(Began(1, "miles", (ME, JAN), (None, None), tuple(one.hex() for one in words)))

    def end_hand(self, monkeypatch: pytest.MonkeyPatch, number: int, seed: bytes) -> None:
        """The game says that a hand is over, and with which seed it was dealt."""
        over = HandOver(number, seed.hex(), None, "", ())
        entry = load("miles")
        told = type("Told", (), {"landmark": staticmethod(lambda event: over)})
        monkeypatch.setattr("thousand.net.fairness.load", lambda name: told)
        self.hear(Played("miles", (entry,)))

    @property
    def shared(self) -> Shared:
        return Shared(self.master, (self.mine, self.jans))


def test_an_honest_deal_is_believed_hand_after_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Deal()
    deal.seal()
    assert seal(deal.mine) == deal.seals[ME]
    assert deal.hear(WordsTold(JAN, deal.jans.hex())) is None
    deal.begin()
    for number in (1, 2, 3):
        deal.end_hand(monkeypatch, number, deal.shared.hand_seed(number))
        assert deal.hear(Proof(number, deal.shared.link(number).hex())) is None


def test_every_match_has_words_of_its_own() -> None:
    words = set()
    for _ in range(20):
        deal = Deal()
        deal.seal()
        words.add(deal.mine)
    assert len(words) == 20


def refused(deal: Deal, event: Any) -> str:
    with pytest.raises(Illegal) as refusal:
        deal.hear(event)
    return refusal.value.code


def test_ones_own_seal_is_left_out_or_another() -> None:
    deal = Deal()
    assert refused(deal, Sealed({JAN: seal(deal.jans)})) == "fair-left-out"
    deal = Deal()
    assert refused(deal, Sealed({ME: "0" * 64, JAN: seal(deal.jans)})) == "fair-left-out"


def test_words_that_were_not_sealed_are_told() -> None:
    deal = Deal()
    deal.seal()
    assert refused(deal, WordsTold(JAN, token_bytes(16).hex())) == "fair-words"


@pytest.mark.parametrize("whose", ["mine", "another's", "one more", "one less"])
def test_the_match_is_dealt_from_other_words(whose: str) -> None:
    deal = Deal()
    deal.seal()
    other = token_bytes(16)
    words = {
        "mine": (other, deal.jans),
        "another's": (deal.mine, other),
        "one more": (deal.mine, deal.jans, other),
        "one less": (deal.mine,),
    }[whose]
    with pytest.raises(Illegal) as refusal:
        deal.begin(*words)
    assert refusal.value.code == "fair-words"


def test_the_secret_of_a_hand_is_another_one_than_was_committed_to() -> None:
    deal = Deal()
    deal.seal()
    deal.begin()
    assert refused(deal, Proof(1, token_bytes(32).hex())) == "fair-chain"


def test_the_hand_is_dealt_from_another_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Deal()
    deal.seal()
    deal.begin()
    deal.end_hand(monkeypatch, 1, token_bytes(32))
    assert refused(deal, Proof(1, deal.shared.link(1).hex())) == "fair-seed"


def test_who_came_later_checks_the_chain_from_there_on() -> None:
    fairness, shared = Fairness(), Shared(token_bytes(32), ())
    assert fairness.hear(Proof(4, shared.link(4).hex()), ME) is None
    assert fairness.hear(Proof(5, shared.link(5).hex()), ME) is None
    with pytest.raises(Illegal):
        fairness.hear(Proof(6, token_bytes(32).hex()), ME)
