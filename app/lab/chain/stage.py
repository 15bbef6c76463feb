"""Stage of the chain: bands over a view, or one of the two if the window is too low for both."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.widgets.scrolling import scrolling

LOWER = 226
"""Least height in pixels of the lower part."""
SPACING = 6


class FoldingStage(QWidget):
    """Stage of `upper`, the `choice` below it, and `lower`.

    In a low window it is folded: `choice` comes first, and one of the two others below it.
    """

    folded_changed = Signal()

    def __init__(self, upper: QWidget, choice: QWidget, lower: QWidget, needed: Callable[[], int]) -> None:
        """Create the stage; `needed` returns the height of `upper` with all that it may show."""
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
        """Scroll area around the stage, for a window that is too low even when folded."""
        self.area.viewport().installEventFilter(self)

    def show_upper(self, front: bool) -> None:
        """Show `upper` or `lower`, while there is no room for both."""
        self._upper.setVisible(front or not self.folded)
        self._lower.setVisible(not (front and self.folded))

    def fit(self) -> None:
        """Fold or unfold the stage after its height or the height it needs has changed."""
        margins = self._column.contentsMargins()
        needed_height = margins.top() + self._needed() + self._choice.sizeHint().height() + LOWER + 2 * SPACING
        folded = self.area.viewport().height() < needed_height
        if folded != self.folded:
            self.folded = folded
            self._column.removeWidget(self._choice)
            self._column.insertWidget(0 if folded else 1, self._choice)
            self.folded_changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)
