"""What one holds in hand, a box or the man: the squares it can be brought to, and the way to each of them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, Protocol

from core.sokoban.board import Board, State
from core.sokoban.deadlock.dead_squares import live_squares
from core.sokoban.deadlock.deadlocks import DEAD_SQUARE, Deadlock, Deadlocks
from core.sokoban.path.paths import MovesFirst, push_path, walk_area, walk_path
from core.sokoban.path.reach import reach


class DeadSquareRule(StrEnum):
    """What is made of the squares from which a box could never get to a goal."""

    SHOW = "show"
    """They are squares like any other."""
    MARK = "mark"
    """They can be chosen, and are marked."""
    HIDE = "hide"
    """They cannot be chosen."""


class Route(NamedTuple):
    """A way to a square."""

    lurd: str
    cells: list[int]
    """Where that which is held is before and after every step of its own."""
    pushes: int
    """Or pulls, in a game played backwards; 0 for a walk."""
    moves: int


class HeldPiece(Protocol):
    """Box or man held in hand. Masks have one byte for every cell of the board."""

    cell: int
    """The cell it was lifted from."""
    targets: bytes
    """1 where it can be put."""
    marked: bytes
    """1 for those targets that are dead squares, if the rule is to mark them."""
    dead: bytes
    """1 for the squares in reach that are dead and that the rule marks or hides."""
    is_box: bool

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:
        """Whether the best way to a cell is known after some more work, and the way; None to a cell that is no target.

        `work` is about how many cells the search may meet now; -1 for all that is needed.
        """
        ...


class BoardDeadlocks:
    """The dead squares and the deadlocks of one board, worked out when they are first asked for."""

    def __init__(self, board: Board, *, pull: bool = False) -> None:
        self.board, self.pull = board, pull
        self._deadlocks: Deadlocks | None = None
        self._live = b""

    @property
    def deadlocks(self) -> Deadlocks:
        """Those of play with pushes."""
        if self._deadlocks is None:
            self._deadlocks = Deadlocks(self.board)
        return self._deadlocks

    @property
    def live_mask(self) -> bytes:
        """One byte for every cell: 1 where a lone box can be brought to a goal."""
        if not self.pull:
            return self.deadlocks.live
        if not self._live:
            self._live = live_squares(self.board, pull=True)
        return self._live

    def find(self, state: State) -> Deadlock | None:
        """A pattern that shows that the position comes to no end; None if none does."""
        if not self.pull:
            return self.deadlocks.find(state)
        lost = tuple(box for box in state.boxes if not self.live_mask[box])
        return Deadlock(DEAD_SQUARE, lost) if lost else None


class HeldBox:
    """A box that is to be pushed, or pulled in a game played backwards."""

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
        """`moves_first`: routes of the fewest moves rather than the fewest pushes.

        O(cells). Raises InputError if there is no box on the cell `box`.
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
            # a box that stands on a dead square already loses nothing on another one
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
    """The man, who can walk."""

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
