"""The plots under the board, one at a time: how many positions lie how deep, and where a random pusher ends up."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app import theme
from app.panes.lazy import LazyPane
from app.services import Services
from app.sokoban.graphwork import LevelWork
from app.widgets.panel import MARGIN
from app.widgets.segment import Segment
from core.sokoban.board import State

if TYPE_CHECKING:
    from app.sokoban.depthpane import LevelDepthPane
    from app.sokoban.walkpane import LevelWalkPane

DEPTHS, WALK = "depths", "walk"
PLOTS = ((DEPTHS, "Depths"), (WALK, "Random pusher"))
SETTING = "sokoban/plot"
HEAD = 42
"""Pixels above the plots for the choice, where it cannot stand in the place of their title."""
LEAST = 240
BESIDE = {DEPTHS: 680, WALK: 500}
"""From these widths it can."""


class LevelDocks(QWidget):
    """Owns both plots and what they show; `look_at` brings them up to the board, once anybody can see them."""

    expanded = Signal(str)
    """One of them is to be shown full size."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._level: tuple[State | None, State | None] = (None, None)
        self.work = LevelWork(services, self)
        saved = services.settings.get(SETTING, DEPTHS)
        self.which = Segment(PLOTS, saved if saved in dict(PLOTS) else DEPTHS)
        self.which.setAccessibleName("Plot")
        self.which.chosen.connect(self._on_chosen)
        self.depths = LazyPane("app.sokoban.depthpane", self._build_depths)
        self.walk = LazyPane("app.sokoban.walkpane", self._build_walk)
        self._faces = {DEPTHS: self.depths, WALK: self.walk}
        self._stack = QStackedWidget()
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        for face in self._faces.values():
            self._stack.addWidget(face)
            face.built.connect(self._on_built)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._stack)
        self.which.setParent(self)
        self.which.raise_()
        self._stack.setCurrentWidget(self._faces[self.which.current])
        self._place()

    @property
    def depth_pane(self) -> LevelDepthPane | None:
        """Once it was looked at."""
        return self.depths.pane  # type: ignore[return-value]

    @property
    def walk_pane(self) -> LevelWalkPane | None:
        """Once it was looked at."""
        return self.walk.pane  # type: ignore[return-value]

    def sizeHint(self) -> QSize:
        wanted = 330 if self.which.current == WALK else 264
        return QSize(400, max(LEAST, min(wanted, self.window().height() * 2 // 5)))

    def look_at(self, start: State | None, state: State | None) -> None:
        """Another level or another position is on the board; None where there is nothing to count."""
        self._level = (start, state)
        self._follow()

    def choose(self, which: str) -> None:
        """Bring one of the plots to the front."""
        self.which.set_current(which)
        self._on_chosen(which)

    def _on_chosen(self, which: str) -> None:
        self._services.settings.set(SETTING, which)
        self._stack.setCurrentWidget(self._faces[which])
        self._place()
        self._follow()

    def _follow(self) -> None:
        """Nothing is counted before there is a plot to be seen."""
        if self._faces[self.which.current].pane is None or not self.isVisible():
            return
        self.work.look_at(*self._level)
        self.work.ask(walk=self.which.current == WALK)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # not in here: a pane is not visible before its surroundings are
        QTimer.singleShot(0, self, self._follow)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.work.rest()

    def _build_depths(self, module: ModuleType) -> QWidget:
        pane: LevelDepthPane = module.LevelDepthPane(self._services, self.work)
        pane.expanded.connect(lambda: self.expanded.emit(DEPTHS))
        return pane

    def _build_walk(self, module: ModuleType) -> QWidget:
        pane: LevelWalkPane = module.LevelWalkPane(self._services, self.work)
        pane.expanded.connect(lambda: self.expanded.emit(WALK))
        return pane

    def _on_built(self) -> None:
        self._place()
        QTimer.singleShot(0, self, self._follow)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.current().bg))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """The choice stands in the place of the plot's title, or over it where there is too little room."""
        size = self.which.sizeHint()
        beside = self.width() >= BESIDE[self.which.current]
        self._column.setContentsMargins(0, 0 if beside else HEAD, 0, 0)
        self.which.setGeometry(MARGIN, 13, size.width(), size.height())
        for face in self._faces.values():
            if face.pane is not None:
                face.pane.show_title(False)  # type: ignore[attr-defined]
