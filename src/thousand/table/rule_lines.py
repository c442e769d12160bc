"""Any game's rules as named texts, one a value, and back: ``goal``, ``scores.safe-trip``.

A name is the field's, with hyphens, behind its group's name and a full stop. A switch is ``on`` or
``off``, a number is in digits, a choice is its own word, and ``none`` is a value that is left open.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from types import NoneType
from typing import Any, get_args

import msgspec

from thousand.game import Illegal
from thousand.table.plain import TEXT_LENGTH, plain

SWITCH = {"on": True, "off": False}
NONE = "none"


def rule_texts(rules: msgspec.Struct, group: str = "") -> dict[str, str]:
    """Every value of the rules by its name, in the order of the fields."""
    texts: dict[str, str] = {}
    for field in msgspec.structs.fields(rules):
        name = group + _hyphened(field.name)
        value = getattr(rules, field.name)
        if isinstance(value, msgspec.Struct):
            texts |= rule_texts(value, f"{name}.")
        else:
            texts[name] = _spelled(value)
    return texts


@lru_cache
def rule_types(rules_type: type, group: str = "") -> Mapping[str, Any]:
    """The type of every value by its name, in the order of the fields."""
    types: dict[str, Any] = {}
    for field in msgspec.structs.fields(rules_type):
        name = group + _hyphened(field.name)
        if _is_group(field.type):
            types |= rule_types(field.type, f"{name}.")
        else:
            types[name] = field.type
    return types


def read_rule(rules_type: type, name: str, text: str) -> Any:
    """The value of one rule.

    Raises :class:`Illegal` (``record-rule-unknown``, ``record-rule-value`` with the ``known`` ones,
    ``record-rule-number``, ``record-rule-text``), with the ``rule`` and its ``value``.
    """
    types = rule_types(rules_type)
    if name not in types:
        raise Illegal("record-rule-unknown", rule=plain(name))
    kind = types[name]
    optional = [one for one in get_args(kind) if one is not NoneType]
    if optional:
        if text == NONE:
            return None
        (kind,) = optional
    about = {"rule": name, "value": plain(text)}
    if kind is bool:
        if text not in SWITCH:
            raise Illegal("record-rule-value", **about, known=", ".join(SWITCH))
        return SWITCH[text]
    if kind is int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and str(int(text)) == text):
            raise Illegal("record-rule-number", **about)
        return int(text)
    if kind is str:
        if text != plain(text):
            raise Illegal("record-rule-text", **about, limit=TEXT_LENGTH)
        return text
    choices = {str(choice.value): choice for choice in kind}
    if text not in choices:
        raise Illegal("record-rule-value", **about, known=", ".join(choices))
    return choices[text]


def make_rules(rules_type: type, values: Mapping[str, Any], group: str = "") -> Any:
    """The rules that have these values, all of them there."""
    fields = {}
    for field in msgspec.structs.fields(rules_type):
        name = group + _hyphened(field.name)
        if _is_group(field.type):
            fields[field.name] = make_rules(field.type, values, f"{name}.")
        else:
            fields[field.name] = values[name]
    return rules_type(**fields)


def _is_group(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _hyphened(name: str) -> str:
    return name.replace("_", "-")


def _spelled(value: Any) -> str:
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value) if isinstance(value, Enum) else plain(str(value))
