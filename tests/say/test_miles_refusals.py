"""Why a move or an option is refused: every code of 1000 Miles, to every listener, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import msgspec
import pytest

from say import ear, ftl
from say.listeners import LAYOUTS, LONG, ears, seen, with_roads
from thousand.game import Illegal, Param
from thousand.miles.cards import HAZARDS, REMEDIES, SAFETIES, Card
from thousand.miles.guards import Phase
from thousand.miles.rules import ScoreTable
from thousand.miles.tableau import Tableau
from thousand.say import miles as words
from thousand.say.fluent import MissingMessage, languages
from thousand.say.scribe import Detail, Scribe

PARAMS: dict[str, tuple[Param, ...]] = {
    "card": tuple(card.name for card in Card),
    "hazard": tuple(card.name for card in HAZARDS),
    "remedy": tuple(card.name for card in REMEDIES),
    "safety": tuple(card.name for card in SAFETIES),
    "item": ScoreTable.__struct_fields__,
    "seat": (0, 1, 2),
    "target": (0, 1),
    "why": ("start", "stop", "repaired"),
    "left": (25, 975),
    "goal": (700, 1000),
    "low": (0, 1, 2),
    "high": (6, 100_000),
    "seats": (7,),
    "size": (4,),
    "text": ("play <b>\n",),
}

BEFORE_A_MATCH = {"seats-range", "no-such-teams", "reshuffle-needed", "score-range"} | {
    f"{what}-range" for what in ("match-points", "wrong-way-cards", "end-of-wrong-way-cards")
}
"""Codes that only options have: there is no view yet."""


def calls(name: str) -> Iterator[ast.Call]:
    """The calls of a function in the source of the rules and the desk."""
    root = Path(str(files("thousand")))
    for file in [*sorted((root / "miles").glob("*.py")), root / "games" / "miles_desk.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def refusals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every code that 1000 Miles gives, with the names of its parameters, as its source has them."""
    for call in calls("Illegal"):
        (code,) = call.args
        names = {str(keyword.arg) for keyword in call.keywords if keyword.arg is not None}
        match code:
            case ast.Constant(str(word)):
                yield word, tuple(sorted(names))
            case ast.JoinedStr():  # the range of an option; its other parameters are those of the call
                for asked in calls("_check_range"):
                    what = ast.literal_eval(asked.args[0])
                    more = {str(keyword.arg) for keyword in asked.keywords}
                    yield f"{what}-range", tuple(sorted(names | more))
            case _:  # a phase of a hand in which nobody plays
                assert ast.unparse(code) == "position.phase.value"
                yield from ((phase.value, ()) for phase in (Phase.HAND_OVER, Phase.MATCH_OVER))


REFUSALS = sorted(set(refusals()))
IN_A_MATCH = [(code, names) for code, names in REFUSALS if code not in BEFORE_A_MATCH]


def every(names: tuple[str, ...]) -> Iterator[dict[str, Param]]:
    """So many sets of parameters that each value of each is there."""
    longest = max((len(PARAMS[name]) for name in names), default=1)
    for nth in range(longest):
        yield {name: PARAMS[name][nth % len(PARAMS[name])] for name in names}


