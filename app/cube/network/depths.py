"""True depths of the positions the network reaches, measured in the background."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.jobs.priority import lower_priority
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import LARGE, CubeModel
from app.cube.solve.solver import WindowSolver, table_size
from app.cube.solve.solving import Solving, tell_share
from core.base.control import Control
from core.base.shared_work import POLL_SECONDS
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import Knowledge
from core.cube.solve.solver import Search, Stage

MEASURING, MAKING = phrase("Measuring the cube's true depth"), phrase("Building the cube's pruning table")
UNIT = Metric.HTM.unit
SECONDS = 3.0
"""Longest search for one position; then its bracket stays open."""


class NetworkDepths(QObject):
    """Measures depths in half turns, one position after the other, while no solution is searched for."""

    changed = Signal()

    def __init__(self, services: Services, model: CubeModel, solving: Solving) -> None:
        super().__init__(solving)
        self._model, self._solving = model, solving
        self._solver = WindowSolver.of_window(services)
        self._cubes: Sequence[Cube] = ()
        self._moves: Sequence[str] = ()
        self._known: list[Bracket] | None = None
        """Cached bracket of each position; None after something was learnt or the positions changed."""
        self._tried: set[Cube] = set()
        self._awake = False
        self._asker = QuestionRunner(services.jobs)
        solving.changed.connect(self._on_solving)
        model.learned.connect(self._on_depth_learned)
        model.bracket_changed.connect(self._forget)

    @property
    def measuring(self) -> bool:
        """Whether a measurement is running."""
        return self._asker.is_busy

    @property
    def brackets(self) -> list[Bracket]:
        """Known bounds on the depth of each position on the network's path for the cube, in half turns.

        There is one bracket for each position that was given to `follow`, in order.
        """
        if self._known is None:
            self._known = self._knowledge.look_up_path(self._cubes, self._moves)
        return self._known

    @property
    def _knowledge(self) -> Knowledge:
        return self._model.knowledge(LARGE, Metric.HTM)

    def follow(self, cubes: Sequence[Cube], moves: Sequence[str]) -> None:
        """Set the positions to measure, and the `moves` that lead from each to the next."""
        self._cubes, self._moves, self._known = list(cubes), list(moves), None
        self._go_on()

    def wake(self) -> None:
        """Start measuring."""
        self._awake = True
        self._go_on()

    def rest(self) -> None:
        """Stop measuring; the known brackets stay."""
        self._awake = False
        self._stop()

    # one position after the other

    def _go_on(self) -> None:
        if self._solving.running:
            self._stop()
            return
        cube = self._choose_next_cube() if self._awake and not self._asker.is_busy else None
        if cube is None:
            return
        solver = self._solver.solver
        search = solver.search(cube, Metric.HTM, self._knowledge.look_up(cube))
        job = self._asker.ask(
            cube,
            translate(MEASURING),
            partial(_measure, search),
            partial(self._on_depth_measured, cube),
            detail=tr("in {unit}", unit=UNIT),
            on_cancelled=self._on_measuring_cancelled,
        )

        def tell() -> None:
            making = search.stage is Stage.TABLE and job.control.total > 0
            job.title = translate(MAKING) if making else translate(MEASURING)
            job.detail = table_size(solver.size) if making else tr("in {unit}", unit=UNIT)
            tell_share(job)

        job.progressed.connect(tell)
        self.changed.emit()

    def _choose_next_cube(self) -> Cube | None:
        """Return the untried open position with the least upper bound, the quickest to prove, or None."""
        known = zip(self._cubes, self.brackets, strict=True)
        left = [(one.upper, cube) for cube, one in known if not one.is_exact and cube not in self._tried]
        return min(left, key=lambda one: one[0])[1] if left else None

    def _stop(self) -> None:
        if self._asker.is_busy:
            self._asker.forget()
            self.changed.emit()

    def _on_depth_measured(self, cube: Cube, bracket: Bracket) -> None:
        self._tried.add(cube)
        self._model.learn(cube, bracket)
        self._go_on()
        self.changed.emit()

    def _on_solving(self) -> None:
        if self._awake:
            self._go_on()
            self.changed.emit()

    def _forget(self) -> None:
        self._known = None

    def _on_depth_learned(self) -> None:
        self._forget()
        if self._awake:
            self.changed.emit()

    def _on_measuring_cancelled(self) -> None:
        self._awake = False
        self.changed.emit()


def _measure(search: Search, control: Control) -> Bracket:
    """Return the bracket of a position after at most SECONDS of proof, making the table if needed."""
    inner = Control()
    with ThreadPoolExecutor(1, initializer=lower_priority) as pool:
        future = pool.submit(search.run, inner)
        until = float("inf")
        while not wait([future], POLL_SECONDS).done:
            # the job shows the progress of the table, which is counted on the search's control
            control.done, control.total = (inner.done, inner.total) if search.stage is Stage.TABLE else (0, 0)
            if search.stage is Stage.PROOF:
                until = min(until, time.monotonic() + SECONDS)
            if control.cancelled or time.monotonic() > until:
                inner.cancel()
    return future.result()
