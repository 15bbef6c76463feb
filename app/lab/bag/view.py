"""2048 in a bag in the Lab: the chain's graph, its moves to win, its matrix and its endings, all at the same state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.lab.bag.assumptions import TILES, Assumptions
from app.lab.bag.endings import Endings
from app.lab.bag.graph import GraphPane
from app.lab.bag.matrix import MatrixPicture
from app.lab.bag.model import BY_SUM, GRAPH, GROUPS, MOVES, SUMS, VIEWS, BagModel
from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import decimals, percent, power_of_ten
from app.plots.panes.lazy import LazyPane
from app.services import icons, theme
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import grouped, percent_sign
from app.services.words import tr, translated
from app.widgets.buttons import CheckBox
from app.widgets.explained import Assumption, Choice, Shown, Slide, Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.table import Table
from app.widgets.text import Hairline, Label
from core.derivations import bag, bag_states
from core.derivations.derivation import Worked
from core.twenty48.bag.distribution import log10_of
from core.twenty48.bag.graph import BagGraph
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.bag.sums import SumsPane
    from app.twenty48.plots.bag.pane import BagPane

ZOOM = 1.5
LEAST_LOG10 = -6
"""Smaller chances are told as powers of ten: percents have too many noughts."""
STATES, MEAN = phrase("states"), phrase("mean moves")
FIGURES = STATES, phrase("absorbing"), MEAN, phrase("variance"), phrase("moves possible")
COMMANDS = {
    GRAPH: phrase("Bag: graph"),
    MOVES: phrase("Bag: moves to win"),
    SUMS: phrase("Bag: sums passed"),
}


class BagView(SubjectView):
    """Graph, moves to win or sums passed with the figures below; `table` is matrix and endings for the side panel."""

    def __init__(self, services: Services, lab: Model) -> None:
        super().__init__()
        self._services = services
        self.model = BagModel(services, self)
        self.graph_pane = GraphPane(services)
        self.graph_pane.add_tool(self._follow_box())
        self.graph_pane.add_tool(self._view_choice())
        self.moves = LazyPane(services.jobs, "app.twenty48.plots.bag.pane", self._make_moves, docked=False)
        self.sums = LazyPane(services.jobs, "app.lab.bag.sums", self._make_sums, docked=False)
        self._stack = QStackedWidget()
        self._panes: dict[str, QWidget] = {GRAPH: self.graph_pane, MOVES: self.moves, SUMS: self.sums}
        for pane in self._panes.values():
            self._stack.addWidget(pane)
        self.strip = Assumptions(self.model, lab)
        self.figures = KeyFigures(FIGURES)
        self.figures.figure(STATES).setToolTip(tr("With the empty bag"))
        self.figures.figure(MEAN).setToolTip(tr("Without the step that sets the first tiles"))
        stage = QWidget()
        column = QVBoxLayout(stage)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        column.addWidget(self.strip)
        over_figures(self, stage, self.figures)
        self.matrix, self.endings = MatrixPicture(services), Endings(services)
        self.lengths = Table((tr("Game"), tr("Moves"), tr("Chance")), (1.0, 0.8, 1.2))
        self.lengths.setAccessibleName(tr("Shortest and longest game"))
        self.table = self._panel()
        for part in (self.graph_pane.canvas, self.matrix, self.endings):
            part.pointed.connect(self.model.point_at)
        self.model.solved.connect(self._show_chain)
        self.model.pointed.connect(self._show_state)
        self.model.view_changed.connect(self._show_view)
        self.model.plot_changed.connect(self._show_moves)
        self.model.followed.connect(self._show_game)
        self.model.endings_changed.connect(self._group)
        self._group()
        self._show_view()

    # what the Lab asks

    def show_variant(self, variant: str) -> None:
        self.model.show_target(int(variant))

    @property
    def ready(self) -> bool:
        """Whether what is in front is drawn."""
        moves, sums, graph = self.moves_pane, self.sums_pane, self.model.graph
        drawn = {
            GRAPH: True,
            MOVES: moves is not None and moves.plotted is self.model.plot,
            SUMS: sums is not None and graph is not None and sums.chain is graph.chain,
        }
        return self.model.ready and drawn[self.model.view]

    @property
    def facts(self) -> Sequence[str]:
        graph = self.model.graph
        if graph is None:
            return ()
        states = graph.chain.states
        told = Told(STATES, grouped(states), bag.states(graph.chain))
        return (Telling(tr("%n states", one="%n state", n=states), told),)

    @property
    def stage(self) -> QWidget:
        """What the keyboard walks in."""
        moves, sums = self.moves_pane, self.sums_pane
        if self.model.view == MOVES and moves is not None:
            return moves.chart
        return sums.plot if self.model.view == SUMS and sums is not None else self.graph_pane.canvas

    @property
    def moves_pane(self) -> BagPane | None:
        """The plot of the moves to win, once it has been looked at."""
        return self.moves.pane  # type: ignore[return-value]

    @property
    def sums_pane(self) -> SumsPane | None:
        """The plot of the sums that games pass, once it has been looked at."""
        return self.sums.pane  # type: ignore[return-value]

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
            Command("lab.bag.follow", "Bag: follow the game", self.model.toggle_following, "tiles"),
            Command("lab.bag.back", "Bag: fours and first tiles of the game", self.model.as_in_the_game, "restart"),
            *(Command(f"lab.bag.{key}", text, partial(self._choose, key), "lab") for key, text in COMMANDS.items()),
        )

    def _looking(self) -> bool:
        return self.model.view == GRAPH and self.in_sight

    def _choose(self, view: str) -> None:
        self.model.view = view

    # parts

    def _follow_box(self) -> CheckBox:
        box = CheckBox(tr("Follow the game"))
        box.setToolTip(tr("Lay the new tiles of the game on the 2048 page into the bag, move by move"))
        box.setChecked(self.model.following)
        box.clicked.connect(self._set_following)
        self.model.followed.connect(lambda: box.setChecked(self.model.following))
        return box

    def _set_following(self, on: bool) -> None:
        self.model.following = on

    def _view_choice(self) -> Segment:
        choice = Segment(VIEWS, self.model.view)
        choice.setAccessibleName(tr("What is drawn"))
        choice.chosen.connect(self._choose)
        self.model.view_changed.connect(lambda: choice.set_current(self.model.view))
        return choice

    def _panel(self) -> Section:
        section = Section()
        section.body.setSpacing(6)
        section.add(Label(tr("Transition matrix"), 15, 600))
        about = tr("By tile sum. Upper triangular: one pass back solves it.")
        section.add(Label(about, 12, 400, "text2", wrap=True))
        section.add(self.matrix)
        section.body.addSpacing(10)
        section.add(Hairline())
        section.body.addSpacing(8)
        section.add(self.lengths)
        section.body.addSpacing(8)
        section.add(Hairline())
        section.body.addSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(Label(tr("Where games end"), 15, 600, elided=True))
        head.addStretch(1)
        head.addWidget(_Tick())
        head.addWidget(Label(tr("exact"), 12, 500, "ok"))
        self.grouping = Segment(GROUPS, self.model.endings)
        self.grouping.setAccessibleName(tr("Endings by state or by sum"))
        self.grouping.chosen.connect(self._choose_endings)
        head.addSpacing(6)
        head.addWidget(self.grouping)
        section.body.addLayout(head)
        section.add(self.endings)
        section.body.addStretch(1)
        return section

    def _choose_endings(self, endings: str) -> None:
        self.model.endings = endings

    def _make_moves(self, module: ModuleType) -> QWidget:
        pane: BagPane = module.BagPane(self._services, "lab/bag", docked=False)
        pane.add_tool(self._follow_box())
        pane.add_tool(self._view_choice())
        QTimer.singleShot(0, self, self._show_view)
        return pane

    def _make_sums(self, module: ModuleType) -> QWidget:
        pane: SumsPane = module.SumsPane(self._services)
        pane.add_tool(self._view_choice())
        QTimer.singleShot(0, self, self._show_view)
        return pane

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._show_view)

    # what is shown

    def _show_chain(self) -> None:
        graph = self.model.graph
        assert graph is not None
        for part in (self.graph_pane, self.matrix, self.endings):
            part.show_graph(graph, self.model.state)
        self._show_figures(graph)
        self._show_view()

    def assumptions(self) -> Sequence[Assumption]:
        model = self.model
        return (
            Slide(
                tr("Chance of a 4"), 0, 100, lambda: model.bag.fours, model.set_fours,
                lambda fours: percent_sign(str(fours)),
            ),
            Choice(
                tr("First tiles"), TILES, lambda: str(model.bag.first_tiles),
                lambda tiles: model.set_first_tiles(int(tiles)),
            ),
        )  # fmt: skip

    def _show_figures(self, graph: BagGraph) -> None:
        chain = graph.chain
        least, most = chain.least_moves()[0], chain.most_moves()[0]
        self.figures.set(
            Shown(grouped(chain.states), bag.states(chain)),
            Shown(str(chain.absorbing), bag.absorbing(chain)),
            Shown(decimals(chain.mean, 4), bag.mean(chain)),
            Shown(decimals(chain.variance, 4), bag.variance(chain)),
            Shown(tr("{least} to {most}", least=grouped(least), most=grouped(most)), bag.possible(chain)),
        )
        lengths = (
            (tr("Shortest"), chain.least_moves(), bag_states.FOUR_TILE),
            (tr("Longest"), chain.most_moves(), bag_states.TWO_TILE),
        )
        self.lengths.set(
            [
                (name, Shown(grouped(moves), bag.possible(chain)), _chance(chance, bag_states.rarest(chain, tile)))
                for name, (moves, chance), tile in lengths
            ]
        )

    def _show_state(self) -> None:
        state, canvas = self.model.state, self.graph_pane.canvas
        self.matrix.mark(state)
        self.endings.mark(state)
        if canvas.current != state:
            canvas.mark(state)
            canvas.reveal()

    def _show_view(self) -> None:
        """Bring what is asked for to the front; the moves are worked out when they are first looked at."""
        self._stack.setCurrentWidget(self._panes[self.model.view])
        if self.sums_pane is not None and self.model.view == SUMS and self.model.graph is not None:
            self.sums_pane.show_chain(self.model.graph.chain)
        if self.model.view == MOVES and self.moves_pane is not None:
            self.model.work_out_moves()
            self._show_moves()
        self.changed.emit()

    def _show_moves(self) -> None:
        pane, plot = self.moves_pane, self.model.plot
        if pane is None:
            return
        if plot is None:
            pane.show_nothing(translated(self.model.remark))
        elif pane.plotted is not plot:
            pane.show_plot(plot)
            pane.follow(self.model.path)
        self.changed.emit()

    def _show_game(self) -> None:
        path = self.model.path
        self.graph_pane.follow(path, self.model.sentence)
        if self.moves_pane is not None and self.moves_pane.plotted is not None:
            self.moves_pane.follow(path)

    def _group(self) -> None:
        self.grouping.set_current(self.model.endings)
        self.endings.group(self.model.endings == BY_SUM)


class _Tick(QWidget):
    """The sign before "exact"."""

    def sizeHint(self) -> QSize:
        return QSize(16, 16)

    def paintEvent(self, _event: QPaintEvent) -> None:
        icons.paint(QPainter(self), "check", QRectF(0, (self.height() - 15) / 2, 15, 15), theme.current().ok)


def _chance(logarithm: float, worked: Worked) -> Shown:
    """A probability whose logarithm is known: in percent, or as a power of ten where it is tiny."""
    log10 = log10_of(logarithm)
    power = round(log10, 2)
    tiny = power_of_ten(int(power) if power.is_integer() else power)
    return Shown(percent(10**log10, 4) if log10 > LEAST_LOG10 else tiny, worked)


def create(services: Services, model: Model) -> BagView:
    """The view, for `app.lab.subjects`."""
    return BagView(services, model)
