"""Filter and order of the levels in the browser: search words, state, boxes, size and grade."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from app.base.language.words import tr
from app.base.storage import fields
from app.base.theme import icons, theme
from app.sokoban.browser.standing import LevelStanding, Status
from app.sokoban.library.index import LevelRow
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.range_slider import RangeSlider
from core.base.words import phrase

ALL, UNSOLVED, SOLVED = "all", "unsolved", "solved"
PROGRAM, NOBODY, GAVE_UP, UNSOLVABLE, PROVED, BRACKET = (
    "program",
    "nobody",
    "gave_up",
    "unsolvable",
    "proved",
    "bracket",
)
UNDECIDED = (Status.BEGUN, Status.OPEN, Status.GAVE_UP)
STATES: dict[str, tuple[str, Callable[[LevelStanding], bool]]] = {
    ALL: (phrase("All levels"), lambda _: True),
    UNSOLVED: (phrase("Not solved by you"), lambda one: one.status is not Status.YOURS),
    SOLVED: (phrase("Solved by you"), lambda one: one.status is Status.YOURS),
    PROGRAM: (phrase("Solved by the program"), lambda one: one.status is Status.PROGRAM),
    NOBODY: (phrase("Solved by nobody"), lambda one: one.best is None and one.status in UNDECIDED),
    GAVE_UP: (phrase("Given up by the program"), lambda one: one.status is Status.GAVE_UP),
    UNSOLVABLE: (phrase("Unsolvable"), lambda one: one.status is Status.UNSOLVABLE),
    PROVED: (phrase("Fewest pushes proved"), lambda one: one.is_proved),
    BRACKET: (phrase("Fewest pushes not proved"), lambda one: one.best is not None and not one.is_proved),
}
STATE_ORDER = (
    Status.BEGUN, Status.OPEN, Status.GAVE_UP, Status.PROGRAM, Status.YOURS, Status.UNSOLVABLE, Status.BROKEN,
)  # fmt: skip
NEVER = 1 << 40
"""Sort key that comes after every number."""
ORDERS: dict[str, tuple[str, Callable[[LevelRow, LevelStanding], object]]] = {
    "place": (phrase("In collection order"), lambda row, _: row.place),
    "boxes": (phrase("Fewest boxes first"), lambda row, _: (row.boxes, row.width * row.height)),
    "most_boxes": (phrase("Most boxes first"), lambda row, _: (-row.boxes, -row.width * row.height)),
    "size": (phrase("Smallest first"), lambda row, _: (row.width * row.height, row.boxes)),
    "largest": (phrase("Largest first"), lambda row, _: (-row.width * row.height, -row.boxes)),
    "grade": (phrase("Easiest first"), lambda row, _: (row.grade or NEVER, row.place)),
    "hardest": (phrase("Hardest first"), lambda row, _: (-row.grade, row.place)),
    "pushes": (
        phrase("Fewest pushes first"),
        lambda row, one: (NEVER if one.best is None else one.best, -one.lower, row.boxes),
    ),
    "most_pushes": (
        phrase("Most pushes first"),
        lambda row, one: (NEVER if one.best is None else -one.best, -one.lower, -row.boxes),
    ),
    "moves": (phrase("Fewest moves first"), lambda row, one: (NEVER if one.moves is None else one.moves, row.boxes)),
    "most_moves": (
        phrase("Most moves first"),
        lambda row, one: (NEVER if one.moves is None else -one.moves, -row.boxes),
    ),
    "bracket": (
        phrase("Widest bounds first"),
        lambda row, one: (NEVER if one.width is None else -one.width, row.place),
    ),
    "state": (phrase("Unsolved first"), lambda row, one: (STATE_ORDER.index(one.status), row.place)),
    "title": (phrase("By title"), lambda row, _: row.name.casefold()),
    "author": (phrase("By author"), lambda row, _: row.author.casefold()),
}
OWN_STATES = (ALL, UNSOLVED, SOLVED)
OWN_ORDERS = (
    "place", "boxes", "most_boxes", "size", "largest", "grade", "hardest", "state", "title", "author",
)  # fmt: skip
"""States and orders offered when the program hides what it knows of levels."""
TWO_LINES_BELOW = 860
"""Width of the filter bar, without the grades, below which its sliders move to a second line."""
THREE_SLIDERS = 640
"""Width of the filter bar below which there is no room for the slider of grades."""


@dataclass(frozen=True)
class Filter:
    """Conditions that a level must meet to be shown, and the order; a range includes its ends."""

    words: tuple[str, ...] = ()
    state: str = ALL
    boxes: tuple[int, int] | None = None
    size: tuple[int, int] | None = None
    """Squares along the longer side."""
    grade: tuple[int, int] | None = None
    order: str = "place"

    @property
    def number(self) -> int | None:
        """Number of a level, if the search consists of a number only."""
        return fields.digits(self.words[0]) if len(self.words) == 1 else None

    def choose(
        self, rows: Sequence[LevelRow], texts: Sequence[str], standing: Callable[[LevelRow], LevelStanding]
    ) -> list[int]:
        """Return the indices of the rows that fit, in order; `texts` are the rows' lower-case search texts."""
        indices: Sequence[int] = range(len(rows))
        for word in self.words:
            indices = [at for at in indices if word in texts[at] or rows[at].place + 1 == self.number]
        if self.boxes is not None:
            least, most = self.boxes
            indices = [at for at in indices if least <= rows[at].boxes <= most]
        if self.size is not None:
            least, most = self.size
            indices = [at for at in indices if least <= side(rows[at]) <= most]
        if self.grade is not None:
            least, most = self.grade
            indices = [at for at in indices if least <= rows[at].grade <= most]
        if self.state != ALL:
            wanted = STATES[self.state][1]
            indices = [at for at in indices if wanted(standing(rows[at]))]
        if self.order != "place":
            key = ORDERS[self.order][1]
            indices = sorted(indices, key=lambda at: key(rows[at], standing(rows[at])))  # type: ignore[arg-type,return-value]
        return list(indices)


