"""From the squares of a level to those on the screen, where the level may be turned or mirrored.

The game itself never turns: cells and directions everywhere else are the level's own.
"""

from __future__ import annotations

from core.sokoban.board import Board, State
from core.sokoban.transform import Symmetry, transform_square


class LevelOrientation:
    """Level seen under a symmetry. Squares on the screen are given as column and row."""

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
        """Where a cell is seen."""
        x, y = self._board.xy(cell)
        return (
            self._x0 + x * self._right[0] + y * self._below[0],
            self._y0 + x * self._right[1] + y * self._below[1],
        )

    def cell(self, x: int, y: int) -> int | None:
        """The cell that is seen at column x, row y; None outside of the level."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        dx, dy = x - self._x0, y - self._y0
        return self._board.cell(dx * self._right[0] + dy * self._right[1], dx * self._below[0] + dy * self._below[1])

    def seen_way(self, way: int) -> int:
        """How a direction of the level (0..3 = left, up, right, down) looks."""
        return self._ways[way]

    def way(self, seen: int) -> int:
        """The direction of the level that looks like this one."""
        return self._ways.index(seen)

    def letters(self, moves: str) -> str:
        """Moves as they look."""
        if self.symmetry is Symmetry.IDENTITY:
            return moves
        seen = self.symmetry.value
        return moves.translate(str.maketrans("lurdLURD", seen + seen.upper()))

    def mask(self, mask: bytes | bytearray) -> tuple[Board, bytes | bytearray]:
        """A mask over the level's cells as one over those of the board on the screen."""
        if self.symmetry is Symmetry.IDENTITY:
            return self._board, mask
        seen = bytearray((self.width + 2) * (self.height + 2))
        stride = self.width + 2
        at = mask.find(1)
        while at >= 0:
            x, y = self.square(at)
            seen[(y + 1) * stride + x + 1] = 1
            at = mask.find(1, at + 1)
        return self._seen_board(), seen

    def state(self, state: State) -> State:
        """A position as it is seen, to draw the board by."""
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
