"""Notes in a level file: on the whole collection in lines with a mark, on a level in lines without.

Imports nothing else of the engine: build scripts read the program's own collection before the extensions are compiled.
"""

from __future__ import annotations

from itertools import takewhile

MARK = "::"
"""Mark at the beginning of a line that is not a note on a level."""
SIGNS = ":; "
"""Signs before a note in one dialect or another, which are not part of its text."""


def heading(text: str) -> str:
    """Return the notes on the whole collection at the beginning of a file."""
    return "\n".join(takewhile(lambda line: line.startswith(MARK), text.splitlines()))


def without_marks(notes: str) -> str:
    """Return notes without the signs that mark them as notes in a file."""
    return "\n".join(line.lstrip(SIGNS) for line in notes.split("\n")).strip()


def remove_marked_lines(notes: str) -> str:
    """Return the notes without the lines that begin with `MARK`."""
    return "\n".join(line for line in notes.split("\n") if not line.startswith(MARK)).strip("\n")
