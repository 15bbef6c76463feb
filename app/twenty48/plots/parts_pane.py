"""A pane whose chart has parts: chips show and hide them, a choice sets the axis, and both are remembered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.plots.axis_choice import AxisChoice
from app.plots.frame import PaneFrame
from app.plots.legend import Chips
from app.plots.marks import Form
from app.services.services import Services
from app.twenty48.plots.bag.chart import MoveChart
from app.twenty48.plots.layers.chart import LayerChart

LOW = 300
"""A docked pane lower than this goes without its key."""

Part = tuple[str, str, Form, str]
"""Key, name, mark, and a shorter name for where there is little room, or ""."""
Chart = LayerChart | MoveChart


class PartsPane(PaneFrame):
    """What is shown is remembered under `name` in the settings; `axis` is the one to begin with."""

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
        """`between` stand between the chart and the chips of its parts."""
        super().__init__(title, services.messages, docked=docked)
        self._settings, self._name = services.settings, name
        self._chart = chart
        self.chips = Chips()
        self._keys = tuple(key for key, *_ in parts)
        hidden = self._settings.get(f"{self._name}/hidden", "").split()
        for key, text, form, short in parts:
            self.chips.add(key, text, form, short).setChecked(key not in hidden)
        self.chips.toggled.connect(self._on_toggled)
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
        """What is shown of it."""
        return [key for key in self._keys if self.chips[key].isChecked()]

    def _on_toggled(self, _part: str, _on: bool) -> None:
        self._settings.set(f"{self._name}/hidden", " ".join(key for key in self._keys if key not in self.parts))
        self._chart.show_parts(self.parts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.chips.setVisible(not self._docked or self.height() >= LOW)

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self._chart.show_nothing(reason)

    def picture_size(self) -> QSize:
        return self._chart.picture_size()
