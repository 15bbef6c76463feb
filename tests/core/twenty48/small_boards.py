"""Every position of a small board and its value, by plain recursion, for comparison."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from operator import itemgetter

Cells = tuple[int, ...]
Size = int | tuple[int, int]
"""Side of a square, or rows and columns."""


@cache
def row_left(row: Cells) -> tuple[Cells, int]:
    """Return a row of exponents moved left, and the score gained."""
    tiles = [tile for tile in row if tile]
    result: list[int] = []
    gained = 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tiles.pop(0)
            tile += 1
            gained += 1 << tile
        result.append(tile)
    return (*result, *[0] * (len(row) - len(result))), gained


def sides(size: Size) -> tuple[int, int]:
    """Return rows and columns."""
    return (size, size) if isinstance(size, int) else size


@cache
def images(size: Size) -> list[list[int]]:
    """Return the eight symmetries of the square, or four of a rectangle, as permutations of cells."""
    rows, columns = sides(size)
    found = []
    for flip_rows, flip_columns, turn in product((False, True), (False, True), (False, True)[: 1 + (rows == columns)]):
        places = []
        for row, column in product(range(rows), range(columns)):
            y, x = (column, row) if turn else (row, column)
            places.append((rows - 1 - y if flip_rows else y) * columns + (columns - 1 - x if flip_columns else x))
        found.append(places)
    return found


@cache
def image_getters(size: Size) -> list[itemgetter[Cells]]:
    """Return functions that map a board to each of its images."""
    return [itemgetter(*places) for places in images(size)]


def canonical(size: Size, cells: Cells) -> Cells:
    """Return the least image of a board."""
    return min([image(cells) for image in image_getters(size)])


def shift(size: Size, cells: Cells, direction: int) -> tuple[Cells, int]:
    """Return a board moved left, right, up or down, and the score gained."""
    count, length = sides(size)
    rows = [cells[i * length : (i + 1) * length] for i in range(count)]
    if direction & 2:
        rows = list(zip(*rows, strict=True))
    moved, gained = [], 0
    for row in rows:
        after, score = row_left(row[::-1] if direction & 1 else row)
        moved.append(after[::-1] if direction & 1 else after)
        gained += score
    if direction & 2:
        moved = list(zip(*moved, strict=True))
    return tuple(cell for row in moved for cell in row), gained


Worth = tuple[float, float]
"""Pair: probability of making the target, and expected score."""


@dataclass
class Brute:
    """Perfect play on one board, computed from the rules; accepts positions that are not canonical."""

    size: Size
    exponent: int
    four: float
    known: dict[Cells, Worth] = field(default_factory=dict)
    directions: dict[Cells, list[Worth | None]] = field(default_factory=dict)
    """Values of each direction in every canonical position reached; None where nothing moves."""
    moved: dict[Cells, Worth] = field(default_factory=dict)
    """Values of after-states, cached since many positions lead to the same one."""

    def moves(self, cells: Cells) -> list[Worth | None]:
        """Return the value of each direction, None where nothing moves."""
        values: list[Worth | None] = []
        for direction in range(4):
            after, gained = shift(self.size, cells, direction)
            if after == cells:
                values.append(None)
            elif max(after) >= self.exponent:
                values.append((1.0, float(gained)))
            else:
                if after not in self.moved:
                    self.moved[after] = self.deal(after, 1)
                win, score = self.moved[after]
                values.append((win, gained + score))
        return values

    def value(self, cells: Cells) -> Worth:
        """Return the value of a position."""
        cells = canonical(self.size, cells)
        if cells not in self.known:
            moves = self.directions[cells] = self.moves(cells)
            values = [value for value in moves if value is not None] or [(0.0, 0.0)]
            self.known[cells] = max(win for win, _ in values), max(score for _, score in values)
        return self.known[cells]

    def start(self, tiles: int) -> Worth:
        """Return the mean value over this many random tiles on an empty board."""
        return self.deal((0,) * prod(sides(self.size)), tiles)

    def deal(self, cells: Cells, tiles: int) -> Worth:
        """Return the mean value over this many more random tiles."""
        if not tiles:
            return self.value(cells)
        empty = [i for i, cell in enumerate(cells) if not cell]
        win = score = 0.0
        for i, (tile, chance) in product(empty, ((1, 1 - self.four), (2, self.four))):
            wins, scores = self.deal((*cells[:i], tile, *cells[i + 1 :]), tiles - 1)
            win += chance * wins
            score += chance * scores
        return win / len(empty), score / len(empty)

    def live(self) -> set[Cells]:
        """Return the reached canonical positions that are neither won nor lost."""
        return {cells for cells, moves in self.directions.items() if any(moves)}

    def over(self) -> set[Cells]:
        """Return the reached canonical positions without a legal move."""
        return set(self.directions) - self.live()

    def from_one_tile(self) -> Worth:
        """Return the value of games that start with one tile, without caching."""
        return Brute(self.size, self.exponent, self.four, dict(self.known)).start(1)


def solved(size: Size, exponent: int, four: float = 0.1) -> Brute:
    """Return perfect play from two random tiles, with every position that play can reach; cached."""
    return _solved(size, exponent, four)


@cache
def _solved(size: Size, exponent: int, four: float) -> Brute:
    brute = Brute(size, exponent, four)
    brute.start(2)
    return brute
