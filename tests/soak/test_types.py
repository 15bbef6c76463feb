"""A worker makes classes while the window paints: before Python 3.12 PySide's table of types is not locked."""

from __future__ import annotations

import subprocess
import sys

import pytest

PAINT_WHILE_CLASSES_ARE_MADE = """
import os, sys, threading
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QWidget
from app.services import qt_types

COUNT = 60_000

class Button(QPushButton):
    told = Signal()

class Box(QCheckBox):
    told = Signal()

class Line(QLineEdit):
    told = Signal()

class Worker(QObject):
    done = Signal()

app = QApplication([])
if sys.argv[1] == "room":
    qt_types.ROOM = COUNT + 1000
    qt_types.make_room()
window = QWidget()
window.setStyleSheet("QPushButton {border: 1px solid red} Button:hover {color: red} Line[x='1'] {color: blue}")
row = QHBoxLayout(window)
for kind in (Button, Box, Line) * 14:
    row.addWidget(kind())
window.show()

def paint():
    window.update()
    for one in window.findChildren(QWidget):
        one.style().unpolish(one)
        one.style().polish(one)

timer = QTimer(timeout=paint)
timer.start(0)
worker, made = Worker(), []
worker.done.connect(app.quit)

def make_classes():
    for number in range(COUNT):
        made.append(type(f"Made{number}", (QObject,), {}))
    worker.done.emit()

threading.Thread(target=make_classes).start()
app.exec()
os._exit(0)
"""


@pytest.mark.long
def test_classes_made_beside_the_window_do_not_crash_it() -> None:
    """Without the room about half of such runs end in a segmentation fault."""
    code = [sys.executable, "-c", PAINT_WHILE_CLASSES_ARE_MADE, "room"]
    ends = [subprocess.run(code, capture_output=True, timeout=120, check=False).returncode for _ in range(12)]
    assert ends == [0] * len(ends)
