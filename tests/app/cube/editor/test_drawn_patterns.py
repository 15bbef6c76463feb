"""Drawn patterns are stored under names: tested in the real window, by mouse and keys."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.editor.drawn_patterns import LONGEST_NAME, TABLE, DrawnPattern, DrawnPatterns
from app.cube.model.model import SMALL, Mode
from app.cube.moves.pattern_list import PatternList
from app.cube.page import CubePage
from app.shell.window import Window
from core.base.puzzle import InputError
from core.cube.painted_net import GAP, SHAPES
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE
from tests.app.heard import Heard, services

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
SOLVED = PUZZLE.facelets(PUZZLE.solved)
RING = bytes(colour if at % 9 in (4, 1) else GAP for at, colour in enumerate(SOLVED))
FACE = bytes(colour if at < 9 or at % 9 == 4 else GAP for at, colour in enumerate(SOLVED))
CORNERS = bytes(colour if at < 8 else GAP for at, colour in enumerate(POCKET.facelets(POCKET.solved)))


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    window.activateWindow()
    return found


def draw(page: CubePage, net: bytes) -> None:
    page.edit()
    assert page.editor is not None
    page.editor.net.show_stickers(net)


def keep(page: CubePage, name: str) -> None:
    field = page.wildcards.name
    field.edit.selectAll()
    QTest.keyClicks(field.edit, name)
    QTest.mouseClick(page.wildcards.keep_button, LEFT)


def opened(page: CubePage) -> PatternList:
    page.commands["cube.patterns"].trigger()
    return next(card for card in page.window().findChildren(PatternList) if card.isVisible())


def own(page: CubePage) -> list[tuple[str, bytes]]:
    return [(one.name, one.net) for one in page.services.get_shared(DrawnPatterns).patterns]


def test_a_drawn_pattern_is_kept_listed_and_taken_up(page: CubePage, qtbot: QtBot) -> None:
    draw(page, RING)
    keep(page, "  My   ring ")
    assert own(page) == [("My ring", RING)] and not page.wildcards.name.error
    page.leave_editor()
    card = opened(page)
    QTest.keyClicks(card.edit, "my ri")
    assert [one.name for one in card.model.rows] == ["My ring"]
    qtbot.wait(10)
    assert not card.view.grab().isNull()
    assert page.editor is not None
    page.editor.net.show_stickers(FACE)
    QTest.keyClick(card.edit, Qt.Key.Key_Return)
    assert page.model.mode is Mode.EDITING and page.editor.stickers == RING
    assert page.wildcards.name.text == "My ring" and page.wildcards.search_button.isEnabled()
    QTest.mouseClick(page.editor.undo_button, LEFT)
    assert page.editor.stickers == FACE, "what stood there comes back"


def test_only_the_one_that_was_taken_up_is_replaced(page: CubePage) -> None:
    draw(page, RING)
    keep(page, "Ring")
    draw(page, FACE)
    keep(page, "Ring")
    assert own(page) == [("Ring", FACE)], "it is drawn on"
    keep(page, "Face")
    assert own(page) == [("Face", FACE), ("Ring", FACE)]
    draw(page, RING)
    keep(page, "ring")
    assert page.wildcards.name.error == "There is already a pattern called Ring. Choose another name."
    assert page.wildcards.name.text == "ring" and own(page)[1] == ("Ring", FACE)
    keep(page, "  ")
    assert page.wildcards.name.error == "Give the pattern a name."
    QTest.keyClick(page.wildcards.name.edit, Qt.Key.Key_R)
    assert not page.wildcards.name.error
    draw(page, SHAPES[3].unpainted_net)
    assert not page.wildcards.keep_button.isEnabled(), "nothing is drawn"


def test_one_is_renamed_deleted_and_brought_back(page: CubePage) -> None:
    patterns = page.services.get_shared(DrawnPatterns)
    patterns.keep("Ring", RING)
    patterns.keep("Face", FACE)
    card = opened(page)
    assert [one.name for one in card.model.rows[:2]] == ["Face", "Ring"]
    QTest.keyClick(card.edit, Qt.Key.Key_F2)
    assert card.name.isVisible() and card.name.text == "Face"
    QTest.keyClicks(card.name.edit, "Ring")
    QTest.keyClick(card.name.edit, Qt.Key.Key_Return)
    assert (
        card.name.error == "There is already a pattern called Ring. Choose another name." and card.name.text == "Ring"
    )
    QTest.keyClick(card.name.edit, Qt.Key.Key_Escape)
    assert card.isVisible() and not card.name.isVisible()
    QTest.keyClick(card.edit, Qt.Key.Key_F2)
    QTest.keyClicks(card.name.edit, "White face")
    QTest.keyClick(card.name.edit, Qt.Key.Key_Return)
    assert own(page) == [("Ring", RING), ("White face", FACE)]
    assert card.current_own_pattern == DrawnPattern("White face", FACE), "one stays on it"
    QTest.keyClick(card.edit, Qt.Key.Key_Delete)
    assert len(own(page)) == 2, "Del is a key of the line one types in"
    QTest.keyClick(card.edit, Qt.Key.Key_Delete, SHIFT)
    assert own(page) == [("Ring", RING)] and card.gone.isVisible()
    assert card._gone_words.text() == "White face is deleted"
    QTest.mouseClick(card.undo_button, LEFT)
    assert own(page) == [("Ring", RING), ("White face", FACE)] and not card.gone.isVisible()
    QTest.keyClicks(card.edit, "checkerboard")
    QTest.keyClick(card.edit, Qt.Key.Key_Delete, SHIFT)
    QTest.keyClick(card.edit, Qt.Key.Key_F2)
    assert card.current_own_pattern is None and not card.name.isVisible() and len(own(page)) == 2, (
        "the others are nobody's to change"
    )


def test_one_of_the_other_cube_brings_that_cube(page: CubePage) -> None:
    page.services.get_shared(DrawnPatterns).keep("Layer", CORNERS)
    card = opened(page)
    assert "8 stickers of a 2\u00d72\u00d72, 16 blank ones" in card.model.rows[0].description
    QTest.mouseClick(card.view.viewport(), LEFT, pos=card.view.visualRect(card.model.index(0)).center())
    assert page.model.variant == SMALL and page.model.mode is Mode.EDITING
    assert page.editor is not None and page.editor.stickers == CORNERS
    page.leave_editor()
    card = opened(page)
    QTest.keyClicks(card.edit, "cube in a cube")
    QTest.keyClick(card.edit, Qt.Key.Key_Return)
    assert page.model.is_large, "the library's are of the 3x3x3"


def test_names_have_an_end(page: CubePage) -> None:
    with pytest.raises(InputError, match="61 characters"):
        page.services.get_shared(DrawnPatterns).keep("x" * (LONGEST_NAME + 1), RING)


def test_a_row_that_is_no_pattern_is_passed_over(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    given = services(tmp_path, Heard())
    patterns = given.get_shared(DrawnPatterns)
    patterns.keep("Good", RING)
    for name, net in (("short", "UUU"), ("letters", "X" * 54), ("", "." * 54), ("long" * 40, "." * 54)):
        given.store.write(TABLE, f"INSERT INTO {TABLE} VALUES (?, ?, 0)", (name, net))
    assert "Good" in [one.name for one in patterns.patterns]
    assert all(len(one.net) in (24, 54) for one in patterns.patterns)
    given.store.close()


KILLED = """
import time
from PySide6.QtCore import QCoreApplication
from app.cube.editor.drawn_patterns import DrawnPatterns
from app.base.storage import database
from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from tests.app.heard import Heard
application = QCoreApplication([])
store = Store(database.users_file())
services = Services(Settings(), store, Jobs(), Heard(), lambda _page, _subject: None)
services.get_shared(DrawnPatterns).keep("Ring", bytes([6] * 53 + [5]))
store.finish(5)
print("kept", flush=True)
time.sleep(60)
"""


def test_it_survives_a_kill(home: Path, qtbot: QtBot) -> None:
    home.mkdir(exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, env=environment)
    assert child.stdout is not None and child.stdout.readline() == "kept\n"
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    del qtbot
    from app.base.jobs.jobs import Jobs
    from app.base.services import Services
    from app.base.storage import database
    from app.base.storage.settings import Settings
    from app.base.storage.store import Store

    store = Store(database.users_file())
    given = Services(Settings(), store, Jobs(), Heard(), lambda _page, _subject: None)
    assert given.get_shared(DrawnPatterns).patterns == [DrawnPattern("Ring", bytes([GAP] * 53 + [5]))]
    store.close()
