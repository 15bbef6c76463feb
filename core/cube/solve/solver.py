"""Solver of the 3x3x3: a short solution at once, then a search that closes the bracket of the depth.

The compiled searches are imported when one is needed: the first window does without them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from core.base.control import Control
from core.base.paths import tables_folder
from core.base.shared_work import POLL_SECONDS, SharedWork
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket, BracketSource, make_trivial_bracket
from core.cube.solve.shortening import shortening
from core.cube.solve.solution import SolverResult

if TYPE_CHECKING:
    from core.cube.solve.korf import Databases
    from core.cube.solve.optimal import OptimalSearch
    from core.cube.solve.table import CosetTable
    from core.cube.solve.tables import Notify

    Table = CosetTable | Databases

SHORT_SECONDS = 0.02
"""Seconds for a short solution before the search for the shortest begins."""
SETTLE_SECONDS = 0.3
"""Seconds of an iteration before its first estimate: a rate measured over less is noise."""
LEAST_SHARE = 0.01
"""Least share of an iteration that must be done before the time left is estimated."""
MOST_BY_GROWTH = 0.99
"""Greatest share of an iteration that is shown by its forecast, which it may exceed."""
ALL_FACES = "URFDLB"
UNTIL_PROVED = 99
"""Limit greater than every depth."""


class SolverKind(Enum):
    """Kind of optimal solver, by what its tables hold."""

    COSETS = "optimal"
    """Distances of cosets: fast."""
    PATTERNS = "korf"
    """Pattern databases of R. E. Korf."""


class Solver:
    """Optimal solver, whose tables are read, or made and stored, when one is first needed.

    Any number of threads may use it at once.
    """

    def __init__(
        self,
        size: str = "small",
        kind: SolverKind = SolverKind.COSETS,
        *,
        threads: int = 1,
        notify: Notify | None = None,
    ) -> None:
        """Choose the `size` of the coset tables, made by `threads`; any thread may call `notify`."""
        self.kind = kind
        self._size, self._threads, self._notify = size, threads, notify
        self._tables: dict[Metric, Table] = {}
        self._making: dict[Metric, SharedWork[Table | None]] = {}
        self._lock = Lock()
        """Lock of `_tables` and `_making`; held briefly."""
        self._turn = Lock()
        """Lock for making tables: one at a time, since each takes all the memory that tables may take."""

    @classmethod
    def from_table(cls, table: Table) -> Solver:
        """Return a solver whose table is already loaded."""
        from core.cube.solve.table import CosetTable

        kind = SolverKind.COSETS if isinstance(table, CosetTable) else SolverKind.PATTERNS
        solver = cls(table.size if isinstance(table, CosetTable) else "", kind)
        solver._tables[Metric(table.metric)] = table
        return solver

    @property
    def size(self) -> str:
        """Size of the coset tables, which are kept in memory in one size at a time."""
        return self._size

    @size.setter
    def size(self, size: str) -> None:
        with self._lock:
            if size != self._size:
                self._size = size
                self._tables.clear()
                self._making.clear()

    def has_table(self, metric: Metric) -> bool:
        """Return whether a metric's table is in memory."""
        return metric in self._tables

    def is_kept(self, metric: Metric) -> bool:
        """Return whether a metric's coset table is in the cache folder, so that it need not be made."""
        from core.cube.solve import tables

        return tables.table_path(tables_folder(), self._size, metric.value).exists()

    def table(self, metric: Metric, control: Control | None = None) -> Table | None:
        """Return a metric's table, read or made once for all callers, as long as one of them waits.

        `control` shows the progress of making it, and is reset afterwards; for a table in memory it is left alone. None
        if it was cancelled. Raises MemoryError with a sentence.
        """
        control = Control() if control is None else control
        with self._lock:
            found = self._tables.get(metric)
            if found is not None:
                return found
            making = self._making.get(metric)
            if making is None or making.is_over:
                making = self._making[metric] = SharedWork(partial(self._make, self._size, metric))
        # earlier work of the caller may have used the control, and reading shows no progress
        control.total = control.done = 0
        try:
            return making.wait(control)
        except MemoryError:
            raise MemoryError(
                phrase("The pruning table needs more memory than there is. Choose a smaller one.")
            ) from None
        finally:
            control.total = control.done = 0

    def _make(self, size: str, metric: Metric, control: Control) -> Table | None:
        """Read or make a table after any other is made, and keep it in memory; None if cancelled."""
        while not self._turn.acquire(timeout=POLL_SECONDS):
            if control.cancelled:
                return None
        try:
            table = self._load(size, metric, control)
        finally:
            self._turn.release()
        with self._lock:
            if table is not None and size == self._size:
                self._tables[metric] = table
        return table

    def _load(self, size: str, metric: Metric, control: Control) -> Table | None:
        from core.cube.solve import tables

        notify = self._notify or tables.ignore
        if self.kind is SolverKind.PATTERNS:
            return tables.korf_databases(metric, control, self._threads, notify)
        return tables.coset_table(size, metric, control, self._threads, notify)

    def search(self, cube: Cube, metric: Metric, known: Bracket | None = None) -> Search:
        """Return a search for the solution of a position, which starts from a `known` bracket."""
        return Search(self, cube, metric, known)

    def prove(
        self, cube: Cube, metric: Metric, known: Bracket | None = None, control: Control | None = None
    ) -> Bracket:
        """Return the bracket after a proof by one thread, without a short solution first; open if cancelled."""
        search = Search(self, cube, metric, known)
        search.prove(Control() if control is None else control)
        return search.bracket

    def solutions(
        self,
        cube: Cube,
        metric: Metric,
        count: int,
        control: Control | None = None,
        threads: int = 1,
        *,
        longer: int = 0,
        faces: str = ALL_FACES,
        shortest: int = 0,
    ) -> list[tuple[str, ...]]:
        """Return up to `count` solutions that turn only `faces`: shortest ones and up to `longer` longer ones.

        None is shorter than `shortest`, which was proved before. Turns of opposite faces in a row come in one order
        only. If not all faces may be turned, solutions may be longer than the greatest depth, and none is searched
        beyond that. If cancelled, only the lengths that were done are included. Raises TypeError if the solver does not
        use cosets.
        """
        from core.cube.solve.optimal import all_solutions
        from core.cube.solve.table import CosetTable

        control = Control() if control is None else control
        table = self.table(metric, control)
        if table is None:
            return []
        if not isinstance(table, CosetTable):
            raise TypeError("only the solver by cosets finds several solutions")
        found: list[tuple[str, ...]] = []
        first, last = shortest, metric.deepest(PUZZLE.size)
        while first <= last and len(found) < count:
            batch = all_solutions(
                cube, table, count - len(found), threads=threads, control=control, lower=first, faces=faces,
                until=last + 1,
            )  # fmt: skip
            if control.cancelled or not batch:
                # there are none, or perhaps not all of the length were found
                break
            length = metric.length(batch[0])
            last = (metric.length(found[0]) if found else length) + longer
            found += batch
            first = length + metric.step
        return found


