"""The solver at work: its best attempt as a small board, and what it has done and taken so far."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from app.services.wording import grouped
from app.sokoban.browser.thumbnails import paint_level
from app.widgets.text import Label
from core.sokoban.board import State
from core.sokoban.level import format_state
from core.sokoban.solve.solver import Progress

PICTURE = QSize(132, 104)
MEGABYTE = 1 << 20


class AtWork(QWidget):
    """Shows the progress of one search."""

    def __init__(self) -> None:
        super().__init__()
        self.attempt = _Attempt()
        facts = QGridLayout()
        facts.setVerticalSpacing(4)
        self._facts: dict[str, Label] = {}
        for at, name in enumerate(("Positions", "Rate", "Memory", "Boxes packed")):
            self._facts[name] = Label("", 12, 600)
            facts.addWidget(Label(name, 12, 400, "text2"), at, 0)
            facts.addWidget(self._facts[name], at, 1, Qt.AlignmentFlag.AlignRight)
        facts.setColumnStretch(1, 1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(14)
        line.addWidget(self.attempt, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(facts, 1)

    def fact(self, name: str) -> str:
        """What is said beside a name."""
        return self._facts[name].text()

    def show_progress(self, progress: Progress, seconds: float, memory: int) -> None:
        """Show what is so now; `memory` is the most bytes that the search may take."""
        attempt, positions = progress.attempt, progress.positions
        self._facts["Positions"].setText(grouped(positions))
        self._facts["Rate"].setText(f"{grouped(round(positions / seconds))}/s" if seconds > 0.5 else "")
        taken = f"{grouped(progress.memory_bytes // MEGABYTE)} of {grouped(memory // MEGABYTE)} MB"
        self._facts["Memory"].setText(taken)
        packed = "" if attempt is None else f"{attempt.placed} of {len(attempt.boxes)}"
        if packed or not self.attempt.isVisible():
            self._facts["Boxes packed"].setText(packed or "–")
        self.attempt.show_state(attempt)


class _Attempt(QWidget):
    """A position as a small board."""

    def __init__(self) -> None:
        super().__init__()
        self._state: State | None = None
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Best attempt")
        self.hide()
        self.setToolTip("The position in which most steps of its plan are done")

    def sizeHint(self) -> QSize:
        return PICTURE

    def show_state(self, state: State | None) -> None:
        """Show another position; None leaves the one before."""
        if state is not None and state != self._state:
            self._state, self._picture = state, None
            self.show()
            self.update()

    def clear(self) -> None:
        """There is no attempt to show."""
        self._state = self._picture = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture is None and self._state is not None:
            rows = format_state(self._state).splitlines()
            self._picture = paint_level(rows, PICTURE, self.devicePixelRatioF())
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)
