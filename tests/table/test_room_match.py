"""Matches in a room: fair deals, moves in turn, the pause for a dirty trick, and what follows a match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rooms import MASTER, Played, words_of

from miles.table import table as position
from thousand import miles
from thousand.deal import Shared, follows, mixed, seal
from thousand.game import Illegal
from thousand.games import NAMES, load
from thousand.games.landmarks import HandOver
from thousand.games.pause import threat
from thousand.table import room_events as ev
from thousand.table import room_match_events as me
from thousand.table import room_orders as do
from thousand.table.record import Chair, Header
from thousand.table.replay import record_of, verify
from thousand.table.room import Place, Room, evolve
from thousand.table.room_sight import look, match_view, since
from thousand.table.room_turns import next_bot
from thousand.table.table import Table


def seal_of(name: str) -> do.Seal:
    return do.Seal(seal(bytes.fromhex(words_of(name))))


# How a match begins.


def test_each_persons_words_are_sealed_after_the_commitment_and_told_after_all_seals() -> None:
    """Fair deals hold against the host too: nobody's words can depend on another's, or on the seed."""
    table = Played()
    table.join("Jan")
    table.join("Ewa", watch=True)
    assert table.does("Ola", do.Start()) == (me.Starting("Ola"),)
    assert table.refused("Jan", seal_of("Jan")) == Illegal("nothing-to-seal"), "the server comes first"
    link = Shared(bytes.fromhex(MASTER), ()).link(0).hex()
    assert table.server(do.Commit(MASTER)) == (me.Committed(link, ("Ola", "Jan")),)
    assert table.refused("Ewa", seal_of("Ewa")) == Illegal("nothing-to-seal"), "she has no seat"
    assert table.refused("Jan", do.Reveal(words_of("Jan"))) == Illegal("not-sealed")
    assert table.does("Jan", seal_of("Jan")) == (me.SealGiven("Jan", seal_of("Jan").seal),)
    assert table.refused("Jan", seal_of("Ola")) == Illegal("already-sealed")
    assert table.refused("Jan", do.Reveal(words_of("Jan"))) == Illegal("not-sealed"), (
        "not all seals are known"
    )
    sealed = table.does("Ola", seal_of("Ola"))[-1]
    assert sealed == me.Sealed({"Jan": seal_of("Jan").seal, "Ola": seal_of("Ola").seal})
    assert table.refused("Jan", do.Reveal(words_of("Eve"))) == Illegal("wrong-words")
    assert table.does("Jan", do.Reveal(words_of("Jan"))) == (me.WordsTold("Jan", words_of("Jan")),)
    assert table.refused("Jan", do.Reveal(words_of("Jan"))) == Illegal("already-so")
    began = table.does("Ola", do.Reveal(words_of("Ola")))[1]
    words = (words_of("Ola"), words_of("Jan"))
    assert began == me.Began(1, "miles", ("Ola", "Jan"), (None, None), words)


def test_who_is_silent_adds_nothing_and_holds_nobody_up() -> None:
    table = Played()
    table.join("Jan")
    table.start(silent=["Jan"])
    began = next(event for event in table.heard("Ola") if isinstance(event, me.Began))
    assert began.words == (words_of("Ola"),)
    assert table.room.match is not None


def test_a_match_without_any_words_begins_too() -> None:
    table = Played()
    table.bots(1)
    table.start(silent=["Ola"])
    assert table.room.match is not None


def test_who_seals_words_and_keeps_them_calls_the_match_off() -> None:
    """Otherwise one who knows the others' words could choose between two deals."""
    table = Played()
    table.join("Jan")
    table.does("Ola", do.Start())
    table.server(do.Commit(MASTER))
    for name in ("Ola", "Jan"):
        table.does(name, seal_of(name))
    table.does("Ola", do.Reveal(words_of("Ola")))
    assert table.server(do.Hurry()) == (me.CalledOff(("Jan",)),)
    assert table.room.match is None
    table.start()
    assert table.room.match is not None, "the host may begin again"


def test_who_leaves_before_the_deal_calls_it_off() -> None:
    table = Played()
    table.join("Jan", "Ewa")
    table.does("Ola", do.Start())
    assert me.CalledOff(("Jan",)) in table.does("Jan", do.Leave())
    table.does("Ola", do.Start())
    assert table.does("Ola", do.Abandon()) == (me.CalledOff(),)
    assert table.refused("Ola", do.Abandon()) == Illegal("no-match")


