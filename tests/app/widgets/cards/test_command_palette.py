"""A row of the command list shows the keys of its command."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.base.theme import theme
from app.widgets.cards.command_palette import _Row


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("keys", ["Ctrl K", "F1", ""])
def test_the_keys_stand_in_a_cap_at_the_end_of_the_row(keys: str) -> None:
    image = QImage(400, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.current().panel))
    painter = QPainter(image)
    _Row._paint_keys(painter, QRectF(0, 0, 400, 40), keys)
    painter.end()
    ink = QColor(theme.current().text2)
    dark = any(
        image.pixelColor(x, y).lightness() <= ink.lightness() + 20 for x in range(340, 386) for y in range(14, 27)
    )
    assert dark is bool(keys)
