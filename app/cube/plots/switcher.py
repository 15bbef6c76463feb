"""Plots beside the cube, one at a time.

They show the number of positions at each depth, a random walk, the depth after each move of the game, the depths of
parts of the cube, and the times of the session.
"""

from __future__ import annotations

import random
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.base.language.words import tr
from app.base.services import Services
from app.cube.depth.path import GameDepths
from app.cube.depth.trace import TracePane
from app.cube.model.model import WALK_MOVES, CubeModel
from app.cube.model.turn_metric import METRIC_TIPS, METRICS
from app.cube.timer.sessions import Sessions
from app.plots.panes.lazy import LazyPane
from app.plots.panes.switcher import PlotSwitcher
from app.widgets.controls.segment import Segment
from app.widgets.panel import MARGIN
from core.base.words import phrase
from core.cube.metrics import Metric
from resources import ROOT

if TYPE_CHECKING:
    from app.cube.subgoals.pane import CubePartsPane
    from app.cube.walk.model import WalkComparisonModel
    from app.cube.walk.pane import CubeWalkPane
    from app.plots.panes.depth import DepthPane

DEPTHS, WALK, TRACE, PARTS, TIMES = "depths", "walk", "moves", "parts", "times"
PLOTS = (
    (DEPTHS, phrase("Depths")),
    (WALK, phrase("Walk")),
    (TRACE, phrase("Moves", context="a list of moves")),
    (PARTS, phrase("Parts")),
    (TIMES, phrase("Times")),
)
NAME = "cube/walk"
CHOICE_MARGIN = 10
"""Pixels between the choice of plots and the lower edge."""
SEED_BITS = 48
LEAST, LEAST_TRACE = 236, 210
"""Heights of a plot, and of that of the game, in pixels below a panel that needs all the rest."""