@pytest.mark.parametrize("game", NAMES)
def test_all_that_is_published_proves_the_deals_to_everybody(game: str) -> None:
    """Commitment, seals, words, links and seeds, as a client that trusts nobody checks them."""
    table = Played(game=game)
    table.join("Jan")
    table.bots(1)
    table.does("Ola", do.Choose(None, {"match-points": 300}))
    table.start()
    table.play()
    heard = table.heard("Jan")
    link = next(bytes.fromhex(event.commitment) for event in heard if isinstance(event, me.Committed))
    began = next(event for event in heard if isinstance(event, me.Began))
    words = [bytes.fromhex(word) for word in began.words]
    sealed = next(event for event in heard if isinstance(event, me.Sealed))
    assert sorted(map(seal, words)) == sorted(sealed.seals.values())
    entry = load(game)
    events = [one for event in heard if isinstance(event, me.Played) for one in event.events]
    overs = [over for one in events if isinstance(over := entry.landmark(one), HandOver)]
    proofs = [event for event in heard if isinstance(event, me.Proof)]
    assert [proof.number for proof in proofs] == [over.number for over in overs] != []
    for proof, over in zip(proofs, overs, strict=True):
        assert follows(bytes.fromhex(proof.link), link)
        link = bytes.fromhex(proof.link)
        assert mixed(proof.number, link, words).hex() == over.seed
    assert table.room.table is not None
    assert verify(record_of(table.room.table)).over, "and its record is true"


def test_a_match_needs_enough_seats_a_person_and_rules_that_fit() -> None:
    table = Played()
    assert table.refused("Ola", do.Start()).code == "seats-range"
    table.bots(2)
    table.does("Ola", do.Stand())
    assert table.refused("Ola", do.Start()) == Illegal("nobody-plays")
    table.does("Ola", do.Sit())
    table.bots(4)
    table.does("Ola", do.Choose(None, {"reshuffle": False}))
    trouble = look(table.room, "Ola").trouble
    assert trouble is not None
    assert table.refused("Ola", do.Start()).code == trouble.code


def test_nothing_is_arranged_while_a_match_is_on() -> None:
    table = Played()
    table.bots(2)
    table.join("Jan", watch=True)
    table.start()
    for command in (do.AddBot(), do.RemoveBot(), do.Swap(0, 1), do.ChooseGame(None), do.Start(), do.Stand()):
        assert table.refused("Ola", command) == Illegal("match-on")
    assert table.refused("Ola", do.Choose("classic")) == Illegal("match-on")
    assert table.refused("Ola", do.SetPause(3)) == Illegal("match-on")
    assert table.refused("Jan", do.Sit()) == Illegal("match-on")


# Moves.


def test_moves_are_the_games_and_refused_by_it() -> None:
    table = Played()
    table.join("Jan")
    table.does("Ola", do.Choose("playroom"))
    table.start()
    assert table.refused("Jan", do.Move("draw")) == Illegal("not-your-turn", seat=0)
    assert table.refused("Ola", do.Move("fly")).code == "not-a-move"
    assert table.refused("Ola", do.Move("discard roll")).code == "draw-first"
    (played,) = table.does("Ola", do.Move("draw"))
    assert type(played.events[0]).__name__ == "CardDrawn"


def test_a_move_made_before_the_match_went_on_is_stale() -> None:
    table = Played()
    table.join("Jan")
    table.start()
    at = table.room.seq
    table.does("Ola", do.Move("draw"))
    assert table.refused("Ola", do.Move("draw"), at) == Illegal("stale", at=at, seq=table.room.seq)
    table.does("Jan", do.Say("hello"))
    move = miles.moves.Discard(match_view(table.room, "Ola").cards[0])
    assert table.tries("Ola", do.Move(miles.format(move)), table.room.seq - 1), "talk makes nothing stale"


def test_only_who_sits_plays() -> None:
    table = Played()
    table.bots(1)
    table.join("Jan", watch=True)
    assert table.refused("Ola", do.Move("draw")) == Illegal("no-match")
    table.start()
    assert table.refused("Jan", do.Move("draw")) == Illegal("not-seated")
    assert table.refused("", do.BotMove(0, "draw")) == Illegal("no-bot-there")


def test_each_seat_perceives_its_own_cards_and_a_spectator_none() -> None:
    table = Played()
    table.join("Jan")
    table.join("Ewa", watch=True)
    table.start()
    for name, seat in (("Ola", 0), ("Jan", 1), ("Ewa", None)):
        dealt = [
            one
            for event in table.heard(name)
            for one in getattr(event, "events", ())
            if hasattr(one, "cards")
        ]
        assert {one.seat for one in dealt if one.cards is not None} == {seat} - {None}
        assert match_view(table.room, name).viewer == seat


def test_who_comes_back_in_another_seat_hears_the_old_match_as_the_old_seat_did() -> None:
    """A seat is no key to what another one held."""
    table = Played()
    table.join("Jan")
    table.start()
    table.does("Ola", do.Move("draw"))
    table.does("Ola", do.Abandon())
    before = since(table.room, "Jan", 0)
    table.does("Ola", do.Swap(0, 1))
    assert since(table.room, "Jan", 0) is not None
    assert (since(table.room, "Jan", 0) or ())[: len(before or ())] == before


