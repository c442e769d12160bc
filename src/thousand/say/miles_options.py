"""The options of 1000 Miles by ear: what each is called, what its values are called, what it means."""

from __future__ import annotations

from typing import Any

from thousand.miles.rules import Goal
from thousand.say.scribe import Scribe

_COUNTS = ("wrong-way-cards", "end-of-wrong-way-cards")


def option_name(scribe: Scribe, name: str) -> str:
    """What the option is called; ``"rules"`` is the choice of a rule set."""
    return scribe.text(f"option-{name}")


def option_value(scribe: Scribe, name: str, value: Any) -> str:
    """What the option's value is called; a rule set of the player's own by its own name."""
    match value:
        case bool():
            return scribe.text("value-switch", value=value)
        case int() if name in _COUNTS:
            return scribe.text("value-cards", count=value)
        case int():
            return scribe.text("points-count", points=value)
        case _ if name == "teams" and "x" in value:
            teams, size = value.split("x")
            return scribe.text("value-teams", teams=int(teams), size=int(size))
        case _ if name == "teams":
            return scribe.text("value-no-teams")
        case _ if name == "goal":
            return scribe.text("value-goal", value=Goal(value).name)
        case _:
            return scribe.text(f"value-{name}", value=value)


def option_about(scribe: Scribe, name: str, value: Any) -> str:
    """What the option means; of a rule set, what is played by its present ``value``."""
    return scribe.text("about-rules", value=value) if name == "rules" else scribe.text(f"about-{name}")
