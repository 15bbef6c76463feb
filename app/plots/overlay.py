"""Depth distributions of different puzzles as lines over one another: solid where exact, dashed elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.plots.frame import PaneFrame
from app.plots.ground import Ground
from app.plots.linestyle import Style
from app.plots.plot_before import SUPERSCRIPT
from app.services import theme
from app.services.services import Messages
from app.widgets.keys import claimed
from app.widgets.painting import rounded
from core.depth import DepthDistribution
from core.depth_comparison import Across, Place, Up, curve
from core.trials import ticks

LEFT, TOP, BOTTOM, RIGHT = 48, 10, 40, 22
MARKER_PIXELS = 12
"""Markers on a line stand no closer."""
DASH = (3.0, 2.4)
DENSE = 3
"""Of depths closer than so many pixels each column of pixels shows the span: dashing thousands of strokes takes
seconds."""
COLUMNS = 4
"""Columns on, and as many off, where a dense line is not exact."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
PARTS = 40
"""The cursor's places where the axis is parts of the deepest depth."""
UNITS = {Across.DEPTH: "depth, each in its own unit", Across.PART: "part of the deepest depth"}
HEIGHTS = {Up.STATES: "states", Up.SHARE: "share of all states", Up.WITHIN: "share within"}


@dataclass(frozen=True)
class Line:
    """A distribution and how it is drawn."""

    distribution: DepthDistribution
    style: Style


class OverlayPane(PaneFrame):
    """The lines that are shown, on the axes that are chosen."""

    def __init__(self, title: str, messages: Messages, *, docked: bool = True) -> None:
        super().__init__(title, messages, docked=docked)
        self.lines = _Lines()
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 10)
        column.addWidget(self.lines)
        self.set_plot(box)

    def show_lines(self, lines: Sequence[Line], across: Across, up: Up) -> None:
        """Draw these."""
        self.lines.set(lines, across, up)

    # export

    def picture_name(self) -> str:
        return f"compared-{self.lines.up}-by-{self.lines.across}"

    def picture_size(self) -> QSize:
        return self.lines.size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.lines.rect(), QColor(theme.current().bg))
        self.lines.draw(painter)

    def csv(self) -> str:
        rows = [f"distribution,depth,x,{self.lines.up},exactness"]
        for line, places in self.lines.curves:
            for place in places:
                y = "" if place.y is None else f"{place.y:.9g}"
                worth = "exact" if place.exact else "approximate"
                rows.append(f'"{line.distribution.title}",{place.depth},{place.x:.6g},{y},{worth}')
        return "\n".join([*rows, ""])

    def dye(self) -> None:
        self.lines.renew()


