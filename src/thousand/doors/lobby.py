"""The lobby of a server, as lists: tables, invitations, who is there, and what every menu has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from thousand.doors.far import reason_of
from thousand.doors.menus import Menus
from thousand.doors.own_account import OwnAccount
from thousand.game import Illegal
from thousand.net import wire
from thousand.net.visit import CUT, Visit
from thousand.say import room as words
from thousand.table.lobby import Card, Online
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.shell import Shell

LOBBY_HELP = ("tables", "people", "phone")
"""The paragraphs of the lobby's help."""


class Lobby:
    """What one can do between tables. ``befriended`` tells that somebody is a friend now, or no more;
    ``known`` by which token one comes in again, where that changes; ``another`` lets one come in as somebody
    else, where the line allows it."""

    def __init__(
        self,
        shell: Shell,
        visit: Visit,
        menus: Menus,
        befriended: Callable[[str, bool], None],
        known: Callable[[str, str], None],
        another: Callable[[], None] | None = None,
    ) -> None:
        self._shell = shell
        self._visit = visit
        self._menus = menus
        self._befriended = befriended
        self._another = another
        self._account = OwnAccount(shell, visit, self.ask, self.refuse, known)

    def screen(self) -> ListScreen:
        """The lobby."""
        return ListScreen(self._shell, self._listing, cancel=self._ask_to_go, tells_out=True)

    def _listing(self) -> Listing:
        text, menus, which = self._shell.text, self._menus, self._menus.which_game
        choices = [
            Choice(text("lobby-tables"), lambda: self._look(self._tables)),
            Choice(text("lobby-open"), lambda: which(self._ask_privacy, self._talk())),
            Choice(text("lobby-people"), lambda: self._look(self._people)),
        ]
        if not self._visit.guest:
            choices.append(Choice(text("lobby-code"), self._ask_code))
        choices += [
            Choice(text("menu-options"), menus.options),
            Choice(text("menu-language"), menus.languages),
            Choice(text("menu-learn"), lambda: which(self._learn)),
            Choice(text("menu-rules"), lambda: which(menus.rules)),
            Choice(text("menu-help"), self._help),
        ]
        if not self._visit.guest:
            choices.append(Choice(text("lobby-account"), self._account.open))
        choices += [*self._way_to_another(), Choice(text("menu-quit"), self._shell.close)]
        return Listing(text("lobby-title", name=self._visit.name), tuple(choices))

    def _way_to_another(self) -> tuple[Choice, ...]:
        if self._another is None:
            return ()
        return (Choice(self._shell.text("lobby-another"), self._another),)

    def _ask_to_go(self) -> None:
        """Escape does not end a visit by mistake: the way out is the last line."""
        self._shell.reply(self._shell.text("lobby-quit-hint"))

    def _learn(self, game: str) -> None:
        self._shell.replace(self._menus.lesson(game, self.screen))

    def _help(self) -> None:
        self._shell.reply(*(self._shell.text(f"help-lobby-{part}") for part in LOBBY_HELP))

    # What the server is asked

    def ask(self, make: Callable[[str], wire.FromClient], then: Callable[[Any], None]) -> None:
        """Ask the server; say why it refuses."""

        def answered(answer: wire.FromServer) -> None:
            reason = reason_of(answer)
            if reason is None:
                then(answer)
            else:
                self.refuse(reason)

        self._visit.ask(make, answered)

    def refuse(self, reason: Illegal) -> None:
        """Say why the server refuses something, or that it cannot be asked."""
        if reason.code == CUT and not self._visit.connected:
            self._shell.refuse(self._shell.text("visit-not-connected"))
            return
        self._shell.refuse(words.refusal(self._shell.scribe, reason, self._visit.room))

    def _look(self, then: Callable[[wire.Around], None]) -> None:
        """Show who and what there is, unless the player has gone on to something else meanwhile."""
        where = self._shell.top

        def seen(answer: wire.FromServer) -> None:
            if isinstance(answer, wire.Around) and self._shell.top is where:
                then(answer)

        self.ask(wire.LookAround, seen)

    def _ask_code(self) -> None:
        def told(answer: wire.FromServer) -> None:
            if isinstance(answer, wire.Code):
                self._shell.reply(self._shell.text("lobby-code-is", code=" ".join(answer.code)))

        self.ask(wire.AskCode, told)

    # Tables

    def _tables(self, around: wire.Around) -> None:
        shell = self._shell
        invited = {card.room for card in around.invitations}
        cards = (*around.invitations, *(card for card in around.tables if card.room not in invited))
        if not cards:
            shell.refuse(shell.text("lobby-no-tables"))
            return

        def label(card: Card) -> str:
            told = words.card(shell.walking, card)
            return shell.text("lobby-invited", table=told) if card.room in invited else told

        def listing() -> Listing:
            choices = (Choice(label(card), partial(self.enter, card.room)) for card in cards)
            return Listing(
                shell.text("lobby-tables-title", count=len(cards)),
                (*choices, Choice(shell.text("lobby-back"), shell.close)),
            )

        shell.open(
            ListScreen(
                shell,
                listing,
                cancel=shell.close,
                own={"w": lambda at: self.enter(cards[at].room, watch=True) if at < len(cards) else None},
                own_help=shell.text("help-lobby-watch"),
            )
        )

    def enter(self, room: str, *, watch: bool = False) -> None:
        """Go to a table: what comes of it is an ``Entered``."""
        self.ask(lambda id: wire.Enter(id, room, watch=watch), lambda answer: None)

    def _talk(self) -> Choice:
        return Choice(self._shell.text("room-game-none"), lambda: self._ask_privacy(None))

    def _ask_privacy(self, game: str | None) -> None:
        shell = self._shell

        def open_it(private: bool) -> None:
            shell.close(quietly=True)
            self.ask(lambda id: wire.Open(id, game, private), lambda answer: None)

        def listing() -> Listing:
            choices = (
                Choice(shell.text("lobby-public"), partial(open_it, False)),
                Choice(shell.text("lobby-private"), partial(open_it, True)),
            )
            return Listing(shell.text("lobby-privacy-question"), choices)

        shell.replace(ListScreen(shell, listing, cancel=shell.close))

    # People

    def _people(self, around: wire.Around) -> None:
        shell = self._shell
        online = {one.name for one in around.people}
        away = [name for name in around.friends if name not in online]
        people = (*around.people, *(Online(name, False, None, True) for name in away))

        def label(one: Online) -> str:
            kind = "away" if one.name in away else "guest" if one.guest else "here"
            kind = "you" if one.name == self._visit.name else kind
            friend, busy = "yes" if one.friend else "no", "no" if one.room is None else "yes"
            return shell.text("lobby-person", name=one.name, kind=kind, friend=friend, busy=busy)

        def listing() -> Listing:
            choices = (Choice(label(one), partial(self._person, one)) for one in people)
            title = "lobby-people-some" if around.more else "lobby-people-title"
            return Listing(
                shell.text(title, count=len(around.people) + around.more),
                (*choices, Choice(shell.text("lobby-back"), shell.close)),
            )

        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def _person(self, one: Online) -> None:
        """Call somebody a friend, or no more; follow them to their table."""
        shell, name = self._shell, one.name
        if name == self._visit.name:
            shell.refuse(shell.text("lobby-person-you"))
            return

        def befriend() -> None:
            shell.close(quietly=True)
            shell.close(quietly=True)
            on = not one.friend
            self.ask(lambda id: wire.Befriend(id, name, on), lambda answer: self._befriended(name, on))

        def listing() -> Listing:
            choices = [
                Choice(
                    shell.text("people-unfriend" if one.friend else "people-befriend", name=name), befriend
                )
            ]
            if one.room is not None:
                choices.insert(
                    0, Choice(shell.text("lobby-follow", name=name), partial(self.enter, one.room))
                )
            return Listing(name, (*choices, Choice(shell.text("lobby-back"), shell.close)))

        shell.open(ListScreen(shell, listing, cancel=shell.close))
