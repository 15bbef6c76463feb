"""Mapping between the cells of a level and a widget's pixels, with orientation, zoom and panning."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtWidgets import QWidget

from app.sokoban.board.orientation import LevelOrientation
from app.sokoban.skins import drawing
from app.sokoban.skins.outline import BoardOutline, outline
from core.sokoban.board import State
from core.sokoban.transform import Symmetry

MARGIN = 0.34
"""Margin around the level in squares; the wall's side hangs over the lower edge."""
LARGEST = 84
"""Largest square in logical pixels when the whole level is in view, so small levels stay small."""
CLOSEST = 112
"""Largest square in logical pixels when zoomed in."""
MOST_ROUNDED = 2000
"""Most wall squares that are drawn with rounded corners; plain squares take a tenth of the time."""


class LevelLayout:
    """Layout of a level's squares in a view, aligned to device pixels so that every edge is crisp."""

    def __init__(
        self, shape: BoardOutline, view: QSize, ratio: float, zoom: float = 1.0, centre: QPointF | None = None
    ):
        """`zoom` 1 shows the whole level; `centre` is the column and row wanted in the middle of the view."""
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
        """Return where the level begins on one axis.

        It is centred if it fits; otherwise `centre` is in the middle, without undue margin.
        """
        length = squares * self.size
        corner = (view - length) / 2
        if length > view:
            margin = MARGIN * self.size
            corner = min(margin, max(view / 2 - centre * self.size, view - length - margin))
        return round(corner * ratio) / ratio

    def rect(self, x: float, y: float) -> QRectF:
        """Return the rectangle of the square at column x, row y, which need not be integers."""
        size = self.size
        return QRectF(self.left + (x - self.area.left()) * size, self.top + (y - self.area.top()) * size, size, size)

    @property
    def corner(self) -> tuple[float, float]:
        """Position of the corner of column 0, row 0; may lie outside of the view."""
        return self.left - self.area.left() * self.size, self.top - self.area.top() * self.size

    def area_of(self, squares: QRect) -> QRectF:
        """Return the rectangle that some columns and rows cover in the view."""
        first = self.rect(squares.left(), squares.top())
        return QRectF(first.topLeft(), QSizeF(squares.size()) * self.size)

    def square(self, x: float, y: float) -> tuple[int, int]:
        """Return the column and row at a point of the view; they may lie outside of the level."""
        return (
            int((x - self.left) // self.size) + self.area.left(),
            int((y - self.top) // self.size) + self.area.top(),
        )

    def squares_in(self, rect: QRectF) -> QRect:
        """Return the columns and rows that a rectangle of the view touches; may extend beyond the level."""
        first, last = self.square(rect.left(), rect.top()), self.square(rect.right(), rect.bottom())
        return QRect(first[0], first[1], last[0] - first[0] + 1, last[1] - first[1] + 1)


class Viewport(QObject):
    """Maps cells of a level (as in `core.sokoban.board`) to pixels of a widget and back."""

    changed = Signal()
    """Emitted when the visible part of the level may have changed."""

    def __init__(self, widget: QWidget, state: State) -> None:
        super().__init__(widget)
        self._widget = widget
        self.zoom = 1.0
        """Magnification relative to the view of the whole level."""
        self._centre: QPointF | None = None
        self.orientation = LevelOrientation(state.board)
        self.outline = level_outline(state)
        self._fit = LevelLayout(self.outline, widget.size(), 1.0)
        self._fit_for: object = None

    def show_level(self, state: State) -> None:
        """Show the whole of another level, in the current orientation."""
        self.zoom = 1.0
        self.turn(state, self.orientation.symmetry)
        self.changed.emit()

    def turn(self, state: State, symmetry: Symmetry) -> None:
        """Show the level in another orientation, and all of it."""
        self._centre = None
        self.orientation = LevelOrientation(state.board, symmetry)
        self.outline = level_outline(self.orientation.state(state))
        self._fit_for = None
        self._widget.update()

    # cells and pixels

    @property
    def fit(self) -> LevelLayout:
        """Current layout of the squares."""
        widget = self._widget
        wanted = (widget.size(), widget.devicePixelRatioF(), self.zoom, self._centre)
        if self._fit_for != wanted:
            self._fit = LevelLayout(self.outline, *wanted)
            self._fit_for = wanted
        return self._fit

    def rect(self, cell: int) -> QRectF:
        """Return the rectangle of a cell in the widget."""
        return self.fit.rect(*self.orientation.square(cell))

    def cell_at(self, point: QPointF) -> int | None:
        """Return the cell at a point of the widget; None outside of the level."""
        return self.orientation.cell(*self.fit.square(point.x(), point.y()))

    def cells_in_view(self) -> frozenset[int]:
        """Return the cells that are at least partly in view."""
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
        """Whether the whole level is in view."""
        return self.fit.is_whole

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor and keep what is at point `at` (by default the middle of the view) in place."""
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
        """Show the whole level."""
        self.zoom, self._centre = 1.0, None
        self._widget.update()
        self.changed.emit()

    def pan(self, by: QPointF) -> None:
        """Move the level by `by` pixels."""
        self._look_at(self._square_at(self._middle) - by * (1 / self.fit.size))

    def keep_in_view(self, cell: int) -> None:
        """Pan, if the level is larger than the view, so that a cell is well inside of it."""
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
        """Return the column and row, with fractions, at a point of the view."""
        fit = self.fit
        return (point - QPointF(fit.left, fit.top)) * (1 / fit.size) + QPointF(fit.area.topLeft())

    def _look_at(self, centre: QPointF) -> None:
        area = self.outline.area
        x = min(max(centre.x(), area.left()), area.right() + 1)
        y = min(max(centre.y(), area.top()), area.bottom() + 1)
        self._centre = QPointF(x, y)
        self._widget.update()


def level_outline(state: State) -> BoardOutline:
    """Return the outline of a board, with rounded walls unless there are too many of them."""
    return outline(state, rounded=state.board.walls.count(1) <= MOST_ROUNDED)
