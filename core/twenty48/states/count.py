"""How many boards there can be, counted without listing one: the bounds of combinatorics, in exact integers.

A board of C cells is not won: its tiles are 2, 4, ..., 2^(K-1), where 2^K is the target. Every board that
play can show has two tiles or more, and a 2 or a 4 among them. From J. Lees-Miller, "The Mathematics of 2048: Counting
States with Combinatorics" (2017); the truly reachable boards are fewer, and `core.twenty48.states.listing` lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.shape import BoardShape, shape_of

HIGHEST = 64
"""Exponents beyond this are refused: nobody plays them, and the answer would take minutes to print."""
MOST_LAYERS = 1 << 20
POLL = 512
"""Layers between two looks at the cancel cell."""
FIRST_LAYER = 2
"""Layer n has the tile sum 2n; the first that is played is that of two tiles of 2."""


@dataclass(frozen=True)
class BoardCount:
    """Both bounds include one state that stands for every won board.

    `reachable_layers` leaves out the layers of equal tile sum that come after two empty ones next to each other: a move
    adds 2 or 4, so play cannot get there. `max_sum` is the largest tile sum left.
    """

    shape: BoardShape
    exponent: int
    baseline: int
    reachable_layers: int
    max_sum: int


def count_boards(size: BoardShape | int, exponent: int) -> BoardCount:
    """Return the bounds for a board of this shape (a whole number means a square) and the target 2^exponent.

    Raises InputError out of range.
    """
    shape = _check_shape(size, exponent)
    cells = shape.cells
    last = max_sum(shape, exponent)
    baseline = exponent**cells - (exponent - 2) ** cells - 2 * cells + 1
    # neither the empty board nor the 2C boards with a single 2 or 4
    fillings, without = filled_to(shape, exponent, last)
    reachable = fillings - without - 2 * cells + 1
    return BoardCount(shape, exponent, baseline, reachable, last)


def filled_to(size: BoardShape | int, exponent: int, most: int) -> tuple[int, int]:
    """Ways to fill a board with nothing or tiles below 2^exponent up to the tile sum `most`: all, and without 2 and 4.

    Raises InputError out of range.
    """
    cells = _check_shape(size, exponent).cells
    return _boards_to(most, cells, 1, exponent), _boards_to(most, cells, 3, exponent)


def max_sum(size: BoardShape | int, exponent: int) -> int:
    """The largest tile sum before the first two empty layers next to each other.

    A layer is empty when its sum, a 2 or a 4 included, takes more tiles than there are cells. Write the sum as
    2n = 8h + r. The binary digits of h, the largest tile as often as it takes, are the fewest tiles for 8h, and the
    first gap opens at n = 4h + 3 with the least h that takes C - 1 tiles: r = 6 takes two more, and so does the layer
    after it, a multiple of 8 that must contain a pair of 4. One step before, 8h + 4 fills the board.
    """
    cells = _check_shape(size, exponent).cells
    if exponent == 3:
        return 4 * cells
    digits = exponent - 4  # of h below the one that counts the largest tiles
    tiles = cells - 1
    h = (1 << tiles) - 1 if tiles <= digits else ((tiles - digits + 1) << digits) - 1
    return 8 * h + 4


def layer_counts(size: BoardShape | int, exponent: int) -> list[tuple[int, int]]:
    """For each tile sum 4, 6, ..., `max_sum`: how many boards have it. The counts and 1 are `reachable_layers`.

    Raises InputError for more than a million layers.
    """
    found = _coefficients(shape_of(size).cells, exponent, max_sum(size, exponent), Control())
    assert found is not None
    return [(2 * n, count) for n, count in enumerate(found) if n >= FIRST_LAYER]


@dataclass(frozen=True)
class BoardLayers:
    """How many boards there can be of each tile sum 4, 6, 8, ...: their sum and 1 are the baseline.

    Those with a sum up to `max_sum` and 1 are `BoardCount.reachable_layers`; play cannot get to the others.
    """

    shape: BoardShape
    exponent: int
    counts: tuple[int, ...]
    max_sum: int

    @property
    def reachable(self) -> int:
        """How many of the layers come before the first two empty ones next to each other."""
        return self.max_sum // 2 - FIRST_LAYER + 1

    def count_with_sum(self, total: int) -> int:
        """Return the number of boards with this tile sum."""
        index = total // 2 - FIRST_LAYER
        return self.counts[index] if total % 2 == 0 and 0 <= index < len(self.counts) else 0


def board_layers(size: BoardShape | int, exponent: int, control: Control | None = None) -> BoardLayers | None:
    """The boards of every tile sum, also of those that play cannot get to; None if cancelled.

    `control` counts layers. Raises InputError as `layer_counts` does.
    """
    shape = _check_shape(size, exponent)
    largest = shape.cells << (exponent - 1)
    found = _coefficients(shape.cells, exponent, largest, Control() if control is None else control)
    if found is None:
        return None
    return BoardLayers(shape, exponent, tuple(found[FIRST_LAYER:]), max_sum(shape, exponent))


def _coefficients(cells: int, exponent: int, last: int, control: Control) -> list[int] | None:
    """The boards with the tile sums 0, 2, 4, ..., `last`; None if cancelled.

    They are the coefficients of (1 + P₁)^C - (1 + P₃)^C - C (P₁ - P₃) with P_m = x^(2^m) + ... + x^(2^(K-1)).
    """
    layers = last // 2 + 1
    if layers - FIRST_LAYER > MOST_LAYERS:
        raise InputError(
            phrase("There are {layers} layers, more than {most} to list", layers=layers - FIRST_LAYER, most=MOST_LAYERS)
        )
    control.total = layers + layers // 4
    found = _power(1, exponent, cells, layers, control)
    large = _power(3, exponent, cells, (layers + 3) // 4, control)
    if found is None or large is None:
        return None
    control.done = control.total
    for n, count in enumerate(large):
        found[4 * n] -= count
    for n in (1, 2):
        found[n] -= cells
    return found


def _power(lowest: int, exponent: int, cells: int, layers: int, control: Control) -> list[int] | None:
    """The first `layers` coefficients of (1 + P_lowest)^cells in powers of x^(2^lowest); None if cancelled.

    For a power g of f = 1 + P, f g' = C f' g: each coefficient follows from those a tile before it (J. C. P. Miller's
    recurrence; D. Knuth, The Art of Computer Programming 2, 4.7).
    """
    tiles = [1 << i for i in range(exponent - lowest)]
    power = [1]
    within: list[tuple[int, int]] = []
    for n in range(1, layers):
        if len(within) < len(tiles) and tiles[len(within)] == n:
            within.append((n, (cells + 1) * n))
        total = 0
        for tile, weight in within:
            total += (weight - n) * power[n - tile]
        power.append(total // n)
        if n % POLL == 0:
            control.done += POLL
            if control.cancelled:
                return None
    return None if control.cancelled else power


def _boards_to(most: int, cells: int, lowest: int, exponent: int) -> int:
    """Ways to fill `cells` cells with nothing or a tile of 2^lowest, ..., 2^(exponent-1), tile sum at most `most`."""

    @cache
    def ways(i: int, left: int, room: int) -> int:
        # tiles up to 2^i into `left` cells; `room` is what is left of `most`, in whole units of 2^i
        if i < lowest:
            return 1
        if room >= left:  # whatever is chosen now fits
            return int((i - lowest + 2) ** left)
        below = most >> (i - 1) & 1
        return sum(comb(left, k) * ways(i - 1, left - k, 2 * (room - k) + below) for k in range(room + 1))

    return ways(exponent - 1, cells, most >> (exponent - 1))


def _check_shape(size: BoardShape | int, exponent: int) -> BoardShape:
    shape = shape_of(size)
    if not 3 <= exponent <= HIGHEST:
        raise InputError(
            phrase("2^{exponent} is no target. Use a power of two from 8 to 2^{most}", exponent=exponent, most=HIGHEST)
        )
    return shape
