"""Command `statewalk cube solve --all`: all shortest solutions, longer ones, or with chosen faces."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator

from app.base.language.wording import format_count
from app.cli.command import Argument, CommandAnswer
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.cube.cli.options import describe_tables, kept_knowledge
from app.work.progress import run_with_progress, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.notation.notation import format_moves
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.knowledge import Knowledge
from core.cube.solve.solver import ALL_FACES, Solver, SolverKind

MOST = 10_000
"""Most solutions listed for one position."""
MOST_LONGER = 6


ARGUMENTS = (
    Argument("--all", action="store_true", help=f"list every shortest solution, up to {MOST}"),
    Argument(
        "--longer",
        type=WholeNumber(0, MOST_LONGER),
        default=0,
        metavar="N",
        help="with --all: also list solutions up to N moves longer (default: 0)",
    ),
    Argument(
        "--faces", default=ALL_FACES, metavar="FACES", help=f"with --all: turn only these faces (default: {ALL_FACES})"
    ),
)
"""Options for listing more than one solution."""


def check(arguments: argparse.Namespace) -> None:
    """Raise InputError for options that do not go together."""
    faces = arguments.faces.upper()
    if not faces or not set(faces) <= set(ALL_FACES) or len(set(faces)) < len(faces):
        raise InputError(f"{arguments.faces!r} is not a selection of the faces {ALL_FACES}, each once", "--faces")
    if not arguments.all and (arguments.longer or faces != ALL_FACES):
        raise InputError("--longer and --faces need --all")
    if arguments.all and arguments.scheduler is not None:
        raise InputError("--all does not work on a cluster", "--scheduler")
    if arguments.all and arguments.solver != SolverKind.COSETS.value:
        raise InputError(f"Only the solver {SolverKind.COSETS.value} finds all solutions", "--solver")


def list_solutions(arguments: argparse.Namespace, tasks: Iterable[tuple[str, Cube]]) -> Iterator[CommandAnswer]:
    """Return the solutions of each position, one position after the other."""
    solver = Solver(arguments.tables, threads=arguments.threads, notify=lambda sentence, _wrong: say(sentence))
    knowledge = kept_knowledge(arguments.metric, fresh=arguments.fresh)
    return (_list(arguments, text, cube, solver, knowledge) for text, cube in tasks)


def _list(arguments: argparse.Namespace, text: str, cube: Cube, solver: Solver, knowledge: Knowledge) -> CommandAnswer:
    metric: Metric = arguments.metric
    faces, whole = arguments.faces.upper(), len(arguments.faces) == len(ALL_FACES)
    known, control = knowledge.look_up(cube), Control()
    begun = time.perf_counter()

    def on_tick() -> None:
        if arguments.timeout is not None and time.perf_counter() - begun > arguments.timeout:
            control.cancel()

    found = run_with_progress(
        lambda _: solver.solutions(
            cube, metric, MOST, control, arguments.threads, longer=arguments.longer, faces=faces,
            shortest=known.lower if whole else 0,
        ),
        lambda _: describe_tables(control) or "Searching",
        control, on_tick=on_tick,
    )  # fmt: skip
    complete = not control.cancelled and len(found) < MOST
    shortest = metric.length(found[0]) if found else None
    if shortest is not None and whole:
        knowledge.learn(cube, Bracket(metric, shortest, shortest, found[0], BracketSource.SOLVER))
    facts = {
        "input": text,
        "metric": str(metric),
        "faces": faces,
        "length": shortest,
        "longer": arguments.longer,
        "count": len(found),
        "complete": complete,
        "solutions": [format_moves(moves) for moves in found],
        "seconds": round(time.perf_counter() - begun, 6),
    }
    lines = [f"{format_moves(moves)}  ({metric.turns(metric.length(moves))})" for moves in found]
    text = "\n".join([*lines, _sentence(len(found), complete, metric)])
    return CommandAnswer(facts, text, DONE if complete and found else NO_ANSWER)


def _sentence(count: int, complete: bool, metric: Metric) -> str:
    if not complete:
        return f"{format_count(count, 'solution')} so far; there may be more."
    if not count:
        return f"There is no solution of at most {metric.turns(metric.deepest(PUZZLE.size))}."
    return f"{format_count(count, 'solution')}; there are no others."
