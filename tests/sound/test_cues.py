"""The sounds themselves: the shipped files are what their recipes make, and each is told in words."""

from __future__ import annotations

import re
import wave
from array import array
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest

from thousand.say.fluent import languages, locale
from thousand.say.tone import Cue
from thousand.sound import synth
from thousand.sound.cues import RECIPES
from thousand.sound.player import loud

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("cue", Cue)
def test_the_shipped_file_is_what_the_recipe_makes(cue: Cue) -> None:
    assert synth.shipped(cue) == synth.wav(cue)


def test_there_is_a_file_for_each_sound_and_no_other(tmp_path: Path) -> None:
    shipped = {file.name for file in (files("thousand.sound") / "files").iterdir()}
    assert shipped == {f"{cue}.wav" for cue in Cue}
    synth.main(tmp_path / "new")
    assert {file.name for file in (tmp_path / "new").iterdir()} == shipped


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_is_short_mono_and_neither_clipped_nor_clicking(cue: Cue) -> None:
    """a11y: a short cue."""
    with wave.open(BytesIO(synth.shipped(cue))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, synth.RATE)
        assert 0.1 < file.getnframes() / synth.RATE < 1.3
    samples = loud(cue, 100)
    assert samples[0] == 0, "it begins in silence"
    assert set(samples[-synth.REST :]) == {0}, "and ends in it, so that two in a row can be told apart"
    assert 5_000 < max(map(abs, samples)) <= synth.LOUDEST
    assert max(map(abs, samples[-synth.REST - 20 : -synth.REST])) < 1_000


def test_no_two_sounds_are_alike() -> None:
    assert len({synth.shipped(cue) for cue in Cue}) == len(Cue) == len(RECIPES)


def test_loud_notes_together_are_made_softer_and_not_cut() -> None:
    note = RECIPES[Cue.MESSAGE][0]._replace(loud=100)
    alone, together = synth.samples([note]), synth.samples([note] * 3)
    assert max(map(abs, together)) == synth.LOUDEST
    ratio = synth.LOUDEST / max(map(abs, alone))
    assert all(abs(one * ratio - other) <= 2 for one, other in zip(alone, together, strict=True))


def test_half_the_volume_is_a_quarter_of_the_strength() -> None:
    full = loud(Cue.TURN, 100)
    half = loud(Cue.TURN, 50)
    assert isinstance(full, array)
    assert half == array("h", [sample // 4 for sample in full])


@pytest.mark.parametrize("degrees", range(0, 720, 15))
def test_our_sine_is_the_sine(degrees: int) -> None:
    import math

    assert synth._sine(degrees / 360) == pytest.approx(math.sin(math.radians(degrees)), abs=1e-5)


def test_every_sound_is_described_in_words() -> None:
    """a11y: never instead of words."""
    described = re.findall(r"^- \*\*([a-z-]+)\*\*: ", (DOCS / "sounds.md").read_text(), re.MULTILINE)
    assert described == [cue.value for cue in Cue]
    for lang in languages():
        assert all(locale(lang).text(f"cue-{cue}") for cue in Cue)
