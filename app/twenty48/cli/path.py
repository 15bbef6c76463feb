"""Command `statewalk 2048 path`: moves of finished games as bag expectation, luck and geometry."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from functools import cache
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import NO_ANSWER, WholeNumber
from app.twenty48.cli.kept_game import MOST_LISTED, NO_GAME, KeptGame, find_game, kept_games
from app.twenty48.games.players import rules_text
from app.twenty48.plots.path import wording
from core.base.puzzle import InputError
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.game_path import GameFollower, GamePath


def _path(arguments: argparse.Namespace) -> CommandAnswer | Iterable[CommandAnswer]:
    if arguments.last and arguments.game is not None:
        raise InputError("Give GAME or --last, not both")
    number = 1 if arguments.last else arguments.game
    games = kept_games()
    if not games:
        return CommandAnswer(None, NO_GAME, NO_ANSWER)
    if number is None:
        return map(_list_game, games)
    game = find_game(games, number)
    path = _follow_game(game)
    lines = [_summary(path), wording.about_luck(path), wording.about_geometry(path)]
    lines += [wording.describe_milestone(milestone) for milestone in path.milestones]
    points = [one._asdict() for one in path.points]
    return CommandAnswer({**_figures(game, path), "points": points}, "\n".join(lines))


def _follow_game(game: KeptGame) -> GamePath:
    """Return the split of a game's moves into expectation, luck and geometry.

    Raises InputError for a game that cannot be read, or whose new tiles are not known.
    """
    boards = game.replay().boards
    path = _follower(boards[0].target, boards[0].four).follow(boards)
    if path is None:
        raise InputError("It did not begin with two tiles, so luck and geometry cannot be told apart")
    return path


@cache
def _follower(target: int, four: float) -> GameFollower:
    return GameFollower(BagChain(target, four))


def _list_game(game: KeptGame) -> CommandAnswer:
    """Return the line of a game in the list, also for a game that cannot be analysed."""
    head = f"{game.number:>4}  {time.strftime('%Y-%m-%d %H:%M', time.localtime(game.ended))}  {rules_text(game.rules)}"
    try:
        path = _follow_game(game)
    except InputError as error:
        return CommandAnswer({**_collect_facts(game), "reason": str(error)}, f"{head}, {game.by}: {error}", NO_ANSWER)
    return CommandAnswer(_figures(game, path), f"{head}, {game.by}: {_summary(path)}")


def _summary(path: GamePath) -> str:
    return wording.split(path) if path.won else f"lost after {format_count(path.moves, 'move')}, {wording.split(path)}"


def _collect_facts(game: KeptGame) -> dict[str, Any]:
    rules = game.rules
    return {"game": game.number, "ended": game.ended, "size": rules.shape.option_value, "target": 1 << rules.target,
            "four": rules.four, "by": game.by}  # fmt: skip


def _figures(game: KeptGame, path: GamePath) -> dict[str, Any]:
    last = path.points[-1]
    return {
        **_collect_facts(game),
        "won": path.won,
        "moves": path.moves,
        "expected": path.expected,
        "luck": path.luck,
        "geometry": path.geometry,
        "bag_moves": path.bag_moves,
        "tile_sum": last.tile_sum,
        "bag_sum": path.bag_sum,
        "fours": last.fours,
        "tiles": [
            {
                "tile": 1 << one.exponent,
                "moves": one.moves,
                "bag_moves": one.bag_moves,
                "expected": one.expected,
                "luck": one.luck,
                "geometry": one.geometry,
            }
            for one in path.milestones
        ],
    }


PATH = Subcommand(
    _path,
    (
        Argument(
            "game",
            nargs="?",
            type=WholeNumber(0, MOST_LISTED),
            metavar="GAME",
            help="number of a game in the list, to print it in detail",
        ),
        Argument("--last", action="store_true", help="the latest game, the same as GAME 1"),
        JSON,
    ),
    "Expected is the mean number of moves in a bag, where all equal pairs merge. Luck is how many moves the new tiles "
    "of this game added there, and geometry how many were added by equal pairs that lay apart on the board. Without "
    "GAME, all finished games are listed, the latest first. Exit code 1 if there is no game, or if one cannot be "
    "split.",
)
