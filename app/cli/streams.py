"""Standard output as it is met: a code page that lacks a sign, a reader that has seen enough."""

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
"""The name of the way in which signs are written that a code page lacks."""
SIGNS = {"≈": "~", "≥": ">=", "≤": "<=", "–": "-", "−": "-", "×": "x", "·": "*", "∞": "infinity", "µ": "u"}
"""What stands for them; a space of another width is a space, and an accent is left out."""


def run_on_streams(run: Callable[[], int]) -> int:
    """The exit code of `run`, which prints: nothing is lost to a code page, and `| head` ends it without a word."""
    _accept_every_sign()
    try:
        try:
            return run()
        finally:
            # here, where a reader that has gone is understood; at the end of the process it is a complaint
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        # what is left in the buffer goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def write_file(text: str, stream: TextIO | None = None) -> None:
    """Print what is the content of a file: in UTF-8, as the file would have it, whatever the code page.

    It goes to standard output unless another stream is given.
    """
    stream = sys.stdout if stream is None else stream
    stream.flush()
    stream.buffer.write(text.encode())
    stream.buffer.flush()


def _accept_every_sign() -> None:
    codecs.register_error(PLAIN, _replace_unencodable)
    for stream in (sys.stdout, sys.stderr):
        # under a test, or without a console, it is something else
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plain_sign, error.object[error.start : error.end])), error.end


def plain_sign(sign: str) -> str:
    """A sign in ASCII; a question mark for one that has nothing like it there."""
    parts = unicodedata.normalize("NFKD", SIGNS.get(sign, sign))
    near = "".join(SIGNS.get(part, part) for part in parts).encode("ascii", "ignore").decode()
    return near or ("" if unicodedata.combining(sign) else "?")
