"""Small plots of the walk after several numbers of moves, side by side; a click goes to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy

from app.base.language.wording import commas, label_value
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.canvas import PlotCanvas
from app.plots.charts.chart import BAR, EDGE
from app.plots.charts.series import Series
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.marks import BAR_OPACITY, BARS, LINES, paint_line, paint_marker
from app.plots.drawing.numbers import mark_approximate, short_percent
from app.plots.drawing.scale import Scale
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from core.explain.formulas.derivation import DerivedFigure

TALL, LOW = 150, 108
HEAD, FOOT = 22, 20
GAP = 12
LEAST_WIDTH = 62
BESIDE = 5
"""Margin in pixels of the highlight around a plot."""
MARGINS = QMarginsF(1, HEAD + 4, 1, FOOT)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class SmallMultiple:
    """Small plot among several: the walk after `moves`, and a figure that belongs to it."""

    moves: int
    series: Sequence[Series]
    figure: str
    worked: DerivedFigure | None = None
    """Derivation of the figure."""


class Multiples(PlotCanvas):
    """Row of small plots at usual numbers of moves; the current number replaces the nearest of them.

    They share their axes, so that zooming one zooms all.
    """

    chosen = Signal(int)

    lit = Signal(int)
    """The mouse is over this place of one of the plots; -1 for none."""

    def __init__(self, letter: str = "N") -> None:
        super().__init__(Axes(Scale(), Scale(), MARGINS))
        self._letter = letter
        self._smalls: Sequence[SmallMultiple] = ()
        self._current = -1
        self._last = 1
        self._hovered = self._place = -1
        self._surface = "bg"
        self._pictures: dict[int, tuple[object, QPixmap]] = {}
        self._spots = FigureSpots(self.viewport())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(tr("Go to this number of moves"))
        self.clicked.connect(self._on_plot_clicked)
        self.pointed.connect(self._on_plot_pointed)

    @staticmethod
    def moves_for(usual: Sequence[int], moves: int) -> list[int]:
        """Return the numbers of moves to show: the usual ones, the nearest replaced by the current one."""
        nearest = min(range(len(usual)), key=lambda at: (abs(usual[at] - moves), at))
        return [moves if at == nearest else number for at, number in enumerate(usual)]

    def show_plots(self, smalls: Sequence[SmallMultiple], current: int, last: int) -> None:
        """Show plots over the places 0..`last` with a common scale, highlighting `current`."""
        self._smalls, self._current, self._last = tuple(smalls), current, last
        highest = max((curve.highest for small in smalls for curve in small.series), default=1.0) or 1.0
        self.set_home(View(-EDGE, last + EDGE, 0, highest))
        names = commas(label_value(f"{self._letter} = {small.moves}", small.figure) for small in smalls)
        self.setAccessibleName(tr("The walk at {names}", names=names))
        self.refit()

    def set_surface(self, token: str) -> None:
        """Set the colour token of the background."""
        self._surface = token
        self.renew()

    def point(self, place: int) -> None:
        """Mark a place in every plot and show the value of its first curve there; -1 for none."""
        if place != self._place:
            self._place = place
            self.renew()

    @property
    def smalls(self) -> Sequence[SmallMultiple]:
        """All plots; only those that fit are drawn."""
        return self._smalls

    def sizeHint(self) -> QSize:
        return QSize(380, TALL)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LOW)

    # geometry

    def refit(self) -> None:
        """Adapt the axes that all small plots share to the size of one plot in pixels, and repaint."""
        rects = self._rects()
        self.axes.fit(rects[0].size())
        self.renew()

    def list_visible_plots(self) -> list[SmallMultiple]:
        """Return the plots that there is room for; the current one is always among them."""
        room = max(2, int((self.width() - 2 * BESIDE + GAP) // (LEAST_WIDTH + GAP)))
        shown = list(self._smalls)
        while len(shown) > room:
            shown.remove(next(one for one in reversed(shown) if one.moves != self._current))
        return shown

    def _rects(self) -> list[QRectF]:
        count = max(1, len(self.list_visible_plots()))
        wide = (self.width() - 2 * BESIDE - GAP * (count - 1)) / count
        return [QRectF(BESIDE + at * (wide + GAP), 0, wide, self.height()) for at in range(count)]

    def _find_plot(self, where: QPointF) -> int:
        return next((at for at, rect in enumerate(self._rects()) if rect.contains(where)), -1)

    def spot(self, where: QPointF) -> tuple[float, float]:
        """Return the coordinates in the plot under the point, or in that where a drag began."""
        rects, at = self._rects(), self._find_plot(self._pressed or where)
        return super().spot(where - rects[max(0, at)].topLeft())

    def renew(self) -> None:
        super().renew()
        if not self.closed:
            self._spots.show(self._places())

    def _places(self) -> list[FigureRect]:
        """Return the rects of the figures that have an explanation."""
        places = []
        for small, rect in zip(self.list_visible_plots(), self._rects(), strict=False):
            worked = self._explain_figure(small)
            if worked is not None:
                text = self._figure(small)
                named = NamedFigure(f"{self._letter} = {small.moves}", text, worked, not text.startswith("≈"))
                area = self._foot().translated(rect.topLeft())
                places += find_figure_rects(text, (named,), area, theme.font(11, 600), Qt.AlignmentFlag.AlignCenter)
        return places

    def _explain_figure(self, small: SmallMultiple) -> DerivedFigure | None:
        """Return the derivation of the figure below a plot, or None."""
        if self._place < 0 or not small.series:
            return small.worked
        first = small.series[0]
        return first.worked(self._place) if first.worked is not None and first.get_value(self._place) else None

    def _foot(self) -> QRectF:
        """Return the rect of the line below a plot."""
        area = self.axes.area
        return QRectF(area.left(), area.bottom() + 2, area.width(), FOOT - 2)

    # input

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.is_home:
            super().mouseDoubleClickEvent(event)
        else:
            self._on_plot_clicked(event.position())

    def _on_plot_clicked(self, where: QPointF) -> None:
        at, shown = self._find_plot(where), self.list_visible_plots()
        if 0 <= at < len(shown):
            self.chosen.emit(shown[at].moves)

    def _on_plot_pointed(self, where: QPointF | None) -> None:
        at = -1 if where is None else self._find_plot(where)
        if at != self._hovered:
            self._hovered = at
            self.renew()
        place = -1 if where is None or at < 0 else round(self.spot(where)[0])
        self.lit.emit(max(0, min(place, self._last)) if at >= 0 else -1)

    def wants(self, key: QKeyEvent) -> bool:
        return key.key() in STEPS or super().wants(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        moves = [small.moves for small in self.list_visible_plots()]
        further = [number for number in moves if (number - self._current) * step > 0]
        if further:
            self.chosen.emit(min(further) if step > 0 else max(further))

    # painting

    def paint(self, painter: QPainter) -> None:
        for at, (small, rect) in enumerate(zip(self.list_visible_plots(), self._rects(), strict=False)):
            painter.drawPixmap(rect.topLeft() - QPointF(BESIDE, 0), self._picture(at, small, rect))

    def _picture(self, at: int, small: SmallMultiple, rect: QRectF) -> QPixmap:
        """Return the cached pixmap of a plot; a step of the slider changes only one of them."""
        ratio, current, hovered = self.devicePixelRatioF(), small.moves == self._current, at == self._hovered
        look = current, hovered, self._surface, theme.current().name
        wanted = small, rect.size(), ratio, self.axes.view, self._place, look
        if at not in self._pictures or self._pictures[at][0] != wanted:
            size = (rect.size() + QSizeF(2 * BESIDE, 0)).toSize()
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(BESIDE, 0)
            self._paint(painter, small, QRectF(QPointF(), rect.size()), hovered=hovered)
            painter.end()
            self._pictures[at] = wanted, picture
        return self._pictures[at][1]

    def _paint(self, painter: QPainter, small: SmallMultiple, rect: QRectF, *, hovered: bool) -> None:
        tokens, area = theme.current(), self.axes.area
        current = small.moves == self._current
        surface = tokens.soft if current else tokens.hover
        if current or hovered:
            line = QColor(tokens.accent) if tokens.contrast and current else None
            paint_rounded_rect(painter, rect.adjusted(-BESIDE, 0, BESIDE, 0), QColor(surface), line, 8)
        painter.save()
        if not self.is_home:
            painter.setClipRect(area)
        if self._place >= 0:
            wide = max(2.0, self.axes.step)
            band = QRectF(self.axes.x(self._place) - wide / 2, area.top(), wide, area.height())
            painter.fillRect(band, theme.mix(tokens.hover, tokens.outline, 0.25))
        for one in small.series:
            if one.form in BARS:
                self._paint_bars(painter, one)
        for one in small.series:
            if one.form not in BARS:
                self._paint_curve(painter, one, surface if current else str(getattr(tokens, self._surface)))
        painter.restore()
        painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), QColor(tokens.outline))
        self._paint_words(painter, small, rect)

    def _paint_bars(self, painter: QPainter, one: Series) -> None:
        axes, wide, base = self.axes, BAR * self.axes.step, self.axes.y_of(0)
        for place, value in enumerate(one.values):
            if value:
                top = axes.y_of(value)
                bar = QRectF(axes.x(place) - wide / 2, top, wide, base - top)
                painter.fillRect(bar, theme.colour(one.form.ink, BAR_OPACITY))

    def _paint_curve(self, painter: QPainter, one: Series, surface: str) -> None:
        drawn = [(place, value) for place, value in enumerate(one.values) if value is not None]
        points = [QPointF(self.axes.x(place), self.axes.y_of(value)) for place, value in drawn]
        if one.form in LINES and len(points) > 1:
            paint_line(painter, one.form, points, surface, 0.75)
        else:
            for point in points:
                paint_marker(painter, one.form, point, surface, 0.6)

    def _paint_words(self, painter: QPainter, small: SmallMultiple, rect: QRectF) -> None:
        tokens, view = theme.current(), self.axes.view
        letter = f"{self._letter} = "
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QPointF(rect.left() + 1, rect.top() + 15), letter)
        start = rect.left() + 1 + painter.fontMetrics().horizontalAdvance(letter)
        foot = self._foot()
        if rect.width() >= LEAST_WIDTH + 12:
            for place in (-int(-view.left // 1), int(view.right // 1)):
                # below the place itself, which need not be at the edge of a zoomed plot
                wide = painter.fontMetrics().horizontalAdvance(str(place))
                left = max(foot.left(), min(self.axes.x(place) - wide / 2, foot.right() - wide))
                painter.drawText(QRectF(left, foot.top(), wide + 1, foot.height()), MIDDLE, str(place))
        painter.setPen(QColor(tokens.text))
        painter.setFont(theme.font(12, 600))
        painter.drawText(QPointF(start, rect.top() + 15), str(small.moves))
        painter.setFont(theme.font(11, 600))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._figure(small))

    def _figure(self, small: SmallMultiple) -> str:
        """Return the figure of a plot, or the value of its first curve at the marked place."""
        if self._place < 0 or not small.series:
            return small.figure
        first = small.series[0]
        return mark_approximate(short_percent(first.get_value(self._place) or 0.0), exact=first.form.is_exact)
