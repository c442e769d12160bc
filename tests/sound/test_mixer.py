"""The mixer: cues of events one after another, an answer's at once, silence between."""

from __future__ import annotations

from array import array

from thousand.sound.mixer import WAITING, Mixer
from thousand.sound.synth import LOUDEST


def cue(*samples: int) -> array[int]:
    return array("h", samples)


def test_without_a_cue_there_is_silence() -> None:
    mixer = Mixer()
    assert mixer.read(4) == cue(0, 0, 0, 0)
    assert mixer.idle.is_set()


def test_cues_follow_each_other_whatever_the_size_of_a_piece() -> None:
    for size in (1, 2, 3, 4, 7, 20):
        mixer = Mixer()
        for one in (cue(1, 2, 3), cue(4, 5), cue(6, 7, 8, 9)):
            mixer.add(one)
        heard = array("h")
        while not mixer.idle.is_set():
            heard += mixer.read(size)
        assert list(heard)[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        assert not any(heard[9:])


def test_an_answer_is_heard_at_once_and_over_the_others() -> None:
    mixer = Mixer()
    mixer.add(cue(*[10] * 6))
    assert list(mixer.read(2)) == [10, 10]
    mixer.add(cue(1, 2, 3), at_once=True)
    assert list(mixer.read(4)) == [11, 12, 13, 10]


def test_a_newer_answer_replaces_the_one_before() -> None:
    mixer = Mixer()
    mixer.add(cue(1, 1, 1, 1), at_once=True)
    mixer.read(2)
    mixer.add(cue(2, 2), at_once=True)
    assert list(mixer.read(4)) == [2, 2, 0, 0]


def test_what_is_too_loud_together_is_held_to_the_loudest() -> None:
    mixer = Mixer()
    mixer.add(cue(30_000, -30_000))
    mixer.add(cue(30_000, -30_000), at_once=True)
    assert list(mixer.read(2)) == [LOUDEST, -LOUDEST]


def test_the_same_cue_twice_in_a_row_is_one() -> None:
    mixer = Mixer()
    first, second = cue(1), cue(2)
    for one in (first, first, second, second, first):
        mixer.add(one)
    assert list(mixer.read(5)) == [1, 2, 1, 0, 0]


def test_of_a_burst_only_the_newest_are_kept() -> None:
    mixer = Mixer()
    for number in range(1, 101):
        mixer.add(cue(number))
    assert list(mixer.read(WAITING)) == list(range(101 - WAITING, 101))
