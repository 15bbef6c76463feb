"""The positions of a level by pushes: bars of all of them, and in front those that can still be solved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.plot_before import SUPERSCRIPT, paint_bar
from app.services import theme
from app.widgets.painting import rounded
from app.widgets.text import grouped
from core.sokoban.graph.counting import LayerCounts, decades
from core.trials import round_steps, ticks

LEFT, BOTTOM, TOP, RIGHT = 56, 22, 8, 8
"""Pixels around the plot; more at the left where figures are longer."""
LABEL_GAP = 10
"""Pixels between the figures of the axis and the plot."""
PILL_ROOM, PILL_HEIGHT, STEM = 40, 20, 10
LEAST_BAR = 1.5
WIDE = 0.72
FLOOR = -0.3
"""The logarithm at the foot of a logarithmic axis, so that one position can be seen."""
LABEL_PIXELS, TICK_PIXELS, MOST_TICKS = 10, 26, 5
DEAD_OPACITY = 0.42


def dead_ink() -> QColor:
    """What counted dead positions are drawn in: grey, for there is nothing more to be known of them."""
    tokens = theme.current()
    return theme.colour(tokens.text3, 0.6 if tokens.contrast else DEAD_OPACITY)


class DepthPlot(QWidget):
    """Bars by depth with at most two pills: where the position on the board lies, and the first solution."""

    pointed = Signal(int)
    """The mouse is over a depth, or, with -1, over none."""

    def __init__(self) -> None:
        super().__init__()
        self.layers: Sequence[LayerCounts] = ()
        self.log = False
        self._here: int | None = None
        self._first: int | None = None
        self._solid = True
        self._pointed = -1
        self._left = float(LEFT)
        self.setMouseTracking(True)
        self.setMinimumSize(200, 96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_layers(self, layers: Sequence[LayerCounts], *, here: int | None, first: int | None, solid: bool) -> None:
        """`here` and `first` are the depths of the two pills; not `solid` are solvable positions that may be more."""
        self.layers, self._here, self._first, self._solid = layers, here, first, solid
        self._make_room()
        self.setAccessibleDescription(f"{len(layers)} depths, {sum(layer.states for layer in layers)} positions")
        self.update()

    def set_log(self, log: bool) -> None:
        """Use a logarithmic axis, or a linear one."""
        self.log = log
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """Leave the figures of the axis as much as the longest of them needs."""
        longest = "" if self.log else grouped(self._highest)
        self._left = max(float(LEFT), QFontMetricsF(theme.font(11)).horizontalAdvance(longest) + LABEL_GAP + 2)

    # where things are

    @property
    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._left, TOP, -RIGHT, -BOTTOM)

    @property
    def _highest(self) -> int:
        return max((layer.states for layer in self.layers), default=1)

    @property
    def _last(self) -> int:
        return max(len(self.layers) - 1, self._here or 0, self._first or 0, 1)

    @property
    def _step(self) -> float:
        return self._area.width() / (self._last + 1)

    def _x(self, depth: float) -> float:
        return self._area.left() + (depth + 0.5) * self._step

    def _height(self, states: float) -> float:
        """In the units of the axis."""
        if not self.log:
            return states
        return decades(states) - FLOOR if states > 0 else 0.0

    @property
    def _top(self) -> float:
        highest, area = self._highest, self._area.height()
        room = PILL_ROOM if self._here is not None or self._first is not None else 4
        return max(self._height(max(highest, 1)), 1e-9) * area / max(area / 2, area - room)

    def _tall(self, states: float) -> float:
        """In pixels."""
        if not states:
            return 0.0
        return max(LEAST_BAR, self._height(states) / self._top * self._area.height())

    # mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        depth = int((event.position().x() - self._area.left()) // self._step)
        inside = event.position().x() >= self._area.left() and 0 <= depth < len(self.layers)
        self._point(depth if inside else -1)

    def leaveEvent(self, _event: QEvent) -> None:
        self._point(-1)

    def _point(self, depth: int) -> None:
        if depth != self._pointed:
            self._pointed = depth
            self.pointed.emit(depth)
            self.update()

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._pointed >= 0:
            band = QRectF(self._x(self._pointed) - self._step / 2, TOP, max(3.0, self._step), self._area.height())
            painter.fillRect(band, QColor(theme.current().hover))
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw everything but the cursor at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_heights(painter)
        tokens, base = theme.current(), self._area.bottom()
        wide = max(1.0, WIDE * self._step)
        for depth, layer in enumerate(self.layers):
            left, current = self._x(depth) - wide / 2, depth == self._here
            tall = self._tall(layer.states)
            if layer.states > layer.solvable:
                bar = QRectF(left, base - tall, wide, tall)
                if layer.exact:
                    painter.fillRect(bar, dead_ink())
                else:
                    paint_bar(painter, bar, tokens.text3, solid=False)
            if layer.solvable:
                tall = self._tall(layer.solvable)
                bar = QRectF(left, base - tall, wide, tall)
                if layer.states > layer.solvable:
                    painter.fillRect(bar, QColor(tokens.bg))
                paint_bar(painter, bar, tokens.plot.exact, solid=self._solid, current=current)
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(self._area.left(), base, self._area.right(), base))
        self._paint_places(painter)
        self._paint_pills(painter)

    def _paint_heights(self, painter: QPainter) -> None:
        tokens, area, highest = theme.current(), self._area, self._highest
        painter.setFont(theme.font(11))
        most = max(2, min(MOST_TICKS, int(area.height() / TICK_PIXELS)))
        if self.log:
            powers = ticks(0, max(1, decades(max(highest, 1))), most)
            rows = [(10.0**power, "1" if not power else f"10{str(power).translate(SUPERSCRIPT)}") for power in powers]
        else:
            rows = [(float(value), grouped(value)) for value in ticks(0, max(highest, 1), most)]
        for value, text in rows:
            y = round(area.bottom() - self._height(value) / self._top * area.height())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            if value:
                painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
                painter.drawLine(QLineF(area.left(), y, area.right(), y))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(tokens.text2))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(QRectF(0, y - 8, area.left() - LABEL_GAP, 16), right, text)

    def _paint_places(self, painter: QPainter) -> None:
        tokens, top = theme.current(), self._area.bottom() + 5
        painter.setPen(QColor(tokens.text2))
        painter.setFont(theme.font(11))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(str(self._last)) + LABEL_PIXELS
        apart = next(step for step in round_steps() if step * self._step >= wide)
        for depth in range(0, self._last + 1, apart):
            painter.drawText(QRectF(self._x(depth) - 24, top, 48, 15), Qt.AlignmentFlag.AlignCenter, str(depth))

    def _paint_pills(self, painter: QPainter) -> None:
        here, first = self._here, self._first
        if first is not None and first != here:
            body = self._body("first solution", first)
            other = self._body("this position", here) if here is not None else QRectF()
            if not body.adjusted(-4, 0, 4, 0).intersects(other):
                self._paint_pill(painter, "first solution", first, body, filled=False)
        if here is not None:
            self._paint_pill(painter, "this position", here, self._body("this position", here), filled=True)

    def _body(self, text: str, depth: int) -> QRectF:
        wide = QFontMetricsF(theme.font(11, 600)).horizontalAdvance(text) + 18
        layer = self.layers[depth].states if depth < len(self.layers) else 0
        top = max(0.0, self._area.bottom() - self._tall(layer) - 3 - STEM - PILL_HEIGHT)
        left = max(self._area.left() - LABEL_GAP + 2, min(self._x(depth) - wide / 2, self._area.right() - wide))
        return QRectF(left, top, wide, PILL_HEIGHT)

    def _paint_pill(self, painter: QPainter, text: str, depth: int, body: QRectF, *, filled: bool) -> None:
        tokens, x = theme.current(), self._x(depth)
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QPointF(x, body.bottom()), QPointF(x, body.bottom() + STEM))
        rounded(painter, body, QColor(tokens.text if filled else tokens.panel), QColor(tokens.text), PILL_HEIGHT / 2)
        painter.setPen(QColor(tokens.panel if filled else tokens.text))
        painter.setFont(theme.font(11, 600))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)
