"""Command `statewalk cube tables`: values in Korf's pattern databases, counted and sampled."""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from functools import partial
from typing import Any

from app.base.language.wording import format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, seed_option
from app.cli.options import THREAD_COUNT, WholeNumber
from app.cube.cli.options import metric_option
from app.work.progress import percent, run_with_progress, say
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.solve import korf
from core.cube.solve.heuristic import TABLES
from core.cube.solve.solver import Solver, SolverKind

SAMPLE, MOST = 1_000_000, 100_000_000


def _tables(arguments: argparse.Namespace) -> CommandAnswer:
    metric: Metric = arguments.metric
    begun = time.perf_counter()
    solver = Solver(kind=SolverKind.PATTERNS, threads=arguments.threads, notify=lambda sentence, _wrong: say(sentence))
    databases = run_with_progress(partial(solver.table, metric), percent)
    assert isinstance(databases, korf.Databases)
    found = Counter(databases.sample(arguments.sample, arguments.seed))
    counts = [found[value] for value in range(max(found) + 1)]
    tables = [
        {"name": name, "entries": sum(each), "mean": databases.mean(which), "counts": each}
        for which, name in enumerate(TABLES)
        for each in [_trim_zeros(databases.distribution(which))]
    ]
    mean = sum(value * count for value, count in enumerate(counts)) / arguments.sample
    answer = {
        "solver": arguments.solver,
        "metric": str(metric),
        "table_bytes": korf.TABLE_BYTES,
        "tables": tables,
        "largest": {"positions": arguments.sample, "seed": arguments.seed, "mean": mean, "counts": counts},
        "branching_factor": branching_factor(metric),
        "seconds": round(time.perf_counter() - begun, 6),
    }
    return CommandAnswer(answer, _text(tables, answer["largest"], answer["branching_factor"]))


def _trim_zeros(counts: list[int]) -> list[int]:
    """Return the counts without trailing zeros."""
    return counts[: max(value for value, count in enumerate(counts) if count) + 1]


def _text(tables: list[dict[str, Any]], largest: Any, factor: Any) -> str:
    columns = [*tables, {"name": "largest", **largest}]
    widths = [max(len(str(one["name"])), 12) for one in columns]
    head = "    " + "".join(f"  {one['name']:>{width}}" for one, width in zip(columns, widths, strict=True))
    lines = [head]
    for value in range(max(len(one["counts"]) for one in columns)):
        cells = [format_integer(one["counts"][value]) if value < len(one["counts"]) else "" for one in columns]
        lines.append(f"{value:>4}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))
    means = "".join(f"  {one['mean']:>{width}.4f}" for one, width in zip(columns, widths, strict=True))
    return "\n".join([*lines, f"mean{means}", f"branching factor {factor:.5f}"])


KORF_TABLES = Subcommand(
    _tables,
    (
        Argument("--solver", choices=("korf",), default="korf", help="solver whose tables are counted (default: korf)"),
        metric_option("metric of the tables"),
        Argument(
            "--sample",
            type=WholeNumber(1, MOST),
            default=SAMPLE,
            metavar="N",
            help=f"random positions, for the largest of the three values (default: {SAMPLE})",
        ),
        seed_option("seed of the random positions (default: 1)", 1),
        Argument(
            "--threads",
            type=THREAD_COUNT,
            default=os.cpu_count() or 1,
            metavar="N",
            help="threads that make the tables (default: all cores)",
        ),
        JSON,
    ),
)
