"""Pane of a chart with parts: chips show or hide them, a choice sets the axis; both are stored."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.services import Services
from app.base.theme import theme
from app.plots.drawing.cursor import SwatchPainter
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.export_menu import AROUND
from app.plots.panes.frame import PaneFrame
from app.plots.panes.legend import Chips
from app.twenty48.plots.bag.chart import MoveChart
from app.twenty48.plots.layers.chart import LayerChart

LOW = 300
"""Height in pixels below which a docked pane hides its legend."""

HEAD = 26
"""Height in pixels of title and legend in an exported picture."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter

Part = tuple[str, str, SwatchPainter, str]
"""Part of a chart: key, name, mark, and a shorter name for narrow panes, or ""."""
Chart = LayerChart | MoveChart


class ChartPartsPane(PaneFrame):
    """Pane of a chart whose parts can be hidden.

    The selection is stored under `name` in the settings; `axis` is the initial axis.
    """

    def __init__(
        self,
        title: str,
        services: Services,
        name: str,
        chart: Chart,
        parts: Sequence[Part],
        axis: str,
        *between: QWidget,
        docked: bool,
    ) -> None:
        """Create the pane with the widgets `between` placed between the chart and its chips."""
        super().__init__(title, services, docked=docked)
        self._settings, self._name = services.settings, name
        self._chart = chart
        self.chips = Chips()
        self._legend = {key: (text, form) for key, text, form, _ in parts}
        self._keys = tuple(self._legend)
        hidden = self._settings.get(f"{self._name}/hidden", "").split()
        for key, text, form, short in parts:
            self.chips.add(key, text, form, short).setChecked(key not in hidden)
        self.chips.toggled.connect(self._on_chip_toggled)
        self.axis = AxisChoice(self._settings, f"{self._name}/axis", chart, axis)
        self.chips.add_widget(self.axis)
        self._chart.show_parts(self.parts)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(6)
        column.addWidget(chart, 1)
        for widget in (*between, self.chips):
            column.addWidget(widget)
        self.set_plot(box)

    @property
    def parts(self) -> list[str]:
        """Keys of the parts that are shown."""
        return [key for key in self._keys if self.chips.chip(key).isChecked()]

    def _on_chip_toggled(self, _part: str, _on: bool) -> None:
        self._settings.set(f"{self._name}/hidden", " ".join(key for key in self._keys if key not in self.parts))
        self._chart.show_parts(self.parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.chips.setVisible(not self._docked or self.height() >= LOW)

    def show_nothing(self, reason: str) -> None:
        """Show the reason why there is no plot, or what it waits for."""
        self._chart.show_nothing(reason)

    # export

    def picture_title(self) -> str:
        """Return the title of an exported picture."""
        return ""

    def picture_size(self) -> QSize:
        return self._chart.picture_size() + QSize(2 * AROUND, HEAD + 2 * AROUND)

    def draw(self, painter: QPainter) -> None:
        """Draw the chart with its title and legend above it."""
        size = self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
        painter.translate(AROUND, AROUND)
        left = self._draw_legend(painter, self._chart.width() - 4.0)
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(theme.current().text))
        painter.drawText(QRectF(4, 0, max(0.0, left), HEAD), MIDDLE, self.picture_title())
        painter.translate(0, HEAD)
        self._chart.draw(painter)

    def _draw_legend(self, painter: QPainter, right: float) -> float:
        """Draw marks and names of the shown parts, ending at x = `right`, and return where they begin."""
        tokens = theme.current()
        painter.setFont(theme.font(12))
        for part in reversed(self.parts):
            text, form = self._legend[part]
            wide = painter.fontMetrics().horizontalAdvance(text)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(right - wide, 0, wide + 2, HEAD), MIDDLE, text)
            form.paint_swatch(painter, QRectF(right - wide - 24, 0, 18, HEAD), tokens.bg)
            right -= wide + 40
        return right
