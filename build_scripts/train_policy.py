"""Train a network that solves the cube without search, on scrambles undone.

    python3 build_scripts/train_policy.py FOLDER [--network pairs|faces|text] [--samples N] [--begin-with FILE]

FOLDER holds the training: training.pt, everything it depends on; curve.csv, the learning curve; policy-KIND.network,
the weights as the program reads them. A training stops after N samples or on Ctrl-C, and the same command goes on with
it, after a kill from what was stored last, to the same weights that one run would have come to on the same machine.
--samples and --fall may be others then: the weights note when they were changed.

PyTorch is needed, which only this script uses: pip install '.[train]'. Without an accelerator one core learns from
14,000 (pairs), 8,000 (faces) or 400 (text) samples a second.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
import time
import zlib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/train_policy.py")

from build_scripts import environment, long_runs  # noqa: E402

if TYPE_CHECKING:
    from build_scripts.policy_tables import KernelTable, PlainTable

Tensor = Any

TRAINING, CURVE = "training.pt", "curve.csv"
WEIGHTS = "0.5,0.5,1,1.5,2.5,5,10,15,18,18,14,8,3,1.5,0.5,0.4,0.4,0.4,0.4,0.4"
TEXT_WEIGHTS = "1,2,4,6,6,5,3,1.5,0.5,0.2,0,0,0,0,0,0,0,0,0,0"
"""Lengths 1..20 that can be learnt in the time there is, instead of 1.2^n."""
DEFAULTS: dict[str, dict[str, Any]] = {
    "pairs": {
        **{"samples": 48e6, "batch": 4096, "rate": 3e-3, "lengths": WEIGHTS},
        **{"width": 256, "hidden": 256, "inner": 512, "layers": 1},
    },
    "faces": {
        **{"samples": 22e6, "batch": 2048, "rate": 2.5e-3, "lengths": WEIGHTS},
        **{"width": 64, "hidden": 0, "inner": 256, "layers": 2},
    },
    "text": {
        **{"samples": 2.4e5, "batch": 64, "rate": 2e-3, "lengths": TEXT_WEIGHTS},
        **{"width": 64, "hidden": 0, "inner": 0, "layers": 2},
    },
}
"""What options are if they are not said."""
COLUMNS = ("samples", "seconds", "loss", *(f"solved_{n}" for n in (4, 6, 8, 10)))
TRIED, TRIED_SEED = (4, 6, 8, 10), 2026
FIRST_GAMES = 500
WARM_UP = 100
"""Steps until the full rate."""
OTHER_HEADS = (1.0, 1.0, 0.2)
"""What the losses of first, last and second turn count."""
ATTENTION_HEADS = 4
SETTINGS = (
    *("network", "samples", "seed", "batch", "rate", "table_rate", "lengths"),
    *("width", "hidden", "inner", "layers", "fall", "begun_with"),
)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "train_policy.py", description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    add(
        "--network", choices=list(DEFAULTS), default="pairs", help="pairs of tokens in one view or six, or text (pairs)"
    )
    add("--samples", type=float, metavar="N", help="samples in all (48e6, faces 22e6, text 2.4e5)")
    add("--seed", type=int, default=12345, metavar="S", help="the same seed trains the same way (12345)")
    add("--batch", type=int, metavar="N", help="samples a step (4096, faces 2048, text 64)")
    add("--rate", type=float, metavar="R", help="learning rate, to 0 by a cosine (3e-3, faces 2.5e-3, text 2e-3)")
    add("--table-rate", type=float, default=1e-2, metavar="R", help="learning rate of the table (1e-2)")
    add("--lengths", metavar="W,W,...", help="20 weights of the scramble lengths (the article's: 1.2^n)")
    add("--width", type=int, metavar="N", help="columns of the table, or of the encoder (256, others 64)")
    add("--hidden", type=int, metavar="N", help="units of the residual stream (256; 0, as faces: --width)")
    add("--inner", type=int, metavar="N", help="units inside a block (512, faces 256)")
    add("--layers", type=int, metavar="N", help="blocks, or layers of the encoder (1, others 2)")
    add("--fall", type=float, default=1.0, metavar="F", help="part of the samples in which the rate falls (1: all)")
    add("--begin-with", type=Path, metavar="FILE", help="weights of an earlier training to go on from")
    add("--until", type=float, default=math.inf, metavar="N", help="stop here already; the same command goes on")
    add("--device", default="cpu", metavar="D", help="cpu (the engine's kernels), or cuda and others (bfloat16)")
    add("--threads", type=int, default=1, metavar="N", help="threads that draw samples (1)")
    add("--every", type=float, default=0, metavar="N", help="samples a point of the curve (a fortieth of all)")
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
    options.samples = int(options.samples)
    options.every = int(options.every or options.samples // 40 or 1)
    options.begun_with = None
    return options


def share_of_rate(options: argparse.Namespace, samples: int) -> float:
    """What part of the full rate is due after so many samples: all of it, then a cosine to 0."""
    warm: float = min(1.0, samples / options.batch / WARM_UP)
    fallen: float = 1 - (options.samples - samples) / (options.fall * options.samples)
    return warm * 0.5 * (1 + math.cos(math.pi * min(1.0, max(0.0, fallen))))


class Training:
    """One training in its folder."""

    def __init__(self, options: argparse.Namespace) -> None:
        from build_scripts import policy_networks
        from build_scripts.policy_samples import Batches

        self.torch = import_module("torch")
        self.networks = policy_networks
        self.options, self.folder = options, options.folder
        self.stopped = False
        self.weights = [float(weight) for weight in options.lengths.split(",")]
        self.torch.set_num_threads(1)  # more threads add up in another order
        self.table: KernelTable | PlainTable | None = None
        self._make()
        for name, value in self.parameters.items():
            self.parameters[name] = value.to(options.device).requires_grad_(True)
        self.adam = self.torch.optim.AdamW(
            list(self.parameters.values()), lr=options.rate, betas=(0.9, 0.98), weight_decay=0.0, fused=True
        )
        self.samples, self.seconds, self.loss = 0, 0.0, math.nan
        self.curve: list[tuple[float, ...]] = []
        self.orders: list[list[float]] = []
        """Samples at which --samples or --fall were changed, and what they were before."""
        self._take_up()
        self.batches = Batches(options.network, options.batch, self.weights, options.seed, options.threads)

    def _make(self) -> None:
        """New parameters and, for a network that has one, a table; or those of an earlier training."""
        from build_scripts import policy_tables
        from core.cube.policy.model import NETWORKS
        from core.cube.policy.view import tokens_shown

        options, networks = self.options, self.networks
        generator = self.torch.Generator().manual_seed(options.seed)
        if options.network == "text":
            self.parameters = networks.make_bert(options.width, options.layers, generator)
        else:
            answers = networks.HEADS[options.network] * networks.ANSWERS[options.network]
            sizes = options.width, options.hidden, options.inner, options.layers, answers
            table = networks.make_table(options.width, generator)
            self.parameters = networks.make_mlp(*sizes, generator)
            looks = tokens_shown(NETWORKS[options.network].shown) // 20
            if options.device == "cpu":
                self.table = policy_tables.KernelTable(options.width, options.batch * looks)
            else:
                self.table = policy_tables.PlainTable(options.width, options.device)
            self.table.state["table"].copy_(policy_tables.striped(table))
        if options.begin_with is not None:
            self._begin_with(options.begin_with)

    @property
    def settings(self) -> dict[str, Any]:
        """What the weights depend on."""
        return {name: getattr(self.options, name) for name in SETTINGS}

    def _begin_with(self, path: Path) -> None:
        from core.cube.policy.weights import read_network

        kind, arrays, origin = read_network(path)
        if kind != self.options.network:
            raise environment.SetupError(f"{path} holds a network of the kind {kind}.")
        self.networks.take(arrays, self.parameters, self.table and self.table.state["table"])
        self.options.begun_with = {"checksum": zlib.crc32(path.read_bytes()), "origin": origin}

    def _take_up(self) -> None:
        path = self.folder / TRAINING
        if not path.exists():
            return
        stored = self.torch.load(path, weights_only=True, map_location=self.options.device)
        changed = {name for name, value in self.settings.items() if stored["settings"][name] != value}
        if changed - {"samples", "fall"}:
            raise environment.SetupError(
                f"{self.folder} holds another training: {stored['settings']}. Name its options, or another folder."
            )
        for name, value in stored["parameters"].items():
            self.parameters[name].data.copy_(value)
        if self.table is not None:
            for name, value in stored["table"].items():
                self.table.state[name].copy_(value)
        self.adam.load_state_dict(stored["adam"])
        self.samples, self.seconds, self.loss = stored["samples"], stored["seconds"], stored["loss"]
        self.curve = [tuple(point) for point in stored["curve"]]
        self.orders = [list(order) for order in stored.get("orders", ())]
        if changed:
            self.orders.append([self.samples, stored["settings"]["samples"], stored["settings"]["fall"]])

    def stop(self, *_: Any) -> None:
        """End after the step in progress."""
        self.stopped = True

    def run(self) -> None:
        """Train to the end or until stopped; store everything."""
        options = self.options
        while self.samples < min(options.samples, options.until) and not self.stopped:
            start = time.monotonic()
            loss = self.step()
            self.seconds += time.monotonic() - start
            self.loss = loss if math.isnan(self.loss) else 0.99 * self.loss + 0.01 * loss
            if self.samples // options.every != (self.samples - options.batch) // options.every:
                self.tell()
                self.save()
        if self.stopped or not self.curve or self.curve[-1][0] != self.samples:
            self.save()
        self.batches.close()
        environment.say(f"{self.samples} samples; weights in {self.weights_path}")

    def step(self) -> float:
        """Learn from one batch; returns the loss of the first turn."""
        options = self.options
        share = share_of_rate(options, self.samples)
        for group in self.adam.param_groups:
            group["lr"] = options.rate * share
        batch = self.batches.of(self.samples // options.batch)
        given, labels = (self.torch.from_numpy(part).to(options.device) for part in batch)
        answers, sums = self.answers(given)
        losses = self.losses(answers, labels.long())
        self.adam.zero_grad(set_to_none=True)
        sum(factor * loss for factor, loss in zip(OTHER_HEADS, losses, strict=False)).backward()
        self.adam.step()
        if self.table is not None:
            self.table.step(sums, options.table_rate * share)
        self.samples += options.batch
        return float(losses[0].item())

    def answers(self, given: Tensor) -> tuple[Tensor, Tensor]:
        """The network's answers, and the sums that they depend on, for a network that has a table."""
        options, sums = self.options, None
        with self.torch.autocast(options.device, self.torch.bfloat16, enabled=options.device != "cpu"):
            if self.table is None:
                return self.networks.bert_answers(self.parameters, given.long(), ATTENTION_HEADS), None
            sums = self.table.sums(given)
            answers = self.networks.mlp_answers(self.parameters, sums)
        return self.networks.by_head(answers) if options.network == "faces" else answers, sums

    def losses(self, answers: Tensor, labels: Tensor) -> list[Tensor]:
        """The loss of each head: of first, last and second turn."""
        losses = []
        for head in range(self.networks.HEADS[self.options.network]):
            sure = self.torch.log_softmax(answers[:, 18 * head : 18 * head + 18].float(), 1)
            columns = [2 * head, 2 * head + 1] if head < 2 else [4]
            losses.append(-sure.gather(1, labels[:, columns]).mean())
        return losses

    def tell(self) -> None:
        """Measure a point of the learning curve with the weights as they would be shipped."""
        from core.cube.policy.model import NETWORKS
        from core.cube.policy.policy import Policy, evaluate

        options = self.options
        trained = Policy(options.network, (NETWORKS[options.network](self.arrays()),))
        rows = evaluate(trained, TRIED, options.games, TRIED_SEED)
        self.curve.append((self.samples, round(self.seconds, 1), round(self.loss, 4), *(row.rate for row in rows)))
        rates = ", ".join(f"{row.n}: {row.rate:.1%}" for row in rows)
        environment.say(f"{self.samples} samples in {self.seconds:.0f} s, loss {self.loss:.4f}, solved {rates}")

    def arrays(self) -> dict[str, Any]:
        """The weights as they would be shipped."""
        table = self.table and self.table.state["table"]
        return self.networks.shipped(self.options.network, self.parameters, table, ATTENTION_HEADS)

    @property
    def weights_path(self) -> Path:
        """Where the weights for the program go."""
        return Path(self.folder) / f"policy-{self.options.network}.network"

    def save(self) -> None:
        """Store the training, its curve and the weights, each whole or not at all."""
        from core.cube.policy.model import NETWORKS
        from core.cube.policy.study import fixed_loss
        from core.cube.policy.weights import write_network

        self.folder.mkdir(parents=True, exist_ok=True)
        stored = {
            "settings": self.settings,
            "parameters": {name: value.detach() for name, value in self.parameters.items()},
            "table": self.table and self.table.state,
            "adam": self.adam.state_dict(),
            "samples": self.samples,
            "seconds": self.seconds,
            "loss": self.loss,
            "curve": self.curve,
            "orders": self.orders,
        }
        unfinished = self.folder / f"{TRAINING}.part"
        self.torch.save(stored, unfinished)
        unfinished.replace(self.folder / TRAINING)
        unfinished = self.folder / f"{CURVE}.part"
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([COLUMNS, *self.curve])
        unfinished.replace(self.folder / CURVE)
        origin = {
            "made_by": "build_scripts/train_policy.py",
            "settings": self.settings,
            "samples": self.samples,
            "seconds": round(self.seconds),
            "games": self.options.games,
            "orders": self.orders,
            "curve": [list(point) for point in self.curve],
        }
        arrays = self.arrays()
        origin["loss_of_fixed_batch"] = fixed_loss(NETWORKS[self.options.network](arrays), self.weights)
        write_network(self.weights_path, self.options.network, arrays, origin)


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
