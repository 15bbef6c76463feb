"""Whether a file holds levels, whatever it is called: `screen.1` of XSokoban, or a name without an ending."""

from __future__ import annotations

from pathlib import Path

from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_collection

LOOKED_AT = 1 << 16
"""Bytes at the beginning of a file that are searched for a level."""


def reads(path: Path) -> bool:
    """Return whether a file begins like a file of levels, or is one that cannot be read."""
    try:
        with path.open("rb") as file:
            return bool(read_collection(file.read(LOOKED_AT)).entries)
    except (InputError, OSError):
        return False
