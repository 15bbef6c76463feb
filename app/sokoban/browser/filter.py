"""Which levels the browser shows, and in which order: words, solved or not, boxes, size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from app.services import icons, theme
from app.sokoban.library.index import LevelRow
from app.widgets.dropdown import Dropdown
from app.widgets.range_slider import RangeSlider
from app.widgets.segment import Segment

ALL, UNSOLVED, SOLVED = "all", "unsolved", "solved"
STATES = ((ALL, "All"), (UNSOLVED, "Unsolved"), (SOLVED, "Solved"))
ORDERS: dict[str, tuple[str, Callable[[LevelRow], object]]] = {
    "place": ("In their order", lambda row: row.place),
    "boxes": ("Fewest boxes first", lambda row: (row.boxes, row.width * row.height)),
    "size": ("Smallest first", lambda row: (row.width * row.height, row.boxes)),
    "title": ("By title", lambda row: row.name.casefold()),
    "author": ("By author", lambda row: row.author.casefold()),
}
TWO_LINES_BELOW = 860
"""A bar narrower than this has its sliders on a second line."""


@dataclass(frozen=True)
class Filter:
    """What a level must be like to be shown; a range includes its ends."""

    words: tuple[str, ...] = ()
    state: str = ALL
    boxes: tuple[int, int] | None = None
    size: tuple[int, int] | None = None
    """Squares of the longer side."""
    order: str = "place"

    def choose(self, rows: Sequence[LevelRow], texts: Sequence[str], solved: Callable[[LevelRow], bool]) -> list[int]:
        """The indices of the rows that fit, in order; `texts` is what is searched of each row, in lower case."""
        found: Sequence[int] = range(len(rows))
        for word in self.words:
            found = [at for at in found if word in texts[at]]
        if self.boxes is not None:
            least, most = self.boxes
            found = [at for at in found if least <= rows[at].boxes <= most]
        if self.size is not None:
            least, most = self.size
            found = [at for at in found if least <= side(rows[at]) <= most]
        if self.state != ALL:
            wanted = self.state == SOLVED
            found = [at for at in found if solved(rows[at]) is wanted]
        if self.order != "place":
            key = ORDERS[self.order][1]
            found = sorted(found, key=lambda at: key(rows[at]))  # type: ignore[arg-type,return-value]
        return list(found)


def side(row: LevelRow) -> int:
    """Squares of the longer side."""
    return max(row.width, row.height)


class FilterBar(QWidget):
    """The controls of a `Filter`; what is typed counts at once. `order` is for the browser to place."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setPlaceholderText("Search titles and authors")
        self.search.setAccessibleName("Search titles and authors")
        self.search.setClearButtonEnabled(True)
        self.search.setFixedHeight(32)
        self.search.setFont(theme.font(13))
        self._sign = QAction(self)
        self.search.addAction(self._sign, QLineEdit.ActionPosition.LeadingPosition)
        self.state = Segment(STATES, ALL)
        self.state.setAccessibleName("Solved or not")
        self.boxes, self.size_range = RangeSlider("Boxes"), RangeSlider("Size")
        self.order = Dropdown([(key, text) for key, (text, _) in ORDERS.items()], "place")
        self.order.setToolTip("Order of the levels")
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        for line in (self._first, self._second):
            line.setSpacing(16)
        self._first.addWidget(self.search, 1)
        self._first.addWidget(self.state)
        self._second.addWidget(self.boxes)
        self._second.addWidget(self.size_range)
        self._second.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)
        self._two_lines: bool | None = None
        self._arrange()
        self._dye()
        theme.manager().changed.connect(self._dye)
        self.search.textChanged.connect(self.changed)
        for signal in (self.state.chosen, self.boxes.changed, self.size_range.changed, self.order.chosen):
            signal.connect(lambda *_: self.changed.emit())

    def set_rows(self, rows: Sequence[LevelRow]) -> None:
        """Offer the ranges of other levels, both wide open; the words and the rest stay."""
        self.boxes.set_values({row.boxes for row in rows})
        self.size_range.set_values({max(row.width, row.height) for row in rows})

    @property
    def filter(self) -> Filter:
        return Filter(
            tuple(self.search.text().casefold().split()),
            self.state.current,
            None if self.boxes.wide else (self.boxes.low, self.boxes.high),
            None if self.size_range.wide else (self.size_range.low, self.size_range.high),
            self.order.current,
        )

    def clear(self) -> None:
        """Let every level be shown."""
        self.blockSignals(True)
        self.search.clear()
        self.state.set_current(ALL)
        self.boxes.widen()
        self.size_range.widen()
        self.blockSignals(False)
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        two = self.width() < TWO_LINES_BELOW
        if two == self._two_lines:
            return
        self._two_lines = two
        for line in (self._first, self._second):
            self._grid.removeItem(line)
        self._grid.addLayout(self._first, 0, 0)
        self._grid.addLayout(self._second, 1 if two else 0, 0 if two else 1)
        self._grid.setColumnStretch(0, 1)

    def _dye(self) -> None:
        self._sign.setIcon(icons.icon("search", 16))
