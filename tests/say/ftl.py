"""What the tests ask of the shipped Fluent files as a whole."""

from __future__ import annotations

import ast as python
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from thousand.say.fluent import Parts, parts
from thousand.say.scribe import ADDRESS, UNIT

SHORT = "short"
"""What every message of the braille level may ask; not every language has short names for its cards."""

SOURCE = Path(str(files("thousand")))
LOCALES = SOURCE / "say" / "locales"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


Value: TypeAlias = int | str


@cache
def entries(lang: str) -> dict[str, ast.Message | ast.Term]:
    """All messages and terms (by their id with its hyphen) of a language; junk is an error."""
    found: dict[str, ast.Message | ast.Term] = {}
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                found[sign + entry.id.name] = entry
    return found


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {name: entry for name, entry in entries(lang).items() if isinstance(entry, ast.Message)}


def reached(lang: str, message_id: str) -> set[str]:
    """The message and all that it refers to, directly or not."""
    seen: set[str] = set()
    waiting = [message_id]
    while waiting:
        entry_id = waiting.pop()
        if entry_id not in seen:
            seen.add(entry_id)
            waiting += _parts(lang, entry_id).references
    return seen


@cache
def _parts(lang: str, entry_id: str) -> Parts:
    return parts(entries(lang)[entry_id])


class _Variables(Visitor):
    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.keys[node.id.name] |= set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                self.keys[node.selector.id.name].add(
                    key.name if isinstance(key, ast.Identifier) else key.value
                )
        self.generic_visit(node)


def given(lang: str, message_id: str) -> set[str]:
    """The variables that the code has to give a message: not those that every one may ask for."""
    return set(variables(lang, message_id)) - {UNIT, ADDRESS, SHORT}


@cache
def variables(lang: str, message_id: str) -> dict[str, set[str]]:
    """The variables of a message and of the messages in it, each with the keys it selects by."""
    visitor = _Variables()
    for entry_id in reached(lang, message_id):
        if not entry_id.startswith("-"):
            visitor.visit(entries(lang)[entry_id])
    return visitor.keys


def every_way(lang: str, message_id: str) -> Iterator[dict[str, Value]]:
    """Values for the variables of a message that between them lead to every variant in it, however deep."""
    values = {variable: _values(keys) for variable, keys in variables(lang, message_id).items()}
    usual = {variable: some[0] for variable, some in values.items()}
    for chosen in _ways(lang, messages(lang)[message_id].value, values, {}):
        yield usual | chosen


def _values(keys: set[str]) -> list[Value]:
    """Values that between them take every variant: 0, 1, 2, 5 and 22 are all plural classes there are."""
    if keys and all(key in PLURALS or key.isdigit() for key in keys):
        return [0, 1, 2, 5, 22]
    return sorted(keys - {"other"}) + (["x"] if not keys or "other" in keys else [])


def _ways(
    lang: str, pattern: ast.Pattern, values: dict[str, list[Value]], chosen: dict[str, Value]
) -> list[dict[str, Value]]:
    """The choices that lead to each end of a pattern, after those that led to it. Selections that stand side
    by side are no matter of each other."""
    led: list[dict[str, Value]] = []
    for element in pattern.elements:
        match getattr(element, "expression", None):
            case ast.SelectExpression(selector=ast.VariableReference() as selector) as select:
                name = selector.id.name
                for value in [chosen[name]] if name in chosen else values[name]:
                    picked = _picked(lang, select, value)
                    led += _ways(lang, picked.value, values, chosen | {name: value})
            case ast.SelectExpression() as select:
                for variant in select.variants:
                    led += _ways(lang, variant.value, values, chosen)
            case ast.MessageReference() as reference:
                led += _ways(lang, _meant(lang, reference), values, chosen)
    return led or [chosen]


def _meant(lang: str, reference: ast.MessageReference) -> ast.Pattern:
    """What the reference shows: a message, or an attribute of one."""
    message = messages(lang)[reference.id.name]
    if reference.attribute is None:
        return message.value
    return next(it.value for it in message.attributes if it.id.name == reference.attribute.name)


def _picked(lang: str, select: ast.SelectExpression, value: Value) -> ast.Variant:
    """The variant that the value picks: its own, a number's plural class, or else the usual one."""
    names = {str(value), Locale.parse(lang).plural_form(value)} if isinstance(value, int) else {value}
    keyed = ((variant.key, variant) for variant in select.variants)
    named = (it for key, it in keyed if (key.name if isinstance(key, ast.Identifier) else key.value) in names)
    return next(named, next(variant for variant in select.variants if variant.default))


@cache
def words_in_code() -> tuple[frozenset[str], frozenset[str]]:
    """Every string in the program's code, and what its formatted strings begin with ("item-")."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                beginnings.add(node.values[0].value)
    return frozenset(whole), frozenset(word for word in beginnings if word.endswith("-"))
