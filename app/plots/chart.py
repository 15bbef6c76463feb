"""Probabilities at whole places, depths or numbers of moves: several answers to one question in one plot.

Drawn by QPainter alone: with the axes of pyqtgraph a step of the slider took three frames.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.axes import FOOT, LEFT, Axes
from app.plots.body import Body
from app.plots.curves import Curves, Pinned, glide, paint_cursor, paint_level, paint_readout
from app.plots.plot import SUPERSCRIPT
from app.plots.series import Form, Series, draw_swatch
from app.services import theme
from app.widgets.keys import claimed

GLIDE_MS = 150
PILL_ROOM, ROOM = 26, 6
"""Pixels above the highest curve, with and without a pill, which reaches into the line of the title."""
TITLE_ROOM, PILL = 44, 48
"""The same for a pill that would cover the title, with about half its width."""
KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
HEAD, MARGIN = 26, 12
"""Of an exported picture: the line of its key, and the edges around."""


class Chart(Body):
    """Shows `Series`; new ones with the same key glide to where they are now.

    The mouse, or the arrow keys, move a cursor with an exact read-out; `point` sets it for another view of the same
    places.
    """

    moved = Signal(int)
    """The cursor is at a place, or, with -1, at none."""

    chosen = Signal(int)
    """A place was clicked."""

    def __init__(self) -> None:
        self.canvas = Canvas()
        super().__init__(self.canvas)
        self._letter = "d"
        self._axes, self._curves = self.canvas.axes, self.canvas.curves
        self._old: dict[str, Series] = {}
        self._tops = (1.0, 1.0)
        for label in (self.reading, self.unit):
            # the canvas writes them: a label that changes lays the whole pane out anew
            label.hide()
        self.column.setSpacing(0)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.valueChanged.connect(self._on_glide)
        self.canvas.resized.connect(self._settle)
        self.canvas.pointed.connect(self.point)
        self.canvas.clicked.connect(self.chosen)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_plot()

    # what is shown

    @property
    def series(self) -> Sequence[Series]:
        return self._curves.series

    @property
    def place(self) -> int:
        """Where the cursor is, -1 for nowhere."""
        return self.canvas.place

    @property
    def log(self) -> bool:
        return self._axes.log

    def set_places(self, first: int, last: int, unit: str, letter: str = "d") -> None:
        """Show the places `first`..`last`; `unit` says what they are, `letter` what the read-out calls them."""
        self._letter = letter
        if (first, last) != (self._axes.first, self._axes.last):
            self._axes.first, self._axes.last = first, last
            self._curves.series = ()
        self.canvas.unit = unit

    def show_series(
        self,
        series: Sequence[Series],
        *,
        title: str = "",
        note: str = "",
        possible: Callable[[int], bool] | None = None,
    ) -> None:
        """Draw these; `possible` tells the places that parity allows, and `note` what there is to say of them."""
        before = self._curves.series
        self._old = {one.key: self._drawn(one) for one in before}
        self._curves.series = tuple(series)
        self._axes.possible = possible
        self.canvas.title, self.canvas.note = title, note
        self.setAccessibleName(title)
        self._tops = (self._axes.top, self._ceiling())
        self._read()
        self._glide.stop()
        if before and self.isVisible() and theme.duration(GLIDE_MS):
            self._on_glide(0.0)
            self._glide.setDuration(theme.duration(GLIDE_MS))
            self._glide.start()
        else:
            self._on_glide(1.0)

    def set_log(self, log: bool) -> None:
        """Use a logarithmic axis, or a linear one."""
        self._axes.log = log
        self._settle()

    def set_pinned(self, pinned: Sequence[Pinned]) -> None:
        """Keep these curves in view."""
        if tuple(pinned) != self._curves.pinned:
            self._curves.pinned = tuple(pinned)
            self._settle()

    def mark(self, text: str, lowest: int, highest: int, *, line: bool = False) -> None:
        """Pin an ink pill to a place, or a bracket over several; with `line` it stands over all, on a line."""
        within = range(min(lowest, self._axes.last), min(highest, self._axes.last) + 1)
        if (self.canvas.pill, self._curves.current, self._curves.line) != (text, within, line):
            self.canvas.pill, self._curves.current, self._curves.line = text, within, line
            self._settle()

    def unmark(self) -> None:
        """Take the pill away."""
        if self.canvas.pill:
            self.canvas.pill, self._curves.current, self._curves.line = "", range(0), False
            self._settle()

    def set_level(self, level: float | None, words: str = "") -> None:
        """Draw a line at a probability worth telling, or none."""
        self.canvas.level = None if level is None else (level, words)
        self.canvas.update()

    def set_ground(self, token: str) -> None:
        """The colour that hollow marks are filled with: that of what is behind the plot."""
        self._curves.ground = token
        self.canvas.update()

    def point(self, place: int) -> None:
        """Put the cursor at a place, or with -1 nowhere."""
        place = place if self._axes.first <= place <= self._axes.last else -1
        if place != self.canvas.place:
            self.canvas.place = place
            self._read()
            self.canvas.update()
            self.moved.emit(place)

    def figure(self, one: Series, place: int) -> str:
        """What the read-out says of a series at a place."""
        value = one.at(place)
        if value is None:
            return "–"
        told = f"  {one.told[place]}" if place < len(one.told) and one.told[place] else ""
        return f"{'' if one.form.exact else '≈ '}{percent(value)}{told}"

    # drawing

    def _drawn(self, one: Series) -> Series:
        """The series with the values that are on the screen at the moment."""
        return Series(one.key, one.name, one.form, self._curves.values.get(one.key, one.values))

    def _ceiling(self) -> float:
        room = ROOM
        if self.canvas.pill and self._curves.current:
            title = LEFT + QFontMetricsF(theme.font(11, 600)).horizontalAdvance(self.canvas.title)
            room = PILL_ROOM if self._axes.x(self._curves.current[0]) > title + PILL else TITLE_ROOM
        top, self._axes.label_top = self._axes.ceiling(self._curves.highest or 1.0, room)
        return top

    def _settle(self) -> None:
        """Everything where it belongs, at once."""
        self._glide.stop()
        self._tops = (self._ceiling(),) * 2
        self._on_glide(1.0)

    def _on_glide(self, share: float) -> None:
        self._curves.values = {one.key: glide(self._old.get(one.key), one, share) for one in self._curves.series}
        self._axes.top = self._tops[0] * (1 - share) + self._tops[1] * share
        self.canvas.update()

    def _read(self) -> None:
        place = self.place
        if place < 0:
            return
        rows = [(one.form, one.name, self.figure(one, place)) for one in self._curves.series]
        self.canvas.readout = (f"{self._letter} = {place}", rows)
        told = ", ".join(f"{name} {figure}" for _, name, figure in rows)
        self.setAccessibleDescription(f"{self._letter} = {place}: {told}")

    # keys

    def event(self, event: QEvent) -> bool:
        # a page may have the arrow keys as shortcuts; here they belong to the cursor
        return claimed(event, lambda key: key.key() in KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, first, last = KEYS.get(Qt.Key(event.key()), 0), self._axes.first, self._axes.last
        if step:
            start = self.place if self.place >= 0 else (first if step > 0 else last) - step
            self.point(max(first, min(last, start + step)))
        elif event.key() == Qt.Key.Key_Escape and self.place >= 0:
            self.point(-1)
        else:
            super().keyPressEvent(event)

    # export

    def picture_size(self) -> QSize:
        return self.canvas.size() + QSize(2 * MARGIN, HEAD + 2 * MARGIN)

    def draw(self, painter: QPainter) -> None:
        """The plot under its key, without the cursor."""
        tokens, size = theme.current(), self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(tokens.bg))
        painter.setFont(theme.font(12))
        left = float(MARGIN + LEFT)
        for one in self._curves.series:
            name = QFontMetricsF(painter.font()).horizontalAdvance(one.name)
            draw_swatch(painter, one.form, QRectF(left, MARGIN, 18, HEAD), tokens.bg)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(left + 24, MARGIN, name + 2, HEAD), Qt.AlignmentFlag.AlignVCenter, one.name)
            left += 24 + name + 16
        painter.save()
        painter.translate(MARGIN, MARGIN + HEAD)
        self.canvas.draw(painter)
        painter.restore()


class Canvas(QWidget):
    """Paints axes and curves, and tells where the mouse is."""

    pointed = Signal(int)
    clicked = Signal(int)
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.axes = Axes()
        self.curves = Curves(self.axes)
        self.title, self.note, self.unit = "", "", ""
        self.pill = ""
        self.level: tuple[float, str] | None = None
        self.place = -1
        self.readout: tuple[str, Sequence[tuple[Form, str, str]]] = ("", ())
        self.setMouseTracking(True)
        self.setMinimumSize(160, 96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.axes.place_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.axes.place_at(event.position())
        if place >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(place)

    def leaveEvent(self, _event: QEvent) -> None:
        self.pointed.emit(-1)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.axes.fit(QRectF(self.rect()))
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.place >= 0:
            paint_cursor(painter, self.axes, self.place)
        self.draw(painter)
        if self.place >= 0:
            title, rows = self.readout
            paint_readout(painter, self.axes, self.place, title, rows)

    def draw(self, painter: QPainter) -> None:
        """Draw everything but the cursor at the origin."""
        painter.setFont(theme.font(11, 600))
        painter.setPen(QColor(theme.current().text))
        painter.drawText(QPointF(LEFT, 11), self.title)
        self.axes.paint_grid(painter)
        self.curves.paint(painter)
        if self.level is not None:
            paint_level(painter, self.axes, *self.level)
        self.axes.paint_places(painter)
        self._paint_foot(painter)
        if self.pill:
            self.curves.paint_pill(painter, self.pill)

    def _paint_foot(self, painter: QPainter) -> None:
        """Unit at the right, and the note where it leaves room for that."""
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        metrics = painter.fontMetrics()
        foot = QRectF(0, self.height() - FOOT, self.width() - 1, FOOT)
        bottom = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, bottom | Qt.AlignmentFlag.AlignRight, self.unit)
        room = self.width() - metrics.horizontalAdvance(self.unit) - 16
        note = self.note if metrics.horizontalAdvance(self.note) <= room else self.note.partition(":")[0]
        if metrics.horizontalAdvance(note) <= room:
            painter.drawText(foot, bottom, note)


def percent(share: float) -> str:
    """A probability in percent with four figures, tiny ones as powers of ten."""
    if share == 0:
        return "0"
    if share < 1e-6:
        digits, _, power = f"{100 * share:.2e}".partition("e")
        return f"{digits}·10{str(int(power)).replace('-', '⁻').translate(SUPERSCRIPT)}\u2009%"
    return f"{100 * share:.4g}\u2009%"
