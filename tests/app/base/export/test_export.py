"""Exported pictures have the right format and size; failures are reported in a sentence."""

from __future__ import annotations

import os
import stat
import sys
import zipfile
from pathlib import Path
from threading import get_ident
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.storage.store import Store
from app.base.theme import theme
from app.sokoban.library.backup import saving
from app.sokoban.library.library import Library
from core.base.control import Control
from core.base.puzzle import InputError
from tests.app.heard import Heard, services


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
        with pytest.raises(InputError, match="cannot be written: No such file or directory"):
            export.save(blue_square, QSize(5, 5), tmp_path / "missing" / f"a{ending}")


@pytest.mark.parametrize("ending", export.FORMATS)
def test_a_picture_is_painted_at_once_and_written_by_a_worker(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    page, heard = QWidget(), Heard()
    qtbot.addWidget(page)
    at_work: dict[str, int] = {}

    def draw(painter: QPainter) -> None:
        at_work["paint"] = get_ident()
        blue_square(painter)

    def write(path: Path, content: bytes) -> None:
        at_work["write"] = get_ident()
        path.write_bytes(content)

    monkeypatch.setattr(export, "write_chosen", write)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / f"a{ending}"), ""))
    export.ask_and_save(page, draw, QSize(50, 60), "a", services(tmp_path / "data", heard))
    assert at_work["paint"] == get_ident()
    qtbot.waitUntil(lambda: heard.toasts == [f"Saved a{ending}"])
    assert at_work["write"] != get_ident()
    assert (tmp_path / f"a{ending}").stat().st_size > 200


def words_cut_off(painter: QPainter) -> None:
    painter.setFont(theme.font(12))
    painter.setClipRect(QRectF(10, 10, 30, 30))
    painter.drawText(QRectF(0, 0, 50, 60), Qt.AlignmentFlag.AlignCenter, "≈ 10⁵ & more")


def test_svg_has_no_text_that_needs_our_font_and_is_cut_off_where_it_should(qapp: object, tmp_path: Path) -> None:  # noqa: ARG001
    export.save(words_cut_off, QSize(50, 60), tmp_path / "a.svg")
    drawing = ElementTree.parse(tmp_path / "a.svg").getroot()
    assert not list(drawing.iter(f"{{{export.SVG}}}text"))
    words = [one for one in drawing.iter(f"{{{export.SVG}}}path") if one.get("aria-label") == "≈ 10⁵ & more"]
    assert len(words) == 1 and words[0].get("d", "").count("M") > 8
    assert list(drawing.iter(f"{{{export.SVG}}}clipPath"))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Who / What: 1?", "Who - What- 1"),
        ("..", "picture"),
        ("a\tb", "a-b"),
        ("x" * 200, "x" * 80),
        ("Ver 1.2", "Ver 1.2"),
    ],
)
def test_every_title_makes_a_file_name(title: str, name: str) -> None:
    assert export.file_name(title) == name


KINDS = {".png": "Picture", ".svg": "Vector drawing"}
PICTURE, VECTOR = "Picture (*.png)", "Vector drawing (*.svg)"


@pytest.mark.parametrize(
    ("written", "kind", "saved"),
    [
        ("ui", VECTOR, "ui.svg"),
        ("ui", PICTURE, "ui.png"),
        ("ui", "", "ui.png"),
        ("Ver 1.2", VECTOR, "Ver 1.2.svg"),
        ("ui.svg", PICTURE, "ui.svg"),
        ("ui.SVG", PICTURE, "ui.SVG"),
        ("cube.png", VECTOR, "cube.svg"),
        ("", VECTOR, None),
    ],
)
def test_the_kind_that_is_chosen_counts(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, kind: str, saved: str | None
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    chosen = str(tmp_path / written) if written else ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, kind))
    assert export.ask_for_file(page, "Save", "cube", KINDS) == (tmp_path / saved if saved else None)


