"""What the text of the rules has to say and when, told once more and in another way than the program's:
by words that are heard, and by messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from thousand.miles.rules import DirtyTrickWindow, FirstDealer, Goal, Rules, ShutOut, Tie

Condition: TypeAlias = Callable[[Rules, int], bool]
"""Whether rules and seats make it true."""


def _teams(rules: Rules, seats: int) -> bool:
    return rules.team_size > 1


def _several_seats(rules: Rules, seats: int) -> bool:
    return seats > 2


def _extension(rules: Rules, seats: int) -> bool:
    return rules.goal is Goal.EXTENSION


def _left_only(rules: Rules, seats: int) -> bool:
    return rules.left_target_only and seats // rules.team_size > 2


def _until_play(rules: Rules, seats: int) -> bool:
    return rules.dirty_trick_window is DirtyTrickWindow.UNTIL_NEXT_PLAY


def _more_rounds(rules: Rules, seats: int) -> bool:
    return rules.match_points is not None or rules.tie is Tie.PLAY_ON


def _field(name: str) -> Condition:
    return lambda rules, seats: bool(getattr(rules, name))


def _not(when: Condition) -> Condition:
    return lambda rules, seats: not when(rules, seats)


def _both(*conditions: Condition) -> Condition:
    return lambda rules, seats: all(when(rules, seats) for when in conditions)


def _pays(entry: str) -> Condition:
    return lambda rules, seats: getattr(rules.scores, entry) > 0


def _only_winner(rules: Rules, seats: int) -> bool:
    scores = rules.scores
    entries = [scores.trip, scores.delayed_action, scores.safe_trip, scores.shut_out]
    entries.append(scores.extension if rules.goal is Goal.EXTENSION else 0)
    entries.append(scores.all_safeties if rules.all_safeties_for_winner_only else 0)
    return any(entries)


WORDS: tuple[tuple[str, str, Condition], ...] = (
    # The variants (spec 9).
    ("add up", "kumul", _field("stacking")),
    ("[Rr]eshuffl", "tasow", _field("reshuffle")),
    (
        "[Ww]rong way|away instead|left at the end",
        "pod prąd|większa niż droga|na koniec, daje",
        _field("wrong_way"),
    ),
    # Sides (spec 2, 5).
    (r"\b[Tt]eams?\b", "[Dd]rużyn", _teams),
    ("may only be played on", "tylko na (gracza|drużynę)", _left_only),
    ("waiting for a Roll", "Kto czekał", lambda r, seats: r.stacking or r.wrong_way),
    # The deal (spec 2).
    ("host", "gospodarz", lambda rules, seats: rules.first_dealer is FirstDealer.BEFORE_HOST),
    (" lot", " los", lambda rules, seats: rules.first_dealer is FirstDealer.DRAWN),
    ("deal passes", "Co rundę", _more_rounds),
    ("first round|first dealer", "[Pp]ierwszą rundę|pierwszej rundzie", _more_rounds),
    # Drawing, and the end of a round (spec 3, 7, 9).
    ("Discards never come back", "nie wracają", _not(_field("reshuffle"))),
    ("passed over", "czego dobrać, traci", _not(_field("end_when_a_seat_is_out"))),
    ("as soon as a player has no cards", "gdy tylko ktoś nie ma kart", _field("end_when_a_seat_is_out")),
    ("when nobody has a card", "gdy nikt nie ma kart", _not(_field("end_when_a_seat_is_out"))),
    ("since the last time", "od ostatniego tasowania", _field("reshuffle")),
    # The coup fourré (spec 6).
    ("Right of way before drawing", "przed dobraniem", _field("opening_coup")),
    ("draws, plays or discards", "dobierze, zagra", _not(_until_play)),
    ("Drawing does not end it", "Samo dobranie", _until_play),
    ("had drawn in this turn", "już dobrał", _until_play),
    ("players between", "gracze pomiędzy", _several_seats),
    ("loses a turn after", "kolejkę po dobraniu", _both(_several_seats, _until_play)),
    # Goal and extension (spec 7).
    ("[Ee]xten", "[Pp]rzedłuż", _extension),
    ("700 miles", "700 mil", lambda rules, seats: rules.goal is not Goal.THOUSAND),
    ("1000 miles", "1000 mil(?! to)", lambda rules, seats: rules.goal is not Goal.SEVEN_HUNDRED),
    (
        "with or without the trip",
        "ogłosił",
        lambda r, s: _extension(r, s) and r.extension_forfeit and r.scores.extension > 0,
    ),
    # Points (spec 8).
    ("Each safety counts", "Każde zabezpieczenie daje", _pays("safety")),
    ("Each coup fourré adds", "Każde świństwo dodaje", _pays("coup_fourre")),
    ("All four safeties", "Komplet", _pays("all_safeties")),
    ("only for the", "są tylko dla", _only_winner),
    ("The trip adds", "Ukończenie trasy", _pays("trip")),
    ("[Dd]elayed", "Finisz przy pustym", _pays("delayed_action")),
    ("[Ss]afe trip", "Bezpieczna trasa", _pays("safe_trip")),
    ("shut-out", "Wygrana do zera", _pays("shut_out")),
    # The game (spec 8).
    ("one single round", "jedn(a|ej) rund", lambda rules, seats: rules.match_points is None),
    ("The game ends after", r"punkt(y|ów)?\. Wygrywa", lambda rules, seats: rules.match_points is not None),
    ("another round is played", "jeszcze jedną", lambda rules, seats: rules.tie is Tie.PLAY_ON),
    ("so is the victory", "zwycięstwo jest wspólne", lambda rules, seats: rules.tie is Tie.SHARED),
)
"""Words, English and Polish, and when alone they may and must be said."""

FRENCH = (
    "se cumulent",
    "[Rr]emélang",
    "[Cc]ontresens|retirent|reste à la fin",
    "[ÉEée]quipe",
    "ne se jouent que sur",
    "attendais un Feu vert",
    "L'hôte",
    "tirée au sort",
    "La donne passe",
    "première (manche|donne)",
    "ne reviennent",
    "passe son tour",
    "quelqu'un n'a plus de cartes",
    "plus personne n'a de cartes",
    "depuis le dernier mélange",
    "avant de piocher",
    "pioche, joue ou jette",
    "Piocher n'y met",
    "déjà pioché à ce tour",
    "qu'on a sautés",
    "perd son tour après",
    "[Aa]llonge",
    "700 kilomètres",
    "1000 kilomètres",
    "arrivé ou non",
    "Chaque botte vaut",
    "Chaque coup fourré ajoute",
    "Les quatre bottes",
    "ne sont que pour",
    "Le parcours ajoute",
    "[Cc]ouronnement",
    "parcours sans 200",
    "capot",
    "une seule manche",
    "La partie se termine après",
    "encore une manche",
    "victoire l'est aussi",
)
"""The same in French, in the same order."""


ALWAYS = """
aim aim-race aim-cards cards deck distances hazards hazard safeties safety safety-from deal deal-cards
turn turn-draw turn-discard turn-next driving driving-start driving-miles driving-200s driving-exactly
fall fall-limit cure-battle cure-stop cure-limit protect protect-play protect-again protect-roll
protect-right-of-way protect-right-of-way-not coup coup-when coup-undone coup-roll coup-turn
round points points-everybody game
"""
"""What is true of every game."""

MESSAGES: dict[str, Condition] = {
    **dict.fromkeys(ALWAYS.split(), lambda rules, seats: True),
    **dict.fromkeys(("aim-trip", "round-trip"), _not(_extension)),
    **dict.fromkeys(("aim-trip-extension", "round-trip-extension"), _extension),
    **dict.fromkeys(("extension", "extension-choice", "extension-goal", "extension-fails"), _extension),
    **dict.fromkeys(("aim-points", "game-points"), lambda rules, seats: rules.match_points is not None),
    **dict.fromkeys(("aim-one-round", "game-one-round"), lambda rules, seats: rules.match_points is None),
    **dict.fromkeys(("teams", "teams-seats", "teams-table", "teams-you"), _teams),
    "deal-host": lambda rules, seats: rules.first_dealer is FirstDealer.BEFORE_HOST,
    "deal-drawn": lambda rules, seats: rules.first_dealer is FirstDealer.DRAWN,
    "deal-left": _more_rounds,
    "pile-empty": _not(_field("reshuffle")),
    **dict.fromkeys(("pile-reshuffle", "pile-table", "pile-nothing", "round-stalled"), _field("reshuffle")),
    **dict.fromkeys(("pile-passed-over", "round-cards"), _not(_field("end_when_a_seat_is_out"))),
    **dict.fromkeys(("round-seat-out", "round-coup-first"), _field("end_when_a_seat_is_out")),
    "fall-on": _not(_left_only),
    "fall-left": _left_only,
    "fall-battle": _not(_field("stacking")),
    **dict.fromkeys(("fall-stacking", "fall-stacking-not", "fall-stacking-stop"), _field("stacking")),
    "cure-stacking": _field("stacking"),
    **dict.fromkeys(("wrong-way-falls", "wrong-way-miles"), _field("wrong_way")),
    **dict.fromkeys(("wrong-way-goal", "wrong-way-ends"), _field("wrong_way")),
    "coup-waiting": lambda rules, seats: rules.stacking or rules.wrong_way,
    **dict.fromkeys(("coup-until-play", "coup-late", "coup-turn-drawn"), _until_play),
    "coup-until-draw": _not(_until_play),
    "coup-skips": _several_seats,
    "coup-skips-drawn": _both(_several_seats, _until_play),
    "coup-opening": _field("opening_coup"),
    "points-mile": _not(_field("wrong_way")),
    "points-mile-left": _field("wrong_way"),
    "points-safety": _pays("safety"),
    "points-coup": _pays("coup_fourre"),
    "points-four": _pays("all_safeties"),
    "points-winner": _only_winner,
    "points-trip": _pays("trip"),
    "points-delayed": _both(_pays("delayed_action"), _not(_field("reshuffle"))),
    "points-delayed-reshuffle": _both(_pays("delayed_action"), _field("reshuffle")),
    "points-safe-trip": _pays("safe_trip"),
    "points-extension": _both(_pays("extension"), _extension),
    "points-forfeit": _both(_pays("extension"), _extension, _field("extension_forfeit")),
    "points-shut-out-each": _both(_pays("shut_out"), lambda r, seats: r.shut_out is ShutOut.EACH),
    "points-shut-out-all": _both(_pays("shut_out"), lambda r, seats: r.shut_out is ShutOut.ALL),
    "game-tie": lambda rules, seats: rules.tie is Tie.PLAY_ON,
    "game-tie-shared": lambda rules, seats: rules.tie is Tie.SHARED,
}
"""When each message of the text is said; its name has ``book-`` before it."""
