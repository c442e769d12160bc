"""Libraries that find the screen reader or the voice of a system: accessible-output2 and prism.

Neither is imported before its backend is opened.
"""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from types import ModuleType
from typing import Any

from thousand.speech.base import OnEnd


class AccessibleOutput:
    """The running screen reader or system voice, through accessible-output2."""

    name = "accessible-output2"
    tells_end = False
    queues = sys.platform != "darwin"  # VoiceOver drops one announcement for the next.
    sets_language = False

    def __init__(self) -> None:
        if sys.platform == "win32":
            # SAPI and JAWS are COM objects: every thread that calls them must join COM first.
            importlib.import_module("pythoncom").CoInitialize()
        from accessible_output2 import outputs

        # These modules print what they cannot find. Redirecting sys.stdout would swallow what the
        # game's own thread writes meanwhile; a global named print is seen by one module alone.
        for module in vars(outputs).values():
            if isinstance(module, ModuleType):
                vars(module)["print"] = _say_nothing
        self._outputs = outputs.auto.Auto()
        output = self._output()
        self.name = str(output.name)
        self.sets_rate = bool(getattr(output, "has_rate", False))
        self._own_rates: dict[Any, int] = {}

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        """Give the text to the screen reader, or the best voice, that runs now."""
        self._output().speak(text, interrupt=interrupt)

    def set_rate(self, rate: int | None) -> None:
        """Set the rate of the voice that runs now: Windows' own has one, screen readers keep theirs."""
        output = self._output()
        if getattr(output, "has_rate", False):
            own = self._own_rates.setdefault(output, output.get_rate())
            middle = (output.min_rate + output.max_rate) / 2
            half = (output.max_rate - output.min_rate) / 2
            output.set_rate(own if rate is None else round(middle + half * rate / 100))

    def lacks(self, lang: str) -> bool:
        """No: its languages are not known."""
        return False

    def stop(self) -> None:
        """Silence the voice, where it has a way to be silenced."""
        output = self._output()
        if hasattr(output, "silence"):
            output.silence()

    def close(self) -> None:
        """Close the outputs that need it: an open one can keep Python from exiting."""
        for output in self._outputs.outputs:
            if hasattr(output, "close"):
                with suppress(Exception):
                    output.close()

    def _output(self) -> Any:
        output = self._outputs.get_first_available_output()
        if output is None:
            raise LookupError("no screen reader or voice is running")
        return output


class Prism:
    """The best of the screen readers and voices that prismatoid knows."""

    name = "prism"
    tells_end = False
    queues = sys.platform != "darwin"
    sets_language = False

    def __init__(self) -> None:
        import prism

        self._not_speaking = prism.common.PrismNotSpeakingError
        self._context = prism.Context()
        self._backend = self._context.acquire_best()
        self.name = str(self._backend.name)
        self.sets_rate = bool(self._backend.features.supports_set_rate)
        self._own_rate = self._backend.rate if self.sets_rate else 0.5

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        """Give the voice a text."""
        self._backend.speak(text, interrupt)

    def set_rate(self, rate: int | None) -> None:
        """Set the rate, which for prism goes from 0 to 1."""
        self._backend.rate = self._own_rate if rate is None else (rate + 100) / 200

    def lacks(self, lang: str) -> bool:
        """No: its languages are not known."""
        return False

    def stop(self) -> None:
        """Silence the voice."""
        with suppress(self._not_speaking):
            self._backend.stop()

    def close(self) -> None:
        """Free the engine: the library does so when nothing refers to it."""
        del self._backend, self._context


def _say_nothing(*_words: object, **_options: object) -> None:
    """Stand in for print."""
