"""A game's moves as a sum in bars: what the bag expects, luck after it, geometry after that, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.caption import LEFT, Caption, width_of
from app.services import accessible, theme
from app.services.words import tr
from app.twenty48.plots.path import wording
from app.widgets.explained import Spots, Told
from core.twenty48.bag.split import GamePath

ROW, BAR = 26, 18
ROWS = 4
FIRST = 0.3
"""The part of the widest bar that what is expected has at least: bars begin at a round number."""
ROUND = 250
"""Tenths of moves at which they may begin: 25 moves."""
GAP = 6


class SumBars(QWidget):
    """Four bars under one another, each beginning where the one before ends, and the last as long as all."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.path: GamePath | None = None
        self._spots = Spots(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_path(self, path: GamePath | None) -> None:
        """Draw the sum of this one, or nothing."""
        self.path = path
        self.setAccessibleName("" if path is None else wording.split(path))
        self.setVisible(path is not None)
        self._place_figures()
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
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, (start, end, ink, _) in enumerate(self._bars(path), 1):
            painter.setPen(QPen(QColor(tokens.text if tokens.contrast else tokens.plot.exact), 1))
            painter.setBrush(ink)
            bar = self._bar(line, start, end)
            painter.drawRoundedRect(bar, 2, 2)
            if line < ROWS:
                edge = self._x(end)
                painter.setPen(QPen(QColor(tokens.outline), 1, Qt.PenStyle.DashLine))
                painter.drawLine(QLineF(edge, bar.bottom(), edge, bar.bottom() + ROW - BAR))
        for caption in self._captions(path):
            caption.paint(painter)

    def _bars(self, path: GamePath) -> Sequence[tuple[int, int, QColor, str]]:
        """From where to where each reaches, in tenths of moves, its ink, and what it is."""
        tokens, found, start = theme.current(), wording.shown(path), self.start
        with_luck = found.expected + found.luck
        strong, middle, faint = (theme.colour(tokens.plot.exact, opacity) for opacity in (1.0, 0.62, 0.3))
        whole = tr("your game") if path.won else tr("expected on the whole")
        return (
            (start, found.expected, strong, tr("in the bag")),
            (found.expected, with_luck, middle, tr("luck")),
            (with_luck, found.moves, faint, tr("geometry")),
            (start, found.moves, QColor(tokens.text), whole),
        )

    def _x(self, tenths: int) -> float:
        assert self.path is not None
        found = wording.shown(self.path)
        ends = max(found.expected, found.expected + found.luck, found.moves)
        return self.width() / max(1, ends - self.start) * (tenths - self.start)

    def _bar(self, line: int, start: int, end: int) -> QRectF:
        left, right = sorted((self._x(start), self._x(end)))
        return QRectF(left, line * ROW + (ROW - BAR) / 2, max(1.5, right - left), BAR)

    def _captions(self, path: GamePath) -> Sequence[Caption]:
        begin = tr("Bars begin at %n moves.", one="Bars begin at %n move.", n=self.start // 10) if self.start else ""
        found = [Caption(begin, QRectF(0, 0, self.width(), ROW))]
        moves, *parts = wording.told(path)[:ROWS]
        for line, ((start, end, _, words), told) in enumerate(zip(self._bars(path), [*parts, moves], strict=True), 1):
            found += self._words(self._bar(line, start, end), told, words, inside=line in {1, ROWS})
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        captions = () if self.path is None else self._captions(self.path)
        self._spots.show([place for one in captions for place in one.places()])

    def _words(self, bar: QRectF, told: Told, words: str, *, inside: bool) -> Sequence[Caption]:
        """Beside the bar, where there is room; a long one has them within."""
        bold = width_of(told.text, 12, 600) + GAP
        wide = bold + width_of(words, 12)
        within = inside and bar.width() > wide + 2 * GAP
        right = bar.right() + GAP
        left = bar.left() + GAP if within else right if right + wide <= self.width() else bar.left() - GAP - wide
        box = QRectF(max(0.0, left), bar.top(), wide + 2, bar.height())
        ink = "panel" if within else "text"
        return (
            Caption(told.text, box, (told,), LEFT, 12, 600, ink),
            Caption(words, box.adjusted(bold, 0, 0, 0), size=12, ink=ink),
        )
