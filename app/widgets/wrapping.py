"""Layout of controls in as many lines as they need, since words are longer in some languages."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

SPACING = 8


def wrapping(*widgets: QWidget) -> QWidget:
    """Return a plain container with the widgets in lines, from the left."""
    box = QWidget()
    layout = Wrapping(box)
    for widget in widgets:
        layout.addWidget(widget)
    return box


class Wrapping(QLayout):
    """Layout in lines: a control that does not fit begins the next one; widths are those of size hints."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(SPACING)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        self._arrange(room, place=True)

    def sizeHint(self) -> QSize:
        """Return the size of all controls in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(size.width() + self.spacing() for size in sizes) - self.spacing()
        return QSize(max(0, wide), max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the least width and height in which each control fits on its own."""
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        return QSize(
            max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0)
        )

    def _arrange(self, room: QRect, *, place: bool) -> int:
        """Return the height of all lines in the width of `room`; with `place` also set the geometries."""
        x = y = line = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x and x + size.width() > room.width():
                x, y, line = 0, y + line + self.spacing(), 0
            if place:
                wide = min(size.width(), room.width())
                item.setGeometry(QRect(room.topLeft() + QPoint(x, y), QSize(wide, size.height())))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line
