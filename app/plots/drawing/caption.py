"""Captions: lines of text that a plot paints, with the explained figures in them."""

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
    """Caption: `text` vertically centred in `area`; `ink` is a colour of the theme, or any colour."""

    text: str
    area: QRectF
    told: tuple[NamedFigure, ...] = ()
    aligned: Qt.AlignmentFlag = LEFT
    size: float = 11
    weight: int = 400
    ink: str = "text2"
    """Colour of the text; unless it is one of `TEXTS`, figures are underlined in the same colour."""

    @property
    def colour(self) -> str:
        """Colour of the text in the current theme."""
        return str(getattr(theme.current(), self.ink, self.ink))

    @property
    def font(self) -> QFont:
        """Font of the text."""
        return theme.font(self.size, self.weight)

    def paint(self, painter: QPainter) -> None:
        """Paint the text."""
        painter.setFont(self.font)
        painter.setPen(QColor(self.colour))
        painter.drawText(self.area, self.aligned, self.text)

    def places(self) -> list[FigureRect]:
        """Return the rectangles of the explained figures in the text."""
        ink = "" if self.ink in TEXTS else self.colour
        return find_figure_rects(self.text, self.told, self.area, self.font, self.aligned, ink)

    def cut(self, area: QRectF) -> bool:
        """Return whether any of the caption would lie outside of an area."""
        return not area.contains(self.area)


def on_pill(text: str, told: NamedFigure, body: QRectF) -> list[FigureRect]:
    """Return where an explained figure stands in the text of a pill, the rounded label of a plot.

    The list has one rectangle. `told` is the figure with its derivation, `body` the area of the pill.
    """
    return find_figure_rects(text, (told,), body, theme.font(11, 600), CENTRE, theme.current().panel)


def width_of(text: str, size: float = 11, weight: int = 400) -> float:
    """Return the width of a text in pixels."""
    return QFontMetricsF(theme.font(size, weight)).horizontalAdvance(text)
