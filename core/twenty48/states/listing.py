"""Listing of the boards that play reaches, layer by layer of equal tile sum, up to symmetry.

A layer is made from the after-states (boards after a shift, before the new tile) of the two layers before it, so these
and one table of states are all that is in memory, however many boards there are. Boards count as states while the
target is not made and some move is legal. J. Lees-Miller, "The Mathematics of 2048: Counting States by Exhaustive
Enumeration" (2017), has the same figures up to 4x4 and 8, plus one for each of the two ends that he counts.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.base.control import Control
from core.base.files import table_file as storage
from core.base.words import phrase
from core.twenty48.shape import BoardShape
from core.twenty48.states.known_counts import known_counts
from core.twenty48.states.layers import Layers

VERSION = 1
"""Version of the file of an interrupted listing."""
STORE_SECONDS = 60.0
TABLE_BYTES = 1 << 30
"""Largest size of the table of states; a larger layer is made in parts, each from all boards again."""
SLOTS_A_STATE = 4
STATES_AN_AFTER_STATE = 3


@dataclass(frozen=True)
class StateLayer:
    """Boards of one tile sum: `live` ones with a legal move, `over` without, and their after-states.

    `keys` are the live boards in ascending order, for `Layers.cells`, if they were requested.
    """

    total: int
    live: int
    over: int
    afters: array[int]
    keys: array[int] | None = None


@dataclass(frozen=True)
class ListingProgress:
    """Interrupted listing: (tile sum, live, over) of its layers, and the after-states of the last two."""

    layers: tuple[tuple[int, int, int], ...]
    newer: array[int]
    older: array[int]

    @property
    def total(self) -> int:
        """Tile sum of the last layer."""
        return self.layers[-1][0]


@dataclass(frozen=True)
class StateCount:
    """Number of boards that play reaches, up to symmetry, by tile sum."""

    shape: BoardShape
    exponent: int
    layers: tuple[tuple[int, int, int], ...]
    """Tuples (tile sum, live, over) of all layers that are not empty."""

    @cached_property
    def live_boards(self) -> int:
        """Number of boards that are neither won nor lost."""
        return sum(live for _, live, _ in self.layers)

    @cached_property
    def lost_boards(self) -> int:
        """Number of boards on which the game is lost."""
        return sum(over for _, _, over in self.layers)


def state_layers(
    layers: Layers, *, keep: bool = False, after: ListingProgress | None = None, control: Control | None = None
) -> Iterator[StateLayer]:
    """Yield the layers in ascending order, each computed on demand; they end early if cancelled.

    They begin with the first one, or continue `after` an interrupted listing. `control.done` counts states and lost
    boards. Raises MemoryError.
    """
    control = Control() if control is None else control
    starts = layers.starts()
    none = array(layers.typecode)
    total, newer, older = (2, none, none) if after is None else (after.total, after.newer, after.older)
    while newer or older or total < max(starts):
        total += 2
        start = starts.get(total, none)
        parts = 1 if keep else parts_for(layers, newer, older)
        counted_layer = layers.forward(newer, older, start, parts=parts, control=control)
        if counted_layer is None:
            return
        live, over, afters = counted_layer
        yield StateLayer(total, live, over, afters, layers.living() if keep else None)
        newer, older = afters, newer


def count_states(
    size: BoardShape | int, exponent: int, control: Control | None = None, folder: Path | None = None
) -> StateCount | None:
    """List and count every board up to the target 2^exponent; None if cancelled.

    With a folder, the progress is stored there about once a minute and when cancelled, and a later call continues from
    it; the file is deleted when the listing is done. Raises InputError, and OSError if the progress cannot be stored.
    """
    layers = Layers(size, exponent)
    control = Control() if control is None else control
    control.total = positions(size, exponent)
    none = array(layers.typecode)
    progress = None if folder is None else load_progress(folder, layers)
    if progress is None:
        progress = ListingProgress((), none, none)
    control.done = sum(live + over for _, live, over in progress.layers)
    stored = time.monotonic()
    for layer in state_layers(layers, after=progress if progress.layers else None, control=control):
        progress = ListingProgress(
            (*progress.layers, (layer.total, layer.live, layer.over)), layer.afters, progress.newer
        )
        if folder is not None and layer.afters and time.monotonic() - stored > STORE_SECONDS:
            save_progress(folder, layers, progress)
            stored = time.monotonic()
    if control.cancelled:
        if folder is not None and progress.newer:
            save_progress(folder, layers, progress)
        return None
    if folder is not None:
        progress_path(folder, layers).unlink(missing_ok=True)
    control.done = control.total or control.done
    return StateCount(layers.shape, exponent, tuple(layer for layer in progress.layers if layer[1] or layer[2]))


def positions(size: BoardShape | int, exponent: int) -> int:
    """Return the number of states and lost boards of a full listing; 0 if unknown."""
    counts = known_counts(size, exponent)
    return 0 if counts is None else counts.live + counts.over


def parts_for(layers: Layers, newer: array[int], older: array[int]) -> int:
    """Return the number of parts in which the next layer is made, so that its table fits `TABLE_BYTES`."""
    slots = (len(newer) + len(older)) * STATES_AN_AFTER_STATE * SLOTS_A_STATE
    return 1 + slots * layers.key_bytes // TABLE_BYTES


def progress_path(folder: Path, layers: Layers) -> Path:
    """Return the path of the file of an interrupted listing."""
    return folder / f"states-{layers.shape}-{1 << layers.exponent}.listing"


def save_progress(folder: Path, layers: Layers, progress: ListingProgress) -> None:
    """Store an interrupted listing, completely or not at all. Raises OSError with one sentence."""
    facts = {"layers": progress.layers, "newer": len(progress.newer)}
    parts = [memoryview(progress.newer), memoryview(progress.older)]
    try:
        storage.write_table(progress_path(folder, layers), _kind(layers), VERSION, parts, facts)
    except OSError as error:
        raise OSError(
            phrase(
                "The listing could not be stored in {folder}: {reason}.",
                folder=str(folder),
                reason=error.strerror or str(error),
            )
        ) from error


def load_progress(folder: Path, layers: Layers) -> ListingProgress | None:
    """Return the stored listing; None if there is none, or if it is of another version or damaged."""
    try:
        content, facts = storage.read_table(progress_path(folder, layers), _kind(layers), VERSION)
    except (OSError, storage.DamagedTableError):
        return None
    match facts:
        case {"layers": list(found), "newer": int(newer)}:
            keys = array(layers.typecode, content[:])
            return ListingProgress(
                tuple((total, live, over) for total, live, over in found), keys[:newer], keys[newer:]
            )
    return None


def _kind(layers: Layers) -> str:
    return f"2048 states {layers.shape} {1 << layers.exponent}"
