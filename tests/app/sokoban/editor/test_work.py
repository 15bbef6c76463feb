"""Faults of a draft, its text, its name, where it is stored, and how it survives a restart."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.storage.store import Store
from app.sokoban.board import look
from app.sokoban.editor.editor import EditorPage
from app.sokoban.editor.model import DraftModel
from app.sokoban.library.library import Library
from core.sokoban.draft.grid import Tool, from_rows, room
from core.sokoban.level import Level
from tests.app.sokoban.editor.parts import (
    CONTROL,
    FAULTY,
    GOOD,
    LEFT,
    NONE,
    Hand,
    Said,
    key,
    opened,
    rows,
    show,
    titles,
    undo,
)

ROOT = Path(__file__).resolve().parents[4]

# what is wrong


def test_faults_are_numbered_and_mended_by_clicks(editor: EditorPage) -> None:
    show(editor, FAULTY)
    cards = editor.fixes.remarks.cards
    assert [card.remark.title for card in cards] == ["The wall is open at G2", "1 box, 0 goals"]
    assert not editor.play_button.isEnabled()
    assert "Playable once nothing is left to fix" in editor.facts
    for expected in ("Close it", "Add goal"):
        button = editor.fixes.remarks.cards[0].button
        assert button is not None and button.text() == expected
        QTest.mouseClick(button, LEFT)
    assert [remark.fatal for remark in editor.drafting.inspection.remarks] == [False]
    assert titles(editor) == ["You have not solved it yet"]
    assert editor.play_button.isEnabled()
    undo(editor)
    undo(editor)
    assert rows(editor) == FAULTY.replace(" ", "-").split("\n")


def test_faults_are_marked_on_the_board(editor: EditorPage) -> None:
    show(editor, GOOD)
    whole = editor.canvas.grab().toImage()
    show(editor, FAULTY)
    faulty = editor.canvas.grab().toImage()
    corner = editor.canvas.rect_of(6, 1).center().toPoint()
    assert whole.pixelColor(corner) != faulty.pixelColor(corner)
    card = editor.fixes.remarks.cards[0]
    card.pointed.emit(card.remark)
    assert editor.canvas.grab().toImage().pixelColor(corner) != faulty.pixelColor(corner)


def test_the_figures_follow(editor: EditorPage) -> None:
    show(editor, GOOD)
    values = editor.figures.values
    assert [values[name].text() for name in ("size", "boxes", "goals", "floor")] == ["7 × 3", "1", "1", "5"]


def test_a_large_draft_is_looked_over_when_the_hand_rests(editor: EditorPage, hand: Hand, qtbot: QtBot) -> None:
    editor.draft.new_room(60, 60)
    editor.drafting.inspect_now()
    key(editor, "5")
    hand.click((30, 30))
    assert titles(editor)[0] == "There is no man"
    qtbot.waitUntil(lambda: "There is no man" not in titles(editor))


# text


def test_text_is_copied_pasted_and_dropped(editor: EditorPage, said: Said, tmp_path: Path) -> None:
    show(editor, GOOD)
    assert editor.text.text.toPlainText() == GOOD
    key(editor, "C", CONTROL)
    assert QGuiApplication.clipboard().text() == GOOD
    QGuiApplication.clipboard().setText("5#|#@$.#|5#")
    key(editor, "V", CONTROL)
    assert rows(editor) == ["#####", "#@$.#", "#####"]
    file = tmp_path / "some.xsb"
    file.write_text(f"{GOOD}\n\n{GOOD}\n", encoding="utf-8")
    for mime, width in ((_urls(file), 7), (_text("4#|#@.#|4#"), 4)):
        place = editor.canvas.rect().center()
        enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, mime, LEFT, NONE)
        QApplication.sendEvent(editor.canvas, enter)
        assert enter.isAccepted()
        QApplication.sendEvent(editor.canvas, QDropEvent(QPointF(place), Qt.DropAction.CopyAction, mime, LEFT, NONE))
        assert editor.drafting.current.width == width
    assert any("The first of 2 levels." in sentence for sentence in said.sentences)
    before = editor.drafting.current
    QGuiApplication.clipboard().setText("no level at all")
    key(editor, "V", CONTROL)
    assert editor.drafting.current == before and "no level" in said.sentences[-1]


def _urls(path: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


def _text(text: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(text)
    return mime


# what it is called, and where it is kept


def test_names_are_typed_without_tools_hearing_it(editor: EditorPage) -> None:
    QTest.mouseClick(editor.about.title.edit, LEFT)
    QTest.keyClicks(editor.about.title.edit, "Room 4")
    assert editor.drafting.current.title == "Room 4"
    assert editor.canvas.tool is Tool.WALL
    QTest.keyClick(editor.about.title.edit, Qt.Key.Key_Return)
    assert editor.canvas.hasFocus()
    undo(editor)
    assert editor.drafting.current.title == "" == editor.about.title.text
    key(editor, "Y", CONTROL)
    assert editor.about.title.text == "Room 4"
    editor.about.comment.setPlainText("two\nlines")
    assert editor.drafting.current.comment == "two\nlines"


def test_a_level_is_saved_and_saved_again_in_its_place(editor: EditorPage, store: Store, said: Said) -> None:
    show(editor, GOOD)
    editor.about.title.edit.setText("")
    QTest.keyClicks(editor.about.title.edit, "Corridor")
    editor.canvas.setFocus()
    key(editor, "S", CONTROL)
    assert said.sentences[-1] == "Saved Corridor In My levels"
    key(editor, "M")
    QTest.mouseClick(editor.keeping.button, LEFT)
    index = Library(store).index()
    (mine,) = [entry for entry in index.collections if entry.title == "My levels"]
    assert [row.title for row in index.levels[mine.key]] == ["Corridor"]
    assert Library(store).board(index.levels[mine.key][0].key)[1] == "#. $ @#"
    editor.draft.new_room(5, 5)
    show(editor, GOOD)
    key(editor, "S", CONTROL)
    assert len(Library(store).index().levels[mine.key]) == 2


def test_an_unfinished_level_is_saved_and_finished_later(editor: EditorPage, store: Store, said: Said) -> None:
    show(editor, FAULTY)
    editor.drafting.do(replace(editor.drafting.current, title="Half", author="Ada", comment="To be closed"))
    QTest.mouseClick(editor.keeping.button, LEFT)
    assert said.sentences[-1] == "Saved Half Unfinished, in My levels"
    library = Library(store)
    (row,) = [row for entry in library.index().collections for row in library.index().levels[entry.key] if row.fault]
    assert (row.title, row.author, library.read_level_texts(row.key)[2]) == ("Half", "Ada", "To be closed")
    editor.draft.new_room(5, 5)
    editor.draft.begin_entry(library.entry(row.key), row.key)
    assert rows(editor) == FAULTY.replace(" ", "-").split("\n")
    assert editor.drafting.current.comment == "To be closed"
    show(editor, FAULTY)
    QTest.mouseClick(editor.keeping.button, LEFT)
    assert len(library.index().levels[row.collection]) == 2, "another one of the same title is another level"
    editor.draft.begin_entry(library.entry(row.key), row.key)
    editor.drafting.do(from_rows(GOOD.split("\n"), "Whole"))
    QTest.mouseClick(editor.keeping.button, LEFT)
    kept = library.index().levels[row.collection]
    assert (kept[0].key, kept[0].title, kept[0].fault) == (row.key, "Whole", "")


def test_a_level_without_a_wall_is_refused_in_words(editor: EditorPage, store: Store, said: Said) -> None:
    editor.drafting.do(from_rows(["@$."], "Nothing"))
    QTest.mouseClick(editor.keeping.button, LEFT)
    assert said.sentences[-1] == "The level was not saved. A level can be saved once it has a wall."
    assert all(entry.is_built_in for entry in Library(store).index().collections)


def test_a_solution_played_once_is_saved_with_the_level(editor: EditorPage, store: Store) -> None:
    show(editor, GOOD)
    level: list[Level] = []
    editor.draft.play_wanted.connect(level.append)
    QTest.mouseClick(editor.play_button, LEFT)
    store.record_best("sokoban", level[0].key, "pushes", 2, "rRR")
    editor.resume_editing()
    assert titles(editor) == []
    key(editor, "S", CONTROL)
    index = Library(store).index()
    row = next(row for entry in index.collections for row in index.levels[entry.key] if not entry.is_built_in)
    assert Library(store).level(row.key).solutions == ("rRR",)


def test_the_draft_and_its_history_survive(qtbot: QtBot, store: Store, said: Said) -> None:
    editor = opened(qtbot, store, said)
    editor.draft.new_room(9, 7)
    hand = Hand(editor)
    hand.click((2, 2))
    hand.click((3, 3))
    qtbot.waitUntil(lambda: not editor.drafting.pending)  # nobody says goodbye
    again = DraftModel(store)
    assert again.current == editor.drafting.current
    again.undo()
    assert again.current.sign_at(3, 3) == ord("-") and again.current.sign_at(2, 2) == ord("#")
    again.undo()
    again.undo()
    assert again.current.width == 12 and not again.can_undo


KILLED = """
import os, signal
from PySide6.QtCore import QCoreApplication, QTimer
from app.sokoban.editor.model import DraftModel
from app.base.storage.store import Store
from core.sokoban.draft.grid import Tool, paint
application = QCoreApplication([])
drafting = DraftModel(Store())
for square in range(13, 18):
    drafting.do(paint(drafting.current, (square,), Tool.GOAL))
