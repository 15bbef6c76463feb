"""Command `statewalk 2048 play`: plays many games and prints statistics."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from app.base.language.sample_shares import sampled_percent
from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, seed_option, workers
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.twenty48.cli import options
from app.twenty48.cli.options import MOST_GAMES
from app.work.items import answers, executor
from app.work.progress import run_with_progress
from core.base.control import Control
from core.base.measured_rate import MeasuredRate
from core.base.puzzle import InputError
from core.base.trials import mean
from core.twenty48.adviser import adviser
from core.twenty48.adviser.expectimax import MOST_DEPTH, Player
from core.twenty48.adviser.plain import adviser as plain
from core.twenty48.adviser.plain.adviser import network_shape
from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.play import play_random
from core.twenty48.sample import GameLot, PlayedLot, join_samples
from core.twenty48.shape import BoardShape
from core.twenty48.strategies.simulation import network

GAMES = {"random": 10_000, "expectimax": 100, "ntuple": 100}
"""Default number of games of each player, for a run of some seconds."""
HEURISTIC_DEPTH = 2

LOTS = 64
"""Number of lots the games are divided into: enough for many workers and for smooth progress."""


@dataclass(frozen=True)
class _Player:
    """Task that plays lots of games with its own tables; it is pickled for the workers of a cluster."""

    name: str
    shape: BoardShape
    depth: int | None
    seed: int

    def __call__(self, lot: GameLot, control: Control) -> PlayedLot:
        """Play a lot; if `control` is cancelled, return the games finished so far."""
        ahead = self.make_player()
        begun = time.thread_time()
        if ahead is None:
            sample = play_random(self.shape, games=lot.games, seed=self.seed, first=lot.first, control=control)
        else:
            sample = ahead.play(games=lot.games, seed=self.seed, first=lot.first, control=control)
        return PlayedLot(sample, time.thread_time() - begun)

    def make_player(self) -> Player | PlainPlayer | None:
        """Return a player that looks ahead; None for the random one.

        Raises InputError for what it cannot play.
        """
        if self.name == "random":
            if self.depth is not None:
                raise InputError("A random player does not look ahead", "--depth")
            # builds the row tables now, so that the time of playing does not include it
            play_random(self.shape, games=1, seed=0)
            return None
        if self.name == "ntuple" and (own := network_shape(self.shape)) is not None:
            return plain.player(plain_network(own), self.depth)
        if self.shape.side != 4:
            boards = "4x4, 3x3, 3x4, 4x5, 5x5 and 6x6" if self.name == "ntuple" else "4x4"
            raise InputError(f"{self.name} plays on {boards} only", "--size")
        if self.name == "expectimax":
            return Player(depth=HEURISTIC_DEPTH if self.depth is None else self.depth)
        return adviser.player(network(adviser.WEIGHTS), self.depth)


@cache
def plain_network(shape: BoardShape) -> PlainNetwork:
    """Load the network for a board other than 4x4; cached."""
    return plain.PlainAdviser.load(shape).network


def _play(arguments: argparse.Namespace) -> CommandAnswer:
    games = GAMES[arguments.player] if arguments.games is None else arguments.games
    player = _Player(arguments.player, arguments.size, arguments.depth, arguments.seed)
    ahead = player.make_player()
    begun = time.perf_counter()
    played = played_by(player, games, arguments.threads, arguments.scheduler)
    sample = join_samples(lot.sample for lot in played)
    if not sample.games:
        raise KeyboardInterrupt
    rate = MeasuredRate(sample.total_moves, sum(lot.seconds for lot in played)).per_second
    share = sample.share()
    answer = {
        "player": arguments.player,
        "size": arguments.size.option_value,
        "depth": None if ahead is None else ahead.depth,
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
        "ms_per_move": None if rate is None else 1000 / rate,
        "seconds": time.perf_counter() - begun,
    }
    lines = [
        f"{format_count(sample.games, 'game')}: "
        f"mean score {answer['mean_score']:.1f}, {answer['mean_moves']:.2f} moves a game",
        *(
            f"{tile:>7}  {sampled_percent(round(part * sample.games), sample.games):>11}"
            for tile, part in share.items()
        ),
        *_pace(rate),
    ]
    return CommandAnswer(answer, "\n".join(lines), DONE if sample.games == games else NO_ANSWER)


def _pace(rate: float | None) -> list[str]:
    """Return the speed in words; nothing if too few moves were played to measure it."""
    if rate is None:
        return []
    return [f"{rate / 1e6:.1f} million moves a second" if rate > 1e5 else f"{1000 / rate:.3f} ms a move"]


def played_by(
    player: Callable[[GameLot, Control], PlayedLot],
    games: int,
    threads: int,
    scheduler: str | None,
    title: str = "Games",
) -> list[PlayedLot]:
    """Play all games in lots and return these in order; after Ctrl-C those that are finished."""
    size = -(-games // LOTS)
    lots = [GameLot(first, min(size, games - first)) for first in range(0, games, size)]
    found: list[PlayedLot] = []

    def work(control: Control) -> list[PlayedLot]:
        with executor(threads, scheduler) as busy:
            for played in answers(busy, player, lots, control):
                found.append(played)  # one by one, because the progress text reads the list
        return found

    def progress(_control: Control) -> str:
        return f"{title}: {100 * sum(lot.sample.games for lot in found) // games} %"

    return run_with_progress(work, progress, partial=True)


PLAY = Subcommand(
    _play,
    (
        Argument(
            "--games",
            type=WholeNumber(1, MOST_GAMES),
            metavar="N",
            help=f"number of games (default: {', '.join(f'{k} {v}' for k, v in GAMES.items())})",
        ),
        seed_option("seed; the same seed plays the same games (default: 1)", 1),
        Argument(
            "--size",
            type=options.shape,
            default=BoardShape(4, 4),
            metavar="B",
            help="board: cells a side, or rows and columns as 3x4 (default: 4)",
        ),
        Argument(
            "--player",
            choices=list(GAMES),
            default="random",
            help="random: every legal move equally likely; expectimax: looks ahead with a heuristic; ntuple: looks "
            "ahead with the trained network (default: random)",
        ),
        Argument(
            "--depth",
            type=WholeNumber(1, MOST_DEPTH),
            metavar="D",
            help=f"moves to look ahead, 1 to {MOST_DEPTH} (default: expectimax {HEURISTIC_DEPTH}; ntuple as many as a "
            "millisecond a move allows)",
        ),
        *workers(
            1,
            "games to play at the same time, which does not change them (default: 1)",
            "let the workers of this Dask scheduler (host:port) play",
        ),
        JSON,
    ),
)
