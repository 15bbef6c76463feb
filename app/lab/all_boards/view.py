"""All boards of 2048 in the Lab: one chart and one table of every count, and why no tile is larger than the largest."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import MOST_DIGITS, count_text
from app.plots.panes.lazy import LazyPane
from app.services import accessible
from app.services.services import Services
from app.services.wording import grouped, semicolons
from app.services.words import tr, translated
from app.twenty48.board.motion import Sprite
from app.twenty48.board.tiles import Grid, paint_board, paint_tile
from app.widgets.explained import NONE, Shown, Told
from app.widgets.figures import KeyFigures
from app.widgets.table import Table
from app.widgets.text import Label
from core.derivations import all_boards as derived
from core.twenty48.board import Board
from core.twenty48.shape import shape_of
from core.twenty48.states.all_boards import AllBoards, all_boards, last_fold
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.all_boards.pane import AllBoardsPane

HEADS = (
    phrase("Board"), phrase("Target"), phrase("Truly"), phrase("Up to symmetry"), phrase("Sums"),
    phrase("In those layers"), phrase("Baseline"), phrase("Below the target"),
    phrase("Ways to fill it"),
)  # fmt: skip
WIDTHS = (0.8, 1.0, 1.7, 1.8, 1.0, 2.5, 2.5, 2.6, 2.6)
TABLE_WIDTH = 1100
"""Pixels in which every count has all its digits."""
TABLE_LEAST, BAR = 85, 12
"""Pixels of its height at least, and of the bar that scrolls it along."""
FIGURES = (
    phrase("ways to fill it"), phrase("baseline"), phrase("in reachable layers"), phrase("truly reachable"),
    phrase("largest tile"),
)  # fmt: skip
NARROW, SHORT = 800, 9
"""Pixels of width below which the figures have no more digits than these; the table has all."""
FIRST_LOOK = (4, 11)
"""Size and exponent that the figures below are of at first."""
PUBLISHED = phrase("Published, with one state for all lost boards.")
NEVER = phrase("How many boards play really shows here nobody has counted.")
UNMADE = phrase("This target is never made; what the bounds still count does not come up.")


def create(services: Services, _model: Model) -> AllBoardsView:
    """The subject, for `app.lab.subjects`."""
    return AllBoardsView(services)


class AllBoardsView(SubjectView):
    """The pane over the table; a row, or a place in the plot, brings its figures below and its largest tile beside."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.boards = all_boards()
        self.chosen = next(one for one in self.boards if (one.size, one.exponent) == FIRST_LOOK)
        self._lazy = LazyPane(services.jobs, "app.lab.all_boards.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.rows = Table([translated(head) for head in HEADS], WIDTHS)
        self.rows.setAccessibleName(tr("All boards by size and target"))
        self.rows.set([_row(one) for one in self.boards])
        self.rows.setMinimumSize(TABLE_WIDTH, TABLE_LEAST)
        self.rows.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.rows.selectionModel().currentRowChanged.connect(self._on_row)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setMinimumHeight(TABLE_LEAST + BAR)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.rows)
        self._scroll.viewport().setAutoFillBackground(False)
        self.rows.setAutoFillBackground(False)
        stage = QWidget()
        column = QVBoxLayout(stage)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._lazy, 3)
        column.addWidget(self._scroll, 2)
        self.figures = KeyFigures(FIGURES)
        over_figures(self, stage, self.figures)
        self._name, self._source = Label("", 13, 600), Label("", 12, 400, "text2", wrap=True)
        self._tile, self.why = Label("", 13, 600), Label("", 12, 400, "text2", wrap=True)
        self.fold = FoldBoard()
        self.table.body.setSpacing(6)
        for widget in (self._name, self._source, self._tile, self.fold, self.why):
            self.table.add(widget)
        self.table.body.addStretch(1)
        self._show()

    @property
    def pane(self) -> AllBoardsPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    @property
    def ready(self) -> bool:
        return self.pane is not None

    @property
    def facts(self) -> Sequence[str]:
        return (tr("%n boards and targets", one="%n board and target", n=len(self.boards)),)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.plot if self.pane is not None else None

    @property
    def source(self) -> str:
        """Who counted the boards that play shows, in a sentence."""
        return self._source.text()

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: AllBoardsPane = module.AllBoardsPane(self._services, self.boards)
        pane.plot.chosen.connect(self._on_place)
        pane.plot.moved.connect(self._on_place)
        return pane

    def _on_row(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and self.boards[current.row()] != self.chosen:
            self._choose(self.boards[current.row()])
            if self.pane is not None:
                self.pane.plot.point(self.pane.plot.place_of(self.chosen))

    def _on_place(self, place: int) -> None:
        one = self.pane.plot.board_at(place) if self.pane is not None else None
        if one is not None and one != self.chosen:
            self._choose(one)
            self._mark()

    def _mark(self) -> None:
        """Select the row of what is looked at."""
        index = self.rows.model().index(self.boards.index(self.chosen), 0)
        command = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.rows.selectionModel().setCurrentIndex(index, command)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._mark)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_figures()

    def _choose(self, one: AllBoards) -> None:
        self.chosen = one
        self._show()

    def _show(self) -> None:
        one = self.chosen
        largest = shape_of(one.size).largest
        self._show_figures()
        board = f"{one.size}×{one.size}"
        self._name.setText(tr("{board} to {target}", board=board, target=str(1 << one.exponent)))
        self._source.setText(_source(one))
        tile, worked = str(1 << largest), derived.all_counts(one)[-1]
        told = Told(tr("largest tile"), tile, worked)
        self._tile.say(tr("No tile above {tile} on {board}", tile=tile, board=board), told)
        why = tr(
            "To merge two tiles, one of them has to lie while the other is made, and so on down to two 4s: nothing "
            "larger appears. So {cells} cells hold {largest}, …, 8, 4 and 4, which fold up along this snake to {tile}. "
            "It is the last one: no tile sum above {last} can be reached, and the next tile alone is {next}.",
            cells=one.cells,
            largest=str(1 << one.cells),
            tile=str(1 << largest),
            last=grouped((2 << largest) - 4),
            next=str(2 << largest),
        )
        before = Told(tr("largest tile before the last merges"), str(1 << one.cells), derived.before_largest(one))
        last = Told(tr("last tile sum"), grouped((2 << largest) - 4), derived.last_sum(one))
        after = Told(tr("smallest tile that cannot be made"), str(2 << largest), derived.next_tile(one))
        self.why.say(why, before, told, last, after)
        self.fold.show_board(last_fold(one.size))
        self.changed.emit()

    def _show_figures(self) -> None:
        """With all digits where there is room for them."""
        one, worked = self.chosen, tuple(derived.all_counts(self.chosen))
        for digits in (SHORT,) if self.width() < NARROW else (MOST_DIGITS, SHORT):
            reached = NONE if one.reached is None else count_text(one.reached, digits)
            bounds = (count_text(count, digits) for count in (one.fillings, one.baseline, one.in_layers))
            texts = *bounds, reached, str(1 << shape_of(one.size).largest)
            self.figures.set(*map(Shown, texts, worked))
            if self.figures.fits(self.width()):
                break


