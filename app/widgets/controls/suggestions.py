"""Completions of a field, in a list below it that does not block clicks beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QCompleter, QLineEdit, QWidget

POPUP = "suggestions"
"""Object name by which the style sheet selects the list."""


class Suggestions(QCompleter):
    """Completer of `edit`; a click beside its open list closes the list and has its usual effect."""

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
        """Set the texts to complete to."""
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
        # Qt would only close the list; the widget under the pointer is found once the list is hidden.
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
