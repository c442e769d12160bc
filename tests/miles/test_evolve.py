"""The helpers that change one field of a value: they name exactly the fields that there are."""

from __future__ import annotations

from types import ModuleType
from typing import get_type_hints

import msgspec
import pytest

from thousand.miles import hand, match, tableau

from .table import road, table

KEPT = [
    pytest.param(tableau, tableau.Tableau, id="tableau"),
    pytest.param(hand, hand.Hand, id="hand"),
    pytest.param(match, match.Match, id="match"),
]


@pytest.mark.parametrize(("module", "struct"), KEPT)
def test_changes_has_exactly_the_annotations_of_its_struct(
    module: ModuleType, struct: type[msgspec.Struct]
) -> None:
    hints = get_type_hints(module.Changes)
    assert hints == get_type_hints(struct)
    assert tuple(hints) == struct.__struct_fields__
    assert not module.Changes.__required_keys__


def test_evolve_changes_what_it_is_told_and_leaves_the_old_value_alone() -> None:
    before = road("roll 25")
    after = tableau.evolve(before, limit=True)
    assert (before.limit, after.limit) == (False, True)
    assert tableau.evolve(after, limit=False) == before


def test_a_misspelt_field_is_refused() -> None:
    game = table("25", "25")
    with pytest.raises(TypeError):
        hand.evolve(game.hand, trun=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        match.evolve(game.match, nummer=2)  # type: ignore[call-arg]
