"""Image files, read by their content within a budget of pixels."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QImageReader

from app.base.language.words import tr
from core.base.budget import read_bytes
from core.base.puzzle import InputError

ENDINGS = (".png", ".bmp", ".gif", ".jpg", ".jpeg", ".webp")
"""Endings of image file names; the format is told by the content."""
MOST_PIXELS = 16 << 20


def read_image(path: Path) -> QImage:
    """Return the image in a file, of several the first.

    Raises InputError for one that cannot be read or is too large.
    """
    content = QBuffer()
    content.setData(read_bytes(path))
    reader = QImageReader(content)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    # To tell the size of an SVG, Qt reads it whole, and with it the files that it names.
    if bytes(reader.format().data()).startswith(b"svg"):
        raise _make_format_error(path)
    size = reader.size()
    # Without a size beforehand, nobody knows how much memory the image would take.
    if not size.isValid():
        raise _make_format_error(path)
    if size.width() * size.height() > MOST_PIXELS:
        raise InputError(
            tr(
                "{name} has {width} × {height} pixels; {most} million are the most",
                name=path.name,
                width=size.width(),
                height=size.height(),
                most=MOST_PIXELS // 10**6,
            ),
            advice=tr("Make it smaller"),
        )
    image = reader.read()
    if image.isNull():
        raise _make_format_error(path)
    return image


def _make_format_error(path: Path) -> InputError:
    refused = tr("{name} is not an image this program reads", name=path.name)
    return InputError(refused, advice=tr("Use PNG, JPEG, WebP, GIF or BMP"))
