"""Plain, slow versions of the players' kernels: images, tuple sums, expectimax, random numbers."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from core.twenty48.board import shifted

Cells = bytes
Value = Callable[[Cells], float]
MASK = (1 << 64) - 1


def random_cells(rng: random.Random, largest: int = 11) -> Cells:
    """Return a board with any number of tiles, at least one cell empty."""
    filled = rng.randint(2, 15)
    tiles = [rng.randint(1, largest) for _ in range(filled)] + [0] * (16 - filled)
    rng.shuffle(tiles)
    return bytes(tiles)


def images(cells: Cells) -> list[Cells]:
    """Return the board under the eight symmetries of the square, in the kernels' order."""
    found: list[Cells] = []
    for board in (cells, bytes(cells[4 * (i % 4) + i // 4] for i in range(16))):
        mirrored = bytes(board[4 * (i // 4) + 3 - i % 4] for i in range(16))
        found += [board, mirrored, mirrored[::-1], board[::-1]]
    return found


def features(patterns: Sequence[Sequence[int]], cells: Cells) -> list[int]:
    """Return the entries that a board looks up, table by table."""
    found, base = [], 0
    for pattern in patterns:
        found += [
            base + sum(image[cell] << (4 * place) for place, cell in enumerate(pattern)) for image in images(cells)
        ]
        base += 16 ** len(pattern)
    return found


def moves(cells: Cells) -> list[tuple[int, Cells, int]]:
    """Return direction, after-state and gain of every legal move."""
    return [(d, after, gain) for d in range(4) for after, gain in [shifted(4, cells, d)] if gain >= 0]


def after_value(after: Cells, depth: int, value: Value, four: float = 0.1) -> float:
    """Return the mean value over the new tile of the best next move, `depth` moves deep."""
    if depth == 0:
        return value(after)
    total, empty = 0.0, after.count(0)
    for cell in range(16):
        if after[cell] == 0:
            for exponent, share in ((1, 1 - four), (2, four)):
                board = after[:cell] + bytes([exponent]) + after[cell + 1 :]
                options = [gain + after_value(to, depth - 1, value, four) for _, to, gain in moves(board)]
                total += share * max(options, default=0.0)
    return total / empty


def move_values(cells: Cells, depth: int, value: Value, four: float = 0.1) -> list[float | None]:
    """Return the value of each direction, `depth` moves looked ahead."""
    direction_values: list[float | None] = [None] * 4
    for direction, after, gain in moves(cells):
        direction_values[direction] = gain + after_value(after, depth - 1, value, four)
    return direction_values


class Stream:
    """Random tiles of game `index`: SplitMix64, one word a tile (`core.base.rng`, `core.twenty48.board`)."""

    def __init__(self, seed: int, index: int) -> None:
        self.word = _mix(seed ^ _mix(index + 1))

    def place(self, cells: Cells) -> Cells:
        """Return the board with a new tile."""
        self.word = (self.word + 0x9E3779B97F4A7C15) & MASK
        product = (_mix(self.word) & 0xFFFFFFFF) * cells.count(0)
        cell = [i for i in range(16) if cells[i] == 0][product >> 32]
        exponent = 2 if product & 0xFFFFFFFF < 0x1999999A else 1
        return cells[:cell] + bytes([exponent]) + cells[cell + 1 :]

    def chance(self) -> float:
        """Return a number from 0 to 1, from the other half of the word of the next tile."""
        return (_mix((self.word + 0x9E3779B97F4A7C15) & MASK) >> 32) / 2**32

    def first(self) -> Cells:
        """Return a board with two random tiles."""
        return self.place(self.place(bytes(16)))


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)
