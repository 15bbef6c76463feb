"""Detection of level files by their content, whatever their name, such as `screen.1` of XSokoban."""

from __future__ import annotations

from pathlib import Path

from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_collection

LOOKED_AT = 1 << 16
"""Number of bytes at the beginning of a file that are searched for a level."""


def reads(path: Path) -> bool:
    """Return whether a file begins like a file of levels; False if it cannot be read."""
    try:
        with path.open("rb") as file:
            return bool(read_collection(file.read(LOOKED_AT)).entries)
    except (InputError, OSError):
        return False
