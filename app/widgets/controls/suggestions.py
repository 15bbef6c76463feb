"""Texts that a field may be completed to, in a list below it that is never in the way of what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QCompleter, QLineEdit, QWidget

POPUP = "suggestions"
"""The name by which the style sheet knows the list."""


class Suggestions(QCompleter):
    """Completes what is typed into `edit`. A click beside the open list closes it and does what it does elsewhere."""

    def __init__(self, edit: QLineEdit) -> None:
        self._texts = QStringListModel()
        super().__init__(self._texts, edit)
        self._edit = edit
        self._texts.setParent(self)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._list.setObjectName(POPUP)
        edit.setCompleter(self)

    @property
    def _list(self) -> QAbstractItemView:
        popup = self.popup()
        assert popup is not None
        return popup

    def offer(self, texts: Sequence[str]) -> None:
        """Complete to one of these from now on."""
        self._texts.setStringList(list(texts))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        popup = self._list
        if (
            watched is not popup
            or not isinstance(event, QMouseEvent)
            or event.type() != QEvent.Type.MouseButtonPress
            or popup.rect().contains(event.position().toPoint())
        ):
            return super().eventFilter(watched, event)
        # Qt would only close the list; what lies under the pointer is told once the list is gone
        popup.hide()
        window = self._edit.window()
        beside = window.childAt(window.mapFromGlobal(event.globalPosition().toPoint()))
        if beside is not None:
            QTimer.singleShot(0, beside, lambda: _click(beside))
        return True


def _click(widget: QWidget) -> None:
    if isinstance(widget, QAbstractButton):
        widget.click()
    elif widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        widget.setFocus(Qt.FocusReason.MouseFocusReason)
