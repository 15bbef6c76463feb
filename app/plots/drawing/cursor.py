"""Cursor of a plot: a band at the current place, and a card with the figure of every mark there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.base.language.wording import commas, label_value
from app.base.theme import theme
from app.widgets.explained_figures import NamedFigure
from app.widgets.painting import paint_rounded_rect
from core.explain.formulas.derivation import DerivedFigure

PADDING, ROW, SWATCH = 12, 19, 18
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


class SwatchPainter(Protocol):
    """Anything that can paint a small swatch of itself for a read-out or legend."""

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        """Paint a swatch into an area of about 18 by 10 pixels, on the background colour `surface`."""


@dataclass(frozen=True)
class FigureRow:
    """Figure at a place, for the card and for its explanation: mark, name, text and derivation."""

    mark: SwatchPainter
    name: str
    figure: str
    work: Callable[[], DerivedFigure | None] | None = None
    """Derives the figure, when its explanation is opened; None if it has no explanation."""
    exact: bool = True
    short: str = ""
    """Figure without what the card adds to it; "" if nothing is added."""
    called: str = ""
    """Name of the figure in its explanation; "" if it is the name in the card."""

    @property
    def card_row(self) -> tuple[SwatchPainter, str, str]:
        """Row of the card at the cursor: mark, name and figure."""
        return self.mark, self.name, self.figure

    @property
    def placed_figure(self) -> NamedFigure | None:
        """Figure with its explanation, or None if it has none."""
        worked = None if self.work is None else self.work()
        return (
            None
            if worked is None
            else NamedFigure(self.called or self.name, self.short or self.figure, worked, self.exact)
        )


@dataclass(frozen=True)
class CursorReading:
    """Reading at the cursor: a title, and the mark, name and figure of each thing there."""

    title: str
    rows: Sequence[tuple[SwatchPainter, str, str]] = ()

    @property
    def text(self) -> str:
        """Title and rows of the reading as text."""
        rows = commas(f"{name} {figure}" for _, name, figure in self.rows)
        return label_value(self.title, rows) if rows else self.title


def card_height(rows: int) -> float:
    """Return the height in pixels of a card with `rows` rows below its title."""
    return 2 * PADDING + ROW * (rows + 1) - 4


def paint_band(painter: QPainter, area: QRectF, left: float, right: float) -> None:
    """Paint the band of a plot's cursor at the current place, at least three pixels wide.

    `left` and `right` are the pixels between which the place lies, such as one number of moves on the horizontal axis.
    """
    tokens, middle = theme.current(), (left + right) / 2
    half = max(3.0, right - left) / 2
    band = QRectF(middle - half, area.top(), 2 * half, area.height()).intersected(area)
    painter.fillRect(band, theme.mix(tokens.hover, tokens.outline, 0.12))


def paint_card(painter: QPainter, area: QRectF, left: float, right: float, reading: CursorReading) -> None:
    """Paint the card at the right of the current place, or at its left if there is no room.

    The place lies between the pixels `left` and `right`.
    """
    tokens, rows = theme.current(), reading.rows
    plain, bold = QFontMetricsF(theme.font(12)), QFontMetricsF(theme.font(12, 600))
    names = max((plain.horizontalAdvance(name) for _, name, _ in rows), default=0.0)
    figures = max((bold.horizontalAdvance(figure) for _, _, figure in rows), default=0.0)
    wide = 2 * PADDING + max(bold.horizontalAdvance(reading.title), SWATCH + 8 + names + 16 + figures)
    start = right + 8 if right + 8 + wide <= area.right() else max(0.0, left - 8 - wide)
    card = QRectF(start, area.top(), wide, card_height(len(rows)))
    paint_rounded_rect(painter, card, theme.mix(tokens.panel, tokens.hover, 0.5), QColor(tokens.border), 8)
    line = QRectF(start + PADDING, card.top() + PADDING - 2, wide - 2 * PADDING, ROW)
    painter.setFont(theme.font(12, 600))
    painter.setPen(QColor(tokens.text))
    painter.drawText(line, MIDDLE, reading.title)
    for mark, name, figure in rows:
        line = line.translated(0, ROW)
        mark.paint_swatch(painter, QRectF(line.left(), line.top(), SWATCH, ROW), tokens.panel)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(line.adjusted(SWATCH + 8, 0, 0, 0), MIDDLE, name)
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(line, RIGHT, figure)
