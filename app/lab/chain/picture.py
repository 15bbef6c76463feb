"""A picture of a chain in which the mouse or the keys point at one of its states."""

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
    """Subclasses say where a state is, and draw. A place is a depth."""

    accessible_role = accessible.Role.Chart
    pointed = Signal(int)

    def __init__(self, steps: Mapping[Qt.Key, int], vertical: QSizePolicy.Policy) -> None:
        """`steps` are the keys that go from one state to the next."""
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
        """Mark a depth."""
        self.at = depth
        self.update()

    def go(self, depth: int) -> None:
        """Tell that a depth is pointed at, or the nearest there is."""
        depth = max(0, min(depth, len(self.states) - 1))
        if self.states and depth != self.at:
            self.pointed.emit(depth)

    def find_share_at(self, where: QPointF) -> tuple[int, str]:
        """The depth at a point, -1 for none, and what the figure there is called if it is a certain one."""
        raise NotImplementedError

    # asking

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
        """Draw all of it at the origin."""
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
