"""Command `statewalk 2048 strategies --size 4`: strategies and the adviser compared by simulation."""

from __future__ import annotations

import argparse
import time
from typing import Any

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import format_count, format_integer
from app.cli.command import CommandAnswer
from app.cli.options import DONE, NO_ANSWER
from app.twenty48.cli.play import played_by
from core.base.trials import mean
from core.markov.simulation import LEAST_TRIALS, wilson
from core.twenty48.puzzle import target_exponent
from core.twenty48.sample import GameSample, join_samples
from core.twenty48.strategies.simulation import SIZE, SimulatedStrategy
from core.twenty48.strategies.strategy import Strategy

GAMES = 1000


def simulate(arguments: argparse.Namespace, strategies: list[Strategy], *, advised: bool) -> CommandAnswer:
    """Play the wanted number of games by each strategy, and by the adviser if `advised`.

    Raises InputError for a target that the board cannot make.
    """
    exponent = target_exponent(SIZE, arguments.target)
    count = GAMES if arguments.games is None else arguments.games
    begun = time.perf_counter()
    ways = [SimulatedStrategy(strategy, arguments.seed) for strategy in [*strategies, *([None] if advised else [])]]
    results: list[dict[str, Any]] = []
    for way in ways:
        lots = played_by(way, count, arguments.threads, arguments.scheduler, way.key)
        sample = join_samples(lot.sample for lot in lots)
        if sample.games:
            results.append(_figures(way, sample, exponent))
        if sample.games < count:
            break
    if not results:
        raise KeyboardInterrupt
    answer = {
        "size": SIZE,
        "target": arguments.target,
        "seed": arguments.seed,
        "strategies": results,
        "seconds": time.perf_counter() - begun,
    }
    complete = len(results) == len(ways) and results[-1]["games"] == count
    return CommandAnswer(answer, "\n".join(_text(result) for result in results), DONE if complete else NO_ANSWER)


def _figures(way: SimulatedStrategy, sample: GameSample, exponent: int) -> dict[str, Any]:
    made = {
        1 << tile: sum(largest >= tile for largest in sample.largest)
        for tile in range(3, max(exponent, *sample.largest) + 1)
    }
    low, high = wilson(made[1 << exponent], sample.games)
    return {
        "strategy": way.key,
        "plays": way.sentence,
        "games": sample.games,
        "win_probability": made[1 << exponent] / sample.games,
        "low": low,
        "high": high,
        "mean_moves": mean(sample.moves),
        "mean_score": mean(sample.scores),
        "reached": {
            str(tile): {"share": games / sample.games, **wilson(games, sample.games)._asdict()}
            for tile, games in made.items()
        },
    }


def _text(one: dict[str, Any]) -> str:
    games = one["games"]
    won = round(one["win_probability"] * games)
    low, high = sampled_interval(won, games)
    share = f"{sampled_percent(won, games)} ({low} to {high})" if games >= LEAST_TRIALS else format_integer(won)
    return (
        f"{one['strategy']:<10}{share} of {format_count(games, 'game')} won; "
        f"mean: {one['mean_moves']:.1f} moves, score {one['mean_score']:.1f}"
    )
