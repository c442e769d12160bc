"""The table of Tysiąc by ear: where all stand, the cards that are out, how a saved match stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Detail, Scribe, spread
from thousand.say.tysiac_cards import hand, marriages_of
from thousand.say.tysiac_people import from_own, headline, player
from thousand.say.tysiac_scores import RUNNING, number, scores
from thousand.say.tysiac_turn import turn
from thousand.tysiac.cards import Card, Suit
from thousand.tysiac.moves import Phase
from thousand.tysiac.view import View, cap


@fitting
def info(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Every seat's total, its part in the deal, tricks, points and number of cards: the viewer's first."""
    lines = headline(scribe, view)
    for seat in from_own(view):
        total = scribe.text("tysiac-fact-total", total=number(scribe, view.totals[seat]))
        lines += _facts(scribe, seat, [total, *_part(scribe, view, seat), *_play(scribe, view, seat)])
    return tuple(lines)


@fitting
def info_me(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Where the viewer alone stands, in full."""
    seat = view.viewer
    if seat is None:
        return (scribe.text("tysiac-watching"),)
    goal, total = view.rules.match_points, view.totals[seat]
    if goal is None or total >= goal:
        facts = [scribe.text("tysiac-fact-total", total=number(scribe, total))]
    else:
        facts = [scribe.text("tysiac-fact-total-of", total=number(scribe, total), left=goal - total)]
    facts += [*_part(scribe, view, seat), *_play(scribe, view, seat)]
    if view.phase is Phase.AUCTION and seat in view.players and not _passed(view, seat):
        facts.append(scribe.text("tysiac-fact-cap", points=cap(view)))
    if view.seats > 2 and view.rules.bombs:
        facts.append(scribe.text("tysiac-fact-bombs", count=view.bombs[seat]))
    own = marriages_of(scribe, view.cards)
    return (*facts, *own) if scribe.braille else (*_facts(scribe, seat, facts), *own)


@fitting
def pile(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The cards of each suit that are out, as far as the viewer knows: played to tricks, or laid away by
    the viewer; but for the brief level also which they are, and how many are still hidden."""
    played = {card for trick in view.tricks for card in trick.cards} | set(view.table)
    if not played and not view.laid:
        return (scribe.text("tysiac-out-none"),)
    gone = played | set(view.laid)
    return tuple(line for suit in reversed(Suit) for line in _suit_out(scribe, suit, gone, view.cards))


@fitting
def standing(scribe: Scribe, view: View) -> tuple[str, ...]:
    """How a match stands that goes on from before: the deal, all seats, the hand, the turn."""
    lines = [scribe.text("tysiac-standing", number=view.number)]
    if view.phase in RUNNING:
        lines += info(scribe, view)[len(headline(scribe, view)) :]
        if view.viewer is not None:
            lines += hand(scribe, view)
    else:
        lines += scores(scribe, view)
    return (*lines, turn(scribe, view))


def _suit_out(scribe: Scribe, suit: Suit, gone: set[Card], held: Sequence[Card]) -> Iterator[str]:
    out = sorted((card for card in gone if card.suit is suit), reverse=True)
    mine = sum(card.suit is suit for card in held)
    about: dict[str, Arg] = {"suit": suit.name, "count": len(out), "hidden": 6 - len(out) - mine}
    if scribe.detail is Detail.BRIEF or not out:
        yield scribe.text("tysiac-out-count", **about)
        return
    items = scribe.series([scribe.text("tysiac-rank", rank=card.rank.name) for card in out])
    yield scribe.text("tysiac-out", items=items, **about)


def _part(scribe: Scribe, view: View, seat: int) -> Iterator[str]:
    """The seat's part in this deal: whether it sits out, deals, is on the barrel, bids or declares."""
    if seat == view.sitting_out and view.phase in RUNNING:
        yield scribe.text("tysiac-fact-out")
    elif seat == view.dealer and view.phase is Phase.AUCTION:
        yield scribe.text("tysiac-fact-dealer")
    barrel = view.rules.barrel.total
    if seat in view.on_barrel or (barrel is not None and view.totals[seat] >= barrel):
        yield scribe.text("tysiac-fact-barrel")
    if view.phase not in RUNNING:
        return
    if view.phase is Phase.AUCTION:
        bids = [call.points for call in view.calls if call.seat == seat and call.points is not None]
        if _passed(view, seat):
            yield scribe.text("tysiac-fact-passed")
        elif bids:
            yield scribe.text("tysiac-fact-bid", points=bids[-1])
    elif seat == view.declarer:
        yield scribe.text("tysiac-fact-declarer", points=view.contract)


def _passed(view: View, seat: int) -> bool:
    return any(call.seat == seat and call.points is None for call in view.calls)


def _play(scribe: Scribe, view: View, seat: int) -> Iterator[str]:
    """The seat's tricks and points so far, and its cards."""
    if view.phase not in RUNNING or seat not in view.players:
        return
    if view.tricks or view.marriages:
        yield scribe.text("tysiac-fact-tricks", count=sum(trick.winner == seat for trick in view.tricks))
        yield scribe.text("tysiac-fact-points", points=view.points[seat])
    yield scribe.text("tysiac-fact-cards", count=view.counts[seat])


def _facts(scribe: Scribe, seat: int, facts: Sequence[str]) -> tuple[str, ...]:
    whose = player(scribe, seat)
    return spread(
        facts,
        lambda some: scribe.text("tysiac-facts", facts=scribe.commas(some), **whose),
        lambda some: scribe.text("tysiac-facts-more", facts=scribe.commas(some), **whose),
        scribe.limit,
    )
