"""Switcher for the plots under the board: positions by depth, random pusher, solution."""

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
"""Least gap between the choice of plots and a plot's tools, in pixels."""


class LevelPlots(PlotSwitcher):
    """Switcher for the plots of a level, which counts no positions before a plot is visible."""

    expanded = Signal(str)
    """The user wants to see a plot at full size; sends its key."""

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
        """Depth pane, or None before it was first shown."""
        return self.depths.pane  # type: ignore[return-value]

    @property
    def walk_pane(self) -> LevelWalkPane | None:
        """Pane of the random pusher, or None before it was first shown."""
        return self.walk.pane  # type: ignore[return-value]

    @property
    def solution_pane(self) -> SolutionPane | None:
        """Solution pane, or None before it was first shown."""
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
        # deferred, since the pane is not visible until its parents are
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
        """Place the choice of plots where the plot's title would be, or above the plot if it is too wide."""
        for lazy in self._lazy.values():
            if lazy.pane is not None:
                lazy.pane.show_title(False)  # type: ignore[attr-defined]
        pane: PaneFrame | None = self._lazy[self.which.current].pane  # type: ignore[assignment]
        tools = MARGIN if pane is None else pane.tools_width + GAP
        self.place_choice(MARGIN, self.width() >= MARGIN + self.which.sizeHint().width() + tools)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()  # tools were shown or hidden
        return super().event(event)
