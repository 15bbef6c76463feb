"""Train the network that estimates the depth of a position, on random walks labelled with p(d|N).

    python3 build_scripts/train_depth.py FOLDER [--samples N] [--seed S]

FOLDER holds the training: training.pt, everything it depends on; curve.csv, the learning curve; depth.network, the
weights as the program reads them. A training stops after N samples or on Ctrl-C, and the same command goes on with it,
after a kill from what was stored last, to the same weights that one run would have come to on the same machine.

PyTorch is needed, which only this script uses: pip install '.[train]'. One core learns from 30,000 walks a second.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_depth.py")

from build_scripts import environment, long_runs  # noqa: E402

TRAINING, CURVE, WEIGHTS = "training.pt", "curve.csv", "depth.network"
WARM_UP = 100
"""Steps until the full rate."""
SETTINGS = ("samples", "seed", "batch", "rate", "table_rate", "width", "inner", "layers")


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "train_depth.py", description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    add("--samples", type=float, default=14e6, metavar="N", help="walks in all (14e6)")
    add("--seed", type=int, default=12345, metavar="S", help="the same seed trains the same way (12345)")
    add("--batch", type=int, default=4096, metavar="N", help="walks a step, half in each metric (4096)")
    add("--rate", type=float, default=3e-3, metavar="R", help="learning rate, to 0 by a cosine (3e-3)")
    add("--table-rate", type=float, default=1e-2, metavar="R", help="learning rate of the table (1e-2)")
    add("--width", type=int, default=64, metavar="N", help="columns of the table (64)")
    add("--inner", type=int, default=256, metavar="N", help="units inside a block (256)")
    add("--layers", type=int, default=1, metavar="N", help="blocks (1)")
    add("--every", type=float, default=0, metavar="N", help="walks a point of the curve (a fortieth of all)")
    options = parser.parse_args(arguments)
    options.samples = int(options.samples)
    options.every = int(options.every or options.samples // 40 or 1)
    return options


class Training:
    """One training in its folder."""

    def __init__(self, options: argparse.Namespace) -> None:
        import numpy as np

        from build_scripts import policy_networks
        from core.cube.estimate import labels
        from core.cube.estimate.network import ANSWERS, PLACES, Head
        from core.cube.metrics import Metric
        from core.cube.policy import first_layer

        self.torch = torch = import_module("torch")
        self.networks = policy_networks
        self.options, self.folder = options, options.folder
        self.stopped = False
        torch.set_num_threads(1)  # more threads add up in another order
        generator = torch.Generator().manual_seed(options.seed)
        self.table = policy_networks.make_table(options.width, generator)
        self.parameters = policy_networks.make_mlp(options.width, 0, options.inner, options.layers, ANSWERS, generator)
        self.moments = {
            "moment": policy_networks.large_table(options.width),
            "square": torch.zeros(first_layer.ROWS),
            "uses": torch.zeros(first_layer.ROWS, dtype=torch.int32),
        }
        for value in self.parameters.values():
            value.requires_grad_(True)
        self.adam = torch.optim.AdamW(
            list(self.parameters.values()), lr=options.rate, betas=(0.9, 0.98), weight_decay=0.0, fused=True
        )
        self.samples, self.random, self.seconds, self.loss = 0, options.seed, 0.0, math.nan
        self.curve: list[tuple[float, ...]] = []
        self._take_up()
        self.tokens = np.empty((options.batch, PLACES), np.uint8)
        self.turns = np.empty(options.batch, np.uint8)
        self.sums = np.empty((options.batch, options.width), np.float32)
        rows = {Head.SOFT: labels.soft, Head.LIKELIHOOD: labels.likelihood}
        self.labels = {(head, metric): torch.tensor(rows[head](metric)) for head in Head for metric in Metric}
        moment, square, uses = (self.moments[name].numpy().data for name in ("moment", "square", "uses"))
        self.descent = first_layer.Descent(self.table.numpy().data, moment, square, uses, options.batch)

    @property
    def settings(self) -> dict[str, Any]:
        """What the weights depend on."""
        return {name: getattr(self.options, name) for name in SETTINGS}

    def _take_up(self) -> None:
        path = self.folder / TRAINING
        if not path.exists():
            return
        stored = self.torch.load(path, weights_only=True)
        if stored["settings"] != self.settings:
            raise environment.SetupError(
                f"{self.folder} holds another training: {stored['settings']}. Name its options, or another folder."
            )
        for name, value in stored["parameters"].items():
            self.parameters[name].data.copy_(value)
        self.table.copy_(stored["table"])
        for name, value in stored["moments"].items():
            self.moments[name].copy_(value)
        self.adam.load_state_dict(stored["adam"])
        self.samples, self.random = stored["samples"], stored["random"]
        self.seconds, self.loss = stored["seconds"], stored["loss"]
        self.curve = [tuple(point) for point in stored["curve"]]

    def stop(self, *_: Any) -> None:
        """End after the step in progress."""
        self.stopped = True

    def run(self) -> None:
        """Train to the end or until stopped; store everything."""
        while self.samples < self.options.samples and not self.stopped:
            start = time.process_time()
            loss = self.step()
            self.seconds += time.process_time() - start
            self.loss = loss if math.isnan(self.loss) else 0.99 * self.loss + 0.01 * loss
            if self.samples // self.options.every != (self.samples - self.options.batch) // self.options.every:
                self.tell()
                self.save()
        if not self.curve or self.curve[-1][0] != self.samples:
            self.tell()
            self.save()
        environment.say(f"{self.samples} walks; weights in {self.folder / WEIGHTS}")

    def step(self) -> float:
        """Learn from one batch; returns the loss of all heads together."""
        from core.cube.policy import first_layer

        torch, options = self.torch, self.options
        steps = self.samples // options.batch
        share = min(1.0, steps / WARM_UP) * 0.5 * (1 + math.cos(math.pi * min(1.0, self.samples / options.samples)))
        for group in self.adam.param_groups:
            group["lr"] = options.rate * share
        self._draw()
        first_layer.sum_floats(self.tokens.data, self.table.numpy().data, self.sums.data)
        sums = torch.from_numpy(self.sums).requires_grad_(True)
        sums.grad = None
        loss = self._loss(self.networks.mlp_answers(self.parameters, sums))
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.adam.step()
        self.descent.step(self.tokens.data, sums.grad.numpy().data, options.table_rate * share)
        self.samples += options.batch
        return float(loss.item())

    def _draw(self) -> None:
        """Half the batch are walks of half turns, the other half walks of quarter turns."""
        from core.cube.estimate import labels, walks

        half = self.options.batch // 2
        for rows, quarter in ((slice(0, half), False), (slice(half, None), True)):
            self.random = walks.draw_walks(
                self.tokens[rows].data, self.turns[rows].data, quarter, labels.LONGEST, self.random
            )

    def _loss(self, answers: Any) -> Any:
        from core.cube.estimate.network import COLUMNS, Head
        from core.cube.metrics import Metric

        torch, half = self.torch, self.options.batch // 2
        turns = torch.from_numpy(self.turns).long()
        total = 0.0
        for (head, metric), columns in COLUMNS.items():
            rows = slice(0, half) if metric is Metric.HTM else slice(half, None)
            said = answers[rows, columns]
            if metric is Metric.QTM:
                wrong = (torch.arange(said.shape[1])[None, :] - turns[rows][:, None]) % 2 == 1
                said = said.masked_fill(wrong, -1e9)
            sure, labels = torch.log_softmax(said, 1), self.labels[head, metric][turns[rows]]
            if head is Head.SOFT:
                total = total - (labels * sure).sum(1).mean()
            else:
                total = total - torch.logsumexp(sure + torch.log(labels + 1e-30), 1).mean()
        return total / len(COLUMNS)

    def tell(self) -> None:
        """Measure a point of the learning curve with the weights as they would be shipped."""
        from core.cube.estimate import loss
        from core.cube.estimate.network import DepthNetwork

        losses = loss.held_out(DepthNetwork(self.arrays()))
        self.curve.append((self.samples, round(self.seconds, 1), *(round(one, 5) for one in losses.values())))
        said = ", ".join(f"{name} {one:.4f}" for name, one in losses.items())
        environment.say(f"{self.samples} walks in {self.seconds:.0f} CPU s, loss {self.loss:.4f}; held out: {said}")

    def arrays(self) -> dict[str, Any]:
        """The weights as they would be shipped."""
        return self.networks.shipped("depth", self.parameters, self.table, 0)

    def save(self) -> None:
        """Store the training, its curve and the weights, each whole or not at all."""
        from core.cube.estimate.network import HEADS, KIND
        from core.cube.policy.weights import write_network

        self.folder.mkdir(parents=True, exist_ok=True)
        stored = {
            "settings": self.settings,
            "parameters": {name: value.detach() for name, value in self.parameters.items()},
            "table": self.table,
            "moments": self.moments,
            "adam": self.adam.state_dict(),
            "samples": self.samples,
            "random": self.random,
            "seconds": self.seconds,
            "loss": self.loss,
            "curve": self.curve,
        }
        unfinished = self.folder / f"{TRAINING}.part"
        self.torch.save(stored, unfinished)
        unfinished.replace(self.folder / TRAINING)
        unfinished = self.folder / f"{CURVE}.part"
        columns = ("samples", "seconds", *(f"{head} {metric}" for head, metric in HEADS))
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([columns, *self.curve])
        unfinished.replace(self.folder / CURVE)
        origin = {
            "made_by": "build_scripts/train_depth.py",
            "settings": self.settings,
            "samples": self.samples,
            "seconds": round(self.seconds),
            "columns": list(columns),
            "curve": [list(point) for point in self.curve],
        }
        write_network(self.folder / WEIGHTS, KIND, self.arrays(), origin)


def main(arguments: list[str]) -> int:
    """Train here if PyTorch is here, else in the project's own environment."""
    options = parse(arguments)
    if find_spec("torch") is None:
        environment.prepare("offscreen", ["train"])
        code = long_runs.run_again(__file__, arguments)
        if code is None:
            raise environment.SetupError("PyTorch is not installed. Get it with pip install '.[train]'.")
        return code
    return train(options)


def train(options: argparse.Namespace) -> int:
    """Train, and stop in good order on Ctrl-C."""
    try:
        training = Training(options)
        with long_runs.stopped_by(training.stop):
            training.run()
    except (ValueError, OSError) as error:
        raise environment.SetupError(str(error)) from error
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
