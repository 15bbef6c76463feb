"""Look of fields for numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit

from app.base.theme import theme

MARGIN = 8
"""Pixels between the edge of a field and its number."""


def style_number_field(box: QAbstractSpinBox, height: int) -> None:
    """Give a number field a height in pixels and the program's font, and hide its buttons.

    The style sheet makes the buttons 0 px wide. With a style sheet and no buttons at all, Qt 6.11 leaves the number
    only 1 px.
    """
    box.setFixedHeight(height)
    box.setFont(theme.font(13))
    edit = box.findChild(QLineEdit)
    assert edit is not None
    edit.setTextMargins(MARGIN, 0, MARGIN, 0)
