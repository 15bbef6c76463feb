"""Train the network that estimates the depth of a position, on random walks labelled with p(d|N).

    python3 build_scripts/train_depth.py FOLDER [--samples N] [--seed S]

FOLDER holds the training: training.pt, everything it depends on; curve.csv, the learning curve; depth.network, the
weights as the program reads them. A training stops after N samples or on Ctrl-C, and the same command continues it,
after a kill from its last save, to the same weights as one uninterrupted run on the same machine. --samples and --fall
may differ then: the weights record when they were changed.

PyTorch is needed, which only the trainings of the cube's networks use: pip install '.[train]'. Without an accelerator
one core learns from 50,000 walks a second.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_depth.py")

from build_scripts import environment, network_training  # noqa: E402

if TYPE_CHECKING:
    from build_scripts.batches import Batch

Tensor = Any


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = network_training.command_line(__file__, __doc__)
    add = parser.add_argument
    add("--samples", type=float, default=14e6, metavar="N", help="walks in all (14e6)")
    add("--batch", type=int, default=4096, metavar="N", help="walks a step, half in each metric (4096)")
    add("--rate", type=float, default=3e-3, metavar="R", help="learning rate, to 0 by a cosine (3e-3)")
    add("--width", type=int, default=64, metavar="N", help="columns of the table (64)")
    add("--inner", type=int, default=256, metavar="N", help="units inside a block (256)")
    add("--layers", type=int, default=1, metavar="N", help="blocks (1)")
    return network_training.whole_numbers(parser.parse_args(arguments))


class Training(network_training.Training):
    """Training of the depth network, stored in a folder."""

    script = "train_depth.py"
    settings_named = ("samples", "seed", "batch", "rate", "table_rate", "width", "inner", "layers", "fall")
    measures = ("soft htm", "soft qtm", "likelihood htm", "likelihood qtm")
    clock = staticmethod(time.process_time)
    kind = "depth"

    def make(self, generator: Tensor) -> network_training.Parameters:
        from core.cube.estimate.network import ANSWERS

        options = self.options
        self.make_table(self.networks.make_table(options.width, generator), options.batch)
        sizes = options.width, 0, options.inner, options.layers, ANSWERS
        parameters: network_training.Parameters = self.networks.make_mlp(*sizes, generator)
        return parameters

    def draw(self, seed: int) -> Batch:
        """Return a batch: half of it walks of half turns, the other half walks of quarter turns."""
        import numpy as np

        from build_scripts.batches import Batch
        from core.cube.estimate import labels, walks
        from core.cube.estimate.network import PLACES

        size, half = self.options.batch, self.options.batch // 2
        batch = Batch(np.empty((size, PLACES), np.uint8), np.empty(size, np.uint8))
        for rows, quarter in ((slice(0, half), False), (slice(half, None), True)):
            tokens, turns = batch.given[rows].data, batch.labels[rows].data
            seed = walks.draw_walks(tokens, turns, quarter, labels.LONGEST, seed)
        return batch

    @cached_property
    def _rows(self) -> dict[Any, Tensor]:
        """Target rows of each head and metric, by the number of turns of a walk."""
        from core.cube.estimate import labels
        from core.cube.estimate.network import COLUMNS, NetworkHead

        rows = {NetworkHead.SOFT: labels.soft, NetworkHead.LIKELIHOOD: labels.likelihood}
        return {(head, metric): self.torch.tensor(rows[head](metric)) for head, metric in COLUMNS}

    def losses(self, answers: Tensor, labels: Tensor) -> Sequence[Tensor]:
        from core.cube.estimate.network import COLUMNS, NetworkHead
        from core.cube.metrics import Metric

        torch, half = self.torch, self.options.batch // 2
        found = []
        for (head, metric), columns in COLUMNS.items():
            rows = slice(0, half) if metric is Metric.HTM else slice(half, None)
            said, turns = answers[rows, columns].float(), labels[rows]
            if metric is Metric.QTM:
                depths = torch.arange(said.shape[1], device=said.device)
                said = said.masked_fill((depths[None, :] - turns[:, None]) % 2 == 1, -1e9)
            sure, wanted = torch.log_softmax(said, 1), self._rows[head, metric].to(said.device)[turns]
            if head is NetworkHead.SOFT:
                found.append(-(wanted * sure).sum(1).mean())
            else:
                found.append(-torch.logsumexp(sure + torch.log(wanted + 1e-30), 1).mean())
        return found

    def together(self, losses: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        mean = sum(losses) / len(losses)
        return mean, mean

    def measure(self) -> tuple[Sequence[float], str]:
        from core.cube.estimate import loss
        from core.cube.estimate.network import DepthNetwork

        losses = loss.held_out(DepthNetwork(self.arrays()))
        said = ", ".join(f"{name} {losses[name]:.4f}" for name in self.measures)
        return [round(losses[name], 5) for name in self.measures], f"held out: {said}"

    def arrays(self) -> dict[str, Any]:
        assert self.table is not None
        arrays: dict[str, Any] = self.networks.shipped("depth", self.parameters, self.table.state["table"], 0)
        return arrays

    @property
    def weights_path(self) -> Path:
        return self.folder / "depth.network"


def main(arguments: list[str]) -> int:
    """Train here if PyTorch is installed, else in the project's own environment."""
    return network_training.main(__file__, arguments, parse, train)


def train(options: argparse.Namespace) -> int:
    """Train, and stop safely on Ctrl-C."""
    return network_training.trained(Training, options)


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
