"""The board is panned by the mouse button that took hold of it, and by no other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.sokoban.board.panning import Panning
from app.sokoban.board.viewport import Viewport

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton


class Held(Viewport):
    """Viewport that records how far it was dragged."""

    def __init__(self) -> None:
        self.moved = QPointF()

    def pan(self, by: QPointF) -> None:
        self.moved += by


def event(kind: QEvent.Type, x: float, button: Qt.MouseButton) -> QMouseEvent:
    return QMouseEvent(kind, QPointF(x, 5), QPointF(x, 5), button, button, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("button", [MIDDLE, LEFT, RIGHT])
def test_the_board_is_let_go_of_with_the_button(qtbot: QtBot, button: Qt.MouseButton) -> None:
    """Only the middle button pans the board, until it is released; the left one needs Space."""
    widget, viewport = QWidget(), Held()
    qtbot.addWidget(widget)
    panning = Panning(widget, viewport)
    takes = button is MIDDLE
    assert panning.press(event(QEvent.Type.MouseButtonPress, 10, button)) is takes
    assert panning.move(event(QEvent.Type.MouseMove, 30, Qt.MouseButton.NoButton)) is takes
    assert viewport.moved.x() == (20 if takes else 0)
    assert not panning.release(event(QEvent.Type.MouseButtonRelease, 30, RIGHT)), "that is another button"
    assert panning.release(event(QEvent.Type.MouseButtonRelease, 30, button)) is takes
    assert not panning.move(event(QEvent.Type.MouseMove, 90, Qt.MouseButton.NoButton))
    assert viewport.moved.x() == (20 if takes else 0), "nobody holds it any more"
    assert widget.cursor().shape() is Qt.CursorShape.ArrowCursor