def test_the_source_was_read() -> None:
    codes = {code for code, _ in REFUSALS}
    assert {"draw-first", "roll-needed", "spectator", "not-a-move", "no-card", "not-left"} <= codes
    assert codes >= BEFORE_A_MATCH


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("code", "names"), IN_A_MATCH)
def test_every_refusal_is_a_sentence(lang: str, code: str, names: tuple[str, ...]) -> None:
    """For every side and player that it may be about; with the longest names too."""
    jam = Tableau(hazards=(Card.FLAT_TIRE, Card.ACCIDENT, Card.OUT_OF_GAS))
    for layout, called in product(LAYOUTS, (None, LONG)):
        view = with_roads(seen(layout), side0=jam)
        scribe = ears(view, lang) if called is None else ears(view, lang, names=called)
        for params in every(names):
            if params.get("target") == 0:
                params["target"] = len(view.sides) - 1
            ear.check([words.refusal(scribe, view, Illegal(code, **params))])
            short = scribe.at(Detail.BRAILLE)
            ear.check([words.refusal(short, view, Illegal(code, **params))], short.limit)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "code", ["draw-first", "not-held", "not-your-turn", "no-answer", "no-card", "chance-first"]
)
def test_no_refusal_begins_with_the_letter_of_its_key(lang: str, code: str) -> None:
    """What D (discard) or C (coup fourré) can be refused with; also with names that begin so."""
    (names,) = (names for known, names in REFUSALS if known == code)
    for layout in LAYOUTS:
        view = seen(layout, viewer=1)
        scribe = ears(view, lang, names=("Dan", "Cyd", "Dot", "Cal", "Don", "Col", "Dee", "Cis", "Dag"))
        for params in every(names):
            line = words.refusal(scribe, view, Illegal(code, **params))
            for key in "dc":
                ear.check_answer(key, [line])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("code", "names"), [known for known in REFUSALS if known[0] in BEFORE_A_MATCH])
def test_an_option_is_refused_before_there_is_a_view(lang: str, code: str, names: tuple[str, ...]) -> None:
    for scribe in (Scribe(lang), Scribe(lang, detail=Detail.BRAILLE)):
        for params in every(names):
            ear.check([words.refusal(scribe, None, Illegal(code, **params))], scribe.limit)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("code", "names"), IN_A_MATCH)
def test_a_move_too_is_refused_without_a_view(lang: str, code: str, names: tuple[str, ...]) -> None:
    scribe = Scribe(lang, ("Anna", "Bob", "Eve"), 0)
    for params in every(names):
        ear.check([words.refusal(scribe, None, Illegal(code, **params))])


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_of_refusal_is_left_over(lang: str) -> None:
    known = {code for code, _ in REFUSALS}
    shipped = {name.removeprefix("refuse-") for name in ftl.messages(lang) if name.startswith("refuse-")}
    assert shipped == known
    short = {name.removeprefix("reason-") for name in ftl.messages(lang) if name.startswith("reason-")}
    assert short <= known


@pytest.mark.parametrize("lang", languages())
def test_every_item_of_the_score_table_has_its_words(lang: str) -> None:
    items = {name.removeprefix("item-") for name in ftl.messages(lang) if name.startswith("item-")}
    assert items == {name.replace("_", "-") for name in ScoreTable.__struct_fields__}


def test_an_unknown_code_is_our_mistake() -> None:
    with pytest.raises(MissingMessage):
        words.refusal(Scribe("en"), None, Illegal("because"))


ALONE, PAIRS, TRIPLES = (3, 1), (2, 2), (3, 3)


@pytest.mark.parametrize(
    ("illegal", "text"),
    [
        (
            Illegal("roll-needed", why="repaired"),
            "You need a Roll first: your last hazard is repaired but you are stopped.",
        ),
        (Illegal("draw-first"), "You must draw a card first: press Space."),
        (
            Illegal("hazard-in-force", hazard="FLAT_TIRE", remedy="SPARE_TIRE"),
            "You need a Spare tire first: the Flat tire is holding you up.",
        ),
        (Illegal("not-your-turn", seat=1), "It is Bob's turn: wait for yours."),
        (
            Illegal("target-safe", card="STOP", target=2, safety="RIGHT_OF_WAY"),
            "Cyd has Right of way: Stop cannot be played there.",
        ),
        (Illegal("no-such-side", target=7), "There is no player number 8."),
        (
            Illegal("extension-first", seat=0),
            "You must choose first: an extension, or the end of the round.",
        ),
        (
            Illegal("target-has-hazard", card="FLAT_TIRE", target=1),
            "Bob already has Flat tire: only another hazard can be added.",
        ),
        (Illegal("target-stopped", target=1), "Bob is stopped already: a Stop would change nothing."),
        (Illegal("target-wrong", target=1), "Bob is going the wrong way already: wait until that ends."),
        (
            Illegal("not-left", card="STOP", target=2),
            "Only the player to your left can be attacked, not Cyd.",
        ),
        (Illegal("no-wrong-way"), "You are not going the wrong way: there is nothing to end."),
    ],
)
def test_a_refusal_tells_why_and_what_to_do(illegal: Illegal, text: str) -> None:
    view = seen(ALONE)
    assert words.refusal(ears(view), view, illegal) == text


