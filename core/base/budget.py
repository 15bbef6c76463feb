"""Limits on what reading a file or text from outside may cost, however small the file is."""

from __future__ import annotations

import mmap
import stat
import time
import zlib
from pathlib import Path
from typing import Protocol

from core.base.puzzle import InputError
from core.base.words import phrase

BYTES = 32 << 20
"""Most bytes of a file, three times the size of the largest collections of levels."""
LINES = 1_500_000
TYPED = 1_000_000
"""Most characters of one position or one row of moves that a person types or pastes."""
CHARACTERS = 32 << 20
"""Most characters of a text after its repetitions are expanded."""
LEVELS = 100_000
CELLS = 24_000_000
"""Most squares of all boards together: a hundred levels of 490 x 490, or a hundred thousand usual."""
SECONDS = 20.0
"""Most seconds of CPU time of the reading thread, so that a busy machine makes no file too large."""

Compressed = bytes | bytearray | memoryview | mmap.mmap


class Budget:
    """Rest of the limits for one file, shared by its readers; methods raise InputError beyond them."""

    def __init__(self, times: int = 1) -> None:
        """Allow `times` the usual limits, for an archive of many files."""
        usual = {"bytes": BYTES, "lines": LINES, "characters": CHARACTERS, "levels": LEVELS, "squares": CELLS}
        self._left = {what: times * most for what, most in usual.items()}
        self._most = dict(self._left)
        self._seconds = times * SECONDS
        self._until = time.thread_time() + self._seconds

    def take_bytes(self, count: int) -> None:
        """Count bytes that are read."""
        self._take("bytes", count)

    def take_lines(self, count: int) -> None:
        """Count lines that are examined."""
        self._take("lines", count)

    def take_characters(self, count: int) -> None:
        """Count characters of expanded text."""
        self._take("characters", count)

    def take_levels(self, count: int) -> None:
        """Count levels that begin."""
        self._take("levels", count)

    def take_cells(self, count: int) -> None:
        """Count the squares of a board that is examined, and check the time limit."""
        self._take("squares", count)
        self.take_time()

    def take_time(self) -> None:
        """Check that the time limit is not exceeded."""
        if time.thread_time() > self._until:
            raise InputError(
                phrase("Reading this takes more than {seconds:g} seconds. Divide it", seconds=self._seconds)
            )

    def _take(self, what: str, count: int) -> None:
        self._left[what] -= count
        if self._left[what] < 0:
            raise InputError(_too_much(what, self._most[what]))


def _too_much(what: str, most: int) -> str:
    if what == "bytes":
        return phrase("This is more than {most:,} bytes to read. Divide it", most=most)
    if what == "lines":
        return phrase("This is more than {most:,} lines to read. Divide it", most=most)
    if what == "characters":
        return phrase("This is more than {most:,} characters to read. Divide it", most=most)
    if what == "levels":
        return phrase("This is more than {most:,} levels to read. Divide it", most=most)
    return phrase("This is more than {most:,} squares to read. Divide it", most=most)


def check_typed_text(text: str) -> str:
    """Return the text if it is short enough to have been typed or pasted, else raise InputError."""
    if len(text) > TYPED:
        raise InputError(
            phrase("This text has {characters:,} characters; {most:,} is the most", characters=len(text), most=TYPED)
        )
    return text


def repeats(digits: str) -> int:
    """Return the repeat count that digits write; more than nine digits give 10**9, above every limit."""
    digits = digits.lstrip("0")
    return int(digits or 0) if len(digits) < 10 else 10**9


def read_bytes(path: Path, budget: Budget | None = None) -> bytes:
    """Return the content of a file that the user named.

    Raises InputError for a file that is too large or cannot be read, and for anything but a regular file: a pipe may
    never end.
    """
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise InputError(phrase("{name} is not a file", name=path.name))
        if about.st_size > BYTES:
            raise InputError(phrase("{name} is larger than {most} MB", name=path.name, most=BYTES >> 20))
        with path.open("rb") as file:
            data = file.read(BYTES + 1)
    except OSError as error:
        raise InputError(phrase("{name} cannot be read: {reason}", name=path.name, reason=error.strerror)) from error
    (budget or Budget()).take_bytes(len(data))
    return data


class Stream(Protocol):
    """Interface of the decompressors of `zlib` and `lzma`."""

    @property
    def eof(self) -> bool:
        """Whether the end of the compressed data was reached."""

    def decompress(self, data: Compressed, most: int, /) -> bytes:
        """Return at most `most` bytes of decompressed data."""


def inflate(data: Compressed, most: int) -> bytes:
    """Return the content of zlib data; raises ValueError if it is damaged or exceeds `most` bytes."""
    return drain(zlib.decompressobj(), zlib.error, data, most)


def drain(stream: Stream, fault: type[Exception], data: Compressed, most: int) -> bytes:
    """Return the decompressed content of data, as `inflate` does, by a stream that has read nothing yet.

    `fault` is the exception that the stream raises for data it cannot read.
    """
    try:
        content = stream.decompress(data, most + 1)
    except fault as error:
        raise ValueError(str(error)) from error
    if len(content) > most or not stream.eof:
        raise ValueError(f"it is more than {most} bytes, or breaks off")
    return content
