"""The saved matches of the person at this keyboard: opened once needed, gone on with, deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from thousand.doors.local_table import PERSON
from thousand.doors.saver import Saver
from thousand.game import Illegal
from thousand.say.scribe import first_that_fits
from thousand.store import paths
from thousand.table.table import Table
from thousand.ui.lists import Choice, Listing, ListScreen, yes_no
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

if TYPE_CHECKING:
    from thousand.store.matches import Matches

OFFERED_MATCHES = 9
"""How many saved matches can be chosen from; older ones come up as these end."""

Found: TypeAlias = list[tuple[int, Table]]
"""Matches that can go on, with their numbers, the newest first."""


class SavedMatches:
    """The file of saved matches. ``seat`` gives the screen of a table that goes on, which is saved by the
    given saver."""

    def __init__(self, shell: Shell, seat: Callable[[Table, Saver], Screen]) -> None:
        self._shell = shell
        self._seat = seat
        self._matches: Matches | None = None
        self._failure: Illegal | None = None

    def close(self) -> None:
        """Close the file."""
        if self._matches is not None:
            self._matches.close()

    def open(self) -> Matches | None:
        """The saved matches; None where they cannot be opened, which is told once."""
        if self._matches is None and self._failure is None:
            from thousand.store.matches import open_matches

            self._matches, failure = open_matches(paths.matches_file())
            if self._matches is None:
                self._failure = failure
            if failure is not None:
                self._shell.notice(trouble(self._shell, failure))
        return self._matches

    def asked(self) -> Matches | None:
        """The same for a player who has asked for them by key: why there are none is told each time."""
        told = self._failure
        matches = self.open()
        if told is not None:
            self._shell.refuse(trouble(self._shell, told))
        return matches

    def saver(self, number: int | None = None) -> Saver:
        """What saves the match of that number, or a new one."""
        return Saver(self.open, self._saving, number)

    def go_on(self) -> None:
        """Go on with a saved match, chosen where several wait; a damaged one is told and left alone."""
        shell = self._shell
        matches = self.asked()
        if matches is None:
            return
        found, complaints = self._unfinished(matches)
        if not found:
            shell.refuse(*(complaints or [shell.text("menu-nothing-saved")]))
            return
        shell.notice(*complaints)
        if len(found) == 1:
            shell.open(self._table(*found[0]))
        else:
            shell.open(self._which(matches, found))

    def _unfinished(self, matches: Matches) -> tuple[Found, list[str]]:
        """The matches that can go on, and a sentence about each that should and cannot."""
        found: Found = []
        complaints = []
        try:
            for number in matches.unfinished()[:OFFERED_MATCHES]:
                try:
                    found.append((number, matches.load(number)))
                except Illegal as failure:
                    complaints.append(trouble(self._shell, failure))
        except Illegal as failure:
            complaints.append(trouble(self._shell, failure))
        return found, complaints

    def _which(self, matches: Matches, found: Found) -> ListScreen:
        """The saved matches to choose from; D deletes one."""
        shell = self._shell

        games = {table.header.game for _, table in found}

        def of_game(table: Table, told: str) -> str:
            if len(games) < 2:
                return told
            return shell.text("saved-match-of", game=shell.text(f"game-name-{table.header.game}"), told=told)

        def choice(number: int, table: Table) -> Choice:
            bots, count = table.names[1:], table.seq
            named = of_game(table, shell.text("saved-match", names=shell.scribe.listing(bots), count=count))
            counted = of_game(table, shell.text("saved-match-many", bots=len(bots), count=count))
            label = first_that_fits((named, counted), shell.walking.limit)
            return Choice(label, lambda: shell.replace(self._table(number, table)))

        def listing() -> Listing:
            return Listing(shell.text("saved-question"), tuple(choice(*match) for match in found))

        def ask(at: int) -> None:
            def delete() -> None:
                shell.notice(self._delete(matches, *found[at]))
                found[:], _ = self._unfinished(matches)
                shell.close(quietly=not found)
                if not found:
                    shell.close()

            shell.open(yes_no(shell, "saved-delete-question", delete, shell.close))

        own = {"d": ask, "delete": ask}
        return ListScreen(shell, listing, cancel=shell.close, own=own, own_help=shell.text("help-saved"))

    def _delete(self, matches: Matches, number: int, table: Table) -> str:
        """Delete a match, what it adds to the statistics kept: the sentence that says so, or why not."""
        from thousand.store import statistics

        text = self._shell.text
        try:
            statistics.keep(matches, number, table, PERSON)
            matches.delete(number)
        except Illegal as failure:
            if failure.code == "no-such-match":
                return text("saved-gone")
            if failure.code == "store-overtaken":
                return text("saved-overtaken")
            return text("saved-not-deleted", detail=failure.params["detail"])
        return text("saved-deleted")

    def _table(self, number: int, table: Table) -> Screen:
        return self._seat(table, self.saver(number))

    def _saving(self, failure: Illegal | None) -> None:
        """Tell that saving fails, or works again."""
        shell = self._shell
        shell.notice(shell.text("trouble-over") if failure is None else trouble(shell, failure))


def trouble(shell: Shell, failure: Illegal) -> str:
    """What went wrong with a file, as a sentence."""
    return shell.text(f"trouble-{failure.code}", **failure.params)
