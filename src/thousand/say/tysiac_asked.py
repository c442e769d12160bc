"""What a card player asks in the middle of a deal: the trick, the trump, the contract, the musik."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Detail, Scribe, spread
from thousand.say.tysiac_cards import card_name, named
from thousand.say.tysiac_people import player, receiver
from thousand.say.tysiac_tricks import best_card
from thousand.tysiac.cards import Card
from thousand.tysiac.deals import MUSIK_SIZES, Marriage
from thousand.tysiac.moves import Phase
from thousand.tysiac.tricks import winning
from thousand.tysiac.view import View


@fitting
def trick(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The cards that lie, from the leader's on, and who takes them as they lie; where none lie, who leads,
    and the last trick."""
    if not view.table:
        return (*_no_trick(scribe, view), *_last_trick(scribe, view))
    lines = spread(
        lying(scribe, view),
        lambda some: scribe.text("tysiac-trick-lies", cards=scribe.commas(some)),
        lambda some: scribe.text("tysiac-trick-lies-more", cards=scribe.commas(some)),
        scribe.limit,
    )
    if len(view.table) < 2 or scribe.detail is Detail.BRIEF:
        return lines
    best = _in_turn(view, view.leader)[winning(view.table, view.trump)]
    points = sum(card.points for card in view.table)
    return (*lines, scribe.text("tysiac-trick-best", points=points, **player(scribe, best)))


