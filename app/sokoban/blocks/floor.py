"""Model of the blocks of the floor, and of the square whose effect as an obstacle is explained."""

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
"""Least squares of a block that gets a colour and a number; a block of two is a passage."""


class FloorBlocksModel(QObject):
    """Blocks of the current floor, and the square under consideration.

    The square of a lifted box counts as free.
    """

    changed = Signal()
    """Emitted when the blocks change, or are shown or hidden."""
    pointed = Signal()
    """Emitted when `cell` has changed."""

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
        """Whether blocks are shown; stored in the settings."""
        return self._shown

    def toggle(self) -> None:
        """Show or hide the blocks."""
        self._shown = not self._shown
        self._settings.set(SHOWN, self._shown)
        self.changed.emit()

    @property
    def box(self) -> int | None:
        """Cell of the lifted box; None without one."""
        held = self._board.lift.held
        return held.cell if held is not None and held.is_box else None

    @property
    def blocks(self) -> Blocks:
        """Blocks of the current position."""
        wanted = self._board.state, self.box
        if self._blocks is None or self._blocks_of != wanted:
            self._blocks, self._blocks_of = find_blocks(*wanted), wanted
        return self._blocks

    @property
    def numbered_blocks(self) -> Sequence[tuple[int, ...]]:
        """Cells of each block of the Sokoban floor that is large enough for a number, large blocks first.

        A block is a part of the free floor that a box on any one of its squares does not cut in two. Its number is its
        place in the list, from 1.
        """
        return [block for block in self.blocks.blocks if len(block) >= NUMBERED_FROM]

    @property
    def cut_off(self) -> tuple[int, ...]:
        """Squares that a box on `cell` would cut off from the rest, ascending."""
        blocks, cell = self.blocks, self.cell
        if self._cut_off_by != (self._blocks_of, cell):
            self._cut_off, self._cut_off_by = tuple(cut_off(blocks, cell)), (self._blocks_of, cell)
        return self._cut_off

    @property
    def cell(self) -> int:
        """Free square last pointed at, or the man's square."""
        free = self.blocks.squares
        return self._cell if self._cell is not None and self._cell in free else self._board.state.man

    def _on_square_pointed(self, cell: int | None) -> None:
        if cell is None:
            self._following.stop()  # the pointer only crossed the cell on its way out
        elif self._shown:
            self._next = cell
            self._following.start()

    def _follow(self) -> None:
        if self._next != self._cell and self._next in self.blocks.squares:
            self._cell = self._next
            self.pointed.emit()
