"""Reading image files, whatever they claim to be, within a budget of pixels."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QImageReader

from app.base.language.words import tr
from core.base.budget import read_bytes
from core.base.puzzle import InputError

ENDINGS = (".png", ".bmp", ".gif", ".jpg", ".jpeg", ".webp")
"""Of file names; what a file is its content tells."""
MOST_PIXELS = 16 << 20


def read_image(path: Path) -> QImage:
    """The image in a file, of several the first. Raises InputError for one that cannot be read or is too large."""
    content = QBuffer()
    content.setData(read_bytes(path))
    reader = QImageReader(content)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    # to tell its size SVG is read whole, and with it the files that it names
    if bytes(reader.format().data()).startswith(b"svg"):
        raise _make_format_error(path)
    size = reader.size()
    # of a format that tells no size beforehand nobody knows what it would take
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
