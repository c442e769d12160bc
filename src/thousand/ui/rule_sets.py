"""Rule sets by name: taking one, saving the options as one, deleting a saved one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from thousand.game import Illegal
from thousand.games.draft import Draft, Saved
from thousand.games.options import RULES
from thousand.ui.lists import Choice, Listing, ListScreen, yes_no
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen

NAME_LENGTH = 30
"""How many characters the name of a rule set has at most."""

OnDraft = Callable[[Draft], None]


class Shelf(NamedTuple):
    """Where the player's own rule sets are kept: ``saved`` tells them as they are at that moment, ``keep``
    writes all of them anew; whether it could."""

    saved: Callable[[], Saved]
    keep: Callable[[Saved], bool]


class RuleSets:
    """The questions about rule sets. Each lays a screen over the one that asks, takes it away again and
    hands on the draft that came of it; where nothing came of it, the screen below speaks again."""

    def __init__(self, shell: Shell, words: Any, shelf: Shelf) -> None:
        self._shell = shell
        self._words = words
        self._shelf = shelf

    def beside(self, draft: Draft, way: int) -> Draft | None:
        """The draft with the next rule set's options (``way`` 1) or the previous one's (-1), leaving out
        damaged ones; None beyond the last."""
        names = self._names(draft)
        at = names.index(draft.name) + way
        while 0 <= at < len(names):
            taken = self._take(draft, names[at])
            if not isinstance(taken, Illegal):
                return taken
            at += way
        return None

    def choose(self, draft: Draft, done: OnDraft, deleted: OnDraft) -> None:
        """Which rule set? D deletes one of the player's own, after which ``deleted`` has the draft."""
        shell = self._shell

        def take(name: str) -> None:
            taken = self._take(draft, name)
            if isinstance(taken, Illegal):
                shell.refuse(shell.text(f"trouble-{taken.code}", **taken.params))
            else:
                shell.close(quietly=True)
                done(taken)

        def delete(name: str) -> None:
            nonlocal draft
            saved = self._shelf.saved()
            if self._shelf.keep({other: data for other, data in saved.items() if other != name}):
                shell.notice(shell.text("options-deleted", name=name))
            if name == draft.name:
                draft = draft.unnamed()
                deleted(draft)
            shell.close()

        def ask(at: int) -> None:
            name = self._names(draft)[at]
            if name in draft.entry.presets:
                shell.refuse(shell.text("options-not-deleted"))
            else:
                yes = partial(delete, name)
                shell.open(yes_no(shell, "options-delete-question", yes, shell.close, name=name))

        def listing() -> Listing:
            choices = (Choice(self._label(draft, name), partial(take, name)) for name in self._names(draft))
            return Listing(shell.text("options-rules-question"), tuple(choices))

        at = self._names(draft).index(draft.name)
        own = {"d": ask, "delete": ask}
        own_help = shell.text("help-options-rules")
        shell.open(ListScreen(shell, listing, cancel=shell.close, at=at, own=own, own_help=own_help))

    def ask_before(self, draft: Draft, taken: Draft, done: OnDraft) -> None:
        """Another rule set replaces the options: where the player has changed some, ask first."""
        shell = self._shell

        def yes() -> None:
            shell.close(quietly=True)
            done(taken)

        if draft.changed:
            name = self._words.option_value(shell.scribe, RULES, taken.name)
            shell.open(yes_no(shell, "options-replace-question", yes, shell.close, rules=name))
        else:
            done(taken)

    def save(self, draft: Draft, done: OnDraft) -> None:
        """Under which name? One of the player's own can be saved anew."""
        shell = self._shell
        saved = self._shelf.saved

        def keep(name: str) -> None:
            shell.close(quietly=True)
            if self._shelf.keep({**saved(), name: draft.saved()}):
                done(draft.named(name))
                shell.reply(shell.text("options-saved", name=name))
            else:
                done(draft)

        def named(name: str) -> None:
            if name in saved() and name != draft.name:
                yes = partial(keep, name)
                shell.replace(yes_no(shell, "options-overwrite-question", yes, shell.close, name=name))
            else:
                keep(name)

        def refuse(name: str) -> str | None:
            presets = draft.entry.presets
            shipped = {
                *presets,
                *(self._words.option_value(shell.scribe, RULES, preset) for preset in presets),
            }
            taken = name.casefold() in {known.casefold() for known in shipped}
            return shell.text("options-name-shipped", name=name) if taken else None

        label = shell.text("options-name-label")
        standard = draft.name if draft.name in saved() else ""
        shell.open(
            TextScreen(shell, label, named, shell.close, limit=NAME_LENGTH, standard=standard, refuse=refuse)
        )

    def _names(self, draft: Draft) -> list[str]:
        names = [*draft.entry.presets, *self._shelf.saved()]
        return names if draft.name in names else [*names, draft.name]  # it was deleted in another window

    def _take(self, draft: Draft, name: str) -> Draft | Illegal:
        try:
            return draft.take(name, self._shelf.saved())
        except Illegal as failure:
            return failure

    def _label(self, draft: Draft, name: str) -> str:
        """A preset tells what it plays; a saved set is known by its name."""
        if name in draft.entry.presets:
            label: str = self._words.option_about(self._shell.scribe, RULES, name)
            return label
        return name
