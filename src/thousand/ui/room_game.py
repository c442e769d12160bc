"""A match at a table over the network: the table of the game, with the keys of the company."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from thousand.game import Illegal
from thousand.games.desk import Intent, LetGo, Refuse
from thousand.keys.commands import SHARED, Command
from thousand.say import room as words
from thousand.table import room_orders as do
from thousand.ui.company import Company
from thousand.ui.game import GameScreen
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.port import Port
from thousand.ui.question import WISHES
from thousand.ui.room_options import RoomOptions
from thousand.ui.shared import KEYS, SharedKeys
from thousand.ui.shell import Shell

Think: TypeAlias = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Does work that takes its time beside the loop that answers the keys, and hands its result on."""


KEYS_WAITING = 20
"""How many keys wait at most."""

ABOUT_CARDS = frozenset(
    {
        *WISHES,
        *(Command.PREVIOUS, Command.NEXT, Command.FIRST, Command.LAST, Command.GO_TO),
        *(Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE),
    }
)
"""What a move on its way may change: these wait for it. Whatever asks how things stand does not."""


class FarPort(Port, Protocol):
    """A seat at a table that takes a while to answer."""

    on_answer: Callable[[], None]
    """Called when a move has been answered."""

    @property
    def under_way(self) -> bool:
        """Whether the table has yet to answer a move, and can."""


class RoomGameScreen(GameScreen):
    """``think`` lets the coach think without keeping anybody waiting, other tables' people included.

    Keys about the cards that come while a move is on its way wait for the table's answer, as if it stood
    here: whoever draws and plays in one breath does so.
    """

    over_id = "visit-match-over"

    def __init__(
        self,
        shell: Shell,
        port: FarPort,
        company: Company,
        keys: SharedKeys,
        options: RoomOptions,
        think: Think,
    ) -> None:
        self._company = company
        self._shared = keys
        self._options = options
        self._think = think
        self._thinking = False
        self._unasked = False
        self._far = port
        self._keys: list[str] = []
        port.on_answer = self._answered_by_table
        super().__init__(shell, port, lambda: None)

    def press(self, key: str) -> None:
        """Carry out a key, now or, if it is about the cards, when the table has answered."""
        if not self._far.under_way or self._shell.keys.command_for(key) not in ABOUT_CARDS:
            super().press(key)
        elif len(self._keys) < KEYS_WAITING:
            self._keys.append(key)
        else:
            self._shell.refuse(self._shell.text("come-waiting"))

    def _answered_by_table(self) -> None:
        waiting, self._keys = self._keys, []
        for key in waiting:
            if self._shell.holds(self):
                self._shell.press(key)

    @property
    def _commands(self) -> frozenset[Command]:
        return self._port.entry.commands | SHARED

    def title(self) -> str:
        """Whose turn it is; while the table waits for a coup fourré, that, and what the player can do."""
        return words.pause(self._shell.scribe, self._company.room) or super().title()

    def begin(self) -> None:
        """Tell how the match begins or stands; to whoever comes to watch it, that they do."""
        if self._far.seat is None and not self._far.opening:
            self._shell.event(self._shell.text("visit-watching"))
        super().begin()

    def opened(self) -> None:
        """Tell how the match stands, or whose turn it is; a question that came meanwhile is asked now."""
        self.sit()
        super().opened()
        if self._unasked:
            self._unasked = False
            self._ask_what_is_pending(told=False)

    def covered(self) -> None:
        """The match has begun while something else has the keys: tell it all the same."""
        self.begin()
        self._unasked = True

    def resume(self) -> None:
        """The line is whole again, and what was missed is told: now it goes on."""
        self.sit()
        self._begun = True
        self._shell.notice(self.title())
        self._unasked = self._shell.top is not self
        self._ask_what_is_pending(told=False)

    def _do(self, command: Command) -> None:
        if command in KEYS and self._shared.do(command):
            return
        if self._far.seat is None and not self._over and command in (*WISHES, Command.HAND):
            self._refused(Illegal("spectator"))
            return
        match command:
            case Command.ADVICE:
                self._advise()
            case Command.DRAW if self._asked and self._far.seat != self._view.turn:
                self._carry_out(LetGo())
            case Command.TURN:
                self._shell.reply(self.title())
            case Command.OPTIONS if self._company.room.viewer == self._company.room.host:
                self._options.open()
            case _:
                super()._do(command)

    def _refused(self, reason: Illegal) -> None:
        if reason.code == "line-cut" and not self._company.connected:
            self._shell.refuse(self._shell.text("visit-not-connected"))
        elif words.knows(reason.code):
            self._shell.refuse(words.refusal(self._shell.scribe, reason, self._company.room))
        else:
            super()._refused(reason)

    def _look(self, key: str) -> bool:
        """While a question of the game is open one may still talk."""
        if self._shell.keys.command_for(key) is Command.CHAT:
            return self._shared.do(Command.CHAT)
        return super()._look(key)

    def _happened(self, events: tuple[Any, ...]) -> None:
        super()._happened(events)
        self._unasked = self._shell.top is not self

    def _carry_out(self, intent: Intent) -> None:
        """Letting a chance go is told when the table has heard of it, not before. Who is held back by a pause
        hears that, and nothing that they should do first: the table would refuse it."""
        pause = self._company.room.pause
        if isinstance(intent, LetGo):
            self._port.let_go()
        elif isinstance(intent, Refuse) and pause is not None and self._company.room.seat in pause.held:
            self._refused(Illegal("held-back"))
        else:
            super()._carry_out(intent)

    def _back_out(self, twice: bool) -> None:
        """Escape also ends a pause in which one is asked for what one does not hold, as nobody can tell."""
        if self._asked:
            self._carry_out(LetGo())
        else:
            super()._back_out(twice)

    @property
    def _asked(self) -> bool:
        """Whether the table waits for this player's word, who may hold the answer or not."""
        pause, seat = self._company.room.pause, self._company.room.seat
        return pause is not None and seat in pause.asked

    # Advice

    def _advise(self) -> None:
        """The coach's advice, but not against other people: they have to think for themselves."""
        room, shell, port = self._company.room, self._shell, self._port
        if sum(place.who is not None for place in room.seats) > 1:
            shell.refuse(shell.text("room-no-advice"))
        elif self._thinking or port.seat not in port.view.acting:
            shell.reply(self.title())
        else:
            view, self._thinking = port.view, True

            def thought(choice: Any) -> None:
                self._thinking = False
                if choice.move is not None and view is port.view:
                    shell.reply(*self._words.advice(shell.scribe, view, choice.reasons))

            self._think(lambda: port.entry.coach().choose(view), thought)

    # Leaving

    def _ask_to_leave(self) -> None:
        if self._over:
            self._shell.close()
            return
        shell, room = self._shell, self._company.room

        def listing() -> Listing:
            text = shell.text
            choices = [Choice(text("answer-yes"), self._leave_for_now), Choice(text("answer-no"), self._stay)]
            if room.viewer == room.host:
                choices.append(Choice(text("room-abandon"), self._abandon))
            seated = "room-leave-seat" if room.seat is not None else "room-leave"
            return Listing(text(seated), tuple(choices))

        shell.open(ListScreen(shell, listing, cancel=self._stay))

    def _leave_for_now(self) -> None:
        self._shell.close(quietly=True)
        self._shared.people.leave()

    def _abandon(self) -> None:
        self._shell.close(quietly=True)
        self._shared.people.order(do.Abandon())
