"""`statewalk cube solve` and `statewalk cube depth`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from app.cli.options import DONE, NO_ANSWER, Subcommands, add_json, write
from app.cli.progress import run_with_progress, say
from app.cube.solve import solvers
from core import depth
from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation import format_moves
from core.cube.puzzle import PUZZLE
from core.cube.solve import bracket, korf, phases, twophase
from core.cube.solve.solution import Solution
from core.cube.solve.table import SIZES, table_bytes
from core.puzzle import InputError
from resources import ROOT

SOLVERS = ("optimal", "korf", "twophase")
PUZZLES = ("3x3x3", "2x2x2")
TWO_PHASE_SECONDS = 0.05
"""What the two-phase solver may take to shorten its solution, if no timeout is given."""
MOST_THREADS = 256
THIN_SPACE = "\u2009"


def register(commands: Subcommands) -> None:
    """Add `solve` and `depth` to the subcommands of `statewalk cube`."""
    solve = commands.add_parser(
        "solve",
        help="solve positions, and prove that there is no shorter way",
        description="Exit code 0 if every position has its answer, 1 if a search was ended before it was done: the "
        "bracket that was reached is printed then.",
    )
    solve.add_argument("text", nargs="*", metavar="MOVES", help="moves from a solved cube, or 54 facelets")
    solve.add_argument("--file", type=Path, metavar="FILE", help="solve every line of a file instead")
    _add_metric(solve)
    solve.add_argument("--solver", choices=SOLVERS, default=SOLVERS[0], help=f"twophase proves nothing ({SOLVERS[0]})")
    solve.add_argument(
        "--tables", choices=SIZES, default=SIZES[0], help=f"of the optimal solver; larger is faster ({SIZES[0]})"
    )
    solve.add_argument("--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="at most so many (all)")
    solve.add_argument(
        "--timeout",
        type=float,
        metavar="S",
        help=f"end each search after so many seconds (never; twophase {TWO_PHASE_SECONDS})",
    )
    add_json(solve)
    solve.set_defaults(run=_solve)
    known = commands.add_parser("depth", help="print how many positions lie at each depth")
    known.add_argument("--puzzle", choices=PUZZLES, default=PUZZLES[0], help="which cube (3x3x3)")
    _add_metric(known)
    add_json(known)
    known.set_defaults(run=_depth)


def _add_metric(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--metric",
        type=Metric,
        choices=list(Metric),
        default=Metric.HTM,
        help="count half turns as one or as two (htm)",
    )


# solve


@dataclass(frozen=True)
class _Task:
    """One position as it was written."""

    text: str
    cube: Cube


def _solve(arguments: argparse.Namespace) -> int:
    if not 1 <= arguments.threads <= MOST_THREADS:
        raise InputError(f"{arguments.threads} threads are not from 1 to {MOST_THREADS}", "--threads")
    if arguments.timeout is not None and not 0 < arguments.timeout < float("inf"):
        raise InputError(f"{arguments.timeout} is not a number of seconds above 0", "--timeout")
    solver = _Solver(arguments)
    code = DONE
    for task in list(_tasks(arguments)):
        solution = solver.solve(task.cube)
        solver.write(task, solution)
        if not solver.done(solution):
            code = NO_ANSWER
        if solver.interrupted:
            break
    return code


def _tasks(arguments: argparse.Namespace) -> Iterable[_Task]:
    """Every position asked for; all of them are read before the first one is solved."""
    text = " ".join(arguments.text)
    if bool(text.strip()) == (arguments.file is not None):
        raise InputError("Write moves or 54 facelets to solve, or --file FILE" + (", not both" if text else ""))
    if arguments.file is None:
        yield _Task(text, _read(text))
        return
    try:
        lines = arguments.file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise InputError(f"{arguments.file.name} is not a text file") from None
    found = False
    for number, line in enumerate(lines, 1):
        if line.strip():
            found = True
            try:
                yield _Task(line.strip(), _read(line))
            except InputError as error:
                place = f"line {number}, {error.place}" if error.place else f"line {number}"
                raise InputError(error.message, place) from None
    if not found:
        raise InputError(f"{arguments.file.name} has no line to solve")


def _read(text: str) -> Cube:
    given = PUZZLE.read(text)
    return given if isinstance(given, Cube) else position(given)


class _Solver:
    """Solves in a thread of its own, while this one waits for the clock and for Ctrl-C."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.metric: Metric = arguments.metric
        self.name: str = arguments.solver
        self.size: str = arguments.tables
        self.threads: int = arguments.threads
        self.timeout: float | None = arguments.timeout
        self.as_json: bool = arguments.json
        self.interrupted = False
        self.seconds = 0.0
        self._search: solvers.Solver | None = None
        self._control = Control()
        self._best = Solution(None, 0, None, 0)
        self._doing = ""
        self._making = 0.0

    def solve(self, cube: Cube) -> Solution:
        """The best bracket reached until the search was done, timed out or interrupted."""
        self._control, self._best = Control(), Solution(None, 0, None, 0)
        self._doing, self._making = "", 0.0
        begun = time.perf_counter()
        try:
            run_with_progress(
                lambda _: self._work(cube),
                lambda _: self._progress(),
                self._control,
                on_tick=lambda: self._keep_time(begun),
            )
        except KeyboardInterrupt:
            self.interrupted = True
        self.seconds = time.perf_counter() - begun - self._making
        if self._best.moves is not None and not position(self._best.moves, cube).solved:
            raise AssertionError("a solution does not solve")
        return self._best

    def _keep_time(self, begun: float) -> None:
        # the short solution comes within milliseconds, and no timeout is to lose it
        timed = self.timeout is not None and self._best.moves is not None and not self._doing
        if timed and time.perf_counter() - begun - self._making > (self.timeout or 0):
            self._control.cancel()

    def _work(self, cube: Cube) -> Solution:
        try:
            if self.name == "twophase":
                seconds = TWO_PHASE_SECONDS if self.timeout is None else self.timeout
                self._best = twophase.solve(cube, seconds, self._control, self.metric)
            else:
                self._best = bracket.close(cube, self.metric, self._tables, self._control, self._keep)
        except solvers.CancelledError:
            pass
        return self._best

    def _tables(self) -> solvers.Solver:
        """The solver, with its tables, for the first position and all that follow."""
        if self._search is None:
            begun = time.perf_counter()
            self._doing = "Making tables"
            if self.name == "korf":
                self._search = solvers.KorfSolver(self.metric, self.threads, self._control, say)
            else:
                self._search = solvers.CosetSolver(self.size, self.metric, self.threads, self._control, say)
            self._making = time.perf_counter() - begun
            self._doing = ""
        return self._search

    def _keep(self, solution: Solution) -> None:
        self._best = solution

    def _progress(self) -> str:
        control = self._control
        if self._doing:
            return f"{self._doing}: {100 * control.done // max(control.total, 1)} %"
        best = self._best
        upper = "" if best.upper_bound is None else f", at most {best.upper_bound}"
        return f"At least {best.lower_bound}{upper} {self.metric.unit}; {_grouped(self._nodes)} nodes"

    @property
    def _nodes(self) -> int:
        return self._control.done if self._search is None else self._search.nodes

    def done(self, solution: Solution) -> bool:
        """Whether this is all that the solver could be asked for."""
        return solution.optimal or (self.name == "twophase" and solution.moves is not None and not self.interrupted)

    def write(self, task: _Task, solution: Solution) -> None:
        """Print one answer."""
        moves = None if solution.moves is None else format_moves(solution.moves)
        answer = {
            "input": task.text,
            "solution": moves,
            "length": solution.upper_bound,
            "metric": str(self.metric),
            "optimal": solution.optimal,
            "lower_bound": solution.lower_bound,
            "upper_bound": self.metric.deepest(3) if solution.upper_bound is None else solution.upper_bound,
            "nodes": solution.nodes,
            "seconds": round(self.seconds, 6),
            "solver": self.name,
            "table_bytes": self._table_bytes,
        }
        write(answer, self.as_json, self._sentence(solution, moves))
        sys.stdout.flush()

    @property
    def _table_bytes(self) -> int:
        if self.name == "optimal":
            return table_bytes(self.size)
        return korf.TABLE_BYTES if self.name == "korf" else phases.TABLE_BYTES

    def _sentence(self, solution: Solution, moves: str | None) -> str:
        if moves == "":
            return "Nothing to do: the cube is solved."
        if moves is None:
            return f"At least {solution.lower_bound} {self.metric.unit}; no solution was found in time."
        known = "proved shortest" if solution.optimal else f"no solution has less than {solution.lower_bound}"
        return f"{moves}  ({solution.upper_bound} {self.metric.unit}, {known})"


# depth


def _depth(arguments: argparse.Namespace) -> int:
    figures = depth.load(ROOT / "figures" / f"cube-{arguments.puzzle}-{arguments.metric}.json")
    answer = {
        "puzzle": arguments.puzzle,
        "metric": str(arguments.metric),
        "unit": figures.unit,
        "total": figures.total,
        "deepest": figures.deepest,
        "mean": float(figures.mean()),
        "method": "exact" if figures.exact else "published",
        "exact": figures.exact,
        "distribution": [layer.states for layer in figures.layers],
        "layers": [
            {"depth": layer.depth, "states": layer.states, "exactness": str(layer.exactness)}
            for layer in figures.layers
        ],
        "source": figures.source,
    }
    width = max(len(_grouped(layer.states)) for layer in figures.layers)
    lines = [f"{layer.depth:>3}  {_grouped(layer.states):>{width}}  {layer.exactness}" for layer in figures.layers]
    lines.append(f"sum  {_grouped(figures.total):>{width}}  {figures.unit}")
    write(answer, arguments.json, "\n".join(lines))
    return DONE


def _grouped(number: int) -> str:
    return f"{number:,}".replace(",", THIN_SPACE)
