"""Mapping between the squares of a level and those on the screen, turned or mirrored.

The game itself never turns: elsewhere, cells and directions are always those of the level.
"""

from __future__ import annotations

from core.sokoban.board import Board, State
from core.sokoban.transform import Symmetry, transform_square


class LevelOrientation:
    """Mapping between a level's cells and the columns and rows on the screen, under a symmetry."""

    def __init__(self, board: Board, symmetry: Symmetry = Symmetry.IDENTITY) -> None:
        self._board, self.symmetry = board, symmetry
        turned = symmetry.turns_sides
        self.width, self.height = (board.height, board.width) if turned else (board.width, board.height)
        size = board.width, board.height
        self._x0, self._y0 = transform_square(0, 0, *size, symmetry)
        right, below = transform_square(1, 0, *size, symmetry), transform_square(0, 1, *size, symmetry)
        self._right = right[0] - self._x0, right[1] - self._y0
        self._below = below[0] - self._x0, below[1] - self._y0
        self._seen: Board | None = None
        self._ways = tuple("lurd".index(way) for way in symmetry.value)

    def square(self, cell: int) -> tuple[int, int]:
        """Return the column and row at which a cell is seen."""
        x, y = self._board.xy(cell)
        return (
            self._x0 + x * self._right[0] + y * self._below[0],
            self._y0 + x * self._right[1] + y * self._below[1],
        )

    def cell(self, x: int, y: int) -> int | None:
        """Return the cell seen at column x, row y; None outside the level."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        dx, dy = x - self._x0, y - self._y0
        return self._board.cell(dx * self._right[0] + dy * self._right[1], dx * self._below[0] + dy * self._below[1])

    def seen_way(self, way: int) -> int:
        """Return the direction on the screen of a direction in the level (0..3 = left, up, right, down)."""
        return self._ways[way]

    def way(self, seen: int) -> int:
        """Return the direction in the level of a direction on the screen."""
        return self._ways.index(seen)

    def letters(self, moves: str) -> str:
        """Return moves (LURD) with the directions as they are seen on the screen."""
        if self.symmetry is Symmetry.IDENTITY:
            return moves
        seen = self.symmetry.value
        return moves.translate(str.maketrans("lurdLURD", seen + seen.upper()))

    def mask(self, mask: bytes | bytearray) -> tuple[Board, bytes | bytearray]:
        """Return the board on the screen and a mask of the level's cells mapped onto it."""
        if self.symmetry is Symmetry.IDENTITY:
            return self._board, mask
        seen = bytearray((self.width + 2) * (self.height + 2))
        stride = self.width + 2
        cell = mask.find(1)
        while cell >= 0:
            x, y = self.square(cell)
            seen[(y + 1) * stride + x + 1] = 1
            cell = mask.find(1, cell + 1)
        return self._seen_board(), seen

    def state(self, state: State) -> State:
        """Return the position as it is seen on the screen."""
        if self.symmetry is Symmetry.IDENTITY:
            return state
        board = self._seen_board()
        man, boxes = board.cell(*self.square(state.man)), [board.cell(*self.square(box)) for box in state.boxes]
        return State(board, boxes, man)

    def _seen_board(self) -> Board:
        if self._seen is None:
            stride = self.width + 2
            walls, goals = bytearray(b"\1" * (stride * (self.height + 2))), bytearray(stride * (self.height + 2))
            step = self._right[0] + self._below[0] * self._board.stride
            for y in range(self.height):
                first, seen = self.cell(0, y), (y + 1) * stride + 1
                assert first is not None
                row = slice(first, first + step * self.width, step)
                walls[seen : seen + self.width] = self._board.walls[row]
                goals[seen : seen + self.width] = self._board.goals[row]
            self._seen = Board(self.width, self.height, bytes(walls), bytes(goals))
        return self._seen
