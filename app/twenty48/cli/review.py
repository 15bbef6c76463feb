"""Command `statewalk 2048 review`: values of the boards of a finished game, and cost of its moves."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from app.base.language.wording import fixed_percent, format_count, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import NO_ANSWER, WholeNumber
from app.twenty48.advice import wording
from app.twenty48.cli import options
from app.twenty48.cli.kept_game import MOST_LISTED, NO_GAME, find_game, kept_games
from app.twenty48.cli.odds import odds_table
from app.twenty48.games.players import rules_text
from app.work.progress import run_with_progress
from core.base.puzzle import InputError
from core.twenty48.adviser.boards import adviser_of
from core.twenty48.adviser.review import Ask, BoardWorth, by_odds, mistakes, worths
from core.twenty48.board import Board
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.puzzle import MOVES

MOST = 10


def _review(arguments: argparse.Namespace) -> CommandAnswer:
    games = kept_games()
    if not games:
        return CommandAnswer(None, NO_GAME, NO_ANSWER)
    game = find_game(games, arguments.game)
    boards, moves = game.replay()
    odds, adviser = _odds(boards[0]), _adviser(boards[0])
    if odds is None and adviser is None:
        name = game.rules.shape.title
        known = "Exact odds exist for small boards such as 2×4 and 3×3, advisers for 3×3 to 6×6, 3×4 and 4×5."
        return CommandAnswer(None, f"Nothing is known for {name}. {known}", NO_ANSWER)
    played: list[str] = [*moves, ""]
    pairs = tuple(zip(boards, played, strict=True))
    found = run_with_progress(
        lambda control: worths(pairs, odds, adviser, control), options.make_progress_text("Boards")
    )
    numbers = mistakes(found, MOST)
    answer = {
        "game": game.number,
        "ended": game.ended,
        "size": game.rules.shape.option_value,
        "target": 1 << game.rules.target,
        "four": game.rules.four,
        "by": game.by,
        "moves": len(moves),
        "mistakes": [{"move": number + 1, **_figures(found[number], played[number])} for number in numbers],
        "boards": [_figures(one, move) for one, move in zip(found, played, strict=True)],
    }
    head = f"{rules_text(game.rules)}, {format_count(len(moves), 'move')}, {game.by}"
    return CommandAnswer(answer, "\n".join([head, *_text(found, played, numbers, game.rules.target)]))


def _odds(start: Board) -> Ask | None:
    try:
        table = OddsTable(start.shape, start.target, start.four)
    except InputError:
        return None
    title = f"Solving to {1 << table.exponent}"
    odds: Odds = run_with_progress(
        lambda control: odds_table(table, control, start.cells), options.make_progress_text(title)
    )
    return lambda board: by_odds(odds.values(board.cells))


def _adviser(start: Board) -> Ask | None:
    # exact odds cover 3x3 up to the target, and games end soon after it, so no adviser is needed there
    adviser = adviser_of(start.shape) if start.shape != (3, 3) else None
    return None if adviser is None else adviser.advise


def _figures(one: BoardWorth, move: str) -> dict[str, Any]:
    return {
        "value": one.value,
        "kind": None if one.value is None else "probability" if one.chance else "score",
        "exact": one.exact,
        "played": move or None,
        "best": None if one.best is None else MOVES[one.best],
        "cost": one.cost,
    }


def _text(found: Sequence[BoardWorth], played: Sequence[str], numbers: Sequence[int], target: int) -> list[str]:
    if not numbers:
        return ["No mistakes: every move was the best, or as good."]
    lines = []
    for number in sorted(numbers, key=lambda number: (not found[number].chance, -(found[number].cost or 0.0))):
        one = found[number]
        best = MOVES[one.best] if one.best is not None else ""
        value = one.value or 0.0
        chance = f"chance of {1 << target!s} {fixed_percent(value, 2)}"
        was = chance if one.chance else f"score ≈ {format_integer(value)}"
        cost = wording.points(one.chance, one.cost or 0.0)
        lines.append(f"move {number + 1:>5}  {played[number]}, best was {best}: cost {cost} ({was})")
    return lines


REVIEW = Subcommand(
    _review,
    (
        Argument(
            "game",
            nargs="?",
            type=WholeNumber(0, MOST_LISTED),
            default=1,
            metavar="GAME",
            help="number of the game in the list (default: 1, the latest)",
        ),
        JSON,
    ),
    "On small boards, such as 2x4, 3x3, and 4x4 to 16, the value of a board is the exact chance of the target with "
    "perfect play; on others with an adviser, it is the expected final score if the adviser played on. `statewalk 2048 "
    "path` lists the games. Exit code 1 if there is no game, or if there are no values for its board.",
)
