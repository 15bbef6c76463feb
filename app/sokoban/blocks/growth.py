"""The search for the squares of the box in hand, growing node by node to the square that is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.theme import theme
from app.sokoban.board.board import SokobanBoardView
from core.sokoban.path.push_tree import Node, branch, push_tree

STEP_MS = 60
LONGEST_MS = 6000
"""A large tree grows by several nodes at a time, so that it takes no longer."""


class SearchGrowth(QObject):
    """One tree at most; it goes when the box is put down."""

    changed = Signal()

    def __init__(self, board: SokobanBoardView) -> None:
        super().__init__(board)
        self._board = board
        self.nodes: list[Node] = []
        """Of the whole search, or as far as it goes until it meets the target."""
        self.grown = 0
        """So many of them are there to be seen."""
        self.way: list[int] = []
        """The places of those that lead to the target, once it is met."""
        self._found: list[int] = []
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._grow)
        board.lift.picked.connect(self._clear)
        board.lift.dropped.connect(self._clear)

    @property
    def possible(self) -> bool:
        """Whether a box is held that is to be pushed."""
        held = self._board.lift.held
        return held is not None and held.is_box and not self._board.lift.deadlocks.pull

    def start(self) -> None:
        """Begin from the root; with no square pointed at, the whole tree grows."""
        lift = self._board.lift
        if lift.cell is None or not self.possible:
            return
        nodes = push_tree(self._board.state, lift.cell)
        target = lift.route.cells[-1] if lift.route is not None else lift.cell
        self._found = branch(nodes, target) if target != lift.cell else []
        self.nodes = nodes[: self._found[-1] + 1] if self._found else nodes
        self.grown, self.way = 1, []
        self._timer.start()
        if not theme.duration(1):
            self._show_all()
        self.changed.emit()

    def _grow(self) -> None:
        self.grown = min(len(self.nodes), self.grown + 1 + len(self.nodes) * STEP_MS // LONGEST_MS)
        if self.grown == len(self.nodes):
            self._show_all()
        self.changed.emit()

    def _show_all(self) -> None:
        self._timer.stop()
        self.grown, self.way = len(self.nodes), self._found

    def _clear(self) -> None:
        if self.nodes:
            self._timer.stop()
            self.nodes, self.way, self.grown = [], [], 0
            self.changed.emit()
