"""The table of 1000 Miles by ear: where all stand, scores, whose turn it is, the draw pile."""

from __future__ import annotations

from collections.abc import Sequence

from thousand.miles.cards import REMEDY_FOR, Card
from thousand.miles.guards import Phase, why_not_own
from thousand.miles.rules import LONG_GOAL, MAX_200S
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say.miles_cards import hand, side_name, side_who, together
from thousand.say.scribe import Detail, Scribe, spread


def info(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Every player's miles, state, hazards, safeties and number of cards: the viewer first, then in
    the order of play; one line each where it fits."""
    return (*_headline(scribe, view), *_players(scribe, view))


def _players(scribe: Scribe, view: View) -> list[str]:
    lines: list[str] = []
    seats = len(view.counts)
    start = view.viewer or 0
    for seat in ((start + step) % seats for step in range(seats)):
        tableau = view.tableaux[view.side_of[seat]]
        facts = [
            scribe.text("fact-miles", miles=tableau.miles),
            *state_facts(scribe, tableau),
            *_safeties(scribe, tableau),
            scribe.text("fact-cards", count=view.counts[seat]),
        ]
        lines += _facts(scribe, seat, facts)
    return lines


def info_me(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Where the viewer alone stands, in full."""
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
    facts.append(scribe.text("fact-cards", count=view.counts[view.viewer]))
    facts.append(scribe.text("fact-points", points=_fallen(view, view.side)))
    return _facts(scribe, view.viewer, facts)


def scores(scribe: Scribe, view: View) -> tuple[str, ...]:
    """Every side's points, what has fallen in this hand included, and what the match is played to;
    the viewer's side first."""
    lines = _headline(scribe, view)
    start = view.side or 0
    sides = len(view.sides)
    running = view.phase in (Phase.PLAY, Phase.EXTENSION)
    for side in ((start + step) % sides for step in range(sides)):
        who, name = side_who(scribe, view, side), side_name(scribe, view, side)
        fallen = _fallen(view, side) if running else 0
        points = view.totals[side] + fallen
        if fallen:
            lines.append(scribe.text("score-fallen", who=who, name=name, points=points, fallen=fallen))
        else:
            lines.append(scribe.text("score", who=who, name=name, points=points))
        if fallen and scribe.detail is Detail.FULL:
            lines += _score_items(scribe, view, side, who, name)
    if scribe.detail is not Detail.BRIEF:
        points_to_win = view.rules.match_points
        if points_to_win is None:
            lines.append(scribe.text("score-aim-one-round"))
        else:
            lines.append(scribe.text("score-aim", points=points_to_win))
    return tuple(lines)


def item(scribe: Scribe, name: str, points: int) -> str:
    """An entry of the score sheet by its name in the score table: "300 for coups fourrés"."""
    return scribe.text(f"item-{name.replace('_', '-')}", points=points)


def turn(scribe: Scribe, view: View) -> str:
    """Whose turn it is and what it waits for; a possible coup fourré first (only its holder has it)."""
    seat, name = view.turn, scribe.name(view.turn)
    mine = seat == view.viewer
    if view.phase is Phase.MATCH_OVER:
        return _match_over(scribe, view)
    if view.phase is Phase.HAND_OVER:
        who = "other" if view.viewer is None else "you"
        return scribe.text("turn-next-hand", who=who, number=view.number)
    if view.phase is Phase.EXTENSION:
        return scribe.text("turn-extension", who=scribe.who(seat), name=name, goal=LONG_GOAL)
    must_draw = view.can_draw and not view.has_drawn(seat)
    if view.answer is not None and not mine:
        return scribe.text("turn-answer-wait", name=name)
    if view.answer is not None:
        return scribe.text("turn-answer-draw" if must_draw else "turn-answer-play")
    if mine:
        return scribe.text("turn-draw" if must_draw else "turn-play")
    return scribe.text("turn-wait-draw" if must_draw else "turn-wait-play", name=name)


def pile(scribe: Scribe, view: View) -> tuple[str, ...]:
    """How many cards are left to draw and how many lie discarded; then which, but for the brief level."""
    count = len(view.discards)
    first = scribe.text("pile", left=view.left, discards=count)
    if not count or scribe.detail is Detail.BRIEF:
        return (first,)

    def line(some: Sequence[str]) -> str:
        return scribe.text("pile-discards", items=scribe.commas(some))

    return (first, *spread(together(scribe, view.discards), line, line))


def standing(scribe: Scribe, view: View) -> tuple[str, ...]:
    """How a match stands that goes on from before: the round, all players, the hand, the turn."""
    lines = [scribe.text("standing", number=view.number, goal=view.goal)]
    if view.phase in (Phase.PLAY, Phase.EXTENSION):
        lines += _players(scribe, view)
        if view.viewer is not None:
            lines += hand(scribe, view)
    else:
        lines += scores(scribe, view)
    return (*lines, turn(scribe, view))


def match_result(
    scribe: Scribe, view: View, winners: Sequence[int], totals: Sequence[int]
) -> tuple[str, ...]:
    """Who has won the match: one sentence, or where many share it as few lines as hold them."""
    points = totals[winners[0]]
    mine = view.side in winners
    if len(winners) == 1:
        name = side_name(scribe, view, winners[0])
        return (scribe.text("match-won", who="you" if mine else "other", name=name, points=points),)
    names = listener_first(scribe, [seat for side in winners for seat in view.sides[side]])
    # Only the first line can address the listener, who stands at the head of it.
    return spread(
        names,
        lambda some: scribe.text(
            "match-shared", who="you" if mine else "other", names=scribe.listing(some), points=points
        ),
        lambda some: scribe.text("match-shared", who="other", names=scribe.listing(some), points=points),
    )


def _match_over(scribe: Scribe, view: View) -> str:
    if len(view.winners) > 1:
        points = view.totals[view.winners[0]]
        return scribe.text("turn-match-shared", players=len(view.winners), points=points)
    (result,) = match_result(scribe, view, view.winners, view.totals)
    return scribe.text("turn-match-over", result=result)


def listener_first(scribe: Scribe, seats: Sequence[int]) -> list[str]:
    """The names of these seats for a list; the listener is "You" and comes first."""
    names = [scribe.name(seat) for seat in seats if seat != scribe.viewer]
    return [scribe.text("you-in-list"), *names] if scribe.viewer in seats else names


def state_facts(scribe: Scribe, tableau: Tableau) -> list[str]:
    """What keeps a side from driving, or that it drives; and a speed limit in force."""
    obstacle = why_not_own(tableau, Card.MILES_25, tableau.miles + Card.MILES_25)
    if obstacle is None:
        facts = [scribe.text("fact-driving")]
    elif obstacle.code == "roll-needed":
        facts = [scribe.text("fact-roll-needed", **obstacle.params)]
    else:
        facts = [
            scribe.text("fact-hazard", hazard=hazard.name, remedy=REMEDY_FOR[hazard].name)
            for hazard in tableau.hazards
        ]
    if tableau.limit:
        facts.append(scribe.text("fact-limit"))
    return facts


def _safeties(scribe: Scribe, tableau: Tableau) -> list[str]:
    return [
        scribe.text("fact-safety-coup" if card in tableau.coups else "fact-safety", safety=card.name)
        for card in tableau.safeties
    ]


def _facts(scribe: Scribe, seat: int, facts: Sequence[str]) -> tuple[str, ...]:
    who, name = scribe.who(seat), scribe.name(seat)
    return spread(
        facts,
        lambda some: scribe.text("player-facts", who=who, name=name, facts=scribe.commas(some)),
        lambda some: scribe.text("player-facts-more", who=who, name=name, facts=scribe.commas(some)),
    )


def _score_items(scribe: Scribe, view: View, side: int, who: str, name: str) -> tuple[str, ...]:
    def line(some: Sequence[str]) -> str:
        return scribe.text("score-items", who=who, name=name, items=scribe.commas(some))

    return spread([item(scribe, *entry) for entry in view.points[side]], line, line)


def _fallen(view: View, side: int) -> int:
    return sum(points for _, points in view.points[side])


def _headline(scribe: Scribe, view: View) -> list[str]:
    """What a spectator hears first, so that no answer begins with a player's name (and so perhaps
    with the letter of the key that asked)."""
    if view.viewer is not None:
        return []
    return [scribe.text("headline", number=view.number, goal=view.goal)]
