"""Labels in the program's few text styles, counters and hairlines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.services import theme


class Label(QLabel):
    """Text in one of the theme's inks ("text", "text2", "text3", "accent", "ok", "warn", "danger")."""

    def __init__(
        self,
        text: str = "",
        size: float = 13,
        weight: int = 400,
        ink: str = "text",
        *,
        wrap: bool = False,
        elided: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """An `elided` one may become narrower than its text, which then ends in an ellipsis."""
        super().__init__(text, parent)
        self._ink, self.elided = ink, elided
        self.setFont(theme.font(size, weight))
        self.setWordWrap(wrap)
        self._dye()
        # beside a style sheet Qt tells a label with a palette of its own of no other palette
        theme.manager().changed.connect(self._apply_theme)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(min(least.width(), self.fontMetrics().height() * 2), least.height()) if self.elided else least

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics, room = self.fontMetrics(), self.contentsRect()
        if not self.elided or metrics.horizontalAdvance(self.text()) <= room.width():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, self.alignment(), text)

    def set_ink(self, ink: str) -> None:
        self._ink = ink
        self._dye()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            # the style sheet gives a label that finds another place back the palette it had there first
            self._apply_theme()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dye()

    def _apply_theme(self) -> None:
        """Most labels are on pages that are out of sight; those are dyed when they come into sight."""
        if self.isVisible():
            self._dye()

    def _dye(self) -> None:
        wanted = QColor(getattr(theme.current(), self._ink))
        palette = self.palette()
        if palette.color(QPalette.ColorRole.WindowText) != wanted:
            palette.setColor(QPalette.ColorRole.WindowText, wanted)
            self.setPalette(palette)


class Hairline(QWidget):
    """A one-pixel rule across a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(40, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.current().border))


class Counter(QWidget):
    """A number worth watching: a small label, a big figure, a note below."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._value = Label("0", 26, 600)
        self._note = Label("", 12, 400, "text2")
        self._note.hide()
        self._label = Label(label, 12, 500, "text2")
        column.addWidget(self._label)
        column.addWidget(self._value)
        column.addWidget(self._note)
        self.setAccessibleName(label)

    def set_label(self, label: str) -> None:
        """Call what is counted something else."""
        self._label.setText(label)
        self.setAccessibleName(label)

    def set(self, value: str, note: str = "") -> None:
        """Show `value`; the note's line is kept once there was one, so nothing jumps."""
        self._value.setText(value)
        self._note.setText(note)
        if note:
            self._note.show()

    @property
    def value(self) -> str:
        return self._value.text()

    @property
    def note(self) -> str:
        return self._note.text()


def row(*widgets: QWidget, spacing: int = 8) -> QWidget:
    """Controls side by side, at the left of a plain container."""
    box = QWidget()
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    layout.addStretch(1)
    return box


def counters(*widgets: Counter) -> QWidget:
    """Counters side by side in columns of equal width, their labels level."""
    box = QWidget()
    layout = QHBoxLayout(box)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(16)
    for widget in widgets:
        layout.addWidget(widget, 1, Qt.AlignmentFlag.AlignTop)
    return box
