"""What a file or a text from outside may cost, however few bytes ask for it: one budget for all readers."""

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
"""Of a file. The largest collections of levels have a third of it."""
LINES = 1_500_000
TYPED = 1_000_000
"""Characters of what a person types or pastes as one position or one row of moves."""
CHARACTERS = 32 << 20
"""Written out, where a text repeats itself."""
LEVELS = 100_000
CELLS = 24_000_000
"""Squares of all boards together: a hundred levels of 490 x 490, or a hundred thousand usual ones."""
SECONDS = 20.0
"""Of the reading thread's own work: a busy machine makes no file too large."""

Compressed = bytes | bytearray | memoryview | mmap.mmap


class Budget:
    """What is left of it. Each reader of one file gets the same one; whoever takes too much raises InputError."""

    def __init__(self, times: int = 1) -> None:
        """`times` as much of everything: for an archive of many files."""
        usual = {"bytes": BYTES, "lines": LINES, "characters": CHARACTERS, "levels": LEVELS, "squares": CELLS}
        self._left = {what: times * most for what, most in usual.items()}
        self._most = dict(self._left)
        self._seconds = times * SECONDS
        self._until = time.thread_time() + self._seconds

    def take_bytes(self, count: int) -> None:
        """So much is read."""
        self._take("bytes", count)

    def take_lines(self, count: int) -> None:
        """So many lines are looked at."""
        self._take("lines", count)

    def take_characters(self, count: int) -> None:
        """So much text is written out."""
        self._take("characters", count)

    def take_levels(self, count: int) -> None:
        """So many levels begin."""
        self._take("levels", count)

    def take_cells(self, count: int) -> None:
        """A board of so many squares is looked at."""
        self._take("squares", count)
        self.take_time()

    def take_time(self) -> None:
        """Whether there is time to go on."""
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
    """Return the text, if it is one that a person might have typed or pasted. Raises InputError."""
    if len(text) > TYPED:
        raise InputError(
            phrase("This text has {characters:,} characters; {most:,} is the most", characters=len(text), most=TYPED)
        )
    return text


def repeats(digits: str) -> int:
    """The number of times that digits ask for, as far as it matters: more than nine of them pass every limit."""
    digits = digits.lstrip("0")
    return int(digits or 0) if len(digits) < 10 else 10**9


def read_bytes(path: Path, budget: Budget | None = None) -> bytes:
    """Return the content of a file that a person names.

    Raises InputError for a file that cannot be read or is too large, and for what is no file: a pipe may never end.
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
    """What takes compressed bytes apart, of `zlib` or `lzma`."""

    @property
    def eof(self) -> bool:
        """Whether the end of what was compressed was met."""

    def decompress(self, data: Compressed, most: int, /) -> bytes:
        """At most so many bytes of what was compressed."""


def inflate(data: Compressed, most: int) -> bytes:
    """What was compressed by zlib, which is at most so many bytes. Raises ValueError for more, and for what is none."""
    return drain(zlib.decompressobj(), zlib.error, data, most)


def drain(stream: Stream, fault: type[Exception], data: Compressed, most: int) -> bytes:
    """As `inflate`, by a stream that has read nothing yet and raises `fault` for what it cannot read."""
    try:
        content = stream.decompress(data, most + 1)
    except fault as error:
        raise ValueError(str(error)) from error
    if len(content) > most or not stream.eof:
        raise ValueError(f"it is more than {most} bytes, or breaks off")
    return content
