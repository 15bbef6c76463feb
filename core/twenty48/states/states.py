"""The boards that play can really show, listed layer by layer of equal tile sum, one for each symmetry class.

A layer is made from the after-states (boards after a shift, before the new tile) of the two layers before it, so these
and one table of states are all that is in memory, however many boards there are. Boards count as states while the
target is not made and some move is legal. J. Lees-Miller, "The Mathematics of 2048: Counting States by Exhaustive
Enumeration" (2017), has the same figures up to 4x4 and 8, and one more for each of the two ends that he counts.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from core.control import Control
from core.twenty48.states import listing_file
from core.twenty48.states.layers import Layers
from core.twenty48.states.listing_file import Reached

STORE_SECONDS = 60.0
TABLE_BYTES = 1 << 30
"""What the table of states may take. A larger layer is made in parts, each of which goes through all its boards
again."""
SLOTS_A_STATE = 4
STATES_AN_AFTER_STATE = 3

KNOWN = {
    (2, 3): (15, 1, 8),
    (2, 4): (35, 6, 23),
    (2, 5): (57, 18, 45),
    (3, 3): (1_186, 2, 246),
    (3, 4): (16_834, 61, 5_458),
    (3, 5): (124_372, 1_360, 53_289),
    (3, 6): (594_046, 15_935, 304_257),
    (3, 7): (2_064_918, 107_254, 1_197_972),
    (3, 8): (5_643_584, 472_994, 3_597_668),
    (3, 9): (12_789_511, 1_524_678, 8_794_430),
    (3, 10): (25_179_012, 3_884_385, 18_414_626),
    (4, 3): (84_659, 1, 7_932),
    (4, 4): (23_482_821, 1_149, 4_365_386),
}
"""States, full boards without a move, and after-states, by size and exponent of the target: what a listing comes to,
for an honest progress, and for what a table will take."""


@dataclass(frozen=True)
class StateLayer:
    """The boards of one tile sum: `live` ones with a legal move, `over` without; `afters` is its after-states.

    `keys` are the live boards in ascending order, for `Layers.cells`, if they were asked for.
    """

    total: int
    live: int
    over: int
    afters: array[int]
    keys: array[int] | None = None


@dataclass(frozen=True)
class StateCount:
    """How many boards play can show, up to symmetry, by tile sum."""

    size: int
    exponent: int
    layers: tuple[tuple[int, int, int], ...]
    """(tile sum, live, over) of each layer that is not empty."""

    @cached_property
    def live(self) -> int:
        """Boards that are neither won nor lost."""
        return sum(live for _, live, _ in self.layers)

    @cached_property
    def over(self) -> int:
        """Boards on which the game is lost."""
        return sum(over for _, _, over in self.layers)


def state_layers(
    layers: Layers, *, keep: bool = False, after: Reached | None = None, control: Control | None = None
) -> Iterator[StateLayer]:
    """The layers in ascending order, each made when it is asked for; they end early if cancelled.

    They begin with the first one, or with the one after those that were `reached`. `control.done` counts states and
    lost boards. Raises MemoryError.
    """
    control = Control() if control is None else control
    starts = layers.starts()
    none = array(layers.typecode)
    total, newer, older = (2, none, none) if after is None else (after.total, after.newer, after.older)
    while newer or older or total < max(starts):
        total += 2
        start = starts.get(total, none)
        made = layers.forward(newer, older, start, parts=1 if keep else _parts(layers, newer, older), control=control)
        if made is None:
            return
        live, over, afters = made
        yield StateLayer(total, live, over, afters, layers.living() if keep else None)
        newer, older = afters, newer


def count_states(
    size: int, exponent: int, control: Control | None = None, folder: Path | None = None
) -> StateCount | None:
    """List every board of the size up to the target 2^exponent and count; None if cancelled. Raises InputError.

    With a folder, what is needed to go on is stored there about once a minute and when cancelled, and a later call goes
    on from there; the file is gone when the listing is done. Raises OSError if it cannot be stored.
    """
    layers = Layers(size, exponent)
    control = Control() if control is None else control
    control.total = positions(size, exponent)
    none = array(layers.typecode)
    reached = None if folder is None else listing_file.load(folder, layers)
    if reached is None:
        reached = Reached((), none, none)
    control.done = sum(live + over for _, live, over in reached.layers)
    stored = time.monotonic()
    for layer in state_layers(layers, after=reached if reached.layers else None, control=control):
        reached = Reached((*reached.layers, (layer.total, layer.live, layer.over)), layer.afters, reached.newer)
        if folder is not None and layer.afters and time.monotonic() - stored > STORE_SECONDS:
            listing_file.save(folder, layers, reached)
            stored = time.monotonic()
    if control.cancelled:
        if folder is not None and reached.newer:
            listing_file.save(folder, layers, reached)
        return None
    if folder is not None:
        listing_file.path(folder, layers).unlink(missing_ok=True)
    return StateCount(size, exponent, tuple(layer for layer in reached.layers if layer[1] or layer[2]))


def positions(size: int, exponent: int) -> int:
    """How many states and lost boards a full listing comes to, where that is known; else 0."""
    return sum(KNOWN[size, exponent][:2]) if (size, exponent) in KNOWN else 0


def _parts(layers: Layers, newer: array[int], older: array[int]) -> int:
    slots = (len(newer) + len(older)) * STATES_AN_AFTER_STATE * SLOTS_A_STATE
    return 1 + slots * layers.key_bytes // TABLE_BYTES
