"""prompt_toolkit at work: keys from the terminal go to the shell, on whichever face is worn.

The linear face is an Application whose renderer is switched off: its output is a dummy and our lines
go straight to the terminal. The terminal is put in raw mode once, before the first message, and left
so until the end: a key typed during a change of mode would be lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prompt_toolkit.application import Application
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.output import DummyOutput, Output

from thousand.ui.keys import NAMED
from thousand.ui.linear import LinearFace
from thousand.ui.shell import Shell

ESCAPE_SECONDS = 0.05
"""How long a bare Escape waits for the rest of a key's sequence."""

FAREWELL = 2
"""How many of the last messages stay on the terminal after the board."""

_SILENT = {Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.WindowsMouseEvent, Keys.Ignore, Keys.SIGINT}
"""What a terminal sends without anybody having pressed a key."""


async def run(
    shell: Shell,
    linear: LinearFace,
    *,
    first: Callable[[], None],
    input: Input,
    output: Callable[[], Output],
    alone: bool = True,
) -> None:
    """Serve the keyboard until the shell is over. ``first`` opens the first screen; ``output`` makes
    the terminal's output for the board face; ``alone``: no other session runs in this program, so that its
    signals are this one's. Raises EOFError where the terminal has gone."""
    with input.raw_mode(), linear.at_work():
        first()
        while not shell.over:
            if shell.board:
                linear.pause()
                await _serve(shell, _board_application(shell, input, output()), board=True, alone=alone)
                linear.resume()
                if shell.over:  # the farewell went away with the screen
                    for message in shell.ears.history.tail(FAREWELL):
                        linear.show(message)
            else:
                await _serve(shell, _quiet_application(shell, input), board=False, alone=alone)


async def _serve(shell: Shell, app: Application[None], *, board: bool, alone: bool) -> None:
    """Serve until the session is over, its face is not worn any more, or a mistake of ours is known."""

    def settle() -> None:
        if app.future is None or app.is_done:
            return
        if shell.mistake is not None:  # prompt_toolkit would print a traceback and wait for Enter
            app.exit(exception=shell.mistake)
        elif shell.over or shell.board != board:
            app.exit()

    app.ttimeoutlen = app.timeoutlen = ESCAPE_SECONDS
    shell.settle = settle
    await app.run_async(pre_run=settle, handle_sigint=alone, set_exception_handler=alone)


def _quiet_application(shell: Shell, input: Input) -> Application[None]:
    return Application(
        layout=Layout(Window(height=0)),
        key_bindings=_bindings(shell),
        input=input,
        output=DummyOutput(),
        terminal_size_polling_interval=None,
    )


def _board_application(shell: Shell, input: Input, output: Output) -> Application[None]:
    from thousand.ui.board import BoardFace, board_application

    face = shell.ears.face
    assert isinstance(face, BoardFace)
    return board_application(shell, face, _bindings(shell), input, output)


def _bindings(shell: Shell) -> KeyBindings:
    """Every key goes to the shell by its name."""
    bindings = KeyBindings()

    def press(*names: str) -> None:
        for name in names:
            if not shell.over:
                shell.attend(partial(shell.press, name))

    @bindings.add(Keys.Any)
    def _(event: KeyPressEvent) -> None:
        key = event.key_sequence[0].key
        if key not in _SILENT:
            press(_name(key))

    @bindings.add(Keys.Vt100MouseEvent)
    def _(event: KeyPressEvent) -> None:
        """Nothing here is for the mouse; prompt_toolkit itself stumbles over a colour that somebody pastes,
        which looks like one."""

    @bindings.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        if not shell.over:
            shell.attend(partial(shell.paste, event.data))

    @bindings.add(Keys.Escape, Keys.Any)
    def _(event: KeyPressEvent) -> None:
        name = _name(event.key_sequence[1].key)
        if len(name) == 1:
            press(f"alt-{name}")
        else:
            press("escape", name)

    return bindings


def _name(key: Keys | str) -> str:
    if isinstance(key, Keys):
        return NAMED.get(key, key.value)
    return key
