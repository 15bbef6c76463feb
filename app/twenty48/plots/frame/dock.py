"""The place of one plot: beside a panel or under the board, and in the Lab."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.plots.panes.lazy import LazyPane

BELOW_FROM = 520
"""A splitter wider than this is the one under the board."""


class Dock(LazyPane):
    """Tells when it comes into view: only then is anything worked out for it."""

    shown = Signal()

    def sizeHint(self) -> QSize:
        return dock_size(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # not in here: a pane is not visible before its surroundings are
        QTimer.singleShot(0, self, self.shown.emit)


def dock_size(widget: QWidget) -> QSize:
    """Tall beside a panel that is short, low under the board."""
    home = widget.parentWidget()
    return QSize(400, 240 if home is not None and home.width() > BELOW_FROM else 424)
