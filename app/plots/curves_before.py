"""Cursor and read-out of charts that paint themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app.plots.axes_before import Axes
from app.plots.marks import Form
from app.services import theme
from app.widgets.painting import rounded

PADDING, ROW, SWATCH = 12, 19, 18
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


def paint_cursor(painter: QPainter, axes: Axes, place: int) -> None:
    """A band behind a place that is looked at."""
    wide = max(3.0, axes.step)
    tokens = theme.current()
    band = QRectF(axes.x(place) - wide / 2, axes.area.top(), wide, axes.area.height())
    painter.fillRect(band, theme.mix(tokens.hover, tokens.outline, 0.12))


def paint_readout(painter: QPainter, axes: Axes, place: int, title: str, rows: Sequence[tuple[Form, str, str]]) -> None:
    """A card with the exact figure of every curve at a place, on the side that has room."""
    tokens, area = theme.current(), axes.area
    plain, bold = QFontMetricsF(theme.font(12)), QFontMetricsF(theme.font(12, 600))
    names = max((plain.horizontalAdvance(name) for _, name, _ in rows), default=0.0)
    figures = max((bold.horizontalAdvance(figure) for _, _, figure in rows), default=0.0)
    wide = 2 * PADDING + max(bold.horizontalAdvance(title), SWATCH + 8 + names + 16 + figures)
    x, apart = axes.x(place), axes.step / 2 + 8
    left = x + apart if x + apart + wide <= area.right() else max(0.0, x - apart - wide)
    card = QRectF(left, area.top(), wide, 2 * PADDING + ROW * (len(rows) + 1) - 4)
    rounded(painter, card, theme.mix(tokens.panel, tokens.hover, 0.5), QColor(tokens.border), 8)
    line = QRectF(left + PADDING, card.top() + PADDING - 2, wide - 2 * PADDING, ROW)
    painter.setFont(theme.font(12, 600))
    painter.setPen(QColor(tokens.text))
    painter.drawText(line, MIDDLE, title)
    for form, name, figure in rows:
        line = line.translated(0, ROW)
        form.paint_swatch(painter, QRectF(line.left(), line.top(), SWATCH, ROW), tokens.panel)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(line.adjusted(SWATCH + 8, 0, 0, 0), MIDDLE, name)
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(line, RIGHT, figure)
