"""Mouse actions over a plot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.plots.charts.canvas import PlotCanvas

NOTCH = 120
NONE = Qt.KeyboardModifier.NoModifier


def turn_wheel(plot: PlotCanvas, where: QPoint, notches: int, modifier: Qt.KeyboardModifier = NONE) -> bool:
    """Turn the wheel over a point; return whether the plot used the event."""
    view, point = plot.viewport(), QPointF(where)
    event = QWheelEvent(
        point, view.mapToGlobal(point), QPoint(), QPoint(0, notches * NOTCH), Qt.MouseButton.NoButton, modifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def hover(plot: PlotCanvas, where: QPoint) -> None:
    """Move the pointer to a point of this plot, whatever other window covers it."""
    view, point = plot.viewport(), QPointF(where)
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, point, view.mapToGlobal(point), none, none, NONE))


def drag(
    plot: PlotCanvas,
    start: QPoint,
    end: QPoint,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    modifier: Qt.KeyboardModifier = NONE,
) -> None:
    """Drag the mouse in steps from one point to another."""
    view = plot.viewport()
    QTest.mousePress(view, button, modifier, start)
    for step in range(1, 9):
        QTest.mouseMove(view, start + (end - start) * (step / 8))
    QTest.mouseRelease(view, button, modifier, end)
