"""The table by keys and by ear: the hand, the moves, and every question about how things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from thousand.game import Illegal
from thousand.games.desk import Ask, Desk, Do, Intent, LetGo, Refuse, Wish
from thousand.keys.commands import Command, digit
from thousand.say.words import Drawing, Picture, Section, Words
from thousand.ui.answers import ANSWERS, advice
from thousand.ui.hand import Hand
from thousand.ui.help import table_help
from thousand.ui.lists import yes_no
from thousand.ui.past import HistoryScreen
from thousand.ui.port import Port
from thousand.ui.question import WISHES, Question
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell
from thousand.ui.who import who

_LOOKS = (
    *ANSWERS,
    Command.TURN,
    Command.ADVICE,
    Command.WHO,
    Command.RULES,
    Command.REPEAT,
    Command.DETAIL,
    Command.SORT,
)
"""What answers at any time, a question or not."""


class GameScreen(Screen):
    """One player's seat at a table.

    ``left`` is called when the player goes away from a match that is not over.
    """

    over_id = "game-match-over"
    """The message that tells how to go on after the match."""

    def __init__(self, shell: Shell, port: Port, left: Callable[[], None]) -> None:
        self._shell = shell
        self._port = port
        self._left = left
        self._begun = False
        self._desk = cast(Desk, port.entry.room("desk"))
        self._words = cast(Words, port.entry.room("words"))
        self._hand = Hand(shell, self._desk, self._words, lambda: port.view)
        self._leaving = False
        self.sit()
        port.listen(self._happened, self._refused)

    # The screen

    def sit(self) -> None:
        """Have the house speak to the player in this seat, with the keys of this table."""
        port = self._port
        self._shell.scribe = self._shell.scribe.at_table(
            port.names, port.seat, port.bots, self._teams, self._commands
        )

    @property
    def _commands(self) -> frozenset[Command]:
        """What only this table has, of all that can be asked for."""
        return self._port.entry.commands

    def opened(self) -> None:
        """At first, tell how the match begins or stands; later, whose turn it is."""
        if self._begun:
            self._shell.reply(self.title())
        else:
            self.begin()

    def begin(self) -> None:
        """Tell how the match begins or stands, though something else may have the keys."""
        self._begun = True
        if self._port.opening:
            self._happened(self._port.opening)
        else:
            self._shell.event(*self._words.standing(self._shell.scribe, self._view))
        self._port.go_on()
        self._ask_what_is_pending(told=False)

    def press(self, key: str) -> None:
        """Carry out a key."""
        command = self._shell.keys.command_for(key)
        twice = self._leaving
        self._leaving = False
        at = digit(key)
        if command is None:
            self._shell.refuse(self._shell.text("game-unknown-key"))
        elif command is Command.GO_TO and at is not None:
            self._hand.go_to(at)
        elif command is Command.BACK_OUT:
            self._back_out(twice)
        else:
            self._do(command)

    def title(self) -> str:
        """Whose turn it is."""
        return self._words.turn(self._shell.scribe, self._view)

    def items(self) -> tuple[str, ...]:
        """The cards held."""
        return self._picture.hand(self._shell.scribe, self._view)

    def focus(self) -> int | None:
        """The focused card's place."""
        return self._hand.focus()

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the table, one command a line; before them, at the braille level, its short forms."""
        return table_help(self._shell.scribe, self._words, self._port.entry.name)

    def pictures(self, width: int) -> tuple[Drawing, ...]:
        """Every side's tableau."""
        return self._picture.pictures(self._shell.scribe, self._view, width)

    def rules(self) -> tuple[Section, ...]:
        """The rules of this match."""
        return self._words.rulebook(self._shell.scribe, self._view.rules, len(self._port.names))

    # Keys

    @property
    def _picture(self) -> Picture:
        """The game's drawing room: only the board face needs it."""
        return cast(Picture, self._port.entry.room("picture"))

    @property
    def _view(self) -> Any:
        return self._hand.view

    @property
    def _teams(self) -> tuple[tuple[int, ...], ...]:
        return self._words.teams(self._view)

    def _do(self, command: Command) -> None:
        scribe, words = self._shell.scribe, self._words
        match command:
            case Command.PLAY if self._over:
                self._shell.close()
            case _ if command in WISHES:
                self._wish(WISHES[command])
            case Command.PREVIOUS | Command.NEXT:
                self._hand.walk(1 if command is Command.NEXT else -1)
            case Command.FIRST:
                self._hand.go_to(0)
            case Command.LAST:
                self._hand.go_to_end()
            case Command.NEXT_PLAYABLE | Command.PREVIOUS_PLAYABLE:
                self._hand.seek_playable(1 if command is Command.NEXT_PLAYABLE else -1)
            case _ if command in ANSWERS:
                self._shell.reply(*ANSWERS[command](words)(scribe, self._view))
            case Command.TURN:
                self._shell.reply(words.turn(scribe, self._view))
            case Command.ADVICE:
                self._shell.reply(*advice(scribe, self._port, words))
            case Command.WHO:
                self._shell.reply(*who(scribe, self._port, self._teams))
            case Command.SORT:
                self._hand.sort()
            case Command.HISTORY:
                self._shell.open(HistoryScreen(self._shell))
            case Command.LEAVE:
                self._ask_to_leave()
            case _:
                self._shell.do(command)

    def _wish(self, wish: Wish) -> None:
        """Carry out a wish; but a card that has come under the cursor unheard is said first, and to a key
        that was meant for what lay open before any card."""
        about_card = self._desk.takes_card(self._view, wish) and self._hand.focus() is not None
        if about_card and (self._hand.moved() or self._shell.hurried):
            self._hand.say()
        else:
            self._carry_out(self._desk.intend(self._view, wish, self.focus()))

    def _carry_out(self, intent: Intent) -> None:
        match intent:
            case Do(move):
                refusal = self._port.send(move)
                if refusal is not None:
                    self._refused(refusal)
            case Ask():
                self._ask(intent)
            case Refuse(reason):
                self._refused(reason)
            case LetGo():
                self._shell.reply(self._shell.text("game-let-go"))
                self._port.let_go()

    def _refused(self, reason: Illegal) -> None:
        self._shell.refuse(self._words.refusal(self._shell.scribe, self._view, reason))

    def _ask(self, ask: Ask, *, told: bool = False) -> None:
        """Open a question; its answers are moves. ``told``: an event has asked it already."""
        question = Question(
            ask, self._view, self._port.entry.name, self._answered, self._shortcut, self._closed, self._look
        )
        self._shell.open(question.screen(self._shell, self._words, told=told))

    def _look(self, key: str) -> bool:
        """While a question is open: what tells how things stand may still be asked."""
        command = self._shell.keys.command_for(key)
        if command not in _LOOKS:
            return False
        self._do(command)
        return True

    def _answered(self, move: Any) -> None:
        self._shell.close(quietly=True)
        self._carry_out(Do(move))

    def _shortcut(self, command: Command) -> None:
        """Answer a question by a key of the table."""
        self._shell.close(quietly=True)
        self._do(command)

    def _closed(self, message: str) -> None:
        """Close a question without an answer."""
        self._shell.close(quietly=True)
        self._shell.reply(self._shell.text(message))

    def _back_out(self, twice: bool) -> None:
        """Escape: decline a chance; otherwise, pressed twice, leave."""
        if self._desk.has_chance(self._view):
            self._carry_out(LetGo())
        elif twice:
            self._ask_to_leave()
        else:
            self._leaving = True
            self._shell.reply(self._shell.text("game-escape-again"))

    def _ask_to_leave(self) -> None:
        if self._over:
            self._shell.close()
            return
        question = f"game-leave-{self._port.keeping}"
        self._shell.open(yes_no(self._shell, question, self._leave, self._stay))

    def _stay(self) -> None:
        self._shell.close(quietly=True)
        self._shell.reply(self._shell.text("game-stay"))

    def _leave(self) -> None:
        self._shell.close(quietly=True)
        self._left()
        self._shell.close()

    # What happens

    def _happened(self, events: tuple[Any, ...]) -> None:
        for event in events:
            about = self._shell.scribe, event, self._view
            self._shell.event(*self._words.event(*about), tone=self._words.tone(*about))
        if self._over:
            self._shell.notice(self._shell.text(self.over_id))
        self._ask_what_is_pending(told=True)

    def _ask_what_is_pending(self, *, told: bool) -> None:
        ask = self._desk.pending(self._view)
        if ask is not None and self._shell.top is self:
            self._ask(ask, told=told)

    @property
    def _over(self) -> bool:
        return not self._view.acting
