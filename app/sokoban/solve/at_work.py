"""Progress of a running search: its best attempt as a small board, and its figures."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import duration, format_integer, format_number
from app.base.language.words import tr, translate
from app.base.theme import accessible, icons, theme
from app.sokoban.browser.thumbnails import paint_level
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.level import format_state
from core.sokoban.solve.solver import SolveProgress

PICTURE = QSize(120, 94)
"""Size of the attempt's picture, which leaves room for the longest figures and a scroll bar."""
MEGABYTE, GIGABYTE = 1 << 20, 1 << 30
TRUSTED = 8
"""Number of observed growths of memory before its exhaustion is predicted, as it may grow in leaps."""
NAMES = (phrase("Positions"), phrase("Rate"), phrase("Memory"), phrase("Boxes packed"))
"""Names of the facts shown about a search, by which `fact` finds their values."""
BOX, BOX_GAP, MOST_BOXES = 15, 5, 9
"""Size and gap of the small boxes in pixels, and the most boxes for which they are drawn."""


class AtWork(QWidget):
    """Widget that shows the progress of a search."""

    def __init__(self) -> None:
        super().__init__()
        self.attempt = _Attempt()
        self._growth: deque[tuple[float, int]] = deque(maxlen=TRUSTED)
        """Latest growths of the search's memory: elapsed seconds, and bytes taken."""
        self._caption = Label(tr("best attempt"), 12, 400, "text2")
        facts = QGridLayout()
        facts.setVerticalSpacing(4)
        facts.setColumnStretch(1, 1)
        self._facts: dict[str, Label] = {}
        self._names: dict[str, Label] = {}
        self._share, self._packed = _Share(), _PackedBoxes()
        at = 0
        for name in NAMES:
            self._facts[name], self._names[name] = Label("", 12, 600), Label(translate(name), 12, 400, "text2")
            facts.addWidget(self._names[name], at, 0)
            facts.addWidget(self._facts[name], at, 1, Qt.AlignmentFlag.AlignRight)
            below = {"Memory": self._share, "Boxes packed": self._packed}.get(name)
            if below is not None:
                facts.addWidget(below, at + 1, 0, 1, 2)
            at += 2
        self._left = Label("", 12, 400, "text2")
        facts.addWidget(self._left, at, 0, 1, 2)
        picture = QVBoxLayout()
        picture.setSpacing(4)
        picture.addWidget(self.attempt)
        picture.addWidget(self._caption)
        picture.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addLayout(picture)
        line.addLayout(facts, 1)
        self._caption.hide()

    def fact(self, name: str) -> str:
        """Return the value shown beside the name of a fact."""
        return self._facts[name].text()

    @property
    def time_left(self) -> str:
        """Text about how long the search may still take."""
        return self._left.text()

    def show_progress(self, progress: SolveProgress, seconds: float, memory: int, most_seconds: float) -> None:
        """Show the progress of a search limited to `memory` bytes and `most_seconds` seconds."""
        attempt, positions, taken = progress.attempt, progress.positions, progress.memory_bytes
        self._facts["Positions"].setText(format_integer(positions))
        self._facts["Rate"].setText(f"{format_integer(round(positions / seconds))}/s" if seconds > 0.5 else "")
        self._facts["Memory"].setText(_part(taken, memory))
        self._share.set(taken / memory)
        if attempt is not None:
            self._facts["Boxes packed"].setText(
                tr("{number} of {total}", number=attempt.placed, total=len(attempt.boxes))
            )
            self._packed.set(attempt.placed, len(attempt.boxes))
        self.attempt.show_state(attempt)
        attempted = self.attempt.isVisibleTo(self)
        for widget in (self._caption, self._names["Boxes packed"], self._facts["Boxes packed"]):
            widget.setVisible(attempted)
        self._left.setText(self._say_left(taken, seconds, memory, most_seconds))

    def _say_left(self, taken: int, seconds: float, memory: int, most_seconds: float) -> str:
        """Return which limit ends the search first: its time or, if that can be foreseen, its memory."""
        growth = self._growth
        if not growth or taken != growth[-1][1]:
            growth.append((seconds, taken))
        left = max(0.0, most_seconds - seconds)
        (first, before), (last, latest) = growth[0], growth[-1]
        if len(growth) == TRUSTED and latest > before and last > first:
            full = (memory - latest) * (last - first) / (latest - before)
            if full < left:
                return tr("memory full in about {duration}", duration=duration(full))
        return tr("gives up in {seconds:.0f} s", seconds=left)

    def clear(self) -> None:
        """Clear the progress of a search that has ended."""
        self._growth.clear()
        self.attempt.clear()
        self._caption.hide()
        self._packed.set(0, 0)


