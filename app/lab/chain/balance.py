"""Bars of the positions at even and at odd depths, which must be equal, and what the shorter lacks."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.plots.drawing.marks import ink_of, paint_bar
from app.widgets.explained_figures import FigureSpots, NamedFigure, find_figure_rects
from core.cube.walk.chain_states import Balance

LEAST_NAME, BAR, APART = 62.0, 16.0, 26.0
TOP = 8.0
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
NARROW = 420.0
"""Width in pixels of both bars below which the texts stand under them."""


class BalanceBars(QWidget):
    """Widget with the two bars; `show_balance` sets the counts and what was done about their gap."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._balance = Balance(0, 0)
        self._gap: NamedFigure | None = None
        self._done = ""
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def texts(self) -> tuple[str, str]:
        """The gap, and what was done about it."""
        return tr("gap {positions}", positions=format_integer(self._balance.gap)), self._done

    def show_balance(self, balance: Balance, gap: NamedFigure, done: str) -> None:
        """Draw the counts of a balance; `done` says what was done about the `gap`."""
        self._balance, self._gap, self._done = balance, gap, done
        self.setAccessibleName(
            tr(
                "Even depths hold {even} positions, odd depths {odd}. They must be equal. {gap}. {done}",
                even=format_integer(balance.even),
                odd=format_integer(balance.odd),
                gap=self.texts[0],
                done=done,
            )
        )
        self._place_gap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, round(TOP + 2 * APART + 18))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_gap()

    # geometry

    @property
    def _halves(self) -> tuple[tuple[str, int], tuple[str, int]]:
        return (tr("D even"), self._balance.even), (tr("D odd"), self._balance.odd)

    @property
    def _names(self) -> float:
        """Width in pixels of the names left of the bars."""
        metrics = QFontMetricsF(theme.font(12))
        return max(LEAST_NAME, *(metrics.horizontalAdvance(name) + 12 for name, _ in self._halves))

    @property
    def _room_beside_words(self) -> float:
        """Width in pixels of the longer bar if the texts stand beside it."""
        bold = QFontMetricsF(theme.font(12, 600))
        return self.width() - self._names - max(map(bold.horizontalAdvance, self.texts)) - 24

    @property
    def _narrow(self) -> bool:
        """Whether the texts stand below the bars."""
        return self._room_beside_words < NARROW / 2

    @property
    def _end(self) -> float:
        """X coordinate of the end of the longer bar."""
        return self.width() - 8 if self._narrow else self._names + self._room_beside_words

    def _words_of(self, line: int) -> QRectF:
        """Return the rectangle of the text beside a bar."""
        return QRectF(self._end + 12, TOP + line * APART, self.width() - self._end - 12, BAR)

    @property
    def _foot(self) -> tuple[str, QRectF]:
        """Text below the end of both bars, and its rectangle."""
        width = self._end if self._narrow else self._end + 40
        text = tr("must be equal: {gap}", gap=self.texts[0]) if self._narrow else tr("must be equal")
        return text, QRectF(0, TOP + APART + BAR + 6, width, 16)

    def _place_gap(self) -> None:
        if self._gap is None:
            return
        if self._narrow:
            places = find_figure_rects(self._foot[0], [self._gap], self._foot[1], theme.font(11), RIGHT)
        else:
            places = find_figure_rects(self.texts[0], [self._gap], self._words_of(0), theme.font(12, 600), MIDDLE)
        self._spots.show(places)

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Draw the bars and their texts at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, names, end = theme.current(), self._names, self._end
        full_length, largest = end - names, max(self._balance.even, self._balance.odd, 1)
        for line, (name, half) in enumerate(self._halves):
            top = TOP + line * APART
            painter.setFont(theme.font(12))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(0, top, names, BAR), MIDDLE, name)
            length = full_length * half / largest
            paint_bar(painter, QRectF(names, top, length, BAR), ink_of("exact"), solid=False)
            if half < largest:
                paint_bar(painter, QRectF(names + length, top, full_length - length, BAR), tokens.warn, solid=False)
            if not self._narrow:
                painter.setFont(theme.font(12, 600 if line == 0 else 400))
                painter.setPen(QColor(tokens.text if line == 0 else tokens.text2))
                painter.drawText(self._words_of(line), MIDDLE, self.texts[line])
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(end, TOP - 5, end, TOP + APART + BAR + 5))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        text, below = self._foot
        painter.drawText(below, RIGHT, text)
