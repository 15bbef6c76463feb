"""A listing of boards that was stopped, on disk: what is needed to go on where it was."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from pathlib import Path

from core import storage
from core.twenty48.states.layers import Layers

VERSION = 1


@dataclass(frozen=True)
class Reached:
    """How far a listing has come: (tile sum, live, over) of its layers, and the after-states of the last two."""

    layers: tuple[tuple[int, int, int], ...]
    newer: array[int]
    older: array[int]

    @property
    def total(self) -> int:
        """The tile sum of the last layer."""
        return self.layers[-1][0]


def path(folder: Path, layers: Layers) -> Path:
    """Where a stopped listing is kept."""
    return folder / f"states-{layers.size}x{layers.size}-{1 << layers.exponent}.listing"


def save(folder: Path, layers: Layers, reached: Reached) -> None:
    """Store a listing whole or not at all. Raises OSError with one sentence."""
    facts = {"layers": reached.layers, "newer": len(reached.newer)}
    parts = [memoryview(reached.newer), memoryview(reached.older)]
    try:
        storage.write_table(path(folder, layers), _kind(layers), VERSION, parts, facts)
    except OSError as error:
        raise OSError(f"The listing could not be stored in {folder}: {error.strerror or error}.") from error


def load(folder: Path, layers: Layers) -> Reached | None:
    """The stored listing, or None if there is none, or it is of another version or damaged."""
    try:
        content, facts = storage.read_table(path(folder, layers), _kind(layers), VERSION)
    except (OSError, storage.DamagedTableError):
        return None
    match facts:
        case {"layers": list(found), "newer": int(newer)}:
            keys = array(layers.typecode, content[:])
            return Reached(tuple((total, live, over) for total, live, over in found), keys[:newer], keys[newer:])
    return None


def _kind(layers: Layers) -> str:
    return f"2048 states {layers.size}x{layers.size} {1 << layers.exponent}"
