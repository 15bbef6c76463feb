"""Pane around one plot: controls, the plot, the line below it, and its picture."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.services import Services
from app.base.theme import theme
from app.plots.charts.plot import Plot
from app.plots.panes.export_menu import AROUND
from app.plots.panes.foot import Foot
from app.plots.panes.frame import PaneFrame

FOOT_GAP = 4


class PlotPane(PaneFrame):
    """Pane around one plot; the line below shows the reading at the cursor, unless the plot has a card."""

    def __init__(
        self,
        title: str,
        services: Services,
        plot: Plot,
        *,
        above: QWidget | None = None,
        below: QWidget | None = None,
        docked: bool = True,
        full_size: bool = True,
    ) -> None:
        """Create the pane; `above` and `below` are its own controls, for `full_size` see `PaneFrame`."""
        super().__init__(title, services, docked=docked, full_size=full_size)
        self.plot, self.foot = plot, Foot()
        if plot.card:
            self.foot.hide()
        plot.moved.connect(lambda place: self.foot.read(plot.read(place).text if place >= 0 else ""))
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(FOOT_GAP)
        for widget in (above, plot, self.foot, below):
            if widget is not None:
                column.addWidget(widget, 1 if widget is plot else 0)
        self.set_plot(box)

    def picture_size(self) -> QSize:
        below = 0 if self.plot.card else FOOT_GAP + self.foot.height()
        return self.plot.picture_size() + QSize(2 * AROUND, 2 * AROUND + below)

    def draw(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
        painter.translate(AROUND, AROUND)
        self.plot.draw(painter)
        if not self.plot.card:
            painter.translate(0, size.height() - 2 * AROUND - self.foot.height())
            self.foot.draw(painter)
