"""`statewalk 2048 ...` without a window."""

from __future__ import annotations

import argparse
import time

from app import cli
from core.puzzle import InputError
from core.sample import mean
from core.twenty48.play import play_random
from core.twenty48.puzzle import SIZES


def register(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `statewalk 2048`."""
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="play many games and tell how they went")
    play.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (10000)")
    play.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games (1)")
    play.add_argument("--size", type=int, default=4, choices=SIZES, metavar="B", help="cells a side, 2 to 6 (4)")
    play.add_argument("--player", choices=["random"], default="random", help="random: every legal move alike")
    cli.add_json(play)
    play.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.seed < 1 << 64:
        raise InputError(f"The seed {arguments.seed} is not a whole number from 0 to 2^64 - 1")
    play_random(arguments.size, games=1, seed=0)  # the row tables are built on first use, and that is no play
    begun = time.perf_counter()
    sample = play_random(arguments.size, games=arguments.games, seed=arguments.seed)
    seconds = time.perf_counter() - begun
    answer = {
        "player": arguments.player,
        "size": arguments.size,
        "games": sample.games,
        "seed": arguments.seed,
        "mean_score": mean(sample.scores),
        "mean_moves": mean(sample.moves),
        "share": {str(tile): share for tile, share in sample.share().items()},
        "moves_per_second": sample.total_moves / seconds,
        "ms_per_move": 1000 * seconds / sample.total_moves,
        "seconds": seconds,
    }
    lines = [
        f"{sample.games} games: mean score {answer['mean_score']:.1f}, {answer['mean_moves']:.2f} moves a game",
        *(f"{tile:>7}  {100 * share:8.4f} %" for tile, share in sample.share().items()),
        f"{answer['moves_per_second'] / 1e6:.1f} million moves a second",
    ]
    cli.write(answer, arguments.json, "\n".join(lines))
    return cli.DONE
