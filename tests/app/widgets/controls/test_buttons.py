"""Buttons and check boxes behave as Qt's own for keyboard, screen readers and signals."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.widgets.controls.buttons import Button, CheckBox, IconButton

LEFT = Qt.MouseButton.LeftButton
CONTROLS: dict[str, Callable[[], QAbstractButton]] = {
    "button": lambda: Button("Solve", primary=True),
    "icon": lambda: IconButton("undo", "Take it back"),
    "box": lambda: CheckBox("Models"),
}


@pytest.fixture(params=[*CONTROLS.values()], ids=[*CONTROLS])
def control(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[QAbstractButton]:
    """Provide one control of each kind in a window, focused."""
    window = QWidget()
    control: QAbstractButton = request.param()
    QVBoxLayout(window).addWidget(control)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    control.setFocus()
    yield control


def test_they_are_qts_own(qtbot: QtBot) -> None:
    for control, kind in (
        (Button("Solve"), QPushButton),
        (IconButton("undo"), QPushButton),
        (CheckBox("A"), QCheckBox),
    ):
        qtbot.addWidget(control)
        assert isinstance(control, kind)


def test_a_screen_reader_knows_a_button(qtbot: QtBot) -> None:
    button = Button("Solve")
    qtbot.addWidget(button)
    seen = QAccessible.queryAccessibleInterface(button)
    assert seen.role() == QAccessible.Role.PushButton
    assert seen.text(QAccessible.Text.Name) == "Solve"
    button.setText("Cancel")
    assert seen.text(QAccessible.Text.Name) == "Cancel"
    button.setEnabled(False)
    assert seen.state().disabled


def test_a_screen_reader_knows_an_icon_by_its_tip(qtbot: QtBot) -> None:
    button = IconButton("undo", "Take it back")
    qtbot.addWidget(button)
    seen = QAccessible.queryAccessibleInterface(button)
    assert seen.role() == QAccessible.Role.PushButton
    assert seen.text(QAccessible.Text.Name) == "Take it back"


def test_a_screen_reader_knows_a_check_box_and_whether_it_is_checked(qtbot: QtBot) -> None:
    box = CheckBox("Models")
    qtbot.addWidget(box)
    seen = QAccessible.queryAccessibleInterface(box)
    assert seen.role() == QAccessible.Role.CheckBox
    assert seen.text(QAccessible.Text.Name) == "Models"
    assert not seen.state().checked
    box.click()
    assert seen.state().checked


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_press_the_control_with_the_focus(control: QAbstractButton, key: Qt.Key, qtbot: QtBot) -> None:
    with qtbot.waitSignal(control.clicked):
        QTest.keyClick(control, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_that_presses_a_control_means_nothing_to_what_is_around_it(
    control: QAbstractButton, key: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter that presses a control does not reach the page, which would go on with it as well."""
    heard = list[int]()
    window = control.window()
    monkeypatch.setattr(window, "keyPressEvent", lambda event: heard.append(event.key()))
    QTest.keyClick(control, Qt.Key.Key_F9)
    assert heard == [Qt.Key.Key_F9], "another key does travel on"
    QTest.keyClick(control, key)
    assert heard == [Qt.Key.Key_F9]


def test_a_shortcut_of_the_page_does_not_take_the_key_from_the_focused_control(control: QAbstractButton) -> None:
    action = QAction(control.window())
    action.setShortcut(QKeySequence("Space"))
    control.window().addAction(action)
    heard = []
    action.triggered.connect(lambda: heard.append("page"))
    control.clicked.connect(lambda: heard.append("control"))
    QTest.keyClick(control, Qt.Key.Key_Space)
    assert heard == ["control"]


def test_a_check_box_is_hit_anywhere(qtbot: QtBot) -> None:
    box = CheckBox("Models")
    qtbot.addWidget(box)
    box.resize(box.sizeHint())
    for place in (QPoint(2, 14), QPoint(box.width() - 2, 2), QPoint(20, box.height() - 2)):
        before = box.isChecked()
        QTest.mouseClick(box, LEFT, pos=place)
        assert box.isChecked() is not before


@pytest.mark.parametrize("kind", ["verb", "icon"])
def test_a_button_that_is_gone_no_longer_follows_its_action(qtbot: QtBot, kind: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    action = QAction("Undo", window)
    verb = Button("Undo", parent=window)
    verb.follow(action)
    button: QAbstractButton = verb if kind == "verb" else IconButton("undo", action=action, parent=window)
    gone: list[bool] = []
    button.destroyed.connect(lambda: gone.append(True))
    button.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))
    action.setEnabled(False)
    action.setEnabled(True)
