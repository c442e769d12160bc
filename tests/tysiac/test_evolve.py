"""The helpers that change one field of a value: they name exactly the fields that there are."""

from __future__ import annotations

from types import ModuleType
from typing import get_type_hints

import msgspec
import pytest

from thousand.tysiac import deals, match

from .table import dealt

KEPT = [pytest.param(deals, deals.Deal, id="deal"), pytest.param(match, match.Match, id="match")]


@pytest.mark.parametrize(("module", "struct"), KEPT)
def test_changes_has_exactly_the_annotations_of_its_struct(
    module: ModuleType, struct: type[msgspec.Struct]
) -> None:
    hints = get_type_hints(module.Changes)
    assert hints == get_type_hints(struct)
    assert tuple(hints) == struct.__struct_fields__
    assert not module.Changes.__required_keys__


def test_evolve_changes_what_it_is_told_and_leaves_the_old_value_alone() -> None:
    before = dealt("", "", "").deal
    after = deals.evolve(before, contract=120)
    assert (before.contract, after.contract) == (100, 120)
    assert deals.evolve(after, contract=100) == before


def test_a_misspelt_field_is_refused() -> None:
    game = dealt("", "", "")
    with pytest.raises(TypeError):
        deals.evolve(game.deal, trun=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        match.evolve(game.match, nummer=2)  # type: ignore[call-arg]
