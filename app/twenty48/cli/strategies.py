"""Command `statewalk 2048 strategies`: how often strategies win, and what each habit costs."""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import asdict
from typing import Any

from app.base.language.wording import fixed_percent
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, seed_option, workers
from app.cli.options import WholeNumber
from app.cli.store import CommandStore
from app.twenty48.cli import options
from app.twenty48.cli import simulation as simulated
from app.twenty48.cli.odds import odds_table
from app.twenty48.cli.options import MOST_GAMES
from app.work.progress import run_with_progress, say
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.twenty48.board import FOUR
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.puzzle import parse_four
from core.twenty48.shape import BoardShape
from core.twenty48.strategies.microscope import StrategyOutcome, load_or_examine
from core.twenty48.strategies.simulation import SIZE as SIMULATED
from core.twenty48.strategies.strategy import ADVISER, OWN, PERFECT, STRATEGIES, Strategy, strategies_on

KEYS = (*(strategy.key for strategy in STRATEGIES), OWN, ADVISER.key)
FIRST, WIDTH = 10, 12


def _strategies(arguments: argparse.Namespace) -> CommandAnswer:
    shape = arguments.size
    if shape.side == SIMULATED:
        return _simulate(arguments)
    if shape.side > SIMULATED:
        raise InputError(f"Strategies cannot be compared on {shape}. Use 2, 3, 4 or a rectangle such as 2x4", "--size")
    if ADVISER not in strategies_on(shape) and ADVISER.key in (arguments.strategy or ()):
        raise InputError(f"The adviser has no network for {shape}. Use it on 3x3, 3x4 or 4x4", "--strategy")
    table = OddsTable(shape, options.exponent(arguments.target), float(parse_four(arguments.four, "--four")), "win")
    strategies = _select_strategies(arguments.strategy, shape)
    begun = time.perf_counter()
    odds = run_with_progress(lambda control: odds_table(table, control), options.make_progress_text("Solving"))
    found = [(strategy, _outcome(odds, strategy)) for strategy in strategies]
    answer: dict[str, Any] = {
        "size": shape.option_value,
        "target": arguments.target,
        "four": table.four,
        "perfect_win_probability": odds.start_value,
        "strategies": [_figures(strategy, outcome, layers=arguments.layers) for strategy, outcome in found],
        "seconds": time.perf_counter() - begun,
    }
    return CommandAnswer(answer, _text(found, layers=arguments.layers))


def _simulate(arguments: argparse.Namespace) -> CommandAnswer:
    options.exponent(arguments.target)
    if float(parse_four(arguments.four, "--four")) != FOUR:
        raise InputError("On 4x4 only the original probability of a 4, 0.1, is possible", "--four")
    if arguments.layers:
        raise InputError("Tile sums are computed on small boards only, not on 4x4", "--layers")
    keys: list[str] | None = arguments.strategy
    if PERFECT.key in (keys or ()):
        raise InputError("Perfect play is not known on 4x4", "--strategy")
    advised = ADVISER.key in (keys or ())
    named = None if keys is None else [key for key in keys if key != ADVISER.key]
    strategies = [strategy for strategy in _select_strategies(named, arguments.size) if strategy != PERFECT]
    return simulated.simulate(arguments, strategies, advised=advised)


def _select_strategies(keys: list[str] | None, shape: BoardShape) -> list[Strategy]:
    """Return the strategies with these keys; all that exist if None."""
    known = {strategy.key: strategy for strategy in strategies_on(shape)}
    wanted = (*known, OWN) if keys is None else tuple(dict.fromkeys(keys))
    if OWN in wanted:
        # imported only here, because it loads parts of the window and takes time and memory
        from app.twenty48.games.habits import own_habits, own_records

        records = own_records(CommandStore(say).read, shape)
        own = own_habits(records)
        if own is not None:
            known[OWN] = own
        elif keys is not None:
            raise InputError(f"Too few of your games on {shape} are stored to know your habits", "--strategy")
    return [known[key] for key in wanted if key in known]


def _outcome(odds: Odds, strategy: Strategy) -> StrategyOutcome:
    return run_with_progress(
        lambda control: load_or_examine(tables_folder(), odds, strategy, control),
        options.make_progress_text(strategy.name),
    )


def _figures(strategy: Strategy, outcome: StrategyOutcome, *, layers: bool) -> dict[str, Any]:
    figures: dict[str, Any] = {
        "strategy": strategy.key,
        "plays": strategy.sentence,
        "win_probability": outcome.win_probability,
        "cost": outcome.total_cost,
        "mistakes": outcome.mistakes,
        "mean_moves": outcome.moves,
        "mean_score": outcome.score,
        "reached": {str(1 << k): share for k, share in enumerate(outcome.reached, 3)},
        "habits": [
            {"habit": name, "moves": habit.played, "mistakes": habit.wrong, "cost": habit.cost}
            for name, habit in outcome.habits(strategy).items()
        ],
    }
    if layers:
        figures["layers"] = [
            {"sum": one.pop("total"), **one, "winnable": winnable}
            for layer, winnable in zip(outcome.layers, outcome.winnable, strict=True)
            for one in [asdict(layer)]
        ]
    return figures


def _text(found: list[tuple[Strategy, StrategyOutcome]], *, layers: bool) -> str:
    lines = [_row("strategy", "wins", "costs", "moves", "mistakes", "score")]
    for strategy, outcome in found:
        shares = (fixed_percent(share, 4) for share in (outcome.win_probability, max(0.0, outcome.total_cost)))
        means = (f"{mean:.2f}" for mean in (outcome.moves, outcome.mistakes, outcome.score))
        lines.append(_row(strategy.key, *shares, *means))
        if outcome.total_cost > 0:
            lines += [
                f"    {name}: {habit.played:.2f} moves, {habit.wrong:.2f} mistakes, {fixed_percent(habit.cost, 4)}"
                for name, habit in outcome.habits(strategy).items()
            ]
        if layers:
            lines += [
                f"    sum {layer.total}: {fixed_percent(winnable, 4)} still winnable"
                for layer, winnable in zip(outcome.layers, outcome.winnable, strict=True)
            ]
    return "\n".join(lines)


def _row(*cells: str) -> str:
    first, *others = cells
    return first.ljust(FIRST) + "".join(cell.rjust(WIDTH) for cell in others)


COMPARISON = Subcommand(
    _strategies,
    (
        *options.board("2, 2x3, 2x4, 3, 3x4 to 64, 4 and others"),
        options.FOUR,
        Argument(
            "--strategy",
            action="append",
            choices=KEYS,
            help="strategy to compare, can be repeated (default: all); own has the habits of your stored games, if "
            "there are enough; adviser does not play 2x2, and plays 4x4 only if chosen here",
        ),
        Argument(
            "--layers",
            action="store_true",
            help="also print the games still winnable at every tile sum, for each strategy",
        ),
        Argument(
            "--games",
            type=WholeNumber(1, MOST_GAMES),
            metavar="N",
            help=f"4x4: number of games for each strategy (default: {simulated.GAMES})",
        ),
        seed_option("4x4: seed; the same seed plays the same games (default: 1)", 1),
        *workers(
            os.cpu_count() or 1,
            "4x4: games to play at the same time, which does not change them (default: one per core)",
            "4x4: let the workers of this Dask scheduler (host:port) play",
        ),
        JSON,
    ),
    "On 2x2, 3x3 and rectangles such as 2x4 every strategy is computed exactly and compared with perfect play; the "
    "results are kept in the cache folder. On 4x4 games are simulated, and shares have 95 % intervals; exit code 1 if "
    "the games were stopped early.",
)
