"""Key figures: numbers over their names, each of which opens its explanation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.theme import theme
from app.widgets.explained_figures import GROUP, NONE, Figure, FigureButton, underline
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import MARGIN
from app.widgets.text import Hairline

SIZES = (20, 17, 14)
"""Font sizes of key figures; the largest that fits is used."""
LEFT, GAP = 28, 12
"""Pixels before the key figures, and least pixels between them."""
AROUND = 8
"""Pixels around a figure that are highlighted under the mouse."""


class KeyFigure(FigureButton):
    """Figure over its name."""

    def __init__(self, name: str) -> None:
        self.figure_size = SIZES[0]
        super().__init__(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def least_width(self, size: int, *, name: bool = False) -> int:
        """Return the pixels that a figure of this size needs; its name may be elided unless `name`."""
        metrics = QFontMetricsF(theme.font(12))
        beside = metrics.horizontalAdvance(self.name) if name else metrics.height() * 2
        return round(max(self._value_width(size), beside)) + 1

    def set_size(self, size: int) -> None:
        """Set the font size of the figure."""
        self.figure_size = size
        self.updateGeometry()
        self.update()

    def _value_width(self, size: int) -> float:
        return QFontMetricsF(theme.font(size, 600)).horizontalAdvance(self.value)

    def sizeHint(self) -> QSize:
        name = QFontMetricsF(theme.font(12))
        wide = max(self._value_width(self.figure_size), name.horizontalAdvance(self.name))
        # As tall as two labels: Qt rounds up the height of a line of text.
        tall = sum(-(-metrics.height() // 1) for metrics in (QFontMetricsF(theme.font(SIZES[0], 600)), name))
        return QSize(round(wide) + 2 * AROUND + 1, round(tall) + AROUND)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(self.figure_size) + 2 * AROUND, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        if self.isEnabled():
            touched = 1.0 if self.isDown() else self.hover
            paint_rounded_rect(painter, QRectF(self.rect()), theme.colour(tokens.hover, touched), None)
        font = theme.font(self.figure_size, 600)
        painter.setFont(font)
        painter.setPen(QColor(tokens.text))
        value = QRectF(AROUND, AROUND / 2, self.width() - 2 * AROUND, QFontMetricsF(theme.font(SIZES[0], 600)).height())
        painter.drawText(value, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.value)
        if self.isEnabled():
            line = value.center().y() + QFontMetricsF(font).ascent() / 2 + 3.5
            underline(painter, self, AROUND, AROUND + self._value_width(self.figure_size), line)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        room = self.width() - AROUND
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, round(room - AROUND / 2))
        painter.drawText(QRectF(AROUND, value.bottom(), room, self.height() - value.bottom() - AROUND / 2), name)


class KeyFigures(QWidget):
    """Key figures side by side under a hairline, in smaller type where they would not fit."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.setProperty(GROUP, True)
        self._figures = {name: KeyFigure(name) for name in names}
        foot = QHBoxLayout()
        foot.setContentsMargins(LEFT - AROUND, 16 - AROUND // 2, MARGIN - AROUND, 18 - AROUND // 2)
        foot.setSpacing(GAP - AROUND)
        for figure in self._figures.values():
            foot.addWidget(figure)
            foot.addStretch(2)
        foot.addStretch(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Hairline())
        column.addLayout(foot)
        # In a narrow window the figures get smaller instead of widening the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.width()
        whole = (size for size in SIZES if self._needs(size, names=True) <= width)
        size = next(whole, None) or next((size for size in SIZES if self._needs(size) <= width), SIZES[-1])
        for figure in self._figures.values():
            figure.set_size(size)

    def _needs(self, size: int, *, names: bool = False) -> int:
        """Return the width in pixels of all figures in this size, with `names` also of their whole names."""
        between = LEFT + MARGIN + (GAP + AROUND) * (len(self._figures) - 1)
        return between + sum(figure.least_width(size, name=names) for figure in self._figures.values())

    def fits(self, width: int) -> bool:
        """Return whether all figures and names fit into `width` pixels at the smallest size."""
        return self._needs(SIZES[-1], names=True) <= width

    @property
    def figures(self) -> Sequence[KeyFigure]:
        """Key figures from left to right."""
        return tuple(self._figures.values())

    def figure(self, name: str) -> KeyFigure:
        """Return a key figure by its name."""
        return self._figures[name]

    def set(self, *shown: Figure | str) -> None:
        """Set all figures, in the order of their names."""
        for figure, value in zip(self._figures.values(), shown, strict=True):
            figure.set(value)
        self._fit()

    def clear(self) -> None:
        """Show a dash for every figure."""
        self.set(*(NONE for _ in self._figures))

    @property
    def values(self) -> list[str]:
        """Texts of all figures."""
        return [figure.value for figure in self._figures.values()]
