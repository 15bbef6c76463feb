"""A line of words that a plot paints, and the figures in it that have a sheet."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.base.theme import theme
from app.widgets.explained_figures import FigureRect, NamedFigure, find_figure_rects

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
TEXTS = ("text", "text2", "text3")
CENTRE = Qt.AlignmentFlag.AlignCenter


class Caption(NamedTuple):
    """`text` in the middle of the height of `area`; `ink` is one of the theme's, or a colour."""

    text: str
    area: QRectF
    told: tuple[NamedFigure, ...] = ()
    aligned: Qt.AlignmentFlag = LEFT
    size: float = 11
    weight: int = 400
    ink: str = "text2"
    """Where it is no ink of texts, what is behind is coloured, and so is the line under a figure."""

    @property
    def colour(self) -> str:
        """That of its ink."""
        return str(getattr(theme.current(), self.ink, self.ink))

    @property
    def font(self) -> QFont:
        """What it is written in."""
        return theme.font(self.size, self.weight)

    def paint(self, painter: QPainter) -> None:
        """Write it."""
        painter.setFont(self.font)
        painter.setPen(QColor(self.colour))
        painter.drawText(self.area, self.aligned, self.text)

    def places(self) -> list[FigureRect]:
        """Where its figures stand."""
        ink = "" if self.ink in TEXTS else self.colour
        return find_figure_rects(self.text, self.told, self.area, self.font, self.aligned, ink)

    def cut(self, area: QRectF) -> bool:
        """Whether any of it would lie outside of this area."""
        return not area.contains(self.area)


def on_pill(text: str, told: NamedFigure, body: QRectF) -> list[FigureRect]:
    """Where a figure stands in the text of a pill."""
    return find_figure_rects(text, (told,), body, theme.font(11, 600), CENTRE, theme.current().panel)


def width_of(text: str, size: float = 11, weight: int = 400) -> float:
    """Pixels that a text takes."""
    return QFontMetricsF(theme.font(size, weight)).horizontalAdvance(text)