QTimer.singleShot(1000, lambda: os.kill(os.getpid(), signal.SIGKILL))
application.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_has_the_draft_and_its_history() -> None:
    done = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, check=False)
    assert done.returncode < 0
    store = Store()
    drafting = DraftModel(store)
    assert drafting.current.count(b".") == 5
    for _ in range(5):
        drafting.undo()
    assert drafting.current.signs == room(12, 8).signs
    store.close()


def test_a_broken_record_begins_anew(store: Store) -> None:
    store.save_game("sokoban-draft", "draft", {"steps": ["no"], "origins": [0], "position": 0})
    assert DraftModel(store).current.signs == room(12, 8).signs


# new levels, sight, looks


def test_a_new_room_has_the_size_one_asks_for(editor: EditorPage, qtbot: QtBot) -> None:
    show(editor, GOOD)
    key(editor, "N", CONTROL)
    card = editor.draft.new_card
    assert card is not None
    qtbot.waitUntil(card.isVisible)
    card.across.setValue(14)
    card.down.setValue(5)
    QTest.mouseClick(card.create_button, LEFT)
    assert (editor.drafting.current.width, editor.drafting.current.height) == (14, 5)
    undo(editor)
    assert rows(editor)[1] == "#@-$-.#"


def test_a_copy_of_a_level_is_begun_once(editor: EditorPage) -> None:
    show(editor, GOOD)
    level = editor.draft.level()
    assert level is not None
    editor.draft.new_room(5, 5)
    editor.draft.begin_copy(level)
    assert editor.drafting.current.text == GOOD
    Hand(editor).click((2, 1))
    changed = editor.drafting.current
    editor.draft.begin_copy(level)
    assert editor.drafting.current == changed
    for _ in range(2):
        undo(editor)
    assert editor.drafting.current.width == 5  # and so the copy would be another one
    editor.draft.begin_copy(level)
    assert editor.drafting.current.text == GOOD


@pytest.mark.parametrize("text", [GOOD, FAULTY])
def test_the_picture_of_a_draft_is_saved(editor: EditorPage, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    pictures: list[QImage] = []

    def save(_page: object, draw: export.Draw, size: QSize, name: str, _messages: object) -> None:
        assert name == "Untitled level"
        picture = QImage(size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        draw(painter)
        painter.end()
        pictures.append(picture)

    monkeypatch.setattr(export, "ask_and_save", save)
    show(editor, text)
    key(editor, "E", CONTROL)
    (picture,) = pictures
    colours = {picture.pixelColor(x, picture.height() // 2).name().upper() for x in range(picture.width())}
    assert {look.colours().wall, look.colours().box, look.colours().man} <= colours
