"""A picture of a chain in which the mouse or the keys point at one of its states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.services import accessible
from app.widgets.keys import claimed, plain
from core.cube.walk.chain_states import State

ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class ChainPicture(QWidget):
    """Subclasses say where a state is, and draw."""

    accessible_role = accessible.Role.Chart
    pointed = Signal(int)

    def __init__(self, steps: Mapping[Qt.Key, int], vertical: QSizePolicy.Policy) -> None:
        """`steps` are the keys that go from one state to the next."""
        super().__init__()
        self._steps = steps
        self.states: Sequence[State] = ()
        self.at = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)

    def show_states(self, states: Sequence[State]) -> None:
        """Draw another chain."""
        self.states = states
        self.updateGeometry()
        self.update()

    def point(self, depth: int) -> None:
        """Mark a depth."""
        self.at = depth
        self.update()

    def go(self, depth: int) -> None:
        """Tell that a depth is pointed at, or the nearest there is."""
        depth = max(0, min(depth, len(self.states) - 1))
        if self.states and depth != self.at:
            self.pointed.emit(depth)

    def draw(self, painter: QPainter) -> None:
        """Draw all of it at the origin."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def event(self, event: QEvent) -> bool:
        return claimed(event, lambda key: plain(key) and key.key() in {*self._steps, *ENDS}) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in self._steps:
            self.go(self.at + self._steps[key])
        elif key in ENDS:
            self.go(ENDS[key] % max(1, len(self.states)))
        else:
            super().keyPressEvent(event)
