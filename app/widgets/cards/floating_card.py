"""Card that floats over the stage of a page and keeps its content while it is closed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.base.language.words import tr
from app.widgets.controls.buttons import IconButton
from app.widgets.keyboard_order import FLOATS
from app.widgets.painting import float_above, paint_sheet

EDGE = 8
"""Pixels between the card and the edges of the stage."""


class FloatingCard(QFrame):
    """Card at the upper edge of a stage, no wider than that; Esc or its close button closes it."""

    def __init__(self, stage: QWidget, content: QWidget, width: int) -> None:
        """Create a closed card for `content`; `width` is in pixels."""
        super().__init__(stage)
        self.setProperty(FLOATS, True)
        self.setAccessibleName(content.accessibleName())
        self._stage, self._width = stage, width
        close = IconButton("close", tr("Close", context="take away"))
        close.clicked.connect(self.leave)
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 12, 8, 12)
        line.setSpacing(8)
        line.addWidget(content, 1)
        line.addWidget(close, alignment=Qt.AlignmentFlag.AlignTop)
        float_above(self)
        stage.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show the card over the stage."""
        self.show()
        self._place()
        self.raise_()

    def leave(self) -> None:
        """Close the card; the keyboard returns to the stage."""
        if not self.isHidden():
            self._stage.setFocus()
            self.hide()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self._place()
        return handled

    def eventFilter(self, _stage: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False

    def _place(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wide = min(self._width, self._stage.width() - 2 * EDGE)
        high = max(layout.totalHeightForWidth(wide), layout.totalMinimumSize().height())
        self.setGeometry((self._stage.width() - wide) // 2, EDGE, wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)
