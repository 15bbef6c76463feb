"""Side panel: a scrolling column of sections between hairlines."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.base.theme import accessible, theme
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import GROUP
from app.widgets.text import Hairline, Label

MARGIN, EDGE, SPACING = 24, 16, 12
"""Pixels beside the sections, above the first and below the last, and above and below each hairline."""
TOOL = 28
"""Pixels of an icon button in a heading, a little smaller than elsewhere."""


class Section(QWidget):
    """Section of the side panel: a heading with a note and small tools, above the content (`self.body`)."""

    accessible_role = accessible.Role.Grouping

    def __init__(self, title: str = "", note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(GROUP, True)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(8)
        self._note: Label
        """Label beside the heading; without a heading neither this nor the title label exists."""
        self._title: Label
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        if title:
            self._title, self._note = Label(title, 12, 600, "text2"), Label(note, 12, 400, "text2", elided=True)
            self._head.addWidget(self._title)
            self._head.addWidget(self._note)
            self._head.addStretch(1)
            self.body.addLayout(self._head)
            self.setAccessibleName(title)

    def set_title(self, title: str) -> None:
        """Set the heading of a section that has one."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def set_note(self, note: str) -> None:
        """Show a note beside the heading of this section of the side panel.

        Figures in the note open their explanations. The section must have a heading.
        """
        self._note.say(note)

    def add_tool(self, *widgets: QWidget) -> None:
        """Put small controls at the right end of the heading."""
        for widget in widgets:
            if isinstance(widget, IconButton):
                widget.setFixedSize(TOOL, TOOL)
            self._head.addWidget(widget)

    def add(self, widget: QWidget) -> None:
        self.body.addWidget(widget)


class SidePanel(QScrollArea):
    """Side panel with sections from top to bottom; scrolls when the window is low."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always on: a bar that comes and goes would change the width of the sections, so their height, and with that
        # come and go for ever.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sections: list[Section] = []
        self._rules: dict[Section, Hairline] = {}
        self._column_widget = _Sheet()
        self._column = QVBoxLayout(self._column_widget)
        self._column.setContentsMargins(MARGIN, EDGE, MARGIN - theme.SCROLL_BAR, EDGE)
        self._column.setSpacing(theme.gap(SPACING))
        self._column.addStretch(1)
        theme.manager().changed.connect(self._space)
        self.setWidget(self._column_widget)

    def _on_range(self, low: int, high: int) -> None:
        self.verticalScrollBar().setEnabled(low < high)

    def _space(self) -> None:
        self._column.setSpacing(theme.gap(SPACING))
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # The scroll bar has no background of its own.
            QPainter(self).fillRect(self.rect(), QColor(theme.current().panel))
        return super().event(event)

    def add(self, section: Section, *, grow: bool = False) -> None:
        """Append a section, after a hairline unless it is the first; a growing one takes the spare height."""
        end = self._column.count() - 1
        if end:
            rule = Hairline()
            self._rules[section] = rule
            self._column.insertWidget(end, rule)
            end += 1
        self._column.insertWidget(end, section, 1 if grow else 0)
        self._sections.append(section)
        section.installEventFilter(self)
        if grow:
            section.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            self._column.setStretch(self._column.count() - 1, 0)

    @property
    def content_height(self) -> int:
        """Height, in pixels, that the sections ask for."""
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(self._column_widget.width())
        return self._column_widget.sizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            above = False
            for section in self._sections:
                if section in self._rules:
                    self._rules[section].setVisible(above and not section.isHidden())
                above = above or not section.isHidden()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return QSize(400, 600)


class _Sheet(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.current().panel))
