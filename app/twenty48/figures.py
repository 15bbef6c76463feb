"""The figures beside the board: the score with its rising "+N", and pairs of a word and a number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app import theme
from app.widgets.text import Counter, Label, grouped

RISE_MS = 600
RISE_PX = 34


class ScoreCounter(Counter):
    """A counter over which every gain rises and fades."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.rise = _Rise(self)

    def set_score(self, score: int, gained: int = 0) -> None:
        """Show `score`, and let "+gained" rise from it."""
        self.set(grouped(score))
        if gained > 0:
            self.rise.start(f"+{grouped(gained)}", self.value)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rise.setGeometry(self.rect())


class _Rise(QWidget):
    def __init__(self, counter: ScoreCounter) -> None:
        super().__init__(counter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._left = 0.0
        self._way = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._way.valueChanged.connect(self.update)
        self._way.finished.connect(self.hide)
        self.hide()

    def start(self, text: str, beside: str) -> None:
        self._way.stop()
        if theme.manager().reduced_motion:
            return
        self.text = text
        self._left = QFontMetricsF(theme.font(26, 600)).horizontalAdvance(beside) + 6
        self._way.setDuration(RISE_MS)
        self.show()
        self.raise_()
        self._way.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        share = float(self._way.currentValue() or 0.0)
        font = theme.font(13, 600)
        width = QFontMetricsF(font).horizontalAdvance(self.text) + 2
        left = min(self._left, self.width() - width)
        painter = QPainter(self)
        painter.setOpacity(1 - share * share)
        painter.setFont(font)
        painter.setPen(QColor(theme.current().text2))
        box = QRectF(left, self.height() - 26 - RISE_PX * share * share, width, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text)


class Pairs(QWidget):
    """Words and numbers in two columns of pairs."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        grid.setColumnMinimumWidth(2, 8)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(3, 1)
        self._values: dict[str, Label] = {}
        for index, word in enumerate(words):
            line, column = divmod(index, 2)
            value = Label("", 13, 600)
            value.setAccessibleName(word)
            self._values[word] = value
            grid.addWidget(Label(word, 13, 400, "text2"), line, 3 * column)
            grid.addWidget(value, line, 3 * column + 1, Qt.AlignmentFlag.AlignRight)

    def set(self, word: str, value: str) -> None:
        self._values[word].setText(value)

    def value(self, word: str) -> str:
        return self._values[word].text()
