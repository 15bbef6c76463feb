"""Why a square is a cut vertex, or is none: the test of the depth-first search, for one square."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from core.sokoban.path.blocks import Blocks, Square


class Test(StrEnum):
    """What decides about a square."""

    ROOT = "root"
    """The search began there: a cut vertex just when it has two or more children."""
    LEAF = "leaf"
    """It has no child: never a cut vertex."""
    CHILD = "child"
    """Any other: a cut vertex just when low(u) >= number(v) for one of its children u."""

    __test__ = False  # no test of ours


class CutVertexReason(NamedTuple):
    """Test that decides whether a square is a cut vertex, with the child that decides it."""

    test: Test
    is_cut: bool
    square: Square
    child: Square | None
    """The one with the greatest low number; None for a leaf or a root."""
    children: int
    falls_off: int
    """Squares that no longer hang together with the man, or with where the search began, without this one."""


def reason(found: Blocks, cell: int) -> CutVertexReason | None:
    """Why the square on `cell` is a cut vertex, or is none; None if the cell is not free. O(1)."""
    square = found.squares.get(cell)
    if square is None:
        return None
    below = children(found, cell)
    is_cut = cell in found.cut_vertices
    if not below:
        return CutVertexReason(Test.LEAF, False, square, None, 0, 0)
    if square.parent < 0:
        return CutVertexReason(Test.ROOT, is_cut, square, None, len(below), 0)
    falls_off = sum(child.size for child in below if child.low >= square.number)
    return CutVertexReason(Test.CHILD, is_cut, square, max(below, key=lambda child: child.low), len(below), falls_off)


def cut_off(found: Blocks, cell: int) -> list[int]:
    """The squares that no longer hang together with the rest without the free square `cell`, ascending.

    The rest is where the search began; where it began on this very square, the largest part. O(squares log squares).
    """
    square = found.squares[cell]
    parts = [child for child in children(found, cell) if child.low >= square.number]
    if square.parent < 0 and parts:
        parts.remove(max(parts, key=lambda child: child.size))
    # a subtree has consecutive numbers, and the squares stand in their order
    order = list(found.squares)
    return sorted(one for child in parts for one in order[child.number - 1 : child.number - 1 + child.size])


def children(found: Blocks, cell: int) -> list[Square]:
    """The squares that the search visited from this one, in that order."""
    near = (found.squares.get(cell + step) for step in found.steps)
    return sorted((one for one in near if one is not None and one.parent == cell), key=lambda one: one.number)


def branch(found: Blocks, cell: int) -> list[Square]:
    """The squares of the tree from its root to the one on `cell`."""
    way: list[Square] = []
    while cell >= 0:
        way.append(found.squares[cell])
        cell = way[-1].parent
    return way[::-1]


def back_edge(found: Blocks, cell: int) -> Square | None:
    """The square nearest to the root that an edge outside of the tree leads back to; None if there is no such edge."""
    square = found.squares[cell]
    near = (found.squares.get(cell + step) for step in found.steps)
    back = [one for one in near if one is not None and one.number < square.number and one.cell != square.parent]
    return min(back, key=lambda one: one.number, default=None)


def down_to_low(found: Blocks, cell: int) -> list[Square]:
    """The squares of the tree from the one on `cell` down to that whose back edge makes its low number.

    Only that square itself if nothing in its subtree leads back above it.
    """
    way = [found.squares[cell]]
    if way[0].low == way[0].number:
        return way
    while (back := back_edge(found, way[-1].cell)) is None or back.number != way[0].low:
        way.append(next(child for child in children(found, way[-1].cell) if child.low == way[0].low))
    return way
