"""The questions before a match: default options or not, how many bots, teams, and then every option."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from thousand import games
from thousand.doors.new_match import ONE_HAND, Wanted, with_points
from thousand.game import Illegal
from thousand.games import Entry
from thousand.games.draft import Draft, begin
from thousand.games.options import LENGTH, MATCH_POINTS, ONE_ROUND, TEAMS
from thousand.store.settings import LastMatch, Settings
from thousand.ui.lists import Choice, Listing, ListScreen, yes_no
from thousand.ui.number import NumberScreen
from thousand.ui.options import OptionsScreen
from thousand.ui.rule_sets import Shelf
from thousand.ui.shell import Shell


class Questions:
    """One question in another's place; Escape goes back to the one before, and no choice is lost by it.

    ``settings`` are the player's at any moment, ``remember`` changes them and tells whether they could be
    written down, and ``sit_down`` begins what was asked for, in place of the last question. ``back`` leads
    from the first one to where the ``game`` was chosen.
    """

    def __init__(
        self,
        shell: Shell,
        settings: Callable[[], Settings],
        remember: Callable[..., bool],
        sit_down: Callable[[Wanted], None],
        game: str,
        back: Callable[[], None],
    ) -> None:
        self._shell = shell
        self._settings = settings
        self._remember = remember
        self._sit_down = sit_down
        self._entry = games.load(game)
        self._back = back
        self._words = self._entry.room("words")

    def first(self) -> ListScreen:
        """Default options, or each of them asked?"""
        shell = self._shell
        return yes_no(
            shell,
            "options-default-question",
            lambda: self._sit_down(Wanted(self._entry.name)),
            lambda: shell.replace(self._ask_bots()),
            cancel=self._back,
        )

    def _ask_bots(self) -> NumberScreen:
        shell, seats = self._shell, self._entry.seats
        numbers = range(seats.start - 1, seats.stop - 1)

        def take(bots: int) -> None:
            draft = remembered(self._entry, self._settings()).for_seats(1 + bots)
            shell.replace(self._ask_teams(draft) if _has_teams(draft) else self._ask_options(draft))

        standard = remembered(self._entry, self._settings()).seats - 1
        label = shell.text("bots-label")
        return NumberScreen(shell, label, numbers, standard, take, lambda: shell.replace(self.first()))

    def _ask_teams(self, draft: Draft) -> ListScreen:
        shell = self._shell
        layouts = [str(layout) for layout in draft.option(TEAMS).values]

        def take(layout: str) -> None:
            shell.replace(self._ask_options(draft.put(TEAMS, layout)))

        def label(layout: str) -> str:
            said: str = self._words.option_value(shell.scribe, TEAMS, layout)
            return said[:1].upper() + said[1:]

        def listing() -> Listing:
            choices = (Choice(label(layout), partial(take, layout)) for layout in layouts)
            return Listing(shell.text("options-teams-question"), tuple(choices))

        at = layouts.index(str(draft.values[TEAMS]))
        return ListScreen(shell, listing, cancel=lambda: shell.replace(self._ask_bots()), at=at)

    def _ask_options(self, draft: Draft) -> OptionsScreen:
        shell, game = self._shell, self._entry.name
        shelf = Shelf(
            saved=lambda: self._settings().rule_sets.get(game, {}),
            keep=lambda sets: self._remember(rule_sets={**self._settings().rule_sets, game: dict(sets)}),
        )

        def start(draft: Draft) -> None:
            try:
                draft.take(draft.name, shelf.saved())
            except Illegal:  # the rule set was deleted in another window; its values are here all the same
                draft = draft.unnamed()
            self._keep(draft)
            self._sit_down(Wanted(game, draft.seats - 1, draft.name, options=draft.spelled()))

        def back(draft: Draft) -> None:
            self._keep(draft)
            shell.replace(self._ask_teams(draft) if _has_teams(draft) else self._ask_bots())

        return OptionsScreen(shell, draft, shelf, start, back)

    def _keep(self, draft: Draft) -> None:
        """Remember the choices for the next match."""
        one_hand = draft.values[LENGTH] == ONE_ROUND
        points = draft.values[MATCH_POINTS]
        assert isinstance(points, int)
        made = LastMatch(
            rules=draft.name,
            bots=draft.seats - 1,
            teams=str(draft.values[TEAMS]),
            match_points=ONE_HAND if one_hand else points,
            options={name: value for name, value in draft.values.items() if not draft.option(name).of_match},
        )
        self._remember(**self._settings().with_last(self._entry.name, made))


def _has_teams(draft: Draft) -> bool:
    return len(draft.option(TEAMS).values) > 1


def remembered(entry: Entry, settings: Settings) -> Draft:
    """What the last match was made of, as far as it can still be had; a settings file may say anything."""
    last = settings.last(entry.name) or LastMatch(bots=entry.usual_seats - 1)
    seats = 1 + last.bots if 1 + last.bots in entry.seats else entry.usual_seats
    try:
        draft = begin(entry, seats, last.rules, settings.rule_sets.get(entry.name, {}))
    except Illegal:
        draft = begin(entry, seats, next(iter(entry.presets)), {})
    if draft.option(TEAMS).allows(last.teams):
        draft = draft.put(TEAMS, last.teams)
    if last.match_points == ONE_HAND or last.match_points in entry.points:
        draft = with_points(draft, last.match_points)
    for option in entry.options(seats):
        value = last.options.get(option.name)
        if value is not None and not option.of_match and option.allows(value):
            draft = draft.put(option.name, value)
    return draft
