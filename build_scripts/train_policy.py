"""Train a network that solves the cube without search, on reversed scrambles.

    python3 build_scripts/train_policy.py FOLDER [--network pairs|faces|text] [--samples N] [--begin-with FILE]

FOLDER holds the training: training.pt, everything it depends on; curve.csv, the learning curve; policy-KIND.network,
the weights as the program reads them. A training stops after N samples or on Ctrl-C, and the same command continues it,
after a kill from its last save, to the same weights as one uninterrupted run on the same machine. --samples and --fall
may differ then: the weights record when they were changed.

PyTorch is needed, which only the trainings of the cube's networks use: pip install '.[train]'. Without an accelerator
one core learns from 14,000 (pairs), 8,000 (faces) or 400 (text) samples a second.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_policy.py")

from build_scripts import environment, network_training  # noqa: E402

if TYPE_CHECKING:
    from build_scripts.batches import Batch

Tensor = Any

WEIGHTS = "0.5,0.5,1,1.5,2.5,5,10,15,18,18,14,8,3,1.5,0.5,0.4,0.4,0.4,0.4,0.4"
TEXT_WEIGHTS = "1,2,4,6,6,5,3,1.5,0.5,0.2,0,0,0,0,0,0,0,0,0,0"
"""Weights of scramble lengths 1..20 that can be learnt in the available time, instead of 1.2^n."""
DEFAULTS: dict[str, dict[str, Any]] = {
    "pairs": {
        **{"samples": 64e6, "batch": 4096, "rate": 3e-3, "lengths": WEIGHTS},
        **{"width": 256, "hidden": 256, "inner": 512, "layers": 1},
    },
    "faces": {
        **{"samples": 26e6, "batch": 2048, "rate": 2.5e-3, "lengths": WEIGHTS},
        **{"width": 64, "hidden": 0, "inner": 256, "layers": 2},
    },
    "text": {
        **{"samples": 2.4e5, "batch": 64, "rate": 2e-3, "lengths": TEXT_WEIGHTS},
        **{"width": 64, "hidden": 0, "inner": 0, "layers": 2},
    },
}
"""Default options by kind of network."""
TRIED, TRIED_SEED = (4, 6, 8, 10), 2026
FIRST_GAMES = 500
OTHER_HEADS = (1.0, 1.0, 0.2)
"""Weights of the losses of first, last and second turn."""
ATTENTION_HEADS = 4


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = network_training.command_line(__file__, __doc__)
    add = parser.add_argument
    add(
        "--network", choices=list(DEFAULTS), default="pairs", help="pairs of tokens in one view or six, or text (pairs)"
    )
    add("--samples", type=float, metavar="N", help="samples in all (64e6, faces 26e6, text 2.4e5)")
    add("--batch", type=int, metavar="N", help="samples a step (4096, faces 2048, text 64)")
    add("--rate", type=float, metavar="R", help="learning rate, to 0 by a cosine (3e-3, faces 2.5e-3, text 2e-3)")
    add("--lengths", metavar="W,W,...", help="20 weights of the scramble lengths (the article's: 1.2^n)")
    add("--width", type=int, metavar="N", help="columns of the table, or of the encoder (256, others 64)")
    add("--hidden", type=int, metavar="N", help="units of the residual stream (256; 0, as faces: --width)")
    add("--inner", type=int, metavar="N", help="units inside a block (512, faces 256)")
    add("--layers", type=int, metavar="N", help="blocks, or layers of the encoder (1, others 2)")
    add("--begin-with", type=Path, metavar="FILE", help="weights of an earlier training to go on from")
    add(
        "--games",
        type=int,
        default=FIRST_GAMES,
        metavar="N",
        help="games of each length for a point of the curve (500)",
    )
    options = parser.parse_args(arguments)
    for name, value in DEFAULTS[options.network].items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    options.begun_with = None
    return network_training.whole_numbers(options)


def draw(network: str, size: int, lengths: Sequence[float], seed: int) -> Batch:
    """Return `size` samples for a kind of network; `lengths` are weights of the scramble lengths."""
    import numpy as np

    from build_scripts.batches import Batch
    from core.cube.policy import scrambles
    from core.cube.policy.model import NETWORKS, text_of
    from core.cube.policy.view import tokens_shown

    shown = NETWORKS[network].shown
    tokens = np.empty((size, tokens_shown(shown)), np.uint8)
    labels = np.empty((size, scrambles.LABELS), np.uint8)
    scrambles.draw_samples(tokens.data, labels.data, lengths, seed, shown)
    return Batch(text_of(tokens) if network == "text" else tokens.reshape(-1, 20), labels)


class Training(network_training.Training):
    """Training of a policy network, stored in a folder."""

    script = "train_policy.py"
    settings_named = (
        *("network", "samples", "seed", "batch", "rate", "table_rate", "lengths"),
        *("width", "hidden", "inner", "layers", "fall", "begun_with"),
    )
    measures = ("loss", *(f"solved_{n}" for n in TRIED))

    def make(self, generator: Tensor) -> network_training.Parameters:
        """Return new parameters, or those of an earlier training if one is given."""
        from core.cube.policy.model import NETWORKS
        from core.cube.policy.view import tokens_shown

        options, networks = self.options, self.networks
        parameters: network_training.Parameters
        if options.network == "text":
            parameters = networks.make_bert(options.width, options.layers, generator)
        else:
            answers = networks.HEADS[options.network] * networks.ANSWERS[options.network]
            looks = tokens_shown(NETWORKS[options.network].shown) // 20
            self.make_table(networks.make_table(options.width, generator), options.batch * looks)
            sizes = options.width, options.hidden, options.inner, options.layers, answers
            parameters = networks.make_mlp(*sizes, generator)
        if options.begin_with is not None:
            self._begin_with(options.begin_with, parameters)
        return parameters

    def _begin_with(self, path: Path, parameters: network_training.Parameters) -> None:
        from core.cube.policy.weights import read_network

        kind, arrays, origin = read_network(path)
        if kind != self.options.network:
            raise environment.SetupError(f"{path} holds a network of the kind {kind}.")
        self.networks.take(arrays, parameters, self.table and self.table.state["table"])
        self.options.begun_with = {"checksum": zlib.crc32(path.read_bytes()), "origin": origin}

    @property
    def weights(self) -> list[float]:
        """Weights of the scramble lengths 1 to 20."""
        return [float(weight) for weight in self.options.lengths.split(",")]

    def draw(self, seed: int) -> Batch:
        return draw(self.kind, self.options.batch, self.weights, seed)

    def answers(self, given: Tensor) -> tuple[Tensor, Tensor]:
        if self.kind == "text":
            with self.half_precision():
                return self.networks.bert_answers(self.parameters, given.long(), ATTENTION_HEADS), None
        answers, sums = super().answers(given)
        return self.networks.by_head(answers) if self.kind == "faces" else answers, sums

    def losses(self, answers: Tensor, labels: Tensor) -> Sequence[Tensor]:
        """Return the losses of first, last and second turn."""
        losses = []
        for head in range(self.networks.HEADS[self.kind]):
            sure = self.torch.log_softmax(answers[:, 18 * head : 18 * head + 18].float(), 1)
            columns = [2 * head, 2 * head + 1] if head < 2 else [4]
            losses.append(-sure.gather(1, labels[:, columns]).mean())
        return losses

    def together(self, losses: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        return sum(factor * loss for factor, loss in zip(OTHER_HEADS, losses, strict=False)), losses[0]

    def measure(self) -> tuple[Sequence[float], str]:
        from core.cube.policy.model import NETWORKS
        from core.cube.policy.policy import Policy, evaluate

        trained = Policy(self.kind, (NETWORKS[self.kind](self.arrays()),))
        rows = evaluate(trained, TRIED, self.options.games, TRIED_SEED)
        words = ", ".join(f"{row.n}: {row.rate:.1%}" for row in rows)
        return (round(self.loss, 4), *(row.rate for row in rows)), f"solved {words}"

    def arrays(self) -> dict[str, Any]:
        table = self.table and self.table.state["table"]
        arrays: dict[str, Any] = self.networks.shipped(self.kind, self.parameters, table, ATTENTION_HEADS)
        return arrays

    def facts(self, arrays: dict[str, Any]) -> dict[str, Any]:
        from core.cube.policy.model import NETWORKS
        from core.cube.policy.study import fixed_loss

        loss = fixed_loss(NETWORKS[self.kind](arrays), self.weights)
        return {"games": self.options.games, "loss_of_fixed_batch": loss}

    @property
    def kind(self) -> str:
        return str(self.options.network)

    @property
    def weights_path(self) -> Path:
        return self.folder / f"policy-{self.kind}.network"


def main(arguments: list[str]) -> int:
    """Train here if PyTorch is installed, else in the project's own environment."""
    return network_training.main(__file__, arguments, parse, train)


def train(options: argparse.Namespace) -> int:
    """Train, and stop safely on Ctrl-C."""
    return network_training.trained(Training, options)


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
