"""A client's part in a fair deal, and what it makes of a server that does not keep to it (protocol).

The server here is honest and plays whole hands of both games, up to the moment that a test has it cheat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from secrets import token_bytes
from typing import Any

import msgspec
import pytest

from thousand import deal as dealing
from thousand.deal import Deal, Shared, seal
from thousand.game import Illegal
from thousand.games import load
from thousand.games.landmarks import HandBegan, HandOver
from thousand.miles import events as mi
from thousand.miles.cards import Card as MilesCard
from thousand.net.fairness import Fairness
from thousand.table.room_match_events import (
    Abandoned,
    Began,
    CalledOff,
    Committed,
    MatchOver,
    Played,
    Proof,
    Sealed,
    WordsTold,
)
from thousand.table.room_orders import Reveal, Seal
from thousand.tysiac import events as ty

ME, JAN = "Ola", "Jan"
SEAT = 0

Change = Callable[[Any], Any]
"""What a server that cheats tells in place of an event of the game; None: nothing."""


class Server:
    """A server, and Ola's client; of the match that Ola has begun there is one other player."""

    def __init__(self, *by: str) -> None:
        self.fairness = Fairness()
        self.master, self.jans, self.mine = token_bytes(32), token_bytes(16), b""
        self.seals = {JAN: seal(self.jans)}
        told = self.hear(Committed(self.link(0), by or (ME, JAN)))
        if isinstance(told, Seal):
            self.seals[ME] = told.seal

    def hear(self, event: Any) -> Any:
        return self.fairness.hear(event, ME)

    def link(self, number: int) -> str:
        return Shared(self.master, ()).link(number).hex()

    def seal(self) -> None:
        told = self.hear(Sealed(self.seals))
        assert isinstance(told, Reveal)
        self.mine = bytes.fromhex(told.words)

    def begin(self, *words: bytes, names: tuple[str, ...] = (ME, JAN)) -> None:
        words = words or (self.mine, self.jans)
        self.hear(Began(1, "miles", names, (None, None), tuple(one.hex() for one in words)))

    def ready(self) -> None:
        self.seal()
        self.begin()

    @property
    def shared(self) -> Shared:
        return Shared(self.master, (self.mine, self.jans))

    def told(
        self,
        game: str = "miles",
        *,
        hands: int = 2,
        deal: Any = None,
        change: Change = lambda event: event,
        viewer: int | None = SEAT,
        seats: int = 0,
        preset: str = "",
    ) -> Iterator[Any]:
        """What is told of a match until so many hands are over, its proofs included."""
        entry, deal = load(game), deal or self.shared
        for events in hands_of(game, deal, hands, seats or entry.usual_seats, preset):
            seen = (entry.game.redact(event, viewer) for event in events)
            told = tuple(other for one in seen if one is not None and (other := change(one)) is not None)
            yield Played(game, told)
            over = [mark for mark in map(entry.landmark, events) if isinstance(mark, HandOver)]
            yield from (Proof(one.number, self.link(one.number)) for one in over)

    def play(self, game: str = "miles", **told: Any) -> None:
        for event in self.told(game, **told):
            assert self.hear(event) is None


def hands_of(game: str, deal: Any, hands: int, seats: int, preset: str) -> Iterator[tuple[Any, ...]]:
    """The events of a match, move by move, that players make who choose by chance."""
    entry, chance = load(game), Random(game)
    rules = entry.presets[preset or next(iter(entry.presets))](seats)
    state, events = entry.game.start(rules, seats, deal)
    yield events
    over = 0
    while over < hands and not entry.game.is_over(state):
        seat = chance.choice(sorted(entry.game.to_act(state)))
        move = chance.choice(entry.game.legal(entry.game.view(state, seat)))
        state, events = entry.game.apply(state, seat, move)
        over += sum(isinstance(entry.landmark(event), HandOver) for event in events)
        yield events


def refused(server: Server, *events: Any) -> str:
    """The code with which the last of these is refused, as the first."""
    *before, last = events
    for event in before:
        server.hear(event)
    with pytest.raises(Illegal) as refusal:
        server.hear(last)
    return refusal.value.code


def distrust(server: Server, game: str = "miles", **told: Any) -> tuple[str, dict[str, Any]]:
    """The first refusal in a match."""
    with pytest.raises(Illegal) as refusal:
        server.play(game, **told)
    return refusal.value.code, dict(refusal.value.params)


@pytest.fixture
def certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secrets and words at every run, so that the same things happen in a hand."""
    source = Random("certain").randbytes
    monkeypatch.setattr("thousand.net.fairness.token_bytes", source)
    monkeypatch.setattr(f"{__name__}.token_bytes", source)


# An honest server

WAYS = [
    *(("miles", "playroom", seats) for seats in (2, 3, 6)),
    *(("miles", "classic", seats) for seats in (2, 4)),
    *(("tysiac", "house", seats) for seats in (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "preset", "seats"), WAYS)
def test_an_honest_match_is_believed_hand_after_hand_by_players_and_watchers(
    game: str, preset: str, seats: int, certain: None
) -> None:
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


def test_who_came_later_checks_the_chain_from_there_on() -> None:
    server = Server()
    server.ready()
    told = list(server.told(hands=3))
    second_proof = next(at for at, one in enumerate(told) if isinstance(one, Proof) and one.number == 2)
    server.fairness = Fairness()
    for event in told[second_proof - 3 :]:
        server.hear(event)
    assert refused(server, Proof(4, token_bytes(32).hex())) == "fair-chain"


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
def test_something_is_told_that_does_not_follow_from_the_seed(lie: str, certain: None) -> None:
    game, seats, kind, change = LIES[lie]
    server = Server()
    server.ready()
    preset = "classic" if game == "miles" else "house"
    told = once(kind, change)
    code, _ = distrust(server, game, hands=3, change=told, seats=seats, preset=preset)
    assert code == "fair-seed"


def test_the_discards_are_not_all_reshuffled(certain: None) -> None:
    server = Server()
    server.ready()
    change = once(mi.Reshuffled, with_(count=lambda count: count - 1))
    assert distrust(server, hands=3, change=change, preset="playroom")[0] == "fair-seed"


@pytest.mark.parametrize(("game", "preset"), [("miles", "classic"), ("tysiac", "house")])
@pytest.mark.parametrize("viewer", [SEAT, None])
def test_two_others_have_each_a_card_of_the_other(
    game: str, preset: str, viewer: int | None, certain: None, monkeypatch: pytest.MonkeyPatch
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
