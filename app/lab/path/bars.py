"""A game's moves as a sum in bars: what the bag expects, luck after it, geometry after that, and what they come to."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.services import accessible, theme
from app.services.wording import grouped
from app.services.words import tr
from app.twenty48.plots.path import wording
from core.twenty48.bag.split import GamePath

ROW, BAR = 26, 18
FIRST = 0.3
"""The part of the widest bar that what is expected has at least: bars begin at a round number."""
ROUND = 250
"""Tenths of moves at which they may begin: 25 moves."""
GAP = 6
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class SumBars(QWidget):
    """Four bars under one another, each beginning where the one before ends, and the last as long as all."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.path: GamePath | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_path(self, path: GamePath | None) -> None:
        """Draw the sum of this one, or nothing."""
        self.path = path
        self.setAccessibleName("" if path is None else wording.split(path))
        self.setVisible(path is not None)
        self.update()

    @property
    def start(self) -> int:
        """Where the bars begin, in tenths of moves."""
        if self.path is None:
            return 0
        found = wording.shown(self.path)
        ends = found.expected, found.expected + found.luck, found.moves
        low, high = min(ends), max(ends)
        room = low - FIRST * max(1, high - low) / (1 - FIRST)
        return max(0, int(room // ROUND) * ROUND)

    def sizeHint(self) -> QSize:
        return QSize(280, 5 * ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 5 * ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        path = self.path
        if path is None:
            return
        tokens, found, start = theme.current(), wording.shown(path), self.start
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        begin = tr("Bars begin at %n moves.", one="Bars begin at %n move.", n=start // 10) if start else ""
        painter.drawText(QRectF(0, 0, self.width(), ROW), MIDDLE, begin)
        with_luck = found.expected + found.luck
        ends = max(found.expected, with_luck, found.moves)
        wide = self.width() / max(1, ends - start)
        expected = wording.tenths(found.moves), tr("expected on the whole")
        whole = (grouped(path.moves), tr("your game")) if path.won else expected
        strong, middle, faint = (theme.colour(tokens.plot.exact, opacity) for opacity in (1.0, 0.62, 0.3))
        rows = (
            (start, found.expected, strong, wording.tenths(found.expected), tr("in the bag")),
            (found.expected, with_luck, middle, wording.signed(found.luck), tr("luck")),
            (with_luck, found.moves, faint, wording.signed(found.geometry), tr("geometry")),
            (start, found.moves, QColor(tokens.text), *whole),
        )
        for line, (one, other, ink, figure, words) in enumerate(rows, 1):
            left, right = (wide * (edge - start) for edge in sorted((one, other)))
            bar = QRectF(left, line * ROW + (ROW - BAR) / 2, max(1.5, right - left), BAR)
            painter.setPen(QPen(QColor(tokens.text if tokens.contrast else tokens.plot.exact), 1))
            painter.setBrush(ink)
            painter.drawRoundedRect(bar, 2, 2)
            if line < len(rows):
                edge = wide * (other - start)
                painter.setPen(QPen(QColor(tokens.outline), 1, Qt.PenStyle.DashLine))
                painter.drawLine(QLineF(edge, bar.bottom(), edge, bar.bottom() + ROW - BAR))
            self._paint_words(painter, bar, figure, words, inside=line in {1, len(rows)})

    def _paint_words(self, painter: QPainter, bar: QRectF, figure: str, words: str, *, inside: bool) -> None:
        """Beside the bar, where there is room; a long one has them within."""
        tokens = theme.current()
        bold, plain = QFontMetricsF(theme.font(12, 600)), QFontMetricsF(theme.font(12))
        wide = bold.horizontalAdvance(figure) + GAP + plain.horizontalAdvance(words)
        within = inside and bar.width() > wide + 2 * GAP
        right = bar.right() + GAP
        left = bar.left() + GAP if within else right if right + wide <= self.width() else bar.left() - GAP - wide
        box = QRectF(max(0.0, left), bar.top(), wide + 2, bar.height())
        painter.setPen(QColor(tokens.panel if within else tokens.text))
        painter.setFont(theme.font(12, 600))
        painter.drawText(box, MIDDLE, figure)
        painter.setFont(theme.font(12))
        painter.drawText(box.adjusted(bold.horizontalAdvance(figure) + GAP, 0, 0, 0), MIDDLE, words)
