"""Lab view of 2048 boards by tile sum: every size and target, and the layer of the game played."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QObject

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import Instrument, InstrumentModel
from app.lab.frame.panel import FigureTable, PanelGroup, Paragraph
from app.plots.drawing.numbers import count_text
from app.twenty48.plots.layers.counts import TileSumCounts
from app.widgets.explained_figures import NONE, Figure, figure_number
from core.base.words import phrase
from core.explain.twenty48 import all_boards, boards, layers
from core.twenty48.board import Board
from core.twenty48.shape import BoardShape, parse_shape

BINS = 420
PAGE = "2048"
COUNTS = (
    (
        phrase("Baseline"),
        phrase("Every way to place two or more tiles smaller than the target, including the 2 or 4 that came last."),
    ),
    (
        phrase("In reachable layers"),
        phrase("A move adds 2 or 4 to the tile sum, so it cannot cross two empty layers in a row."),
    ),
    (phrase("Truly reachable"), phrase("What play can reach, found move by move. Both counts above are too large.")),
)


class LayersModel(InstrumentModel):
    """Model of the board counts in `layers`, which marks the tile sum of the game on a board of that size."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._open_games = services.open_games
        self._asked: tuple[BoardShape, int] | None = None
        self.layers = TileSumCounts(services, self, "lab/layers", docked=False, bins=BINS)
        self.layers.changed.connect(self.changed)
        services.open_games.changed.connect(self._on_game)

    def show_variant(self, variant: str) -> None:
        board, target = variant.split("-")
        self._asked = parse_shape(board), int(target).bit_length() - 1
        self.look()

    def look(self) -> None:
        """Count the boards, and mark the tile sum of the game."""
        game = self._open_games.game(PAGE)
        board: Board | None = game.state if game is not None else None
        if self._asked is not None:
            shape, exponent = self._asked
            total = board.tile_sum if board is not None and board.shape == shape else None
            self.layers.look_at(shape, exponent, total)

    def _on_game(self, page: str) -> None:
        if page == PAGE:
            self.look()

    @property
    def is_complete(self) -> bool:
        return self.layers.is_settled


def _values(model: LayersModel) -> Sequence[Figure]:
    plot = model.layers.plot
    if plot is None:
        return ()
    # add one state that stands for all won boards, as both bounds do
    truly = NONE if plot.reached is None else count_text(plot.reached.total + 1)
    texts = (count_text(plot.baseline), count_text(plot.reachable), truly, format_integer(plot.possible.max_sum))
    return tuple(map(Figure, texts, boards.counts(plot)))


def _totals(model: LayersModel) -> list[tuple[str, Figure]]:
    plot = model.layers.plot
    if plot is None:
        return []
    baseline, reachable, truly, _ = _values(model)
    rows = [(tr("Baseline"), baseline), (tr("In reachable layers"), reachable)]
    if plot.reached is not None:
        classes = all_boards.CLASSES.bind(listed=plot.reached.classes, ends=1)
        alike = Figure(count_text(plot.reached.classes + 1), classes)
        rows += [(tr("Truly reachable"), truly), (tr("up to symmetry"), alike)]
    return rows


def _count(name: str, text: str) -> tuple[Paragraph[LayersModel], ...]:
    """Return the heading and the text about one way to count."""
    return Paragraph(name, 13, 600, "text"), Paragraph(text)


def _facts(model: LayersModel) -> Sequence[str]:
    plot = model.layers.plot
    if plot is None:
        return ()
    worked = layers.SUMS.bind(K=plot.exponent, C=plot.shape.cells)
    number = figure_number(tr("layers"), len(plot.possible.counts), worked)
    return (tr("%n layers", one="%n layer", n=number),)


INSTRUMENT = Instrument(
    model=LayersModel,
    stage=lambda _services, model: model.layers.lazy,
    keyboard=attrgetter("chart"),
    figures=(
        phrase("baseline"), phrase("in reachable layers"), phrase("truly reachable"), phrase("last reachable sum"),
    ),
    values=_values,
    panel=PanelGroup(
        phrase("Three ways to count"),
        (
            *(block for name, text in COUNTS for block in _count(name, text)),
            FigureTable(heads=(phrase("Count"), phrase("Boards")), widths=(1.2, 2.0), rows=_totals),
        ),
    ).make,
    facts=_facts,
)  # fmt: skip
