"""Cells of a list or table that are renamed in place: what is painted of them, and where, a subclass says."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QObject
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.base.theme import theme
from app.widgets.cards.card import AnyIndex


class Renaming(QStyledItemDelegate):
    """Edits what a cell is called in one line; `name` says what that is, to those who hear it."""

    def __init__(self, view: QObject, name: str, longest: int | None = None) -> None:
        super().__init__(view)
        self._called, self._longest = name, longest

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: AnyIndex) -> QWidget:
        editor = QLineEdit(parent)
        if self._longest is not None:
            editor.setMaxLength(self._longest)
        editor.setAccessibleName(self._called)
        editor.setFont(theme.font(13))
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: AnyIndex) -> None:
        assert isinstance(editor, QLineEdit)
        model.setData(index, editor.text())
