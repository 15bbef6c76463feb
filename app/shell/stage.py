"""The column behind header and puzzle."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from app.services import theme
from app.shell import header


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """Noise of one or two grey levels: eight bits a channel show a slow gradient as rings without it."""
    side, random = 64, Random(0)
    greys = random.randbytes(side * side).translate(bytes(255 * (k & 1) for k in range(256)))
    image = QImage.Format
    noise = QImage(greys, side, side, side, image.Format_Grayscale8).convertToFormat(image.Format_ARGB32)
    faintness = random.randbytes(side * side).translate(bytes(k % 5 for k in range(256)))
    noise.setAlphaChannel(QImage(faintness, side, side, side, image.Format_Alpha8))
    return QPixmap.fromImage(noise)


class StageColumn(QWidget):
    """Softly lit from its centre; the light is painted once a size."""

    def __init__(self) -> None:
        super().__init__()
        self._light = QPixmap()
        self._lit_for: tuple[QSize, float, str] | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, ratio = theme.current(), self.devicePixelRatioF()
        wanted = (self.size(), ratio, tokens.name)
        if self._lit_for != wanted:
            self._light = self._paint_light(ratio)
            self._lit_for = wanted
        area = event.rect()
        source = QRect(area.topLeft() * ratio, area.size() * ratio)
        QPainter(self).drawPixmap(area, self._light, source)

    def _paint_light(self, ratio: float) -> QPixmap:
        tokens = theme.current()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        centre = QPointF(self.width() / 2, header.HEIGHT + (self.height() - header.HEIGHT) * 0.5)
        light = QRadialGradient(centre, max(self.width(), self.height()) * 0.62)
        light.setColorAt(0.0, QColor(tokens.stage_centre))
        light.setColorAt(1.0, QColor(tokens.stage_edge))
        painter = QPainter(picture)
        painter.fillRect(self.rect(), light)
        painter.setOpacity(0.5)
        painter.drawTiledPixmap(self.rect(), _grain())
        painter.end()
        return picture
