"""Measure how the advisers of boards other than 4x4 play, for plain-advisers-2048.json.

    python3 build_scripts/measure_plain_2048.py [--size 3x4] [--games N] [--seconds S]

Each plays games from two random tiles as it advises, seed 1: N of them, or as many as S seconds of a processor allow.
The new figures of a board in resources/figures replace the old ones; those of other boards are kept.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/measure_plain_2048.py")

from build_scripts import environment, long_runs  # noqa: E402

if TYPE_CHECKING:
    from core.twenty48.sample import GameSample

SEED = 1
EMPTY: dict[str, Any] = {
    "title": "2048: how the advisers of boards other than 4x4 play",
    "source": "build_scripts/measure_plain_2048.py",
    "boards": {},
}


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("--size", action="append", metavar="SHAPE", help="a board; can be given again (all)")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="games at most (500)")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="of a processor, for each board (60)")
    return parser.parse_args(arguments)


def measure(size: str, games: int, seconds: float) -> dict[str, object]:
    """Return the figures of one board."""
    from core.base.trials import mean
    from core.twenty48.adviser.plain.adviser import PlainAdviser, player
    from core.twenty48.sample import join_samples
    from core.twenty48.shape import parse_shape

    adviser = PlainAdviser.load(parse_shape(size))
    search_player = player(adviser.network)
    samples: list[GameSample] = []
    begun = time.process_time()
    while len(samples) < games and time.process_time() - begun < seconds:
        samples.append(search_player.play(games=1, seed=SEED, first=len(samples)))
    spent = time.process_time() - begun
    sample = join_samples(samples)
    tiles = [1 << exponent for exponent in range(5, max(sample.largest) + 1)]
    reached = {tile: sum(1 << largest >= tile for largest in sample.largest) for tile in tiles}
    return {
        "weights": {key: adviser.origin[key] for key in ("made_by", "games", "seed")},
        "depth": search_player.depth,
        "games": sample.games,
        "seed": SEED,
        "mean_score": mean(sample.scores),
        "mean_moves": mean(sample.moves),
        "reached": reached,
        "ms_per_move": 1000 * spent / sample.total_moves,
    }


def main(arguments: list[str]) -> int:
    """Measure how the 2048 advisers of boards other than 4x4 play, and return the exit code.

    Sets up what the project's environment lacks first, and starts the script again with its Python unless that runs it
    already.
    """
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    return run(options) if code is None else code


def run(options: argparse.Namespace) -> int:
    """Measure each board in turn and write its figures."""
    from core.twenty48.adviser.plain.adviser import FIGURES
    from core.twenty48.adviser.plain.patterns import PLANS

    content = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else EMPTY
    for size in options.size or map(str, PLANS):
        board_figures = measure(size, options.games, options.seconds)
        content["boards"][size] = board_figures
        FIGURES.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
        environment.say(f"{size}: {board_figures}")
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
