"""Options of the walk: start, populations, range of the fit, axis."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.base.language.wording import format_number
from app.base.language.words import tr
from app.cube.walk.model import POPULATIONS, STARTS, WalkComparisonModel
from app.plots.panes.axis_choice import AxisChoice
from app.widgets.controls.range_slider import RangeSlider
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import figure_text
from app.widgets.text import Label
from core.explain.cube.walks import growth

FIT_WIDTH = 220


class WalkControls(QWidget):
    """Form with the options of `walks`."""

    def __init__(self, walks: WalkComparisonModel, axis: AxisChoice, *, board: bool) -> None:
        """Create the form; `board` offers the current cube as the start of walks."""
        super().__init__()
        self._walks = walks
        self.start = Segment(STARTS, walks.start)
        self.start.chosen.connect(walks.set_start)
        self.populations = Segment(POPULATIONS, walks.populations)
        self.populations.chosen.connect(walks.set_populations)
        self.axis = axis
        self.fit = RangeSlider("")
        self.fit.setAccessibleName(tr("Depths of the fit"))
        self.fit.setToolTip(tr("Depths between which the growth is fitted: drag either end"))
        self.fit.setFixedWidth(FIT_WIDTH)
        self.fit.changed.connect(self._on_fit)
        self.branching = Label("", 12, 400, "text2")
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setHorizontalSpacing(12)
        self._rows.setVerticalSpacing(6)
        self._rows.setColumnStretch(1, 1)
        self._populations_name = self._add(tr("Populations"), self.populations)
        if board:
            self._add(tr("Walk from"), self.start)
        self._add(tr("Growth b from"), self.fit)
        self._add("", self.branching)
        self._add(tr("Axis"), self.axis)
        for segment, name in ((self.start, tr("Walk from")), (self.populations, tr("Populations"))):
            segment.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        walks.changed.connect(self._refresh)
        self._subject: tuple[object, ...] = ()
        self._refresh()

    def _add(self, name: str, widget: QWidget) -> Label:
        label = Label(name, 12, 400, "text2")
        line = self._rows.rowCount()
        self._rows.addWidget(label, line, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addWidget(widget, line, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return label

    def _refresh(self) -> None:
        walks = self._walks
        for widget in (self.populations, self._populations_name):
            widget.setVisible(walks.has_populations)
        self.start.set_current(walks.start)
        self.populations.set_current(walks.populations)
        comparison = walks.comparison
        subject = (walks.puzzle, walks.metric)
        if subject != self._subject:
            self._subject = subject
            self.fit.set_values(range(comparison.deepest + 1))
            self.fit.set_ends(*comparison.fit)
        low, high = comparison.fit
        fitted = growth(comparison.sizes, comparison.fit)
        b = figure_text(tr("growth b"), format_number(comparison.branching, ".4f"), fitted)
        words = tr("b = {branching}, fitted to D from depth {low} to {high}", branching=b, low=low, high=high)
        self.branching.say(words)

    def _on_fit(self) -> None:
        self._walks.set_fit(self.fit.low_value, self.fit.high_value)
