"""Bar of the bounds on a solution's length: excluded on the left, found on the right, open between."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.words import tr
from app.base.theme import icons, theme
from app.widgets.painting import paint_rounded_rect
from core.sokoban.solve.knowledge import NOTHING, PositionBounds

HEIGHT, LABELS = 24.0, 18.0
FOUND_SHARE = 0.26
"""Fraction of the bar's width to the right of the best length found."""
NUMBER, LEAST_BEFORE_NUMBERS = 40.0, 56.0
"""Width of a number below the bar, and least room to the left of the numbers, for a word (pixels)."""
HATCH = 4.5
GLIDE_MS = 150


class CertaintyBar(QWidget):
    """Bar that shows the bounds known for a position."""

    def __init__(self) -> None:
        super().__init__()
        self._known = NOTHING
        self._shown: tuple[float, float] | None = None
        """Edges as they are painted; None before anything was shown."""
        self._from = 0.0, 1.0
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glide.valueChanged.connect(self._on_glide)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, round(HEIGHT + LABELS))

    def set(self, known: PositionBounds) -> None:
        """Show other bounds, gliding from the old ones if the bar is visible."""
        if known == self._known:
            return
        self._known = known
        self._glide.stop()
        duration = theme.duration(GLIDE_MS)
        if duration and self._shown is not None and self.isVisible():
            self._from = self._shown
            self._glide.setDuration(duration)
            self._glide.start()
        else:
            self._shown = self.edges()
        self.update()

    def _on_glide(self, share: float) -> None:
        self._shown = _interpolate_edges(self._from, self.edges(), share)
        self.update()

    @property
    def shown_edges(self) -> tuple[float, float]:
        """Edges as they are painted, also during an animation."""
        return self._shown or self.edges()

    def edges(self) -> tuple[float, float]:
        """Return where the excluded part ends and the found part begins, as fractions of the width."""
        lower, upper = self._known.lower, self._known.upper
        if upper is None:
            return (0.5 if lower else 0.0), 1.0
        found_edge = 1.0 - FOUND_SHARE
        return (found_edge * lower / upper if upper else found_edge), found_edge

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        ink = QColor(tokens.plot.exact)
        left, right = (round(share * self.width()) for share in self.shown_edges)
        frame = QRectF(0.5, 0.5, self.width() - 1, HEIGHT - 1)
        paint_rounded_rect(painter, frame, QColor(tokens.panel), QColor(tokens.border), 4)
        painter.save()
        painter.setClipRect(QRectF(left, 1, right - left, HEIGHT - 2))
        painter.setPen(QPen(ink, 1.1))
        x = left - HEIGHT
        while x < right:
            painter.drawLine(QLineF(x, HEIGHT, x + HEIGHT, 0))
            x += HATCH
        painter.restore()
        if left:
            paint_rounded_rect(painter, QRectF(0, 0, left, HEIGHT), ink, None, 4)
        if right < self.width():
            paint_rounded_rect(painter, QRectF(right, 0, self.width() - right, HEIGHT), QColor(tokens.text), None, 4)
            if self._known.upper is not None:
                icons.paint(painter, "check", QRectF(right + 6, (HEIGHT - 15) / 2, 15, 15), tokens.panel)
        self._paint_labels(painter, left, right)

    def _paint_labels(self, painter: QPainter, left: int, right: int) -> None:
        tokens, known = theme.current(), self._known
        below = QRectF(0, HEIGHT + 2, self.width(), LABELS - 2)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        excluded, metrics = tr("excluded"), QFontMetricsF(painter.font())
        if left:
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft, excluded)
        if known.upper is not None:
            room = max(0.0, self.width() - right - NUMBER / 2)
            found = metrics.elidedText(tr("found"), Qt.TextElideMode.ElideRight, room)
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, found)
        painter.setFont(theme.font(11, 600))
        painter.setPen(QColor(tokens.text))
        places = {right: known.upper} if known.is_proved else {left: known.lower or None, right: known.upper}
        previous = max(LEAST_BEFORE_NUMBERS, metrics.horizontalAdvance(excluded))
        for at, number in places.items():
            if number is not None:
                x = max(previous, at - NUMBER / 2)
                painter.drawText(QRectF(x, HEIGHT + 2, NUMBER, LABELS - 2), Qt.AlignmentFlag.AlignHCenter, str(number))
                previous = x + 30


def _interpolate_edges(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
