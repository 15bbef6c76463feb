"""Key figures: numbers over their names, each of which opens the sheet that says where it comes from."""

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
"""Of key figures, the largest that fits."""
LEFT, GAP = 28, 12
"""Pixels before key figures, and between them at least."""
AROUND = 8
"""Pixels around a figure, where it shows that it can be touched."""


class KeyFigure(FigureButton):
    """A key figure over its name."""

    def __init__(self, name: str) -> None:
        self.figure_size = SIZES[0]
        super().__init__(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def least_width(self, size: int, *, name: bool = False) -> int:
        """The pixels it needs with figures of this size: its name may be cut, if it need not be whole, it may not."""
        metrics = QFontMetricsF(theme.font(12))
        beside = metrics.horizontalAdvance(self.name) if name else metrics.height() * 2
        return round(max(self._value_width(size), beside)) + 1

    def set_size(self, size: int) -> None:
        """Draw the figure in this size."""
        self.figure_size = size
        self.updateGeometry()
        self.update()

    def _value_width(self, size: int) -> float:
        return QFontMetricsF(theme.font(size, 600)).horizontalAdvance(self.value)

    def sizeHint(self) -> QSize:
        name = QFontMetricsF(theme.font(12))
        wide = max(self._value_width(self.figure_size), name.horizontalAdvance(self.name))
        # as tall as two labels: a line of text takes whole pixels
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
    """Figures side by side under a hairline; smaller where they would be cut otherwise."""

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
        # in too narrow a window they get smaller, not wider than it
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
        """The pixels in which all figures of this size are whole, and their names as well."""
        between = LEFT + MARGIN + (GAP + AROUND) * (len(self._figures) - 1)
        return between + sum(figure.least_width(size, name=names) for figure in self._figures.values())

    def fits(self, width: int) -> bool:
        """Whether so many pixels show the figures and their names whole, if small."""
        return self._needs(SIZES[-1], names=True) <= width

    @property
    def figures(self) -> Sequence[KeyFigure]:
        """All of them, from left to right."""
        return tuple(self._figures.values())

    def figure(self, name: str) -> KeyFigure:
        """One of them, by its name."""
        return self._figures[name]

    def set(self, *shown: Figure | str) -> None:
        """Every figure, in the order of the names."""
        for figure, value in zip(self._figures.values(), shown, strict=True):
            figure.set(value)
        self._fit()

    def clear(self) -> None:
        """No figures yet."""
        self.set(*(NONE for _ in self._figures))

    @property
    def values(self) -> list[str]:
        """What is shown."""
        return [figure.value for figure in self._figures.values()]
