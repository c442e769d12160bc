"""Faces for tests: what a player sees, kept as lines."""

from __future__ import annotations

from thousand.say.message import Message


class Heard:
    """A face that keeps what it is given."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.sequences: list[str] = []

    def show(self, message: Message) -> None:
        self.lines += message.text.split("\n")

    def echo(self, text: str) -> None:
        self.lines.append(text)

    def control(self, sequence: str) -> bool:
        self.sequences.append(sequence)
        return True
