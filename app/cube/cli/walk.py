"""Command `statewalk cube walk`: depth after N random moves, by a chain, exactly, or sampled."""

from __future__ import annotations

import argparse
import os
from typing import Any

from app.base.language.wording import fixed_share
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, choose_seed, seed_option, workers
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.cube.cli.options import metric_option
from app.cube.walk import cluster
from app.work.items import executor
from app.work.progress import percent, run_with_progress, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.solve.solver import Solver
from core.cube.solve.table import SIZES
from core.cube.walk import random_walk, sample

PUZZLES = ("3x3x3", "2x2x2")
POPULATIONS = tuple(random_walk.POPULATIONS)
METHODS = ("chain", "exact", "sample")
MOST_MOVES, MOST_EXACT, MOST_SAMPLES = 10_000, 1000, 10_000_000
SAMPLES = 1000


def _walk(arguments: argparse.Namespace) -> CommandAnswer:
    method: str = arguments.method
    seed = choose_seed(arguments.seed)
    if method == "exact" and arguments.moves > MOST_EXACT:
        raise InputError(f"--method exact takes at most {MOST_EXACT} moves, not {arguments.moves}", "--moves")
    if arguments.populations is not None and not _is_mended(arguments):
        raise InputError(f"Only the chain of the 3x3x3 in {Metric.QTM} has rounded figures to correct", "--populations")
    if arguments.scheduler is not None and method != "sample":
        raise InputError(f"Only --method sample works on a cluster, not {method}", "--scheduler")
    answer: dict[str, Any] = {
        "puzzle": arguments.puzzle,
        "metric": str(arguments.metric),
        "method": method,
        "moves": arguments.moves,
        "exact": method == "exact",
    }
    complete = True
    if method == "chain":
        _chain(arguments, answer)
    elif method == "exact":
        _add_exact_walk(arguments, answer)
    else:
        complete = _sample(arguments, answer, seed)
    return CommandAnswer(answer, _text(answer), DONE if complete else NO_ANSWER)


def _chain(arguments: argparse.Namespace, answer: dict[str, Any]) -> None:
    populations = arguments.populations or POPULATIONS[0]
    chain = random_walk.chain(arguments.puzzle, arguments.metric, populations)
    _set_distribution(answer, chain.distribution(arguments.moves))
    if _is_mended(arguments):
        answer["populations"] = populations
    answer["source"] = random_walk.source(arguments.puzzle, arguments.metric)


def _is_mended(arguments: argparse.Namespace) -> bool:
    """Return whether the requested chain needs its rounded published populations corrected."""
    return (arguments.method, arguments.puzzle, arguments.metric) == ("chain", "3x3x3", Metric.QTM)


def _add_exact_walk(arguments: argparse.Namespace, answer: dict[str, Any]) -> None:
    found = run_with_progress(
        lambda control: random_walk.compute_exact_walk(arguments.puzzle, arguments.metric, arguments.moves, control),
        percent,
    )
    _set_distribution(answer, found.distributions[-1])
    if found.distances:
        answer["distance_to_uniform"] = found.distances[-1]


def _sample(arguments: argparse.Namespace, answer: dict[str, Any], seed: int) -> bool:
    """Add the sampled distribution to `answer`; return False if Ctrl-C ended the sampling early."""

    def work(control: Control) -> sample.EndDepthCounts:
        depth_of = _depth_of(arguments, control)
        if depth_of is None:
            return sample.EndDepthCounts(())
        walks = sample.SeededWalks(arguments.metric, arguments.moves, seed)
        with executor(arguments.threads, arguments.scheduler) as busy:
            return sample.measure(busy, depth_of, walks, arguments.samples, control=control)

    result = run_with_progress(work, percent, partial=True)
    if not result.samples:
        raise KeyboardInterrupt
    _set_distribution(answer, result.shares)
    low, high = [interval.low for interval in result.intervals], [interval.high for interval in result.intervals]
    answer |= {"samples": result.samples, "seed": seed, "counts": result.counts, "low": low, "high": high}
    return result.samples == int(arguments.samples)


def _depth_of(arguments: argparse.Namespace, control: Control) -> sample.DepthOf | None:
    """Return how a worker finds a depth; None if Ctrl-C was pressed while the table was made."""
    if arguments.puzzle == "2x2x2":
        return sample.PocketDepth(arguments.metric)
    if arguments.scheduler is not None:
        return cluster.WorkerDepth(arguments.tables, arguments.metric)
    solver = Solver(arguments.tables, threads=arguments.threads, notify=lambda sentence, _wrong: say(sentence))
    if solver.table(arguments.metric, control) is None:
        return None
    return sample.SolvedDepth(solver, arguments.metric, control)


def _set_distribution(answer: dict[str, Any], distribution: Any) -> None:
    answer["mean"] = random_walk.mean(distribution)
    answer["distribution"] = list(distribution)


def _text(answer: dict[str, Any]) -> str:
    lines = []
    for depth, p in enumerate(answer["distribution"]):
        sure = f"  {answer['low'][depth]:.6f}–{answer['high'][depth]:.6f}" if "low" in answer else ""
        lines.append(f"{depth:>3}  {fixed_share(p, 6)}{sure}")
    lines.append(f"mean {answer['mean']:.4f}")
    if answer["method"] == "chain":
        lines += ["Not exact: the chain takes all positions of a depth as equally likely.", answer["source"]]
    return "\n".join(lines)


WALK = Subcommand(
    _walk,
    (
        Argument("--puzzle", choices=PUZZLES, default=PUZZLES[0], help="cube (default: 3x3x3)"),
        metric_option("whether half turns are one move (htm) or two (qtm)"),
        Argument("--moves", type=WholeNumber(0, MOST_MOVES), required=True, metavar="N", help="number of random moves"),
        Argument(
            "--method",
            choices=METHODS,
            default=METHODS[0],
            help="the chain on depths, the exact walk (3x3x3: a few moves), or a sample of walks (default: chain)",
        ),
        Argument(
            "--populations",
            choices=POPULATIONS,
            help="chain, 3x3x3 in qtm: how to correct the rounded published figures (default: article)",
        ),
        Argument(
            "--samples",
            type=WholeNumber(1, MOST_SAMPLES),
            default=SAMPLES,
            metavar="K",
            help=f"sample: number of walks (default: {SAMPLES})",
        ),
        seed_option("sample: seed; the same seed gives the same walks (default: random)"),
        Argument(
            "--tables",
            choices=SIZES,
            default=SIZES[0],
            help=f"sample, 3x3x3: pruning table; larger is faster (default: {SIZES[0]})",
        ),
        *workers(
            os.cpu_count() or 1,
            "sample: threads to use at most (default: all cores)",
            "sample: let the workers of this Dask scheduler (host:port) solve the walks, with tables of their own",
        ),
        JSON,
    ),
    "Every move is equally likely. The chain is an approximation: it takes all positions of a depth as equally likely.",
)
