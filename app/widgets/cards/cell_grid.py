"""Grid of cells of one size, as many side by side as fit, which scrolls vertically."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget


class CellGrid(QListView):
    """List view whose rows are cells of a grid; the columns share the width equally."""

    def __init__(self, name: str, height: int, parent: QWidget | None = None) -> None:
        """Create a grid with `name` for screen readers and cells `height` pixels high."""
        super().__init__(parent)
        self._height = height
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setAccessibleName(name)

    def columns_in(self, width: int) -> int:
        """Return how many cells fit side by side in `width` pixels, at least one."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = self.viewport().width() - 1
        wanted = QSize(width // self.columns_in(width), self._height)
        if wanted != self.gridSize():
            self.setGridSize(wanted)
        super().resizeEvent(event)
