"""Command `statewalk sokoban improve`: shorten a solution as long as there is time."""

from __future__ import annotations

import argparse
import time
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, choice
from app.cli.options import DONE, NO_ANSWER
from app.sokoban.cli.effort import EFFORT, effort_of
from app.sokoban.cli.levels import ONE_LEVEL, playable
from app.work.progress import run_with_progress
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.level import Level
from core.sokoban.lurd import parse_lurd
from core.sokoban.replay import Replay, forward_moves, replay
from core.sokoban.solve.optimiser import Improvements
from core.sokoban.solve.solver import SolverMetric


def _improve(arguments: argparse.Namespace) -> CommandAnswer:
    effort = effort_of(arguments)
    level = playable(arguments.file, arguments.level)
    moves = arguments.moves if arguments.moves is not None else _read_stored_solution(level, arguments.level)
    known = replay(level.start, "".join(parse_lurd(moves)))
    control = Control()
    best, complete = known, False

    def work(cells: Control) -> Replay:
        nonlocal best, complete
        search = Improvements(level.start, known.lurd, arguments.order, effort, cells)
        for better in search:
            best = better.moves
        complete = search.complete
        return best

    begun = time.perf_counter()
    run_with_progress(
        work,
        lambda cells: f"{_cost(best.tally.pushes, best.tally.moves)}; {format_count(cells.done, 'position')}",
        control,
        partial=True,
    )
    facts = _facts(arguments.level, level, arguments.order, known, best)
    seconds = time.perf_counter() - begun
    facts |= {"cut_short": not complete, "states": control.done, "seconds": seconds}
    return CommandAnswer(facts, _sentence(facts), DONE if facts["improved"] else NO_ANSWER)


def _read_stored_solution(level: Level, number: int) -> str:
    if not level.solutions:
        raise InputError(f"Level {number} has no solution in the file. Give one", "--moves")
    return forward_moves(level.start, level.solutions[0])


def _facts(index: int, level: Level, order: SolverMetric, known: Replay, best: Replay) -> dict[str, Any]:
    return {
        "index": index,
        "title": level.title,
        "order": order,
        "improved": best.lurd != known.lurd,
        "solved": best.state.solved,
        "solution": best.lurd,
        "pushes": best.tally.pushes,
        "moves": best.tally.moves,
        "pushes_before": known.tally.pushes,
        "moves_before": known.tally.moves,
    }


def _sentence(facts: dict[str, Any]) -> str:
    before = _cost(facts["pushes_before"], facts["moves_before"])
    if not facts["improved"]:
        nothing = "No shorter moves were found near these"
        if facts["cut_short"]:
            nothing = "No shorter moves were found within the time and memory"
        return f"{nothing} ({before}; {facts['seconds']:.2f} s)"
    now = _cost(facts["pushes"], facts["moves"])
    return f"{now} instead of {before} ({facts['seconds']:.2f} s)\n{facts['solution']}"


def _cost(pushes: int, moves: int) -> str:
    return f"{format_count(pushes, 'push', 'pushes')}, {format_count(moves, 'move')}"


IMPROVE = Subcommand(
    _improve,
    (
        *ONE_LEVEL,
        Argument("--moves", metavar="LURD", help="moves to shorten (default: the level's first stored solution)"),
        choice("--order", SolverMetric.PUSHES, "what to minimize first; the other breaks ties"),
        *EFFORT,
        JSON,
    ),
    "Shorten a solution in pushes and then in moves, or the other way round, until nothing near it is shorter or the "
    "time is up. Moves that do not solve the level are shortened between the same two positions. Exit code 0 if the "
    "solution became shorter, 1 if not, 2 if the moves are impossible or there are none.",
)
