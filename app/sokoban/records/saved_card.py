"""Card with the stored solutions and snapshots of a level."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.language.words import tr
from app.sokoban.records.snapshot_list import SnapshotList
from app.sokoban.records.solution_list import SavedSolutionList
from app.widgets.cards.card import EDGE, OverlayCard
from app.widgets.controls.segment import Segment
from app.widgets.text import Hairline, Label
from core.base.words import phrase

WIDTH = 760
SOLUTIONS, SNAPSHOTS = "solutions", "snapshots"
CHOICES = ((SOLUTIONS, phrase("Solutions")), (SNAPSHOTS, phrase("Snapshots")))


class SavedCard(OverlayCard):
    """Card that shows either the solutions or the snapshots of a level."""

    closed = Signal()

    def __init__(self, window: QWidget, level: str, shown: str) -> None:
        super().__init__(window, min(WIDTH, window.width() - 2 * EDGE))
        self.setAccessibleName(tr("Saved solutions and snapshots"))
        self.solutions, self.snapshots = SavedSolutionList(), SnapshotList()
        self.choice = Segment(CHOICES, shown)
        self.choice.setAccessibleName(tr("Saved solutions and snapshots"))
        self.choice.chosen.connect(self.show_list)
        self.column.setContentsMargins(12, 12, 12, 12)
        self.column.setSpacing(8)
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 0, 0)
        head.addWidget(Label(level, 15, 600, elided=True), 1)
        head.addWidget(self.choice)
        self.column.addLayout(head)
        for widget in (Hairline(), self.solutions, self.snapshots):
            self.column.addWidget(widget)
        self._show_only(shown)

    def show_list(self, which: str) -> None:
        """Show the solutions, or the snapshots."""
        self._show_only(which)
        self.fit()
        (self.solutions if which == SOLUTIONS else self.snapshots).take_focus()

    def _show_only(self, which: str) -> None:
        self.choice.set_current(which)
        self.solutions.setVisible(which == SOLUTIONS)
        self.snapshots.setVisible(which == SNAPSHOTS)

    def open_below(self, anchor: QWidget) -> None:
        """Show the card below a button, right-aligned with it as far as there is room."""
        width = self.sheet.width()
        corner = anchor.mapTo(anchor.window(), QPoint(anchor.width() - width, anchor.height() + 6))
        header = anchor.parentWidget() or anchor
        least = header.mapTo(anchor.window(), QPoint(EDGE, 0)).x()
        left = min(max(least, corner.x()), self.width() - width - EDGE)
        self.sheet.move(max(EDGE, left), corner.y())
        self.show()
        self.raise_()
        self.show_list(self.choice.current)

    def fit(self) -> None:
        """Give both lists the height of their rows, as far as there is room."""
        for part, view in ((self.solutions, self.solutions.table), (self.snapshots, self.snapshots.view)):
            wanted, least = part.heights()
            view.setFixedHeight(wanted)
            _settle(part, self.sheet)
            if not part.isHidden():
                others = self.sheet.sizeHint().height() - wanted
                room = self.height() - self.sheet.y() - 2 * EDGE - others
                view.setFixedHeight(max(least, min(wanted, room)))
                _settle(part, self.sheet)
        self.sheet.adjustSize()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def _settle(*widgets: QWidget) -> None:
    """Activate nested layouts, the innermost first, so that a new height takes effect at once."""
    for widget in widgets:
        layout = widget.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
