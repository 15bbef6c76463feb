"""What is said in a level file: of the whole collection in lines with a mark, of a level in lines without.

Knows nothing else of the engine: scripts read the program's own collection before that is compiled.
"""

from __future__ import annotations

from itertools import takewhile

MARK = "::"
"""Begins a line that is no note on a level."""
SIGNS = ":; "
"""Stand before a note in one dialect or the other, and are no part of what it says."""


def heading(text: str) -> str:
    """The notes on the whole collection, with which a file begins."""
    return "\n".join(takewhile(lambda line: line.startswith(MARK), text.splitlines()))


def without_marks(notes: str) -> str:
    """Notes without the signs that make them notes in a file."""
    return "\n".join(line.lstrip(SIGNS) for line in notes.split("\n")).strip()


def remove_marked_lines(notes: str) -> str:
    """Return the notes without the lines that begin with `MARK`."""
    return "\n".join(line for line in notes.split("\n") if not line.startswith(MARK)).strip("\n")
