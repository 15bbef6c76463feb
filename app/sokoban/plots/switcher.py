"""The plots under the board, one at a time: positions by depth, where a random pusher ends up, and the solution."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.base.services import Services
from app.plots.panes.lazy import LazyPane
from app.plots.panes.switcher import PlotSwitcher
from app.sokoban.model.model import SokobanModel
from app.sokoban.solve.improving import LevelImproving
from app.widgets.panel import MARGIN
from core.base.words import phrase

if TYPE_CHECKING:
    from app.plots.panes.frame import PaneFrame
    from app.sokoban.plots.depth_pane import LevelDepthPane
    from app.sokoban.plots.solution_pane import SolutionPane
    from app.sokoban.plots.walk_pane import LevelWalkPane

DEPTHS, WALK, SOLUTION = "depths", "walk", "solution"
PLOTS = ((DEPTHS, phrase("Depths")), (WALK, phrase("Random pusher")), (SOLUTION, phrase("Solution")))
GAP = 16
"""Pixels at least between the choice and the tools of a plot."""


class LevelPlots(PlotSwitcher):
    """Shows what is known of the positions of the level; nothing is counted before there is a plot to be seen."""

    expanded = Signal(str)
    """One of them is to be shown full size."""

    def __init__(self, services: Services, model: SokobanModel, improving: LevelImproving) -> None:
        super().__init__(services, "sokoban/plot", PLOTS)
        self._model, self._improving = model, improving
        self.depths = LazyPane(services.jobs, "app.sokoban.plots.depth_pane", self._build_depths)
        self.walk = LazyPane(services.jobs, "app.sokoban.plots.walk_pane", self._build_walk)
        self.solution = LazyPane(services.jobs, "app.sokoban.plots.solution_pane", self._build_solution)
        self._lazy = {DEPTHS: self.depths, WALK: self.walk, SOLUTION: self.solution}
        self.set_faces(self._lazy)
        for lazy in self._lazy.values():
            lazy.built.connect(self._on_built)
        self.chosen.connect(self._follow)
        model.changed.connect(self._follow)
        model.level_changed.connect(self._follow)
        self.place()

    @property
    def depth_pane(self) -> LevelDepthPane | None:
        """Once it was looked at."""
        return self.depths.pane  # type: ignore[return-value]

    @property
    def walk_pane(self) -> LevelWalkPane | None:
        """Once it was looked at."""
        return self.walk.pane  # type: ignore[return-value]

    @property
    def solution_pane(self) -> SolutionPane | None:
        """Once it was looked at."""
        return self.solution.pane  # type: ignore[return-value]

    def sizeHint(self) -> QSize:
        least, wanted = (270, 330) if self.which.current == WALK else (240, 264)
        return QSize(400, max(least, min(wanted, self.window().height() * 2 // 5)))

    def _follow(self) -> None:
        if self._lazy[self.which.current].pane is None or not self.isVisible():
            return
        model, analysis = self._model, self._model.analysis
        if model.pulling:
            analysis.look_at(None, None)
        else:
            analysis.look_at(model.level.start, model.session.state, model.level_name)
        analysis.ask(walk=self.which.current == WALK)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # not in here: a pane is not visible before its surroundings are
        QTimer.singleShot(0, self, self._follow)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._model.analysis.rest()

    def _build_depths(self, module: ModuleType) -> QWidget:
        options = self._model.options
        pane: LevelDepthPane = module.LevelDepthPane(
            self._services, self._model.analysis, tells_position=lambda: options.has_answered
        )
        options.changed.connect(pane.refresh)
        pane.expanded.connect(lambda: self.expanded.emit(DEPTHS))
        return pane

    def _build_walk(self, module: ModuleType) -> QWidget:
        pane: LevelWalkPane = module.LevelWalkPane(self._services, self._model.analysis)
        pane.expanded.connect(lambda: self.expanded.emit(WALK))
        return pane

    def _build_solution(self, module: ModuleType) -> QWidget:
        pane: SolutionPane = module.SolutionPane(self._services, self._model, self._improving)
        return pane

    def _on_built(self) -> None:
        self.place()
        QTimer.singleShot(0, self, self._follow)

    def place(self) -> None:
        """The choice stands in the place of the plot's title, or over it where there is too little room."""
        for lazy in self._lazy.values():
            if lazy.pane is not None:
                lazy.pane.show_title(False)  # type: ignore[attr-defined]
        pane: PaneFrame | None = self._lazy[self.which.current].pane  # type: ignore[assignment]
        tools = MARGIN if pane is None else pane.tools_width + GAP
        self.place_choice(MARGIN, self.width() >= MARGIN + self.which.sizeHint().width() + tools)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()  # tools have come or gone
        return super().event(event)
