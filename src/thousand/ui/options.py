"""The options of a match as a list: each line is an option with its value, which keys change."""

from __future__ import annotations

from functools import partial
from typing import Any

from thousand.games.draft import Draft
from thousand.games.options import RULES, Option, Value
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.number import NumberScreen
from thousand.ui.rule_sets import OnDraft, RuleSets, Shelf
from thousand.ui.shell import Shell

WAYS = {"left": -1, "-": -1, "right": 1, "+": 1, "=": 1}
"""The keys that change a value, and which way; ``=`` is the plus key without Shift."""

START, SET = 0, 1
"""The lines that are no options: starting the game, and the choice of a rule set."""

ABOVE = 2
"""How many lines stand above the options."""


class OptionsScreen(ListScreen):
    """Start the game, the rule set, and every option that has an effect, to walk through as any list.

    ``start`` begins a match with the draft, ``back`` is what Escape does. Nothing is refused before the
    start: values that cannot be played together are told when they come together.
    """

    def __init__(self, shell: Shell, draft: Draft, shelf: Shelf, start: OnDraft, back: OnDraft) -> None:
        self._draft = draft
        self._words: Any = draft.entry.room("words")
        self._sets = RuleSets(shell, self._words, shelf)
        self._start = start
        super().__init__(
            shell,
            self._lines,
            cancel=lambda: back(self._draft),
            own={
                "d": lambda at: shell.reply(self._about()),
                "s": lambda at: self._sets.save(self._draft, self._renew),
            },
            own_help=shell.text("help-options-screen"),
        )

    def opened(self) -> None:
        """Say what this is and the line under the cursor, and why the options cannot be played, if so."""
        super().opened()
        reason = self._draft.why_not()
        if reason is not None:
            self._shell.notice(self._words.refusal(self._shell.scribe, None, reason))

    def press(self, key: str) -> None:
        """Change the value, or do what every list does and its own keys."""
        if key in WAYS:
            self._step(WAYS[key])
        else:
            super().press(key)

    # What the lines are

    def _lines(self) -> Listing:
        text = self._shell.text
        choose = partial(self._sets.choose, self._draft, self._take_set, self._renew)
        choices = [Choice(text("options-start"), self._begin), Choice(self._set_line(), choose)]
        choices += [Choice(self._line(it), partial(self._enter, it)) for it in self._draft.options]
        return Listing(text("options-screen"), tuple(choices))

    def _set_line(self) -> str:
        name = self._words.option_name(self._shell.scribe, RULES)
        line = "options-line-changed" if self._draft.changed else "options-line"
        return self._shell.text(line, name=name, value=self._value(RULES, self._draft.name))

    def _line(self, option: Option) -> str:
        name = self._words.option_name(self._shell.scribe, option.name)
        value = self._value(option.name, self._draft.values[option.name])
        return self._shell.text("options-line", name=name, value=value)

    def _value(self, name: str, value: Value) -> str:
        said: str = self._words.option_value(self._shell.scribe, name, value)
        return said

    def _here(self) -> Option:
        """The option under the cursor."""
        return self._draft.options[self._at - ABOVE]

    def _about(self) -> str:
        scribe = self._shell.scribe
        if self._at == START:
            return scribe.text("options-about-start", bots=self._draft.seats - 1)
        name = RULES if self._at == SET else self._here().name
        value = self._draft.name if self._at == SET else self._draft.values[name]
        about: str = self._words.option_about(scribe, name, value)
        return about

    # Changing a value

    def _step(self, way: int) -> None:
        """The next value up or down."""
        if self._at == START:
            self._shell.refuse(self._shell.text("options-no-value"))
        elif self._at == SET:
            taken = self._sets.beside(self._draft, way)
            if taken is None:
                self._last(RULES, self._draft.name)
            else:
                self._take_set(taken)
        else:
            option = self._here()
            now = self._draft.values[option.name]
            value = option.beside(now, way)
            if value is None:
                self._last(option.name, now)
            else:
                self._put(option, value)

    def _enter(self, option: Option) -> None:
        """The next choice, round and round; a number is typed."""
        now = self._draft.values[option.name]
        if not isinstance(option.values, range):
            self._put(option, option.after(now))
            return
        assert isinstance(now, int)
        shell = self._shell
        label = shell.text("options-number", name=self._words.option_name(shell.scribe, option.name))

        def take(number: int) -> None:
            shell.close(quietly=True)
            self._put(option, number)

        shell.open(NumberScreen(shell, label, option.values, now, take, shell.close))

    def _put(self, option: Option, value: Value) -> None:
        before = self._draft
        self._renew(before.put(option.name, value), at=option.name)
        values = self._draft.values
        brought = (it for it in self._draft.options if values[it.name] != before.values[it.name])
        along = [self._line(it) for it in brought if it.name != option.name]
        self._tell(before, [self._named("options-changed", option.name, value), *along])

    def _take_set(self, taken: Draft) -> None:
        self._sets.ask_before(self._draft, taken, self._replace)

    def _replace(self, taken: Draft) -> None:
        before = self._draft
        self._renew(taken)
        changed = self._named("options-changed", RULES, taken.name)
        self._tell(before, [changed, self._shell.text("options-replaced")])

    def _tell(self, before: Draft, lines: list[str]) -> None:
        """Say what has changed, how many lines came or went, and why it cannot be played, if that is new."""
        more = len(self._draft.options) - len(before.options)
        if more:
            lines.append(self._shell.text("options-more" if more > 0 else "options-fewer", count=abs(more)))
        reason = self._draft.why_not()
        if reason is not None and reason != before.why_not():
            lines.append(self._words.refusal(self._shell.scribe, None, reason))
        self._shell.reply(*lines)

    def _last(self, name: str, value: Value) -> None:
        self._shell.refuse(self._named("options-last", name, value))

    def _named(self, message: str, name: str, value: Value) -> str:
        """The value first: who holds a key down hears only the beginnings."""
        said = self._value(name, value)
        return self._shell.text(
            message,
            value=said[:1].upper() + said[1:],
            name=self._words.option_name(self._shell.scribe, name),
        )

    def _renew(self, draft: Draft, at: str | None = None) -> None:
        """Another draft; the cursor stays on its line, that of the option ``at``."""
        self._draft = draft
        self._list_anew()
        if at is not None:
            self._at = ABOVE + [option.name for option in draft.options].index(at)

    def _begin(self) -> None:
        reason = self._draft.why_not()
        if reason is None:
            self._start(self._draft)
        else:
            self._shell.refuse(self._words.refusal(self._shell.scribe, None, reason))
