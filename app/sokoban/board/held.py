"""What one holds: a box or the man, the squares it can be brought to, and the way to the one under the pointer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from app.widgets.text import grouped
from core.sokoban.board import State
from core.sokoban.deadlock.dead_squares import live_squares
from core.sokoban.deadlock.deadlocks import Deadlocks
from core.sokoban.path.paths import MovesFirst, PushPath, push_path, walk_area, walk_path
from core.sokoban.path.reach import reach

SHOW, MARK, HIDE = "show", "mark", "hide"
"""What to do with squares on which a box would be lost."""

SLICE = 60_000
"""Cells a search may meet before the window gets its turn: some 5 ms."""


class Route(NamedTuple):
    """A way to a square."""

    lurd: str
    cells: list[int]
    """What is in the hand comes by these."""
    text: str
    """What it costs, for a person."""


@dataclass
class Choices:
    """How one likes boxes to be moved."""

    by_moves: bool = False
    """The fewest moves first, not the fewest pushes."""
    dead: str = HIDE
    pull: bool = False
    """The game is played from its end."""


class InHand(Protocol):
    """See the module's text."""

    cell: int
    """Where it was taken up."""

    lit: bytes
    """One byte for every cell: where it can be put."""

    marked: bytes
    """The same for those on which it would be lost."""

    is_box: bool

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:
        """Whether the best way to a lit cell is known after some more work (-1: all that is needed), and the way."""
        ...


class Lost:
    """Squares on which boxes would be lost, for one board; worked out when first asked for."""

    def __init__(self, state: State, pull: bool) -> None:
        self.board, self.pull = state.board, pull
        self._deadlocks: Deadlocks | None = None
        self._live = b""

    @property
    def deadlocks(self) -> Deadlocks:
        """The deadlocks of ordinary play."""
        if self._deadlocks is None:
            self._deadlocks = Deadlocks(self.board)
        return self._deadlocks

    @property
    def live(self) -> bytes:
        """The squares from which a lone box can be brought to a goal."""
        if not self.pull:
            return self.deadlocks.live
        if not self._live:
            self._live = live_squares(self.board, pull=True)
        return self._live


class BoxInHand:
    """A box that is to be pushed, or pulled."""

    is_box = True

    def __init__(self, state: State, box: int, choices: Choices, lost: Lost) -> None:
        self.cell = box
        self.reach = reach(state, box, choices.pull)
        self._by_moves = choices.by_moves
        self._search: MovesFirst | None = None
        self._unit = ("pull", "pulls") if choices.pull else ("push", "pushes")
        can = int.from_bytes(self.reach.mask(), "little") & ~(1 << (8 * box))
        size = state.board.size
        self.hopeless = self.lit = self.marked = bytes(size)
        if choices.dead != SHOW:
            live = int.from_bytes(lost.live, "little")
            bad = can & ~live
            if not choices.pull:
                bad |= can & int.from_bytes(lost.deadlocks.freezing(self.reach), "little")
            # A box that is lost already is not lost again: all of its squares are as good.
            if live >> (8 * box) & 1:
                self.hopeless = bad.to_bytes(size, "little")
                if choices.dead == MARK:
                    self.marked = self.hopeless
                else:
                    can &= ~bad
        self.lit = can.to_bytes(size, "little")

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:
        if not self.lit[cell]:
            return True, None
        if not self._by_moves:
            path = push_path(self.reach, cell)
        else:
            self._search = self._search or MovesFirst(self.reach)
            if work >= 0 and not self._search.search(cell, work):
                return False, None
            path = self._search.path(cell)
        return True, None if path is None else Route(path.lurd, path.cells, self._cost(path))

    def _cost(self, path: PushPath) -> str:
        pushes = _count(path.pushes, *self._unit)
        return f"{_count(path.moves, 'move', 'moves')}, {pushes}" if self._by_moves else pushes


class ManInHand:
    """The man, who can walk."""

    is_box = False

    def __init__(self, state: State) -> None:
        self.cell = state.man
        self._state = state
        area = bytearray(walk_area(state))
        area[state.man] = 0
        self.lit = bytes(area)
        self.marked = bytes(len(area))

    def route(self, cell: int, work: int) -> tuple[bool, Route | None]:  # noqa: ARG002 - a walk is found at once
        walk = walk_path(self._state, cell) if self.lit[cell] else None
        if walk is None:
            return True, None
        cells, state = [self.cell], self._state
        for letter in walk:
            state = state.step("lurd".index(letter)) or state
            cells.append(state.man)
        return True, Route(walk, cells, _count(len(walk), "move", "moves"))


def _count(number: int, one: str, many: str) -> str:
    return f"{grouped(number)} {one if number == 1 else many}"
