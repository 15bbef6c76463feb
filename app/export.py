"""Anything that paints itself, written as a picture: PNG, or SVG and PDF as vectors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from core.puzzle import InputError

Draw = Callable[[QPainter], None]
"""Draws a picture of the agreed size, in logical pixels, with its top left corner at the origin."""

FORMATS = (".png", ".svg", ".pdf")
FILE_FILTER = "Picture (*.png);;Vector drawing (*.svg);;PDF document (*.pdf)"
PNG_SCALE = 2.0
DOTS_PER_INCH = 96


def save(draw: Draw, size: QSize, path: Path) -> None:
    """Write the drawing to `path`; its ending chooses the format.

    Raises InputError for an ending that is no picture format, OSError when the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending not in FORMATS:
        raise InputError(f"{ending or path.name} is not a picture format. Use .png, .svg or .pdf")
    written = {".png": _png, ".svg": _svg, ".pdf": _pdf}[ending](draw, size, path)
    if not written:
        raise OSError(0, "The picture could not be written", str(path))


def _png(draw: Draw, size: QSize, path: Path) -> bool:
    picture = QImage(size * PNG_SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(PNG_SCALE)
    picture.fill(Qt.GlobalColor.transparent)
    return _draw_on(picture, draw) and picture.save(str(path))


def _svg(draw: Draw, size: QSize, path: Path) -> bool:
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setTitle("Statewalk")
    generator.setSize(size)
    # both are needed: without the view box other programs scale by their own idea of a pixel
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setResolution(DOTS_PER_INCH)
    return _draw_on(generator, draw)


def _pdf(draw: Draw, size: QSize, path: Path) -> bool:
    writer = QPdfWriter(str(path))
    points = QSizeF(size.width() * 72 / DOTS_PER_INCH, size.height() * 72 / DOTS_PER_INCH)
    page = QPageSize(points, QPageSize.Unit.Point)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(DOTS_PER_INCH)
    return _draw_on(writer, draw)


def _draw_on(device: QImage | QSvgGenerator | QPdfWriter, draw: Draw) -> bool:
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    return painter.end()