def side(row: LevelRow) -> int:
    """Return the number of squares along the longer side of a level."""
    return max(row.width, row.height)


class FilterBar(QWidget):
    """Controls of a `Filter`, which take effect at once; the browser places the widget `order`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search titles, authors, numbers"))
        self.search.setAccessibleName(tr("Search titles, authors, numbers"))
        self.search.setClearButtonEnabled(True)
        self.search.setFixedHeight(32)
        self.search.setFont(theme.font(13))
        self._sign = QAction(self)
        self.search.addAction(self._sign, QLineEdit.ActionPosition.LeadingPosition)
        self.state = Dropdown(_choices(STATES), ALL)
        self.state.setAccessibleName(tr("Levels"))
        self.state.setToolTip(tr("Which levels are shown"))
        self.boxes, self.size_range, self.grade = (
            RangeSlider(tr("Boxes")),
            RangeSlider(tr("Size")),
            RangeSlider(tr("Grade")),
        )
        self.order = Dropdown(_choices(ORDERS), "place")
        self.order.setAccessibleName(tr("Order of the levels"))
        self.order.setToolTip(tr("Order of the levels"))
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        for line in (self._first, self._second):
            line.setSpacing(16)
        self._first.addWidget(self.search, 1)
        self._first.addWidget(self.state)
        self._second.addWidget(self.boxes)
        self._second.addWidget(self.size_range)
        self._second.addWidget(self.grade)
        self._second.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)
        self._two_lines: bool | None = None
        self._graded = False
        self._arrange()
        self._dye()
        theme.manager().changed.connect(self._dye)
        self.search.textChanged.connect(self.changed)
        for signal in (
            self.state.chosen, self.boxes.changed, self.size_range.changed, self.grade.changed, self.order.chosen,
        ):  # fmt: skip
            signal.connect(lambda *_: self.changed.emit())

    def set_rows(self, rows: Sequence[LevelRow]) -> None:
        """Set the ranges of the sliders to those of other levels; search words, state and order stay."""
        self.boxes.set_values({row.boxes for row in rows})
        self.size_range.set_values({max(row.width, row.height) for row in rows})
        self.grade.set_values({row.grade for row in rows})
        self._graded = any(row.grade for row in rows)
        self._offer_grades()

    def set_quiet(self, quiet: bool) -> None:
        """Offer only states and orders that rest on the player's own solutions, or all of them."""
        for control, choices, own in ((self.state, STATES, OWN_STATES), (self.order, ORDERS, OWN_ORDERS)):
            offered = {key: choice for key, choice in choices.items() if not quiet or key in own}
            control.set_choices(_choices(offered), control.current if control.current in offered else own[0])

    @property
    def filter(self) -> Filter:
        return Filter(
            tuple(self.search.text().casefold().split()),
            self.state.current,
            None if self.boxes.wide else (self.boxes.low_value, self.boxes.high_value),
            None if self.size_range.wide else (self.size_range.low_value, self.size_range.high_value),
            None if self.grade.wide else (self.grade.low_value, self.grade.high_value),
            self.order.current,
        )

    def clear(self) -> None:
        """Reset the filter so that every level is shown."""
        self.blockSignals(True)
        self.search.clear()
        self.state.set_current(ALL)
        self.boxes.widen()
        self.size_range.widen()
        self.grade.widen()
        self.blockSignals(False)
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_grades()

    def _offer_grades(self) -> None:
        """Show the slider of grades if levels have grades and the bar has room; sorting by grade stays."""
        self.grade.setVisible(self._graded and self.width() >= THREE_SLIDERS)
        if self.grade.isHidden() and not self.grade.wide:
            self.grade.widen()
        self._arrange()

    def _arrange(self) -> None:
        two = self.width() < TWO_LINES_BELOW + (0 if self.grade.isHidden() else self.grade.sizeHint().width())
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


def _choices(choices: Mapping[str, tuple[str, object]]) -> list[tuple[str, str]]:
    return [(key, text) for key, (text, _) in choices.items()]
