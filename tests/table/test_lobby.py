"""The lobby as one person may know it."""

from __future__ import annotations

from thousand.table.lobby import STRANGERS, Lobby, Online


def test_of_very_many_people_all_friends_and_the_first_others_are_told() -> None:
    crowd = {f"p{number:04}": number % 2 == 0 for number in range(1000)}
    lobby = Lobby(crowd | {"Zoe": False, "Ala": False}, {}, {"Ola": frozenset({"Zoe", "p0999", "away"})})
    people = lobby.people("Ola")
    assert people[:3] == (
        Online("p0999", False, None, True),
        Online("Zoe", False, None, True),
        Online("Ala", False, None, False),
    )
    assert [one.name for one in people[3:]] == [f"p{number:04}" for number in range(STRANGERS - 1)]
