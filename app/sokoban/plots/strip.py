"""Strip of bars, one for each step of a path: a click goes to a step, a drag selects a stretch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import STEPS, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import BAR_OPACITY, ink_of, paint_bar
from app.plots.drawing.placed_marks import HeadPill
from app.plots.drawing.scale import Scale

MARGINS = QMarginsF(4, 6, 4, 22)
HEAD = 42
"""Pixels above the highest bar for the pill and the label of a stretch."""
LEAST_BAR = 3
"""Least height of a bar in pixels, so that a step of height 0 is visible too."""
WIDE = 0.78
"""Fraction of a step's width that its bar takes."""
NARROW = 3.0
"""Width of a step in pixels below which one bar without a gap is drawn for each pixel."""
WORDS = 18
TINT = 0.12
"""Opacity of a marked stretch, low enough for the cursor to be seen through it."""
ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
SHIFT = Qt.KeyboardModifier.ShiftModifier


class StripMark(NamedTuple):
    """Marked stretch of steps: its first step, its last step, and its label."""

    first: int
    last: int
    words: str


class StripPlot(Plot):
    """Plot of a bar for each step, numbered from 1; a stretch of steps can be selected."""

    stretched = Signal(int, int)
    """A stretch was selected; sends its first and last step."""

    released = Signal()
    """The selection of a stretch is to be removed."""

    card = False
    own_drag = own_click = True
    """Drags and clicks are handled here: Enter goes to a step as a click does, Shift+Enter explains it."""

    def __init__(self, name: str, reading: Callable[[int], str]) -> None:
        """Create the plot; `reading` returns the readout for a step."""
        super().__init__(_StepAxes(Scale(whole=True), Scale(), MARGINS), name)
        self._reading = reading
        self.heights: Sequence[int] = ()
        self.pill: tuple[int, str] | None = None
        """Step with a pill over it, and the pill's text."""
        self.tinted: StripMark | None = None
        self.framed: StripMark | None = None
        """Highlighted stretch (`tinted`) and selected stretch (`framed`)."""
        self._anchor = 0
        self.dragged.connect(self._on_strip_dragged)

    def show_steps(self, heights: Sequence[int]) -> None:
        """Plot steps of these heights."""
        changed = len(heights) != len(self.heights)
        self.heights = heights
        self.show_data()
        if changed:
            self.point(-1)
            self.show_all()

    def show_nothing(self, reason: str) -> None:
        self.heights = ()
        super().show_nothing(reason)

    def mark(self, pill: tuple[int, str] | None, tinted: StripMark | None, framed: StripMark | None) -> None:
        """Set the step with the pill, the highlighted stretch and the selected stretch."""
        if (pill, tinted, framed) != (self.pill, self.tinted, self.framed):
            self.pill, self.tinted, self.framed = pill, tinted, framed
            self.renew()

    # Cursor

    def places(self) -> range:
        return range(1, len(self.heights) + 1)

    def read(self, place: int) -> CursorReading:
        return CursorReading(self._reading(place))

    def describe(self) -> str:
        return tr("%n bars", one="%n bar", n=len(self.heights))

    def fit(self) -> None:
        area = self.axes.area.height()
        top = max(self.heights, default=0) or 1
        room = area / max(area / 3, area - HEAD)
        self.set_home(View(0.5, max(1, len(self.heights)) + 0.5, 0, top * room))

    # Selection

    def _on_strip_dragged(self, where: QPointF) -> None:
        place = max(1, min(len(self.heights), round(self.axes.place_at(where.x()))))
        if not self._moved:
            self._anchor = place
        elif self.heights:
            # there may be fewer steps than at the start of the drag
            anchor = min(self._anchor, len(self.heights))
            self.stretched.emit(min(place, anchor), max(place, anchor))

    def wants(self, key: QKeyEvent) -> bool:
        releases = key.key() == Qt.Key.Key_Escape and self.framed is not None
        return super().wants(key) or releases or (self.place > 0 and key.key() in ENTER)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if event.key() in ENTER and self.place > 0 and not event.modifiers() & SHIFT:
            self.chosen.emit(self.place)
        elif event.key() == Qt.Key.Key_Escape and self.framed is not None:
            self.released.emit()
        elif step and event.modifiers() & SHIFT and self.place > 0:
            before = self.place
            held = self.framed is not None and before in self.framed[:2]
            if self.framed is None or not held:
                anchor = before
            else:
                anchor = self.framed.last if before == self.framed.first else self.framed.first
            self.walk(step)
            self.stretched.emit(min(anchor, self.place), max(anchor, self.place))
        else:
            super().keyPressEvent(event)

    # Painting

    def paint_back(self, painter: QPainter) -> None:
        self.axes.paint_baseline(painter)
        self.axes.paint_places(painter)

    def paint_marks(self, painter: QPainter) -> None:
        for marked, frame in ((self.tinted, False), (self.framed, True)):
            if marked is not None:
                self._paint_stretch(painter, marked, frame=frame)
        axes, base = self.axes, self.axes.y_of(0)
        ink = ink_of("exact")
        if axes.step < NARROW:
            self._paint_columns(painter, theme.colour(ink, BAR_OPACITY))
            return
        wide = max(1.0, WIDE * axes.step)
        here = self.pill[0] if self.pill is not None else 0
        for place in self._in_view():
            top = self._top(self.heights[place - 1])
            bar = QRectF(axes.x(place) - wide / 2, top, wide, base - top)
            paint_bar(painter, bar, ink, current=place == here)

    def _in_view(self) -> range:
        view = self.axes.view
        return range(max(1, int(view.left)), min(len(self.heights), int(view.right) + 1) + 1)

    def _paint_columns(self, painter: QPainter, ink: QColor) -> None:
        """Draw a bar for each pixel, as high as the highest of its steps."""
        columns: dict[int, int] = {}
        for place in self._in_view():
            x, height = int(self.axes.x(place - 0.5)), self.heights[place - 1]
            if height >= columns.get(x, 0):
                columns[x] = height
        base, wide = self.axes.y_of(0), max(1.0, self.axes.step)
        for x, height in columns.items():
            top = self._top(height)
            painter.fillRect(QRectF(x, top, wide, base - top), ink)

    def _top(self, height: int) -> float:
        base = self.axes.y_of(0)
        return base - max(LEAST_BAR, base - self.axes.y(height))

    def _span(self, marked: StripMark) -> QRectF:
        """Return the rectangle of a stretch of steps."""
        area = self.axes.area
        left, right = self.axes.x(marked.first - 0.5), self.axes.x(marked.last + 0.5)
        return QRectF(left, area.top() + 8, max(2.0, right - left), area.bottom() - area.top() - 8)

    def _paint_stretch(self, painter: QPainter, marked: StripMark, *, frame: bool) -> None:
        tokens, span = theme.current(), self._span(marked)
        painter.setPen(QColor(tokens.accent) if frame or tokens.contrast else Qt.PenStyle.NoPen)
        hollow = frame and self.tinted is not None
        painter.setBrush(Qt.BrushStyle.NoBrush if hollow else theme.colour(tokens.accent, TINT))
        painter.drawRoundedRect(span.adjusted(0.5, 0.5, -0.5, 0), 3, 3)

    def paint_words(self, painter: QPainter) -> None:
        super().paint_words(painter)
        marked = self.tinted or self.framed
        if marked is not None:
            self._paint_label(painter, marked, next((pill.body(self.axes) for pill in self.signs()), None))

    def signs(self) -> Iterable[HeadPill]:
        if self.pill is not None:
            area = self.axes.area
            yield HeadPill(*self.pill, inside=(area.left(), area.right()), width=1.5)

    def _paint_label(self, painter: QPainter, marked: StripMark, pill: QRectF | None) -> None:
        """Draw the label of a stretch in its middle, moved so that it is in view and clear of the pill."""
        tokens, area, span = theme.current(), self.axes.area, self._span(marked)
        painter.setFont(theme.font(11, 600))
        wide = painter.fontMetrics().horizontalAdvance(marked.words) + 8
        left = max(area.left(), min(span.center().x() - wide / 2, area.right() - wide))
        words = QRectF(left, span.top() + 3, wide, WORDS)
        if span.right() < area.left() or span.left() > area.right():
            return
        if pill is not None and words.intersects(pill):
            beside = pill.right() + 6
            words.moveLeft(beside if beside + wide <= area.right() else pill.left() - 6 - wide)
        painter.setPen(QColor(tokens.accent))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, marked.words)


class _StepAxes(Axes):
    """Axes of a strip: the first and the last step have their number, and round ones between."""

    def places(self) -> list[tuple[float, str]]:
        first, last = max(1, round(self.view.left + 0.5)), round(self.view.right - 0.5)
        room = max(1.0, 44 / max(self.step, 1e-9))
        between = [at for at, _ in self.across.ticks(first, last, max(2, int(self.area.width() / 90)))]
        inner = [round(at) for at in between if at - first >= room and last - at >= room]
        return [(at, format_integer(at)) for at in dict.fromkeys((first, *inner, last))]

    def place_box(self, painter: QPainter, place: float, text: str) -> QRectF:
        box = super().place_box(painter, place, text)
        box.moveLeft(max(0.0, box.left()))
        return box
