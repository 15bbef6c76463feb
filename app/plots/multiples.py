"""The same plot for several numbers of moves, small, side by side: how a walk goes on. A click goes to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.chart import BAR
from app.plots.marks import BAR_OPACITY, BARS, LINES, paint_line, paint_marker
from app.plots.series import Series
from app.services import theme
from app.widgets.keys import claimed
from app.widgets.painting import rounded

TALL, LOW = 150, 108
HEAD, FOOT = 22, 20
GAP = 12
LEAST_WIDTH = 62
BESIDE = 5
"""What the light behind a plot reaches beyond it."""
KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True)
class Small:
    """One of the plots: the walk after `moves`, and a figure that belongs to it."""

    moves: int
    series: Sequence[Series]
    figure: str


class Multiples(QWidget):
    """Each plot stands at a number of moves; that nearest to the present number stands there instead."""

    chosen = Signal(int)

    pointed = Signal(int)
    """The mouse is over a place of one of the plots, or, with -1, over none."""

    def __init__(self, letter: str = "N") -> None:
        super().__init__()
        self._letter = letter
        self._smalls: Sequence[Small] = ()
        self._current = -1
        self._last = 1
        self._highest = 1.0
        self._hovered = self._place = -1
        self._ground = "bg"
        self._pictures: dict[int, tuple[object, QPixmap]] = {}
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip("Go to this number of moves")

    @staticmethod
    def moves_for(usual: Sequence[int], moves: int) -> list[int]:
        """The numbers to show: the usual ones, of which the nearest gives way to the present number."""
        nearest = min(range(len(usual)), key=lambda at: (abs(usual[at] - moves), at))
        return [moves if at == nearest else number for at, number in enumerate(usual)]

    def show_plots(self, smalls: Sequence[Small], current: int, last: int) -> None:
        """Show these over the places 0..`last`, all equally high, the current number lit."""
        self._smalls, self._current, self._last = tuple(smalls), current, last
        self._highest = max((one.highest for small in smalls for one in small.series), default=1.0) or 1.0
        names = ", ".join(f"{self._letter} = {small.moves}: {small.figure}" for small in smalls)
        self.setAccessibleName(f"The walk at {names}")
        self.update()

    def set_ground(self, token: str) -> None:
        """The colour of what is behind."""
        self._ground = token
        self.update()

    def point(self, place: int) -> None:
        """Mark a place in every plot, with what its first curve has there; -1 for none."""
        if place != self._place:
            self._place = place
            self.update()

    @property
    def smalls(self) -> Sequence[Small]:
        """All plots; as many of them are drawn as there is room for."""
        return self._smalls

    def sizeHint(self) -> QSize:
        return QSize(380, TALL)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LOW)

    def _shown(self) -> list[Small]:
        """Those that there is room for; the current one is always among them."""
        room = max(2, int((self.width() - 2 * BESIDE + GAP) // (LEAST_WIDTH + GAP)))
        shown = list(self._smalls)
        while len(shown) > room:
            shown.remove(next(one for one in reversed(shown) if one.moves != self._current))
        return shown

    def _rects(self) -> list[QRectF]:
        count = max(1, len(self._shown()))
        wide = (self.width() - 2 * BESIDE - GAP * (count - 1)) / count
        return [QRectF(BESIDE + at * (wide + GAP), 0, wide, self.height()) for at in range(count)]

    def _at(self, where: QPointF) -> int:
        return next((at for at, rect in enumerate(self._rects()) if rect.contains(where)), -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position())
        shown = self._shown()
        if 0 <= at < len(shown) and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(shown[at].moves)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._at(event.position())
        self._hover(at)
        self.pointed.emit(-1 if at < 0 else self._place_at(event.position().x(), _plot(self._rects()[at])))

    def leaveEvent(self, _event: QEvent) -> None:
        self._hover(-1)
        self.pointed.emit(-1)

    def _place_at(self, x: float, plot: QRectF) -> int:
        place = int((x - plot.left()) / plot.width() * (self._last + 1))
        return max(0, min(place, self._last))

    def _hover(self, at: int) -> None:
        if at != self._hovered:
            self._hovered = at
            self.update()

    def event(self, event: QEvent) -> bool:
        # a page may have the arrow keys as shortcuts; here they go from plot to plot
        return claimed(event, lambda key: key.key() in KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = KEYS.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        moves = [small.moves for small in self._shown()]
        further = [number for number in moves if (number - self._current) * step > 0]
        if further:
            self.chosen.emit(min(further) if step > 0 else max(further))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for at, (small, rect) in enumerate(zip(self._shown(), self._rects(), strict=False)):
            painter.drawPixmap(rect.topLeft() - QPointF(BESIDE, 0), self._picture(at, small, rect))

    def _picture(self, at: int, small: Small, rect: QRectF) -> QPixmap:
        """A plot as it was painted last; a step of the slider changes one of them."""
        ratio, current, hovered = self.devicePixelRatioF(), small.moves == self._current, at == self._hovered
        wanted = (
            small, rect.size(), self._highest, self._place, current, hovered, self._ground, theme.current().name, ratio,
        )  # fmt: skip
        if at not in self._pictures or self._pictures[at][0] != wanted:
            size = (rect.size() + QSizeF(2 * BESIDE, 0)).toSize()
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, small, QRectF(QPointF(BESIDE, 0), rect.size()), hovered=hovered)
            painter.end()
            self._pictures[at] = wanted, picture
        return self._pictures[at][1]

    def _paint(self, painter: QPainter, small: Small, rect: QRectF, *, hovered: bool) -> None:
        tokens = theme.current()
        current = small.moves == self._current
        ground = tokens.soft if current else tokens.hover
        if current or hovered:
            line = QColor(tokens.accent) if tokens.contrast and current else None
            rounded(painter, rect.adjusted(-BESIDE, 0, BESIDE, 0), QColor(ground), line, 8)
        plot = _plot(rect)
        if 0 <= self._place <= self._last:
            wide = max(2.0, plot.width() / (self._last + 1))
            band = QRectF(self._x(self._place, plot) - wide / 2, plot.top(), wide, plot.height())
            painter.fillRect(band, theme.mix(tokens.hover, tokens.outline, 0.25))
        for one in small.series:
            if one.form in BARS:
                self._paint_bars(painter, one, plot)
        for one in small.series:
            if one.form not in BARS:
                self._paint_curve(painter, one, plot, ground if current else str(getattr(tokens, self._ground)))
        painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1), QColor(tokens.outline))
        self._paint_words(painter, small, rect, plot)

    def _x(self, place: float, plot: QRectF) -> float:
        return plot.left() + (place + 0.5) * plot.width() / (self._last + 1)

    def _y(self, value: float, plot: QRectF) -> float:
        return plot.bottom() - value / self._highest * plot.height()

    def _paint_bars(self, painter: QPainter, one: Series, plot: QRectF) -> None:
        wide = BAR * plot.width() / (self._last + 1)
        for place, value in enumerate(one.values):
            if value:
                top = self._y(value, plot)
                bar = QRectF(self._x(place, plot) - wide / 2, top, wide, plot.bottom() - top)
                painter.fillRect(bar, theme.colour(one.form.ink, BAR_OPACITY))

    def _paint_curve(self, painter: QPainter, one: Series, plot: QRectF, ground: str) -> None:
        points = [
            QPointF(self._x(place, plot), self._y(value, plot))
            for place, value in enumerate(one.values)
            if value is not None
        ]
        if one.form in LINES and len(points) > 1:
            paint_line(painter, one.form, points, ground, 0.75)
        else:
            for point in points:
                paint_marker(painter, one.form, point, ground, 0.6)

    def _paint_words(self, painter: QPainter, small: Small, rect: QRectF, plot: QRectF) -> None:
        tokens = theme.current()
        letter = f"{self._letter} = "
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QPointF(rect.left() + 1, rect.top() + 15), letter)
        start = rect.left() + 1 + painter.fontMetrics().horizontalAdvance(letter)
        foot = QRectF(plot.left(), plot.bottom() + 2, plot.width(), FOOT - 2)
        middle = Qt.AlignmentFlag.AlignVCenter
        if rect.width() >= LEAST_WIDTH + 12:
            painter.drawText(foot, middle, "0")
            painter.drawText(foot, middle | Qt.AlignmentFlag.AlignRight, str(self._last))
        painter.setPen(QColor(tokens.text))
        painter.setFont(theme.font(12, 600))
        painter.drawText(QPointF(start, rect.top() + 15), str(small.moves))
        painter.setFont(theme.font(11, 600))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._figure(small))

    def _figure(self, small: Small) -> str:
        """The plot's own figure, or what its first curve has at the place that is marked."""
        if self._place < 0 or not small.series:
            return small.figure
        first = small.series[0]
        return share(first.at(self._place) or 0.0, exact=first.form.exact)


def _plot(rect: QRectF) -> QRectF:
    """Where the curves are in the room of one plot."""
    return rect.adjusted(1, HEAD + 4, -1, -FOOT)


def share(chance: float, *, exact: bool) -> str:
    """A probability in so few figures as there is room for."""
    return f"{'' if exact else '≈ '}{100 * chance:.3g} %" if chance >= 1e-4 or not chance else "< 0.01 %"
