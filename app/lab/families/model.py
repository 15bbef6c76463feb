"""Model of "Levels built to be hard": the chosen corridor, its move, and what was counted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage import fields
from app.lab.frame.instrument import InstrumentModel
from app.sokoban.records.results import LevelResults
from core.base.words import phrase
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor, SolutionPartSpan
from core.sokoban.families.count import Count, count
from core.sokoban.families.fibonacci import Form, Length, Side
from core.sokoban.solve.solver import Effort

LEAST, MOST = fibonacci.LEAST, 16
"""Range of boxes shown; the article prints lengths up to the last."""
AT_ONCE = range(LEAST, 8)
"""Numbers of boxes that are counted without a request, since that takes a moment."""
FORMS: tuple[Form, ...] = ("any", "classical")
EFFORT = Effort(seconds=600, memory=2 << 30)
"""Limit for each of the two searches of a count."""


@dataclass(frozen=True)
class BoxCountRow:
    """Length of the solution for a number of boxes.

    The values are those of the recurrence, of the closed form, of counting and of the player's own solutions.
    """

    boxes: int
    length: Length | None
    """Length by the recurrence; None if the corridor cannot be solved."""
    closed: tuple[float, float] | None
    """Moves and pushes by the closed form."""
    moves_counted: bool
    pushes_counted: bool
    own: tuple[int, int] | None
    """Fewest moves and fewest pushes of the player's own solutions."""

    @property
    def count_status(self) -> str:
        """Text on whether moves, pushes, both or neither were counted."""
        if self.length is None:
            return phrase("no solution")
        if self.moves_counted and self.pushes_counted:
            return phrase("counted")
        if self.moves_counted:
            return phrase("moves counted")
        return phrase("pushes counted") if self.pushes_counted else phrase("not counted")

    @property
    def sign(self) -> str:
        """Sign for whether moves, pushes, both or neither were counted."""
        if self.length is None:
            return "–"
        return "○◐●"[self.moves_counted + self.pushes_counted]


