"""Animation of the push search for the lifted box: its tree grows node by node to the target."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.theme import theme
from app.sokoban.board.board import SokobanBoardView
from core.sokoban.path.push_tree import Node, branch, push_tree

STEP_MS = 60
LONGEST_MS = 6000
"""Longest duration of the animation; a large tree grows by several nodes at a time."""


class SearchGrowth(QObject):
    """Growing search tree of the lifted box; it is discarded when the box is put down."""

    changed = Signal()

    def __init__(self, board: SokobanBoardView) -> None:
        super().__init__(board)
        self._board = board
        self.nodes: list[Node] = []
        """Nodes of the search, up to the one that reaches the target if there is a target."""
        self.grown = 0
        """Number of nodes that are visible."""
        self.way: list[int] = []
        """Indices of the nodes on the way to the target, once it is reached."""
        self._found: list[int] = []
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._grow)
        board.lift.picked.connect(self._clear)
        board.lift.dropped.connect(self._clear)

    @property
    def possible(self) -> bool:
        """Whether a box is lifted in a game played forwards."""
        held = self._board.lift.held
        return held is not None and held.is_box and not self._board.lift.deadlocks.pull

    def start(self) -> None:
        """Start the animation at the root; without a target the whole tree grows."""
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
