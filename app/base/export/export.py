"""Export of anything that paints itself: as PNG, or as vectors in SVG and PDF."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPageLayout, QPageSize, QPainter, QPainterPath, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from app.base.export import files
from app.base.language.wording import commas
from app.base.language.words import tr, translate
from app.base.services import Services
from core.base.files.whole_file import write_chosen
from core.base.puzzle import InputError
from core.base.words import phrase

Draw = Callable[[QPainter], None]
"""Function that draws a picture of an agreed size, in logical pixels, from the origin at its top left."""

FORMATS = {".png": phrase("Picture"), ".svg": phrase("Vector drawing"), ".pdf": phrase("PDF document")}
NUMBERS = {".csv": phrase("Comma-separated numbers")}
PNG_SCALE = 2.0
PNG_QUALITY = 70
"""Quality, 0 to 100, for Qt's PNG writer: takes a third less time than the default."""
DOTS_PER_INCH = 96
LONGEST_NAME = 80
FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+')
"""Characters that a file name cannot contain on one system or another."""
ENDING = re.compile(r"\.[A-Za-z][A-Za-z0-9]{0,8}")
"""Extension of a file name; a suffix that begins with a digit or has a space belongs to the name."""
SVG = "http://www.w3.org/2000/svg"


def save(draw: Draw, size: QSize, path: Path) -> None:
    """Write the drawing to `path`; its ending chooses the format.

    Raises InputError for an ending that is no picture format, and when the file cannot be written.
    """
    write_chosen(path, _prepare_picture(draw, size, path)())


def _prepare_picture(draw: Draw, size: QSize, path: Path) -> Callable[[], bytes]:
    """Paint a picture now and return a function, callable in any thread, that makes the content of its file."""
    ending = path.suffix.lower()
    if ending not in FORMATS:
        raise InputError(tr("{ending} is not a picture format. Use .png, .svg or .pdf", ending=ending or path.name))
    return {".png": _png, ".svg": _svg, ".pdf": _pdf}[ending](draw, size)


def file_name(title: str, otherwise: str = "picture") -> str:
    """Return a title as a file name that is valid on every system; `otherwise` if nothing is left of it."""
    return FORBIDDEN.sub("-", title).strip(" .-")[:LONGEST_NAME].strip() or otherwise


def ask_for_file(page: QWidget, title: str, name: str, kinds: Mapping[str, str]) -> Path | None:
    """Let the user choose a file to write; return its path, or None if there is none.

    `kinds` maps each ending to its text. An ending that the user writes decides; otherwise the chosen kind adds its
    own. Raises InputError for the ending of another kind of file: nobody finds a picture again that is called
    x.gif.png.
    """
    endings = list(kinds)
    filters = [f"{translate(text)} (*{ending})" for ending, text in kinds.items()]
    proposed = f"{file_name(name)}{endings[0]}"
    chosen, kind = files.ask_to_save(page, title, proposed, ";;".join(filters))
    if chosen is None:
        return None
    path = chosen
    ending = endings[filters.index(kind)] if kind in filters else endings[0]
    if path.name in (proposed, proposed.removesuffix(endings[0])):
        # The user kept the proposed name, so the kind chosen in the dialog decides the ending.
        path = path.with_name(f"{proposed.removesuffix(endings[0])}{ending}")
    elif path.suffix.lower() not in kinds and ENDING.fullmatch(path.suffix):
        raise InputError(
            tr("{name} has the extension of another file type", name=path.name),
            advice=tr("End the name in {endings}", endings=commas(endings)),
        )
    elif path.suffix.lower() not in kinds:
        path = path.with_name(f"{path.name}{ending}")
    # The dialog has asked about replacing only the name as typed, so a completed name needs its own question.
    return path if path == chosen or not path.exists() or _may_replace(page, title, path) else None


def choose_file(page: QWidget, title: str, name: str, kinds: Mapping[str, str], services: Services) -> Path | None:
    """Ask for a file as `ask_for_file` does; report an ending that is refused and return None."""
    try:
        return ask_for_file(page, title, name, kinds)
    except InputError as error:
        services.messages.say(tr("Nothing was saved."), translate(error.sentence), good=False)
        return None


def _may_replace(page: QWidget, title: str, path: Path) -> bool:
    answer = QMessageBox.question(page, title, tr("{name} already exists. Replace it?", name=path.name))
    return answer == QMessageBox.StandardButton.Yes


