"""Model of the doubling rooms: number of rooms, move of the solution, and counted lengths."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from core.base.control import Control
from core.sokoban.families import doubling
from core.sokoban.families.count import Count, fewest
from core.sokoban.families.doubling import LEAST, Rooms
from core.sokoban.families.fibonacci import Length
from core.sokoban.solve.solver import Effort, SolverMetric

MOST = 8
"""Largest number of rooms shown; with more the squares would be too small."""
EFFORT = Effort(seconds=60)
"""Limit for each of the two searches of a count; all counts together take a second or two."""


@dataclass(frozen=True)
class RoomsRow:
    """Length of the solution for a number of rooms, and whether it was counted."""

    rooms: int
    length: Length
    """Length of the solution by the formula."""
    counted: bool
    """Whether exact searches, for moves and for pushes, have confirmed the length."""


class RoomsModel(InstrumentModel):
    """Model of the doubling rooms.

    Completed counts are stored in the settings, so that nothing is counted twice.
    """

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._asker = QuestionRunner(services.jobs)
        self._number = max(LEAST, min(services.settings.get("lab/doubling/rooms", 3), MOST))
        self._at = 0
        self._ended = ""

    def watch(self, watched: bool) -> None:
        if watched:
            self.count()

    @property
    def number(self) -> int:
        """Chosen number of rooms."""
        return self._number

    @number.setter
    def number(self, number: int) -> None:
        number = max(LEAST, min(number, MOST))
        if number != self._number:
            self._number, self._at = number, 0
            self._settings.set("lab/doubling/rooms", number)
            self.changed.emit()

    @property
    def rooms(self) -> Rooms:
        """Doubling rooms of the chosen number."""
        return Rooms(self._number)

    @property
    def moves_made(self) -> int:
        """Number of moves of the solution that were made."""
        return self._at

    @moves_made.setter
    def moves_made(self, at: int) -> None:
        at = max(0, min(at, self.rooms.length.moves))
        if at != self._at:
            self._at = at
            self.moved.emit()

    @property
    def room_entries(self) -> list[int]:
        """Number of times that each room was entered so far."""
        return self.rooms.count_entrances(self._at)

    def rows(self) -> list[RoomsRow]:
        """Return the lengths for all numbers of rooms that can be shown."""
        return [
            RoomsRow(number, doubling.length(number), self._is_counted(number)) for number in range(LEAST, MOST + 1)
        ]

    def _is_counted(self, number: int) -> bool:
        moves, pushes = doubling.length(number)
        return self._settings.get(_key(number), "") == f"{moves} {pushes}"

    @property
    def counting(self) -> int | None:
        """Number of rooms whose shortest solutions are being counted; None if no count is running."""
        question = self._asker.question
        return question if isinstance(question, int) else None

    @property
    def failure(self) -> str:
        """Reason why the last count ended without a result, as a sentence; empty if it has one."""
        return self._ended

    def count(self) -> None:
        """Count the shortest solutions for the next number of rooms that is not counted; then the others."""
        missing = next((row.rooms for row in self.rows() if not row.counted), None)
        if missing is not None and self.counting is None:
            self._ended = ""
            self._asker.ask(
                missing,
                tr(
                    "Finding the shortest solution for %n rooms",
                    one="Finding the shortest solution for %n room",
                    n=missing,
                ),
                partial(_count, missing),
                partial(self._on_rooms_counted, missing),
                on_failure=self._report_failure,
                on_cancelled=lambda: self._report_failure(tr("Counting n = {number} was cancelled.", number=missing)),
            )
            self.changed.emit()

    def _on_rooms_counted(self, number: int, found: Count) -> None:
        if not found.is_complete:
            self._ended = tr(
                "n = {number} was not counted to the end. {reason}.", number=number, reason=translate(found.reason)
            )
        elif found[:2] != doubling.length(number):
            self._ended = tr(
                "n = {number} was counted as {moves} and {pushes}: the formula is wrong.",
                number=number,
                moves=tr("%n moves", one="%n move", n=found.moves or 0),
                pushes=tr("%n pushes", one="%n push", n=found.pushes or 0),
            )
        else:
            self._settings.set(_key(number), f"{found.moves} {found.pushes}")
            self.count()
        self.changed.emit()

    def _report_failure(self, reason: str) -> None:
        self._ended = reason
        self.changed.emit()


def _key(number: int) -> str:
    return f"lab/doubling/counted_{number}"


def _count(number: int, control: Control) -> Count:
    start = doubling.level(number).start
    moves, pushes = (fewest(start, metric, EFFORT, control) for metric in (SolverMetric.MOVES, SolverMetric.PUSHES))
    return Count(moves.number, pushes.number, moves.reason or pushes.reason)