@fitting
def trump(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The trump, and who made it so; but for the brief level every marriage declared before."""
    if not view.trump:
        return (scribe.text("tysiac-trump-none"),)
    *before, last = view.marriages
    about: dict[str, Arg] = {"suit": last.suit.name, "trick": last.trick, **player(scribe, last.seat)}
    if scribe.detail is Detail.BRIEF:
        return (scribe.text("tysiac-trump-brief", **about),)
    lines = [scribe.text("tysiac-trump", **about)]
    return (*lines, *(_married(scribe, one) for one in reversed(before)))


@fitting
def contract(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The highest bid and the calls so far; later the contract, who declares it, and how near it is."""
    if view.declarer is None:
        return (scribe.text("tysiac-contract-none", over=view.phase is not Phase.AUCTION),)
    about: dict[str, Arg] = {"points": view.contract, **player(scribe, view.declarer)}
    if view.phase is Phase.AUCTION:
        return (scribe.text("tysiac-contract-highest", **about), *_calls(scribe, view))
    first = scribe.text("tysiac-contract-forced" if view.forced else "tysiac-contract", **about)
    lines = [first]
    if view.tricks or view.marriages:
        lines += _so_far(scribe, view, view.declarer)
    if scribe.detail is Detail.FULL:
        lines += _calls(scribe, view)
    return tuple(lines)


@fitting
def musik(scribe: Scribe, view: View) -> tuple[str, ...]:
    """What the viewer may know of the musik, and of the cards given or laid away."""
    sizes = MUSIK_SIZES[len(view.players)]
    if view.took is None:
        return (scribe.text("tysiac-musik-lies", count=sizes[0], musiks=len(sizes)),)
    assert view.declarer is not None
    which = "only" if len(sizes) == 1 else ("first", "second")[view.took]
    about: dict[str, Arg] = {"which": which, **player(scribe, view.declarer)}
    if view.musik is None:
        lines = [scribe.text("tysiac-musik-unknown", **about)]
    else:
        lines = [
            *spread(
                [card_name(scribe, card) for card in view.musik],
                lambda some: scribe.text("tysiac-musik-known", cards=scribe.series(some), **about),
                lambda some: scribe.text("tysiac-musik-more", cards=scribe.series(some)),
                scribe.limit,
            )
        ]
    return (*lines, *_given(scribe, view, view.declarer), *_laid(scribe, view, view.declarer))


def lying(scribe: Scribe, view: View) -> list[str]:
    """The cards of the trick that lies, each with its player, from the leader's on."""
    seats = _in_turn(view, view.leader)
    return [_played(scribe, seat, card) for seat, card in zip(seats, view.table, strict=False)]


def _in_turn(view: View, first: int) -> list[int]:
    start = view.players.index(first)
    return [view.players[(start + step) % len(view.players)] for step in range(len(view.players))]


def _played(scribe: Scribe, seat: int, card: Card) -> str:
    return scribe.text("tysiac-fact-played", **named(card), **player(scribe, seat))


def _no_trick(scribe: Scribe, view: View) -> Iterator[str]:
    if view.phase is Phase.PLAY:
        yield scribe.text("tysiac-trick-none", **player(scribe, view.turn))
    elif not view.tricks:
        yield scribe.text("tysiac-trick-not-yet")


def _last_trick(scribe: Scribe, view: View) -> Iterator[str]:
    last = view.last_trick
    if last is None:
        return
    seats = _in_turn(view, last.leader)
    about: dict[str, Arg] = {**named(best_card(last)), "points": last.points, **player(scribe, last.winner)}
    yield scribe.text("tysiac-trick-last", **about)
    if scribe.detail is Detail.BRIEF:
        return

    def line(some: Sequence[str]) -> str:
        return scribe.text("tysiac-trick-last-cards", cards=scribe.commas(some))

    items = [_played(scribe, seat, card) for seat, card in zip(seats, last.cards, strict=True)]
    yield from spread(items, line, line, scribe.limit)


def _married(scribe: Scribe, one: Marriage) -> str:
    about: dict[str, Arg] = {"suit": one.suit.name, "trick": one.trick, **player(scribe, one.seat)}
    return scribe.text("tysiac-trump-before", **about)


def _so_far(scribe: Scribe, view: View, declarer: int) -> Iterator[str]:
    """What the declarer has, and lacks; but for the brief level what the others have."""
    points = view.points
    left = view.contract - points[declarer]
    about: dict[str, Arg] = {"points": points[declarer], "left": max(left, 0), **player(scribe, declarer)}
    yield scribe.text("tysiac-contract-missing" if left > 0 else "tysiac-contract-reached", **about)
    if scribe.detail is Detail.BRIEF:
        return
    others = [
        scribe.text("tysiac-fact-taken", points=points[seat], **player(scribe, seat))
        for seat in _in_turn(view, declarer)[1:]
    ]
    yield scribe.text("tysiac-contract-others", facts=scribe.commas(others))


def _calls(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The whole auction so far."""
    calls = [
        scribe.text("tysiac-fact-call-pass", **player(scribe, call.seat))
        if call.points is None
        else scribe.text("tysiac-fact-call", points=call.points, **player(scribe, call.seat))
        for call in view.calls
    ]

    def line(some: Sequence[str]) -> str:
        return scribe.text("tysiac-calls", calls=scribe.commas(some))

    return spread(calls, line, line, scribe.limit)


def _given(scribe: Scribe, view: View, declarer: int) -> Iterator[str]:
    """Who was given which card, as far as the viewer knows."""
    for gift in view.gifts:
        about: dict[str, Arg] = {**player(scribe, declarer), **receiver(scribe, gift.to)}
        if gift.card is None:
            yield scribe.text("tysiac-gift-hidden", **about)
        else:
            yield scribe.text("tysiac-gift", **named(gift.card), **about)


def _laid(scribe: Scribe, view: View, declarer: int) -> Iterator[str]:
    """The cards laid away: the declarer's own knows them, anybody else how many."""
    if view.laid:
        yield from spread(
            [card_name(scribe, card) for card in view.laid],
            lambda some: scribe.text("tysiac-laid-own", cards=scribe.listing(some)),
            lambda some: scribe.text("tysiac-musik-more", cards=scribe.series(some)),
            scribe.limit,
        )
    elif view.laid_away:
        yield scribe.text("tysiac-laid-count", count=view.laid_away, **player(scribe, declarer))
