"""No message names a key of the table by itself: it is given the name of the key in force.

Lists, fields, texts, the history and a tale have keys of their own, which are always the same; the messages
that tell those are listed here, reviewed one by one.
"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from say import ftl
from thousand.keys.commands import Command
from thousand.say.fluent import languages
from thousand.say.scribe import BRAILLE

FIXED = {
    *("options-title", "list-unknown-key", "list-answer-needed", "number-label", "number-digits-only"),
    *("history-title", "history-unknown-key", "history-no-search", "saved-question", "help-title"),
    *("help-list", "help-number", "help-history-place", "help-history-search", "help-history-copy"),
    *("help-house-lists", "help-saved", "book-keys", "stats-title", "help-text"),
    *("options-screen", "options-no-value", "options-about-start", "options-rules-question"),
    *("help-options-screen", "help-options-rules", "text-label", "text-other-key", "text-needed"),
    *("tale-keys", "tale-unknown-key", "tale-end", "cues-title", "learn-miles-attack-hit"),
    "speech-install-macos-reader",
    *("help-waiting", "lobby-tables-title", "help-chat-line", "chat-slash", "serve-how-to-stop"),
    *("list-no-such-key", "help-list-out", "help-list-needed"),
}
"""Messages about keys that no file changes."""

WORDS = {
    "en": r"Space|Enter|Escape|Tab\b|Backspace|Delete\b(?! this)|Page (Up|Down)|F\d+|"
    r"(Up|Left) and (Down|Right)|Shift \w|[Qq]uestion mark|[Aa]rrows?|[Pp]ress [A-Z]\b",
    "pl": r"Spacj[aęą]|Enter|Escape|Tab\b|Backspace|Delete|Page (Up|Down)|F\d+|[Ss]trzałk\w*|Shift \w|"
    r"[Zz]nak\w* zapytania|([Nn]aciśnij|[Kk]lawisz\w*) [A-Z]\b",
    "ro": r"Spați\w+|Enter|Escape|Tab\b|Backspace|Delete|Page (Up|Down)|F\d+|[Ss]ăge\w+|Shift \w|"
    r"[Ss]emnul întrebării|([Aa]pasă|[Tt]asta) [A-Z]\b",
    "zh": r"(?<!个)空格|回车|Esc|Tab|退格|Delete|Page (Up|Down)|F\d+|[上下左右]光标|Shift加|"
    r"问号|斜杠|按[A-Z]",
    "fr": r"Espace|Entrée|Échap|Tab\b|Retour arrière|Suppr\b|Page (précédente|suivante)|F\d+|[Ff]lèches?|"
    r"Maj \w|[Pp]oint d'interrogation|([Aa]ppuie sur|[Tt]ouche) [A-Z]\b",
}
"""How keys are named in sentences. (Letters alone: only where a sentence says to press one.)"""

SINGLE = r"(?<![\w'’«„-])[B-HJ-NP-TVXY](?![\w'’-])"
"""A capital letter by itself; A, I, O, U, W and Z are words in one of the languages."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def literal(entry: ast.Message | ast.Term) -> str:
    """The words of an entry as they stand in the file."""
    visitor = _Texts()
    visitor.visit(entry)
    return " ".join(visitor.texts)


def is_about_keys(lang: str, name: str) -> bool:
    text = literal(ftl.entries(lang)[name])
    return bool(re.search(WORDS[lang], text) or re.search(SINGLE, text))


@pytest.mark.parametrize("lang", languages())
def test_only_messages_about_fixed_keys_name_keys_by_themselves(lang: str) -> None:
    named = {name.removeprefix(BRAILLE) for name in ftl.messages(lang) if is_about_keys(lang, name)}
    names_of_keys = {name for name in named if name.startswith("key-")}
    command_line = {name for name in named if name.startswith("cli-")}
    assert named - names_of_keys - command_line - FIXED == set()


def test_every_reviewed_message_does_name_a_key() -> None:
    for name in FIXED:
        assert any(is_about_keys(lang, name) for lang in languages()), name


@pytest.mark.parametrize("lang", languages())
def test_a_message_asks_for_the_keys_of_commands_that_there_are(lang: str) -> None:
    asked = {
        variable.removeprefix("key-")
        for name in ftl.messages(lang)
        for variable in ftl.variables(lang, name)
        if variable.startswith("key-")
    }
    assert asked <= {command.value for command in Command}
    assert asked >= {"draw", "play", "answer", "help", "speech"}
