"""Switcher between plots beside a board, one of which is shown at a time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import theme
from app.widgets.controls.segment import Segment

TOP = 15
"""Top of the choice in pixels, in line with a pane's title and tools."""
HEAD = 42
"""Pixels above the plots for the choice, where there is no room beside their titles."""


class PlotSwitcher(QWidget):
    """Switcher with a choice of plots, remembered in the settings, over the plot in front."""

    chosen = Signal(str)
    """Another plot is in front; sends its key."""

    def __init__(self, services: Services, setting: str, plots: tuple[tuple[str, str], ...]) -> None:
        """Create the switcher; `plots` are keys and names, of which the first is the default."""
        super().__init__()
        self._services, self._setting = services, setting
        self._surface = "bg"
        self._faces: Mapping[str, QWidget] = {}
        saved = services.settings.get(setting, plots[0][0])
        self.which = Segment(plots, saved if saved in dict(plots) else plots[0][0])
        self.which.setAccessibleName(tr("Plot"))
        self.which.chosen.connect(self._on_chosen)
        self._stack = _Stack()
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._stack)
        self.which.setParent(self)
        self.which.raise_()

    def set_faces(self, faces: Mapping[str, QWidget]) -> None:
        """Set the widget of each plot, by key."""
        self._faces = faces
        for face in faces.values():
            self._stack.addWidget(face)
        self._stack.setCurrentWidget(faces[self.which.current])

    def choose(self, which: str) -> None:
        """Bring a plot to the front."""
        self.which.set_current(which)
        self._on_chosen(which)

    def _on_chosen(self, which: str) -> None:
        self._services.settings.set(self._setting, which)
        self._stack.setCurrentWidget(self._faces[which])
        self._stack.updateGeometry()
        self.place()
        self.chosen.emit(which)

    def place(self) -> None:
        """Place the choice; called after each change of size or plot."""
        raise NotImplementedError

    def place_choice(self, x: int, beside: bool, most: int = 1 << 20) -> None:
        """Put the choice at `x`, with at most `most` pixels of width.

        It stands in line with the plot's title and tools if there is room beside them, or above.
        """
        size = self.which.sizeHint()
        self._column.setContentsMargins(0, 0 if beside else HEAD, 0, 0)
        self.which.setGeometry(x, TOP, min(size.width(), most), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(getattr(theme.current(), self._surface)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()


class _Stack(QStackedWidget):
    """Stack whose minimum size is that of the plot in front, so that others take no room from the board."""

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        return super().minimumSizeHint() if front is None else front.minimumSizeHint()