class _Lines(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.across, self.up = Across.PART, Up.SHARE
        self.curves: Sequence[tuple[Line, Sequence[Place]]] = ()
        self._end = self._highest = 1.0
        """The last place and the highest of the axes."""
        self._cursor: float | None = None
        self._ground = Ground(self, self._draw_ground)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Depth distributions compared")
        self.setMinimumSize(300, 180)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set(self, lines: Sequence[Line], across: Across, up: Up) -> None:
        if across is not self.across:
            self._cursor = None
        self.across, self.up = across, up
        self.curves = [(line, curve(line.distribution, across, up)) for line in lines]
        places = [place for _, curve_places in self.curves for place in curve_places]
        self._end = 1.0 if across is Across.PART else max((place.x for place in places), default=1.0)
        highest = max((place.y for place in places if place.y is not None), default=1.0)
        self._highest = 1.0 if up is Up.WITHIN else 1.04 * highest or 1.0
        self._describe()
        self._ground.renew()

    # places

    @property
    def _area(self) -> QRectF:
        return QRectF(LEFT, TOP, self.width() - LEFT - RIGHT, self.height() - TOP - BOTTOM)

    def _point(self, x: float, y: float) -> QPointF:
        area = self._area
        return QPointF(area.left() + x / self._end * area.width(), area.bottom() - y / self._highest * area.height())

    # the cursor

    def readings(self, x: float) -> list[tuple[Line, Place]]:
        """The place of every line that is nearest to `x`; none of a line that ends before."""
        half = 0.5 / PARTS if self.across is Across.PART else 0.5
        found = []
        for line, places in self.curves:
            nearest = min(places, key=lambda place: abs(place.x - x))
            within = half if self.across is Across.DEPTH else max(half, 0.5 / max(1, len(places) - 1))
            if abs(nearest.x - x) <= within + 1e-9:
                found.append((line, nearest))
        return found

    def figure(self, place: Place) -> str:
        """What a height is in words."""
        sign = "" if place.exact else "≈ "
        if place.y is None:
            return "none"
        if self.up is Up.STATES:
            power = f"{place.y:.1f}".translate(SUPERSCRIPT).replace(".", "·")
            return f"{sign}{round(10**place.y)}" if place.y < 6 else f"{sign}10{power}"
        return f"{sign}{place.y:.3g}" if self.across is Across.PART and self.up is Up.SHARE else _percent(sign, place.y)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        area, at = self._area, event.position()
        inside = area.adjusted(-6, -TOP, 6, 6).contains(at)
        self._go((at.x() - area.left()) / area.width() * self._end if inside else None)

    def leaveEvent(self, _event: QEvent) -> None:
        self._go(None)

    def event(self, event: QEvent) -> bool:
        # a page may have the arrow keys as shortcuts; here they move the cursor
        return claimed(event, lambda key: key.key() in STEPS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step:
            stride = self._end / PARTS if self.across is Across.PART else 1.0
            self._go((0.0 if step > 0 else self._end) if self._cursor is None else self._cursor + step * stride)
        else:
            super().keyPressEvent(event)

    def _go(self, x: float | None) -> None:
        stride = self._end / PARTS if self.across is Across.PART else 1.0
        cursor = None if x is None else max(0.0, min(round(x / stride) * stride, self._end))
        if cursor != self._cursor:
            self._cursor = cursor
            self._describe()
            self.update()

    def _describe(self) -> None:
        if self._cursor is None:
            self.setAccessibleDescription(", ".join(line.distribution.title for line, _ in self.curves))
        else:
            read = (f"{line.distribution.title} {self.figure(place)}" for line, place in self.readings(self._cursor))
            self.setAccessibleDescription(f"{self._where()}: {', '.join(read)}")

    def _where(self) -> str:
        assert self._cursor is not None
        return f"{100 * self._cursor:.3g} % of the way" if self.across is Across.PART else f"depth {self._cursor:.0f}"

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._ground.paint(painter)
        if self._cursor is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            x = self._point(self._cursor, 0).x()
            painter.setPen(QPen(QColor(theme.current().outline), 1))
            painter.drawLine(QLineF(x, TOP, x, self._area.bottom()))
            self._draw_card(painter, self._cursor)

    def draw(self, painter: QPainter) -> None:
        """Draw everything and its key at the origin."""
        self._draw_ground(painter)
        self._draw_key(painter)

    def renew(self) -> None:
        """Take on the theme in force."""
        self._ground.renew()

    def _draw_ground(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_axes(painter)
        for line, places in self.curves:
            self._draw_curve(painter, line, places)

    def _draw_axes(self, painter: QPainter) -> None:
        tokens, area = theme.current(), self._area
        painter.setFont(theme.font(11))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for y, text in self._heights():
            at = self._point(0, y).y()
            painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
            painter.drawLine(QLineF(area.left(), at, area.right(), at))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(0, at - 8, LEFT - 10, 16), right, text)
        painter.setPen(QColor(tokens.text2))
        for x, text in self._depths():
            at = self._point(x, 0).x()
            painter.drawText(QRectF(at - 30, area.bottom() + 6, 60, 15), Qt.AlignmentFlag.AlignCenter, text)
        unit = QRectF(area.left(), area.bottom() + 22, area.width(), 16)
        painter.drawText(unit, right, UNITS[self.across])
        density = self.up is Up.SHARE and self.across is Across.PART
        painter.drawText(unit, Qt.AlignmentFlag.AlignLeft, "density of states" if density else HEIGHTS[self.up])
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(area.left(), area.bottom(), area.right(), area.bottom()))

    def _heights(self) -> list[tuple[float, str]]:
        if self.up is Up.STATES:
            return [(y, "1" if y == 0 else f"10{str(y).translate(SUPERSCRIPT)}") for y in ticks(0, self._highest, 5)]
        if self.up is Up.SHARE and self.across is Across.PART:
            return [(float(y), str(y)) for y in ticks(0, self._highest, 5)]
        scale = 100 if self._highest > 0.03 else 10_000
        return [(y / scale, f"{100 * y / scale:g} %") for y in ticks(0, scale * self._highest, 5)]

    def _depths(self) -> list[tuple[float, str]]:
        if self.across is Across.PART:
            return [(part / 100, f"{part} %") for part in ticks(0, 100, 6)]
        return [(float(depth), str(depth)) for depth in ticks(0, self._end, 8)]

    def _draw_curve(self, painter: QPainter, line: Line, places: Sequence[Place]) -> None:
        shown = [(self._point(place.x, place.y), place.exact) for place in places if place.y is not None]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(shown) > self._area.width() / DENSE:
            painter.setPen(QPen(line.style.colour, 1))
            painter.drawLines(_columns(shown))
        else:
            for exact, run in _runs(shown):
                pen = QPen(line.style.colour, 2)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                if not exact:
                    pen.setDashPattern(list(DASH))
                painter.setPen(pen)
                painter.drawPolyline(QPolygonF(run))
        last = -2.0 * MARKER_PIXELS
        for point, _ in shown:
            if point.x() - last >= MARKER_PIXELS:
                line.style.draw(painter, point)
                last = point.x()

    def _rows(self, x: float) -> list[tuple[Line, str]]:
        return [(line, self.figure(place)) for line, place in self.readings(x)]

    def _draw_card(self, painter: QPainter, x: float) -> None:
        tokens, rows = theme.current(), self._rows(x)
        plain, bold = QFontMetricsF(theme.font(12)), QFontMetricsF(theme.font(12, 600))
        names = max((plain.horizontalAdvance(line.distribution.title) for line, _ in rows), default=0.0)
        figures = max((bold.horizontalAdvance(figure) for _, figure in rows), default=0.0)
        wide = 24 + max(bold.horizontalAdvance(self._where()), 24 + names + 20 + figures)
        at = self._point(x, 0).x()
        left = at + 14 if at + 14 + wide <= self._area.right() else max(2.0, at - 14 - wide)
        card = QRectF(left, TOP + 4, wide, 20 + 19 * (len(rows) + 1))
        rounded(painter, card, QColor(tokens.panel), QColor(tokens.border), 8)
        line_box = QRectF(left + 12, card.top() + 10, wide - 24, 19)
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(line_box, Qt.AlignmentFlag.AlignVCenter, self._where())
        for line, figure in rows:
            line_box.translate(0, 19)
            self._draw_entry(painter, line, line_box)
            painter.setFont(theme.font(12, 600))
            painter.drawText(line_box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, figure)

    def _draw_key(self, painter: QPainter) -> None:
        box = QRectF(LEFT + 14, TOP + 6, 320, 19)
        for line, _ in self.curves:
            self._draw_entry(painter, line, box)
            box.translate(0, 19)

    def _draw_entry(self, painter: QPainter, line: Line, box: QRectF) -> None:
        line.style.paint_swatch(painter, QRectF(box.left(), box.top(), 18, box.height()), "")
        painter.setFont(theme.font(12))
        painter.setPen(QColor(theme.current().text))
        painter.drawText(box.adjusted(24, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, line.distribution.title)


def _runs(places: Sequence[tuple[QPointF, bool]]) -> list[tuple[bool, list[QPointF]]]:
    """The places in runs of one exactness; a run begins where the one before ends."""
    runs: list[tuple[bool, list[QPointF]]] = []
    for point, exact in places:
        if not runs or runs[-1][0] is not exact:
            runs.append((exact, [runs[-1][1][-1]] if runs else []))
        runs[-1][1].append(point)
    return runs


def _columns(places: Sequence[tuple[QPointF, bool]]) -> list[QLineF]:
    """An upright stroke for each column of pixels, from the lowest place in it to the highest."""
    spans: dict[int, tuple[float, float]] = {}
    for point, exact in places:
        column = int(point.x())
        if exact or column // COLUMNS % 2 == 0:
            low, high = spans.get(column, (point.y(), point.y()))
            spans[column] = (min(low, point.y()), max(high, point.y()))
    return [QLineF(x + 0.5, low - 0.75, x + 0.5, high + 0.75) for x, (low, high) in spans.items()]


def _percent(sign: str, share: float) -> str:
    return f"{sign}{100 * share:.3g}\u2009%"
