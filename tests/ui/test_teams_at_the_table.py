"""Team play at the table, driven by keys: who plays with whom, and how a team-mate is told (spec 2)."""

from __future__ import annotations

import pytest
from keyboard import Keyboard

from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance


def pairs(lang: str, seed: int = 2) -> Entrance:
    return Entrance(Wanted(seed=seed, options=(("teams", "2x2"),)), lang=lang, face="linear")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "At the table, in the order of play, 4 players:",
                "Ola, that is you, team 1.",
                "Anna, a bot, team 2.",
                "Borys, a bot, your team-mate.",
                "Celia, a bot, team 2.",
            ],
        ),
        (
            "pl",
            [
                "Przy stole 4 osoby, w kolejności ruchów:",
                "Ola, to ty, drużyna 1.",
                "Anna, bot, drużyna 2.",
                "Borys, bot z twojej drużyny.",
                "Celia, bot, drużyna 2.",
            ],
        ),
    ],
)
def test_who_sits_where_with_the_team(keyboard: Keyboard, lang: str, lines: list[str]) -> None:
    heard = keyboard.play("w", entrance=pairs(lang))
    at = heard.index(lines[1]) - 1
    assert heard[at : at + 5] == lines


def test_alone_nobody_has_a_team(keyboard: Keyboard) -> None:
    assert {"Ola, that is you.", "Anna, a bot."} <= set(keyboard.play("w"))


def test_the_opening_and_a_team_mates_play(keyboard: Keyboard) -> None:
    heard = keyboard.play(" ", "1", "d", entrance=pairs("en"))
    assert "You and Borys, team 1, against Anna and Celia, team 2." in heard
    plays = [
        line
        for line in heard
        if line.startswith(("Borys plays ", "Your team-mate Borys ", "Team-mate Borys "))
    ]
    assert plays
    assert all("eam-mate" in line or "your team" in line for line in plays)


def test_a_refusal_names_the_team(keyboard: Keyboard) -> None:
    """What the game refuses goes through the view: it knows the sides."""
    heard = keyboard.play("c", entrance=pairs("en"))
    assert "There is no coup fourré to make now: it answers a hazard that has just hit your team." in heard
