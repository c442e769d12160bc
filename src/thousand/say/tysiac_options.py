"""The options of Tysiąc by ear: what each is called, what its values are called, what it means."""

from __future__ import annotations

from typing import Any

from thousand.say.scribe import Scribe


def option_name(scribe: Scribe, name: str) -> str:
    """What the option is called; ``"rules"`` is the choice of a rule set."""
    return scribe.text(f"tysiac-option-{name}")


def option_value(scribe: Scribe, name: str, value: Any) -> str:
    """What the option's value is called; a rule set of the player's own by its own name."""
    match value:
        case bool():
            return scribe.text("tysiac-value-switch", value=value)
        case int() if name == "bombs":
            return scribe.text("tysiac-value-bombs", count=value)
        case int() if name == "round-to":
            return scribe.text("tysiac-value-round-to", value=value)
        case int():
            return scribe.text("tysiac-points", points=value)
        case _:
            return scribe.text(f"tysiac-value-{name}", value=value)


def option_about(scribe: Scribe, name: str, value: Any) -> str:
    """What the option means; of a rule set, what is played by its present ``value``."""
    if name == "rules":
        return scribe.text("tysiac-about-rules", value=value)
    return scribe.text(f"tysiac-about-{name}")
