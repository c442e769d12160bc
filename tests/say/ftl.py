"""What the tests ask of the shipped Fluent files as a whole."""

from __future__ import annotations

import ast as python
from collections import defaultdict
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from thousand.say.fluent import parts
from thousand.say.scribe import ADDRESS, UNIT

SHORT = "short"
"""What every message of the braille level may ask; not every language has short names for its cards."""

SOURCE = Path(str(files("thousand")))
LOCALES = SOURCE / "say" / "locales"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


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
            waiting += parts(entries(lang)[entry_id]).references
    return seen


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


def variables(lang: str, message_id: str) -> dict[str, set[str]]:
    """The variables of a message and of the messages in it, each with the keys it selects by."""
    visitor = _Variables()
    for entry_id in reached(lang, message_id):
        if not entry_id.startswith("-"):
            visitor.visit(entries(lang)[entry_id])
    return visitor.keys


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
