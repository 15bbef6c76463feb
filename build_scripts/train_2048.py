"""Train the network that advises in 2048: n-tuples, temporal coherence learning, by play against chance.

    python3 build_scripts/train_2048.py FOLDER [--games N] [--cells 4|5|6] [--seed S]

FOLDER holds the training: training.table, everything it depends on; curve.csv, the learning curve; 2048-4x4.network,
the weights as the program reads them. A training stops at N games or on Ctrl-C, and the same command goes on with it,
after a kill from what was stored last, to the same weights that one run would have come to.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_2048.py")

from build_scripts import environment, long_runs  # noqa: E402

if TYPE_CHECKING:
    from core.twenty48.adviser.training import Trainer

SLICE = 50
"""Games between two looks at the clock."""
UNIT = 16
"""Points: what the weights are rounded to."""
TRAINING, CURVE, WEIGHTS = "training.table", "curve.csv", "2048-4x4.network"


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="games in all (100000)")
    parser.add_argument("--cells", type=int, choices=[4, 5, 6], default=6, help="cells a pattern (6: 0.8 GB of memory)")
    parser.add_argument("--seed", type=int, default=2048, metavar="S", help="the same seed trains the same way (2048)")
    parser.add_argument("--every", type=int, default=5000, metavar="N", help="games a point of the curve (5000)")
    parser.add_argument("--save", type=float, default=600, metavar="S", help="seconds between two savings (600)")
    return parser.parse_args(arguments)


class Training:
    """One training in its folder."""

    def __init__(self, options: argparse.Namespace) -> None:
        from core.twenty48.adviser import ntuple
        from core.twenty48.adviser.files import read_training
        from core.twenty48.adviser.training import RATES, Trainer

        self.folder: Path = options.folder
        self.games: int = options.games
        self.pause: float = options.save
        self.stopped = False
        patterns = {4: ntuple.FOUR_CELLS, 5: ntuple.FIVE_CELLS, 6: ntuple.SIX_CELLS}[options.cells]
        if (self.folder / TRAINING).exists():
            self.trainer: Trainer = read_training(self.folder / TRAINING)
            found = (self.trainer.patterns, self.trainer.seed, self.trainer.every)
            if found != (patterns, options.seed, options.every):
                raise environment.SetupError(
                    f"{self.folder} holds a training of {len(self.trainer.patterns[0])} cells with seed "
                    f"{self.trainer.seed} and {self.trainer.every} games a point. Name those, or another folder."
                )
        else:
            self.trainer = Trainer(patterns, seed=options.seed, rate=RATES[options.cells], every=options.every)

    def stop(self, *_: Any) -> None:
        """End after the games in progress."""
        self.stopped = True

    def run(self) -> None:
        """Train to the end or until stopped; store everything."""
        saved, told = time.monotonic(), len(self.trainer.curve)
        while self.trainer.games < self.games and not self.stopped:
            self.trainer.run(min(SLICE, self.games - self.trainer.games))
            for point in self.trainer.curve[told:]:
                environment.say(
                    f"{point.games} games: mean score {point.mean_score:.0f}, 2048 in {point.share_2048:.1%}, "
                    f"8192 in {point.share_8192:.1%}"
                )
            told = len(self.trainer.curve)
            if time.monotonic() - saved >= self.pause:
                self.save()
                saved = time.monotonic()
        self.save()
        self.ship()

    def save(self) -> None:
        """Store the training and its curve."""
        from core.twenty48.adviser.files import write_training
        from core.twenty48.adviser.training import CurvePoint

        write_training(self.trainer, self.folder / TRAINING)
        unfinished = self.folder / f"{CURVE}.part"
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([CurvePoint._fields, *self.trainer.curve])
        unfinished.replace(self.folder / CURVE)

    def ship(self) -> None:
        """Store the weights as the program reads them."""
        from core.twenty48.adviser.files import write_network

        trainer = self.trainer
        origin = {
            "made_by": "build_scripts/train_2048.py",
            "games": trainer.games,
            "seed": trainer.seed,
            "rate": trainer.rate,
            "trace": trainer.trace,
            "delay": trainer.delay,
            "curve": [list(point) for point in trainer.curve],
        }
        path = self.folder / WEIGHTS
        write_network(trainer.network(UNIT), path, origin)
        environment.say(f"{trainer.games} games; weights of {path.stat().st_size / 1e6:.1f} MB in {path}")


def main(arguments: list[str]) -> int:
    """Set up what is missing, then train in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    return train(options) if code is None else code


def train(options: argparse.Namespace) -> int:
    """Train, and stop in good order on Ctrl-C."""
    from core.puzzle import InputError

    try:
        training = Training(options)
        with long_runs.stopped_by(training.stop):
            training.run()
    except (InputError, OSError) as error:
        raise environment.SetupError(str(error)) from error
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