def test_nobody_but_the_two_hears_a_card_that_is_given() -> None:
    """Tysiąc: only giver and receiver see it; no notation of a move is ever told."""
    table = Played(game="tysiac")
    table.join("Jan", "Ewa")
    table.start()

    def gifts(name: str) -> list[Any]:
        events = [one for event in table.heard(name) for one in getattr(event, "events", ())]
        return [one for one in events if type(one).__name__ == "CardGiven"]

    while not gifts("Ola"):
        table.step()
    first = {name: gifts(name)[0] for name in ("Ola", "Jan", "Ewa")}
    knows = {table.room.seat_of(name) for name, gift in first.items() if gift.card is not None}
    assert knows == {first["Ola"].seat, first["Ola"].to}


# Whole matches, one after another.


@pytest.mark.parametrize("game", NAMES)
def test_several_matches_one_after_another(game: str) -> None:
    table = Played(game=game)
    table.join("Jan")
    table.bots(1)
    table.does("Ola", do.Choose(None, {"match-points": 100}))
    for number in (1, 2):
        table.start()
        table.play()
        assert isinstance(table.room.log[-1].event, me.MatchOver)
        assert table.room.matches == number
    assert look(table.room, "Jan").playing is False
    assert match_view(table.room, "Jan").viewer == 1, "the last match stays to be looked at"


def test_between_hands_any_person_goes_on_and_no_bot_does() -> None:
    table = Played(game="tysiac")
    table.join("Jan")
    table.bots(1)
    table.start()
    while table.room.match and len(table.room.match.entry.game.to_act(table.room.match.state)) == 1:
        table.step()
    assert next_bot(table.room) is None
    table.does("Jan", do.Move("next"))


def test_seats_of_those_who_have_gone_are_free_after_the_match() -> None:
    table = Played(game="tysiac")
    table.join("Jan", "Ewa", "Zoe")
    table.does("Ola", do.Choose(None, {"match-points": 100}))
    table.start()
    table.does("Jan", do.Leave())
    table.does("Ola", do.Kick("Ewa"))
    table.server(do.Lose("Zoe"))
    table.server(do.StandIn("Zoe"))
    table.play()
    assert table.room.places == (Place("Ola", "Ola"),)
    cleared = [event for event in table.heard("Ola") if isinstance(event, ev.Stood)]
    assert cleared == [
        ev.Stood(name, seat, cleared=True) for seat, name in ((3, "Zoe"), (2, "Ewa"), (1, "Jan"))
    ]


def test_a_person_who_is_not_there_when_a_match_begins_has_a_bot_stand_in() -> None:
    table = Played()
    table.join("Jan")
    table.server(do.Lose("Jan"))
    table.start()
    assert table.room.places[1] == Place("Jan", "Jan", "steady")
    table.server(do.Regain("Jan"))
    assert table.room.places[1] == Place("Jan", "Jan")


def test_no_bot_plays_where_nobody_is_there_to_hear_it() -> None:
    table = Played()
    table.bots(1)
    table.start()
    table.server(do.Lose("Ola"))
    table.server(do.StandIn("Ola"))
    assert next_bot(table.room) is None
    table.server(do.Regain("Ola"))


# The pause (spec 12).


def hit(persons: str, *hands: str, pause: int | None = 10) -> Played:
    """A table of four whose seat 0 is about to lay an accident on side 2; ``persons`` has P or B for each
    seat."""
    game = position("accident 25", *hands, roads=["", "", "roll", ""])
    names = ("Ola", "Jan", "Ewa", "Zoe")
    places = tuple(
        Place(name, name) if kind == "P" else Place(name, bot="steady")
        for name, kind in zip(names, persons, strict=True)
    )
    table = Played()
    table.join(*(place.name for place in places[1:] if place.who), watch=True)
    chairs = tuple(Chair(place.name, place.bot) for place in places)
    header = Header("miles", msgspec.to_builtins(game.match.rules), chairs, MASTER, words=())
    room: Room = evolve(table.room, places=places, table=Table(header, game.match), coup_pause=pause)
    table.room = room
    return table


HOLDS = ("25 25", "driving-ace 25", "25 25")
LACKS = ("25 25", "25 25", "25 25")
ATTACK = do.Move("play accident on 3")


