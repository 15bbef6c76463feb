"""Base of all charts: axes painted once, a cursor for mouse and keys, and pictures without it.

A chart sets its whole range (`fit`), paints its marks, and declares what is at a place (`reading_rows`). While there is
nothing to draw, it is asked for nothing but its places.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QSizePolicy

from app.base.theme import accessible, theme
from app.plots.charts.canvas import PlotCanvas
from app.plots.charts.plot_figure_picker import ENTER, FigurePickerMixin
from app.plots.drawing.axes import Axes
from app.plots.drawing.caption import LEFT, RIGHT, Caption, width_of
from app.plots.drawing.cursor import CursorReading, FigureRow, paint_band, paint_card
from app.plots.drawing.placed_marks import PlotMark
from app.plots.drawing.scale import Scale
from app.widgets.cards.sheet import sheet_over
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, figures_in

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
KEPT = 4
"""Most pictures of axes that a plot caches: those of odd and of even numbers of moves differ.

They lie in Qt's cache, so that all plots together keep no more than there is room for.
"""
FOOT = 16
"""Pixels for the unit below the labels."""


class Plot(PlotCanvas, FigurePickerMixin):
    """Chart with a cursor at a place: a whole number such as a depth or a number of moves, -1 for none."""

    moved = Signal(int)
    """The cursor has moved to another place."""

    chosen = Signal(int)
    """A place was clicked."""

    card = True
    """Whether the reading at the cursor is shown in a card beside it; otherwise the pane shows it."""

    band = True
    """Whether the place at the cursor is highlighted over the whole height."""

    own_click = False
    """Whether a click has a use of its own; then only a click with Ctrl explains a figure."""

    waits = False
    """Whether the data come later than the plot."""

    own_foot = False
    """Whether the chart itself paints its unit and note."""

    def __init__(self, axes: Axes, name: str = "", *, log: Scale | None = None) -> None:
        """Create the plot; `log` is a scale that the vertical axis can have instead of its own."""
        super().__init__(axes)
        self._linear, self._log = axes.up, log
        self._bare = self.waits
        self.place = -1
        self.title, self.note, self.unit = "", "", ""
        self.nothing = ""
        """Reason why there is nothing to draw; "" if there is something."""
        self.sheets: Callable[[int], Sequence[NamedFigure]] | None = None
        """Function that returns the explained figures at a place; set by the pane, which can derive them."""
        self._backs: dict[object, QPixmapCache.Key] = {}
        self._spots = FigureSpots(self.viewport())
        self.setAccessibleName(name)
        self.setMinimumSize(160, 64)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pointed.connect(self._on_pointed)
        self.clicked.connect(self._on_clicked)

    def sizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), self.minimumHeight())

    # Methods for charts to override

    def fit(self) -> None:
        """Set the whole range for the current data and size."""

    def places(self) -> range:
        """Return the places where the cursor can be."""
        raise NotImplementedError

    def place_under(self, where: QPointF) -> int:
        """Return the place under a point, or -1 if there is none."""
        area, margins = self.axes.area, self.axes.margins
        if not area.adjusted(0, -margins.top(), 0, margins.bottom() - FOOT).contains(where):
            return -1
        at, places = self.axes.place_at(where.x()), self.places()
        index = bisect_right(places, at, key=lambda place: self.span(place)[1])
        return places[index] if index < len(places) and self.span(places[index])[0] <= at else -1

    def span(self, place: int) -> tuple[float, float]:
        """Return the span highlighted at a place, in units of the horizontal axis."""
        return place - 0.5, place + 0.5

    def reading_rows(self, place: int) -> Sequence[FigureRow]:  # noqa: ARG002
        """Return the figures at a place, each with its mark, its name and its derivation."""
        return ()

    def read(self, place: int) -> CursorReading:
        """Return the reading at a place: its rows under the place's name, or a sentence of the chart."""
        return CursorReading(self.place_name(place), [row.card_row for row in self.reading_rows(place)])

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        """Return the explained figures at a place: those of the pane, or else those of the rows."""
        if self.is_empty:
            return ()
        if self.sheets is not None:
            return self.sheets(place)
        return list(filter(None, (row.placed_figure for row in self.reading_rows(place))))

    def place_name(self, place: int) -> str:
        """Return the name of a place, without what is there."""
        return self.read(place).title.partition(":")[0]

    def describe(self) -> str:
        """Return what a screen reader says while the cursor is at no place."""
        return ""

    def paint_back(self, painter: QPainter) -> None:
        """Paint what stays the same while the cursor moves and the marks change."""
        self.axes.paint(painter)

    def back_key(self) -> object:
        """Return what else the picture of the axes depends on."""
        return None

    def kept_marks(self) -> Iterable[PlotMark]:
        """Return the marks in the cached picture of the axes; they are clipped to the visible range."""
        return ()

    def marks(self) -> Iterable[PlotMark]:
        """Return the marks that change from step to step; they are clipped to the visible range."""
        return ()

    def signs(self) -> Iterable[PlotMark]:
        """Return the marks over all others, never clipped: pills, means and levels with their text."""
        return ()

    def paint_kept_marks(self, painter: QPainter) -> None:
        """Paint `kept_marks`, or what a chart draws in their place."""
        for mark in self.kept_marks():
            mark.paint(painter, self.axes)

    def paint_marks(self, painter: QPainter) -> None:
        """Paint `marks`, or what a chart draws in their place."""
        for mark in self.marks():
            mark.paint(painter, self.axes)

    def paint_words(self, painter: QPainter) -> None:
        """Paint `signs` with their text, or whatever else lies over the marks."""
        for sign in self.signs():
            sign.paint(painter, self.axes)
            for caption in sign.captions(self.axes):
                caption.paint(painter)

    def captions(self) -> Sequence[Caption]:
        """Return the captions over all marks, with their explained figures."""
        return ()

    def figures(self) -> Sequence[FigureRect]:
        """Return the rectangles of the explained figures in what is painted."""
        rects = [place for item in (*self._foot(), *self.captions()) for place in item.places()]
        return rects + [place for item in self.signs() for place in item.figures(self.axes)]

    # Content

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw: a reason is shown instead, or the data have not come yet."""
        return self._bare or bool(self.nothing)

    @property
    def log(self) -> bool:
        """Whether the vertical axis has the alternative scale."""
        return self.axes.up is self._log

    def set_log(self, log: bool) -> None:
        """Use a logarithmic vertical axis, or a linear one."""
        if self._log is not None and log != self.log:
            self.axes.up = self._log if log else self._linear
            self.refit()
            self.show_all()

    def show_data(self, *, anew: bool = False) -> None:
        """Show other data.

        Pass `anew` if they have nothing to do with those before: the whole range is shown, without the cursor.
        """
        self.nothing, self._bare = "", False
        if anew:
            self.place = -1
        self.refit()
        if anew:
            self.show_all()

    def refit(self) -> None:
        """Adapt the whole range to other data or another size, and repaint everything."""
        if self.place not in self.places():
            self.place = -1
        if not self.is_empty:
            self.fit()
        self.refresh()

    def refresh(self) -> None:
        """Repaint everything, the cached axes included."""
        self._forget_backs()
        self._describe()
        self.renew()

    def show_plot(self) -> None:
        """Show the plot after `show_nothing`."""
        if self.is_empty:
            self.show_data()

    def show_nothing(self, reason: str) -> None:
        """Show a reason in place of the plot: why there is none, or what to wait for."""
        self.nothing, self._bare, self.place = reason, True, -1
        self.refresh()

    def point(self, place: int) -> None:
        """Put the cursor at a place, or with -1 nowhere, until the mouse moves or zooms."""
        if place != self.place:
            self._mouse = None
        self._put_cursor(place)

    def _put_cursor(self, place: int) -> None:
        place = place if place in self.places() else -1
        if place != self.place:
            self.place = place
            self._describe()
            asked = place >= 0 and (self.own_click or self.list_figures_at(place))
            self.setCursor(Qt.CursorShape.PointingHandCursor if asked else Qt.CursorShape.ArrowCursor)
            # Figures in the text stay where they are, so repainting is enough.
            super().renew()
            self.moved.emit(place)

    def renew(self) -> None:
        super().renew()
        if not self.closed:
            self._spots.show(() if self.is_empty else self.figures())

    def _describe(self) -> None:
        said = self.read(self.place).text if self.place >= 0 else "" if self.is_empty else self.describe()
        accessible.set_description(self, self.nothing or said)
        self.refresh_open_sheet()

    def _on_pointed(self, where: QPointF | None) -> None:
        self._put_cursor(-1 if where is None or self.is_empty else self.place_under(where))

    def _on_clicked(self, where: QPointF) -> None:
        place = -1 if self.is_empty else self.place_under(where)
        if place >= 0 and not (self.own_click and self._with_control):
            self.chosen.emit(place)
        if place >= 0 and (self._with_control or not self.own_click):
            self.ask(place)

    # Keyboard

    def wants(self, key: QKeyEvent) -> bool:
        return (
            key.key() in STEPS
            or (self._asks(key) and bool(self.list_figures_at(self.asked_place)))
            or self._leaves(key)
            or super().wants(key)
        )

    @property
    def asked_place(self) -> int:
        """Place whose figure Enter explains, -1 for none."""
        return self.place

    def _asks(self, key: QKeyEvent) -> bool:
        return self.asked_place >= 0 and key.key() in ENTER and not self.is_empty

    def _leaves(self, event: QKeyEvent) -> bool:
        """Return whether a key hides the cursor; the first Escape closes an explanation over the plot."""
        return event.key() == Qt.Key.Key_Escape and self.place >= 0 and sheet_over(self) is None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step and not self.is_empty:
            self.walk(step)
        elif self._asks(event) and self.ask(self.asked_place):
            event.accept()
        elif self._leaves(event):
            self.point(-1)
        else:
            super().keyPressEvent(event)

    def walk(self, step: int) -> None:
        """Move the cursor by `step` places, entering at the near end of the visible range."""
        places, view = self.places(), self.axes.view
        shown = [place for place in places if self.span(place)[1] >= view.left and self.span(place)[0] <= view.right]
        if not shown:
            return
        place = places.index(self.place) + step if self.place >= 0 else places.index(shown[0 if step > 0 else -1])
        self.point(places[max(0, min(place, len(places) - 1))])
        accessible.announce(self, self.accessibleDescription())
        self._reveal()

    def _reveal(self) -> None:
        """Pan to the cursor if it is out of view."""
        low, high = self.span(self.place)
        view = self.axes.view
        if low < view.left or high > view.right:
            self.pan(low - view.left if low < view.left else high - view.right, 0)

    def zoom_centre(self) -> tuple[float, float]:
        across, up = super().zoom_centre()
        return (sum(self.span(self.place)) / 2, up) if self.place >= 0 else (across, up)

    # Painting

    def paint(self, painter: QPainter) -> None:
        if self.is_empty:
            self._paint_nothing(painter)
            return
        edges = self._edges() if self.place >= 0 else None
        if edges is not None and self.band:
            paint_band(painter, self.axes.area, *edges)
        self._paint_kept(painter)
        self._paint_front(painter)
        if edges is not None and self.card:
            paint_card(painter, self.axes.area, *edges, self.read(self.place))

    def draw(self, painter: QPainter) -> None:
        """Draw everything but the cursor as vectors, with the corner at the painter's origin."""
        if self.is_empty:
            self._paint_nothing(painter)
        else:
            self._paint_back(painter)
            self._paint_front(painter)

    def picture_size(self) -> QSize:
        """Return the size of the picture that `draw` draws."""
        return QSize(self.width(), self.height())

    def _edges(self) -> tuple[float, float] | None:
        left, right = (self.axes.x(place) for place in self.span(self.place))
        return (left, right) if right > self.axes.area.left() and left < self.axes.area.right() else None

    def _paint_back(self, painter: QPainter) -> None:
        self.paint_back(painter)
        self.paint_clipped(painter, lambda: self.paint_kept_marks(painter))

    def _paint_front(self, painter: QPainter) -> None:
        self.paint_clipped(painter, lambda: self.paint_marks(painter))
        if not self.own_foot:
            for caption in self._foot():
                caption.paint(painter)
        self.paint_words(painter)
        for caption in self.captions():
            caption.paint(painter)

    def paint_clipped(self, painter: QPainter, paint: Callable[[], None]) -> None:
        """Paint clipped to the plot's area while the plot is zoomed.

        Marks on the edge of the full view stay whole.
        """
        if self.is_home:
            paint()
            return
        painter.save()
        area = self.axes.area
        painter.setClipRect(area if not self.home_up else area.adjusted(0, -self.height(), 0, FOOT / 2))
        paint()
        painter.restore()

    def _paint_kept(self, painter: QPainter) -> None:
        """Paint the axes from a cached picture, since text is the costly part of a plot."""
        ratio = self.devicePixelRatioF()
        key = self.size(), ratio, self.axes.view, self.axes.label_top, theme.current().name, self.back_key()
        cached, picture = self._backs.get(key), QPixmap()
        if cached is None or not QPixmapCache.find(cached, picture):
            if len(self._backs) >= KEPT:
                self._forget_backs()
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            back = QPainter(picture)
            back.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_back(back)
            back.end()
            self._backs[key] = QPixmapCache.insert(picture)
        painter.drawPixmap(0, 0, picture)

    def _forget_backs(self) -> None:
        for kept in self._backs.values():
            QPixmapCache.remove(kept)
        self._backs.clear()

    def _foot(self) -> Sequence[Caption]:
        """Return the unit at the lower right, and the note if the unit leaves room for it."""
        high = QFontMetricsF(theme.font(11)).height()
        foot = QRectF(0, self.height() - high, self.width() - 1, high)
        room = self.width() - width_of(self.unit) - 16
        note = self.note if width_of(self.note) <= room else self.note.partition(":")[0]
        if width_of(note) > room:
            note = ""
        figures = tuple(figure for figure in figures_in(self.note) if figure.place + len(figure.text) <= len(note))
        return Caption(self.unit, foot, aligned=RIGHT), Caption(note, foot, figures, LEFT)

    def _paint_nothing(self, painter: QPainter) -> None:
        painter.setFont(theme.font(12))
        painter.setPen(QColor(theme.current().text2))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(self.rect()).adjusted(8, 0, -8, 0), flags, self.nothing)
