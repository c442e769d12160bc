"""The player's wishes for direct speech and sounds: the lines of the options that change them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

from thousand import games
from thousand.say.scribe import Address, Scribe, Unit
from thousand.say.tone import Cue
from thousand.store.settings import RateName, Settings, SpokenName, Volume
from thousand.ui.ears import Ears
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.shell import Shell

RATES: dict[RateName, int | None] = {
    "own": None,
    "slow": -40,
    "medium": 0,
    "quick": 30,
    "fast": 60,
    "fastest": 100,
}
"""The speeds of direct speech, as backends take them; None leaves the voice as the player's system has it."""


def apply(ears: Ears, settings: Settings) -> None:
    """Speak and sound as the player wished in an earlier session."""
    ears.spoken = settings.spoken
    ears.set_rate(RATES[settings.rate])
    ears.set_volume(settings.volume)


class Preferences:
    """What can be wished. ``settings`` are those now; every change is heard at once and remembered."""

    def __init__(self, shell: Shell, settings: Callable[[], Settings], remember: Callable[..., bool]) -> None:
        self._shell = shell
        self._settings = settings
        self._remember = remember

    def choices(self) -> tuple[Choice, ...]:
        """The lines of the options."""
        text, settings, ears = self._shell.text, self._settings(), self._shell.ears
        scribe = self._shell.scribe
        kept = ears.keeps_own_rate
        rate = text("options-rate-kept", voice=kept) if kept else text("options-rate", value=settings.rate)
        unit = Choice(text("options-unit", value=scribe.measured_in.value), self._step_unit, True)
        address = Choice(text("options-address", value=scribe.address.value), self._step_address, True)
        return (
            Choice(text("options-spoken", value=settings.spoken), self._step_spoken, True),
            Choice(rate, self._step_rate, True),
            Choice(text("options-sound", on=ears.sounding), self._shell.step_sound, True),
            Choice(text("options-volume", percent=settings.volume), self._step_volume, True),
            Choice(text("options-cues"), self._hear_cues),
            unit,
            *self._levels(),
            *((address,) if scribe.asks_address else ()),
        )

    def _levels(self) -> tuple[Choice, ...]:
        """How well the bots of new matches play, where a game has a choice."""
        levels = tuple(dict.fromkeys(level for game in games.NAMES for level in games.load(game).bots))
        wished = self._settings().level
        level = wished if wished in levels else levels[0]

        def step() -> None:
            self._remember(level=_next(levels, level))

        return (Choice(self._shell.text("options-level", value=level), step, True),) if levels[1:] else ()

    def _step_unit(self) -> None:
        scribe = self._shell.scribe
        self._speak(scribe.wishing(_next(tuple(Unit), scribe.measured_in), scribe.address))

    def _step_address(self) -> None:
        scribe = self._shell.scribe
        self._speak(scribe.wishing(scribe.unit, _next(tuple(Address), scribe.address)))

    def _speak(self, scribe: Scribe) -> None:
        """Speak to the player in this way from now on."""
        self._shell.scribe = scribe
        kilometres = None if scribe.unit is None else scribe.unit is Unit.KM
        self._remember(kilometres=kilometres, address=scribe.address.value)

    def _step_spoken(self) -> None:
        self._change(spoken=_next(get_args(SpokenName), self._settings().spoken))

    def _step_rate(self) -> None:
        """To the next speed, unless the voice keeps its own, as its line says."""
        if not self._shell.ears.keeps_own_rate:
            self._change(rate=_next(tuple(RATES), self._settings().rate))

    def _step_volume(self) -> None:
        self._change(volume=_next(get_args(Volume), self._settings().volume))
        self._shell.ears.play(Cue.TURN)

    def _change(self, **wish: Any) -> None:
        self._remember(**wish)
        apply(self._shell.ears, self._settings())

    def _hear_cues(self) -> None:
        """Every sound, to be learnt."""
        shell = self._shell
        if not shell.ears.can_sound:
            shell.notice(shell.text("sound-not-offered"))
            return
        if not shell.ears.sounding:
            shell.refuse(shell.text("sound-is-off"))
            return

        def listing() -> Listing:
            cues = tuple(Choice(shell.text(f"cue-{cue}"), partial(shell.ears.play, cue), True) for cue in Cue)
            return Listing(shell.text("cues-title"), (*cues, Choice(shell.text("cues-back"), shell.close)))

        shell.open(ListScreen(shell, listing, cancel=shell.close))


def _next(steps: tuple[Any, ...], now: Any) -> Any:
    return steps[(steps.index(now) + 1) % len(steps)]
