"""A plot of so many marks that they are kept in a picture: painting them takes longer than a step of the cursor may."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.plots.charts.plot import FOOT, Plot


class KeptPlot(Plot):
    """Its marks are painted with the axes; `paint_marks` adds only what depends on the cursor."""

    def paint_kept_marks(self, painter: QPainter) -> None:
        """Paint everything that the cursor does not change."""
        raise NotImplementedError

    def paint_back(self, painter: QPainter) -> None:
        super().paint_back(painter)
        painter.save()
        if not self.is_home:
            painter.setClipRect(self.axes.area.adjusted(0, 0, 0, FOOT / 2))
        self.paint_kept_marks(painter)
        painter.restore()
