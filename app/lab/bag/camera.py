"""Camera on the graph of the bag chain: converts between columns and pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

SIDE = 28.0
"""Pixels left and right of the first and last column when the whole graph is shown."""
WIDEST_FIT, WIDEST = 72.0, 220.0
"""Largest column distances in pixels: of a small graph shown whole, and of any graph zoomed in."""
NARROWEST, LEAST_FIT, BEGIN = 0.8, 22.0, 40.0
"""Column distances in pixels: the least, the least for a whole graph at first, and else the first one."""
TALLEST_ROW = 92.0


class Camera:
    """Scroll position and zoom of the graph of the bag chain.

    `column` is the distance of columns and `row` that of states in a column, in pixels.
    """

    def __init__(self) -> None:
        self._columns, self._tallest = 1, 1
        self._area = QRectF(0, 0, 1, 1)
        self._down = 0.0
        self._moved = False
        self.pixel = 1.0
        """Size of a device pixel in logical pixels."""
        self.column = BEGIN
        self.left = 0.0
        """Column at the left end of the area; between -1 and 0 there is room before the first one."""

    # graph and area

    def look_at(self, columns: int, tallest: int) -> None:
        """Show another graph: the whole if it is readable, else its beginning."""
        self._columns, self._tallest = columns, tallest
        self.reset()

    def reset(self) -> None:
        """Restore the view in which a graph is first shown."""
        self._moved = False
        self.column = self.fitting if self.fitting >= LEAST_FIT else BEGIN
        self.left, self._down = -SIDE / self.column, 0.0
        self._clamp()

    def show_whole(self) -> None:
        """Show the whole graph, or as much of a very long one as zooming out allows."""
        self._moved = True
        middle = self.left + self._area.width() / 2 / self.column
        self.column, self._down = self.least_column, 0.0
        self.left = middle - self._area.width() / 2 / self.column
        self._clamp()

    def resize(self, area: QRectF) -> bool:
        """Set the area of the graph on the screen; return whether the view was reset, as it was never moved."""
        self._area = area
        if not self._moved:
            self.reset()
        self._clamp()
        return not self._moved

    @property
    def area(self) -> QRectF:
        return self._area

    @property
    def view_key(self) -> tuple[float, ...]:
        """Everything except the scroll position `left` that decides what the graph looks like.

        These are the column distance, the vertical offset and the area.
        """
        area = self._area
        return self.column, self._down, area.x(), area.y(), area.width(), area.height()

    @property
    def columns(self) -> int:
        return self._columns

    @property
    def fitting(self) -> float:
        """Column distance in pixels at which the whole graph fits into the area, at most `WIDEST_FIT`."""
        return min(WIDEST_FIT, max(1.0, self._area.width() - 2 * SIDE) / max(1, self._columns - 1))

    @property
    def least_column(self) -> float:
        """Distance between columns in pixels when zoomed out as far as it goes."""
        return max(self.fitting, NARROWEST)

    @property
    def is_whole(self) -> bool:
        """Whether all columns are in view."""
        return (self._columns - 1) * self.column <= self._area.width() - 2 * SIDE + 0.5

    @property
    def row(self) -> float:
        fit = min(TALLEST_ROW, self._area.height() / (self._tallest + 0.4))
        return fit * max(1.0, self.column / max(BEGIN, self.fitting))

    @property
    def span(self) -> float:
        """Width of the area in columns."""
        return self._area.width() / self.column

    @property
    def radius(self) -> float:
        """Radius in pixels of a state that every game visits."""
        return self.radius_in(self.row)

    def radius_in(self, row: float) -> float:
        """Return the radius of a state that every game visits, if states in a column are `row` pixels apart."""
        return 0.44 * min(self.column, row)

    # places

    def x(self, column: float) -> float:
        """Return the x coordinate of a column in pixels."""
        return self._area.left() + (column - self.left) * self.column

    def y(self, rank: int, states: int) -> float:
        """Return the y coordinate of a state by its rank, from below, in a column with so many states."""
        return self._area.center().y() + self._down + ((states - 1) / 2 - rank) * self.row

    def column_at(self, x: float) -> float:
        """Return the column at an x coordinate; between two columns a fraction."""
        return self.left + (x - self._area.left()) / self.column

    def in_view(self, left: float, right: float) -> range:
        """Return the columns with states that are visible between two x coordinates."""
        reach = 1 + int(self.radius / self.column)
        first, last = int(self.column_at(left)) - reach, int(self.column_at(right)) + 1 + reach
        return range(max(0, first), min(self._columns, last + 1))

    # moving

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zoom in by `factor`; the point `at` stays in place."""
        self._moved = True
        anchor, row = self.column_at(at.x()), self.row
        self.column = min(WIDEST, max(self.least_column, self.column * factor))
        self.left = anchor - (at.x() - self._area.left()) / self.column
        middle = self._area.center().y()
        self._down = at.y() - middle - (at.y() - middle - self._down) * self.row / row
        self._clamp()

    def pan(self, by: QPointF) -> None:
        """Scroll the graph by a number of pixels."""
        self._moved = True
        self.left -= by.x() / self.column
        self._down += by.y()
        self._clamp()

    def scroll_to(self, left: float) -> None:
        """Scroll so that this column is at the left end of the area."""
        self._moved = True
        self.left = left
        self._clamp()

    def reveal(self, column: int, rank: int, states: int, *, margin: float) -> bool:
        """Scroll a state into view, `margin` pixels from the edge; return whether the view moved."""
        before = self.left, self._down
        x, y = self.x(column), self.y(rank, states)
        if not self._area.left() + margin <= x <= self._area.right() - margin:
            self.left = column - self.span / 2
        self._down += max(0.0, self._area.top() + margin - y) - max(0.0, y - self._area.bottom() + margin)
        self._clamp()
        return (self.left, self._down) != before

    @property
    def leftmost(self) -> float:
        """Least value of `left`."""
        return -SIDE / self.column

    @property
    def rightmost(self) -> float:
        """Greatest value of `left`."""
        return max(self.leftmost, self._columns - 1 + SIDE / self.column - self.span)

    def _clamp(self) -> None:
        self.column = min(WIDEST, max(self.least_column, self.column))
        if self.is_whole:
            self.left = (self._columns - 1 - self.span) / 2
        else:
            self.left = min(max(self.left, self.leftmost), self.rightmost)
        # whole device pixels, so that a painted graph can be reused when it scrolls
        self.left = round(self.left * self.column / self.pixel) * self.pixel / self.column
        slack = max(0.0, ((self._tallest + 0.4) * self.row - self._area.height()) / 2)
        self._down = min(slack, max(-slack, self._down))
