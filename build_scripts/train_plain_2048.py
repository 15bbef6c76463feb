"""Train the network that advises in 2048 on a board that is not 4x4: n-tuples, temporal coherence learning, by play.

    python3 build_scripts/train_plain_2048.py FOLDER --size 3x4 [--games N] [--seed S]

FOLDER holds the training: training.table, everything it depends on; curve.csv, the learning curve; 2048-3x4.network,
the weights as the program reads them. A training ends at N games. It is stored at points of its curve, also on Ctrl-C,
when the point is done; the same command goes on with it to the same weights that one run would have come to.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_plain_2048.py")

from build_scripts import environment, long_runs  # noqa: E402

TRAINING, CURVE = "training.table", "curve.csv"


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    parser.add_argument("--size", required=True, metavar="SHAPE", help="3x3, 3x4, 4x5, 5x5 or 6x6")
    parser.add_argument("--games", type=int, default=20_000, metavar="N", help="games in all (20000)")
    parser.add_argument("--seed", type=int, default=2048, metavar="S", help="the same seed trains the same way (2048)")
    parser.add_argument("--every", type=int, default=500, metavar="N", help="games a point of the curve (500)")
    parser.add_argument("--save", type=float, default=600, metavar="S", help="seconds between two savings (600)")
    return parser.parse_args(arguments)


class Training:
    """One training in its folder."""

    def __init__(self, options: argparse.Namespace) -> None:
        from core.puzzle import InputError
        from core.twenty48.adviser.plain.files import read_training
        from core.twenty48.adviser.plain.patterns import PLANS
        from core.twenty48.adviser.plain.training import PlainTrainer
        from core.twenty48.shape import parse_shape

        self.folder: Path = options.folder
        self.games: int = options.games
        self.pause: float = options.save
        self.stopped = False
        shape = parse_shape(options.size, "--size")
        if shape not in PLANS:
            raise InputError(f"There is no plan for {shape}. Use {', '.join(map(str, PLANS))}", "--size")
        plan = PLANS[shape]
        self.unit = plan.unit
        if (self.folder / TRAINING).exists():
            self.trainer = read_training(self.folder / TRAINING)
            found = (self.trainer.shape, self.trainer.seed, self.trainer.every)
            if found != (shape, options.seed, options.every):
                raise environment.SetupError(
                    f"{self.folder} holds a training on {self.trainer.shape} with seed {self.trainer.seed} and "
                    f"{self.trainer.every} games a point. Name those, or another folder."
                )
        else:
            self.trainer = PlainTrainer(
                shape, plan.patterns, plan.levels, seed=options.seed, rate=plan.rate, every=options.every
            )

    def stop(self, *_: Any) -> None:
        """End when the point of the curve is done."""
        self.stopped = True

    def run(self) -> None:
        """Train to the end or until stopped; store everything."""
        saved = time.monotonic()
        while self.trainer.games < self.games and not self.stopped:
            self.trainer.run(self.trainer.every)
            point = self.trainer.curve[-1]
            most = max(k for k, games in enumerate(point.largest) if games)
            shares = [
                f"{1 << k} in {sum(point.largest[k:]) / self.trainer.every:.1%}"
                for k in range(max(3, most - 3), most + 1)
            ]
            environment.say(
                f"{point.games} games, {time.process_time():.0f} CPU s: mean score {point.mean_score:.0f}, "
                f"{point.moves} moves, {', '.join(shares)}"
            )
            if time.monotonic() - saved >= self.pause:
                self.save()
                saved = time.monotonic()
        self.save()

    def save(self) -> None:
        """Store the training, its curve, and the weights as the program reads them."""
        from core.twenty48.adviser.plain.files import write_network, write_training

        trainer = self.trainer
        write_training(trainer, self.folder / TRAINING)
        unfinished = self.folder / f"{CURVE}.part"
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(
                [
                    ("games", "moves", "mean_score", *(1 << k for k in range(1, trainer.levels + 1))),
                    *((p.games, p.moves, p.mean_score, *p.largest[1 : trainer.levels + 1]) for p in trainer.curve),
                ]
            )
        unfinished.replace(self.folder / CURVE)
        origin = {
            "made_by": "build_scripts/train_plain_2048.py",
            "games": trainer.games,
            "four": 0.1,
            "seed": trainer.seed,
            "rate": trainer.rate,
            "trace": trainer.trace,
            "delay": trainer.delay,
            "curve": [[point.games, point.moves, point.mean_score] for point in trainer.curve],
        }
        path = self.folder / f"2048-{trainer.shape}.network"
        write_network(trainer.network(self.unit), path, origin)
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
