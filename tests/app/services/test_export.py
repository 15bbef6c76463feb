"""Pictures: the right format, the right size, and a sentence when it cannot be done."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from app.services import export
from core.puzzle import InputError


def blue_square(painter: QPainter) -> None:
    painter.fillRect(QRectF(10, 10, 30, 30), QColor("#0A66B0"))


def test_png_is_drawn_at_twice_the_size(qapp: object, tmp_path: Path) -> None:  # noqa: ARG001
    export.save(blue_square, QSize(50, 60), tmp_path / "a.png")
    picture = QImage(str(tmp_path / "a.png"))
    assert picture.size() == QSize(100, 120)
    assert picture.pixelColor(50, 50).name() == "#0a66b0"
    assert picture.pixelColor(5, 5).alpha() == 0


def test_svg_is_a_vector_drawing_of_the_same_size(qapp: object, tmp_path: Path) -> None:  # noqa: ARG001
    export.save(blue_square, QSize(50, 60), tmp_path / "a.svg")
    text = (tmp_path / "a.svg").read_text()
    assert 'viewBox="0 0 50 60"' in text
    assert "<image" not in text
    assert "#0a66b0" in text


def test_pdf_is_one_page(qapp: object, tmp_path: Path) -> None:  # noqa: ARG001
    export.save(blue_square, QSize(50, 60), tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")


def test_an_unknown_format_and_a_missing_folder_are_told(qapp: object, tmp_path: Path) -> None:  # noqa: ARG001
    with pytest.raises(InputError, match=r"\.bmp is not a picture format"):
        export.save(blue_square, QSize(5, 5), tmp_path / "a.bmp")
    for ending in export.FORMATS:
        with pytest.raises(FileNotFoundError):
            export.save(blue_square, QSize(5, 5), tmp_path / "missing" / f"a{ending}")
