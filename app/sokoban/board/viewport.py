"""Where the squares of a level lie in a widget: turned or mirrored, as large as fits or zoomed, and panned."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtWidgets import QWidget

from app.sokoban.board.orientation import LevelOrientation
from app.sokoban.skins import drawing
from app.sokoban.skins.outline import BoardOutline, outline
from core.sokoban.board import State
from core.sokoban.transform import Symmetry

MARGIN = 0.34
"""Squares around the level: the wall's side hangs over its lower edge."""
LARGEST = 84
"""Most logical pixels of a square when the whole level is in view: a small level need not fill the window."""
CLOSEST = 112
"""The same when zoomed in."""
MOST_ROUNDED = 2000
"""Squares of wall; more are drawn as squares, which takes a tenth of the time."""


class LevelLayout:
    """Where the squares of a level lie in a view: whole device pixels, so that every edge is crisp."""

    def __init__(
        self, shape: BoardOutline, view: QSize, ratio: float, zoom: float = 1.0, centre: QPointF | None = None
    ):
        """`zoom` 1 shows all of the level; `centre` is what should be in the middle, in columns and rows."""
        self.area = area = shape.area
        across = view.width() / (area.width() + 2 * MARGIN)
        down = view.height() / (area.height() + 2 * MARGIN)
        self.size = max(1, int(min(min(across, down, LARGEST) * zoom, CLOSEST) * ratio)) / ratio
        middle = QPointF(area.x() + area.width() / 2, area.y() + area.height() / 2)
        centre = middle if centre is None else centre
        height = area.height() + drawing.WALL_SIDE
        self.left = self._corner(view.width(), area.width(), centre.x() - area.x(), ratio)
        self.top = self._corner(view.height(), height, centre.y() - area.y(), ratio)
        self.is_whole = view.width() >= area.width() * self.size and view.height() >= height * self.size

    def _corner(self, view: int, squares: float, centre: float, ratio: float) -> float:
        """Where the level begins: in the middle if it fits, else so that `centre` is, without undue margin."""
        length = squares * self.size
        corner = (view - length) / 2
        if length > view:
            margin = MARGIN * self.size
            corner = min(margin, max(view / 2 - centre * self.size, view - length - margin))
        return round(corner * ratio) / ratio

    def rect(self, x: float, y: float) -> QRectF:
        """The square at column x, row y, either of which may lie between two squares."""
        size = self.size
        return QRectF(self.left + (x - self.area.left()) * size, self.top + (y - self.area.top()) * size, size, size)

    @property
    def corner(self) -> tuple[float, float]:
        """Where column 0, row 0 begins; may lie outside of the view."""
        return self.left - self.area.left() * self.size, self.top - self.area.top() * self.size

    def area_of(self, squares: QRect) -> QRectF:
        """The place of some columns and rows."""
        first = self.rect(squares.left(), squares.top())
        return QRectF(first.topLeft(), QSizeF(squares.size()) * self.size)

    def square(self, x: float, y: float) -> tuple[int, int]:
        """Column and row at a point of the view; may lie outside of the level."""
        return (
            int((x - self.left) // self.size) + self.area.left(),
            int((y - self.top) // self.size) + self.area.top(),
        )

    def squares_in(self, rect: QRectF) -> QRect:
        """The columns and rows, at least in part in a rectangle of the view; may reach out of the level."""
        first, last = self.square(rect.left(), rect.top()), self.square(rect.right(), rect.bottom())
        return QRect(first[0], first[1], last[0] - first[0] + 1, last[1] - first[1] + 1)


class Viewport(QObject):
    """From the cells of a level (those of `core.sokoban.board`) to the pixels of a widget, and back."""

    changed = Signal()
    """More or less of the level is in view than before."""

    def __init__(self, widget: QWidget, state: State) -> None:
        super().__init__(widget)
        self._widget = widget
        self.zoom = 1.0
        """How much larger the squares are than when all of the level is in view."""
        self._centre: QPointF | None = None
        self.orientation = LevelOrientation(state.board)
        self.outline = level_outline(state)
        self._fit = LevelLayout(self.outline, widget.size(), 1.0)
        self._fit_for: object = None

    def show_level(self, state: State) -> None:
        """Show all of another level, turned as the one before."""
        self.zoom = 1.0
        self.turn(state, self.orientation.symmetry)
        self.changed.emit()

    def turn(self, state: State, symmetry: Symmetry) -> None:
        """Show the level turned or mirrored."""
        self._centre = None
        self.orientation = LevelOrientation(state.board, symmetry)
        self.outline = level_outline(self.orientation.state(state))
        self._fit_for = None
        self._widget.update()

    # cells and pixels

    @property
    def fit(self) -> LevelLayout:
        """Where the squares lie now."""
        widget = self._widget
        wanted = (widget.size(), widget.devicePixelRatioF(), self.zoom, self._centre)
        if self._fit_for != wanted:
            self._fit = LevelLayout(self.outline, *wanted)
            self._fit_for = wanted
        return self._fit

    def rect(self, cell: int) -> QRectF:
        """Where a cell lies."""
        return self.fit.rect(*self.orientation.square(cell))

    def cell_at(self, point: QPointF) -> int | None:
        """The cell at a point; None outside of the level."""
        return self.orientation.cell(*self.fit.square(point.x(), point.y()))

    def cells_in_view(self) -> frozenset[int]:
        """The cells of which anything can be seen."""
        squares = self.fit.squares_in(QRectF(self._widget.rect()))
        columns, rows = range(squares.left(), squares.right() + 1), range(squares.top(), squares.bottom() + 1)
        cells = (self.orientation.cell(x, y) for y in rows for x in columns)
        return frozenset(cell for cell in cells if cell is not None)

    def is_floor(self, cell: int) -> bool:
        """Whether a cell is drawn as floor: one that the man or a box could ever be on."""
        x, y = self.orientation.square(cell)
        return bool(self.outline.floor[(y + 1) * (self.orientation.width + 2) + x + 1])

    # zooming and panning

    @property
    def is_whole(self) -> bool:
        """Whether all of the level is in view."""
        return self.fit.is_whole

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Show the level larger or smaller; what is at this point of the view (else in the middle) stays there."""
        widget = self._widget
        point = self._middle if at is None else at
        square = self._square_at(point)
        zoom = max(1.0, min(self.zoom * factor, CLOSEST / LevelLayout(self.outline, widget.size(), 1.0).size))
        if zoom < 1.0 + 1e-6:
            self.zoom_out()
            return
        self.zoom = zoom
        size = LevelLayout(self.outline, widget.size(), widget.devicePixelRatioF(), zoom).size
        self._look_at(square - (point - self._middle) * (1 / size))
        self.changed.emit()

    def zoom_out(self) -> None:
        """Show all of the level."""
        self.zoom, self._centre = 1.0, None
        self._widget.update()
        self.changed.emit()

    def pan(self, by: QPointF) -> None:
        """Move the level by so many pixels."""
        self._look_at(self._square_at(self._middle) - by * (1 / self.fit.size))

    def keep_in_view(self, cell: int) -> None:
        """Pan so that a cell is not at the edge of the view, or beyond, if the level is larger than the view."""
        if self._centre is None:
            return
        near = 1.5 * self.fit.size
        inner = QRectF(self._widget.rect()).adjusted(near, near, -near, -near)
        if inner.isValid() and not inner.contains(self.rect(cell).center()):
            self._look_at(QPointF(*self.orientation.square(cell)) + QPointF(0.5, 0.5))

    @property
    def _middle(self) -> QPointF:
        return QPointF(self._widget.width() / 2, self._widget.height() / 2)

    def _square_at(self, point: QPointF) -> QPointF:
        """A point of the view in columns and rows."""
        fit = self.fit
        return (point - QPointF(fit.left, fit.top)) * (1 / fit.size) + QPointF(fit.area.topLeft())

    def _look_at(self, centre: QPointF) -> None:
        area = self.outline.area
        x = min(max(centre.x(), area.left()), area.right() + 1)
        y = min(max(centre.y(), area.top()), area.bottom() + 1)
        self._centre = QPointF(x, y)
        self._widget.update()


def level_outline(state: State) -> BoardOutline:
    """The outline of a board, its walls rounded unless there are so many that nobody could wait for it."""
    return outline(state, rounded=state.board.walls.count(1) <= MOST_ROUNDED)