def size(taken: int) -> str:
    """Return an amount of memory in words: "312 MB", "1.3 GB"."""
    return (
        f"{format_integer(taken // MEGABYTE)} MB"
        if taken < GIGABYTE
        else f"{format_number(taken / GIGABYTE, '.1f')} GB"
    )


def _part(taken: int, memory: int) -> str:
    """Return the used part of memory: "193 of 512 MB", "31 MB of 4.0 GB", "1.3 of 4.0 GB"."""
    if memory < GIGABYTE:
        return tr("{number} of {total}", number=format_integer(taken // MEGABYTE), total=size(memory))
    share = format_number(taken / GIGABYTE, ".1f") if taken >= GIGABYTE / 10 else size(taken)
    return tr("{number} of {total}", number=share, total=size(memory))


class _Share(QWidget):
    """Thin progress bar."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setFixedHeight(6)

    def set(self, share: float) -> None:
        self._share = min(1.0, share)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        track = QRectF(0, 1, self.width(), 4)
        paint_rounded_rect(painter, track, QColor(tokens.hover), QColor(tokens.border) if tokens.contrast else None, 2)
        if self._share:
            filled = QRectF(0, 1, max(4.0, self._share * self.width()), 4)
            paint_rounded_rect(painter, filled, QColor(tokens.accent), None, 2)


class _PackedBoxes(QWidget):
    """Row of small boxes, one for each box of the level, ticked where it is packed."""

    def __init__(self) -> None:
        super().__init__()
        self._packed = self._all = 0
        self.setFixedHeight(BOX + 2)
        self.hide()

    def set(self, packed: int, boxes: int) -> None:
        self._packed, self._all = packed, boxes
        self.setVisible(0 < boxes <= MOST_BOXES)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(self._all):
            box = QRectF(at * (BOX + BOX_GAP) + 0.5, 1.5, BOX - 1, BOX - 1)
            if at < self._packed:
                paint_rounded_rect(painter, box, QColor(tokens.ok), None, 3.5)
                icons.paint(painter, "check", box.adjusted(1.5, 1.5, -1.5, -1.5), tokens.panel)
            else:
                paint_rounded_rect(painter, box, QColor(tokens.panel), QColor(tokens.outline), 3.5)


class _Attempt(QWidget):
    """Widget that shows a position as a small board."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._state: State | None = None
        self._picture: QPixmap | None = None
        theme.manager().changed.connect(self._draw_anew)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Best attempt"))
        self.hide()
        self.setToolTip(tr("The position in which the solver has done most steps of its plan"))

    def sizeHint(self) -> QSize:
        return PICTURE

    def show_state(self, state: State | None) -> None:
        """Show another position; None keeps the previous one."""
        if state is not None and state != self._state:
            self._state, self._picture = state, None
            self.show()
            self.update()

    def _draw_anew(self) -> None:
        self._picture = None
        self.update()

    def clear(self) -> None:
        """Remove the position and hide the widget."""
        self._state = self._picture = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._picture is None and self._state is not None:
            rows = format_state(self._state).splitlines()
            self._picture = paint_level(rows, PICTURE, self.devicePixelRatioF())
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)
