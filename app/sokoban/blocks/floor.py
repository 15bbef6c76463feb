"""The blocks of the floor on the board, and the square that is looked at. What shows them is derived from it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.storage.settings import Settings
from app.sokoban.board.board import SokobanBoardView
from core.sokoban.board import State
from core.sokoban.path.blocks import Blocks, find_blocks
from core.sokoban.path.cut_vertices import cut_off

SHOWN = "sokoban/blocks"
FOLLOW_MS = 80
NUMBERED_FROM = 3
"""Squares of a block that gets a colour and a number; two make a passage."""


class FloorBlocksModel(QObject):
    """Blocks of the floor that the page shows, and the square looked at.

    While a box is held, its own square counts as free.
    """

    changed = Signal()
    """Other blocks, or whether they are shown."""
    pointed = Signal()
    """Another square is looked at."""

    def __init__(self, settings: Settings, board: SokobanBoardView) -> None:
        super().__init__(board)
        self._settings, self._board = settings, board
        self._shown = settings.get(SHOWN, False)
        self._blocks: Blocks | None = None
        self._blocks_of: tuple[State, int | None] | None = None
        self._cut_off: tuple[int, ...] = ()
        self._cut_off_by: Hashable = None
        self._cell: int | None = None
        self._next: int | None = None
        self._following = QTimer(self, interval=FOLLOW_MS, singleShot=True)
        self._following.timeout.connect(self._follow)
        board.pointed.connect(self._on_square_pointed)
        board.lift.picked.connect(self.changed)
        board.lift.dropped.connect(self.changed)

    @property
    def is_shown(self) -> bool:
        """Whether blocks are shown. The choice is stored in the settings."""
        return self._shown

    def toggle(self) -> None:
        """Show them, or hide them."""
        self._shown = not self._shown
        self._settings.set(SHOWN, self._shown)
        self.changed.emit()

    @property
    def box(self) -> int | None:
        """The cell of the box that is held."""
        held = self._board.lift.held
        return held.cell if held is not None and held.is_box else None

    @property
    def blocks(self) -> Blocks:
        """Those of the position on the board."""
        wanted = self._board.state, self.box
        if self._blocks is None or self._blocks_of != wanted:
            self._blocks, self._blocks_of = find_blocks(*wanted), wanted
        return self._blocks

    @property
    def numbered_blocks(self) -> Sequence[tuple[int, ...]]:
        """Cells of each block that is large enough to have a number; the number is the place in this list, from 1."""
        return [block for block in self.blocks.blocks if len(block) >= NUMBERED_FROM]

    @property
    def cut_off(self) -> tuple[int, ...]:
        """The squares that a box on the square that is looked at would cut off from the rest, ascending."""
        blocks, cell = self.blocks, self.cell
        if self._cut_off_by != (self._blocks_of, cell):
            self._cut_off, self._cut_off_by = tuple(cut_off(blocks, cell)), (self._blocks_of, cell)
        return self._cut_off

    @property
    def cell(self) -> int:
        """The free square under the pointer, or the last one that was; else where the man stands."""
        free = self.blocks.squares
        return self._cell if self._cell is not None and self._cell in free else self._board.state.man

    def _on_square_pointed(self, cell: int | None) -> None:
        if cell is None:
            self._following.stop()  # it was only passed on the way out
        elif self._shown:
            self._next = cell
            self._following.start()

    def _follow(self) -> None:
        if self._next != self._cell and self._next in self.blocks.squares:
            self._cell = self._next
            self.pointed.emit()
