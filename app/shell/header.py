"""The line over the stage of every page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLayout, QWidget

from app.services.wording import clauses
from app.widgets.buttons import press_by_labels
from app.widgets.text import Label, plain_tip

HEIGHT = 72
GAP = 12
"""Between the title and the choices beside it."""


class Header(QWidget):
    """Title and choices at the left, icon tools at the right."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._has_choices = False
        self._optional: list[QWidget] = []
        self._title = Label(title, 20, 600, elided=True)
        self._subtitle = Label("", 13, 400, "text2", elided=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(28, 0, 24, 0)
        line.setSpacing(12)
        self._left, self._right = QHBoxLayout(), QHBoxLayout()
        self._left.setSpacing(GAP)
        self._right.setSpacing(4)
        self._left.addWidget(self._title)
        self._left.addWidget(self._subtitle)
        line.addLayout(self._left)
        line.addStretch(1)
        line.addLayout(self._right)
        line.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def set_title(self, title: str, subtitle: str = "") -> None:
        self._title.setText(title)
        self._subtitle.setText(subtitle)
        self.setToolTip(plain_tip(clauses((title, subtitle))))

    def press_by_title(self, button: QAbstractButton) -> None:
        """Let a click on the title press the button beside it, too."""
        press_by_labels(button, self._title, self._subtitle)

    def add_choice(self, widget: QWidget, *, optional: bool = False) -> None:
        """A control beside the title: a segment, a drop-down. An optional one gives way in a narrow window."""
        self._has_choices = True
        if optional:
            self._optional.append(widget)
        self._left.addSpacing(4)
        self._left.addWidget(widget)

    def add_tool(self, *widgets: QWidget) -> None:
        for widget in widgets:
            self._right.addWidget(widget)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._share_room()
        return done

    def _share_room(self) -> None:
        """Hide what there is no room for; the width or the choices have changed."""
        line = self.layout()
        if line is None:
            return
        giving: list[QWidget] = [self._subtitle] if self._subtitle.text() else []
        if self._has_choices:
            # the choice added last gives way first; the first one outlives the title, which the rail says too
            giving += [*self._optional[:0:-1], self._title, *self._optional[:1]]
        wanted = line.sizeHint().width()
        wanted += sum(widget.sizeHint().width() + GAP for widget in giving if widget.isHidden())
        for widget in giving:
            widget.setVisible(wanted <= self.width())
            wanted -= 0 if wanted <= self.width() else widget.sizeHint().width() + GAP
