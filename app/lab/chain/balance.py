"""Positions at even and at odd depths as two bars that must be equally long, and what the shorter one lacks."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.plots.marks import ink_of, paint_bar
from app.services import theme
from app.services.wording import grouped
from app.services.words import tr
from core.cube.walk.chain_states import Balance

LEAST_NAME, BAR, APART = 62.0, 16.0, 26.0
TOP = 8.0
NARROW = 420.0
"""In less than that, the words stand below the bars."""


class BalanceBars(QWidget):
    """`show_balance` with what was done about the gap."""

    def __init__(self) -> None:
        super().__init__()
        self._balance = Balance(0, 0)
        self._done = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def texts(self) -> tuple[str, str]:
        """The gap, and what was done about it."""
        return tr("gap {positions}", positions=grouped(self._balance.gap)), self._done

    def show_balance(self, balance: Balance, done: str) -> None:
        """Draw these halves; `done` says what was done about the gap."""
        self._balance, self._done = balance, done
        self.setAccessibleName(
            tr(
                "Even depths hold {even} positions, odd depths {odd}. They must be equal. {gap}. {done}",
                even=grouped(balance.even),
                odd=grouped(balance.odd),
                gap=self.texts[0],
                done=done,
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, round(TOP + 2 * APART + 18))

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Draw all of it at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, balance = theme.current(), self._balance
        words = [QFontMetricsF(theme.font(12, 600)).horizontalAdvance(text) for text in self.texts]
        halves = ((tr("D even"), balance.even), (tr("D odd"), balance.odd))
        names = max(LEAST_NAME, *(QFontMetricsF(theme.font(12)).horizontalAdvance(name) + 12 for name, _ in halves))
        beside = self.width() - names - max(words) - 24
        wide = beside if beside >= NARROW / 2 else self.width() - names - 8
        whole = max(balance.even, balance.odd, 1)
        for line, (name, half) in enumerate(halves):
            top = TOP + line * APART
            painter.setFont(theme.font(12))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(0, top, names, BAR), Qt.AlignmentFlag.AlignVCenter, name)
            long = wide * half / whole
            paint_bar(painter, QRectF(names, top, long, BAR), ink_of("exact"), solid=False)
            if half < whole:
                paint_bar(painter, QRectF(names + long, top, wide - long, BAR), tokens.warn, solid=False)
            if beside >= NARROW / 2:
                painter.setFont(theme.font(12, 600 if line == 0 else 400))
                painter.setPen(QColor(tokens.text if line == 0 else tokens.text2))
                left = names + wide + 12
                painter.drawText(
                    QRectF(left, top, self.width() - left, BAR), Qt.AlignmentFlag.AlignVCenter, self.texts[line]
                )
        end = names + wide
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(end, TOP - 5, end, TOP + APART + BAR + 5))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        below = QRectF(0, TOP + APART + BAR + 6, end + 40 if beside >= NARROW / 2 else end, 16)
        text = tr("must be equal") if beside >= NARROW / 2 else tr("must be equal: {gap}", gap=self.texts[0])
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
