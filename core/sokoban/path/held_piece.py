"""Lifted piece, a box or the man: the squares it can be brought to, and the routes there."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from core.sokoban.board import Board, State
from core.sokoban.deadlock.dead_squares import live_squares
from core.sokoban.deadlock.deadlocks import DEAD_SQUARE, Deadlock, Deadlocks
from core.sokoban.path.paths import MovesFirst, push_path, walk_area, walk_path
from core.sokoban.path.reach import reach


class DeadSquareRule(StrEnum):
    """Treatment of the dead squares among the targets of a lifted box."""

    SHOW = "show"
    """Dead squares are targets like any other."""
    MARK = "mark"
    """Dead squares are targets, and are marked."""
    HIDE = "hide"
    """Dead squares are no targets."""


class Route(NamedTuple):
    """Route of a lifted piece to a square."""

    lurd: str
    cells: list[int]
    """Cells of the piece before and after every step of its own."""
    pushes: int
    """Number of pushes, or of pulls in reverse play; 0 for a walk."""
    moves: int


class HeldPiece(Protocol):
    """Lifted piece, a box or the man. Masks have one byte for every cell of the board."""

    cell: int
    """Cell from which the piece was lifted."""
    targets: bytes
    """Mask of the cells where the piece can be put."""
    marked: bytes
    """Mask of the targets that are dead squares, if the rule is to mark them."""
    dead: bytes
    """Mask of the reachable dead squares that the rule marks or hides."""
    is_box: bool

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:
        """Continue the search for a route; return whether it is finished, and the best route to the cell.

        The route is None if the cell is no target. `work` is about how many cells the search may visit now; -1 for all
        it needs.
        """
        ...


class BoardDeadlocks:
    """Dead squares and deadlocks of one board, computed on first use."""

    def __init__(self, board: Board, *, pull: bool = False) -> None:
        self.board, self.pull = board, pull
        self._deadlocks: Deadlocks | None = None
        self._live = b""

    @property
    def deadlocks(self) -> Deadlocks:
        """Deadlock detector for play with pushes."""
        if self._deadlocks is None:
            self._deadlocks = Deadlocks(self.board)
        return self._deadlocks

    @property
    def live_mask(self) -> bytes:
        """Mask over the cells: 1 where a lone box can be brought to a goal."""
        if not self.pull:
            return self.deadlocks.live
        if not self._live:
            self._live = live_squares(self.board, pull=True)
        return self._live

    def find(self, state: State) -> Deadlock | None:
        """Return a deadlock that proves the position unsolvable; None if none is found."""
        if not self.pull:
            return self.deadlocks.find(state)
        dead_boxes = tuple(box for box in state.boxes if not self.live_mask[box])
        return Deadlock(DEAD_SQUARE, dead_boxes) if dead_boxes else None


class HeldBox:
    """Lifted box, to be pushed, or pulled in reverse play."""

    is_box = True

    def __init__(
        self,
        state: State,
        box: int,
        known: BoardDeadlocks,
        *,
        rule: DeadSquareRule = DeadSquareRule.SHOW,
        moves_first: bool = False,
    ) -> None:
        """Compute the targets of a box, in O(cells).

        `moves_first`: routes of the fewest moves rather than the fewest pushes. Raises InputError if there is no box on
        the cell `box`.
        """
        self.cell = box
        self.reach = reach(state, box, known.pull)
        self._moves_first = moves_first
        self._search: MovesFirst | None = None
        targets = int.from_bytes(self.reach.mask(), "little") & ~(1 << (8 * box))
        size = state.board.size
        self.dead = self.marked = bytes(size)
        if rule is not DeadSquareRule.SHOW:
            live = int.from_bytes(known.live_mask, "little")
            dead = targets & ~live
            if not known.pull:
                dead |= targets & int.from_bytes(known.deadlocks.freezing(self.reach), "little")
            # a box already on a dead square loses nothing by moving to another one
            if live >> (8 * box) & 1:
                self.dead = dead.to_bytes(size, "little")
                if rule is DeadSquareRule.MARK:
                    self.marked = self.dead
                else:
                    targets &= ~dead
        self.targets = targets.to_bytes(size, "little")

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:
        if not self.targets[cell]:
            return True, None
        if not self._moves_first:
            path = push_path(self.reach, cell)
        else:
            self._search = self._search or MovesFirst(self.reach)
            if work >= 0 and not self._search.search(cell, work):
                return False, None
            path = self._search.path(cell)
        return True, None if path is None else Route(path.lurd, path.cells, path.pushes, path.moves)


class HeldMan:
    """Lifted man, who can walk."""

    is_box = False

    def __init__(self, state: State) -> None:
        self.cell = state.man
        self._state = state
        area = bytearray(walk_area(state))
        area[state.man] = 0
        self.targets = bytes(area)
        self.marked = self.dead = bytes(len(area))

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:  # noqa: ARG002 - a walk is found at once
        walk = walk_path(self._state, cell) if self.targets[cell] else None
        if walk is None:
            return True, None
        cells, state = [self.cell], self._state
        for letter in walk:
            state = state.step("lurd".index(letter)) or state
            cells.append(state.man)
        return True, Route(walk, cells, 0, len(walk))
