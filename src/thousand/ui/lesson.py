"""A lesson at the table: the screen of a game, with somebody beside it who says what to do next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thousand.games.desk import Ask, Do, Intent, LetGo, Refuse
from thousand.games.lesson import Lesson, Step, Task
from thousand.keys.commands import Command
from thousand.speech.terminal import wrap
from thousand.ui.game import GameScreen
from thousand.ui.help import command_help
from thousand.ui.lists import yes_no
from thousand.ui.port import Port
from thousand.ui.shell import Shell

OWN = (Command.REPEAT, Command.BACK_OUT, Command.LEAVE)
"""The commands that do something else here than at other tables."""

END = Step("end", (Task("end-menu"),))
"""What comes after the last step: nothing is left to do but to go."""


class Course:
    """How far a lesson has come. ``task`` is the one at hand, ``step`` the one that it belongs to and
    ``number`` the step's, from 1."""

    def __init__(self, lesson: Lesson) -> None:
        self.of = len(lesson.steps)
        self._way = tuple(
            (number, step, task)
            for number, step in enumerate((*lesson.steps, END), start=1)
            for task in step.tasks
        )
        self._at = 0
        self.number, self.step, self.task = self._way[0]

    @property
    def over(self) -> bool:
        """Whether every task is done."""
        return self.step is END

    @property
    def at_beginning(self) -> bool:
        """Whether the task is its step's first."""
        return self.task is self.step.tasks[0]

    def go_on(self) -> None:
        """The task is done: the next one."""
        self._at += 1
        self.number, self.step, self.task = self._way[self._at]


class LessonScreen(GameScreen):
    """The pupil's seat: only what the task wants is played; every other key answers, or says what to do.

    ``left`` is called when the pupil goes away, before the end or after it, with this screen on top.
    """

    def __init__(self, shell: Shell, port: Port, lesson: Lesson, left: Callable[[], None]) -> None:
        super().__init__(shell, port, left)
        self._course = Course(lesson)
        self._playing = False

    # The screen

    def opened(self) -> None:
        """At first, the beginning of the match and the first step; later, what to do."""
        text = self._shell.text
        if self._begun:
            self._shell.reply(*self._lines(self.title()))
        else:
            self._shell.notice(
                *self._lines(text("learn-begin", of=self._course.of), text("learn-begin-keys"))
            )
            super().opened()
            self._shell.notice(*self._step_told())
            self._ask_what_is_wanted()

    def press(self, key: str) -> None:
        """Carry out a key; one that means nothing is answered with what to do."""
        if self._shell.keys.command_for(key) is None:
            self._refuse(self._shell.text("game-unknown-key"))
        else:
            super().press(key)

    def title(self) -> str:
        """What to do."""
        return self._told(self._course.task.name)

    def help_lines(self) -> tuple[str, ...]:
        """The lesson's own keys, then those of the table."""
        scribe = self._shell.scribe
        game = self._port.entry.name
        commands = (command for command in scribe.keys.here if command not in OWN)
        return (
            scribe.text("learn-begin-keys"),
            *(command_help(scribe, command, game) for command in commands),
        )

    # Keys

    def _do(self, command: Command) -> None:
        task = self._course.task
        match command:
            case Command.REPEAT:
                self._shell.reply(*self._step_told())
            case Command.PLAY if self._course.over:
                self._left()
            case _:
                super()._do(command)
        if command in task.looks:
            self._done()
            self._ask_for_more()

    def _carry_out(self, intent: Intent) -> None:
        task = self._course.task
        match intent:
            case _ if task.looks or self._course.over:  # what the rules would say is of no use now
                self._refuse(self._shell.text("learn-over" if self._course.over else "learn-later"))
            case Refuse(reason):
                self._refuse(self._words.refusal(self._shell.scribe, self._view, reason))
            case Do(move) if task.wants(move):
                self._playing = True
                super()._carry_out(intent)
                self._ask_for_more()
            case Ask(moves=moves) if any(map(task.wants, moves)):
                super()._carry_out(intent)
            case LetGo():
                self._refuse(self._shell.text("learn-let-go"))
            case _:
                self._refuse(self._shell.text("learn-later"))

    def _refuse(self, why: str) -> None:
        """Say why not, and what to do instead."""
        self._shell.refuse(why, *self._lines(self.title()))

    def _back_out(self, twice: bool) -> None:
        self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        if self._course.over:
            self._left()
        else:
            self._shell.open(yes_no(self._shell, "learn-leave", self._leave, self._shell.close))

    def _leave(self) -> None:
        self._shell.close(quietly=True)
        self._left()

    # The lesson

    def _happened(self, events: tuple[Any, ...]) -> None:
        super()._happened(events)
        if self._playing:  # the pupil's own move: praise it before the others have theirs
            self._playing = False
            self._done()

    def _done(self) -> None:
        """The task is done, and with the last one of a step the step."""
        praise = self._told(f"{self._course.step.name}-done")
        self._course.go_on()
        if self._course.at_beginning:
            self._shell.notice(*self._lines(praise))

    def _ask_for_more(self) -> None:
        """Say what to do next, and in a new step also what it is about."""
        self._shell.notice(*(self._step_told() if self._course.at_beginning else self._lines(self.title())))
        self._ask_what_is_wanted()

    def _ask_what_is_pending(self, *, told: bool) -> None:
        """A question of the table waits until its step has been told."""

    def _ask_what_is_wanted(self) -> None:
        """Open the question of the table that the task is about."""
        ask = self._desk.pending(self._view)
        if ask is not None and self._shell.top is self and any(map(self._course.task.wants, ask.moves)):
            self._ask(ask, told=True)

    def _step_told(self) -> tuple[str, ...]:
        """The step, and what to do in it now."""
        lines = [self._told(self._course.step.name)]
        if self._course.over:
            scribe = self._shell.scribe
            lines += [scribe.text("learn-end-help"), command_help(scribe, Command.RULES)]
        return self._lines(*lines, self.title())

    def _lines(self, *sentences: str) -> tuple[str, ...]:
        """The sentences in lines as long as the level of detail allows."""
        limit = self._shell.scribe.limit
        return tuple(line for sentence in sentences for line in wrap(sentence, limit))

    def _told(self, name: str) -> str:
        """A message of this game's lesson."""
        course = self._course
        message = f"learn-{self._port.entry.name}-{name}"
        return self._shell.text(message, n=course.number, of=course.of, **course.step.about)
