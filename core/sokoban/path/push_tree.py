"""Search tree of the squares that one box can be pushed to, for display; `reach` is the fast search.

A node is the box on a square with the man at some of its sides, between which he can walk. Each push leads to a child,
and a node is visited only once, so that there are at most four for a square.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from core.sokoban.board import State
from core.sokoban.path.blocks import Blocks, find_blocks
from core.sokoban.path.paths import walk_area


class Node(NamedTuple):
    """Node of the push tree: the box on a square, and the sides where the man can stand."""

    box: int
    sides: frozenset[int]
    """Sides of the box that the man can reach: 0..3 = left, up, right, down."""
    pushes: int
    """Number of pushes from the root."""
    parent: int
    """Index of the parent in the list of nodes; -1 for the root."""


def push_tree(state: State, box: int) -> list[Node]:
    """Return all nodes in the order of a breadth-first search; the root is the box where it stands.

    O(squares). Raises InputError if no box is on `box`. Source: Yang Chao, "A box pushing path search", sokoban.ws.
    """
    blocks = find_blocks(state, box)
    ways = _Ways(state, blocks)
    walkable = walk_area(state)
    start = frozenset(side for side in ways.free_sides(box) if walkable[box + ways.step[side]])
    nodes = [Node(box, start, 0, -1)]
    visited = {(box, side) for side in start}
    waiting = deque([0])
    while waiting:
        index = waiting.popleft()
        node = nodes[index]
        for side in sorted(node.sides):
            target = node.box - ways.step[side]
            if target in blocks.squares and (target, side) not in visited:
                joined_sides = ways.find_block_sides(target, side)
                visited |= {(target, joined_side) for joined_side in joined_sides}
                waiting.append(len(nodes))
                nodes.append(Node(target, joined_sides, node.pushes + 1, index))
    return nodes


def branch(nodes: list[Node], target: int) -> list[int]:
    """Return the indices of the nodes from the root to the first one with the box on `target`.

    Empty if there is none.
    """
    index = next((index for index, node in enumerate(nodes) if node.box == target), -1)
    path: list[int] = []
    while index >= 0:
        path.append(index)
        index = nodes[index].parent
    return path[::-1]


class _Ways:
    """Sides of a box between which the man can walk, by the blocks of the floor."""

    def __init__(self, state: State, blocks: Blocks) -> None:
        stride = state.board.stride
        self.step = (-1, -stride, 1, stride)
        self._squares = blocks.squares
        self._blocks_of: dict[int, set[int]] = {cell: set() for cell in blocks.squares}
        for number, block in enumerate(blocks.blocks):
            for cell in block:
                self._blocks_of[cell].add(number)

    def free_sides(self, cell: int) -> list[int]:
        return [side for side in range(4) if cell + self.step[side] in self._squares]

    def find_block_sides(self, cell: int, side: int) -> frozenset[int]:
        """Return the sides of `cell` whose edges to it are in the same block as the edge of `side`."""
        block = self._blocks_of[cell] & self._blocks_of[cell + self.step[side]]
        return frozenset(
            other_side for other_side in self.free_sides(cell) if block & self._blocks_of[cell + self.step[other_side]]
        )
