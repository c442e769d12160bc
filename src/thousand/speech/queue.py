"""What is said next: the rules of interrupting and of never losing an event.

* Events and notices wait their turn and keep their order.
* A reply interrupts whatever is being said and replaces a reply that still waits. It is never
  repeated: the player has asked for something newer.
* An event that a reply cut off waits for the end of that reply, then is said again from its start.
* Where the backend tells no end, a text is taken to last as long as its letters at
  ``CHARACTERS_A_SECOND``, and a key inside that time to have cut it off, because screen readers
  fall silent at every key.

A player who walks through the hand must not hear the beginning of the same event after every card.
So each cut makes an event wait ``PAUSE`` seconds longer, up to ``LONGEST_PAUSE``, after the player
has come to rest. A text stopped by someone else (the server's "stop speaking" key, another program)
is said again once; stopped a second time it is meant to be silent. The history still has it.

There are no threads here and no clock of its own, so that tests can live through hours in moments.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

import msgspec

from thousand.say.cells import cells
from thousand.say.message import Message

CHARACTERS_A_SECOND = 12
"""How fast a voice that tells no end is taken to speak, unless it was told to be slow."""

SLOWEST_VOICE = 4
"""Characters a second of a voice that tells its end, before that end is taken to be lost."""

PATIENCE = 5.0
"""Seconds such an end may be late, on top of that."""

PAUSE = 0.25
LONGEST_PAUSE = 2.0

_FIRST = -1


class Utterance(msgspec.Struct, eq=False):
    """One message on its way to the ear."""

    message: Message
    number: int
    """Its place among the events."""
    token: int = 0
    """Names the latest time it was given to the backend."""
    due: float = 0.0
    """When it should have ended."""
    cuts: int = 0
    """How often a key or a reply broke it off."""
    stops: int = 0
    """How often someone else did."""

    @property
    def interrupts(self) -> bool:
        """Whether it silences what is being said."""
        return self.message.kind.interrupts


class SpeechQueue:
    """Decides what is said next. ``clock`` gives the time in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._tells_end = True
        self._queues = True
        self._speed: float = CHARACTERS_A_SECOND
        self._waiting: list[Utterance] = []
        self._reply: Utterance | None = None
        self._under_way: list[Utterance] = []
        self._rest_since = clock()
        self._events = 0
        self._tokens = 0

    @property
    def waiting(self) -> bool:
        """Whether something has not been given to the backend yet."""
        return self._reply is not None or bool(self._waiting)

    def use(self, *, tells_end: bool, queues: bool) -> None:
        """Follow the habits of the backend that speaks from now on."""
        self._tells_end, self._queues = tells_end, queues

    def set_rate(self, rate: int | None) -> None:
        """The voice speaks at this speed (see ``Backend``), by which a text is taken to last."""
        # The slowest take three times as long. That a fast one takes less is better not relied on.
        self._speed = CHARACTERS_A_SECOND * 3 ** (min(rate or 0, 0) / 100)

    def say(self, message: Message) -> None:
        """Add a message."""
        utterance = Utterance(message, self._events)
        if utterance.interrupts:
            self._reply = utterance
        else:
            self._events += 1
            self._waiting.append(utterance)

    def announce(self, message: Message) -> None:
        """Say this before the waiting events, in place of an announcement not heard yet."""
        self._waiting = [u for u in self._waiting if u.number != _FIRST]
        self._waiting.insert(0, Utterance(message, _FIRST))

    def key(self) -> bool:
        """The player pressed a key. True if it cut something off: the backend must then be stopped,

        because not every voice falls silent by itself, and what was cut off is said again.
        """
        if self._tells_end:
            return False
        self._expire()
        self._rest_since = self._clock()
        cut = bool(self._under_way)
        self._cut()
        return cut

    def take(self) -> Utterance | None:
        """The next text to give to the backend, now under way; None if there is nothing yet."""
        self._expire()
        if self._reply is not None:
            self._cut()
            reply, self._reply = self._reply, None
            return self._begin(reply)
        if self._waiting and self._may_begin(self._waiting[0]):
            return self._begin(self._waiting.pop(0))
        return None

    def ended(self, token: int, whole: bool) -> None:
        """The backend tells that a text was heard whole, or that it was not."""
        for utterance in self._under_way:
            if utterance.token == token:
                self._under_way.remove(utterance)
                self._end(utterance, whole, self._clock())
                return
        if whole:  # Its end and the reply that should have cut it off crossed.
            self._waiting = [u for u in self._waiting if u.token != token]

    def failed(self) -> None:
        """The backend broke down: what it was saying is said again by the next one."""
        self._expire()
        for utterance in self._under_way:
            if not utterance.interrupts:
                insort(self._waiting, utterance, key=_number)
            elif self._reply is None:
                self._reply = utterance
        self._under_way = []
        for utterance in self._waiting:
            utterance.stops = 0  # It was the failure that stopped them.

    def clear(self) -> list[Message]:
        """Forget everything; return what was not heard whole, events before the reply."""
        self.failed()
        left = self._waiting + ([self._reply] if self._reply else [])
        self._reply, self._waiting = None, []
        return [u.message for u in left if u.number != _FIRST]

    def wait(self) -> float | None:
        """Seconds until time alone changes what ``take`` gives; None if it never will."""
        now = self._clock()
        times = [u.due for u in self._under_way]
        if self._waiting and (rested := self._rested(self._waiting[0])) > now:
            times.append(rested)
        return max(0.0, min(times) - now) if times else None

    def _begin(self, utterance: Utterance) -> Utterance:
        begins = max([self._clock(), *(u.due for u in self._under_way)])
        self._tokens += 1
        utterance.token = self._tokens
        utterance.due = begins + (
            cells(utterance.message.text) / SLOWEST_VOICE + PATIENCE
            if self._tells_end
            else cells(utterance.message.text) / self._speed
        )
        self._under_way.append(utterance)
        return utterance

    def _may_begin(self, event: Utterance) -> bool:
        if self._under_way and not self._queues:
            return False
        if not event.cuts:
            return True
        replying = any(u.interrupts for u in self._under_way)
        return not replying and self._rested(event) <= self._clock()

    def _rested(self, event: Utterance) -> float:
        """When the player will have been at rest for long enough to hear this event again."""
        return self._rest_since + min(PAUSE * event.cuts, LONGEST_PAUSE)

    def _cut(self) -> None:
        """A key or a reply silences everything under way."""
        for utterance in self._under_way:
            if not utterance.interrupts:
                utterance.cuts += 1
                insort(self._waiting, utterance, key=_number)
        self._under_way = []

    def _expire(self) -> None:
        """End what is past its time: heard, or (if its end should have been told) stopped."""
        now = self._clock()
        past = [u for u in self._under_way if u.due <= now]
        self._under_way = [u for u in self._under_way if u.due > now]
        for utterance in past:
            self._end(utterance, whole=not self._tells_end, at=utterance.due)

    def _end(self, utterance: Utterance, whole: bool, at: float) -> None:
        if utterance.interrupts:
            self._rest_since = max(self._rest_since, at)
        elif not whole and not utterance.stops:
            utterance.stops += 1
            insort(self._waiting, utterance, key=_number)


def _number(utterance: Utterance) -> int:
    return utterance.number