class HardModel(InstrumentModel):
    """Model of "Levels built to be hard".

    Completed counts are stored in the settings, so that nothing is counted twice.
    """

    progressed = Signal()
    """The count in the job `counting` has made progress."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._asker = QuestionRunner(services.jobs)
        self._results = LevelResults(services.store)
        get = services.settings.get
        self._form: Form = "classical" if get("lab/hard/form", "any") == "classical" else "any"
        self._side: Side = "left" if get("lab/hard/side", "right") == "left" else "right"
        self._boxes = max(LEAST, min(get("lab/hard/boxes", 7), MOST))
        self._at = 0
        kept = {(form, boxes): _read(get(_key(form, boxes), "")) for form in FORMS for boxes in range(LEAST, MOST + 1)}
        self._counts = {key: found for key, found in kept.items() if found is not None}
        self._ended = ""

    def watch(self, watched: bool) -> None:
        if watched:
            self.look_up()
            self.count_small()

    @property
    def boxes(self) -> int:
        """Number of boxes in the chosen corridor."""
        return self._boxes

    @boxes.setter
    def boxes(self, boxes: int) -> None:
        boxes = max(LEAST, min(boxes, MOST))
        if boxes != self._boxes:
            self._boxes = boxes
            self._settings.set("lab/hard/boxes", boxes)
            self._restart()

    @property
    def form(self) -> Form:
        """Form of all corridors that are shown."""
        return self._form

    @form.setter
    def form(self, form: Form) -> None:
        if form != self._form:
            self._form = form
            self._settings.set("lab/hard/form", form)
            self._restart()
            self.count_small()

    @property
    def side(self) -> Side:
        """Side on which the player is to end; in the classical form that is the right."""
        return self._side if self._form == "any" else "right"

    @side.setter
    def side(self, side: Side) -> None:
        if side != self._side:
            self._side = side
            self._settings.set("lab/hard/side", side)
            self._restart()

    def _restart(self) -> None:
        self._at, self._ended = 0, ""
        self.changed.emit()

    @property
    def corridor(self) -> Corridor:
        """The chosen corridor."""
        return Corridor(self._boxes, self._form, self.side)

    @property
    def moves_made(self) -> int:
        """Number of moves of the solution that were made."""
        return self._at

    @moves_made.setter
    def moves_made(self, at: int) -> None:
        at = max(0, min(at, len(self.corridor.solution)))
        if at != self._at:
            self._at = at
            self.moved.emit()

    @property
    def span(self) -> SolutionPartSpan | None:
        """Part of the solution with the next move, or the last part at its end; None without a solution."""
        spans = self.corridor.spans
        return next((span for span in spans if self._at < span.last), spans[-1] if spans else None)

    def look_up(self) -> None:
        """Read the player's own results again."""
        self._results.refresh()
        self.changed.emit()

    def _find_own_bests(self, corridor: Corridor) -> tuple[int, int] | None:
        best = self._results.find_shared_best_results(corridor.level.key)
        return (int(best["moves"].value), int(best["pushes"].value)) if {"moves", "pushes"} <= best.keys() else None

    def count_of(self, boxes: int) -> Count:
        """Return what was proved by counting for a number of boxes."""
        return self._counts.get((self._form, boxes), Count(None, None))

    def rows(self) -> list[BoxCountRow]:
        """Return the lengths of every corridor that is shown."""
        return [self._row(Corridor(boxes, self._form, self.side)) for boxes in range(LEAST, MOST + 1)]

    def _row(self, corridor: Corridor) -> BoxCountRow:
        found = self.count_of(corridor.boxes)
        # the shortest solution ends on the right: the moves of one that ends on the left were not counted
        moves = found.moves is not None and corridor.side == "right"
        closed, own = corridor.closed_form, self._find_own_bests(corridor)
        return BoxCountRow(corridor.boxes, corridor.length, closed, moves, found.pushes is not None, own)

    @property
    def counting(self) -> Job | None:
        """Job that is counting; None if there is none."""
        return self._asker.job

    @property
    def pending_corridor(self) -> Corridor | None:
        """Corridor that is being counted, perhaps of the other form; None if there is none."""
        question = self._asker.question
        return question if isinstance(question, Corridor) else None

    @property
    def _corridor_to_count(self) -> Corridor:
        """The chosen corridor as it is counted: with the player ending on the right."""
        return Corridor(self._boxes, self._form)

    @property
    def counting_this(self) -> bool:
        """Whether the chosen corridor is being counted."""
        return self.pending_corridor == self._corridor_to_count

    @property
    def failure(self) -> str:
        """Reason why the last count of the chosen corridor ended without a result, as a sentence; empty if it has one.

        Choosing another corridor clears it.
        """
        return self._ended

    def count_small(self) -> None:
        """Count the next small corridor that is not counted; the others follow one after the other."""
        small = [Corridor(boxes, self._form) for boxes in AT_ONCE]
        missing = [
            corridor for corridor in small if corridor.solvable and not self.count_of(corridor.boxes).is_complete
        ]
        if missing and self.counting is None:
            self._count(missing[0])

    @property
    def can_count(self) -> bool:
        """Whether the chosen corridor can be solved, and its count is neither complete nor running."""
        return self.corridor.solvable and not self.count_of(self._boxes).is_complete and not self.counting_this

    def count(self) -> None:
        """Count the chosen corridor; the count of another one is dropped."""
        if self.can_count:
            self._count(self._corridor_to_count)

    def stop(self) -> None:
        """Cancel the running count."""
        if self.counting is not None:
            self.counting.cancel()

    def _count(self, corridor: Corridor) -> None:
        self._ended = ""
        job = self._asker.ask(
            corridor,
            tr(
                "Finding the shortest solutions for %n boxes",
                one="Finding the shortest solutions for %n box",
                n=corridor.boxes,
            ),
            partial(count, corridor, EFFORT),
            partial(self._on_corridor_counted, corridor),
            on_failure=partial(self._report_failure, corridor),
            on_cancelled=lambda: self._report_failure(
                corridor, tr("Counting n = {number} was cancelled.", number=corridor.boxes)
            ),
        )
        job.progressed.connect(self.progressed)
        self.changed.emit()

    def _on_corridor_counted(self, corridor: Corridor, found: Count) -> None:
        self._counts[corridor.form, corridor.boxes] = found
        if found.is_complete:
            self._settings.set(_key(corridor.form, corridor.boxes), f"{found.moves} {found.pushes}")
        else:
            reason = tr(
                "n = {number} was not counted to the end. {reason}.",
                number=corridor.boxes,
                reason=translate(found.reason),
            )
            self._report_failure(corridor, reason)
            # the next count would clear this message
            return
        self.count_small()
        self.changed.emit()

    def _report_failure(self, corridor: Corridor, reason: str) -> None:
        """Keep why a count ended without a result, if its corridor is still the chosen one."""
        if corridor == self._corridor_to_count:
            self._ended = reason
        self.changed.emit()


def _key(form: Form, boxes: int) -> str:
    return f"lab/hard/counted_{boxes}" if form == "any" else f"lab/hard/{form}_{boxes}"


def _read(text: str) -> Count | None:
    """Return a count from its stored text; None if the text is not a count."""
    match [fields.digits(figure) for figure in text.split()]:
        case [int(first), int(second)]:
            return Count(first, second)
    return None
