"""Messages of one language, read from Fluent files and parsed only when they are first said.

``locales/<lang>/*.ftl`` hold the words. Loading a language only cuts its files into entries with a
regular expression; an entry is parsed when it is first used, together with the terms and messages
that it refers to, and kept. (Parsing everything at once costs 130 ms for 600 messages, and a game
should begin to speak in less than 300.) The Fluent library itself is imported with the first message.

A language is a folder: adding one needs no change of code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from thousand.say.system import system_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import BaseNode

Arg: TypeAlias = int | str
"""What a message may be given: a whole number, a word to show or select by, or a bool (yes, no)."""

FALLBACK = "en"
"""The language where none is asked for, or none that exists."""

KEPT = 4096
"""So many rendered messages a language are kept: the names of cards and sides come again and again."""

_NO_LANGUAGE = ("", "C", "POSIX")
"""Locales that ask for no language."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_SPACES = re.compile(r"\s+")


class MissingMessage(KeyError):
    """A language has no message of this id: a mistake of ours, never of the player."""

    def __init__(self, lang: str, message_id: str) -> None:
        super().__init__(f"no message {message_id!r} in the language {lang!r}")


class BrokenMessage(Exception):
    """A message that cannot be parsed or rendered whole; nothing half-rendered is ever said."""

    def __init__(self, lang: str, message_id: str, reason: object) -> None:
        super().__init__(f"message {message_id!r} in the language {lang!r}: {reason}")


