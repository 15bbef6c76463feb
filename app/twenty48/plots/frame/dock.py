"""Lazily loaded place of a 2048 plot, beside a panel, under the board, or in the Lab."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.plots.panes.lazy import LazyPane

BELOW_FROM = 520
"""Width in pixels from which the splitter around a dock is the one under the board."""


class Dock(LazyPane):
    """Lazy pane that emits a signal when it becomes visible, since nothing is computed before."""

    shown = Signal()

    def sizeHint(self) -> QSize:
        return dock_size(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # delayed, because the pane is not visible before its ancestors are
        QTimer.singleShot(0, self, self.shown.emit)


def dock_size(widget: QWidget) -> QSize:
    """Return the preferred size of a plot: tall beside the panel, low under the board."""
    home = widget.parentWidget()
    return QSize(400, 240 if home is not None and home.width() > BELOW_FROM else 424)
