"""Plot of Korf's search: positions of each iteration beside the formula, and a slider for the bound."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.wording import format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.charts import iterations
from app.lab.charts.lined_counts import CountLine, LinedCounts
from app.lab.search.model import SearchModel
from app.lab.search.sentences import SENTENCE, formula, percent_more, reading, verdict
from app.plots.charts.counts import ColumnPart
from app.plots.drawing.marks import Form
from app.plots.panes.pane import PlotPane
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import NamedFigure
from app.widgets.text import Label
from core.cube.notation.sequences import branching_factor
from core.cube.solve.inflated_bounds import TENTHS, InflatedBoundTrial
from core.explain.cube import search

BEYOND = 2
"""Number of depths that are drawn beyond the last iteration."""
NUMBER = 70
"""Least width in pixels of the text on the error of the bound."""
PLOT_HEIGHT = 116
"""Least height of the plot in pixels, small enough to leave room for two lines of text below."""


class SearchPane(PlotPane):
    """Pane of Korf's search, which follows its model."""

    plot: LinedCounts

    def __init__(self, services: Services, model: SearchModel) -> None:
        self._model = model
        self.slider = Slider(0, len(TENTHS) - 1, 0)
        self.slider.setAccessibleName(tr("By how much the bound is too large"))
        self.slider.valueChanged.connect(self._on_value_changed)
        self._number = Label("", 13, 600)
        self._number.setMinimumWidth(max(NUMBER, *map(self._width, TENTHS)))
        self.verdict = Label("", 13, 500, wrap=True)
        title = tr("Korf's search at work")
        super().__init__(title, services, LinedCounts(self._read), below=self._build_controls(), docked=False)
        self.plot.sheets = self._sheets
        self.plot.setMinimumHeight(PLOT_HEIGHT)
        self.plot.side_by_side = True
        model.changed.connect(self._show)
        model.spoiled.connect(self._show)
        self._show()

    def _width(self, tenths: int) -> int:
        return self._number.fontMetrics().horizontalAdvance(percent_more(tenths))

    def _build_controls(self) -> QWidget:
        box = QWidget()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Label(tr("Bound too large by"), 13, 500, "text2"))
        line.addWidget(self.slider, 1)
        line.addWidget(self._number)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 4, 0, 8)
        column.addLayout(line)
        column.addWidget(self.verdict)
        return box

    def _on_value_changed(self, place: int) -> None:
        self._model.tenths = TENTHS[place]

    def _read(self, depth: int) -> str:
        return reading(self._model, depth)

    def _show(self) -> None:
        model, found = self._model, self._model.found
        self.slider.blockSignals(True)
        self.slider.setValue(TENTHS.index(model.tenths))
        self.slider.blockSignals(False)
        self._number.setText(percent_more(model.tenths))
        branching = branching_factor(model.metric)
        self.verdict.say(verdict(model))
        told = NamedFigure(tr("branching factor"), format_number(branching, ".5f"), search.branching(model.metric))
        self.explain(translate(SENTENCE), formula(branching), told)
        one = found.trial(model.tenths) if found is not None else None
        honest = found.honest if found is not None else None
        shown = [(honest, "exact")] if model.tenths == 0 else [(honest, "exact"), (one, "lumped")]
        last = max((to for trial, _ in shown if trial is not None for to, _ in trial.iterations), default=model.length)
        last += BEYOND
        bars = [[_part(trial, ink, depth) for trial, ink in shown] for depth in range(last + 1)]
        expected, tree = model.expect_nodes(last), model.tree(last)
        self.plot.show_counts(
            bars, [CountLine(Form.SHORT_DASH, tree, 0, last), CountLine(Form.LONG_DASH, expected, 0, last)]
        )
        spoiled = [] if model.tenths == 0 else [(percent_more(model.tenths), "lumped", True)]
        self.foot.set(
            [(tr("original bound"), "exact", True), *spoiled, (tr("ended by a solution"), "exact", False)],
            unit=tr("positions by depth of the iteration"),
        )

    def _sheets(self, depth: int) -> Sequence[NamedFigure]:
        model = self._model
        one = model.found.trial(model.tenths) if model.found is not None else None
        tried = dict(one.iterations).get(depth) if one is not None else None
        return iterations.list_iteration_figures(model.metric, depth, tried) if depth else ()

    # export

    def picture_name(self) -> str:
        return f"korf-search-{self._model.metric}"

    def csv(self) -> str:
        lines = ["tenths,solution,depth,generated,expected"]
        for one in self._model.rows():
            turns = "" if one.moves is None else len(one.moves)
            for depth, generated in one.iterations:
                lines.append(f"{one.tenths},{turns},{depth},{generated},{self._model.expect_nodes(depth)[depth]:.6g}")
        return "\n".join([*lines, ""])


def _part(trial: InflatedBoundTrial | None, ink: str, depth: int) -> ColumnPart:
    """Return the bar of an iteration, hatched if a solution ended it, empty if there was none."""
    if trial is None:
        return ColumnPart(0, ink)
    iterations = dict(trial.iterations)
    ended = trial.moves is not None and depth == max(iterations, default=-1)
    return ColumnPart(iterations.get(depth, 0), ink, not ended)
