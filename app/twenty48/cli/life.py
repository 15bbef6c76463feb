"""Command `statewalk 2048 life`: seven figures of the bag chain beside the user's won games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from app.cli.command import JSON, CommandAnswer, Subcommand
from app.twenty48.cli import options
from app.twenty48.cli.kept_game import KeptGame, kept_games
from app.twenty48.games.lines import StatisticsLine, lines
from app.work.progress import run_with_progress, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.life import GameStatistics, WonGamePath, life, way
from core.twenty48.puzzle import parse_four, target_exponent
from core.twenty48.results import Rules


def _life(arguments: argparse.Namespace) -> CommandAnswer:
    target_exponent(arguments.size, arguments.target)
    rules = Rules(arguments.size, options.exponent(arguments.target), float(parse_four(arguments.four, "--four")))
    games = [game for game in kept_games() if game.rules == rules and game.alone]
    chain = BagChain(rules.target, rules.four)
    found = life(
        chain, run_with_progress(lambda control: _ways(chain, games, control), options.make_progress_text("Games"))
    )
    return CommandAnswer({"size": rules.shape.option_value, **_figures(found)}, "\n".join(_text(lines(found))))


def _ways(chain: BagChain, games: Sequence[KeptGame], control: Control) -> list[WonGamePath] | None:
    """Return the paths of the games that were won; None if cancelled."""
    control.total = len(games)
    ways = []
    for game in games:
        if control.cancelled:
            return None
        try:
            path = way(chain, game.replay().boards)
        except InputError as error:
            say(f"Game {game.number}: {error}")
        else:
            ways += [path] if path is not None else []
        control.done += 1
    return ways


def _figures(found: GameStatistics) -> dict[str, Any]:
    own = found.games > 0
    return {
        "target": 1 << found.target,
        "four": found.four,
        "games": found.games,
        "states": found.states,
        "absorbing": found.absorbing,
        "came_through": found.came_through,
        "ended_in": found.ended_in,
        "middle_sum": found.middle,
        "passing": found.passing,
        "passed": found.passed,
        "mean": found.mean,
        "own_mean": found.own_mean.figure if own else None,
        "own_mean_error": found.own_mean.error if own else None,
        "moves": found.played.figure if own else None,
        "moves_error": found.played.error if own else None,
        "deviation": found.deviation,
        "own_deviation": found.own_deviation if found.games > 1 else None,
        "ends": [{"tiles": list(tiles), "probability": share, "games": games} for tiles, share, games in found.ends],
        "tiles": found.tiles,
        "fours": found.fours,
        "expected_fours": found.expected_fours,
        "moves_given_sum": found.given_sum,
    }


def _text(rows: Sequence[StatisticsLine]) -> list[str]:
    found = []
    for number, line in enumerate(rows, 1):
        found.append(f"{number}  {line.formula}")
        for name, side in (("in the bag", line.chain), ("your games", line.own)):
            found.append(f"   {name}  {side.figure} {side.note}".rstrip())
    return found


LIFE = Subcommand(
    _life,
    (
        *options.board("2 to 8"),
        options.FOUR,
        JSON,
    ),
    "The bag is 2048 without a board. The games are those that you won without help by these rules; if there are none, "
    "only the figures of the bag are printed.",
)
