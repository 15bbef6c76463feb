"""Lab view of 2048 in a bag: the chain's graph, moves to win, matrix and endings, at one state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.wording import format_integer, percent_sign
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import icons, theme
from app.lab.bag.assumptions import TILES, Assumptions
from app.lab.bag.endings import Endings
from app.lab.bag.graph import GraphPane
from app.lab.bag.matrix import MatrixPicture
from app.lab.bag.model import BY_SUM, GRAPH, GROUPS, MOVES, SUMS, VIEWS, BagModel
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.lab.frame.panel import InstrumentPanel
from app.plots.drawing.numbers import decimals, percent, power_of_ten
from app.widgets.controls.buttons import CheckBox
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import Assumption, ChoiceAssumption, Figure, NumberAssumption, figure_number
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import bag, bag_states
from core.twenty48.bag.distribution import log10_of

if TYPE_CHECKING:
    from app.lab.bag.sums import SumsPane
    from app.twenty48.plots.bag.pane import BagPane

ZOOM = 1.5
LEAST_LOG10 = -6
"""Chances below this power of ten are written as powers of ten instead of in percent."""
STATES, MEAN = phrase("states"), phrase("mean moves")
COMMANDS = {
    GRAPH: phrase("Bag: graph"),
    MOVES: phrase("Bag: moves to win"),
    SUMS: phrase("Bag: sums passed"),
}


class BagStage(QWidget):
    """Stage with the graph, the moves to win or the sums passed, over the controls of the bag."""

    def __init__(self, services: Services, model: BagModel) -> None:
        super().__init__()
        self._model = model
        self.graph_pane = GraphPane(services)
        self.graph_pane.add_tool(_follow_box(model))
        self.graph_pane.add_tool(_view_choice(model))
        self.moves, self.sums = MOVES_PANE(services, model), SUMS_PANE(services, model)
        self._stack = QStackedWidget()
        self._panes: dict[str, QWidget] = {GRAPH: self.graph_pane, MOVES: self.moves, SUMS: self.sums}
        for pane in self._panes.values():
            self._stack.addWidget(pane)
        self.strip = Assumptions(model)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        column.addWidget(self.strip)
        self.graph_pane.canvas.pointed.connect(model.point_at)
        model.changed.connect(self._show_chain)
        model.pointed.connect(self._show_state)
        model.view_changed.connect(self._show_view)
        model.plot_changed.connect(self._show_moves)
        model.followed.connect(self._show_game)
        self._show_view()

    @property
    def keyboard_widget(self) -> QWidget:
        """Widget of the stage that has the keyboard: the chart, plot or graph in front."""
        moves, sums = self.moves_pane, self.sums_pane
        if self._model.view == MOVES and moves is not None:
            return moves.chart
        return sums.plot if self._model.view == SUMS and sums is not None else self.graph_pane.canvas

    @property
    def moves_pane(self) -> BagPane | None:
        """The plot of the moves to win, or None until it is first shown."""
        return self.moves.pane  # type: ignore[return-value]

    @property
    def sums_pane(self) -> SumsPane | None:
        """The plot of the sums that games pass, or None until it is first shown."""
        return self.sums.pane  # type: ignore[return-value]

    def _show_chain(self) -> None:
        assert self._model.graph is not None
        self.graph_pane.show_graph(self._model.graph, self._model.state)
        self._show_view()

    def _show_state(self) -> None:
        state, canvas = self._model.state, self.graph_pane.canvas
        if canvas.current != state:
            canvas.mark(state)
            canvas.reveal()

    def _show_view(self) -> None:
        """Bring the view of the model to the front; the moves are computed when they are first shown."""
        self._stack.setCurrentWidget(self._panes[self._model.view])
        if self._model.view == SUMS and self.sums_pane is not None:
            _fill_sums(self.sums_pane, self._model)
        elif self._model.view == MOVES and self.moves_pane is not None:
            _fill_moves(self.moves_pane, self._model)

    def _show_moves(self) -> None:
        if self.moves_pane is not None:
            _show_plot(self.moves_pane, self._model)

    def _show_game(self) -> None:
        path = self._model.path
        self.graph_pane.follow(path, self._model.sentence)
        if self.moves_pane is not None and self.moves_pane.shown_plot is not None:
            self.moves_pane.follow(path)


def _make_moves(module: Any, services: Services, model: BagModel) -> BagPane:
    pane: BagPane = module.BagPane(services, "lab/bag", docked=False)
    pane.add_tool(_follow_box(model))
    pane.add_tool(_view_choice(model))
    _fill_moves(pane, model)
    return pane


def _fill_moves(pane: BagPane, model: BagModel) -> None:
    model.work_out_moves()
    _show_plot(pane, model)


def _show_plot(pane: BagPane, model: BagModel) -> None:
    if model.plot is None:
        pane.show_nothing(translate(model.remark))
    elif pane.shown_plot is not model.plot:
        pane.show_plot(model.plot)
        pane.follow(model.path)


def _make_sums(module: Any, services: Services, model: BagModel) -> SumsPane:
    pane: SumsPane = module.SumsPane(services)
    pane.add_tool(_view_choice(model))
    _fill_sums(pane, model)
    return pane


def _fill_sums(pane: SumsPane, model: BagModel) -> None:
    if model.graph is not None:
        pane.show_chain(model.graph.chain)


MOVES_PANE = PaneMaker("app.twenty48.plots.bag.pane", _make_moves)
SUMS_PANE = PaneMaker("app.lab.bag.sums", _make_sums)


def _follow_box(model: BagModel) -> CheckBox:
    box = CheckBox(tr("Follow the game"))
    box.setToolTip(tr("Put the new tiles of the game on the 2048 page into the bag, move by move"))
    box.setChecked(model.following)
    box.clicked.connect(lambda on: setattr(model, "following", on))
    model.followed.connect(lambda: box.setChecked(model.following))
    return box


def _view_choice(model: BagModel) -> Segment:
    choice = Segment(VIEWS, model.view)
    choice.setAccessibleName(tr("What is drawn"))
    choice.chosen.connect(partial(setattr, model, "view"))
    model.view_changed.connect(lambda: choice.set_current(model.view))
    return choice


class BagPanel(InstrumentPanel):
    """Side panel with the transition matrix, the shortest and longest game, and the endings."""

    def __init__(self, services: Services, model: BagModel) -> None:
        super().__init__()
        self._model = model
        self.matrix, self.endings = MatrixPicture(services), Endings(services)
        self.lengths = DataTable((tr("Game"), tr("Moves"), tr("Chance")), (1.0, 0.8, 1.2))
        self.lengths.setAccessibleName(tr("Shortest and longest game"))
        self.body.setSpacing(6)
        self.add(Label(tr("Transition matrix"), 15, 600))
        about = tr("Sorted by tile sum. It is upper triangular, so one backward pass solves it.")
        self.add(Label(about, 12, 400, "text2", wrap=True))
        self.add(self.matrix)
        self.body.addSpacing(10)
        self.add(Hairline())
        self.body.addSpacing(8)
        self.add(self.lengths)
        self.body.addSpacing(8)
        self.add(Hairline())
        self.body.addSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(Label(tr("Where games end"), 15, 600, elided=True))
        head.addStretch(1)
        head.addWidget(_Tick())
        head.addWidget(Label(tr("exact"), 12, 500, "ok"))
        self.grouping = Segment(GROUPS, model.endings)
        self.grouping.setAccessibleName(tr("Endings by state or by sum"))
        self.grouping.chosen.connect(partial(setattr, model, "endings"))
        head.addSpacing(6)
        head.addWidget(self.grouping)
        self.body.addLayout(head)
        self.add(self.endings)
        for part in (self.matrix, self.endings):
            part.pointed.connect(model.point_at)
        # connected directly instead of through `refresh`, as showing a graph again resets its zoom
        model.changed.connect(self._show_chain)
        model.pointed.connect(self._show_state)
        model.endings_changed.connect(self._group)
        self._group()

    def _show_chain(self) -> None:
        graph = self._model.graph
        assert graph is not None
        for part in (self.matrix, self.endings):
            part.show_graph(graph, self._model.state)
        chain = graph.chain
        lengths = (
            (tr("Shortest"), chain.least_moves(), bag_states.FOUR_TILE),
            (tr("Longest"), chain.most_moves(), bag_states.TWO_TILE),
        )
        self.lengths.set(
            [
                (
                    name,
                    Figure(format_integer(moves), bag.possible(chain)),
                    _chance(chance, bag_states.rarest(chain, tile)),
                )
                for name, (moves, chance), tile in lengths
            ]
        )

    def _show_state(self) -> None:
        self.matrix.mark(self._model.state)
        self.endings.mark(self._model.state)

    def _group(self) -> None:
        self.grouping.set_current(self._model.endings)
        self.endings.group(self._model.endings == BY_SUM)


class _Tick(QWidget):
    """Check mark before the word "exact"."""

    def sizeHint(self) -> QSize:
        return QSize(16, 16)

    def paintEvent(self, _event: QPaintEvent) -> None:
        icons.paint(QPainter(self), "check", QRectF(0, (self.height() - 15) / 2, 15, 15), theme.current().ok)


def _chance(logarithm: float, worked: DerivedFigure) -> Figure:
    """Return a probability, given as a logarithm, in percent, or as a power of ten if it is tiny."""
    log10 = log10_of(logarithm)
    power = round(log10, 2)
    tiny = power_of_ten(int(power) if power.is_integer() else power)
    return Figure(percent(10**log10, 4) if log10 > LEAST_LOG10 else tiny, worked)


def _values(model: BagModel) -> Sequence[Figure]:
    if model.graph is None:
        return ()
    chain = model.graph.chain
    least, most = chain.least_moves()[0], chain.most_moves()[0]
    return (
        Figure(format_integer(chain.states), bag.states(chain)),
        Figure(str(chain.absorbing), bag.absorbing(chain)),
        Figure(decimals(chain.mean, 4), bag.mean(chain)),
        Figure(decimals(chain.variance, 4), bag.variance(chain)),
        Figure(tr("{least} to {most}", least=format_integer(least), most=format_integer(most)), bag.possible(chain)),
    )


def _facts(model: BagModel) -> Sequence[str]:
    if model.graph is None:
        return ()
    chain = model.graph.chain
    states = figure_number(STATES, chain.states, bag.states(chain))
    return (tr("%n states", one="%n state", n=states),)


def _commands(model: BagModel, view: InstrumentView) -> Sequence[Command]:
    canvas = view.stage.graph_pane.canvas

    def looking() -> bool:
        return model.view == GRAPH and view.in_sight

    return (
        Command("lab.bag.near", "Zoom in", partial(canvas.zoom, ZOOM), "plus", ("+", "="), enabled=looking),
        Command("lab.bag.far", "Zoom out", partial(canvas.zoom, 1 / ZOOM), "minus", ("-",), enabled=looking),
        Command("lab.bag.whole", "Show the whole graph", canvas.show_whole, "expand", ("0",), enabled=looking),
        Command("lab.bag.find", "Go to the current state", canvas.reveal, "goal", ("F",), enabled=looking),
        Command("lab.bag.follow", "Bag: follow the game", model.toggle_following, "tiles"),
        Command("lab.bag.back", "Bag: use the game's fours and first tiles", model.as_in_the_game, "restart"),
        *(
            Command(f"lab.bag.{key}", text, partial(setattr, model, "view", key), "lab")
            for key, text in COMMANDS.items()
        ),
    )


def _assumptions(model: BagModel) -> Sequence[Assumption]:
    return (
        NumberAssumption(
            tr("Chance of a 4"), 0, 100, lambda: model.bag.fours, model.set_fours,
            lambda fours: percent_sign(str(fours)),
        ),
        ChoiceAssumption(
            tr("First tiles"), TILES, lambda: str(model.bag.first_tiles),
            lambda tiles: model.set_first_tiles(int(tiles)),
        ),
    )  # fmt: skip


INSTRUMENT = Instrument(
    model=BagModel,
    stage=BagStage,
    keyboard=attrgetter("keyboard_widget"),
    figures=(STATES, phrase("absorbing"), MEAN, phrase("variance"), phrase("moves possible")),
    values=_values,
    tips={STATES: phrase("With the empty bag"), MEAN: phrase("Without the step that sets the first tiles")},
    panel=BagPanel,
    facts=_facts,
    commands=_commands,
    assumptions=_assumptions,
)
