"""Large clock of the timer, and the two averages beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.widgets.explained_figures import Figure, FigureRect, FigureSpots, NamedFigure, find_figure_rects
from app.widgets.painting import paint_rounded_rect

NAMES = ("ao5", "ao12")
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
INSET = 8
"""Space between the figures and the edge of the lit area."""


class Clock(QWidget):
    """Large clock; at 60 frames per second only this widget is painted, and the layout never changes."""

    accessible_role = accessible.Role.StaticText

    PIXELS = 34

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._ink = "text"
        self.lit = False
        self.setFixedHeight(44)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Time", context="a solve"))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme.font(self.PIXELS, 500))
        return QSize(round(metrics.horizontalAdvance("00:00.00+")), 44)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 44)

    def show_text(self, text: str, ink: str, *, lit: bool = False) -> None:
        """Show `text` in an ink of the theme; `lit` highlights the whole clock."""
        if (text, ink, lit) != (self.text, self._ink, self.lit):
            self.text, self._ink, self.lit = text, ink, lit
            self.update()

    def accessible_value(self) -> str:
        """Return the time shown."""
        return self.text

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), theme.current()
        if self.lit:
            fill = tokens.warn if tokens.contrast else tokens.warn_fill
            paint_rounded_rect(painter, QRectF(self.rect()), QColor(fill), QColor(tokens.warn))
        font = theme.font(self.PIXELS, 500)
        width = QFontMetricsF(font).horizontalAdvance(self.text)
        if width > self.width():
            font.setPixelSize(int(self.PIXELS * self.width() / width))
        painter.setFont(font)
        painter.setPen(QColor(tokens.on_accent if self.lit and tokens.contrast else getattr(tokens, self._ink)))
        painter.drawText(
            self.rect().adjusted(INSET if self.lit else 0, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text
        )


class Averages(QWidget):
    """Averages of 5 and of 12 times, one above the other, aligned at the right."""

    accessible_role = accessible.Role.Grouping

    LINE = 20

    def __init__(self) -> None:
        super().__init__()
        self.values = ("", "")
        self._told: list[NamedFigure | None] = []
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Averages"))
        self.setToolTip(tr("Average of the last 5 and 12 times, without the best and the worst"))

    def set(self, of_five: Figure, of_twelve: Figure) -> None:
        """Show both averages."""
        self.values = (of_five.text, of_twelve.text)
        self._told = [
            NamedFigure(name, shown.text, shown.worked) if shown.worked is not None else None
            for name, shown in zip(NAMES, (of_five, of_twelve), strict=True)
        ]
        self.setAccessibleDescription(clauses((f"ao5 {of_five.text}", f"ao12 {of_twelve.text}")))
        self.updateGeometry()
        self._place_figures()
        self.update()

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        for row, told in enumerate(self._told):
            if told is not None:
                places += find_figure_rects(told.text, [told], self._line(row), theme.font(12, 600), RIGHT)
        self._spots.show(places)

    def _line(self, row: int) -> QRectF:
        return QRectF(0, row * self.LINE, self.width(), self.LINE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def sizeHint(self) -> QSize:
        names, figures = QFontMetricsF(theme.font(12)), QFontMetricsF(theme.font(12, 600))
        widest = max(figures.horizontalAdvance(value) for value in (*self.values, "00.00"))
        return QSize(round(names.horizontalAdvance("ao12 ") + widest) + 6, 2 * self.LINE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        for row, (name, value) in enumerate(zip(NAMES, self.values, strict=True)):
            line = self._line(row)
            figures = theme.font(12, 600)
            painter.setFont(figures)
            painter.setPen(QColor(tokens.text))
            painter.drawText(line, RIGHT, value)
            painter.setFont(theme.font(12))
            painter.setPen(QColor(tokens.text2))
            line.setRight(line.right() - QFontMetricsF(figures).horizontalAdvance(value) - 5)
            painter.drawText(line, RIGHT, name)