class CubePlots(PlotSwitcher):
    """Switcher that owns the plots and keeps the walk up to date with the current cube."""

    moves_changed = Signal(int)
    """The number of moves after which the walk is shown has changed."""

    def __init__(self, services: Services, model: CubeModel, sessions: Sessions) -> None:
        super().__init__(services, "cube/plot", PLOTS)
        self._model = model
        self.walks: WalkComparisonModel | None = None
        self.depth_plot = CubeDepthPlot(services, model)
        self.walk = LazyPane(services.jobs, "app.cube.walk.pane", self._build_walk)
        self.times = LazyPane(services.jobs, "app.cube.timer.pane", lambda module: module.TimesPane(services, sessions))
        self._lazy: dict[str, LazyPane] = {DEPTHS: self.depth_plot.lazy, WALK: self.walk, TIMES: self.times}
        self.trace = TracePane(model)
        self.path = GameDepths(model, self)
        self._practice_wanted = False
        self.parts = LazyPane(services.jobs, "app.cube.subgoals.pane", self._build_parts)
        self.set_faces({**self._lazy, TRACE: self.trace, PARTS: self.parts})
        self.metric_choice = Segment(METRICS, model.metric, tips=METRIC_TIPS)
        self.metric_choice.setAccessibleName(tr("Metric"))
        self.metric_choice.chosen.connect(lambda metric: setattr(model, "metric", Metric(metric)))
        self.metric_choice.setParent(self)
        self.metric_choice.raise_()
        for lazy in self._lazy.values():
            lazy.built.connect(self.place)
        model.variant_changed.connect(self._show_walk)
        model.metric_changed.connect(self._show_walk)
        self.chosen.connect(self._look_at_path)
        self.path.changed.connect(self._show_path)
        self.place()

    @property
    def pane(self) -> CubeWalkPane | None:
        """Pane of the random walk; None until it was shown."""
        return self.walk.pane  # type: ignore[return-value]

    @property
    def walking(self) -> bool:
        """Whether the walk is the plot shown."""
        return self.which.current == WALK

    @property
    def moves(self) -> int:
        """Number of moves after which the walk is shown."""
        return self.pane.moves if self.pane is not None else self._services.settings.get(f"{NAME}/moves", WALK_MOVES)

    @property
    def parts_pane(self) -> CubePartsPane | None:
        """Pane of the parts of the cube; None until it was shown."""
        return self.parts.pane  # type: ignore[return-value]

    def _build_parts(self, module: ModuleType) -> QWidget:
        pane: CubePartsPane = module.CubePartsPane(self._services, self._model)
        pane.expanded.connect(self._open_in_lab)
        if self._practice_wanted:
            pane.depths.practise()
        return pane

    def _open_in_lab(self, part: str) -> None:
        self._services.open_subject("lab", f"parts-{part.replace('-', '_')}-{self._model.metric}")

    def practise(self) -> None:
        """Begin a practice scramble for the chosen part, as soon as the pane exists."""
        self._practice_wanted = self.parts_pane is None
        if self.parts_pane is not None:
            self.parts_pane.depths.practise()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), max(least.height(), LEAST_TRACE if self.which.current == TRACE else LEAST))

    def sizeHint(self) -> QSize:
        return QSize(400, {WALK: 340, TRACE: LEAST_TRACE}.get(self.which.current, LEAST))

    def set_surface(self, token: str) -> None:
        """Set the colour of the background: "panel" where the plot replaces the panel."""
        self._surface = token
        if self.pane is not None:
            self.pane.set_surface(token)
        self.update()

    # the walk

    def _build_walk(self, module: ModuleType) -> QWidget:
        model = self._model
        self.walks = module.WalkComparisonModel(self._services, NAME, self)
        self.walks.show_subject(model.variant, model.metric)
        pane: CubeWalkPane = module.CubeWalkPane(self._services, self.walks, NAME)
        pane.set_surface(self._surface)
        pane.expanded.connect(lambda: self._services.open_subject("lab", f"walk-{model.subject}"))
        pane.moves_changed.connect(self.moves_changed)
        pane.view_changed.connect(self._look_at_path)
        pane.travelled.connect(model.go_to)
        model.session.changed.connect(self._show_walk)
        model.bracket_changed.connect(self._show_walk)
        QTimer.singleShot(0, self, self._show_walk)
        QTimer.singleShot(0, self, self._look_at_path)
        return pane

    def _show_walk(self) -> None:
        """Show the walk of the chosen cube and metric; it starts, or is marked, at the current cube."""
        model = self._model
        self.metric_choice.set_current(model.metric)
        if self.walks is None:
            return
        self.walks.show_subject(model.variant, model.metric)
        self.walks.look_at(model.session.state, model.bracket.upper if model.bracket.is_exact else None)
        if self.pane is not None:
            self.pane.mark(*(model.depths or (None, None)))

    # depths of the game

    @property
    def _is_map_shown(self) -> bool:
        return self.walking and self.pane is not None and self.pane.is_map_shown

    def _look_at_path(self) -> None:
        """Look up the depths of the game only while they are drawn."""
        self.path.awake = self.isVisible() and (self.which.current == TRACE or self._is_map_shown)
        self._show_path()

    def _show_path(self) -> None:
        if self.pane is not None and self._is_map_shown:
            self.pane.show_game(self.path.brackets, self.path.current_index)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_at_path()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._look_at_path()

    def random_moves(self) -> list[str]:
        """Return a random walk, in which every turn of the metric is equally likely at each move."""

        from core.cube.walk.sample import SeededWalks

        return SeededWalks(self._model.metric, self.moves, random.getrandbits(SEED_BITS)).turns()

    @property
    def from_board(self) -> bool:
        """Whether a walk starts at the current cube."""
        return self.walks is not None and self.walks.start != "solved"

    def place(self) -> None:
        """Place the choice of plots in the lower right corner.

        Its place is the same for all plots and wherever the plots are: beside or below the board, or instead of the
        panel.
        """
        size = self.which.sizeHint()
        room = self.width() - 2 * MARGIN
        wide, top = min(size.width(), room), self.height() - CHOICE_MARGIN - size.height()
        self._column.setContentsMargins(0, 0, 0, size.height() + 2 * CHOICE_MARGIN)
        self.which.setGeometry(self.width() - MARGIN - wide, top, wide, size.height())
        # the header of the page shows the metric only if it is wide
        metrics = self.metric_choice.sizeHint().width()
        self.metric_choice.setGeometry(MARGIN, top, metrics, size.height())
        self.metric_choice.setVisible(self.walking and room > wide + MARGIN + metrics)
        for lazy in self._lazy.values():
            if lazy.pane is not None:
                lazy.pane.show_title(False)  # type: ignore[attr-defined]  # the choice says what it is
        if self.depth_plot.pane is not None:
            # the sentence is short, so the tools need no line of their own
            self.depth_plot.pane.put_sentence_beside_tools(True)


class CubeDepthPlot(QObject):
    """Depth plot in `lazy`, which marks what is known of the current cube's depth."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._services, self._model = services, model
        self.pane: DepthPane | None = None
        self.lazy = LazyPane(services.jobs, "app.plots.panes.depth", self._make_pane)
        model.variant_changed.connect(self._show)
        model.metric_changed.connect(self._show)
        model.bracket_changed.connect(self._show_mark)

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._services)
        pane.expanded.connect(lambda: self._services.open_subject("lab", f"cube-{self._model.subject}"))
        self.pane = pane
        self._show()
        return pane

    def _show(self) -> None:
        if self.pane is not None:
            from core.base.depth import load

            self.pane.show_distribution(load(ROOT / "figures" / f"cube-{self._model.subject}.json"))
            self._show_mark()

    def _show_mark(self) -> None:
        if self.pane is not None:
            depths = self._model.depths
            if depths is None:
                self.pane.unmark()
            else:
                self.pane.mark(tr("this cube"), *depths)
