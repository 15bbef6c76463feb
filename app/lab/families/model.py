"""The corridor that is looked at, and what was counted of each: the only state of "Hard on purpose"."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.services.jobs import Asker, Job
from app.services.services import Services
from app.services.wording import counted
from core.control import Control
from core.sokoban.families import fibonacci
from core.sokoban.families.count import Count, count
from core.sokoban.solve.solver import Effort

LEAST, MOST = fibonacci.LEAST, 16
"""Boxes that are shown: to as many the lengths were printed."""
AT_ONCE = range(LEAST, 8)
"""So few boxes are counted in a moment, without being asked for."""
EFFORT = Effort(seconds=600, memory=2 << 30)
"""For each of the two searches of a count."""


@dataclass(frozen=True)
class Row:
    """What is known of one number of boxes."""

    boxes: int
    length: fibonacci.Length
    """By the recurrence."""
    closed: tuple[float, float]
    """Moves and pushes by the closed form."""
    moves_counted: bool
    pushes_counted: bool

    @property
    def counted(self) -> str:
        """What was counted, in words."""
        if self.moves_counted and self.pushes_counted:
            return "counted"
        return "moves counted" if self.moves_counted else "pushes counted" if self.pushes_counted else "not counted"


class HardModel(QObject):
    """Counts are kept in the settings: nothing is counted twice. A count that was given up is not kept."""

    changed = Signal()
    progressed = Signal()
    """A count has come further; `counting` has its job."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._asker = Asker(services.jobs)
        self._boxes = max(LEAST, min(services.settings.get("lab/hard/boxes", 7), MOST))
        kept = {boxes: _read(services.settings.get(_key(boxes), "")) for boxes in range(LEAST, MOST + 1)}
        self._counts = {boxes: found for boxes, found in kept.items() if found is not None}
        self._ended = ""

    @property
    def boxes(self) -> int:
        """In the corridor that is looked at."""
        return self._boxes

    @boxes.setter
    def boxes(self, boxes: int) -> None:
        boxes = max(LEAST, min(boxes, MOST))
        if boxes != self._boxes:
            self._boxes, self._ended = boxes, ""
            self._settings.set("lab/hard/boxes", boxes)
            self.changed.emit()

    def count_of(self, boxes: int) -> Count:
        """What was proved by counting."""
        return self._counts.get(boxes, Count(None, None))

    def rows(self) -> list[Row]:
        """What is known of every corridor that is shown."""
        return [
            Row(
                boxes,
                fibonacci.length(boxes),
                fibonacci.closed_form(boxes),
                self.count_of(boxes).moves is not None,
                self.count_of(boxes).pushes is not None,
            )
            for boxes in range(LEAST, MOST + 1)
        ]

    @property
    def counting(self) -> Job | None:
        """The count at work, if there is one."""
        return self._asker.job

    @property
    def asked(self) -> int:
        """The boxes of the corridor that is being counted; 0 while none is."""
        question = self._asker.question
        return question if isinstance(question, int) else 0

    @property
    def ended(self) -> str:
        """How the last count ended without an answer, in a sentence; "" if it has one, or another corridor is shown."""
        return self._ended

    def count_small(self) -> None:
        """Count what takes a moment, one after the other."""
        missing = [boxes for boxes in AT_ONCE if not self.count_of(boxes).whole]
        if missing and self.counting is None:
            self._count(missing[0], then_small=True)

    def count(self) -> None:
        """Count the corridor that is looked at; another that is being counted is dropped."""
        if not self.count_of(self._boxes).whole:
            self._count(self._boxes)

    def stop(self) -> None:
        """Cancel the count."""
        if self.counting is not None:
            self.counting.cancel()

    def _count(self, boxes: int, *, then_small: bool = False) -> None:
        self._ended = ""
        job = self._asker.ask(
            boxes,
            f"Counting the shortest answers for {counted(boxes, 'box', 'boxes')}",
            lambda control: _counted(boxes, control),
            partial(self._on_counted, boxes, then_small),
            on_failure=self._on_ended,
            on_cancelled=lambda: self._on_ended(f"Counting n = {boxes} was cancelled."),
        )
        job.progressed.connect(self.progressed)
        self.changed.emit()

    def _on_counted(self, boxes: int, then_small: bool, found: Count) -> None:
        self._counts[boxes] = found
        if found.whole:
            self._settings.set(_key(boxes), f"{found.moves} {found.pushes}")
        else:
            self._ended = f"n = {boxes} was not counted to the end. {found.reason.rstrip('.')}."
        if then_small:
            self.count_small()
        self.changed.emit()

    def _on_ended(self, reason: str) -> None:
        self._ended = reason
        self.changed.emit()


def _counted(boxes: int, control: Control) -> Count:
    return count(boxes, EFFORT, control)


def _key(boxes: int) -> str:
    return f"lab/hard/counted_{boxes}"


def _read(text: str) -> Count | None:
    """A count as it is kept."""
    figures = text.split()
    whole = len(figures) == 2 and all(figure.isascii() and figure.isdigit() for figure in figures)
    return Count(int(figures[0]), int(figures[1])) if whole else None
