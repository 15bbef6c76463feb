"""Command `statewalk cube solve`."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from app.base.language.wording import clauses, duration, estimate, format_count, semicolons, whole_percent
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, print_each, workers
from app.cli.options import DONE, NO_ANSWER, TIMEOUT
from app.cube.cli import listing
from app.cube.cli.options import METRIC, describe_tables, kept_knowledge, position_arguments, positions, proof_facts
from app.cube.solve.worker import CubeSearchRequest, CubeSearchResult, found_by, solver_of
from app.work.progress import run_with_progress, say
from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation.notation import format_moves
from core.cube.solve import korf, phases
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.solver import Search, Solver, SolverKind, Stage
from core.cube.solve.table import SIZES, table_bytes

TWO_PHASE = "twophase"
SOLVERS = (*(kind.value for kind in SolverKind), TWO_PHASE)
TWO_PHASE_SECONDS = 0.05
"""Seconds that the two-phase solver may take to shorten its solution if no timeout is given."""


@dataclass(frozen=True)
class _Task:
    """One position and the text it was given as."""

    text: str
    cube: Cube


def _solve(arguments: argparse.Namespace) -> Iterable[CommandAnswer] | int:
    listing.check(arguments)
    # read all of them before solving the first, so that an input error comes at once
    tasks = [_Task(text, cube) for text, cube in positions(arguments, "solve")]
    if arguments.all:
        return listing.list_solutions(arguments, [(task.text, task.cube) for task in tasks])
    command = _SolveCommand(arguments)
    return command.solve_here(tasks) if arguments.scheduler is None else command.solve_there(tasks, arguments.scheduler)


@dataclass(frozen=True)
class _Searcher:
    """Search settings for a position; sent to the workers of a cluster."""

    name: str
    metric: Metric
    size: str
    threads: int
    timeout: float | None

    @property
    def kind(self) -> SolverKind:
        """Tables that the search needs, if any."""
        return SolverKind.PATTERNS if self.name == SolverKind.PATTERNS.value else SolverKind.COSETS

    def __call__(self, question: CubeSearchRequest, control: Control) -> CubeSearchResult:
        """Search a position on a worker and return the result reached when done or cancelled."""
        search, begun = (
            solver_of(self.size, self.kind).search(question.cube, self.metric, question.known),
            time.perf_counter(),
        )
        self.carry_out(search, control)
        return found_by(search, begun)

    def carry_out(self, search: Search, control: Control, progress: Callable[[Control], str] | None = None) -> None:
        """Search in another thread while this one watches the clock and raises KeyboardInterrupt on Ctrl-C."""
        begun = time.perf_counter()
        run_with_progress(
            lambda _: self._run(search, control),
            progress,
            control,
            on_tick=lambda: self._keep_time(search, control, begun),
        )

    def _run(self, search: Search, control: Control) -> Search:
        if self.name == TWO_PHASE:
            search.shorten(TWO_PHASE_SECONDS if self.timeout is None else self.timeout, control)
        else:
            search.run(control, self.threads, self.timeout)
        return search

    def _keep_time(self, search: Search, control: Control, begun: float) -> None:
        # A timeout must not lose the short solution, which comes within milliseconds, nor the tables, which are kept.
        timed = self.timeout is not None and search.bracket.solution is not None and search.stage is Stage.PROOF
        if timed and time.perf_counter() - begun - search.table_seconds > (self.timeout or 0):
            control.cancel()


class _SolveCommand:
    """Solves positions here or on a cluster and uses and stores proved depths."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.metric: Metric = arguments.metric
        self.name: str = arguments.solver
        self.size: str = arguments.tables
        self.as_json: bool = arguments.json
        self.interrupted = False
        self._searcher = _Searcher(self.name, self.metric, self.size, arguments.threads, arguments.timeout)
        apart = arguments.fresh or self.name == TWO_PHASE
        self._knowledge = kept_knowledge(self.metric, fresh=apart)
        self._solver = Solver(
            self.size, self._searcher.kind, threads=arguments.threads, notify=lambda sentence, _wrong: say(sentence)
        )

    def solve_here(self, tasks: Sequence[_Task]) -> Iterator[CommandAnswer]:
        """Solve one position after the other, up to the one during which Ctrl-C was pressed."""
        for task in tasks:
            yield self.answer(task, self._search(task.cube))
            if self.interrupted:
                return

    def _search(self, cube: Cube) -> CubeSearchResult:
        """Return the result of a search that is complete, timed out or interrupted."""
        control, search = Control(), self._solver.search(cube, self.metric, self._find_known_bracket(cube))
        begun = time.perf_counter()
        try:
            self._searcher.carry_out(search, control, lambda _: self._progress(search, control))
        except KeyboardInterrupt:
            self.interrupted = True
        return found_by(search, begun)

    def solve_there(self, tasks: Sequence[_Task], scheduler: str) -> int:
        """Solve all positions on a cluster, print the answers in order and return the exit code."""
        searcher = replace(self._searcher, threads=1)  # a worker solves as many positions at once as it has threads
        return print_each(
            tasks,
            (CubeSearchRequest(task.cube, self._find_known_bracket(task.cube)) for task in tasks),
            searcher,
            self.answer,
            lambda _, done: f"{done} of {format_count(len(tasks), 'position')}",
            scheduler=scheduler,
            as_json=self.as_json,
        )

    def _find_known_bracket(self, cube: Cube) -> Bracket | None:
        return None if self.name == TWO_PHASE else self._knowledge.look_up(cube)

    def _progress(self, search: Search, control: Control) -> str:
        if search.stage is Stage.TABLE:
            return describe_tables(control) or "Reading pruning tables"
        bracket = search.bracket
        upper = "" if bracket.length is None else f", at most {bracket.upper}"
        unit = self.metric.unit_of(bracket.lower if bracket.length is None else bracket.upper)
        known = f"At least {bracket.lower}{upper} {unit}"
        nodes = format_count(search.nodes, "node")
        if search.stage is not Stage.PROOF:
            return semicolons([known, nodes])
        return semicolons(
            [known, clauses([f"searching depth {bracket.lower}{_share(search)}", _describe_time_left(search)]), nodes]
        )

    def is_complete(self, found: Bracket) -> bool:
        """Return whether the bracket is all that the chosen solver can find out."""
        return found.is_proved or (self.name == TWO_PHASE and found.solution is not None and not self.interrupted)

    def answer(self, task: _Task, answer: CubeSearchResult) -> CommandAnswer:
        """Store what was proved and return the answer for one position."""
        known, found = self._find_known_bracket(task.cube), answer.bracket
        kept = known is not None and known.is_proved and known.source in {BracketSource.SOLVER, BracketSource.METRIC}
        if found.solution is not None and not position(found.solution, task.cube).solved:
            raise AssertionError("a solution does not solve")
        self._knowledge.learn(task.cube, found)
        moves = None if found.solution is None else format_moves(found.solution)
        facts = {
            "input": task.text,
            "solution": moves,
            "length": found.length,
            "metric": str(self.metric),
            "optimal": found.is_proved,
            "lower_bound": found.lower,
            "upper_bound": found.upper,
            **proof_facts(found),
            "nodes": answer.nodes,
            "seconds": round(answer.seconds, 6),
            "solver": self.name,
            "table_bytes": self._table_bytes,
        }
        text = self._sentence(found, moves, before=kept and not answer.nodes)
        return CommandAnswer(facts, text, DONE if self.is_complete(found) else NO_ANSWER)

    @property
    def _table_bytes(self) -> int:
        if self.name == SolverKind.COSETS.value:
            return table_bytes(self.size)
        return korf.TABLE_BYTES if self.name == SolverKind.PATTERNS.value else phases.TABLE_BYTES

    def _sentence(self, found: Bracket, moves: str | None, *, before: bool = False) -> str:
        """Describe a result in one sentence; `before`: it had been proved earlier."""
        if moves == "":
            return "Nothing to do: the cube is solved."
        if moves is None:
            return f"At least {self.metric.turns(found.lower)}; no solution was found in time."
        if found.is_proved:
            known = found.provenance or ("proved shortest earlier" if before else "proved shortest")
        else:
            known = f"the depth is {found.lower} to {found.upper}"
        return f"{moves}  ({self.metric.turns(found.length or 0)}, {known})"


