"""Exact odds of boards that no play from two tiles leads to, because somebody set them up by hand.

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
    """After-states of one tile sum: their keys, ascending as `Layers` has them, and a value for each."""

    keys: array[int] | memoryview[int]
    values: array[float] | memoryview[float]


Known = Callable[[int], AfterStates]
"""Gives the after-states of a tile sum whose values are known."""


def solve_set_board(
    layers: Layers, cells: bytes, known: Known, *, four: float, score: bool, control: Control | None = None
) -> dict[int, AfterStates] | None:
    """The after-states that follow from a board and are not known, with their values, by tile sum; None if cancelled.

    `cells` are exponents below the target's. What follows from known after-states is known. Raises InputError if the
    after-states would take more than half of the machine's memory.
    """
    control = Control() if control is None else control
    nothing = array(layers.typecode)
    start, newer, older = array(layers.typecode, [layers.key(cells)]), nothing, nothing
    first = total = sum([1 << cell for cell in cells if cell])
    found: dict[int, array[int]] = {}
    met: dict[int, AfterStates] = {}
    room, seen = half_of_memory(), 0
    control.total = 0
    try:
        while start or newer or older:
            made = layers.forward(newer, older, start, parts=parts_for(layers, newer, older), control=control)
            if made is None:
                return None
            live, over, afters = made
            seen += live + over
            found[total], met[total] = _split_known(afters, known(total))
            room -= len(afters) * (layers.key_bytes + 8)
            if room < 0:
                raise MemoryError
            newer, older, start, total = found[total], newer, nothing, total + 2
        control.total = seen + control.done
        solved = {at: AfterStates(keys, array("d", bytes(8 * len(keys)))) for at, keys in found.items()}
        empty = AfterStates(nothing, array("d"))
        for at in range(total - 2, first, -2):
            own, one, two = join_after_states(solved[at], met[at]), solved.get(at - 2, empty), solved.get(at - 4, empty)
            if not layers.backward(*own, *one, *two, four=four, score=score, control=control):
                return None
    except MemoryError:
        raise InputError(
            phrase("The boards that follow from this one do not fit into half of this machine's memory")
        ) from None
    control.done = control.total
    return {at: part for at, part in solved.items() if part.keys}


def merge_layers(parts: Mapping[int, AfterStates], more: Mapping[int, AfterStates]) -> dict[int, AfterStates]:
    """Return the after-states of both by tile sum; no after-state is in both."""
    both = {total: join_after_states(part, parts[total]) for total, part in more.items() if total in parts}
    return {**parts, **more, **both}


def _split_known(keys: array[int], known: AfterStates) -> tuple[array[int], AfterStates]:
    """Return the keys that are not known, and those that are with their values."""
    import numpy as np  # takes a moment, and most boards need none of it

    if not keys or not known.keys:
        return keys, AfterStates(array(keys.typecode), array("d"))
    mine, theirs = np.asarray(keys), np.asarray(known.keys)
    places = np.minimum(np.searchsorted(theirs, mine), len(theirs) - 1)
    same = theirs[places] == mine
    met = AfterStates(
        array(keys.typecode, mine[same].tobytes()), array("d", np.asarray(known.values)[places[same]].tobytes())
    )
    return array(keys.typecode, mine[~same].tobytes()), met


def join_after_states(one: AfterStates, other: AfterStates) -> AfterStates:
    """Return both in ascending order of their keys."""
    if not other.keys:
        return one
    import numpy as np  # as above

    keys = np.concatenate([np.asarray(one.keys), np.asarray(other.keys)])
    order = np.argsort(keys, kind="stable")
    values = np.concatenate([np.asarray(one.values), np.asarray(other.values)])[order]
    return AfterStates(array(keys.dtype.char, keys[order].tobytes()), array("d", values.tobytes()))
