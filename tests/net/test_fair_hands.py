"""What a client makes of the hands of a match that is not dealt as it was promised (protocol): their secrets,
their seeds, their cards."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

import msgspec
import pytest
from fair_server import JAN, SEAT, Change, Server, certain, distrust, match_with, refused

from thousand import deal as dealing
from thousand.deal import Deal, Shared
from thousand.game import Illegal
from thousand.games import load
from thousand.games.landmarks import HandBegan
from thousand.miles import events as mi
from thousand.miles.cards import Card as MilesCard
from thousand.net.fairness import Fairness
from thousand.table.room_match_events import Abandoned, MatchOver, Proof
from thousand.tysiac import events as ty


@pytest.fixture(autouse=True)
def _the_same_at_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    certain(monkeypatch)


def with_(**others: Any) -> Change:
    """The event with these fields instead, functions of what they were."""
    return lambda event: msgspec.structs.replace(
        event, **{name: other(getattr(event, name)) for name, other in others.items()}
    )


def another(card: Any) -> Any:
    """Another card, where one is seen."""
    return card if card is None else next(one for one in type(card) if one != card)


def others(cards: Any) -> Any:
    """Cards, another one being the first, where they are seen."""
    return cards and (another(cards[0]), *(one for one in cards[1:] if one != another(cards[0])))


# Its secrets


def test_the_secret_of_a_hand_is_another_one_than_was_committed_to() -> None:
    server = Server()
    server.ready()
    assert refused(server, Proof(1, token_bytes(32).hex())) == "fair-chain"


def test_another_chain_is_not_let_in_by_the_number_of_a_hand_beyond_the_first_one() -> None:
    server = Server()
    server.ready()
    other = Shared(token_bytes(32), ())
    assert refused(server, Proof(dealing.CHAIN + 1, other.link(0).hex())) == "fair-chain"
    assert refused(server, Proof(1, other.link(1).hex())) == "fair-chain"


def test_the_secret_of_a_hand_is_told_twice_or_of_another_hand() -> None:
    server = Server()
    server.ready()
    assert refused(server, Proof(2, server.link(2))) == "fair-chain"
    server = Server()
    server.ready()
    server.play(hands=1)
    assert refused(server, Proof(1, server.link(1))) == "fair-chain"


def test_hands_beyond_the_chain_have_secrets_that_nothing_commits_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thousand.net.proving.CHAIN", 2)
    monkeypatch.setattr(dealing, "CHAIN", 2)
    server = Server()
    server.ready()
    server.play("tysiac", hands=4)
    with pytest.raises(Illegal):
        server.hear(Proof(3, Deal(server.master).hand_seed(3).hex()))


@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_the_secret_of_a_hand_is_kept_back(game: str) -> None:
    entry, server = load(game), Server()
    server.ready()
    told = [event for event in server.told(game) if not isinstance(event, Proof)]
    second = next(
        at
        for at, one in enumerate(told)
        if any(entry.landmark(event) == HandBegan(2, began(entry, event)) for event in one.events)
    )
    assert refused(server, *told[: second + 1]) == "fair-chain"


def began(entry: Any, event: Any) -> str:
    landmark = entry.landmark(event)
    return landmark.commitment if isinstance(landmark, HandBegan) else ""


@pytest.mark.parametrize("end", [MatchOver(1), Abandoned(JAN)])
def test_the_secret_of_the_last_hand_is_kept_back(end: Any) -> None:
    server = Server()
    server.ready()
    told = [event for event in server.told(hands=1) if not isinstance(event, Proof)]
    assert refused(server, *told, end) == "fair-chain"


def test_a_match_is_over_in_the_middle_of_a_hand() -> None:
    server = Server()
    server.ready()
    assert refused(server, next(server.told()), MatchOver(1)) == "fair-chain"


# What was missed


def test_who_came_later_checks_the_chain_from_there_on() -> None:
    server = Server()
    server.ready()
    told, proofs = match_with(server)
    server.fairness = Fairness()
    server.fairness.enter("other", 1, whole=False)
    for event in told[proofs[2] - 3 :]:
        server.hear(event)
    assert refused(server, Proof(6, token_bytes(32).hex())) == "fair-chain"


@pytest.mark.parametrize("game", ["miles", "tysiac"])
@pytest.mark.parametrize(("start", "end"), [(1, 3), (-3, 3), (-3, -3), (1, -3), (1, 1), (1, 0)])
def test_who_missed_something_goes_on_from_there(game: str, start: int, end: int) -> None:
    """What is missed goes from near the proof of hand 1 to near that of hand 3."""
    server = Server()
    server.ready()
    told, proofs = match_with(server, game)
    for event in told[: proofs[1] + start]:
        server.hear(event)
    server.fairness.enter("", 1, whole=False)
    for event in told[proofs[3] + end :]:
        server.hear(event)
    assert len(proofs) == 6
    assert refused(server, Proof(6, token_bytes(32).hex())) == "fair-chain"


def test_what_was_missed_makes_no_other_chain_good() -> None:
    server = Server()
    server.ready()
    told, proofs = match_with(server)
    for event in told[: proofs[1] + 1]:
        server.hear(event)
    server.fairness.enter("", 1, whole=False)
    assert refused(server, Proof(3, token_bytes(32).hex())) == "fair-chain"


def test_the_cards_of_a_hand_behind_what_was_missed_are_checked() -> None:
    server = Server()
    server.ready()

    def lie(event: Any) -> Any:
        return with_(cards=others)(event) if isinstance(event, mi.Dealt) and event.seat == SEAT else event

    true, proofs = match_with(server)
    lies, _ = match_with(server, change=lie)
    for event in true[: proofs[1] + 3]:
        server.hear(event)
    server.fairness.enter("", 1, whole=False)
    for event in lies[proofs[3] + 1 : proofs[4]]:
        server.hear(event)
    assert refused(server, lies[proofs[4]]) == "fair-seed"


def test_another_table_and_another_match_are_begun_afresh() -> None:
    server, other = Server(), Shared(token_bytes(32), ())
    server.ready()
    server.play(hands=1)
    server.fairness.enter("other", 1, whole=False)
    server.hear(Proof(1, other.link(1).hex()))
    server.fairness.enter("other", 2, whole=False)
    server.hear(Proof(1, server.link(1)))


def test_what_is_told_afterwards_was_not_missed() -> None:
    server = Server()
    server.ready()
    told, proofs = match_with(server)
    for event in told[: proofs[1] + 1]:
        server.hear(event)
    server.fairness.enter("", 1, whole=True)
    assert refused(server, Proof(3, server.link(3))) == "fair-chain"


# Its cards


@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_the_hand_is_dealt_from_another_seed(game: str) -> None:
    server = Server()
    server.ready()
    assert distrust(server, game, deal=Deal(token_bytes(32))) == ("fair-seed", {"number": 1})


@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_the_hand_is_dealt_from_another_seed_than_is_told_in_the_end(game: str) -> None:
    """The seed at the end is right; the cards before it are not."""
    server = Server()
    server.ready()

    def amended(event: Any) -> Any:
        if isinstance(event, mi.HandStarted | ty.DealStarted):
            seed = server.shared.hand_seed(event.number)
            return msgspec.structs.replace(event, commitment=dealing.commitment(seed))
        if isinstance(event, mi.HandEnded | ty.DealEnded):
            return msgspec.structs.replace(event, seed=server.shared.hand_seed(event.number).hex())
        return event

    other = Deal(token_bytes(32))
    assert distrust(server, game, deal=other, change=amended) == ("fair-seed", {"number": 1})


def once(kind: type, change: Change) -> Change:
    """The first event of this kind from which the change makes another one, and no more."""
    done = False

    def changed(event: Any) -> Any:
        nonlocal done
        other = change(event) if isinstance(event, kind) and not done else event
        done = done or other != event
        return other

    return changed


def of_others(change: Change) -> Change:
    """Only what others do is changed."""
    return lambda event: event if event.seat == SEAT else change(event)


def next_dealer(seats: int) -> Change:
    def change(event: Any) -> Any:
        dealer = (event.dealer + 1) % seats
        around = tuple((dealer + step) % seats for step in range(1, seats + 1))
        if isinstance(event, mi.HandStarted):
            return msgspec.structs.replace(event, dealer=dealer, first=around[0])
        return msgspec.structs.replace(event, dealer=dealer, players=around)

    return change


def second(change: Change) -> Change:
    return lambda event: change(event) if event.number == 2 else event


LIES: dict[str, tuple[str, int, type, Change]] = {
    "another hand": ("miles", 2, mi.Dealt, with_(cards=others)),
    "another card is drawn": ("miles", 2, mi.CardDrawn, with_(card=another)),
    "fewer cards are left": ("miles", 2, mi.CardDrawn, with_(left=lambda left: left - 1)),
    "a card is drawn that nobody is told of": ("miles", 2, mi.CardDrawn, lambda event: None),
    "a card is discarded that there is none of": (
        *("miles", 2, mi.Discarded),
        of_others(with_(card=lambda card: MilesCard.WRONG_WAY)),
    ),
    "a card is laid that there is none of": (
        *("miles", 2, mi.RemedyPlayed),
        of_others(with_(card=lambda card: MilesCard.END_OF_WRONG_WAY)),
    ),
    "another dealer in miles": ("miles", 4, mi.HandStarted, next_dealer(4)),
    "another second dealer in miles": ("miles", 3, mi.HandStarted, second(next_dealer(3))),
    "a hand begins untold": ("miles", 2, mi.HandStarted, lambda event: None),
    "a seat that there is none of": ("miles", 2, mi.Dealt, with_(seat=lambda seat: 99)),
    "rules that there are none of": (
        *("miles", 2, mi.MatchStarted),
        with_(rules=lambda rules: msgspec.structs.replace(rules, wrong_way=True, wrong_way_cards=10**9)),
    ),
    "another hand in tysiac": ("tysiac", 3, ty.Dealt, with_(cards=others)),
    "another musik": ("tysiac", 3, ty.MusikTaken, with_(cards=others)),
    "another musik with two": ("tysiac", 2, ty.MusikTaken, with_(musik=lambda which: 1 - which)),
    "another card is given": ("tysiac", 3, ty.CardGiven, with_(card=another)),
    "another card is laid away": ("tysiac", 2, ty.CardLaidAway, with_(card=another)),
    "the cards laid away are others": ("tysiac", 2, ty.MusiksWon, with_(cards=others)),
    "a card of another's is played": ("tysiac", 3, ty.CardPlayed, of_others(with_(card=another))),
    "a new deal without the nines": (
        *("tysiac", 3, ty.BidMade),
        of_others(lambda event: ty.RedealAsked(event.seat)),
    ),
    "another dealer in tysiac": ("tysiac", 3, ty.DealStarted, next_dealer(3)),
    "another second dealer in tysiac": ("tysiac", 3, ty.DealStarted, second(next_dealer(3))),
    "a deal begins untold": ("tysiac", 3, ty.DealStarted, lambda event: None),
}
"""What a server tells that did not happen: the game, its seats, the event, and what becomes of it."""


@pytest.mark.parametrize("lie", LIES)
def test_something_is_told_that_does_not_follow_from_the_seed(lie: str) -> None:
    game, seats, kind, change = LIES[lie]
    server = Server()
    server.ready()
    preset = "classic" if game == "miles" else "house"
    told = once(kind, change)
    code, _ = distrust(server, game, hands=3, change=told, seats=seats, preset=preset)
    assert code == "fair-seed"


def test_the_discards_are_not_all_reshuffled() -> None:
    server = Server()
    server.ready()
    change = once(mi.Reshuffled, with_(count=lambda count: count - 1))
    assert distrust(server, hands=3, change=change, preset="playroom")[0] == "fair-seed"


@pytest.mark.parametrize(("game", "preset"), [("miles", "classic"), ("tysiac", "house")])
@pytest.mark.parametrize("viewer", [SEAT, None])
def test_two_others_have_each_a_card_of_the_other(
    game: str, preset: str, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that was seen of the deal betrays it: only what they play."""
    server = Server()
    server.ready()
    place = (SEAT - server.shared.draw_number("first-dealer", 3) - 1) % 3
    one, other = (place + 1) % 3, (place + 2) % 3

    def swapped(items: Any, seed: bytes, nth: int = 0) -> tuple[Any, ...]:
        cards = list(dealing.shuffle(items, seed, nth))
        cards[one], cards[other] = cards[other], cards[one]
        return tuple(cards)

    with monkeypatch.context() as crooked:
        crooked.setattr("thousand.miles.hand.shuffle", swapped)
        crooked.setattr("thousand.tysiac.deals.shuffle", swapped)
        told = list(server.told(game, hands=1, seats=3, preset=preset, viewer=viewer))
    assert refused(server, *told) == "fair-seed"