def _share(search: Search) -> str:
    """Return the searched share of the current depth in parentheses; "" while unknown."""
    share = search.fraction
    return f" ({whole_percent(share)})" if share > 0 else ""


def _describe_time_left(search: Search) -> str:
    """Return the time left for the proof, or for the current depth if others may follow; "" while unknown."""
    pace = search.estimate
    if pace is None or pace.depth_seconds_left is None:
        return ""
    if pace.seconds_left is not None:
        return estimate(pace.seconds_left)
    return f"about {duration(pace.depth_seconds_left)} left for this depth"


SOLVE = Subcommand(
    _solve,
    (
        *position_arguments("solve"),
        METRIC,
        Argument(
            "--solver",
            choices=SOLVERS,
            default=SOLVERS[0],
            help=f"twophase finds short solutions but proves nothing (default: {SOLVERS[0]})",
        ),
        Argument(
            "--tables",
            choices=SIZES,
            default=SIZES[0],
            help=f"pruning table of the optimal solver; larger is faster (default: {SIZES[0]})",
        ),
        *workers(
            os.cpu_count() or 1,
            "threads to use at most (default: all cores)",
            "let the workers of this Dask scheduler (host:port) solve the positions, with tables of their own",
        ),
        Argument(
            "--timeout",
            type=TIMEOUT,
            metavar="S",
            help=f"stop each search after S seconds (default: never; twophase: {TWO_PHASE_SECONDS})",
        ),
        Argument(
            "--fresh",
            action="store_true",
            help="ignore stored proofs and store none, for measuring",
        ),
        *listing.ARGUMENTS,
        JSON,
    ),
    "Depths that were proved earlier, here or in the window, are not searched again. New proofs are stored, and hold "
    "for all symmetric positions. Exit code 0 if every position is solved as asked, 1 if a search stopped early: then "
    "the bounds found so far are printed.",
)
