"""The plots beside the cube, one at a time: how many positions lie at each depth, and where a random walk leads."""

from __future__ import annotations

import random
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.cube.solve.depth_plot import METRICS, Population
from app.cube.solve.solving import Solving
from app.plots.lazy import LazyPane
from app.plots.switcher import TOP, PlotSwitcher
from app.services.services import Services
from app.services.session import Session
from app.widgets.panel import MARGIN
from app.widgets.segment import Segment
from core.cube.metrics import Metric

if TYPE_CHECKING:
    from app.cube.walk.model import Walks
    from app.cube.walk.pane import CubeWalkPane

DEPTHS, WALK = "depths", "walk"
PLOTS = ((DEPTHS, "Depths"), (WALK, "Random walk"))
NAME = "cube/walk"
MOVES = 11
"""The number of moves at first."""
BESIDE = {DEPTHS: 350, WALK: 556}
"""From these widths on the choice can stand in the place of the plot's title."""
SEED_BITS = 48


class CubeDocks(PlotSwitcher):
    """Owns both plots and keeps the walk up to the board."""

    metric_chosen = Signal(str)

    moves_changed = Signal(int)
    """The walk is looked at after so many moves."""

    def __init__(self, services: Services, population: Population, solving: Solving, game: Session) -> None:
        super().__init__(services, "cube/plot", PLOTS)
        self._solving, self._game = solving, game
        self._variant, self._metric = "", Metric.HTM
        self.walks: Walks | None = None
        self.walk = LazyPane(services.jobs, "app.cube.walk.pane", self._build_walk)
        self._lazy: dict[str, LazyPane] = {DEPTHS: population.lazy, WALK: self.walk}
        self.set_faces(self._lazy)
        self.metric_choice = Segment(METRICS, METRICS[0][0])
        self.metric_choice.setAccessibleName("Metric")
        self.metric_choice.chosen.connect(self.metric_chosen)
        self.metric_choice.setParent(self)
        self.metric_choice.raise_()
        for lazy in self._lazy.values():
            lazy.built.connect(self.place)
        self.place()

    @property
    def pane(self) -> CubeWalkPane | None:
        """The walk pane, once it was looked at."""
        return self.walk.pane  # type: ignore[return-value]

    @property
    def walking(self) -> bool:
        """Whether the walk is in front."""
        return self.which.current == WALK

    @property
    def moves(self) -> int:
        """The number of moves that the walk is looked at after."""
        return self.pane.moves if self.pane is not None else self._services.settings.get(f"{NAME}/moves", MOVES)

    def sizeHint(self) -> QSize:
        return QSize(400, 340 if self.walking else 300)

    def set_ground(self, token: str) -> None:
        """What is behind: "panel" where the plot takes the panel's place."""
        self._ground = token
        if self.pane is not None:
            self.pane.set_ground(token)
        self.update()

    # the walk

    def show_subject(self, variant: str, metric: Metric) -> None:
        """Another cube or another metric is in front."""
        self._variant, self._metric = variant, metric
        self.metric_choice.set_current(metric)
        if self.walks is not None:
            self.walks.show_subject(variant, metric)
            self._look()

    def _build_walk(self, module: ModuleType) -> QWidget:
        self.walks = module.Walks(self._services, NAME, self)
        self.walks.show_subject(self._variant, self._metric)
        pane: CubeWalkPane = module.CubeWalkPane(self._services, self.walks, NAME)
        pane.set_ground(self._ground)
        pane.expanded.connect(lambda: self._services.open_subject("lab", f"walk-{self._variant}-{self._metric}"))
        pane.moves_changed.connect(self.moves_changed)
        for changed in (self._game.changed, self._solving.changed):
            changed.connect(self._look)
        QTimer.singleShot(0, self, self._look)
        return pane

    def random_moves(self) -> list[str]:
        """A walk: every turn of the metric equally likely at each move."""
        from core.cube.walk.sample import Walks as Drawn

        return Drawn(self._metric, self.moves, random.getrandbits(SEED_BITS)).turns()

    @property
    def from_board(self) -> bool:
        """Whether a walk begins at the cube on the board."""
        return self.walks is not None and self.walks.start != "solved"

    @property
    def mark(self) -> tuple[int, int] | None:
        """Between which depths the cube on the board lies; None if nothing is known."""
        bounds = self._solving.bounds
        if self._game.solved:
            return 0, 0
        if bounds is None or self._solving.cube != self._game.state:
            return None
        return bounds.lower, bounds.upper

    def _look(self) -> None:
        """The walk begins, or is marked, at the cube on the board."""
        if self.walks is None:
            return
        mark = self.mark
        self.walks.look_at(self._game.state, mark[0] if mark is not None and mark[0] == mark[1] else None)
        if self.pane is not None:
            self.pane.mark(*(mark or (None, None)))

    def place(self) -> None:
        """The choice stands in the place of the plot's title, or over it where there is too little room."""
        size = self.which.sizeHint()
        beside = self.width() >= BESIDE[self.which.current]
        self.place_choice(MARGIN, beside)
        # the page's header has room for the metric only when it is wide
        wide = self.metric_choice.sizeHint().width()
        self.metric_choice.setGeometry(self.width() - MARGIN - wide, TOP, wide, size.height())
        self.metric_choice.setVisible(self.walking and not beside and self.width() > 2 * MARGIN + size.width() + wide)
        for lazy in self._lazy.values():
            if lazy.pane is not None:
                lazy.pane.show_title(not beside)  # type: ignore[attr-defined]