@pytest.mark.parametrize("hands", [HOLDS, LACKS], ids=["held", "not held"])
def test_the_next_seat_waits_whether_or_not_the_answer_is_held(hands: tuple[str, ...]) -> None:
    """Spec 12: it applies whenever a human seat of the attacked side might hold the safety as far as
    everybody knows, so that the pause betrays nothing."""
    table = hit("PPPB", *hands)
    events = table.does("Ola", ATTACK)
    assert events[-1] == me.Paused((1,), (2,), 10)
    assert table.refused("Jan", do.Move("draw")) == Illegal("held-back")
    assert table.refused("Jan", do.LetGo()) == Illegal("nothing-to-let-go")
    spectators = [event for event in table.heard("Zoe") if isinstance(event, me.Paused)]
    assert spectators == [me.Paused((1,), (2,), 10)]
    pause = table.room.pause
    assert pause is not None
    assert table.refused("", do.EndPause(pause.since + 1)) == Illegal("no-pause")
    assert table.server(do.EndPause(pause.since)) == (me.PauseEnded(),)
    table.does("Jan", do.Move("discard 25"))


def test_a_bot_that_is_next_waits_too() -> None:
    table = hit("PBPP", *HOLDS)
    table.does("Ola", ATTACK)
    assert next_bot(table.room) is None
    table.does("Ewa", do.LetGo())
    assert next_bot(table.room) == 1


@pytest.mark.parametrize("hands", [HOLDS, LACKS], ids=["held", "not held"])
def test_the_attacked_person_may_end_it_early(hands: tuple[str, ...]) -> None:
    table = hit("PPPP", *hands)
    table.does("Ola", ATTACK)
    assert table.does("Ewa", do.LetGo()) == (me.Declined("Ewa"), me.PauseEnded())


def test_a_coup_ends_the_pause() -> None:
    table = hit("PPPP", *HOLDS)
    table.does("Ola", ATTACK)
    events = table.does("Ewa", do.Move("play driving-ace"))
    assert events[0] == me.PauseEnded()
    assert any(type(one).__name__ == "CoupFourre" for one in events[1].events)


def test_nobody_waits_where_the_next_seat_is_of_the_attacked_side_or_bots_are_attacked() -> None:
    """Spec 12: unless that seat belongs to the attacked side."""
    assert not isinstance(hit("PPBP", *HOLDS).does("Ola", ATTACK)[-1], me.Paused)
    game = position("accident 25", "25 25", roads=["", "roll"])
    table = Played()
    table.join("Jan")
    chairs = (Chair("Ola"), Chair("Jan"))
    header = Header("miles", msgspec.to_builtins(game.match.rules), chairs, MASTER, words=())
    table.room = evolve(table.room, table=Table(header, game.match))
    assert len(table.does("Ola", do.Move("play accident on 2"))) == 1


def test_a_pause_of_no_seconds_is_none_and_one_without_limit_waits() -> None:
    assert len(hit("PPPP", *HOLDS, pause=0).does("Ola", ATTACK)) == 1
    assert hit("PPPP", *HOLDS, pause=None).does("Ola", ATTACK)[-1] == me.Paused((1,), (2,), None)


def test_alone_against_bots_the_table_waits_without_limit_where_the_answer_is_held_and_else_not() -> None:
    """Spec 12: alone against bots nothing can be betrayed."""
    attack = do.BotMove(0, "play accident on 3")
    held = hit("BBPB", *HOLDS)
    held.room = evolve(held.room, host="Ewa")
    assert held.server(attack)[-1] == me.Paused((1,), (2,), None)
    assert len(hit("BBPB", *LACKS).server(attack)) == 1


def test_a_bot_is_asked_for_its_answer_before_anybody_acts() -> None:
    table = hit("PPBP", *HOLDS)
    table.does("Ola", ATTACK)
    assert next_bot(table.room) == 2
    assert table.refused("Jan", do.Move("draw")) == Illegal("held-back")
    assert table.server(do.BotMove(2, None)) == (me.Declined("Ewa"),)
    assert table.refused("", do.BotMove(2, None)) == Illegal("nothing-to-let-go")
    table.does("Jan", do.Move("discard 25"))


def test_a_bot_that_stands_in_answers_for_the_person_who_is_gone() -> None:
    table = hit("PPPP", *HOLDS)
    table.does("Ola", ATTACK)
    assert me.PauseEnded() in table.does("Ewa", do.Leave())
    assert next_bot(table.room) == 2


def test_a_safety_that_everybody_sees_is_waited_for_by_nobody() -> None:
    table = hit("PPPP", *LACKS)
    table.does("Ola", ATTACK)
    assert table.room.match is not None
    hand = table.room.match.state.hand
    seen = miles.hand.evolve(hand, discards=(miles.cards.Card.DRIVING_ACE,))
    view = miles.view(miles.match.evolve(table.room.match.state, hand=seen), None)
    danger = threat("miles", view)
    assert danger is not None
    assert danger.seats == frozenset()
