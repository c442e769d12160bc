"""The names of keys as they come from the terminal, and the keys that every list has.

Which key gives which command at the table is told by ``thousand.commands``.
"""

from __future__ import annotations

from string import ascii_lowercase

from prompt_toolkit.keys import Keys

NAMED: dict[Keys, str] = {
    **{Keys(f"c-{letter}"): f"ctrl-{letter}" for letter in ascii_lowercase},
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.ControlM: "enter",
    Keys.ControlJ: "enter",
    Keys.ControlI: "tab",
    Keys.BackTab: "backtab",
    Keys.Delete: "delete",
    Keys.ControlH: "backspace",
    Keys.Escape: "escape",
}
"""Our names of prompt_toolkit's keys, where it calls them otherwise. Ctrl-J is Enter typed in haste."""

STEPS: dict[str, int] = {"up": -1, "down": 1, "left": -1, "right": 1, ",": -1, ".": 1}
"""The keys that walk through a list or the history, and which way."""
