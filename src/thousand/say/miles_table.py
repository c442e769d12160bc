"""The table of 1000 Miles by ear: where all stand, whose turn it is, the draw pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from thousand.miles.cards import REMEDY_FOR, Card
from thousand.miles.guards import Phase
from thousand.miles.legality import why_not_own
from thousand.miles.rules import LONG_GOAL, MAX_200S
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.fitting import fitting
from thousand.say.miles_cards import hand, to_repair, together
from thousand.say.miles_scores import fallen, headline, match_over, scores
from thousand.say.scribe import Detail, Scribe, spread


@fitting
def info(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Every side's miles, state, hazards, safeties and numbers of cards: the viewer's first, then in the
    order of play; one line each where it fits."""
    return (*headline(scribe, view), *_sides(scribe, view))


def _sides(scribe: Scribe, view: View) -> list[str]:
    lines: list[str] = []
    for side in sides.from_own(view):
        tableau = view.tableaux[side]
        facts = [
            scribe.text("fact-miles", miles=tableau.miles),
            *state_facts(scribe, tableau),
            *_safeties(scribe, tableau),
            *_cards(scribe, view, side),
        ]
        lines += _facts(scribe, view, side, facts)
    return lines


@fitting
def info_me(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Where the viewer's side alone stands, in full."""
    if view.viewer is None or view.side is None:
        return (scribe.text("watching"),)
    tableau = view.tableaux[view.side]
    left = view.goal - tableau.miles
    facts = [
        scribe.text("fact-miles-of", miles=tableau.miles, goal=view.goal, left=left),
        *state_facts(scribe, tableau),
        *(_safeties(scribe, tableau) or [scribe.text("fact-no-safety")]),
    ]
    if tableau.distances.count(Card.MILES_200) == MAX_200S:
        facts.append(scribe.text("fact-two-200s"))
    facts += _cards(scribe, view, view.side)
    facts.append(scribe.text("fact-points", points=fallen(view, view.side)))
    return tuple(facts) if scribe.braille else _facts(scribe, view, view.side, facts)


@fitting
def turn(scribe: Scribe, view: View) -> str:
    """Whose turn it is and what it waits for; a possible coup fourré first (only its holder has it)."""
    seat = view.turn
    mine = seat == view.viewer
    player = sides.player(scribe, seat)
    if view.phase is Phase.MATCH_OVER:
        return match_over(scribe, view)
    if view.phase is Phase.HAND_OVER:
        who = "other" if view.viewer is None else "you"
        return scribe.text("turn-next-hand", who=who, number=view.number)
    if view.phase is Phase.EXTENSION:
        return sides.told(scribe, "turn-extension", player, goal=LONG_GOAL)
    must_draw = view.can_draw and not view.has_drawn(seat)
    if view.answer is not None and not mine:
        return sides.told(scribe, "turn-answer-wait", player)
    if view.answer is not None:
        return scribe.text("turn-answer-draw" if must_draw else "turn-answer-play")
    if mine:
        return scribe.text("turn-draw" if must_draw else "turn-play")
    return sides.told(scribe, "turn-wait-draw" if must_draw else "turn-wait-play", player)


@fitting
def pile(scribe: Scribe, view: View) -> tuple[str, ...]:
    """How many cards are left to draw and how many lie discarded; then, but for the brief level, how often
    they were shuffled, and which they are."""
    count = len(view.discards)
    to_shuffle = not view.left and view.can_draw
    first = scribe.text("pile-to-shuffle" if to_shuffle else "pile", left=view.left, discards=count)
    if scribe.detail is Detail.BRIEF:
        return (first,)
    lines = [first]
    if view.reshuffles:
        lines.append(scribe.text("pile-shuffled", times=view.reshuffles))

    def line(some: Sequence[str]) -> str:
        return scribe.text("pile-discards", items=scribe.series(some))

    return (*lines, *spread(together(scribe, view.discards), line, line, scribe.limit))


@fitting
def standing(scribe: Scribe, view: View) -> tuple[str, ...]:
    """How a match stands that goes on from before: the round, all sides, the hand, the turn."""
    lines = [scribe.text("standing", number=view.number, goal=view.goal)]
    if view.phase in (Phase.PLAY, Phase.EXTENSION):
        lines += _sides(scribe, view)
        if view.viewer is not None:
            lines += hand(scribe, view)
    else:
        lines += scores(scribe, view)
    return (*lines, turn(scribe, view))


def state_facts(scribe: Scribe, tableau: Tableau) -> list[str]:
    """What keeps a side from driving, or that it drives; a Wrong way and a Speed limit in force.

    Several hazards at once are told with the remedy of each, and one Roll after the last.
    """
    facts = _driving(scribe, tableau)
    if tableau.wrong:
        facts.append(scribe.text("fact-wrong-way"))
    if tableau.limit:
        facts.append(scribe.text("fact-limit"))
    return facts


def hazard_facts(scribe: Scribe, tableau: Tableau) -> list[str]:
    """The hazards in force, by name alone."""
    in_force = [*tableau.hazards, *[Card.WRONG_WAY] * tableau.wrong, *[Card.SPEED_LIMIT] * tableau.limit]
    return [scribe.text("fact-hazard-bare", hazard=hazard.name) for hazard in in_force]


def _driving(scribe: Scribe, tableau: Tableau) -> list[str]:
    obstacle = why_not_own(tableau, Card.MILES_25, tableau.miles + Card.MILES_25)
    if obstacle is None:
        return [scribe.text("fact-driving")]
    if obstacle.code == "roll-needed":
        return [scribe.text("fact-roll-needed", **obstacle.params)]
    hazards = to_repair(tableau)
    facts = [scribe.text("fact-hazard", hazard=h.name, remedy=REMEDY_FOR[h].name) for h in hazards]
    if Card.STOP in tableau.hazards:
        facts.append(scribe.text("fact-hazard-bare", hazard=Card.STOP.name))
    if len(facts) > 1 and Card.RIGHT_OF_WAY not in tableau.safeties:
        facts.append(scribe.text("fact-then-roll"))
    return facts


def _safeties(scribe: Scribe, tableau: Tableau) -> list[str]:
    return [
        scribe.text("fact-safety-coup" if card in tableau.coups else "fact-safety", safety=card.name)
        for card in tableau.safeties
    ]


def _cards(scribe: Scribe, view: View, side: int) -> Iterator[str]:
    """How many cards the side's players hold: all of them the same number, or each another."""
    seats = sorted(view.sides[side], key=lambda seat: seat != scribe.viewer)
    counts = {view.counts[seat] for seat in seats}
    if len(seats) == 1:
        yield scribe.text("fact-cards", count=counts.pop())
    elif len(counts) > 1:
        for seat in seats:
            who, name = scribe.who(seat), scribe.name(seat)
            yield scribe.text("fact-cards-of", who=who, name=name, count=view.counts[seat])
    elif scribe.braille or sides.side(scribe, view, side)[0]["side"] == "pair":  # named already
        yield scribe.text("fact-cards-each", count=counts.pop())
    else:
        names = sides.players(scribe, view, side)
        yield scribe.text("fact-cards-same", names=names, count=counts.pop())


def _facts(scribe: Scribe, view: View, side: int, facts: Sequence[str]) -> tuple[str, ...]:
    (whose, *_) = sides.side(scribe, view, side)
    return spread(
        facts,
        lambda some: scribe.text("side-facts", **whose, facts=scribe.commas(some)),
        lambda some: scribe.text("side-facts-more", **whose, facts=scribe.commas(some)),
        scribe.limit,
    )
