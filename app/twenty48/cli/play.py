"""`statewalk 2048 play`: many games, and how they went."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

from app.cli.options import DONE, Subcommands, add_json, write
from app.cli.progress import run_with_progress
from app.services.wording import counted, fixed_percent
from app.twenty48.cli import options
from core.control import Control
from core.puzzle import InputError
from core.trials import mean
from core.twenty48.adviser import adviser
from core.twenty48.adviser.expectimax import MOST_DEPTH, Player
from core.twenty48.play import play_random
from core.twenty48.puzzle import SIZES
from core.twenty48.sample import GameSample

GAMES = {"random": 10_000, "expectimax": 100, "ntuple": 100}
"""The players, and how many games each plays by default: some seconds."""
HEURISTIC_DEPTH = 2

Play = Callable[[int, Control], GameSample]
"""Plays so many games."""


def register(commands: Subcommands) -> None:
    """Add `play` to the subcommands of `statewalk 2048`."""
    play = commands.add_parser("play", help="play many games and tell how they went")
    play.add_argument(
        "--games", type=int, metavar="N", help=f"how many games ({', '.join(f'{k} {v}' for k, v in GAMES.items())})"
    )
    play.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games (1)")
    play.add_argument("--size", type=int, default=4, choices=SIZES, metavar="B", help="cells a side, 2 to 6 (4)")
    play.add_argument(
        "--player",
        choices=list(GAMES),
        default="random",
        help="random: every legal move alike; expectimax: looks ahead and values boards by a heuristic; ntuple: values "
        "them by the trained network (random)",
    )
    play.add_argument(
        "--depth",
        type=int,
        metavar="D",
        help=f"how many moves to look ahead, 1 to {MOST_DEPTH} (expectimax {HEURISTIC_DEPTH}; ntuple as many as half a "
        "millisecond a move allows)",
    )
    add_json(play)
    play.set_defaults(run=_play)


@dataclass(frozen=True)
class _Opponent:
    """A player ready to play, and the depth it looks to."""

    play: Play
    depth: int | None = None


def _play(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.seed < 1 << 64:
        raise InputError(f"The seed {arguments.seed} is not a whole number from 0 to 2^64 - 1")
    player = _player(arguments)
    games = GAMES[arguments.player] if arguments.games is None else arguments.games
    begun, begun_work = time.perf_counter(), time.process_time()
    sample = run_with_progress(lambda control: player.play(games, control), options.done("Games"))
    seconds, work = time.perf_counter() - begun, time.process_time() - begun_work
    rate = sample.total_moves / work
    share = sample.share()
    answer = {
        "player": arguments.player,
        "size": arguments.size,
        "depth": player.depth,
        "games": sample.games,
        "seed": arguments.seed,
        "mean_score": mean(sample.scores),
        "mean_moves": mean(sample.moves),
        "share": {str(tile): part for tile, part in share.items()},
        "reached": {
            str(tile): sum(round(share[more] * sample.games) for more in share if more >= tile) / sample.games
            for tile in share
        },
        "moves_per_second": rate,
        "ms_per_move": 1000 / rate,
        "seconds": seconds,
    }
    pace = f"{rate / 1e6:.1f} million moves a second" if rate > 1e5 else f"{1000 / rate:.3f} ms a move"
    lines = [
        f"{counted(sample.games, 'game')}: "
        f"mean score {answer['mean_score']:.1f}, {answer['mean_moves']:.2f} moves a game",
        *(f"{tile:>7}  {fixed_percent(part, 4):>11}" for tile, part in share.items()),
        pace,
    ]
    write(answer, arguments.json, "\n".join(lines))
    return DONE


def _player(arguments: argparse.Namespace) -> _Opponent:
    seed = arguments.seed
    if arguments.player == "random":
        if arguments.depth is not None:
            raise InputError("A random player does not look ahead", "--depth")
        size = arguments.size
        play_random(size, games=1, seed=0)  # the row tables are built on first use, and that is no play
        return _Opponent(lambda games, control: play_random(size, games=games, seed=seed, control=control))
    if arguments.size != 4:
        raise InputError(f"{arguments.player} plays on 4x4 only", "--size")
    if arguments.player == "expectimax":
        depth = HEURISTIC_DEPTH if arguments.depth is None else arguments.depth
        found = Player(depth=depth)
    else:
        found = adviser.player(adviser.Adviser.load().network, arguments.depth)
    return _Opponent(lambda games, control: found.play(games=games, seed=seed, control=control), found.depth)
