"""Pane with the depths of the cube's parts, ways to them, and practice."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import CubeModel
from app.cube.subgoals.depths import PartDepths
from app.cube.subgoals.faces import FacePicker
from app.cube.subgoals.part_list import LOWER, NAMES, PartList, PartListRow
from app.plots.panes.lazy import LazyPane
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import figure_number, figure_text
from app.widgets.panel import MARGIN
from app.widgets.text import Label
from core.base.words import phrase
from core.explain.cube import cube
from core.explain.formulas import depths as derived

if TYPE_CHECKING:
    from app.plots.panes.depth import DepthPane

WITH_PLOT = 760
"""Width from which the cases of the chosen part are plotted beside the list."""
LIST = 348
SMALL = phrase("A 2×2×2 has no such parts. Choose the 3×3×3.")


class CubePartsPane(QWidget):
    """Pane with the parts of a colour: their list, the cases of the chosen one, and scrambles to practise it."""

    expanded = Signal(str)
    """The cases of a part are to be shown in full size: its name in `core.cube.subgoals.parts.PARTS`."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__()
        self._services, self._model = services, model
        self.depths = PartDepths(services, model)
        self.faces = FacePicker(self.depths.face)
        self.faces.chosen.connect(lambda face: setattr(self.depths, "face", face))
        self.list = PartList()
        self.list.show_kind(self.depths.kind)
        self.list.looked_at.connect(lambda kind: setattr(self.depths, "kind", kind))
        self.list.wanted.connect(self.lay_out)
        self._small = Label(SMALL, 13, 400, "text2", wrap=True)
        self._small.setContentsMargins(0, 12, 0, 0)
        self.plot: DepthPane | None = None
        self._plot_place = LazyPane(services.jobs, "app.plots.panes.depth", self._make_plot, docked=False)
        self._fill()
        self.depths.changed.connect(self._refresh)
        self._refresh()

    def _fill(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        self._cross = Label(tr("Cross of each colour"), 12, 400, "text2", elided=True)
        head.addStretch(1)
        head.addWidget(self._cross)
        head.addWidget(self.faces)
        self.practice_depth = Dropdown((("0", "0"),), "0")
        self.practice_depth.setAccessibleName(tr("Depth", context="of a position"))
        self.practice_depth.setToolTip(tr("Depth of the chosen part after the scramble"))
        self.practice_depth.chosen.connect(lambda depth: setattr(self.depths, "practice_depth", int(depth)))
        self.practise_button = Button(tr("Scramble"), icon="shuffle")
        self.practise_button.setToolTip(tr("Scramble so that the chosen part has this depth"))
        self.practise_button.clicked.connect(self.depths.practise)
        self._practice = Label("", 12, 400, "text2", elided=True)
        self._practice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self._practice, 1)
        foot.addWidget(self.practice_depth)
        foot.addWidget(self.practise_button)
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(4)
        left.addWidget(self.list, 1)
        left.addLayout(foot)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self._left)
        middle.addWidget(self._plot_place, 1)
        self._column = column = QVBoxLayout(self)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._small)
        column.addLayout(middle, 1)
        column.addStretch()

    def sizeHint(self) -> QSize:
        return QSize(400, 320)

    def lay_out(self, kind: str) -> None:
        """Show a shortest way to the part of this kind, to be played."""
        row, metric, messages = self.depths.rows.get(kind), self._model.metric, self._services.messages
        way = self.depths.lay_out(kind)
        if row is None:
            return
        if way is None:
            messages.say(
                tr("Not possible yet."),
                tr("The half-turn group is reached from a domino. Solve that first."),
                good=False,
            )
        elif not way:
            messages.say(tr("{part}: done", part=NAMES[kind]))
        else:
            length = metric.length(way)
            turns = metric.turns(figure_number(tr("moves"), length, cube.length(way, metric)))
            headline = tr("{part} in {turns}", part=NAMES[kind], turns=turns)
            messages.say(headline, tr("ready to play: {moves}", moves=" ".join(way)))

    def _make_plot(self, module: ModuleType) -> QWidget:
        plot: DepthPane = module.DepthPane(self._services, docked=True)
        plot.expanded.connect(lambda: self.expanded.emit(self.depths.rows[self.depths.kind].name))
        self.plot = plot
        self._refresh()
        return plot

    # updates

    def _refresh(self) -> None:
        depths, large = self.depths, self.depths.is_large
        self._small.setVisible(not large)
        for widget in (self._left, self.faces):
            widget.setVisible(large)
        self._cross.setVisible(large)
        self._arrange()
        if not large:
            return
        self.faces.show_depths(depths.face, depths.crosses, depths.metric)
        lines = {kind: PartListRow(row, depths.distribution(kind)) for kind, row in depths.rows.items()}
        self.list.parts.tell(lines, depths.metric)
        self._show_practice()
        self._show_plot()

    def _show_practice(self) -> None:
        depths = self.depths
        cases = depths.distribution(depths.kind)
        ready = cases is not None
        self.practice_depth.setEnabled(ready)
        self.practise_button.setEnabled(ready)
        self._practice.setText(tr("Practise: {part}, depth", part=LOWER[depths.kind]))
        if cases is not None:
            there = [str(layer.depth) for layer in cases.layers if layer.states]
            self.practice_depth.set_choices([(depth, depth) for depth in there], str(depths.practice_depth))

    def _show_plot(self) -> None:
        depths, plot = self.depths, self.plot
        row, cases = depths.rows.get(depths.kind), depths.distribution(depths.kind)
        if plot is None or row is None or cases is None:
            return
        if plot.distribution != cases:
            plot.show_distribution(cases)
            plot.set_title(translate(NAMES[depths.kind]))
            plot.explain(
                tr(
                    "Number of the {total} {cases} at each depth.",
                    total=figure_text(
                        tr("cases"), format_integer(cases.total), derived.derive_from_distribution(derived.CASES, cases)
                    ),
                    cases=translate(cases.title),
                ),
                _formula(cases.source),
            )
        if row.depth is None:
            plot.unmark()
        else:
            plot.mark(tr("this cube"), row.depth, row.depth)

    def _arrange(self) -> None:
        wide = self.width() >= WITH_PLOT and self.depths.is_large
        self._plot_place.setVisible(wide)
        self._left.setMaximumWidth(LIST if wide else 16_777_215)
        # beside the choice of plots, or below it
        self._column.setContentsMargins(MARGIN, 13 if self.width() >= WITH_PLOT else 4, MARGIN, 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.depths.in_sight = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.depths.in_sight = False


def _formula(source: str) -> str:
    return tr("For one such part; all of them have the same numbers. Source: {source}.", source=source)
