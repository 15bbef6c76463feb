"""Short tones as sound files (WAV, 16 bits, one channel)."""

from __future__ import annotations

import io
import wave
from array import array
from math import pi, sin
from sys import byteorder

RATE = 22_050
"""Sampling rate in samples per second."""
LOUDNESS = 0.5
FADE_S = 0.01
"""Seconds in which a tone swells and dies away; without that it clicks."""


def tones(pitch: float, seconds: float, count: int) -> bytes:
    """Return a sound file of `count` tones of `pitch` hertz and `seconds`, with pauses of that length."""
    length = round(seconds * RATE)
    tone = array("h", (_sample(at, length, pitch) for at in range(length)))
    silence = array("h", bytes(2 * length))
    samples = tone + (silence + tone) * (count - 1)
    if byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())
    return file.getvalue()


def _sample(at: int, length: int, pitch: float) -> int:
    loud = LOUDNESS * min(1.0, min(at, length - at) / (FADE_S * RATE))
    return round(32_767 * loud * sin(2 * pi * pitch * at / RATE))
