"""Standard output in real terminals: encodings that lack a character, readers that stop early."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Callable
from typing import TextIO

from app.cli.options import DONE

PLAIN = "statewalk.plain"
"""Name of the codec error handler that replaces characters which an encoding lacks."""
SIGNS = {"≈": "~", "≥": ">=", "≤": "<=", "–": "-", "−": "-", "×": "x", "·": "*", "∞": "infinity", "µ": "u"}
"""Replacements for such characters; other widths of space become a space, and accents are dropped."""


def run_on_streams(run: Callable[[], int]) -> int:
    """Return the exit code of `run`, which prints to streams that replace what their encoding lacks.

    A reader that stops early, such as `| head`, ends it without an error.
    """
    _accept_every_sign()
    try:
        try:
            return run()
        finally:
            # Flush here, where a broken pipe is handled; at the end of the process it would print an error.
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        # Send what is left in the buffer nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def write_file(text: str, stream: TextIO | None = None) -> None:
    """Print the content of a file in UTF-8, as the file would have it, whatever the stream uses.

    It goes to standard output unless another stream is given.
    """
    stream = sys.stdout if stream is None else stream
    stream.flush()
    stream.buffer.write(text.encode())
    stream.buffer.flush()


def _accept_every_sign() -> None:
    codecs.register_error(PLAIN, _replace_unencodable)
    for stream in (sys.stdout, sys.stderr):
        # Under a test, or without a console, the stream may be something else.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plain_sign, error.object[error.start : error.end])), error.end


def plain_sign(sign: str) -> str:
    """Return a character in ASCII; a question mark if nothing in ASCII is like it."""
    parts = unicodedata.normalize("NFKD", SIGNS.get(sign, sign))
    near = "".join(SIGNS.get(part, part) for part in parts).encode("ascii", "ignore").decode()
    return near or ("" if unicodedata.combining(sign) else "?")
