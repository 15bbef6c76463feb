"""Simulated mouse and keys for the editor, and readings of what it shows."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.sokoban.editor.editor import EditorPage
from app.sokoban.library.library import Library
from core.sokoban.draft.grid import from_rows

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
GOOD = "#######\n#@ $ .#\n#######"
FAULTY = "#######\n#@ $   \n#######"


class Said:
    """Records every message of the editor."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        del good
        self.sentences.append(f"{text} {detail}".strip())

    def toast(self, text: str, detail: str = "") -> None:
        self.say(text, detail)


def opened(qtbot: QtBot, store: Store, said: Said) -> EditorPage:
    jobs = Jobs()
    editor = EditorPage(Services(Settings(), store, jobs, said, lambda *_: None), Library(store))
    jobs.setParent(editor)
    qtbot.addWidget(editor)
    editor.resize(1200, 800)
    editor.show()
    qtbot.waitExposed(editor)
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    editor.resume_editing()
    return editor


class Hand:
    """Sends real mouse events to squares of the editor, given as column and row."""

    def __init__(self, editor: EditorPage) -> None:
        self.canvas = editor.canvas

    def at(self, square: tuple[int, int]) -> QPoint:
        return self.canvas.rect_of(*square).center().toPoint()

    def drag(
        self,
        start: tuple[int, int],
        end: tuple[int, int],
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = NONE,
        steps: int = 3,
    ) -> None:
        first, way = self.at(start), self.at(end) - self.at(start)
        QTest.mousePress(self.canvas, button, keys, first)
        for step in range(1, steps + 1):
            QTest.mouseMove(self.canvas, first + way * (step / steps))
        QTest.mouseRelease(self.canvas, button, keys, self.at(end))

    def click(self, square: tuple[int, int], button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.canvas, button, keys, self.at(square))


def rows(editor: EditorPage) -> list[str]:
    return [row.decode() for row in editor.drafting.current.rows]


def key(editor: EditorPage, name: str, keys: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(editor.canvas, Qt.Key[f"Key_{name}"], keys)


def show(editor: EditorPage, text: str) -> None:
    editor.drafting.begin(from_rows(text.split("\n")))


def titles(editor: EditorPage) -> list[str]:
    return [remark.title for remark in editor.drafting.inspection.remarks]


def undo(editor: EditorPage) -> None:
    key(editor, "Z", CONTROL)
