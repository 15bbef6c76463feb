"""Measure what the adviser of 2048 still scores from positions of its own games, and its estimates.

    python3 build_scripts/measure_2048.py [--games N] [--seed S]

plays games from two random tiles as the program does in "Play to the end", with seeds S, S + 1, ..., and writes
resources/figures/adviser-2048.json. A game takes some eight seconds of one processor.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/measure_2048.py")

from build_scripts import environment, long_runs  # noqa: E402

if TYPE_CHECKING:
    from core.twenty48.adviser.adviser import Adviser

FIGURES = environment.ROOT / "resources" / "figures" / "adviser-2048.json"
STEP = 1024
"""Width of a stage in tile sums."""
EVERY = 20
"""Number of moves from one measured position to the next."""
METHOD = (
    "Games of the adviser as it plays by itself, with 0.1, to the end. Of one position in 20 moves: what the search "
    "says of the best move, and what the game still scored from there. Both are means over the positions of a stage, "
    "1,024 tile sums wide; tile_sum is its middle, and so many games came to it."
)


class Position(NamedTuple):
    """One position of a game: its tile sum, the score so far, and the value of the best move."""

    tile_sum: int
    score: int
    value: float


class Game(NamedTuple):
    """Measured positions of a game, and its final score."""

    positions: tuple[Position, ...]
    score: int


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("--games", type=int, default=400, metavar="N", help="how many games (400)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the first one (1)")
    return parser.parse_args(arguments)


@cache
def adviser() -> Adviser:
    """Return the adviser that comes with the program."""
    from core.twenty48.adviser.adviser import Adviser

    return Adviser.load()


def play(seed: int) -> Game:
    """Play one game with the adviser."""
    from core.twenty48.adviser.adviser import MOST_TILE
    from core.twenty48.bitboard import pack
    from core.twenty48.puzzle import PUZZLE

    board = PUZZLE.new("4x4", seed)
    positions = []
    while board.largest <= MOST_TILE:
        values = adviser().values(pack(board.cells)) or ()
        legal = [(value, -direction) for direction, value in enumerate(values) if value is not None]
        if not legal:
            break
        value, direction = max(legal)
        if board.moves % EVERY == 0:
            positions.append(Position(board.tile_sum, board.score, value))
        result = board.step(-direction)
        assert result is not None
        board = result[0]
    return Game(tuple(positions), board.score)


def stages(games: Iterable[Game]) -> list[dict[str, float]]:
    """Return the mean values and scores of the games, stage by stage."""
    rows_by_stage: dict[int, list[tuple[int, Position, int]]] = {}
    for number, game in enumerate(games):
        for position in game.positions:
            rows_by_stage.setdefault(position.tile_sum // STEP, []).append((number, position, game.score))
    return [
        {
            "tile_sum": STEP * stage + STEP // 2,
            "games": len({number for number, _, _ in rows}),
            "positions": len(rows),
            "value": round(sum(position.value for _, position, _ in rows) / len(rows), 1),
            "scored": round(sum(score - position.score for _, position, score in rows) / len(rows), 1),
        }
        for stage, rows in sorted(rows_by_stage.items())
    ]


def write(games: list[Game], seed: int, path: Path) -> None:
    """Write the figures atomically."""
    from core.base.trials import deviation, mean

    scores = [game.score for game in games]
    header = {
        "title": "2048: what the adviser's own play still scored",
        "source": "build_scripts/measure_2048.py",
        "method": METHOD,
        "weights": {key: adviser().origin[key] for key in ("made_by", "games", "seed")},
        "seed": seed,
        "games": len(games),
        "mean_score": round(mean(scores)),
        "standard_error": round(deviation(scores) / len(scores) ** 0.5),
    }
    head = json.dumps(header, indent=2)[:-2]
    lines = ",\n".join(f"    {json.dumps(stage)}" for stage in stages(games))
    part = path.with_suffix(".part")
    part.write_text(f'{head},\n  "stages": [\n{lines}\n  ]\n}}\n', encoding="utf-8")
    part.replace(path)


def measure(options: argparse.Namespace, path: Path = FIGURES) -> int:
    """Play the games and write the figures."""
    games = []
    with ProcessPoolExecutor() as pool:
        for game in pool.map(play, range(options.seed, options.seed + options.games)):
            games.append(game)
            if len(games) % EVERY == 0:
                environment.say(f"{len(games)} of {options.games} games")
    write(games, options.seed, path)
    return 0


def main(arguments: list[str]) -> int:
    """Set up what is missing, then measure in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    return measure(options) if code is None else code


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
