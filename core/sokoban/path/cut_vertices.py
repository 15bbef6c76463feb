"""Reasons why a square is a cut vertex or not: the test of the depth-first search, for one square."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from core.sokoban.path.blocks import Blocks, Square


class Test(StrEnum):
    """Case of the cut vertex test that applies to a square."""

    ROOT = "root"
    """Root of the search: a cut vertex if and only if it has two or more children."""
    LEAF = "leaf"
    """Square without children: never a cut vertex."""
    CHILD = "child"
    """Any other square v: a cut vertex if and only if low(u) >= number(v) for one of its children u."""

    __test__ = False  # tells pytest that the class is not a test


class CutVertexReason(NamedTuple):
    """Test that decides whether a square is a cut vertex, with the child that decides it."""

    test: Test
    is_cut: bool
    square: Square
    child: Square | None
    """Child with the greatest low number; None for a leaf or a root."""
    children: int
    falls_off: int
    """Number of squares that lose their connection with the root of the search without this square."""


def reason(found: Blocks, cell: int) -> CutVertexReason | None:
    """Return why the square on `cell` is a cut vertex or not; None if the cell is not free. O(1)."""
    square = found.squares.get(cell)
    if square is None:
        return None
    child_squares = children(found, cell)
    is_cut = cell in found.cut_vertices
    if not child_squares:
        return CutVertexReason(Test.LEAF, False, square, None, 0, 0)
    if square.parent < 0:
        return CutVertexReason(Test.ROOT, is_cut, square, None, len(child_squares), 0)
    falls_off = sum(child.size for child in child_squares if child.low >= square.number)
    return CutVertexReason(
        Test.CHILD, is_cut, square, max(child_squares, key=lambda child: child.low), len(child_squares), falls_off
    )


def cut_off(found: Blocks, cell: int) -> list[int]:
    """Return the squares that are cut off from the rest without the free square `cell`, ascending.

    The rest is the part where the search began; if it began on this very square, the largest part. O(squares log
    squares).
    """
    square = found.squares[cell]
    parts = [child for child in children(found, cell) if child.low >= square.number]
    if square.parent < 0 and parts:
        parts.remove(max(parts, key=lambda child: child.size))
    # a subtree has consecutive numbers, and the squares are stored in their order
    order = list(found.squares)
    return sorted(
        square_cell for child in parts for square_cell in order[child.number - 1 : child.number - 1 + child.size]
    )


def children(found: Blocks, cell: int) -> list[Square]:
    """Return the children of a square in the search tree, in the order of the search."""
    neighbours = (found.squares.get(cell + step) for step in found.steps)
    return sorted((one for one in neighbours if one is not None and one.parent == cell), key=lambda one: one.number)


def branch(found: Blocks, cell: int) -> list[Square]:
    """Return the squares of the search tree from its root to the one on `cell`."""
    path: list[Square] = []
    while cell >= 0:
        path.append(found.squares[cell])
        cell = path[-1].parent
    return path[::-1]


def back_edge(found: Blocks, cell: int) -> Square | None:
    """Return the square nearest to the root that a back edge leads to; None if there is no back edge."""
    square = found.squares[cell]
    neighbours = (found.squares.get(cell + step) for step in found.steps)
    back = [one for one in neighbours if one is not None and one.number < square.number and one.cell != square.parent]
    return min(back, key=lambda one: one.number, default=None)


def down_to_low(found: Blocks, cell: int) -> list[Square]:
    """Return the path down the tree from `cell` to the square whose back edge gives its low number.

    Only the square itself if no back edge of its subtree leads above it.
    """
    path = [found.squares[cell]]
    if path[0].low == path[0].number:
        return path
    while (back := back_edge(found, path[-1].cell)) is None or back.number != path[0].low:
        path.append(next(child for child in children(found, path[-1].cell) if child.low == path[0].low))
    return path
