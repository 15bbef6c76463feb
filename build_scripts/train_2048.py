"""Train the network that advises in 2048: n-tuples, temporal coherence learning, by self-play.

    python3 build_scripts/train_2048.py FOLDER [--games N] [--cells 4|5|6] [--seed S]

FOLDER holds the training: training.table, everything it depends on; curve.csv, the learning curve; 2048-4x4.network,
the weights as the program reads them. A training stops at N games or on Ctrl-C, and the same command continues it,
after a kill from its last save, to the same weights as one uninterrupted run.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_2048.py")

from build_scripts import environment, long_runs, ntuple_training  # noqa: E402

if TYPE_CHECKING:
    from core.twenty48.adviser.coherence import CurvePoint
    from core.twenty48.adviser.format import Format
    from core.twenty48.adviser.ntuple import Network
    from core.twenty48.adviser.training import Trainer

UNIT = 16
"""Rounding unit of the weights in points."""
WEIGHTS = "2048-4x4.network"
TILES = (11, 13)
"""Tiles whose shares the curve has: 2048 and 8192, as exponents."""


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="games in all (100000)")
    parser.add_argument("--cells", type=int, choices=[4, 5, 6], default=6, help="cells a pattern (6: 0.8 GB of memory)")
    parser.add_argument("--seed", type=int, default=2048, metavar="S", help="the same seed trains the same way (2048)")
    parser.add_argument("--every", type=int, default=5000, metavar="N", help="games a point of the curve (5000)")
    parser.add_argument("--save", type=float, default=600, metavar="S", help="seconds between two savings (600)")
    return parser.parse_args(arguments)


class Training(ntuple_training.FolderTraining["Trainer"]):
    """Training of a network for 4x4, stored in a folder."""

    script = Path(__file__).name

    @property
    def format(self) -> Format[Network, Trainer]:
        """File formats of networks for 4x4."""
        from core.twenty48.adviser.files import FORMAT

        return FORMAT

    def begun(self, options: argparse.Namespace) -> Trainer:
        """Return a new training with patterns of `options.cells` cells."""
        from core.twenty48.adviser.training import RATES, Trainer

        return Trainer(patterns_of(options.cells), seed=options.seed, rate=RATES[options.cells], every=options.every)

    def is_meant_by(self, options: argparse.Namespace) -> bool:
        """Return whether the patterns match the options."""
        return self.trainer.patterns == patterns_of(options.cells)

    @property
    def subject(self) -> str:
        """Phrase with the number of cells of a pattern."""
        return f"of {len(self.trainer.patterns[0])} cells"

    def told(self, point: CurvePoint) -> str:
        """Return the mean score, and the shares of games that made two of the tiles, as text."""
        _, mean_score, *shares = row_of(point)
        made = ", ".join(f"{1 << tile} in {share:.1%}" for tile, share in zip(TILES, shares, strict=True))
        return f"mean score {mean_score:.0f}, {made}"

    def table(self) -> list[tuple[object, ...]]:
        """Return the header and the rows of the curve's file: scores and shares."""
        head = ("games", "mean_score", *(f"share_{1 << tile}" for tile in TILES))
        return [head, *map(row_of, self.trainer.curve)]

    def origin(self) -> dict[str, Any]:
        """Return the curve as in its file."""
        return {"curve": [list(row_of(point)) for point in self.trainer.curve]}

    @property
    def weights(self) -> Path:
        """Path of the weights."""
        return self.folder / WEIGHTS

    def network(self) -> Network:
        """Return the weights, rounded as they are shipped."""
        return self.trainer.network(UNIT)


def patterns_of(cells: int) -> tuple[tuple[int, ...], ...]:
    """Return the patterns of `cells` cells."""
    from core.twenty48.adviser import ntuple

    return {4: ntuple.FOUR_CELLS, 5: ntuple.FIVE_CELLS, 6: ntuple.SIX_CELLS}[cells]


def row_of(point: CurvePoint) -> tuple[float, ...]:
    """Return a row of the curve: games, mean score, and the share of games with each of the tiles."""
    return point.games, point.mean_score, *(point.share(tile) for tile in TILES)


def main(arguments: list[str]) -> int:
    """Set up what is missing, then train in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    return train(options) if code is None else code


def train(options: argparse.Namespace) -> int:
    """Train, and stop safely on Ctrl-C."""
    return ntuple_training.trained(Training, options)


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
