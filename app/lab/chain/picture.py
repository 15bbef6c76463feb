"""Base class of the pictures of a chain, in which the mouse or a key points at a depth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from app.base.language.words import tr
from app.base.theme import accessible
from app.plots.charts.plot_figure_picker import AskedPicture
from app.widgets.keys import claim_key, is_plain_key
from core.cube.walk.chain_states import DepthState

ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class ChainPicture(AskedPicture):
    """Picture of a chain; subclasses locate the states and draw them.

    A place is a depth.
    """

    accessible_role = accessible.Role.Chart
    pointed = Signal(int)

    def __init__(self, steps: Mapping[Qt.Key, int], vertical: QSizePolicy.Policy) -> None:
        """Create the picture; `steps` maps keys to the steps between depths."""
        super().__init__()
        self._steps = steps
        self.states: Sequence[DepthState] = ()
        self.at = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)

    def show_states(self, states: Sequence[DepthState]) -> None:
        """Draw another chain."""
        self.states = states
        self.updateGeometry()
        self.update()
        self.refresh_open_sheet()

    def point(self, depth: int) -> None:
        """Mark a depth without emitting a signal."""
        self.at = depth
        self.update()

    def go(self, depth: int) -> None:
        """Emit `pointed` for a depth, or for the nearest that exists."""
        depth = max(0, min(depth, len(self.states) - 1))
        if self.states and depth != self.at:
            self.pointed.emit(depth)

    def find_share_at(self, where: QPointF) -> tuple[int, str]:
        """Return the depth at a point, -1 for none, and the name of the figure there; empty for none."""
        raise NotImplementedError

    # explaining figures

    @property
    def asked_place(self) -> int:
        return self.at if self.states else -1

    def places(self) -> range:
        return range(len(self.states))

    def place_name(self, place: int) -> str:
        return tr("depth {depth}", depth=place)

    # mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        depth, _ = self.find_share_at(event.position())
        if depth >= 0:
            self.go(depth)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.ask(*self.find_share_at(event.position()))

    def draw(self, painter: QPainter) -> None:
        """Draw the picture at the origin."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._takes) or super().event(event)

    def _takes(self, key: QKeyEvent) -> bool:
        return is_plain_key(key) and (key.key() in {*self._steps, *ENDS} or self.asks(key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in self._steps:
            self.go(self.at + self._steps[key])
        elif key in ENDS:
            self.go(ENDS[key] % max(1, len(self.states)))
        elif self.asks(event):
            self.ask(self.asked_place)
        else:
            super().keyPressEvent(event)
