"""Train the network that advises in 2048 on a board that is not 4x4: n-tuples, temporal coherence.

    python3 build_scripts/train_plain_2048.py FOLDER --size 3x4 [--games N] [--seed S]

FOLDER holds the training: training.table, everything it depends on; curve.csv, the learning curve; 2048-3x4.network,
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

python_version.require("build_scripts/train_plain_2048.py")

from build_scripts import environment, long_runs, ntuple_training  # noqa: E402

if TYPE_CHECKING:
    from core.twenty48.adviser.coherence import CurvePoint
    from core.twenty48.adviser.format import Format
    from core.twenty48.adviser.plain.network import PlainNetwork
    from core.twenty48.adviser.plain.patterns import Plan
    from core.twenty48.adviser.plain.training import PlainTrainer
    from core.twenty48.shape import BoardShape


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    parser.add_argument("--size", required=True, metavar="SHAPE", help="3x3, 3x4, 4x5, 5x5 or 6x6")
    parser.add_argument("--games", type=int, default=20_000, metavar="N", help="games in all (20000)")
    parser.add_argument("--seed", type=int, default=2048, metavar="S", help="the same seed trains the same way (2048)")
    parser.add_argument("--every", type=int, default=500, metavar="N", help="games a point of the curve (500)")
    parser.add_argument("--save", type=float, default=600, metavar="S", help="seconds between two savings (600)")
    return parser.parse_args(arguments)


class Training(ntuple_training.FolderTraining["PlainTrainer"]):
    """Training of a network for one board, stored in a folder."""

    script = Path(__file__).name

    @property
    def format(self) -> Format[PlainNetwork, PlainTrainer]:
        """File formats of networks for boards of any shape."""
        from core.twenty48.adviser.plain.files import FORMAT

        return FORMAT

    def begun(self, options: argparse.Namespace) -> PlainTrainer:
        """Return a new training by the plan of its board."""
        from core.twenty48.adviser.plain.training import PlainTrainer

        shape, plan = planned(options)
        return PlainTrainer(shape, plan.patterns, plan.levels, seed=options.seed, rate=plan.rate, every=options.every)

    def is_meant_by(self, options: argparse.Namespace) -> bool:
        """Return whether the stored training is for the board shape in the options (`--size`)."""
        return self.trainer.shape == planned(options)[0]

    @property
    def subject(self) -> str:
        """Phrase with the board."""
        return f"on {self.trainer.shape}"

    def told(self, point: CurvePoint) -> str:
        """Return the mean score, the moves, and the shares of the four largest tiles, as text."""
        most = max(k for k, games in enumerate(point.largest) if games)
        shares = [f"{1 << k} in {point.share(k):.1%}" for k in range(max(3, most - 3), most + 1)]
        return f"mean score {point.mean_score:.0f}, {point.moves} moves, {', '.join(shares)}"

    def table(self) -> list[tuple[object, ...]]:
        """Return the header and the rows of the curve's file: moves, scores, and games by largest tile."""
        tiles = range(1, self.trainer.levels + 1)
        rows = [(p.games, p.moves, p.mean_score, *(p.largest[k] for k in tiles)) for p in self.trainer.curve]
        return [("games", "moves", "mean_score", *(1 << k for k in tiles)), *rows]

    def origin(self) -> dict[str, Any]:
        """Return the probability of fours in its games, and the curve."""
        from core.twenty48.board import FOUR

        return {"four": FOUR, "curve": [[point.games, point.moves, point.mean_score] for point in self.trainer.curve]}

    @property
    def weights(self) -> Path:
        """Path of the weights."""
        return self.folder / f"2048-{self.trainer.shape}.network"

    def network(self) -> PlainNetwork:
        """Return the weights, rounded as they are shipped."""
        from core.twenty48.adviser.plain.patterns import PLANS

        return self.trainer.network(PLANS[self.trainer.shape].unit)


def planned(options: argparse.Namespace) -> tuple[BoardShape, Plan]:
    """Return the board of the options, and the plan of a network for it. Raises InputError."""
    from core.base.puzzle import InputError
    from core.twenty48.adviser.plain.patterns import PLANS
    from core.twenty48.shape import parse_shape

    shape = parse_shape(options.size, "--size")
    if shape not in PLANS:
        raise InputError(f"There is no plan for {shape}. Use {', '.join(map(str, PLANS))}", "--size")
    return shape, PLANS[shape]


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
