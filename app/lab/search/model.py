"""Model of Korf's search, without widgets: the position, and the results so far."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.jobs.priority import run_low_priority
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import game_of_page
from app.cube.moves.positions import read_position
from app.lab.frame.instrument import InstrumentModel
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.puzzle import PUZZLE
from core.cube.scramble import scramble
from core.cube.solve.heuristic import expected_nodes
from core.cube.solve.inflated_bounds import EXAMPLE, TENTHS, InflatedBoundTrial, Neighbour, neighbour, trial
from core.cube.solve.korf import Databases
from core.cube.solve.tables import korf_databases

LENGTHS = tuple(range(6, 14))
FIRST_LENGTH, FIRST_SEED = 12, 7
SECONDS = 20.0
"""Time limit in seconds of one search; deeper positions are given up."""


@dataclass(frozen=True)
class PositionSearches:
    """Searches of one position, with bounds that are too large by different factors.

    The bounds of the tables and the neighbours of the position are stored beside them.
    """

    bounds: tuple[int, int, int]
    """Bounds of the three tables."""
    trials: tuple[InflatedBoundTrial, ...] = ()
    neighbours: tuple[Neighbour, ...] = ()

    @property
    def bound(self) -> int:
        """Largest of the three bounds that the tables give."""
        return max(self.bounds)

    @property
    def honest(self) -> InflatedBoundTrial | None:
        """Search with the correct bound; None until it is done."""
        return next((one for one in self.trials if one.tenths == 0), None)

    @property
    def depth(self) -> int | None:
        """Depth of the position; None until it is found, and if the search was given up."""
        honest = self.honest
        return len(honest.moves) if honest is not None and honest.moves is not None else None

    def trial(self, tenths: int) -> InflatedBoundTrial | None:
        """Return the search with a bound too large by `tenths`; None until it is done."""
        return next((one for one in self.trials if one.tenths == tenths), None)

    def fewer(self, tenths: int) -> float | None:
        """Return how many times as many positions the search with the correct bound generates."""
        inflated, honest = self.trial(tenths), self.honest
        if inflated is None or honest is None or inflated.moves is None or honest.moves is None:
            return None
        return honest.generated_count / inflated.generated_count if inflated.generated_count else None


class SearchModel(InstrumentModel):
    """Model of Korf's search on a position, which works in a job while its view is visible.

    Results arrive one by one until all are known or the job is cancelled.
    """

    spoiled = Signal()
    """Another error of the bound is chosen."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._settings = services, services.settings
        self._asker = QuestionRunner(services.jobs)
        self._databases: dict[Metric, Databases] = {}
        self.metric = Metric.HTM
        self.found: PositionSearches | None = None
        self.ended = ""
        """Sentence on why the search has stopped; empty if it has not."""
        self._watched = False
        length = self._settings.get("lab/search/length", FIRST_LENGTH)
        self._length = length if length in LENGTHS else FIRST_LENGTH
        # the error of the bound is not stored and starts at none
        self._tenths = 0
        self.text = self._settings.get("lab/search/position", "")
        try:
            self.cube = read_position(self.text) if self.text else None
        except InputError:
            self.cube = None
        if self.cube is None:
            self.text = " ".join(scramble(FIRST_LENGTH, FIRST_SEED))
            self.cube = read_position(self.text)

    # choices

    def show_variant(self, variant: str) -> None:
        metric = Metric(variant)
        if metric is not self.metric:
            self._asker.forget()
            self.metric, self.found, self.ended = metric, None, ""
        self._work()

    def watch(self, watched: bool) -> None:
        """Work only while the view is visible.

        The tables take 83 MB each and are freed meanwhile; reading them again takes a moment.
        """
        self._watched = watched
        if watched:
            self._work()
            return
        if self._asker.is_busy:
            self._asker.forget()
        self._databases.clear()

    def take(self, text: str) -> None:
        """Choose the position of these moves or facelets.

        Raises InputError.
        """
        cube = read_position(text)
        self.text, self.cube, self.found, self.ended = text, cube, None, ""
        self._settings.set("lab/search/position", text)
        self._asker.forget()
        self._work()

    def scramble(self) -> None:
        """Choose another random position of the chosen number of turns."""
        self.take(" ".join(scramble(self._length, random.getrandbits(48))))

    def take_example(self) -> None:
        """Choose a position whose shortest solution is missed by a bound that is too large."""
        moves, tenths = EXAMPLE
        self.tenths = tenths
        self.take(moves)

    def take_board(self) -> bool:
        """Choose the cube on the cube page; return False if it has another size."""
        game = game_of_page(self._services)
        if game.puzzle is not PUZZLE:
            return False
        self.take(PUZZLE.format(game.state))
        return True

    @property
    def length(self) -> int:
        """Number of turns of the next scramble."""
        return self._length

    @length.setter
    def length(self, length: int) -> None:
        self._length = length
        self._settings.set("lab/search/length", length)
        self.scramble()

    @property
    def tenths(self) -> int:
        """Chosen error of the bound, in tenths."""
        return self._tenths

    @tenths.setter
    def tenths(self, tenths: int) -> None:
        if tenths != self._tenths:
            self._tenths = tenths
            self.spoiled.emit()

    # results

    @property
    def working(self) -> bool:
        """Whether a job is running."""
        return self._asker.is_busy

    @property
    def is_complete(self) -> bool:
        """Whether all results are known."""
        found = self.found
        if found is None:
            return False
        turns = len(self.metric.face_turns) if found.depth is not None else 0
        return len(found.trials) == len(TENTHS) and len(found.neighbours) == turns

    def expect_nodes(self, longest: int) -> list[float]:
        """Return the average number of positions that a whole iteration to each depth generates."""
        return expected_nodes(self.metric, longest)

    def tree(self, longest: int) -> list[float]:
        """Return b^d for all depths: the number of turn sequences without redundant ones."""
        return [branching_factor(self.metric) ** depth for depth in range(longest + 1)]

    def _work(self) -> None:
        if not self._watched or self.is_complete or self.cube is None or self._asker.is_busy:
            return
        self.ended = ""
        self._step()

    def _step(self) -> None:
        """Start the next piece of work, each in a job of its own so that its result shows at once."""
        cube, metric, found = self.cube, self.metric, self.found
        assert cube is not None
        tables = self._databases.get(metric)
        if tables is None:
            self._ask("tables", tr("Reading Korf's tables"), partial(_tables, metric), self._on_tables)
        elif found is None:
            self.found = PositionSearches(tables.bounds(cube))
            self._on_known()
        elif len(found.trials) < len(TENTHS):
            tenths = TENTHS[len(found.trials)]
            searching = partial(_trial, cube, tables, tenths)
            self._ask(("trial", tenths), tr("Korf's search"), searching, self._on_trial)
        elif found.depth is not None and not self.is_complete:
            turn = metric.face_turns[len(found.neighbours)]
            solving = partial(_neighbour, cube, turn, found.depth, tables)
            self._ask(("turn", turn), tr("Where each turn leads"), solving, self._on_neighbour)
        self.changed.emit()

    def _ask(self, what: object, title: str, work: Callable[[Control], Any], then: Callable[[Any], object]) -> None:
        self._asker.ask(
            (what, self.metric, self.text), title, work, then, detail=translate(self.metric.unit),
            on_failure=self._report_failure, on_cancelled=lambda: self._report_failure(tr("Cancelled.")),
        )  # fmt: skip

    def _on_tables(self, tables: Databases | None) -> None:
        if tables is None:
            self._report_failure(tr("Korf's tables were not built."))
            return
        self._databases[self.metric] = tables
        self._step()

    def _on_trial(self, one: InflatedBoundTrial) -> None:
        found = self.found
        assert found is not None
        self.found = PositionSearches(found.bounds, (*found.trials, one), found.neighbours)
        self._on_known()

    def _on_neighbour(self, one: Neighbour) -> None:
        found = self.found
        assert found is not None
        self.found = PositionSearches(found.bounds, found.trials, (*found.neighbours, one))
        self._on_known()

    def _on_known(self) -> None:
        if self._watched and not self.is_complete:
            self._step()
        else:
            self.changed.emit()

    def _report_failure(self, reason: str) -> None:
        self.ended = reason
        self.changed.emit()

    def rows(self) -> Sequence[InflatedBoundTrial]:
        """Return the searches that are done."""
        return () if self.found is None else self.found.trials


def _tables(metric: Metric, control: Control) -> Databases | None:
    return run_low_priority(lambda: korf_databases(metric, control, 2))


def _trial(cube: Cube, tables: Databases, tenths: int, control: Control) -> InflatedBoundTrial:
    return run_low_priority(lambda: trial(cube, tables, tenths, SECONDS, control))


def _neighbour(cube: Cube, turn: str, depth: int, tables: Databases, control: Control) -> Neighbour:
    return run_low_priority(lambda: neighbour(cube, turn, depth, tables, SECONDS, control))
