"""`statewalk 2048 path`: finished games taken apart into what a bag expects, luck and geometry."""

from __future__ import annotations

import argparse
import time
from functools import cache
from typing import Any

from app.cli.options import DONE, NO_ANSWER, write
from app.services.wording import counted
from app.twenty48.cli.kept import KeptGame, chosen, kept_games
from app.twenty48.games.players import rules_text
from app.twenty48.plots.path import wording
from app.work.progress import say
from core.puzzle import InputError
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.split import Follower, GamePath


def run(arguments: argparse.Namespace) -> int:
    """`statewalk 2048 path` with these arguments; the exit code."""
    if arguments.last and arguments.game is not None:
        raise InputError("GAME and --last are two ways to say which game. Give one of them")
    number = 1 if arguments.last else arguments.game
    games = kept_games()
    if not games:
        say("No game is finished yet.")
        return NO_ANSWER
    if number is None:
        listed = [_listed(game, arguments.json) for game in games]
        return DONE if all(listed) else NO_ANSWER
    game = chosen(games, number)
    path = _followed(game)
    lines = [_summary(path), wording.about_luck(path), wording.about_geometry(path)]
    lines += [wording.made(milestone) for milestone in path.milestones]
    points = [one._asdict() for one in path.points]
    write({**_figures(game, path), "points": points}, arguments.json, "\n".join(lines))
    return DONE


def _followed(game: KeptGame) -> GamePath:
    """Raises InputError for a game that cannot be read, or of which it is not known what was drawn."""
    boards = game.replayed().boards
    path = _follower(boards[0].target, boards[0].four).follow(boards)
    if path is None:
        raise InputError("It did not begin with two tiles, so luck and geometry cannot be told apart")
    return path


@cache
def _follower(target: int, four: float) -> Follower:
    return Follower(BagChain(target, four))


def _listed(game: KeptGame, as_json: bool) -> bool:
    """Print a game of the list; whether it could be taken apart."""
    head = f"{game.number:>4}  {time.strftime('%Y-%m-%d %H:%M', time.localtime(game.ended))}  {rules_text(game.rules)}"
    try:
        path = _followed(game)
    except InputError as error:
        write({**_about(game), "reason": str(error)}, as_json, f"{head}, {game.by}: {error}")
        return False
    write(_figures(game, path), as_json, f"{head}, {game.by}: {_summary(path)}")
    return True


def _summary(path: GamePath) -> str:
    return wording.split(path) if path.won else f"lost after {counted(path.moves, 'move')}, {wording.split(path)}"


def _about(game: KeptGame) -> dict[str, Any]:
    rules = game.rules
    return {"game": game.number, "ended": game.ended, "size": rules.shape.written, "target": 1 << rules.target,
            "four": rules.four, "by": game.by}  # fmt: skip


def _figures(game: KeptGame, path: GamePath) -> dict[str, Any]:
    last = path.points[-1]
    return {
        **_about(game),
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
