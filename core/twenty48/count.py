"""How many boards there can be, counted without listing one: the bounds of combinatorics, in exact integers.

A board has C = size² cells and is not won: its tiles are 2, 4, ..., 2^(K-1), where 2^K is the target. Every board that
play can show has two tiles or more, and a 2 or a 4 among them. From J. Lees-Miller, "The Mathematics of 2048: Counting
States with Combinatorics" (2017); the truly reachable boards are fewer, and `core.twenty48.states` lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

from core.puzzle import InputError

MOST_SIZE = 8
HIGHEST = 64
"""Sizes and exponents beyond these are refused: nobody plays them, and the answer would take minutes to print."""
MOST_LAYERS = 1 << 19


@dataclass(frozen=True)
class BoardCount:
    """Both bounds include one state that stands for every won board.

    `reachable_layers` leaves out the layers of equal tile sum that come after two empty ones next to each other: a move
    adds 2 or 4, so play cannot get there. `max_sum` is the largest tile sum left.
    """

    size: int
    exponent: int
    baseline: int
    reachable_layers: int
    max_sum: int


def count_boards(size: int, exponent: int) -> BoardCount:
    """The bounds for a board of `size` cells a side and the target 2^exponent. Raises InputError out of range."""
    _check(size, exponent)
    cells = size * size
    last = max_sum(size, exponent)
    baseline = exponent**cells - (exponent - 2) ** cells - 2 * cells + 1
    # neither the empty board nor the 2C boards with a single 2 or 4
    reachable = _boards_to(last, cells, 1, exponent) - _boards_to(last, cells, 3, exponent) - 2 * cells + 1
    return BoardCount(size, exponent, baseline, reachable, last)


def max_sum(size: int, exponent: int) -> int:
    """The largest tile sum before the first two empty layers next to each other.

    A layer is empty when its sum, a 2 or a 4 included, takes more tiles than there are cells. Write the sum as
    2n = 8h + r. The binary digits of h, the largest tile as often as it takes, are the fewest tiles for 8h, and the
    first gap opens at n = 4h + 3 with the least h that takes C - 1 tiles: r = 6 takes two more, and so does the layer
    after it, a multiple of 8 that must contain a pair of 4. One step before, 8h + 4 fills the board.
    """
    _check(size, exponent)
    cells = size * size
    if exponent == 3:
        return 4 * cells
    digits = exponent - 4  # of h below the one that counts the largest tiles
    tiles = cells - 1
    h = (1 << tiles) - 1 if tiles <= digits else ((tiles - digits + 1) << digits) - 1
    return 8 * h + 4


def layer_counts(size: int, exponent: int) -> list[tuple[int, int]]:
    """For each tile sum 4, 6, ..., `max_sum`: how many boards have it. The counts and 1 are `reachable_layers`.

    The counts are the coefficients of (1 + P₁)^C - (1 + P₃)^C - C (P₁ - P₃) with P_m = x^(2^m) + ... + x^(2^(K-1)). A
    polynomial is kept in one large integer, so multiplying by 1 + P is a few shifts and additions (Kronecker).
    Raises InputError for more than half a million layers.
    """
    last = max_sum(size, exponent)
    layers = last // 2 + 1
    if layers > MOST_LAYERS:
        raise InputError(f"There are {layers - 2} layers, more than {MOST_LAYERS} to list")
    cells = size * size
    width = (cells * (exponent + 1).bit_length() + 7) // 8  # bytes that hold any count
    packed = _power(1, exponent, cells, layers, width) - _power(3, exponent, cells, layers, width)
    packed -= cells * ((1 << 8 * width) + (1 << 16 * width))
    data = packed.to_bytes(layers * width, "little")
    return [(2 * n, int.from_bytes(data[n * width : (n + 1) * width], "little")) for n in range(2, layers)]


def _power(lowest: int, exponent: int, cells: int, layers: int, width: int) -> int:
    """(1 + P_lowest)^cells up to the highest layer, a coefficient to `width` bytes; x stands for a tile of 2."""
    bits = 8 * width
    mask = (1 << layers * bits) - 1
    shifts = [bits << (i - 1) for i in range(lowest, exponent) if 1 << (i - 1) < layers]
    power = 1
    for _ in range(cells):
        power += sum(power << shift for shift in shifts)
        power &= mask
    return power


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


def _check(size: int, exponent: int) -> None:
    if not 2 <= size <= MOST_SIZE:
        raise InputError(f"A board of {size}x{size} is not counted. Use 2x2 to {MOST_SIZE}x{MOST_SIZE}")
    if not 3 <= exponent <= HIGHEST:
        raise InputError(f"2^{exponent} is no target. Use a power of two from 8 to 2^{HIGHEST}")
