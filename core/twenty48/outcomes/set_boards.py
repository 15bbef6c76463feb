"""Exact odds of boards that were set up by hand and that play from two tiles does not reach.

What follows from such a board soon meets the boards of a game, whose after-states are in the table of odds. Only the
after-states before that are listed, layer by layer of equal tile sum as in `core.twenty48.states.listing`, and solved
from the last layer backwards with the values of the table. The sum grows with every move, so both passes end.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import NamedTuple

from core.base.control import Control
from core.base.memory import half_of_memory
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.states.layers import Layers
from core.twenty48.states.listing import parts_for


class AfterStates(NamedTuple):
    """After-states of one tile sum: keys in ascending order (see `Layers`), and a value for each."""

    keys: array[int] | memoryview[int]
    values: array[float] | memoryview[float]


Known = Callable[[int], AfterStates]
"""Function that returns the after-states of a tile sum whose values are known."""


def solve_set_board(
    layers: Layers, cells: bytes, known: Known, *, four: float, score: bool, control: Control | None = None
) -> dict[int, AfterStates] | None:
    """Return the unknown after-states that follow from a board, with values, by tile sum.

    None if cancelled. `cells` are exponents below the target's. The search stops at known after-states. Raises
    InputError if the after-states would take more than half of the machine's memory.
    """
    control = Control() if control is None else control
    nothing = array(layers.typecode)
    start, newer, older = array(layers.typecode, [layers.key(cells)]), nothing, nothing
    first = total = sum([1 << cell for cell in cells if cell])
    new_keys: dict[int, array[int]] = {}
    known_states: dict[int, AfterStates] = {}
    free_bytes, seen = half_of_memory(), 0
    control.total = 0
    try:
        while start or newer or older:
            layer = layers.forward(newer, older, start, parts=parts_for(layers, newer, older), control=control)
            if layer is None:
                return None
            live, over, afters = layer
            seen += live + over
            new_keys[total], known_states[total] = _split_known(afters, known(total))
            free_bytes -= len(afters) * (layers.key_bytes + 8)
            if free_bytes < 0:
                raise MemoryError
            newer, older, start, total = new_keys[total], newer, nothing, total + 2
        control.total = seen + control.done
        solved = {at: AfterStates(keys, array("d", bytes(8 * len(keys)))) for at, keys in new_keys.items()}
        empty = AfterStates(nothing, array("d"))
        for at in range(total - 2, first, -2):
            current, one, two = (
                join_after_states(solved[at], known_states[at]),
                solved.get(at - 2, empty),
                solved.get(at - 4, empty),
            )
            if not layers.backward(*current, *one, *two, four=four, score=score, control=control):
                return None
    except MemoryError:
        raise InputError(
            phrase("The boards that follow from this one do not fit into half of this machine's memory")
        ) from None
    control.done = control.total
    return {at: part for at, part in solved.items() if part.keys}


def merge_layers(parts: Mapping[int, AfterStates], more: Mapping[int, AfterStates]) -> dict[int, AfterStates]:
    """Return the after-states of both mappings by tile sum; no after-state may be in both."""
    both = {total: join_after_states(part, parts[total]) for total, part in more.items() if total in parts}
    return {**parts, **more, **both}


def _split_known(keys: array[int], known: AfterStates) -> tuple[array[int], AfterStates]:
    """Return the unknown keys, and the known ones with their values."""
    import numpy as np  # imported late: it takes a moment, and most boards do not need it

    if not keys or not known.keys:
        return keys, AfterStates(array(keys.typecode), array("d"))
    own_keys, known_keys = np.asarray(keys), np.asarray(known.keys)
    places = np.minimum(np.searchsorted(known_keys, own_keys), len(known_keys) - 1)
    same = known_keys[places] == own_keys
    known_part = AfterStates(
        array(keys.typecode, own_keys[same].tobytes()), array("d", np.asarray(known.values)[places[same]].tobytes())
    )
    return array(keys.typecode, own_keys[~same].tobytes()), known_part


def join_after_states(one: AfterStates, other: AfterStates) -> AfterStates:
    """Merge two sorted lists of 2048 after-states with their values into one, sorted by key.

    No after-state may be in both. An after-state is a board after a move, before the new tile.
    """
    if not other.keys:
        return one
    import numpy as np  # imported late: it takes a moment, and most boards do not need it

    keys = np.concatenate([np.asarray(one.keys), np.asarray(other.keys)])
    order = np.argsort(keys, kind="stable")
    values = np.concatenate([np.asarray(one.values), np.asarray(other.values)])[order]
    return AfterStates(array(keys.dtype.char, keys[order].tobytes()), array("d", values.tobytes()))