class Stage(Enum):
    """Stage of a search."""

    SHORT = auto()
    TABLE = auto()
    PROOF = auto()


class ProofEstimate(NamedTuple):
    """Speed of a running proof, and the time it will still take."""

    nodes_a_second: float
    seconds_left: float | None
    """Seconds until the proof is done; None while further iterations may follow, each ten times as long."""
    depth_seconds_left: float | None = None
    """Seconds until the current depth is searched; None while there is no basis for an estimate."""


class Iteration(NamedTuple):
    """Number of positions that an iteration of a proof has expanded to find solutions of `depth` turns."""

    depth: int
    nodes: int
    whole: bool
    """Whether the iteration was completed without a solution: a solution ends the last one early."""


class Search:
    """Search for the solution of one position.

    `run` works in one thread; other threads may read everything else meanwhile. A cancelled search continues when it is
    run again, or when another one begins with its bracket.
    """

    def __init__(self, solver: Solver, cube: Cube, metric: Metric, known: Bracket | None = None) -> None:
        self.cube, self.metric = cube, metric
        self.stage = Stage.SHORT
        self.table_seconds = 0.0
        """Seconds for reading or making the table, which is done once."""
        self._solver = solver
        self._bracket = make_trivial_bracket(PUZZLE, cube, metric)
        if known is not None:
            self._bracket = self._bracket.combine_with(known)
        self._nodes = 0
        self._control = Control()
        self._optimal: OptimalSearch | None = None
        self._by_patterns = False
        """Whether the search by pattern databases is running."""
        self._learning = Lock()
        self._iteration_began, self._nodes_before = 0.0, 0
        self._iterations: tuple[Iteration, ...] = ()
        self._looking_for = 0
        """Length of the solutions that are being searched for."""

    @property
    def bracket(self) -> Bracket:
        """Bracket of the position so far."""
        return self._bracket

    @property
    def nodes(self) -> int:
        """Number of positions expanded so far."""
        running = self._optimal
        if running is not None:
            return running.nodes_tried
        return self._nodes + (self._control.done if self.stage is Stage.PROOF else 0)

    @property
    def iterations(self) -> tuple[Iteration, ...]:
        """Iterations of the proof so far; the last one may be running, cancelled, or ended by a solution."""
        if self.stage is not Stage.PROOF:
            return ()
        running = self._optimal
        depth = self._looking_for if running is None else running.depth
        nodes, whole = self.nodes, self._iterations
        here = nodes - sum(one.nodes for one in whole)
        if whole and depth == whole[-1].depth:
            return whole  # the iteration has just ended
        return (*whole, Iteration(depth, here, whole=False)) if here > 0 else whole

    @property
    def fraction(self) -> float:
        """Share of the current iteration that is done, 0..1, as far as it can be estimated."""
        running = self._optimal
        if running is not None:
            return min(1.0, running.fraction)
        return self._share_by_growth() if self._by_patterns else 0.0

    def _share_by_growth(self) -> float:
        """Return the share of the iteration done, from the nodes of the one before and the branching factor."""
        from core.cube.notation.sequences import branching_factor

        finished = self._iterations
        if not finished:
            return 0.0
        expanded = self.nodes - sum(one.nodes for one in finished)
        forecast = finished[-1].nodes * branching_factor(self.metric.value) ** self.metric.step
        return max(0.0, min(expanded / forecast, MOST_BY_GROWTH))

    @property
    def estimate(self) -> ProofEstimate | None:
        """Speed and time left of the proof; None while there is no basis for an estimate."""
        running = self._optimal
        spent = time.monotonic() - self._iteration_began
        if spent < SETTLE_SECONDS or not (running or self._by_patterns):
            return None
        depth, nodes = (running.depth, running.nodes_tried) if running else (self._looking_for, self.nodes)
        fraction, length = self.fraction, self._bracket.length
        left = spent * (1 - fraction) / fraction if fraction > LEAST_SHARE else None
        last = length is not None and depth + self.metric.step >= length
        return ProofEstimate((nodes - self._nodes_before) / spent, left if last else None, left)

    def run(
        self,
        control: Control | None = None,
        threads: int = 1,
        seconds: float | None = None,
        shortened: Callable[[], object] | None = None,
    ) -> Bracket:
        """Find a short solution, then prove a shortest one; return the bracket, open if cancelled.

        The solution still improves during the proof: see `core.cube.solve.shortening`. A caller that will cancel the
        proof passes the time until then as `seconds`. `shortened` is called, in this thread, once the short solution is
        there.
        """
        control = Control() if control is None else control
        if not self.bracket.is_proved:
            self.shorten(SHORT_SECONDS, control)
            if shortened is not None:
                shortened()
        if self.bracket.solution is not None and not self.bracket.is_proved and not control.cancelled:
            with shortening(
                self.cube, self.metric, lambda: self._bracket, self._learn_beside, threads=threads, seconds=seconds
            ):
                self.prove(control, threads)
        return self.bracket

    def shorten(self, seconds: float, control: Control) -> None:
        """Search for a short solution by the two-phase algorithm."""
        from core.cube.solve import twophase

        self.stage = Stage.SHORT
        result = twophase.solve(self.cube, seconds, control, self.metric)
        self._learn(result)
        self._nodes += result.nodes
        control.done = 0

    def prove(self, control: Control, threads: int = 1, until: int = UNTIL_PROVED) -> None:
        """Search for a shortest solution, whether one is known or not, or until none is shorter than `until`."""
        from core.cube.solve import korf
        from core.cube.solve.table import CosetTable

        self.stage, self._control = Stage.TABLE, control
        started = time.monotonic()
        table = self._solver.table(self.metric, control)
        if table is None:
            return
        self.table_seconds += time.monotonic() - started
        self._iterations, self._nodes, self._looking_for = (), 0, self._bracket.lower
        self.stage = Stage.PROOF
        if isinstance(table, CosetTable):
            self._prove_by_cosets(table, control, threads, until)
        else:
            self._iteration_began, self._nodes_before, self._by_patterns = time.monotonic(), 0, True
            try:
                result = korf.solve(self.cube, table, 0, control, partial(self._on_depth, until))
                self._learn(result)
                self._nodes, self._control = result.nodes, Control()
            finally:
                self._by_patterns = False

    def _prove_by_cosets(self, table: CosetTable, control: Control, threads: int, until: int) -> None:
        from core.cube.solve.optimal import OptimalSearch

        search = OptimalSearch(self.cube, table, None, control, lower=self._bracket.lower)
        self._iteration_began, self._nodes_before, self._optimal = time.monotonic(), 0, search
        self._offer(search)
        try:
            found = search.run(threads, self._on_iteration, until)
            self._learn(found)
        finally:
            self._looking_for = search.depth
            self._nodes, self._optimal = search.nodes_tried, None

    def _offer(self, search: OptimalSearch) -> None:
        """Offer the known solution to a search as an upper bound."""
        known = self._bracket
        # the kernel does not know the length of slice turns and rotations
        usable = known.solution is not None and all(move in FACE_TURNS for move in known.solution)
        if usable and known.solution is not None and (known.length or 0) <= known.upper:
            search.offer(known.solution)

    def _learn_beside(self, found: SolverResult) -> None:
        """Learn a solution that was found beside the proof, in another thread."""
        before = self._bracket.length
        shorter = found.upper_bound is not None and (before is None or found.upper_bound < before)
        self._learn(found if shorter else SolverResult(None, found.lower_bound, None, found.nodes))
        running = self._optimal
        if running is not None and shorter:
            self._offer(running)

    def _on_depth(self, until: int, lower: int, nodes: int) -> bool:
        """Record that the search by pattern databases goes on to depth `lower`; return whether it should end."""
        self._iteration_began, self._nodes_before = time.monotonic(), nodes
        return self._raise(until, lower, nodes)

    def _on_iteration(self, search: OptimalSearch) -> None:
        self._iteration_began, self._nodes_before = time.monotonic(), search.nodes_tried
        self._raise(UNTIL_PROVED, search.lower_bound, search.nodes_tried)

    def _raise(self, until: int, lower: int, nodes: int) -> bool:
        """Record that no solution is shorter than `lower`, after `nodes` nodes; return if the search ends."""
        expanded = nodes - sum(one.nodes for one in self._iterations)
        if expanded > 0:
            self._iterations = (*self._iterations, Iteration(lower - self.metric.step, expanded, whole=True))
        self._looking_for = lower
        self._learn(SolverResult(None, lower, None, 0))
        return self._bracket.is_proved or self._bracket.lower >= until

    def _learn(self, found: SolverResult) -> None:
        with self._learning:
            bracket = self._bracket
            lower = found.lower_bound + (bracket.lower - found.lower_bound) % self.metric.step
            length = bracket.upper if found.moves is None else self.metric.length(found.moves)
            upper = min(bracket.upper, length)
            after = bracket.combine_with(Bracket(self.metric, lower, upper, found.moves, BracketSource.SOLVER))
            if found.moves is not None and after.length == length:
                # of two solutions of equal length, prefer the solver's to the inverse of the moves that were made
                after = replace(after, solution=found.moves)
            self._bracket = after
