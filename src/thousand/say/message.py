"""What goes from the room with words to the ears: a text and how it is to be heard."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from thousand.say.tone import PLAIN, Cue, Tone


class Kind(StrEnum):
    """Why a message is said; the speakers and the history decide by this alone.

    ``EVENT`` something happened at the table: it queues and must not be lost.
    ``REPLY`` the answer to a key (a card under the cursor, the scores): newer replies replace it.
    ``REFUSAL`` the answer to a key that could not do what it asked: heard like a reply.
    ``TALK`` somebody at the table has said something: heard like an event.
    ``NOTICE`` the house itself speaks (saved, speech lost): queues like an event.
    ``AGAIN`` what was said before, or what is being typed: heard like a reply, and not kept once more.
    """

    EVENT = "event"
    TALK = "talk"
    REPLY = "reply"
    REFUSAL = "refusal"
    NOTICE = "notice"
    AGAIN = "again"

    @property
    def interrupts(self) -> bool:
        """Whether speech under way is cut off to say this at once (a11y: navigation only)."""
        return self in (Kind.REPLY, Kind.REFUSAL, Kind.AGAIN)


class Message(msgspec.Struct, frozen=True):
    """One thing for the player to hear, in the language ``lang`` (``"en"``).

    An event is one line. An answer may have several, parted by line breaks: they belong together,
    and a newer answer replaces them all. ``prompts``: the player is going to type behind the last one.
    """

    text: str
    lang: str
    kind: Kind = Kind.EVENT
    tone: Tone = PLAIN
    prompts: bool = False

    @property
    def cue(self) -> Cue | None:
        """The sound that goes with it: the event's own, or that of its kind."""
        return self.tone.cue or _CUES.get(self.kind)


_CUES = {Kind.REFUSAL: Cue.REFUSAL, Kind.NOTICE: Cue.MESSAGE}