class FoldBoard(QWidget):
    """A board in small."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.board: Board | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_board(self, board: Board) -> None:
        """Draw this one."""
        if board != self.board:
            self.board = board
            rows = [board.cells[at : at + board.columns] for at in range(0, len(board.cells), board.columns)]
            said = semicolons(" ".join(str(1 << cell) for cell in row) for row in rows)
            self.setAccessibleName(tr("The board before the largest tile: {tiles}", tiles=said))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 190)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.board is None:
            return
        painter, shape = QPainter(self), self.board.shape
        side = min(self.width(), self.height())
        grid = Grid.within(shape, QRectF(0, 0, side, side))
        paint_board(painter, grid)
        for at, exponent in enumerate(self.board.cells):
            paint_tile(painter, grid, Sprite(exponent, at % shape.columns, at // shape.columns))


def _row(one: AllBoards) -> tuple[str | Shown, ...]:
    fillings, baseline, in_layers, listed, _ = derived.all_counts(one)
    truly = Shown(NONE)
    if one.reached is not None:
        truly = Shown(grouped(one.reached), listed)
    elif one.at_most is not None:
        truly = Shown(f"≤ {grouped(one.at_most)}", derived.at_most(one))
    return (
        f"{one.size}×{one.size}",
        str(1 << one.exponent),
        truly,
        Shown(NONE if one.classes is None else grouped(one.classes), derived.classes(one)),
        Shown(grouped(one.layers), derived.SUMS.at(last=one.max_sum)),
        Shown(grouped(one.in_layers), in_layers),
        Shown(grouped(one.baseline), baseline),
        Shown(grouped(one.unwon), derived.UNWON.at(K=one.exponent, C=one.cells)),
        Shown(grouped(one.fillings), fillings),
    )


def _source(one: AllBoards) -> str:
    if not one.made:
        return UNMADE
    if not one.source:
        return NEVER
    if one.classes is not None and one.at_most is None:
        return PUBLISHED
    return tr("Listed once and recorded: {command}", command=one.command)
