"""Anything that paints itself, written as a picture: PNG, or SVG and PDF as vectors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QWidget

from app.services.services import Messages
from core.puzzle import InputError

Draw = Callable[[QPainter], None]
"""Draws a picture of the agreed size, in logical pixels, with its top left corner at the origin."""

FORMATS = (".png", ".svg", ".pdf")
FILE_FILTER = "Picture (*.png);;Vector drawing (*.svg);;PDF document (*.pdf)"
NUMBERS_FILTER = "Comma-separated numbers (*.csv)"
PNG_SCALE = 2.0
DOTS_PER_INCH = 96


def save(draw: Draw, size: QSize, path: Path) -> None:
    """Write the drawing to `path`; its ending chooses the format.

    Raises InputError for an ending that is no picture format, OSError when the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending not in FORMATS:
        raise InputError(f"{ending or path.name} is not a picture format. Use .png, .svg or .pdf")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    {".png": _png, ".svg": _svg, ".pdf": _pdf}[ending](draw, size, buffer)
    path.write_bytes(buffer.data().data())


def ask_and_save(page: QWidget, draw: Draw, size: QSize, name: str, messages: Messages) -> None:
    """Let the user choose a file, beginning with `name`, and say in the status line how it went."""
    chosen, _ = QFileDialog.getSaveFileName(page, "Export picture", f"{name}.png", FILE_FILTER)
    if not chosen:
        return
    path = Path(chosen)
    path = path if path.suffix else path.with_suffix(".png")
    _write(lambda: save(draw, size, path), path, "The picture was not saved.", messages)


def ask_and_save_numbers(page: QWidget, csv: str, name: str, messages: Messages) -> None:
    """Let the user choose a file for comma-separated numbers, beginning with `name`, and say how it went."""
    chosen, _ = QFileDialog.getSaveFileName(page, "Save numbers", f"{name}.csv", NUMBERS_FILTER)
    if not chosen:
        return
    path = Path(chosen)
    path = path if path.suffix else path.with_suffix(".csv")
    _write(lambda: path.write_text(csv, encoding="utf-8"), path, "The numbers were not saved.", messages)


def _write(write: Callable[[], object], path: Path, failure: str, messages: Messages) -> None:
    try:
        write()
    except (InputError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.message
        messages.say(failure, f"{reason}.", good=False)
    else:
        messages.toast(f"Saved {path.name}", str(path.parent))


def _png(draw: Draw, size: QSize, buffer: QBuffer) -> None:
    picture = QImage(size * PNG_SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(PNG_SCALE)
    picture.fill(Qt.GlobalColor.transparent)
    _draw_on(picture, draw)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]


def _svg(draw: Draw, size: QSize, buffer: QBuffer) -> None:
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle("Statewalk")
    generator.setSize(size)
    # both are needed: without the view box other programs scale by their own idea of a pixel
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setResolution(DOTS_PER_INCH)
    _draw_on(generator, draw)


def _pdf(draw: Draw, size: QSize, buffer: QBuffer) -> None:
    writer = QPdfWriter(buffer)
    points = QSizeF(size.width() * 72 / DOTS_PER_INCH, size.height() * 72 / DOTS_PER_INCH)
    page = QPageSize(points, QPageSize.Unit.Point)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(DOTS_PER_INCH)
    _draw_on(writer, draw)


def _draw_on(device: QImage | QSvgGenerator | QPdfWriter, draw: Draw) -> None:
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
