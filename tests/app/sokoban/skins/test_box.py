"""A crate is drawn in its face's colour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from app.sokoban.board import look
from app.sokoban.skins.drawing import paint_box

SIZE = 13
"""Size in pixels at which a crate has no details."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("done", [False, True])
def test_a_crate_shows_its_face(done: bool) -> None:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_box(painter, SIZE, done, shadow=False)
    painter.end()
    colours = look.colours()
    assert image.pixelColor(SIZE // 2, SIZE // 2) == QColor(colours.done if done else colours.box)
