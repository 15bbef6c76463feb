"""Editing of names in the cells of a list or table; a subclass paints them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QObject
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.base.theme import theme
from app.widgets.cards.card import AnyIndex


class Renaming(QStyledItemDelegate):
    """Delegate with a line edit for the name in a cell; `name` is the editor's accessible name."""

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
