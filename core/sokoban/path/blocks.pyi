"""Blocks and cut vertices of the floor, with the depth-first search that finds them; see blocks.pyx."""

from typing import NamedTuple

from core.sokoban.board import State

class Square(NamedTuple):
    """What the depth-first search found out about one free square."""

    cell: int
    number: int
    """When it was visited, from 1; D(v) in the article."""
    depth: int
    """Tree edges to the root."""
    low: int
    """Least number that a back edge from its subtree leads to, or its own; L(v)."""
    parent: int
    """The cell it was visited from; -1 for a root."""
    size: int
    """Squares of its subtree, itself included; they are numbered from `number` on without a gap."""

class Blocks(NamedTuple):
    """The free floor of a position, taken apart."""

    squares: dict[int, Square]
    """All free squares by cell, in the order of visit: those connected with the man first."""
    blocks: tuple[tuple[int, ...], ...]
    """Cells of each block, ascending; large blocks first, of equal ones that with the least cell. A block of two
    squares is a passage."""
    cut_vertices: frozenset[int]
    """Without one of these, squares that hung together fall apart: those that lie in more than one block."""
    steps: tuple[int, int, int, int]
    """From a cell to the next one left, up, right, down."""

def find_blocks(state: State, box: int | None = None) -> Blocks:
    """The blocks of all squares that are neither wall nor box; the cell of the lifted `box` counts as free.

    The search begins at the man, and then at each free square that he cannot get to. O(cells) time and memory.
    Source: Yang Chao, "A box pushing path search", sokoban.ws, part II. Raises InputError if no box is on `box`.
    """
