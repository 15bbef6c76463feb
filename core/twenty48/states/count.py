"""Upper bounds of the number of boards by combinatorics, in exact integers, without listing any.

A board of C cells is not won: its tiles are 2, 4, ..., 2^(K-1), where 2^K is the target. Every board that play can
reach has two tiles or more, and a 2 or a 4 among them. From J. Lees-Miller, "The Mathematics of 2048: Counting States
with Combinatorics" (2017); the truly reachable boards are fewer, and `core.twenty48.states.listing` lists them.
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
"""Largest exponent of a target: larger ones are not played, and would take minutes to print."""
MOST_LAYERS = 1 << 20
POLL = 512
"""Number of layers between two checks for cancellation."""
FIRST_LAYER = 2
"""First layer in play: layer n has the tile sum 2n, and two tiles of 2 have the sum 4."""


@dataclass(frozen=True)
class BoardCount:
    """Two upper bounds of the number of boards; each includes one state that stands for every won board.

    `reachable_layers` leaves out the layers of equal tile sum after two adjacent empty ones: a move adds 2 or 4, so
    play cannot get there. `max_sum` is the largest tile sum left.
    """

    shape: BoardShape
    exponent: int
    baseline: int
    reachable_layers: int
    max_sum: int


def count_boards(size: BoardShape | int, exponent: int) -> BoardCount:
    """Return the bounds for a board of this shape and the target 2^exponent.

    A whole number as size means a square. Raises InputError out of range.
    """
    shape = _check_shape(size, exponent)
    cells = shape.cells
    last = max_sum(shape, exponent)
    baseline = exponent**cells - (exponent - 2) ** cells - 2 * cells + 1
    # Subtracted: the empty board and the 2C boards with a single 2 or 4.
    fillings, without = filled_to(shape, exponent, last)
    reachable = fillings - without - 2 * cells + 1
    return BoardCount(shape, exponent, baseline, reachable, last)


def filled_to(size: BoardShape | int, exponent: int, most: int) -> tuple[int, int]:
    """Return the number of ways to fill a board up to the tile sum `most`: all, and without 2 and 4.

    Cells are empty or hold tiles below 2^exponent. Raises InputError out of range.
    """
    cells = _check_shape(size, exponent).cells
    return _boards_to(most, cells, 1, exponent), _boards_to(most, cells, 3, exponent)


def max_sum(size: BoardShape | int, exponent: int) -> int:
    """Return the largest tile sum before the first two adjacent empty layers.

    A layer is empty when its sum, a 2 or a 4 included, takes more tiles than there are cells. Write the sum as 2n = 8h
    + r. The binary digits of h, with the largest tile as often as needed, are the fewest tiles for 8h, and the first
    gap opens at n = 4h + 3 with the least h that takes C - 1 tiles: r = 6 takes two more, and so does the layer after
    it, a multiple of 8 that must contain a pair of 4. One step before, 8h + 4 fills the board.
    """
    cells = _check_shape(size, exponent).cells
    if exponent == 3:
        return 4 * cells
    digits = exponent - 4  # digits of h below the one that counts the largest tiles
    tiles = cells - 1
    h = (1 << tiles) - 1 if tiles <= digits else ((tiles - digits + 1) << digits) - 1
    return 8 * h + 4


def layer_counts(size: BoardShape | int, exponent: int) -> list[tuple[int, int]]:
    """Return pairs of a tile sum 4, 6, ..., `max_sum` and its number of boards.

    The counts add up to `reachable_layers` less 1 for the won state. Raises InputError for more than a million layers.
    """
    coefficients = _coefficients(shape_of(size).cells, exponent, max_sum(size, exponent), Control())
    assert coefficients is not None
    return [(2 * n, count) for n, count in enumerate(coefficients) if n >= FIRST_LAYER]


@dataclass(frozen=True)
class BoardLayers:
    """Number of possible boards of each tile sum 4, 6, 8, ...; with 1 they add up to the baseline.

    Those with a sum up to `max_sum` add up, with 1, to `BoardCount.reachable_layers`; play cannot reach the others.
    """

    shape: BoardShape
    exponent: int
    counts: tuple[int, ...]
    max_sum: int

    @property
    def reachable(self) -> int:
        """Number of layers before the first two adjacent empty ones."""
        return self.max_sum // 2 - FIRST_LAYER + 1

    def count_with_sum(self, total: int) -> int:
        """Return the number of boards with this tile sum."""
        index = total // 2 - FIRST_LAYER
        return self.counts[index] if total % 2 == 0 and 0 <= index < len(self.counts) else 0


def board_layers(size: BoardShape | int, exponent: int, control: Control | None = None) -> BoardLayers | None:
    """Count the boards of every tile sum, also of those that play cannot reach; None if cancelled.

    `control` counts layers. Raises InputError as `layer_counts` does.
    """
    shape = _check_shape(size, exponent)
    largest = shape.cells << (exponent - 1)
    coefficients = _coefficients(shape.cells, exponent, largest, Control() if control is None else control)
    if coefficients is None:
        return None
    return BoardLayers(shape, exponent, tuple(coefficients[FIRST_LAYER:]), max_sum(shape, exponent))


def _coefficients(cells: int, exponent: int, last: int, control: Control) -> list[int] | None:
    """Return the numbers of boards with the tile sums 0, 2, 4, ..., `last`; None if cancelled.

    They are the coefficients of (1 + P₁)^C - (1 + P₃)^C - C (P₁ - P₃) with P_m = x^(2^m) + ... + x^(2^(K-1)).
    """
    layers = last // 2 + 1
    if layers - FIRST_LAYER > MOST_LAYERS:
        raise InputError(
            phrase("There are {layers} layers, more than {most} to list", layers=layers - FIRST_LAYER, most=MOST_LAYERS)
        )
    control.total = layers + layers // 4
    coefficients = _power(1, exponent, cells, layers, control)
    large = _power(3, exponent, cells, (layers + 3) // 4, control)
    if coefficients is None or large is None:
        return None
    control.done = control.total
    for n, count in enumerate(large):
        coefficients[4 * n] -= count
    for n in (1, 2):
        coefficients[n] -= cells
    return coefficients


def _power(lowest: int, exponent: int, cells: int, layers: int, control: Control) -> list[int] | None:
    """Return the first `layers` coefficients of (1 + P_lowest)^cells in powers of x^(2^lowest).

    None if cancelled. For a power g of f = 1 + P, f g' = C f' g: each coefficient follows from those a tile before it
    (J. C. P. Miller's recurrence; D. Knuth, The Art of Computer Programming 2, 4.7).
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
    """Return the number of ways to fill `cells` cells with a tile sum of at most `most`.

    A cell is empty or holds a tile of 2^lowest, ..., 2^(exponent-1).
    """

    @cache
    def ways(i: int, left: int, room: int) -> int:
        # Tiles up to 2^i into `left` cells; `room` is the rest of `most` in whole units of 2^i.
        if i < lowest:
            return 1
        if room >= left:  # any choice fits now
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
