"""Icons of the program, tinted with a colour and rendered for the screen's pixel ratio."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.base.theme import theme
from resources import ROOT


@cache
def _source(name: str) -> str:
    return (ROOT / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=512)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(name).replace("currentColor", colour).encode()))


def paint(painter: QPainter, name: str, rect: QRectF, colour: str) -> None:
    """Draw icon `name` into `rect` in a "#rrggbb" colour, as vectors on every device."""
    _renderer(name, colour).render(painter, rect)


@lru_cache(maxsize=512)
def pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """Return icon `name` as a pixmap, `size` logical pixels square."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(picture)
    paint(painter, name, QRectF(0, 0, size, size), colour)
    painter.end()
    return picture


def icon(name: str, size: int = 20) -> QIcon:
    """Return icon `name` in the secondary text colour, for menus and fields."""
    return QIcon(pixmap(name, theme.current().text2, size, 2.0))