class Locale:
    """The messages of one language.

    ``root`` is the folder that holds the languages' folders. Raises :class:`BrokenMessage` where
    two entries have the same id.
    """

    def __init__(self, lang: str, root: Traversable | None = None) -> None:
        self.lang = lang
        self._root = root or _shipped()
        self._sources = dict(self._cut(self._root / lang))
        self._bundle: FluentBundle | None = None
        self._parts: dict[str, Parts] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._lacking: set[str] = set()
        self._rendered = lru_cache(maxsize=KEPT)(self._render)

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages (terms left out), sorted."""
        return tuple(sorted(entry for entry in self._sources if not entry.startswith("-")))

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._sources

    def mentions(self, variable: str) -> bool:
        """Whether any message depends on the variable of this name."""
        word = re.compile(rf"\${variable}\b")
        return any(word.search(source) for source in self._sources.values())

    def text(self, message_id: str, **args: Arg) -> str:
        """The message as one line, without isolating marks; in English where the language lacks it, or
        a message that it uses.

        Raises :class:`MissingMessage`, and :class:`BrokenMessage` where something that the message
        refers to (an argument, a term) is lacking.
        """
        given = tuple([(name, _plain_value(value)) for name, value in args.items()])
        return self._rendered(message_id, given)

    @cached_property
    def _instead(self) -> Locale | None:
        """The language that has what this one lacks, while it is being translated."""
        there = self.lang != FALLBACK and FALLBACK in languages(self._root)
        return Locale(FALLBACK, self._root) if there else None

    def _render(self, message_id: str, args: tuple[tuple[str, int | str], ...]) -> str:
        self.variables(message_id)
        if message_id in self._lacking and self._instead is not None:
            return self._instead.text(message_id, **dict(args))
        assert self._bundle is not None
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise BrokenMessage(self.lang, message_id, "it has attributes only")
        shown, errors = self._bundle.format_pattern(
            pattern, {name: _fluent_value(value) for name, value in args}
        )
        if errors:
            raise BrokenMessage(self.lang, message_id, errors[0])
        return _SPACES.sub(" ", str(shown)).strip()

    def variables(self, message_id: str) -> frozenset[str]:
        """The names of what the message needs to be given, and the messages in it.

        Raises :class:`MissingMessage` and :class:`BrokenMessage` as :meth:`text` does.
        """
        if message_id not in self._variables:
            self._variables[message_id] = self._find_variables(message_id)
        return self._variables[message_id]

    def _find_variables(self, message_id: str) -> frozenset[str]:
        try:
            reached = self._prepare(message_id)
        except MissingMessage:
            if self._instead is None or message_id not in self._instead:
                raise
            self._lacking.add(message_id)
            return self._instead.variables(message_id)
        return frozenset().union(*(self._parts[it].variables for it in reached))

    def _cut(self, folder: Traversable) -> Iterator[tuple[str, str]]:
        seen = set()
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if not file.name.endswith(".ftl"):
                continue
            text = file.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                entry = start[1]
                if entry in seen:
                    raise BrokenMessage(self.lang, entry, f"defined twice, again in {file.name}")
                seen.add(entry)
                yield entry, text[start.start() : end]

    def _prepare(self, message_id: str) -> set[str]:
        """Parse an entry and all that it refers to, and hand them to Fluent. The ids of all of them."""
        from fluent.runtime import FluentBundle
        from fluent.syntax import FluentParser, ast

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        parser = FluentParser(with_spans=False)
        reached: set[str] = set()
        wanted = [message_id]
        while wanted:
            entry_id = wanted.pop()
            if entry_id in reached:
                continue
            reached.add(entry_id)
            if entry_id not in self._parts:
                source = self._sources.get(entry_id)
                if source is None:
                    raise MissingMessage(self.lang, entry_id)
                entry = parser.parse_entry(source)
                if isinstance(entry, ast.Junk):
                    raise BrokenMessage(self.lang, entry_id, entry.annotations[0].message)
                self._bundle.add_resource(ast.Resource([entry]))
                self._parts[entry_id] = parts(entry)
            wanted += self._parts[entry_id].references
        return reached


class Parts(NamedTuple):
    """What a parsed entry is made of: the ids of the messages and terms that it names (these with their
    hyphen), and the names of its variables; a term has none, for it is given its own values."""

    references: frozenset[str]
    variables: frozenset[str]


def parts(entry: BaseNode) -> Parts:
    """What the entry is made of."""
    from fluent.syntax import ast, visitor

    references: set[str] = set()
    variables: set[str] = set()

    class Collector(visitor.Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            references.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            references.add("-" + node.id.name)
            self.generic_visit(node)

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            variables.add(node.id.name)

    Collector().visit(entry)
    return Parts(frozenset(references), frozenset() if isinstance(entry, ast.Term) else frozenset(variables))


@cache
def locale(lang: str) -> Locale:
    """The shipped messages of one of :func:`languages`, loaded once."""
    return Locale(lang)


def languages(root: Traversable | None = None) -> tuple[str, ...]:
    """The languages that exist, sorted: the folders with Fluent files in them."""
    return tuple(
        sorted(
            folder.name
            for folder in (root or _shipped()).iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


def pick_language(asked: str | None, environ: Mapping[str, str]) -> tuple[str, str | None]:
    """The language to speak, and the name of the wanted one where that is lacking.

    ``asked`` is a flag's or a setting's (``"pl"``, ``"pl_PL.UTF-8"``); without it, or where it is
    lacking, the system's language decides (:func:`~thousand.say.system.system_language`), and then English.
    """
    known = languages()
    if asked is not None and (lang := _match(asked, known)):
        return lang, None
    system = system_language(environ)
    found = _match(system, known)
    if asked is None and (found or _plain(system) in _NO_LANGUAGE):
        return found or FALLBACK, None
    return found or FALLBACK, asked or _plain(system).split("_")[0]


def _match(name: str, known: tuple[str, ...]) -> str | None:
    """The known language that a name such as ``zh_CN.UTF-8@x`` means, whole or by its first part."""
    whole = _plain(name).replace("_", "-").lower()
    by_name = {lang.lower(): lang for lang in known}
    return by_name.get(whole) or by_name.get(whole.split("-")[0])


def _plain(name: str) -> str:
    """A locale's name without its encoding and its variant."""
    return re.split("[.@]", name)[0]


def _shipped() -> Traversable:
    return files("thousand.say") / "locales"


def _plain_value(value: Arg) -> int | str:
    """A truth as what selects by it: True and 1 would otherwise be taken for the same."""
    if value is True or value is False:
        return "yes" if value else "no"
    return value


def _fluent_value(value: int | str) -> Any:
    """A value as Fluent takes it: whole numbers keep their plural but are not grouped ("5000")."""
    if isinstance(value, str):
        return str(value)
    return _ungrouped(value)


@lru_cache(maxsize=1024)
def _ungrouped(number: int) -> Any:
    from fluent.runtime.types import FluentInt

    return FluentInt(number, useGrouping=False)
