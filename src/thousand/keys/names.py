"""What keys are called in the file of the player's keys, such as ``space``, ``shift-i`` or ``page-up``.

Their names in sentences are the words of ``thousand.say.keys``.
"""

from __future__ import annotations

from string import ascii_lowercase, digits

SYMBOLS = {
    " ": "space",
    "!": "exclamation-mark",
    '"': "quote",
    "#": "number-sign",
    "$": "dollar",
    "%": "percent",
    "&": "ampersand",
    "'": "apostrophe",
    "(": "left-parenthesis",
    ")": "right-parenthesis",
    "*": "asterisk",
    "+": "plus",
    ",": "comma",
    "-": "minus",
    ".": "full-stop",
    "/": "slash",
    ":": "colon",
    ";": "semicolon",
    "<": "less-than",
    "=": "equals",
    ">": "greater-than",
    "?": "question-mark",
    "@": "at-sign",
    "[": "left-bracket",
    "\\": "backslash",
    "]": "right-bracket",
    "^": "caret",
    "_": "underscore",
    "`": "backquote",
    "{": "left-brace",
    "|": "bar",
    "}": "right-brace",
    "~": "tilde",
}
"""Characters that a screen reader may leave out, and what they are called."""

PLAIN = (
    *("enter", "tab", "escape", "backspace", "delete", "insert"),
    *("up", "down", "left", "right", "home", "end"),
)
"""Keys that a terminal and the file call the same."""

_NAMES = {
    **{name: key for key, name in SYMBOLS.items()},
    **{name: name for name in PLAIN},
    "page-up": "pageup",
    "page-down": "pagedown",
    "shift-tab": "backtab",
    **{f"f{number}": f"f{number}" for number in range(1, 13)},
    **{f"alt-{sign}": f"alt-{sign}" for sign in ascii_lowercase + digits},
    **{f"ctrl-{letter}": f"ctrl-{letter}" for letter in ascii_lowercase if letter not in "hijm"},
}
"""The key of each name. Control with H, I, J or M is Backspace, Tab or Enter to every terminal."""

_SPELLED = {key: name for name, key in _NAMES.items()}


def read(name: str) -> str | None:
    """The key of a name as a person writes it, or None; letters and symbols may stand for themselves.

    >>> read("Page Up"), read("?"), read("I"), read("shift-i"), read("hyper-x")
    ('pageup', '?', 'I', 'I', None)
    """
    if len(name) == 1:
        return name if name.isalpha() or name in SYMBOLS or name in digits else None
    plain = name.strip().lower().replace(" ", "-").replace("_", "-")
    shifted = plain.removeprefix("shift-").upper()
    if shifted != plain.upper() and len(shifted) == 1 and shifted.isupper():
        return shifted
    return _NAMES.get(plain)


def spelled(key: str) -> str:
    """What the key is called in the file.

    >>> spelled(" "), spelled("I"), spelled("pagedown"), spelled("d")
    ('space', 'shift-i', 'page-down', 'd')
    """
    if len(key) == 1 and key.isupper():
        return f"shift-{key.lower()}"
    return _SPELLED.get(key, key)
