"""The screens of a session, one laid on another: the top one has the keys."""

from __future__ import annotations

from collections.abc import Callable

from thousand.ui.screen import Screen


class Stack:
    """Screens that lie on one another; the first to be opened lies at the bottom."""

    def __init__(self) -> None:
        self._screens: list[Screen] = []

    @property
    def top(self) -> Screen | None:
        """The screen that has the keys."""
        return self._screens[-1] if self._screens else None

    @property
    def at_door(self) -> bool:
        """Whether closing the top screen ends the session: nothing lies below it."""
        return len(self._screens) == 1

    def open(self, screen: Screen) -> None:
        """Lay a screen over the others and let it speak."""
        self._screens.append(screen)
        screen.opened()

    def back_to(self, screen: Screen) -> None:
        """Take away whatever lies over a screen, a line being typed there too; nothing is said."""
        self.clear(screen, lambda one: False)

    def begin_with(self, screen: Screen, *, quietly: bool = False) -> None:
        """Take away everything, and let a screen speak in its place, unless ``quietly``."""
        dropped, self._screens = self._screens, [screen]
        for one in dropped:
            one.dropped()
        if not quietly:
            screen.opened()

    def slip(self, screen: Screen, below: Screen) -> None:
        """Lay a screen on the one ``below``, under what lies over that: whoever types or answers a question
        goes on with it, and finds the screen afterwards. Nothing is said."""
        self._screens.insert(self._screens.index(below) + 1, screen)

    def holds(self, screen: Screen) -> bool:
        """Whether the screen lies open somewhere."""
        return screen in self._screens

    def holds_kind(self, kind: type[Screen]) -> bool:
        """Whether a screen of this kind lies open somewhere."""
        return any(isinstance(one, kind) for one in self._screens)

    def clear(self, screen: Screen, spare: Callable[[Screen], bool]) -> None:
        """Take away what lies over a screen, but for what is to be spared; nothing is said."""
        at = self._screens.index(screen) + 1
        above, self._screens = self._screens[at:], self._screens[:at]
        for one in above:
            if spare(one):
                self._screens.append(one)
            else:
                one.dropped()

    def replace(self, screen: Screen, *, quietly: bool = False) -> None:
        """Put a screen in the top one's place, and let it speak, unless ``quietly``."""
        self._screens.pop()
        self._screens.append(screen)
        if not quietly:
            screen.opened()