def test_what_is_there_is_replaced_only_if_one_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, asked = QWidget(), []
    qtbot.addWidget(page)
    (tmp_path / "ui.svg").touch()
    answers = [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]

    def ask(_page: QWidget, _title: str, words: str) -> QMessageBox.StandardButton:
        asked.append(words)
        return answers[len(asked) - 1]

    monkeypatch.setattr(QMessageBox, "question", ask)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "ui"), VECTOR))
    assert export.ask_for_file(page, "Save", "cube", KINDS) is None
    assert export.ask_for_file(page, "Save", "cube", KINDS) == tmp_path / "ui.svg"
    assert asked == ["ui.svg already exists. Replace it?"] * 2
    # the dialog has asked about a name with an ending
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "ui.svg"), VECTOR))
    assert export.ask_for_file(page, "Save", "cube", KINDS) == tmp_path / "ui.svg" and len(asked) == 2


@pytest.mark.parametrize("written", ["ex.gif", "x.txt", "a.png.zip", "Dr.No", "x.JPG"])
def test_the_ending_of_another_kind_is_refused_in_a_sentence(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    page, heard = QWidget(), Heard()
    qtbot.addWidget(page)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / written), PICTURE))
    with pytest.raises(InputError, match=f"^{written} has the extension of another file type. End the name in .png"):
        export.ask_for_file(page, "Save", "cube", KINDS)
    export.ask_and_save(page, blue_square, QSize(5, 5), "a", services(tmp_path / "data", heard))
    assert heard.said == [
        f"Nothing was saved. {written} has the extension of another file type. End the name in .png, .svg, .pdf."
    ]
    assert not (tmp_path / written).exists() and not (tmp_path / f"{written}.png").exists()


@pytest.mark.parametrize(
    ("name", "written", "saved"),
    [
        ("Dr.No", "Dr.No", "Dr.No.png"),
        ("Dr.No", "Dr.No.png", "Dr.No.png"),
        ("cube", "Level 3.5", "Level 3.5.png"),
        ("cube", "St. John", "St. John.png"),
        ("cube", "ends in a dot.", "ends in a dot..png"),
        ("cube", ".hidden", ".hidden.png"),
    ],
)
def test_a_dot_in_a_name_is_no_ending(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, written: str, saved: str
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / written), PICTURE))
    assert export.ask_for_file(page, "Save", name, KINDS) == tmp_path / saved


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")
def test_every_file_that_the_window_writes_goes_through_a_link_and_no_pipe_is_replaced(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, heard = QWidget(), Heard()
    qtbot.addWidget(page)
    own = services(tmp_path / "data", heard)
    target, link, pipe = tmp_path / "real", tmp_path / "link.csv", tmp_path / "pipe.csv"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    os.mkfifo(pipe)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(link), ""))
    export.ask_and_save_numbers(page, "a,b\n", "a", own)
    qtbot.waitUntil(lambda: heard.toasts == ["Saved link.csv"])
    assert link.is_symlink() and target.read_text(encoding="utf-8") == "a,b\n"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(pipe), ""))
    export.ask_and_save_numbers(page, "a,b\n", "a", own)
    reason = "The numbers were not saved. pipe.csv cannot be written: it is not a plain file."
    qtbot.waitUntil(lambda: heard.said == [reason])
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.skipif(sys.platform == "win32", reason="links of Unix")
def test_a_saved_library_goes_through_a_link_and_a_cancelled_one_leaves_the_old_file(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    library, target, link = Library(store), tmp_path / "real", tmp_path / "link.statewalk"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    cancelled = Control()
    cancelled.cancel()
    saving(library, link)(cancelled)
    assert target.read_text(encoding="utf-8") == "old"
    saving(library, link)(Control())
    assert link.is_symlink() and zipfile.is_zipfile(target)
    with pytest.raises(InputError, match=r"^none\.statewalk cannot be written: No such file or directory\.$"):
        saving(library, tmp_path / "none" / "none.statewalk")(Control())
    store.close()
    assert not list(tmp_path.glob(".statewalk-*"))
