"""Segments are radio groups, dropdowns combo boxes: by keyboard, screen reader and in little room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QKeySequence, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QRadioButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.focus import OFF, FocusRing

KEY = Qt.Key
METRICS = (("htm", "Half turns"), ("qtm", "Quarter turns"), ("stm", "Slices"))
SPEEDS = (("1", "Slow"), ("2", "Steady"), ("4", "Fast"))

Control = TypeVar("Control", bound=QWidget)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def segment(qtbot: QtBot) -> Iterator[Segment]:
    """Provide a segment of three choices in a window, between two buttons."""
    yield from shown(Segment(METRICS, "htm"), qtbot)


@pytest.fixture
def dropdown(qtbot: QtBot) -> Iterator[Dropdown]:
    """Provide a dropdown of three choices in a window, between two buttons."""
    yield from shown(Dropdown(SPEEDS, "2", "Speed"), qtbot)


def shown(control: Control, qtbot: QtBot) -> Iterator[Control]:
    """Provide the control in a window, between two buttons; the window lives as long as the test."""
    window = QWidget()
    column = QVBoxLayout(window)
    for widget in (QPushButton("Before"), control, QPushButton("After")):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    yield control


def heard(control: Segment | Dropdown) -> list[str]:
    """Return the list in which choices are recorded from now on."""
    keys: list[str] = []
    control.chosen.connect(keys.append)
    return keys


# the segment


def test_arrow_keys_move_the_choice_and_stop_at_the_ends(segment: Segment) -> None:
    keys = heard(segment)
    segment.setFocus()
    for key in (KEY.Key_Left, KEY.Key_Right, KEY.Key_Right, KEY.Key_Right, KEY.Key_Left):
        QTest.keyClick(segment.option(segment.current), key)
    assert keys == ["qtm", "stm", "qtm"]
    assert segment.current == "qtm"
    assert segment.hasFocus()


def test_tab_stops_once_at_a_segment_at_what_is_chosen(segment: Segment) -> None:
    segment.set_current("qtm")
    before, after = segment.window().findChildren(QPushButton)
    before.setFocus()
    QTest.keyClick(before, KEY.Key_Tab)
    assert QApplication.focusWidget() is segment.option("qtm")
    QTest.keyClick(segment.option("qtm"), KEY.Key_Tab)
    assert QApplication.focusWidget() is after


def test_the_focus_ring_is_round_the_whole_segment(segment: Segment) -> None:
    ring = FocusRing(segment.window())
    segment.setFocus()
    assert ring.isVisible()
    assert ring.geometry() == segment.geometry().adjusted(-OFF, -OFF, OFF, OFF)


def test_the_focus_ring_moves_with_what_its_control_is_in(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    card = QWidget(window)
    button = QPushButton("Go on", card)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    ring = FocusRing(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    card.move(20, 20)
    button.setFocus()
    before = ring.geometry()
    card.move(20, 60)
    assert ring.geometry() == before.translated(0, 40)


def test_the_focus_ring_is_whole_at_the_edge_of_the_window_and_seen_on_its_own_colour(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    tokens = theme.current()
    window.setPalette(QPalette(QColor(tokens.accent)))
    button = QPushButton("Go on", window)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setGeometry(1, 20, 120, 40)
    ring = FocusRing(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    button.setFocus()
    assert window.rect().contains(ring.geometry()) and ring.geometry().left() == 0
    drawn, middle = window.grab().toImage(), button.geometry().center()
    across = [drawn.pixelColor(x, middle.y()).name().upper() for x in range(3)]
    assert across == [tokens.accent, tokens.accent, tokens.panel]
    down = [drawn.pixelColor(middle.x(), ring.y() + y).name().upper() for y in range(4)]
    assert down == [tokens.accent, tokens.accent, tokens.panel, tokens.accent], "a line of another colour runs along it"


def test_the_focus_ring_ends_where_its_control_is_scrolled_out_of_sight(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    scrolled, button = QScrollArea(window), QPushButton("Go on")
    scrolled.setGeometry(50, 50, 200, 60)
    button.setFixedSize(120, 100)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    scrolled.setWidget(button)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    before = window.grab().toImage()
    ring = FocusRing(window)
    button.setFocus()
    assert ring.isVisible()
    assert ring.geometry().bottom() > scrolled.geometry().bottom() + OFF
    after, below = window.grab().toImage(), QRect(0, scrolled.geometry().bottom() + 1, 300, 200)
    assert after != before
    assert after.copy(below) == before.copy(below)


def test_a_choice_set_by_the_program_is_silent(segment: Segment) -> None:
    keys = heard(segment)
    segment.set_current("stm")
    assert segment.option("stm").isChecked()
    assert not segment.option("htm").isChecked()
    segment.set_current("none of them")
    assert not any(option.isChecked() for option in segment.findChildren(QRadioButton))
    segment.set_current("htm")
    assert segment.option("htm").isChecked()
    assert not keys


def test_a_click_on_what_is_chosen_says_nothing(segment: Segment) -> None:
    keys = heard(segment)
    QTest.mouseClick(segment.option("htm"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(segment.option("stm"), Qt.MouseButton.LeftButton)
    assert keys == ["stm"]


def test_a_screen_reader_knows_the_choices_and_the_one_that_is_on(segment: Segment) -> None:
    seen = {key: QAccessible.queryAccessibleInterface(segment.option(key)) for key, _ in METRICS}
    assert {one.role() for one in seen.values()} == {QAccessible.Role.RadioButton}
    assert [one.text(QAccessible.Text.Name) for one in seen.values()] == [text for _, text in METRICS]
    assert [bool(one.state().checked) for one in seen.values()] == [True, False, False]
    segment.option("qtm").click()
    assert [bool(one.state().checked) for one in seen.values()] == [False, True, False]
    segment.setAccessibleName("Metric")
    assert {one.text(QAccessible.Text.Description) for one in seen.values()} == {"Metric"}


def test_a_segment_with_too_little_room_moves_together_and_then_says_what_it_cuts(segment: Segment) -> None:
    wide = segment.sizeHint().width()
    assert segment.width() == wide
    segment.setFixedWidth(wide - 40)
    QApplication.processEvents()
    last = segment.option("stm")
    assert last.geometry().right() < segment.width(), "nothing is outside"
    assert [segment.option(key).toolTip() for key, _ in METRICS] == ["", "", ""], "the padding was enough"
    segment.setFixedWidth(wide // 2)
    QApplication.processEvents()
    assert last.geometry().right() < segment.width()
    assert segment.option("qtm").toolTip() == "Quarter turns"


# the dropdown


def test_up_down_and_first_letters_choose(dropdown: Dropdown) -> None:
    keys = heard(dropdown)
    dropdown.setFocus()
    for key in (KEY.Key_Down, KEY.Key_Down, KEY.Key_Up, KEY.Key_F):
        QTest.keyClick(dropdown, key)
    assert keys == ["4", "2", "4"]
    assert dropdown.text() == "Speed Fast"


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return])
def test_space_and_enter_open_the_list_and_escape_leaves_the_choice(dropdown: Dropdown, key: Qt.Key) -> None:
    keys = heard(dropdown)
    dropdown.setFocus()
    QTest.keyClick(dropdown, key)
    assert dropdown.view().isVisible()
    QTest.keyClick(dropdown.view(), KEY.Key_Down)
    QTest.keyClick(dropdown.view(), KEY.Key_Escape)
    assert not dropdown.view().isVisible()
    assert (keys, dropdown.current) == ([], "2")


def test_what_is_chosen_from_the_open_list_is_said_once(dropdown: Dropdown) -> None:
    keys = heard(dropdown)
    for key in ("1", "1"):
        dropdown.showPopup()
        dropdown.view().setCurrentIndex(dropdown.model().index(dropdown.findData(key), 0))
        QTest.keyClick(dropdown.view(), KEY.Key_Return)
    assert keys == ["1"]


def test_a_letter_is_not_a_shortcut_of_the_page_while_the_list_has_the_focus(dropdown: Dropdown) -> None:
    action = QAction(dropdown.window())
    action.setShortcut(QKeySequence("F"))
    dropdown.window().addAction(action)
    pressed: list[bool] = []
    action.triggered.connect(pressed.append)
    dropdown.setFocus()
    QTest.keyClick(dropdown, KEY.Key_F)
    assert (dropdown.current, pressed) == ("4", [])


def test_the_wheel_over_a_dropdown_changes_nothing(dropdown: Dropdown) -> None:
    place = QPointF(8, 8)
    turn = QWheelEvent(
        place, dropdown.mapToGlobal(place), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(dropdown, turn)
    assert dropdown.current == "2"
    assert not turn.isAccepted()


def test_a_long_list_scrolls_and_is_as_wide_as_its_rows(qtbot: QtBot) -> None:
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    for many in shown(Dropdown([(str(k), f"Level {k} of a large collection") for k in range(60)], "0"), qtbot):
        many.showPopup()
        popup, view = many.view().window(), many.view()
        assert popup.height() < 400
        assert view.verticalScrollBar().maximum() > 0
        assert view.viewport().width() >= view.fontMetrics().horizontalAdvance(many.itemText(59))
        assert not popup.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground), "black without a compositor"
        many.hidePopup()


def test_a_screen_reader_knows_a_dropdown(dropdown: Dropdown) -> None:
    assert isinstance(dropdown, QComboBox)
    seen = QAccessible.queryAccessibleInterface(dropdown)
    assert seen.role() == QAccessible.Role.ComboBox
    assert seen.text(QAccessible.Text.Value) == "Steady"
    dropdown.set_current("4")
    assert seen.text(QAccessible.Text.Value) == "Fast"
    assert [label.text(QAccessible.Text.Name) for label, _ in seen.relations(QAccessible.RelationFlag.Label)] == [
        "Speed"
    ]


def test_an_unknown_choice_is_refused(dropdown: Dropdown) -> None:
    with pytest.raises(KeyError):
        dropdown.set_current("8")
    assert dropdown.current == "2"
