"""Command `statewalk 2048 chances`: probabilities of reaching large tiles from a board."""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from typing import Any

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import fixed_percent, format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, seed_option, workers
from app.cli.file_arguments import read_standard_input
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.twenty48.cli import options
from app.twenty48.cli.odds import odds_table
from app.twenty48.cli.options import MOST_GAMES
from app.twenty48.cli.play import played_by
from app.work.progress import run_with_progress
from core.base.budget import TYPED
from core.base.control import Control
from core.markov.simulation import LEAST_TRIALS
from core.twenty48.adviser import adviser
from core.twenty48.adviser.expectimax import MOST_DEPTH
from core.twenty48.bitboard import pack
from core.twenty48.board import Board
from core.twenty48.outcomes.chances import (
    AHEAD,
    Chances,
    TileChance,
    exact_chance,
    exponents,
    is_solved,
    obstacle,
    played_chances,
    table_of,
)
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.puzzle import PUZZLE
from core.twenty48.sample import GameLot, PlayedLot
from core.twenty48.strategies.simulation import network

GAMES = 1000


@dataclass(frozen=True)
class _Rest:
    """Task of `2048 chances`: the adviser plays a lot of games on from a board, each call one lot.

    A lot is a range of games of the seed. Games end at a tile of 2^`until` or without a legal move; `start` is the
    packed board. Calls run in threads here or on a cluster's workers.
    """

    start: int
    until: int
    depth: int
    seed: int

    def __call__(self, lot: GameLot, control: Control) -> PlayedLot:
        ahead = adviser.player(network(adviser.WEIGHTS), self.depth)
        begun = time.thread_time()
        sample = ahead.play(
            games=lot.games, seed=self.seed, first=lot.first, start=self.start, until=self.until, control=control
        )
        return PlayedLot(sample, time.thread_time() - begun)


def _chances(arguments: argparse.Namespace) -> CommandAnswer:
    games = GAMES if arguments.games is None else arguments.games
    board: Board = PUZZLE.parse(read_standard_input(TYPED) if arguments.board == "-" else arguments.board)
    if reason := obstacle(board):
        return CommandAnswer(None, reason, NO_ANSWER)
    begun = time.perf_counter()
    if is_solved(board.shape):
        found = Chances(tuple(_compute_exact(board, exponent) for exponent in exponents(board)))
    else:
        rest = _Rest(pack(board.cells), exponents(board)[-1], arguments.depth, arguments.seed)
        lots = played_by(rest, games, arguments.threads, arguments.scheduler)
        found = played_chances(board, b"".join(lot.sample.largest for lot in lots))
        if not found.games:
            raise KeyboardInterrupt
    answer: dict[str, Any] = {
        "size": board.shape.option_value,
        "tile_sum": board.tile_sum,
        "four": board.four,
        "exact": found.is_exact,
        "chances": [{**_figures(one), "made": board.largest >= one.exponent} for one in found.tiles],
    }
    if not found.is_exact:
        answer |= {"games": found.games, "seed": arguments.seed, "depth": arguments.depth}
    answer["seconds"] = time.perf_counter() - begun
    return CommandAnswer(
        answer, "\n".join(_text(board, found)), DONE if found.is_exact or found.games == games else NO_ANSWER
    )


def _compute_exact(board: Board, exponent: int) -> TileChance:
    table = table_of(board, exponent)
    found = exact_chance(board, exponent, None if table is None else _odds(table, board.cells))
    assert found is not None, "the odds were extended to the board"
    return found


def _odds(table: OddsTable, cells: bytes) -> Odds:
    title = f"Solving to {1 << table.exponent}"
    return run_with_progress(lambda control: odds_table(table, control, cells), options.make_progress_text(title))


def _figures(one: TileChance) -> dict[str, Any]:
    return {"tile": one.tile, "chance": one.share, "low": one.low, "high": one.high}


def _text(board: Board, found: Chances) -> list[str]:
    lines = []
    for one in found.tiles:
        if board.largest >= one.exponent:
            lines.append(f"{one.tile:>7}  made")
        elif found.is_exact:
            lines.append(f"{one.tile:>7}  {fixed_percent(one.share, 6)}")
        else:
            made = found.count_games_with(one)
            low, high = sampled_interval(made, found.games)
            between = f" ({low} to {high})" if found.games >= LEAST_TRIALS else ""
            lines.append(f"{one.tile:>7}  {sampled_percent(made, found.games)}{between}")
    if found.is_exact:
        return [*lines, "Exact, for perfect play towards each tile."]
    intervals = ", with 95 % intervals" if found.games >= LEAST_TRIALS else ""
    return [*lines, f"Shares of {format_count(found.games, 'game')} that the adviser played on{intervals}."]


CHANCES = Subcommand(
    _chances,
    (
        Argument("board", metavar="BOARD", help='rows of the board, as "2 4 . / . 2 . / . . ."; - is standard input'),
        Argument(
            "--games", type=WholeNumber(1, MOST_GAMES), metavar="N", help=f"4x4: number of games (default: {GAMES})"
        ),
        seed_option("4x4: seed; the same seed plays the same games (default: 1)", 1),
        Argument(
            "--depth",
            type=WholeNumber(1, MOST_DEPTH),
            default=AHEAD,
            metavar="D",
            help=f"4x4: how many moves the adviser looks ahead, 1 to {MOST_DEPTH} (default: {AHEAD})",
        ),
        *workers(
            os.cpu_count() or 1,
            "4x4: games to play at the same time (default: one per core)",
            "4x4: let the workers of this Dask scheduler (host:port) play",
        ),
        JSON,
    ),
    "On 2x2, 2x3, 2x4 and 3x3 each chance is exact, for perfect play towards that tile; its table is kept in the cache "
    "folder. On 4x4 the adviser plays on from the board, and the chances are shares of its games with 95 % intervals; "
    "the number of threads does not change them. Exit code 1 if there are no chances for this board, or if the games "
    "were stopped early.",
)
