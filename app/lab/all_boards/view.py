"""Lab view of all boards of 2048: chart, table of every count, and why the largest tile is the last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import format_integer, semicolons
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import accessible
from app.lab.frame.instrument import Instrument, InstrumentModel, PaneMaker
from app.lab.frame.panel import PanelGroup, PanelWidget, Paragraph
from app.plots.drawing.numbers import MOST_DIGITS, count_text
from app.twenty48.board.motion import Sprite
from app.twenty48.board.tiles import TileGrid, paint_board, paint_tile
from app.widgets.explained_figures import NONE, Figure, figure_text
from app.widgets.table import DataTable
from core.base.words import phrase
from core.explain.twenty48 import all_boards as derived
from core.twenty48.board import Board
from core.twenty48.shape import shape_of
from core.twenty48.states.all_boards import AllBoards, all_boards, last_fold

if TYPE_CHECKING:
    from app.lab.all_boards.pane import AllBoardsPane

HEADS = (
    phrase("Board"), phrase("Target"), phrase("Reachable"), phrase("Up to symmetry"), phrase("Sums"),
    phrase("In reachable layers"), phrase("Baseline"), phrase("Below the target"),
    phrase("Ways to fill the board"),
)  # fmt: skip
WIDTHS = (0.8, 1.0, 1.7, 1.8, 1.0, 2.5, 2.5, 2.6, 2.6)
TABLE_WIDTH = 1100
"""Width of the table in pixels at which every count shows all its digits."""
TABLE_LEAST, BAR = 85, 12
"""Minimum height of the table, and height of its horizontal scroll bar, in pixels."""
SHORT = 9
"""Digits of the key figures where space is short; the table shows all digits."""
FIRST_LOOK = (4, 11)
"""Size and exponent of the board that is chosen at first."""
PUBLISHED = phrase("Published count; all lost boards count as one state.")
NEVER = phrase("Nobody has counted yet how many of these boards play can reach.")
UNMADE = phrase("This target can never be made; the bounds still count boards that cannot be reached.")


class AllBoardsModel(InstrumentModel):
    """Model of the view of all boards of 2048: all sizes and targets, and the chosen one."""

    def __init__(self, _services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.boards = all_boards()
        self.chosen = next(one for one in self.boards if (one.size, one.exponent) == FIRST_LOOK)

    def choose(self, one: AllBoards | None) -> None:
        """Choose another size and target; None is ignored."""
        if one is not None and one != self.chosen:
            self.chosen = one
            self.changed.emit()

    @property
    def row(self) -> int:
        """Index in `boards` of the board that is chosen."""
        return self.boards.index(self.chosen)


def _make_pane(module: Any, services: Services, model: AllBoardsModel) -> AllBoardsPane:
    pane: AllBoardsPane = module.AllBoardsPane(services, model.boards)
    for signal in (pane.plot.chosen, pane.plot.moved):
        signal.connect(lambda place: model.choose(pane.plot.board_at(place)))
    return pane


PANE = PaneMaker("app.lab.all_boards.pane", _make_pane)


class AllBoardsStage(QWidget):
    """Chart over the table of all boards; a row or a place that is chosen in one is marked in both."""

    def __init__(self, services: Services, model: AllBoardsModel) -> None:
        super().__init__()
        self._model = model
        self._lazy = PANE(services, model)
        self.rows = DataTable([translate(head) for head in HEADS], WIDTHS)
        self.rows.setAccessibleName(tr("All boards by size and target"))
        self.rows.set([_row(one) for one in model.boards])
        self.rows.setMinimumSize(TABLE_WIDTH, TABLE_LEAST)
        self.rows.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.rows.selectionModel().currentRowChanged.connect(self._on_row)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setMinimumHeight(TABLE_LEAST + BAR)
        scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.rows)
        scroll.viewport().setAutoFillBackground(False)
        self.rows.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._lazy, 3)
        column.addWidget(scroll, 2)
        model.changed.connect(self._mark)

    @property
    def pane(self) -> AllBoardsPane | None:
        """The pane with the chart, or None until it is made."""
        return self._lazy.pane  # type: ignore[return-value]

    def _on_row(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid():
            self._model.choose(self._model.boards[current.row()])

    def _mark(self) -> None:
        """Mark the chosen board in the chart and in the table."""
        if self.pane is not None:
            self.pane.plot.point(self.pane.plot.place_of(self._model.chosen))
        # keep the current cell if it already lies in the row of the chosen board
        if self.rows.currentIndex().row() != self._model.row:
            index = self.rows.model().index(self._model.row, 0)
            command = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.rows.selectionModel().setCurrentIndex(index, command)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._mark)


def _values(digits: int, model: AllBoardsModel) -> Sequence[Figure]:
    """Return the key figures of the chosen board, with counts rounded to `digits` digits."""
    board = model.chosen
    reached = NONE if board.reached_boards is None else count_text(board.reached_boards, digits)
    bounds = (count_text(count, digits) for count in (board.fillings, board.baseline, board.in_layers))
    texts = *bounds, reached, str(1 << shape_of(board.size).largest)
    return tuple(map(Figure, texts, derived.all_counts(board)))


def _name(model: AllBoardsModel) -> str:
    one = model.chosen
    return tr("{board} to {target}", board=f"{one.size}×{one.size}", target=str(1 << one.exponent))


def _largest(model: AllBoardsModel) -> str:
    one = model.chosen
    return tr("No tile above {tile} on {board}", tile=_largest_tile(one), board=f"{one.size}×{one.size}")


def _largest_tile(one: AllBoards) -> str:
    return figure_text(tr("largest tile"), str(1 << shape_of(one.size).largest), derived.all_counts(one)[-1])


def _explain_largest_tile(model: AllBoardsModel) -> str:
    one = model.chosen
    largest, before = shape_of(one.size).largest, tr("largest tile before the last merges")
    return tr(
        "When two tiles merge, one has waited while the other was made, and so on down to two 4s, "
        "the largest tile that can appear. So {cells} cells hold {largest}, …, 8, 4 and 4, which "
        "merge along this snake to {tile}. No larger tile exists: no tile sum above {last} can be "
        "reached, and the next tile alone is {next}.",
        cells=one.cells,
        largest=figure_text(before, str(1 << one.cells), derived.before_largest(one)),
        tile=_largest_tile(one),
        last=figure_text(tr("largest reachable tile sum"), format_integer((2 << largest) - 4), derived.last_sum(one)),
        next=figure_text(tr("smallest tile that cannot be made"), str(2 << largest), derived.next_tile(one)),
    )


def _fold(_services: Services, model: AllBoardsModel) -> FoldBoard:
    fold = FoldBoard()
    model.changed.connect(lambda: fold.show_board(last_fold(model.chosen.size)))
    fold.show_board(last_fold(model.chosen.size))
    return fold


class FoldBoard(QWidget):
    """Widget that draws a small board of 2048."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.board: Board | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_board(self, board: Board) -> None:
        """Draw this board and describe it to screen readers."""
        if board != self.board:
            self.board = board
            rows = [board.cells[start : start + board.columns] for start in range(0, len(board.cells), board.columns)]
            description = semicolons(" ".join(str(1 << cell) for cell in row) for row in rows)
            self.setAccessibleName(tr("The board before the largest tile: {tiles}", tiles=description))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 190)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.board is None:
            return
        painter, shape = QPainter(self), self.board.shape
        side = min(self.width(), self.height())
        grid = TileGrid.fit_into(shape, QRectF(0, 0, side, side))
        paint_board(painter, grid)
        for at, exponent in enumerate(self.board.cells):
            paint_tile(painter, grid, Sprite(exponent, at % shape.columns, at // shape.columns))


def _row(one: AllBoards) -> tuple[str | Figure, ...]:
    fillings, baseline, in_layers, listed, _ = derived.all_counts(one)
    truly = Figure(NONE)
    if one.reached_boards is not None:
        truly = Figure(format_integer(one.reached_boards), listed)
    elif one.at_most is not None:
        truly = Figure(f"≤ {format_integer(one.at_most)}", derived.at_most(one))
    return (
        f"{one.size}×{one.size}",
        str(1 << one.exponent),
        truly,
        Figure(NONE if one.classes is None else format_integer(one.classes), derived.classes(one)),
        Figure(format_integer(one.layers), derived.SUMS.bind(last=one.max_sum)),
        Figure(format_integer(one.in_layers), in_layers),
        Figure(format_integer(one.baseline), baseline),
        Figure(format_integer(one.unwon), derived.UNWON.bind(K=one.exponent, C=one.cells)),
        Figure(format_integer(one.fillings), fillings),
    )


def _source(one: AllBoards) -> str:
    if not one.can_make_target:
        return UNMADE
    if not one.source:
        return NEVER
    if one.classes is not None and one.at_most is None:
        return PUBLISHED
    return tr("Enumerated once and stored: {command}", command=one.command)


INSTRUMENT = Instrument(
    model=AllBoardsModel,
    stage=AllBoardsStage,
    keyboard=lambda stage: None if stage.pane is None else stage.pane.plot,
    figures=(
        phrase("ways to fill the board"), phrase("baseline"), phrase("in reachable layers"), phrase("truly reachable"),
        phrase("largest tile"),
    ),
    values=partial(_values, MOST_DIGITS),
    short_values=partial(_values, SHORT),
    panel=PanelGroup(
        "",
        (
            Paragraph(_name, 13, 600, "text"),
            Paragraph(lambda model: _source(model.chosen)),
            Paragraph(_largest, 13, 600, "text"),
            PanelWidget(_fold),
            Paragraph(_explain_largest_tile),
        ),
        spacing=6,
    ).make,
    facts=lambda model: (tr("%n boards and targets", one="%n board and target", n=len(model.boards)),),
)  # fmt: skip
