"""What strangers write, made fit for a terminal, a voice and somebody else's eyes: chat and names.

Everything that one person typed and another one hears goes through :func:`clean_text` or
:func:`clean_name`, whoever sent it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from thousand.game import Illegal

TEXT_LENGTH: Final = 300
"""How many characters of a line of chat are kept."""

NAME_LENGTH: Final = 20
"""How many characters a name may have."""

_MARKS_IN_A_ROW: Final = 2
"""More combining marks than that on one letter are an attack on the eyes."""

_ESCAPES: Final = re.compile(
    "\x1b[\\]P^_X].*?(?:\x07|\x1b\\\\|\x9c|$)"  # strings for the terminal: titles, clipboard
    "|[\x90\x9d\x9e\x9f\x98].*?(?:\x07|\x1b\\\\|\x9c|$)"
    "|(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]?"  # colours, cursor
    "|\x1b[ -/]*[0-~]?",
    re.DOTALL,
)

_JOINERS: Final = "\u200c\u200d"
"""Invisible, and needed in Persian, Indian scripts and pictures of families."""

_BETWEEN_LETTERS: Final = " -'.’_"

_CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Greek capitals that look like Latin ones; some of their small letters look like others."""

_TWINS: Final = str.maketrans(
    "авекмнорстухѕіјԛԝһԁӏьѵґгпαβγεζηικμνορτυχωıi0153|$",
    "abekmhopctyxsijqwhdlbvrrnabyezhlkuvoptuxwllolsels",
    " -._'’",
)
"""Small letters of other alphabets, and digits, that look like a Latin letter; what parts a name parts
nobody."""


def clean_text(text: str, length: int = TEXT_LENGTH) -> str:
    r"""A line of chat without escape sequences, controls, what is invisible or turns the direction of
    writing, its spaces single, at most ``length`` characters.

    >>> clean_text("Anna\x1b[2J\u202e says\thello\n")
    'Anna says hello'
    """
    visible = _ESCAPES.sub("", text[: 4 * length])
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", visible):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind in ("Zl", "Zp", "Zs") or char in "\t\n\v\f\r\x85":
            kept.append(" ")
        elif marks <= _MARKS_IN_A_ROW and (kind[0] != "C" or char in _JOINERS):
            kept.append(char)
    composed = unicodedata.normalize("NFC", "".join(kept))
    return " ".join(composed.split())[:length].rstrip()


def clean_name(text: str) -> str:
    """A person's name as it is kept and heard by others.

    Raises :class:`Illegal`: ``name-empty``, ``name-long`` or ``name-signs``. Letters, digits and what
    parts names are welcome, of whatever alphabet, and at least one letter.

    >>> clean_name("  Ola   Nowak ")
    'Ola Nowak'
    """
    name = clean_text(unicodedata.normalize("NFKC", text[: 4 * NAME_LENGTH]), 4 * NAME_LENGTH)
    if not name:
        raise Illegal("name-empty")
    if len(name) > NAME_LENGTH:
        raise Illegal("name-long", limit=NAME_LENGTH)
    kinds = [unicodedata.category(char) for char in name]
    known = (kind[0] in "LM" or kind == "Nd" for kind in kinds)
    if not all(known_ or char in _BETWEEN_LETTERS for known_, char in zip(known, name, strict=True)):
        raise Illegal("name-signs")
    if kinds[0][0] not in "LN" or not any(kind[0] == "L" for kind in kinds) or name[-1] in " -'’_":
        raise Illegal("name-signs")
    return name


def skeleton(name: str) -> str:
    """What is left of a name for eyes in a hurry: two names with one skeleton imitate each other.

    >>> skeleton("Ola") == skeleton("о1а") == skeleton("O-L-A"), skeleton("Ola") == skeleton("Ula")
    (True, False)
    """
    latin = unicodedata.normalize("NFKC", name).translate(_CAPITALS)
    folded = unicodedata.normalize("NFKC", latin.casefold())
    return folded.translate(_TWINS).replace("rn", "m").replace("vv", "w")
