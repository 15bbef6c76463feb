"""Command `statewalk cube chain`: the random walk lumped to depth classes, and its flaws."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.base.language.wording import fixed_percent, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.file_arguments import write_argument
from app.cube.cli.options import metric_option
from app.cube.cli.walk import POPULATIONS, PUZZLES
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.walk import chain_states, random_walk
from core.cube.walk.chain_states import DepthState
from core.cube.walk.comparison import FIT, LONGEST
from core.cube.walk.populations import load_populations
from core.cube.walk.turn_averages import TURNS
from core.markov.growth import effective_branching
from core.markov.mixing import distances

ARTICLE_TURNS = (31, 32)
"""Numbers of turns after which the article calls a walk very close to its stationary distribution."""


def _chain(arguments: argparse.Namespace) -> CommandAnswer:
    puzzle, metric = arguments.puzzle, arguments.metric
    mended = chain_states.has_mended_populations(puzzle, metric)
    if arguments.populations is not None and not mended:
        raise InputError(f"Only the 3x3x3 in {Metric.QTM} has rounded figures to correct", "--populations")
    populations = arguments.populations or POPULATIONS[0]
    rows = chain_states.states(puzzle, metric, populations)
    chain = random_walk.chain(puzzle, metric, populations)
    law = chain.stationary()
    low, high = FIT[puzzle, metric]
    answer: dict[str, Any] = {
        "puzzle": puzzle,
        "metric": str(metric),
        "source": random_walk.source(puzzle, metric),
        "states": [
            {
                "depth": row.depth, "states": row.states, "exact": row.exact,
                "p": row.away, "q": row.back, "r": row.stay, "known": str(row.known), "stationary": share,
            }
            for row, share in zip(rows, law, strict=True)
        ],
        "distances": distances(chain, LONGEST[puzzle]),
        "fits": [{"from": low, "to": high, "b": effective_branching([row.states for row in rows], low, high)}],
    }  # fmt: skip
    lines = [*_table(rows, law), _walk(answer)]
    if mended:
        answer |= _mending(rows, populations)
        lines += _words(answer)
    else:
        lines += [f"D grows by a factor of {fit['b']:.4f} a depth from {low} to {high}." for fit in answer["fits"]]
    if arguments.matrix is not None:
        write_argument(arguments.matrix, chain_states.matrix_csv(rows))
    return CommandAnswer(answer, "\n".join(lines))


def _mending(rows: Sequence[DepthState], populations: str) -> dict[str, Any]:
    """Return the errors in the published populations and the growth of the corrected ones."""
    raw = [layer.states for layer in load_populations("3x3x3", Metric.QTM).layers]
    growth = chain_states.growth(rows, TURNS["3x3x3", Metric.QTM])
    return {
        "populations": populations,
        "gap": chain_states.balance(raw).gap,
        "first_break": chain_states.first_break(raw),
        "tower": [
            {"depth": level.depth, "flow": level.flow, "states": level.states, "holds": level.holds}
            for level in chain_states.tower(raw)
        ],
        "b": growth.ratio,
        "q_limit": growth.back,
        "fits": [{"from": low, "to": high, "b": b} for (low, high), b in growth.fits],
        "away_turns": growth.away,
    }


def _table(rows: Sequence[DepthState], law: Sequence[float]) -> list[str]:
    width = max(len(format_integer(row.states)) for row in rows) + 2
    lines = [f"{'d':>3}  {'D':>{width}}  {'p':>12}  {'q':>12}  {'r':>12}  {'known':9}  {'stationary':>12}"]
    for row, share in zip(rows, law, strict=True):
        size = f"{'' if row.exact else '≈ '}{format_integer(row.states)}"
        shares = "  ".join(f"{one:>12.7g}" for one in (row.away, row.back, row.stay))
        lines.append(f"{row.depth:>3}  {size:>{width}}  {shares}  {row.known:9}  {share:>12.6g}")
    return lines


def _walk(answer: dict[str, Any]) -> str:
    """Describe how a walk nears its stationary distribution, also at the article's numbers of turns."""
    away, parity = answer["distances"], ""
    if answer["metric"] == str(Metric.QTM):
        parity = " (doubled on depths of one parity, which every move changes)"
    turns = sorted({*range(10, len(away), 10), *(n for n in ARTICLE_TURNS if n < len(away))})
    after = ", ".join(f"{fixed_percent(away[n], 2)} ({n})" for n in turns)
    model = f"Distance of the chain, a model of the walk, from its stationary distribution{parity}"
    return f"{model}, with the number of moves in parentheses: ≈ {after}."


def _words(answer: dict[str, Any]) -> list[str]:
    fits = ", ".join(f"{fit['b']:.4f} ({fit['from']} to {fit['to']})" for fit in answer["fits"])
    low, high = chain_states.GROWTH
    states, broken = answer["states"], next(one for one in answer["tower"] if not one["holds"])
    return [
        f"Correction: {answer['populations']}. As published, even depths hold {format_integer(answer['gap'])} fewer "
        f"positions than odd ones, and q is not a probability at depth {answer['first_break']}.",
        "D(i-1) - D(i-2) + ... must be above 0 and at most D(i). This first fails at depth "
        f"{broken['depth']}: {format_integer(broken['flow'])}, with D = {format_integer(broken['states'])}.",
        "The article names depth 21 as corrected, which gives no chain; its p and q come from correcting depth 20.",
        f"b = {answer['b']:.4f}, the mean of p/q from depth {low} to {high}; fitted as a line through log D: {fits}.",
        f"1/(b + 1) = {answer['q_limit']:.4f}; q is {states[low]['q']:.4f} at depth {low} and "
        f"{states[high]['q']:.4f} at depth {high}.",
        f"Of 12 moves, {answer['away_turns']:.2f} lead away there on average; the article's 9.34 is b itself.",
    ]


CHAIN = Subcommand(
    _chain,
    (
        Argument("--puzzle", choices=PUZZLES, default=PUZZLES[0], help="cube (default: 3x3x3)"),
        metric_option("whether half turns are one move (htm) or two (qtm)"),
        Argument(
            "--populations",
            choices=POPULATIONS,
            help="3x3x3 in qtm: how to correct the rounded published figures (default: article)",
        ),
        Argument("--matrix", type=Path, metavar="FILE", help="also write the transition matrix to FILE, as CSV"),
        JSON,
    ),
    "For every depth, print the number of positions (D), the shares of moves that lead away (p), back (q) and to the "
    "same depth (r), whether these are counted, sampled or estimated, and the stationary distribution. The published "
    "figures of the 3x3x3 in qtm are rounded, so they are corrected first.",
)
