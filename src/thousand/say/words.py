"""What the interface asks of the words of a game, whichever game it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from thousand.bots.base import Reason
from thousand.game import Illegal
from thousand.say.scribe import Scribe
from thousand.say.tone import Tone


class Section(msgspec.Struct, frozen=True):
    """A part of a text to read: its heading, then paragraphs of lines that are each said at once."""

    heading: str
    paragraphs: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said of the section, its heading first."""
        return (self.heading, *(line for paragraph in self.paragraphs for line in paragraph))


class Words(Protocol):
    """A game's sentences. Every function that says something takes the scribe (language, viewer, detail)
    first; ``view`` is the viewer's. Several lines belong to one answer; an empty answer means that nothing
    is said."""

    def event(self, scribe: Scribe, happened: Any, view: Any) -> tuple[str, ...]:
        """What happened, as the viewer perceives it; ``view`` is the one after it."""

    def tone(self, scribe: Scribe, happened: Any, view: Any) -> Tone:
        """The sound of what happened, and how near it comes to the viewer."""

    def standing(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """How a match stands that goes on from before."""

    def card(self, scribe: Scribe, view: Any, index: int) -> str:
        """One card of the hand: its name, its place, and whether and where it can be played."""

    def hand(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The whole hand."""

    def info(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """Where all players stand."""

    def info_me(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """Where the viewer stands, in full."""

    def scores(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The scores, with what has fallen so far."""

    def turn(self, scribe: Scribe, view: Any) -> str:
        """Whose turn it is and what it waits for."""

    def pile(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """What is left to draw, and what has been discarded."""

    def options(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The rules in force."""

    def legend(self, scribe: Scribe) -> tuple[str, ...]:
        """What is said in short at the braille level, explained in lines that fit there."""

    def advice(self, scribe: Scribe, view: Any, reasons: Sequence[Reason]) -> tuple[str, ...]:
        """The move that a bot's reasons speak for, and why."""

    def rulebook(self, scribe: Scribe, rules: Any, seats: int) -> tuple[Section, ...]:
        """The whole rules as a text, of what these rules play with so many seats and of nothing else."""

    def statistics(self, scribe: Scribe, tally: Any) -> tuple[str, ...]:
        """What a player has done in all matches that were counted, from the game's own tally."""

    def teams(self, view: Any) -> tuple[tuple[int, ...], ...]:
        """The seats of each team; none where everybody plays for themselves."""

    def refusal(self, scribe: Scribe, view: Any, reason: Illegal) -> str:
        """Why something cannot be done, and what can; ``view`` is None before a match."""

    def question(self, scribe: Scribe, view: Any, kind: str, **params: Any) -> str:
        """The sentence of a question."""

    def choice(self, scribe: Scribe, view: Any, move: Any) -> str:
        """One answer of a question, a move."""

    def option_name(self, scribe: Scribe, name: str) -> str:
        """What an option is called; ``"rules"`` is the choice of a rule set."""

    def option_value(self, scribe: Scribe, name: str, value: Any) -> str:
        """What an option's value is called; a rule set of the player's own by its own name."""

    def option_about(self, scribe: Scribe, name: str, value: Any) -> str:
        """What an option means, in one line; ``value`` is its present one."""


Line: TypeAlias = tuple[str, str]
"""A style's name (empty: plain) and a text. What a style means must also be said by the text."""

Drawing: TypeAlias = tuple[Line, ...]


class Picture(Protocol):
    """How a game's table is drawn on the board face, readable without colour."""

    def pictures(self, scribe: Scribe, view: Any, width: int) -> tuple[Drawing, ...]:
        """Every side's tableau for a screen of ``width`` columns, the richest drawing first."""

    def hand(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The viewer's cards, one a line."""
