"""A tone is a sound file with the right pitch and length, and without clicks."""

from __future__ import annotations

import io
import wave
from array import array
from itertools import pairwise

from core.base.tone import RATE, tones


def test_tones_have_their_pitch_length_and_pauses() -> None:
    with wave.open(io.BytesIO(tones(880, 0.1, 2))) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, RATE)
        samples = array("h", sound.readframes(sound.getnframes()))
    length = round(0.1 * RATE)
    assert len(samples) == 3 * length
    first, pause, second = samples[:length], samples[length : 2 * length], samples[2 * length :]
    assert first == second and not any(pause)
    rises = sum(a < 0 <= b for a, b in pairwise(first))
    assert abs(rises - 88) <= 1
    assert first[0] == 0 and abs(first[-1]) < 500, "it begins and ends softly"
    assert max(first) > 10_000
