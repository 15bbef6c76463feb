"""Pane of the depth network: the map of its estimates or a chart, and the choice of labels."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import theme
from app.lab.estimate.model import HEADS, EstimateModel
from app.lab.estimate.plot import EstimateMap
from app.lab.estimate.summary import csv, curves, formula, sentence
from app.plots.charts.chart import Chart
from app.plots.panes.export_menu import AROUND
from app.plots.panes.frame import PaneFrame
from app.plots.panes.legend import Chips
from app.widgets.controls.segment import Segment
from core.cube.estimate.network import NetworkHead


class EstimatePane(PaneFrame):
    """Pane of the depth network, which follows its model; chips hide curves."""

    def __init__(self, services: Services, model: EstimateModel) -> None:
        super().__init__(tr("A network for depth"), services, docked=False)
        self._model = model
        self._hidden: set[str] = set()
        self.heads = Segment(HEADS, model.head.value)
        self.heads.setAccessibleName(tr("How the labels were used in training"))
        self.heads.chosen.connect(lambda head: setattr(model, "head", NetworkHead(head)))
        self.add_tool(self.heads)
        self.chips = Chips()
        self.chips.toggled.connect(self._on_chip)
        self.map, self.chart = EstimateMap(), Chart(tr("A network for depth"))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.map)
        self._stack.addWidget(self.chart)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.chips)
        column.addWidget(self._stack, 1)
        self.set_plot(box)
        model.changed.connect(self._show)
        self._show()

    @property
    def shown_plot(self) -> EstimateMap | Chart:
        """Plot in front: the map or the chart."""
        return self.map if self._stack.currentWidget() is self.map else self.chart

    def _show(self) -> None:
        model, drawn = self._model, curves(self._model)
        self.heads.set_current(model.head.value)
        self.explain(sentence(model), formula(model))
        self._stack.setCurrentWidget(self.map if drawn is None else self.chart)
        self.chips.setVisible(drawn is not None)
        if not model.rows:
            self.shown_plot.show_nothing(model.failure or tr("Reading the measurements."))
            return
        self.shown_plot.show_plot()
        if drawn is None:
            self.map.show_rows(model.rows, model.metric.deepest(3), model.metric.unit)
            return
        self.chips.offer(((one.key, one.name, one.form) for one in drawn.series), self._hidden)
        drawn.draw(self.chart, self._hidden)

    def _on_chip(self, key: str, on: bool) -> None:
        self._hidden = self._hidden - {key} if on else self._hidden | {key}
        self._show()

    # export

    def picture_name(self) -> str:
        return f"depth-network-{self._model.view}-{self._model.metric}"

    def picture_size(self) -> QSize:
        if self.shown_plot is self.chart:
            return self.chart.picture_size()
        return self.map.picture_size() + QSize(2 * AROUND, 2 * AROUND)

    def draw(self, painter: QPainter) -> None:
        if self.shown_plot is self.map:
            size = self.picture_size()
            painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
            painter.translate(AROUND, AROUND)
        self.shown_plot.draw(painter)

    def csv(self) -> str:
        return csv(self._model)
