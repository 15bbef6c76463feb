"""Bands over a view of the chain; where the window is too low for both, one of them, by the choice above."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets.scrolling import scrolling

LOWER = 226
"""Pixels of the lower part, at least."""
SPACING = 6


class FoldingStage(QWidget):
    """`upper`, the `choice` below it, and `lower`; folded, `choice` comes first, and one of the two after it."""

    folded_changed = Signal()

    def __init__(self, upper: QWidget, choice: QWidget, lower: QWidget, needed: Callable[[], int]) -> None:
        """`needed`: the height of `upper` with all that it may show."""
        super().__init__()
        self._upper, self._choice, self._lower, self._needed = upper, choice, lower, needed
        self.folded = False
        lower.setMinimumHeight(LOWER)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)
        self._column.setSpacing(SPACING)
        self._column.addWidget(upper)
        self._column.addWidget(choice)
        self._column.addWidget(lower, 1)
        self.area = scrolling(self)
        """This in a window that is too low even for one."""
        self.area.viewport().installEventFilter(self)

    def show_upper(self, front: bool) -> None:
        """What is in front while both have no room."""
        self._upper.setVisible(front or not self.folded)
        self._lower.setVisible(not (front and self.folded))

    def fit(self) -> None:
        """Fold, or not, after another height or another height that is needed."""
        margins = self._column.contentsMargins()
        whole = margins.top() + self._needed() + self._choice.sizeHint().height() + LOWER + 2 * SPACING
        folded = self.area.viewport().height() < whole
        if folded != self.folded:
            self.folded = folded
            self._column.removeWidget(self._choice)
            self._column.insertWidget(0 if folded else 1, self._choice)
            self.folded_changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)