@pytest.mark.parametrize(
    ("layout", "illegal", "text"),
    [
        (
            PAIRS,
            Illegal("target-safe", card="STOP", target=1, safety="RIGHT_OF_WAY"),
            "Bob and Dan have Right of way: Stop cannot be played there.",
        ),
        (
            TRIPLES,
            Illegal("target-safe", card="STOP", target=2, safety="RIGHT_OF_WAY"),
            "Team 3 has Right of way: Stop cannot be played there.",
        ),
        (PAIRS, Illegal("not-your-turn", seat=2), "It is your team-mate Cyd's turn: wait for yours."),
        (PAIRS, Illegal("no-such-side", target=4), "There is no team number 5."),
        (
            PAIRS,
            Illegal("own-side", card="STOP"),
            "Stop cannot be played on your own team: choose another one.",
        ),
        (
            TRIPLES,
            Illegal("not-left", card="STOP", target=2),
            "Only the team to your left can be attacked, not team 3.",
        ),
        (
            PAIRS,
            Illegal("extension-first", seat=2),
            "Please wait: your team-mate Cyd is deciding on an extension.",
        ),
        (PAIRS, Illegal("two-200s"), "Your team has laid two 200s: no more are allowed in a round."),
    ],
)
def test_a_refusal_in_team_play_names_the_side(layout: tuple[int, int], illegal: Illegal, text: str) -> None:
    """A target is a side, not a seat: side 2 of three pairs is not the player in seat 2."""
    view = seen(layout)
    assert words.refusal(ears(view), view, illegal) == text


@pytest.mark.parametrize("lang", languages())
def test_a_target_is_never_named_by_the_seat_of_its_number(lang: str) -> None:
    """Seat 1 of 2x3 is Bob, side 1 is Bob, Dan and Fay; seat 2 is the listener's mate Cyd."""
    view = seen((3, 2))
    line = words.refusal(ears(view, lang), view, Illegal("target-limited", target=2))
    assert "Cyd" in line
    assert "Fay" in line


def test_several_hazards_are_all_told() -> None:
    """Spec 9: each hazard needs its own remedy, in any order."""
    view = with_roads(seen(ALONE), side0=Tableau(hazards=(Card.ACCIDENT, Card.STOP, Card.FLAT_TIRE)))
    first = {"hazard": "ACCIDENT", "remedy": "REPAIRS"}
    assert words.refusal(ears(view), view, Illegal("hazard-in-force", **first)) == (
        "You need Repairs and a Spare tire first: several hazards are holding you up."
    )
    assert words.refusal(ears(view, "pl"), view, Illegal("repair-first", **first)) == (
        "Potrzebujesz Naprawy i Wymiany koła przed Zielonym światłem: zatrzymuje cię kilka przeszkód."
    )


@pytest.mark.parametrize(
    ("stacking", "card", "end"),
    [
        (False, "STOP", "the players are safe or not driving."),
        (True, "STOP", "all are safe from it or have it already."),
        (False, "SPEED_LIMIT", "all are safe from it or have it already."),
        (False, "WRONG_WAY", "all are safe from it or have it already."),
    ],
)
def test_why_a_hazard_hits_nobody(stacking: bool, card: str, end: str) -> None:
    """Spec 5, 9: only Accident, Out of gas, Flat tire and Stop need a side that drives, without stacking."""
    view = seen(ALONE)
    view = msgspec.structs.replace(view, rules=msgspec.structs.replace(view.rules, stacking=stacking))
    line = words.refusal(ears(view), view, Illegal("nobody-to-attack", card=card))
    assert line.endswith(f" cannot be played on anyone now: {end}")
