"""Popup that asks for the size of a new empty room."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.widgets.cards.popover import EDGE, Popover
from app.widgets.controls import spin_box
from app.widgets.controls.buttons import Button
from app.widgets.text import Label

SIZES = ((8, 8), (12, 8), (16, 12), (24, 18), (50, 50))
LEAST, MOST = 3, 200


class NewRoom(Popover):
    """Popup below the header that offers common sizes of a room and fields for any other."""

    chosen = Signal(int, int)

    def __init__(self, window: QWidget, width: int, height: int) -> None:
        super().__init__(window)
        self.setAccessibleName(tr("New level"))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(10)
        column.addWidget(Label(tr("New level"), 13, 600))
        common = QHBoxLayout()
        common.setSpacing(6)
        self.common: list[Button] = []
        for across, down in SIZES:
            button = Button(f"{across} × {down}")
            button.clicked.connect(partial(self._choose, across, down))
            common.addWidget(button)
            self.common.append(button)
        column.addLayout(common)
        own = QHBoxLayout()
        own.setSpacing(8)
        self.across, self.down = _number(width, tr("Columns")), _number(height, tr("Rows"))
        self.create_button = Button(tr("Create"), primary=True)
        self.create_button.clicked.connect(lambda: self._choose(self.across.value(), self.down.value()))
        own.addWidget(self.across)
        own.addWidget(Label("×", 13, 400, "text2"))
        own.addWidget(self.down)
        own.addStretch(1)
        own.addWidget(self.create_button)
        column.addLayout(own)
        column.addWidget(Label(tr("Undo brings the present level back."), 12, 400, "text2"))
        self.across.lineEdit().returnPressed.connect(self.create_button.click)
        self.down.lineEdit().returnPressed.connect(self.create_button.click)

    def open_below(self, anchor: QWidget) -> None:
        """Show the popup with its top right corner below `anchor`."""
        self.adjustSize()
        self.place(anchor.mapToGlobal(QPoint(anchor.width() - self.width() - EDGE, anchor.height())))
        self.show()
        self.across.setFocus()
        self.across.selectAll()

    def _choose(self, across: int, down: int) -> None:
        self.close()
        self.chosen.emit(across, down)


def _number(value: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(LEAST, MOST)
    box.setValue(value)
    box.setFixedWidth(64)
    spin_box.style_number_field(box, 34)
    box.setAccessibleName(name)
    box.setToolTip(tr("{name}, {least} to {most}", name=name, least=LEAST, most=MOST))
    return box
