"""What was told beside what was heard: which message is missing, clipped or doubled.

Readers break lines in their own ways, so words are compared, and a comma that stands alone (Fenrir's word
for the end of a line) is no word.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from enum import StrEnum
from typing import NamedTuple

from dispatcher import Spoken


class Fault(StrEnum):
    """What is wrong with how a message was heard. Each message counts once, by the first of these that it
    has."""

    MISSING = "missing"
    """Not a word of it was heard."""
    CLIPPED = "clipped"
    """Some of its words were not heard, or were cut off."""
    DOUBLED = "doubled"
    """It, or a part of it, was heard more than once."""
    ADDED = "added"
    """Words were heard beside it that no message has."""


class Heard(NamedTuple):
    """One message, the words that were heard for it, and what is wrong with them."""

    message: str
    words: str
    fault: Fault | None


def words(texts: Iterable[str]) -> list[str]:
    """The words of some texts, whatever breaks them into lines."""
    return [word for text in texts for word in text.split() if word != ","]


def heard_words(spoken: Iterable[Spoken]) -> list[str]:
    """The words that were heard. How much was heard of a text that was cut off nobody can say; its last
    word was not."""
    return [word for text, whole in spoken for word in words([text])[: None if whole else -1]]


def compare(told: Sequence[str], spoken: Iterable[Spoken]) -> list[Heard]:
    """How each message of a session was heard."""
    messages = [words([text]) for text in told]
    owners = [number for number, message in enumerate(messages) for _ in message]
    heard = heard_words(spoken)
    said: list[list[str]] = [[] for _ in messages]
    lost = [len(message) for message in messages]
    doubled, added = set[int](), set[int]()
    alignment = SequenceMatcher(None, words(told), heard, autojunk=False)
    for what, start, end, first, last in alignment.get_opcodes():
        if what == "equal":
            for owner, word in zip(owners[start:end], heard[first:last], strict=True):
                said[owner].append(word)
                lost[owner] -= 1
            continue
        before = owners[max(0, start - 1)]
        surplus = heard[first:last]
        while surplus:
            owner, length = _whose(surplus, messages, before)
            (doubled if length else added).add(owner)
            said[owner].extend(surplus[: length or 1])
            surplus = surplus[length or 1 :]

    def fault(number: int) -> Fault | None:
        if lost[number]:
            return Fault.MISSING if lost[number] == len(messages[number]) else Fault.CLIPPED
        return Fault.DOUBLED if number in doubled else Fault.ADDED if number in added else None

    return [Heard(text, " ".join(said[number]), fault(number)) for number, text in enumerate(told)]


def _whose(surplus: Sequence[str], messages: Sequence[Sequence[str]], before: int) -> tuple[int, int]:
    """The message that words heard too often belong to, and how many of them: it is the one before them or
    one of its neighbours. None of them may have the first word: then it is 0 words of the one before."""
    neighbours = (number for number in (before, before + 1, before - 1) if 0 <= number < len(messages))
    lengths = {number: _shared(surplus, messages[number]) for number in neighbours}
    owner = max(lengths, key=lengths.__getitem__)
    return owner, lengths[owner]


def _shared(surplus: Sequence[str], message: Sequence[str]) -> int:
    """How many words at the start of the surplus stand in the message, one after the other."""
    return max(len(list(_equal(surplus, message[start:]))) for start in range(len(message)))


def _equal(left: Iterable[str], right: Iterable[str]) -> Iterator[str]:
    for one, other in zip(left, right, strict=False):
        if one != other:
            return
        yield one
