"""The look of fields for numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit

from app.base.theme import theme

MARGIN = 8
"""Pixels between the edge of a field and its number."""


def style_number_field(box: QAbstractSpinBox, height: int) -> None:
    """Give a field for a number a height in pixels and the program's font, and no buttons to be seen.

    The style sheet makes the buttons 0 px wide. Qt 6.11 leaves the number 1 px of room in a field with a style sheet
    that is told to have no buttons.
    """
    box.setFixedHeight(height)
    box.setFont(theme.font(13))
    edit = box.findChild(QLineEdit)
    assert edit is not None
    edit.setTextMargins(MARGIN, 0, MARGIN, 0)
