"""2048 in a bag in the Lab: the chain's graph and its law, its matrix and its endings, all at the same state."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from app.lab.bag.ends import Endings
from app.lab.bag.follow import Following
from app.lab.bag.graph import GraphPane
from app.lab.bag.matrix import MatrixPicture
from app.lab.model import Model
from app.lab.view import KeyFigures, SubjectView, over_figures
from app.plots.lazy import LazyPane
from app.services import icons, theme
from app.services.actions import Command
from app.services.jobs import Job
from app.services.services import Services
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import THIN_SPACE, Hairline, Label, grouped
from core.control import Control
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.graph import BagGraph
from core.twenty48.bag.histogram import BagPlot, bag_plot
from core.twenty48.board import FOUR

if TYPE_CHECKING:
    from app.twenty48.plots.bag_pane import BagPane

GRAPH, MOVES = "graph", "moves"
VIEWS = ((GRAPH, "Graph"), (MOVES, "Moves to win"))
GROUPS = (("state", "State"), ("sum", "Sum"))
BINS = 72
GAMES, GAMES_OF_LONG = 10_000, 1_000
LONG = 4096
"""Games to a larger target are so long that fewer are played."""
ZOOM = 1.5


class BagView(SubjectView):
    """Graph or law with the figures below; `table` is matrix and endings for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._target = 0
        self.graph: BagGraph | None = None
        self._job: Job | None = None
        self._law_job: Job | None = None
        self._law_for = 0
        saved = services.settings.get("lab/bag/view", GRAPH)
        self._view = saved if saved in dict(VIEWS) else GRAPH
        self.following = Following(services, self)
        self.following.changed.connect(self._follow)
        self.graph_pane = GraphPane(services.messages)
        self.moves = LazyPane("app.twenty48.plots.bag_pane", self._build_moves, docked=False)
        self._choices = {GRAPH: self._view_choice()}
        self.graph_pane.add_tool(self.following.box())
        self.graph_pane.add_tool(self._choices[GRAPH])
        self._stack = QStackedWidget()
        self._stack.addWidget(self.graph_pane)
        self._stack.addWidget(self.moves)
        names = ("states", "absorbing", "mean moves", "variance", "moves possible")
        self.figures = KeyFigures(names)
        self.figures["states"].setToolTip("With the empty bag, which is not drawn")
        self.figures["mean moves"].setToolTip("Without the step that sets the two first tiles")
        over_figures(self, self._stack, self.figures)
        self.matrix, self.endings = MatrixPicture(), Endings()
        self.table = self._panel()
        for part in (self.graph_pane.canvas, self.matrix, self.endings):
            part.pointed.connect(partial(self._on_pointed, part))
        self._stack.setCurrentWidget(self._face)

    def commands(self) -> tuple[Command, ...]:
        """What can be done here, for the command list."""
        canvas = self.graph_pane.canvas
        return (
            Command("lab.bag.near", "Zoom in", partial(canvas.zoom, ZOOM), "plus", ("+", "="), enabled=self._looking),
            Command("lab.bag.far", "Zoom out", partial(canvas.zoom, 1 / ZOOM), "minus", ("-",), enabled=self._looking),
            Command(
                "lab.bag.whole", "Show the whole graph", canvas.show_whole, "expand", ("0",), enabled=self._looking
            ),
            Command("lab.bag.find", "Go to the current state", canvas.reveal, "goal", ("F",), enabled=self._looking),
            Command("lab.bag.follow", "Bag: follow the game", self.following.toggle, "tiles"),
            *(
                Command(f"lab.bag.{key}", f"Bag: {text.lower()}", partial(self.choose, key), "lab")
                for key, text in VIEWS
            ),
        )

    @property
    def ready(self) -> bool:
        """Whether what is in front is drawn."""
        if self.graph is None or 1 << self.graph.chain.target != self._target:
            return False
        pane = self.moves_pane
        return self._view == GRAPH or (pane is not None and pane.plotted is not None)

    @property
    def moves_pane(self) -> BagPane | None:
        """The law, once it has been looked at."""
        return self.moves.pane  # type: ignore[return-value]

    @property
    def stage(self) -> QWidget:
        """What the keyboard walks in."""
        pane = self.moves_pane
        return pane.chart if self._view == MOVES and pane is not None else self.graph_pane.canvas

    @property
    def state(self) -> int:
        """The state that everything is at."""
        return self.graph_pane.canvas.current

    @property
    def facts(self) -> Sequence[str]:
        return () if self.graph is None else (f"{grouped(self.graph.chain.states)} states",)

    def show_variant(self, variant: str) -> None:
        target = int(variant)
        if target == self._target:
            return
        self._target = target
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
        self._job = self._services.jobs.run("Solving the chain", partial(_solve, target), f"{target} in a bag")
        self._job.finished.connect(self._on_solved)
        self._job.cancelled.connect(self._on_cancelled)

    def choose(self, view: str) -> None:
        """Bring graph or law to the front."""
        self._view = view
        self._services.settings.set("lab/bag/view", view)
        for choice in self._choices.values():
            choice.set_current(view)
        self._stack.setCurrentWidget(self._face)
        self._solve_law()
        self.changed.emit()

    def point_at(self, state: int) -> None:
        """Bring everything to a state."""
        if self.graph is not None and 0 < state < self.graph.chain.states:
            self._on_pointed(None, state)

    def _follow(self) -> None:
        """Bring everything to where the game is, if it is followed."""
        if self.graph is None:
            return
        chain = self.graph.chain
        path = self.following.path(chain)
        self.graph_pane.follow(path, self.following.sentence(chain, path))
        if path is not None:
            self.point_at(path.state)
        if self.moves_pane is not None and self.moves_pane.plotted is not None:
            self.moves_pane.follow(path)

    @property
    def _face(self) -> QWidget:
        return self.graph_pane if self._view == GRAPH else self.moves

    def _looking(self) -> bool:
        return self._view == GRAPH and self.isVisibleTo(self.window())

    def _view_choice(self) -> Segment:
        choice = Segment(VIEWS, self._view)
        choice.setAccessibleName("Graph or moves to win")
        choice.chosen.connect(self.choose)
        return choice

    def _panel(self) -> Section:
        section = Section()
        section.body.setSpacing(6)
        section.add(Label("Transition matrix", 15, 600))
        section.add(Label("By tile sum. Upper triangular: one pass back solves it.", 12, 400, "text2", wrap=True))
        section.add(self.matrix)
        section.body.addSpacing(10)
        section.add(Hairline())
        section.body.addSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(Label("Where games end", 15, 600))
        head.addStretch(1)
        head.addWidget(_Tick())
        head.addWidget(Label("exact", 12, 500, "ok"))
        self._grouping = Segment(GROUPS, "state")
        self._grouping.setAccessibleName("Endings by state or by sum")
        self._grouping.chosen.connect(self._on_grouped)
        saved = self._services.settings.get("lab/bag/endings", "state")
        if saved == "sum":
            self._grouping.set_current(saved)
            self.endings.group(True)
        head.addSpacing(6)
        head.addWidget(self._grouping)
        section.body.addLayout(head)
        section.add(self.endings)
        section.body.addStretch(1)
        return section

    def _on_grouped(self, key: str) -> None:
        self._services.settings.set("lab/bag/endings", key)
        self.endings.group(key == "sum")

    def _on_pointed(self, source: QWidget | None, state: int) -> None:
        canvas = self.graph_pane.canvas
        for part in (canvas, self.matrix, self.endings):
            if part is not source:
                part.mark(state)
        if source is not canvas:
            canvas.reveal()
        self._services.settings.set(f"lab/bag/state-{self._target}", state)

    # solving

    def _on_solved(self, answer: tuple[BagGraph, float]) -> None:
        self._job = None
        graph, seconds = answer
        self.graph, chain = graph, graph.chain
        state = self._services.settings.get(f"lab/bag/state-{self._target}", 0)
        if not 0 < state < chain.states:
            state = graph.halfway()
        self.graph_pane.show_graph(graph, state)
        self.matrix.show_graph(graph, state)
        self.endings.show_graph(graph, state)
        self.figures.set(
            grouped(chain.states),
            str(chain.absorbing),
            f"{chain.mean:,.4f}".replace(",", THIN_SPACE),
            f"{chain.variance:,.4f}".replace(",", THIN_SPACE),
            f"{grouped(chain.least_moves()[0])} to {grouped(chain.most_moves()[0])}",
        )
        digits = 1 if seconds < 0.01 else 0
        self._services.messages.say(f"Chain solved exactly in {max(0.1, 1000 * seconds):.{digits}f} ms")
        self._follow()
        self._solve_law()
        self.changed.emit()

    def _on_cancelled(self) -> None:
        if self._job is not None:
            self._job, self._target = None, 0

    # the law

    def _build_moves(self, module: ModuleType) -> QWidget:
        pane: BagPane = module.BagPane(self._services, "lab/bag", docked=False)
        self._choices[MOVES] = self._view_choice()
        pane.add_tool(self.following.box())
        pane.add_tool(self._choices[MOVES])
        self._law_for = 0
        QTimer.singleShot(0, self, self._solve_law)
        return pane

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._solve_law)

    def _solve_law(self) -> None:
        pane, graph = self.moves_pane, self.graph
        if pane is None or graph is None or self._view != MOVES or self._law_for == graph.chain.target:
            return
        self._law_for = graph.chain.target
        job, self._law_job = self._law_job, None
        if job is not None:
            job.cancel()
        pane.show_nothing("The exact law is being worked out, and games are played beside it")
        target = 1 << self._law_for
        self._law_job = self._services.jobs.run(
            "Working out the law", partial(_law, self._law_for), f"{target} in a bag"
        )
        self._law_job.finished.connect(self._on_law)
        self._law_job.cancelled.connect(self._on_law_cancelled)

    def _on_law(self, plot: BagPlot | None) -> None:
        self._law_job = None
        if plot is not None and self.moves_pane is not None:
            self.moves_pane.show_plot(plot)
            self._follow()
            self.changed.emit()

    def _on_law_cancelled(self) -> None:
        if self._law_job is not None and self.moves_pane is not None:
            self._law_job, self._law_for = None, 0
            self.moves_pane.show_nothing("Cancelled. Choose another target, or come back to this plot.")


class _Tick(QWidget):
    """The sign before "exact"."""

    def sizeHint(self) -> QSize:
        return QSize(16, 16)

    def paintEvent(self, _event: QPaintEvent) -> None:
        icons.paint(QPainter(self), "check", QRectF(0, (self.height() - 15) / 2, 15, 15), theme.current().ok)


def _solve(target: int, _control: Control) -> tuple[BagGraph, float]:
    begun = time.perf_counter()
    chain = BagChain(target.bit_length() - 1, FOUR)
    seconds = time.perf_counter() - begun
    return BagGraph(chain), seconds


def _law(exponent: int, control: Control) -> BagPlot | None:
    games = GAMES if 1 << exponent <= LONG else GAMES_OF_LONG
    return bag_plot(exponent, four=FOUR, games=games, bins=BINS, control=control)


def create(services: Services, _model: Model) -> BagView:
    """The view, for `app.lab.subjects`."""
    return BagView(services)
