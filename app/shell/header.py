"""Header line above the stage of every page."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLayout, QMenu, QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.widgets.controls.buttons import IconButton, press_by_labels
from app.widgets.controls.segment import Segment
from app.widgets.text import Label, plain_tip

HEIGHT = 72
GAP = 12
"""Pixels between the title and the choices beside it."""


class FoldingChoice(Protocol):
    """Choice with a narrow form."""

    @property
    def is_folded(self) -> bool:
        """Whether the choice has its narrow form."""

    @property
    def room_saved(self) -> int:
        """Pixels of width that the narrow form of the choice saves."""

    def fold(self, folded: bool) -> None:
        """Switch to the narrow form, or back to the wide one."""


class Header(QWidget):
    """Title and choices at the left, icon tools at the right.

    Where room is short, a choice takes its narrow form first; then tools move into a menu, the title goes, and at last
    optional choices move into the menu.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self._has_choices = False
        self._optional: list[QWidget] = []
        self._folding: FoldingChoice | None = None
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
        self._foldable: list[IconButton] = []
        self._folded: set[QWidget] = set()
        """Tools and other widgets that are hidden for want of room."""
        self.more_button = IconButton("more", tr("More commands"))
        """Button for the menu of tools that do not fit; hidden while all of them fit."""
        self.more_button.hide()
        self.more_button.clicked.connect(self._open_menu)
        self._right.addWidget(self.more_button)
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

    def add_choice(self, widget: QWidget, *, optional: bool = False, folding: FoldingChoice | None = None) -> None:
        """Add a control beside the title: a segment or a drop-down.

        An optional one gives way in a narrow window, a segment into the menu; `folding` is the widget itself if it has
        a narrow form.
        """
        self._has_choices = True
        self._folding = folding or self._folding
        if optional:
            self._optional.append(widget)
        self._left.addSpacing(4)
        self._left.addWidget(widget)

    def add_tool(self, *widgets: QWidget, stays: bool = False) -> None:
        """Add tools at the right end.

        The button of an action moves into the menu in a narrow window, unless it `stays`; the tools added first stay
        longest.
        """
        for widget in widgets:
            self._right.addWidget(widget)
            if not stays and isinstance(widget, IconButton) and widget.action is not None:
                self._foldable.append(widget)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._share_room()
        return done

    def _share_room(self) -> None:
        """Show what fits and hide the rest, after a change of the width or of the choices."""
        line = self.layout()
        if line is None:
            return
        giving: list[QWidget] = [self._subtitle] if self._subtitle.text() else []
        giving += [tool for tool in reversed(self._foldable) if not self._is_hidden_by_page(tool)]
        if self._has_choices:
            # The choice added last goes first; the first one outlives the title, which the rail shows as well.
            giving += [*self._optional[:0:-1], self._title, *self._optional[:1]]
        wanted = line.sizeHint().width()
        wanted += sum(self._room(widget) for widget in giving if widget.isHidden())
        if not self.more_button.isHidden():
            wanted -= self._room(self.more_button)
        choice = self._folding
        if choice is not None:
            wanted += choice.room_saved if choice.is_folded else 0
            narrow = wanted > self.width()
            wanted -= choice.room_saved if narrow else 0
            if narrow != choice.is_folded:
                choice.fold(narrow)
        folds = False
        for widget in giving:
            fits = wanted <= self.width()
            widget.setVisible(fits)
            self._folded.discard(widget)
            if not fits:
                wanted -= self._room(widget)
                self._folded.add(widget)
                if widget in self._foldable and not folds:
                    folds = True
                    wanted += self._room(self.more_button)
        self.more_button.setVisible(folds)

    def _is_hidden_by_page(self, tool: QWidget) -> bool:
        """Return whether a tool is hidden by the page itself, not for want of room."""
        explicit = tool.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        return tool.isHidden() and explicit and tool not in self._folded

    def _room(self, widget: QWidget) -> int:
        """Return the width that a widget takes, the gap to its neighbour included."""
        gap = self._right.spacing() if self._right.indexOf(widget) >= 0 else GAP
        return widget.sizeHint().width() + gap

    def _open_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in self._optional:
            if isinstance(choice, Segment) and choice.isHidden():
                choice.add_to(menu)
        menu.addActions([tool.action for tool in self._foldable if tool in self._folded and tool.action is not None])
        corner = self.more_button.mapToGlobal(self.more_button.rect().bottomRight())
        menu.popup(QPoint(corner.x() - menu.sizeHint().width(), corner.y() + 4))
