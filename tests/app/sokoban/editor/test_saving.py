"""A level saved in the editor is the one that is played afterwards, in the real window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.shell.window import Window
from app.sokoban.editor.editor import EditorPage
from app.sokoban.page import SokobanPage
from core.sokoban.draft.grid import from_rows
from core.sokoban.level import format_state
from core.sokoban.replay import replay
from tests.app.sokoban.levels import open_file

CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
FILE = (
    "########\n#@ $  .#\n##     #\n########\nTitle: One\n\nSolution\nrRRR\n\nSnapshot 1\nr\n\n"
    "#####\n#@$.#\n#####\nTitle: Two\n"
)


class PaintedPlaces(QObject):
    """Records place and height of widgets whenever one of them is painted."""

    def __init__(self, page: QWidget, widgets: Sequence[QWidget]) -> None:
        super().__init__()
        self._page = page
        self.places: set[tuple[QWidget, int, int]] = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.places.add((watched, watched.mapTo(self._page, QPoint()).y(), watched.height()))
        return False


@pytest.fixture
def opened(page: SokobanPage, tmp_path: Path) -> SokobanPage:
    path = tmp_path / "both.sok"
    path.write_text(FILE, encoding="utf-8")
    open_file(page, path)
    page.model.open_level(0)
    assert page.model.level.title == "One"
    return page


def edit(page: SokobanPage) -> EditorPage:
    QTest.keyClick(page.board, Qt.Key.Key_D, CONTROL)
    editor = page.editor.editor
    assert editor is not None and editor.isVisible()
    return editor


def save_as(editor: EditorPage, collection: str) -> None:
    editor.keeping.collection.set_text(collection)
    QTest.keyClick(editor.canvas, Qt.Key.Key_S, CONTROL)


def test_a_mirrored_level_is_shown_with_its_mirrored_solution(opened: SokobanPage) -> None:
    model, key = opened.model, opened.model.library_key
    opened.board.wanted.emit("rRRR")
    assert model.session.is_solved
    editor = edit(opened)
    QTest.keyClick(editor.canvas, Qt.Key.Key_M, NONE)
    assert [remark.title for remark in editor.drafting.inspection.remarks] == []
    save_as(editor, opened.model.level_set.name)
    QTest.keyClick(editor.canvas, Qt.Key.Key_D, CONTROL)
    assert (model.library_key, model.index, model.level.title) == (key, 0, "One")
    assert format_state(model.session.state).split("\n")[1] == "#.  $ @#"
    assert not model.session.moves
    assert [(one.title, one.moves) for one in model.level.recordings] == [("Solution", "lLLL"), ("Snapshot 1", "l")]
    assert replay(model.level.start, model.level.solutions[0]).state.solved


def test_every_turn_takes_the_solutions_along_and_another_board_does_not(opened: SokobanPage) -> None:
    editor = edit(opened)
    for code in (Qt.Key.Key_R, Qt.Key.Key_R, Qt.Key.Key_M, Qt.Key.Key_R):
        QTest.keyClick(editor.canvas, code, NONE)
        level = editor.drafting.level()
        assert replay(level.start, level.solutions[0]).state.solved
        assert len(level.recordings) == 2
    editor.canvas.change_edge(0, 1)
    assert editor.drafting.level().solutions, "more floor outside is the same level"
    editor.drafting.begin(editor.drafting.current)
    assert not editor.drafting.level().solutions, "a draft that comes from nowhere has none"


def test_the_others_of_the_collection_stay_where_they_are_on_the_board(opened: SokobanPage) -> None:
    model = opened.model
    editor = edit(opened)
    QTest.keyClick(editor.canvas, Qt.Key.Key_M, NONE)
    model.open_level(1)
    save_as(editor, opened.model.level_set.name)
    QTest.keyClick(editor.canvas, Qt.Key.Key_D, CONTROL)
    assert (model.level.title, model.index) == ("Two", 1)
    model.open_level(0)
    assert model.level.rows[1] == "#.  $ @#"


def test_the_level_is_the_new_one_after_a_trial_too(opened: SokobanPage) -> None:
    name = opened.model.level_set.name
    editor = edit(opened)
    QTest.keyClick(editor.canvas, Qt.Key.Key_M, NONE)
    QTest.keyClick(editor.canvas, Qt.Key.Key_F5, NONE)
    assert opened.model.trying
    editor = edit(opened)
    save_as(editor, name)
    QTest.keyClick(editor.canvas, Qt.Key.Key_D, CONTROL)
    assert opened.model.level.rows[1] == "#.  $ @#" and not opened.model.trying


def test_a_click_on_save_saves_while_names_are_suggested(opened: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    editor = edit(opened)
    QTest.keyClick(editor.canvas, Qt.Key.Key_M, NONE)
    keeping = editor.keeping
    keeping.suggestions.offer(["Rooms", "Rooms of others"])
    keeping.collection.edit.setFocus()
    keeping.collection.edit.selectAll()
    QTest.keyClicks(keeping.collection.edit, "Rooms")
    popup = keeping.suggestions.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    picture = popup.grab().toImage()
    assert picture.pixelColor(picture.width() - 8, picture.height() - 8) == QColor(theme.current().panel)
    place = keeping.button.mapTo(shown, keeping.button.rect().center())
    QTest.mouseClick(shown.windowHandle(), Qt.MouseButton.LeftButton, NONE, place)
    qtbot.waitUntil(lambda: "Rooms" in [one.title for one in opened.model.library.index().collections])
    assert not popup.isVisible()


def test_the_level_on_the_board_stays_when_its_place_is_taken_by_an_unfinished_one(opened: SokobanPage) -> None:
    name = opened.model.level_set.name
    editor = edit(opened)
    editor.drafting.do(from_rows(["####", "#@ #", "####"], "One"))
    save_as(editor, name)
    QTest.keyClick(editor.canvas, Qt.Key.Key_D, CONTROL)
    assert format_state(opened.model.session.state).split("\n")[1] == "#@ $  .#"
    assert len(opened.model.level_set.levels) == 1


def test_fields_stay_where_they_are_when_something_is_to_be_fixed(page: SokobanPage, qtbot: QtBot) -> None:
    editor = edit(page)
    editor.drafting.begin(from_rows(["#######", "#@ $ .#", "#######"]))
    fields = (editor.about.title, editor.about.author, editor.about.comment, editor.keeping.collection)
    qtbot.wait(300)
    before = [field.mapTo(editor, QPoint()) for field in fields]
    painted = PaintedPlaces(editor, fields)
    editor.drafting.begin(from_rows(["#######", "#@ $   ", "#######"]))
    assert len(editor.fixes.remarks.cards) == 2
    qtbot.waitUntil(lambda: editor.fixes.height() > 140)
    qtbot.waitUntil(lambda: [field.mapTo(editor, QPoint()) for field in fields] == before)
    assert painted.places == {(field, place.y(), field.height()) for field, place in zip(fields, before, strict=True)}
