"""In a language with texts two fifths longer nothing is cut, and nothing stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.base import registry
from app.lab.page import LabPage
from app.lab.subjects import SUBJECTS
from app.shell.window import Window, open_window
from app.widgets.rail import RailButton
from tests.app.pseudo import MARK, spoken
from tests.app.shell.test_layout import check, faults, open_everything

PAGES = [entry.key for entry in registry.PAGES]
SIZES = ((1280, 800), (853, 540))
"""Window sizes; the second is that of 1280x800 with text half as large again, since Qt scales it all."""
SAME = re.compile(
    r"((Ctrl|Alt|Shift|Esc|Space|Return|F\d+|Statewalk|CSV|HTM|QTM|[a-zA-Z])(?![a-zA-Z])"
    r"|[^a-zA-Z]+|[RUFDLBMESxyzw2' ]+)+"
)
"""Texts that are the same in every language: keys, notation, numbers, signs."""
TITLES = {"First Steps", "Korf"}
"""Untranslated names: titles of levels, which are their authors', and people."""
NUMBERED = re.compile(r"\d+  .+")
"""Numbered titles in a list of levels, untranslated too."""
FORMULA = re.compile(r"\S+ (\| \S+ )?= .+")


@pytest.fixture
def stretched(qtbot: QtBot) -> Iterator[Window]:
    with spoken():
        shown = open_window("cube")
        shown.resize(1280, 800)
        qtbot.addWidget(shown)
        qtbot.waitExposed(shown)
        yield shown
        shown.close()


def texts(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Yield the visible and audible texts of the visible widgets."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible():
            if isinstance(widget, QLabel | QAbstractButton):
                yield widget, widget.text()
            if isinstance(widget, QComboBox):
                yield from ((widget, widget.itemText(index)) for index in range(widget.count()))
            if isinstance(widget, QLineEdit):
                yield widget, widget.placeholderText()
            yield widget, widget.toolTip()
            yield widget, widget.accessibleName()


def english(root: QWidget) -> list[str]:
    """Return the texts that were not translated."""
    return [
        f"{type(widget).__name__}: {text}"
        for widget, text in texts(root)
        if text and text not in TITLES and not MARK.search(text)
        if not any(each.fullmatch(text) for each in (SAME, NUMBERED, FORMULA))
    ]


def test_the_frame_of_the_window(stretched: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not [*faults(stretched._rail), *faults(stretched._status)])
    assert english(stretched._rail) == []
    assert all(button.fits for button in stretched._rail.findChildren(RailButton))
    stretched.open_palette()
    assert english(stretched.palette_list) == [] and list(faults(stretched.palette_list)) == []
    QTest.keyClicks(stretched.palette_list._edit, "full screen")
    assert stretched.palette_list._model.rowCount() == 1, "a command is found by its English name too"


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("key", PAGES)
def test_nothing_is_cut_and_nothing_stays_english(
    stretched: Window, qtbot: QtBot, key: str, width: int, height: int
) -> None:
    stretched.resize(width, height)
    page = stretched.open_page(key)
    open_everything(page)
    check(page, qtbot)
    assert english(page) == []


def test_every_subject_of_the_lab_opens_in_it(stretched: Window) -> None:
    page = stretched.open_page("lab")
    assert isinstance(page, LabPage)
    for subject in SUBJECTS:
        page.show_subject(subject.name(subject.first or next(iter(subject.variants()))))
        QApplication.processEvents()
        assert page.model.subject is subject
        assert english(page) == [], subject.key
