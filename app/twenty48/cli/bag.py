"""Command `statewalk 2048 bag`: solves 2048 without a board, as a chain of bags of tiles."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, seed_option
from app.cli.options import WholeNumber
from app.twenty48.cli import options
from app.twenty48.cli.options import MOST_GAMES
from app.work.progress import run_with_progress
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import MoveDistribution, binomial_mixture, exact_solution, log10_of, sum_mixture
from core.twenty48.bag.walk import move_distribution, simulate
from core.twenty48.puzzle import parse_four

LIKELIEST = 8
LEAST_LOG10 = -6.3
"""Logarithm of the least probability that six decimals can show."""


def _bag(arguments: argparse.Namespace) -> CommandAnswer:
    four = parse_four(arguments.four, "--four")
    chain = BagChain(options.exponent(arguments.target), float(four), arguments.first_tiles)
    distribution = run_with_progress(
        lambda control: move_distribution(chain, control), options.make_progress_text("Exact distribution")
    )
    answer = _figures(arguments.target, chain, distribution)
    lines = [_text(answer)]
    if arguments.sums:
        lines += [
            "probability that a game passes the sum",
            *(f"{total:>8}  {_share(share)}" for total, share in answer["passes"].items()),
        ]
    if arguments.games is not None:
        sample = run_with_progress(
            lambda control: simulate(chain, games=arguments.games, seed=arguments.seed, control=control),
            options.make_progress_text("Simulation"),
        )
        answer["simulation"] = {
            "games": sample.games,
            "seed": arguments.seed,
            "mean": sample.mean(),
            "variance": sample.variance(),
            "distribution": {str(moves): count for moves, count in enumerate(sample.moves) if count},
        }
        spread = f", variance {sample.variance():.4f}" if sample.games > 1 else ""
        lines.append(f"{format_count(sample.games, 'game')}: mean {sample.mean():.4f}{spread}")
    if arguments.exact:
        exact = run_with_progress(
            lambda control: exact_solution(chain, four, control), options.make_progress_text("Fractions")
        )
        sys.set_int_max_str_digits(0)
        answer["exact"] = {
            "mean": str(exact.mean),
            "variance": str(exact.variance),
            "absorption": [{"state": list(tiles), "probability": str(share)} for tiles, share in exact.absorption],
            "by_sum": {str(total): str(share) for total, share in exact.by_sum.items()},
            "distribution": {str(moves): str(share) for moves, share in exact.distribution.items()},
        }
        lines.append(f"exact: mean {exact.mean}, variance {exact.variance}")
    return CommandAnswer(answer, "\n".join(lines))


def _figures(target: int, chain: BagChain, distribution: MoveDistribution) -> dict[str, Any]:
    least, most = chain.least_moves(), chain.most_moves()
    return {
        "target": target,
        "four": chain.four,
        "first_tiles": chain.first_tiles,
        "states": chain.states,
        "absorbing": chain.absorbing,
        "mean": chain.mean,
        "variance": chain.variance,
        "min_moves": least[0],
        "min_moves_log10_probability": log10_of(least[1]),
        "max_moves": most[0],
        "max_moves_log10_probability": log10_of(most[1]),
        "absorption": [{"state": list(tiles), "probability": share} for tiles, share in chain.absorption()],
        "by_sum": {str(total): share for total, share in chain.absorption_by_sum().items()},
        "passage_limit": chain.passage_limit,
        "passes": {str(total): share for total, share in chain.passages().items()},
        "distribution": {str(moves): share for moves, share in distribution.items()},
        "distribution_dropped": distribution.dropped,
        "mixture": {str(moves): share for moves, share in sum_mixture(binomial_mixture(chain)).items() if share},
    }


def _text(answer: dict[str, Any]) -> str:
    likeliest = sorted(answer["absorption"], key=lambda end: -end["probability"])[:LIKELIEST]
    return "\n".join(
        [
            f"{answer['states']} states, {answer['absorbing']} of them with the target",
            f"moves: mean {answer['mean']:.4f}, variance {answer['variance']:.4f}",
            f"at least {answer['min_moves']} (probability {_power(answer['min_moves_log10_probability'])}), "
            f"at most {answer['max_moves']} ({_power(answer['max_moves_log10_probability'])})",
            "sum of the tiles at the end",
            *(f"{total:>8}  {_share(share)}" for total, share in answer["by_sum"].items()),
            "most likely tiles at the end",
            *(f"  {end['probability']:.6f}  {' '.join(map(str, end['state']))}" for end in likeliest),
        ]
    )


def _power(log10: float) -> str:
    """Format a probability given by its logarithm; as a power of ten if it is tiny."""
    return f"{10**log10:.6f}" if log10 > LEAST_LOG10 else f"10^{log10:.1f}"


def _share(share: float) -> str:
    """Format a share with six decimals, or in scientific notation if they would all be 0."""
    return f"{share:.6f}" if share >= 10**LEAST_LOG10 or share == 0 else f"{share:8.1e}"


BAG = Subcommand(
    _bag,
    (
        options.target(),
        options.FOUR,
        Argument(
            "--first-tiles",
            type=int,
            choices=(1, 2),
            default=2,
            help="tiles in the bag before the first move (default: 2)",
        ),
        Argument("--sums", action="store_true", help="also print the probability that a game passes each tile sum"),
        Argument("--exact", action="store_true", help="also compute exact fractions (targets up to 2048)"),
        Argument("--games", type=WholeNumber(1, MOST_GAMES), metavar="N", help="also simulate N games"),
        seed_option("seed; the same seed plays the same games (default: 1)", 1),
        JSON,
    ),
    "The bag is 2048 without its board: in every move, every pair of equal tiles merges.",
)
