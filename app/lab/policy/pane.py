"""Pane of the policy network: a chart of shares or the confusion matrix, with its choices."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.wording import format_number, percent_sign
from app.base.language.words import tr
from app.base.services import Services
from app.lab.policy.matrix import TurnMatrix
from app.lab.policy.model import PolicyModel
from app.lab.policy.summary import BY_DEPTH, BY_MOVE, LONGEST, Picture
from app.plots.charts.chart import Chart
from app.plots.drawing.scale import LogScale
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.frame import PaneFrame
from app.plots.panes.legend import Chips
from app.plots.panes.moves_slider import MovesSlider
from app.widgets.controls.segment import Segment
from core.base.words import phrase

RATES = LogScale(1e-4, text=lambda power: percent_sign(format_number(10.0 ** (power + 2), "g")), steps=(1,))
"""Axis of success rates; the least shown is one in ten thousand."""
WAYS = ((BY_DEPTH, phrase("By true depth")), (BY_MOVE, phrase("By move")))


class PolicyPane(PaneFrame):
    """Pane of the policy network; chips hide curves, and the axis and the hidden curves are remembered."""

    def __init__(self, services: Services, model: PolicyModel) -> None:
        super().__init__(tr("Network without search"), services, docked=False)
        self._model = model
        self._settings = services.settings
        self._picture: Picture | None = None
        self._hidden = set(self._settings.get("lab/policy/hidden", "").split())
        self.chart = Chart(tr("Network without search"), RATES)
        self.matrix = TurnMatrix()
        self.axis = AxisChoice(self._settings, "lab/policy/axis", self.chart)
        self.by = Segment(WAYS, model.mistake_grouping)
        self.by.setAccessibleName(tr("Mistakes"))
        self.by.chosen.connect(self._on_by)
        self.add_tool(self.by)
        self.add_tool(self.axis)
        self.chips = Chips()
        self.chips.toggled.connect(self._on_chip)
        self.slider = MovesSlider(1, LONGEST, model.length, letter="n")
        self.slider.changed.connect(self._on_length)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.chips)
        column.addWidget(self.chart, 1)
        column.addWidget(self.matrix, 1)
        column.addWidget(self.slider)
        self.set_plot(box)
        model.changed.connect(self._refresh)
        self._refresh()

    def _on_by(self, by: str) -> None:
        self._model.mistake_grouping = by

    def _on_length(self, length: int) -> None:
        self._model.length = length

    def _refresh(self) -> None:
        summary = self._model.summary
        if summary is not None:
            self.show_picture(summary.picture)

    @property
    def picture(self) -> Picture | None:
        """Picture that is drawn."""
        return self._picture

    def show_picture(self, picture: Picture) -> None:
        """Draw a picture, and show the controls that it needs."""
        self._picture = picture
        self.explain(picture.sentence, picture.formula)
        self.by.setVisible(picture.by)
        self.axis.setVisible(picture.log)
        self.slider.setVisible(picture.lengths is not None)
        if picture.lengths is not None and (self.slider.lowest_value, self.slider.highest_value) != picture.lengths:
            self.slider.set_range(*picture.lengths)
        self._show_chips()
        table = picture.matrix if not picture.nothing else None
        self.chart.setVisible(table is None)
        self.matrix.setVisible(table is not None)
        if table is not None:
            self.matrix.show_counts(table)
            return
        if picture.nothing:
            self.chart.show_nothing(picture.nothing)
            return
        self.chart.show_plot()
        self.chart.set_log(picture.log and self.axis.log)
        picture.draw(self.chart, self._hidden)

    def _show_chips(self) -> None:
        picture = self._picture
        assert picture is not None
        # a single curve needs no chip to hide it
        several = picture.series if len(picture.series) > 1 else ()
        self.chips.offer(((one.key, one.name, one.form) for one in several), self._hidden)
        self.chips.setVisible(bool(several))

    def _on_chip(self, key: str, on: bool) -> None:
        self._hidden = self._hidden - {key} if on else self._hidden | {key}
        self._settings.set("lab/policy/hidden", " ".join(sorted(self._hidden)))
        if self._picture is not None:
            self.show_picture(self._picture)

    # export

    def picture_name(self) -> str:
        return self._picture.name if self._picture else "network"

    def picture_size(self) -> QSize:
        return self.matrix.picture_size() if self._as_matrix else self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        if self._as_matrix:
            self.matrix.draw(painter, self.matrix.picture_size())
        else:
            self.chart.draw(painter)

    @property
    def _as_matrix(self) -> bool:
        return self._picture is not None and self._picture.matrix is not None and not self._picture.nothing

    def csv(self) -> str:
        return self._picture.csv if self._picture else ""
