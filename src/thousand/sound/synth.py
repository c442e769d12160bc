"""The generator of the cues: notes become samples, samples become the small files shipped with us.

``python -m thousand.sound.synth`` writes the files anew. It gives the same bytes on every machine and every
Python, so that a test can hold the files to their recipes: it only adds and multiplies, one after another.
``math.sin`` may differ in its last digit, ``sum`` is more exact since Python 3.12, and the noise is our own.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Iterator, Sequence
from importlib.resources import files
from io import BytesIO
from pathlib import Path

from thousand.say.tone import Cue
from thousand.sound.cues import RECIPES, Note, Timbre

RATE = 22050
"""Samples a second: enough for sounds of at most 5 kHz."""

LOUDEST = 32767
"""The greatest value of a sample of 16 bits."""

ATTACK = RATE // 200
"""How many samples a note takes to begin: five milliseconds, without which it would click."""

RELEASE = 0.3
"""The share of a held note in which it fades."""

REST = RATE * 40 // 1000
"""How many silent samples end each cue, so that two of them in a row can be told apart."""

_PARTIALS = {
    Timbre.BELL: (57, 26, 11, 0, 6),
    Timbre.PIPE: (83, 13, 4),
    Timbre.MOTOR: (33, 20, 15, 11, 9, 7, 5),
}
"""How loud each multiple of a pitch is, in percent of the whole."""


def samples(notes: Sequence[Note]) -> array[int]:
    """The notes as samples of 16 bits, with a rest at the end."""
    length = max(_count(note.at + note.lasts) for note in notes)
    mixed = [0.0] * length
    for note in notes:
        start = _count(note.at)
        for place, value in enumerate(_sound(note), start):
            mixed[place] += value
    peak = max(1.0, *map(abs, mixed))
    return array("h", [round(LOUDEST * value / peak) for value in mixed] + [0] * REST)


def wav(cue: Cue) -> bytes:
    """The cue as a WAV file: one channel, 16 bits."""
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        found = samples(RECIPES[cue])
        out.writeframes(b"".join(value.to_bytes(2, "little", signed=True) for value in found))
    return file.getvalue()


def shipped(cue: Cue) -> bytes:
    """The file of the cue that is shipped with us."""
    return (files("thousand.sound") / "files" / f"{cue}.wav").read_bytes()


def _count(milliseconds: int) -> int:
    return RATE * milliseconds // 1000


def _sound(note: Note) -> Iterator[float]:
    """The note's samples, from -1 to 1."""
    length = _count(note.lasts)
    wavy = _paper(note, length) if note.timbre is Timbre.PAPER else _tone(note, length)
    for place, value in enumerate(wavy):
        yield value * _fade(note.timbre, place, length) * note.loud / 100


def _tone(note: Note, length: int) -> Iterator[float]:
    turns = 0.0
    for place in range(length):
        value = 0.0
        for number, percent in enumerate(_PARTIALS[note.timbre], 1):
            value += percent * _sine(turns * number)
        yield value / 100
        turns += (note.low + (note.high - note.low) * place / length) / RATE


def _paper(note: Note, length: int) -> Iterator[float]:
    """Noise, of which the higher part is taken away above the note's pitch."""
    state, smooth = 1, 0.0
    for place in range(length):
        state = (state * 1103515245 + 12345) % 2**31
        pitch = note.low + (note.high - note.low) * place / length
        share = min(1.0, 6.28 * pitch / RATE)
        smooth += share * (state / 2**30 - 1.0 - smooth)
        yield smooth


def _fade(timbre: Timbre, place: int, length: int) -> float:
    """How loud a note is at a place: it begins without a click and ends in silence."""
    attack = min(1.0, place / ATTACK)
    left = 1.0 - place / length
    if timbre in (Timbre.BELL, Timbre.PAPER):
        return attack * left * left
    return attack * min(1.0, left / RELEASE)


def _sine(turns: float) -> float:
    """The sine of so many turns, to five digits, from sums and products alone."""
    part = turns % 1.0
    sign = 1.0
    if part >= 0.5:
        part, sign = part - 0.5, -1.0
    x = 6.283185307179586 * min(part, 0.5 - part)
    square = x * x
    return sign * x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))


def main(folder: Path) -> None:
    """Write every cue's file into a folder."""
    folder.mkdir(exist_ok=True)
    for cue in Cue:
        (folder / f"{cue}.wav").write_bytes(wav(cue))


if __name__ == "__main__":
    main(Path(__file__).parent / "files")