def ask_and_save(page: QWidget, draw: Draw, size: QSize, name: str, services: Services) -> None:
    """Let the user choose a file named `name` at first, write the picture in a job and report the outcome."""
    path = choose_file(page, tr("Export picture"), name, FORMATS, services)
    if path is not None:
        write(_prepare_picture(draw, size, path), path, tr("The picture was not saved."), services)


def ask_and_save_numbers(page: QWidget, csv: str, name: str, services: Services) -> None:
    """Let the user choose a CSV file named `name` at first, write it in a job, and report the outcome."""
    path = choose_file(page, tr("Save numbers"), name, NUMBERS, services)
    if path is not None:
        write(csv.encode, path, tr("The numbers were not saved."), services)


def copy(draw: Draw, size: QSize, services: Services) -> None:
    """Put the drawing into the clipboard as a picture."""
    QGuiApplication.clipboard().setImage(_picture(draw, size))
    services.messages.toast(tr("Copied the picture"), tr("Paste it into any document"))


def write(content: Callable[[], bytes], path: Path, failure: str, services: Services) -> None:
    """Make a file's content and write it to `path` in a job; report success or failure to the user.

    `failure` is the sentence for the status line if the file could not be written; the reason is added as its detail.
    """
    job = services.jobs.run(tr("Saving {name}", name=path.name), lambda _control: write_chosen(path, content()))
    job.finished.connect(lambda _: services.messages.toast(tr("Saved {name}", name=path.name), str(path.parent)))
    job.failed.connect(lambda reason: services.messages.say(failure, reason, good=False))


def _png(draw: Draw, size: QSize) -> Callable[[], bytes]:
    return partial(png, _picture(draw, size))


def _picture(draw: Draw, size: QSize) -> QImage:
    picture = QImage(size * PNG_SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(PNG_SCALE)
    picture.fill(Qt.GlobalColor.transparent)
    _draw_on(picture, draw)
    return picture


def png(picture: QImage) -> bytes:
    """Return a picture as the content of a PNG file."""
    buffer = _buffer()
    picture.save(buffer, "PNG", PNG_QUALITY)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _svg(draw: Draw, size: QSize) -> Callable[[], bytes]:
    buffer = _buffer()
    # SVG Tiny, the other version that Qt can write, has no clipping.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setTitle("Statewalk")  # not shown
    generator.setSize(size)
    # both are needed: without the view box other programs scale by their own idea of a pixel
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setResolution(DOTS_PER_INCH)
    _draw_on(generator, draw)
    drawing = _outline_text(bytes(buffer.data().data()))
    return lambda: drawing


def _outline_text(svg: bytes) -> bytes:
    """Return the drawing with its text turned into outlines.

    Other programs lack our font, and with another font the labels are cut.
    """
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(svg)
    for text in root.iter(f"{{{SVG}}}text"):
        font = QFont(QApplication.font())
        font.setFamily(text.attrib.pop("font-family"))
        font.setPixelSize(round(float(text.attrib.pop("font-size"))))
        font.setWeight(QFont.Weight(int(text.attrib.pop("font-weight"))))
        font.setItalic(text.attrib.pop("font-style") == "italic")
        outline, words = QPainterPath(), text.text or ""
        outline.addText(float(text.attrib.pop("x")), float(text.attrib.pop("y")), font, words)
        text.tag, text.text = f"{{{SVG}}}path", None
        text.attrib |= {"d": _path_data(outline), "aria-label": words}
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _path_data(path: QPainterPath) -> str:
    kinds, said = QPainterPath.ElementType, []
    signs = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        said.append(f"{signs.get(element.type, '')}{element.x:.2f},{element.y:.2f}")
    return " ".join(said)


def _pdf(draw: Draw, size: QSize) -> Callable[[], bytes]:
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    points = QSizeF(size.width() * 72 / DOTS_PER_INCH, size.height() * 72 / DOTS_PER_INCH)
    page = QPageSize(points, QPageSize.Unit.Point)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(DOTS_PER_INCH)
    _draw_on(writer, draw)
    document = bytes(buffer.data().data())
    return lambda: document


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _draw_on(device: QImage | QSvgGenerator | QPdfWriter, draw: Draw) -> None:
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
