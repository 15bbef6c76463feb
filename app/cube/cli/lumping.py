"""Command `statewalk cube lumping`: where the turns of one depth lead, and how steps correlate."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from app.base.language.sample_shares import sampled_percent
from app.base.language.wording import fixed_percent, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, choose_seed, seed_option
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.cube.cli.options import metric_option
from app.work.progress import percent, run_with_progress, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.solve.solver import Solver
from core.cube.solve.survey import TurnEffect
from core.cube.solve.table import SIZES
from core.cube.walk import lumping
from core.cube.walk.lumping import ClassTurns

PUZZLES = {"3x3x3": 3, "2x2x2": 2}
SEQUENCES, MOST = 100, 1_000_000
DEEPEST = Metric.QTM.deepest(3)
"""Greatest depth in any metric: positions are deepest in quarter turns."""
WAYS = [way.name.lower() for way in TurnEffect]


def _lumping(arguments: argparse.Namespace) -> CommandAnswer:
    metric, depth = arguments.metric, arguments.depth
    deepest = metric.deepest(PUZZLES[arguments.puzzle])
    seed = choose_seed(arguments.seed)
    if depth > deepest:
        raise InputError(f"The depth {depth} is not a whole number from 0 to {deepest}", "--depth")
    counted = run_with_progress(lambda control: lumping.count_class_turns(arguments.puzzle, metric, control), percent)
    found = counted[depth] if depth < len(counted) else _draw(arguments, seed)
    answer = _answer(arguments, found)
    if not found.exact:
        answer |= {"samples": found.drawn, "seed": seed}
    return CommandAnswer(answer, _text(found), DONE if found.exact or found.drawn == arguments.samples else NO_ANSWER)


def _draw(arguments: argparse.Namespace, seed: int) -> ClassTurns:
    solver = Solver(arguments.tables, notify=lambda sentence, _wrong: say(sentence))

    def work(control: Control) -> ClassTurns:
        if solver.table(arguments.metric, control) is None:
            raise KeyboardInterrupt
        return lumping.sample(solver, arguments.metric, arguments.depth, arguments.samples, seed, control=control)

    found = run_with_progress(work, percent, partial=True)
    if not found.positions:
        if found.drawn == arguments.samples:
            raise InputError(f"None of {found.drawn} random sequences ended at depth {arguments.depth}", "--samples")
        raise KeyboardInterrupt
    return found


def _answer(arguments: argparse.Namespace, found: ClassTurns) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "puzzle": arguments.puzzle,
        "metric": str(arguments.metric),
        "depth": found.depth,
        "turns": found.turns,
        "exact": found.exact,
        "positions": found.positions,
        "correlation": found.correlation,
        "next": {
            last.name.lower(): {way.name.lower(): found.step(last, way) for way in TurnEffect}
            for last in TurnEffect if found.step(last, last) is not None
        },
    }  # fmt: skip
    for way in TurnEffect:
        ends = found.intervals(way)
        answer[way.name.lower()] = {
            "mean": found.mean(way),
            "deviation": found.deviation(way),
            "share": found.mean(way) / found.turns,
            "counts": found.histogram(way),
            **({} if found.exact else {"low": [end.low for end in ends], "high": [end.high for end in ends]}),
        }
    return answer


def _text(found: ClassTurns) -> str:
    how = "all" if found.exact else "sampled"
    lines = [
        f"Depth {found.depth}: {format_integer(found.positions)} positions, {how}",
        "",
        _line("moves that lead", WAYS),
    ]
    histograms = [found.histogram(way) for way in TurnEffect]
    for number, counts in enumerate(zip(*histograms, strict=True)):
        if any(counts):
            lines.append(_line(str(number), [_share(count, found) for count in counts]))
    lines += ["", _line("next move", WAYS)]
    for last in (*reversed(TurnEffect), None):
        steps = [found.mean(way) / found.turns if last is None else found.step(last, way) for way in TurnEffect]
        if None not in steps:
            name = "chain, always" if last is None else f"after {last.name.lower()}"
            lines.append(_line(name, [fixed_percent(step or 0.0, 3) for step in steps]))
    return "\n".join([*lines, "", f"correlation of successive moves: {found.correlation:.5f} (chain: 0)"])


def _share(count: int, found: ClassTurns) -> str:
    """Return this share of the positions as a percentage; a sampled one only with its significant digits."""
    if found.exact:
        return fixed_percent(count / found.positions, 3)
    return sampled_percent(count, found.positions)


def _line(name: str, cells: Sequence[str]) -> str:
    return f"{name:<18}" + "".join(f"{cell:>11}" for cell in cells)


LUMPING = Subcommand(
    _lumping,
    (
        Argument("--puzzle", choices=tuple(PUZZLES), default="3x3x3", help="cube (default: 3x3x3)"),
        metric_option("whether half turns are one move (htm) or two (qtm)"),
        Argument("--depth", type=WholeNumber(0, DEEPEST), required=True, metavar="D", help="depth of the positions"),
        Argument(
            "--samples",
            type=WholeNumber(1, MOST),
            default=SEQUENCES,
            metavar="K",
            help=f"random sequences to draw where there are too many positions to count (default: {SEQUENCES})",
        ),
        seed_option("seed; the same seed draws the same sequences (default: random)"),
        Argument(
            "--tables",
            choices=SIZES,
            default=SIZES[0],
            help=f"pruning table for sampling; larger is faster (default: {SIZES[0]})",
        ),
        JSON,
    ),
    "Print how the number of moves that lead closer, keep the depth or lead farther differs between the positions of "
    "one depth: counted on the 2x2x2 and near solved, else sampled. The chain on depths knows only the means. The "
    "second table (JSON: next) shows how the next move depends on the last one; in the chain it does not.",
)
