"""Training of the cube's networks: its folder, the learning loop, and how a run ends.

The scripts define what is drawn, what is learnt from it and how a point of the learning curve is measured.
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from build_scripts import environment, long_runs

if TYPE_CHECKING:
    from build_scripts.batches import Batch
    from build_scripts.policy_tables import KernelTable, PlainTable

Tensor = Any
Parameters = dict[str, Tensor]
TRAINING, CURVE = "training.pt", "curve.csv"
WARM_UP = 100
"""Number of steps until the full learning rate."""
MAY_CHANGE = {"samples", "fall"}
"""Settings that may change when a training is continued."""


def command_line(script: str, doc: str | None) -> argparse.ArgumentParser:
    """Return a parser with the options of every training; a script adds its own."""
    parser = long_runs.command_line(script, doc)
    add = parser.add_argument
    add("folder", type=Path, metavar="FOLDER", help="where the training is kept")
    add("--seed", type=int, default=12345, metavar="S", help="the same seed trains the same way (12345)")
    add("--table-rate", type=float, default=1e-2, metavar="R", help="learning rate of the table (1e-2)")
    add("--fall", type=float, default=1.0, metavar="F", help="part of the samples in which the rate falls (1: all)")
    add("--until", type=float, default=math.inf, metavar="N", help="stop here already; the same command goes on")
    add("--device", default="cpu", metavar="D", help="cpu (the engine's kernels), or cuda and others (bfloat16)")
    add("--threads", type=int, default=1, metavar="N", help="threads that draw samples (1)")
    add("--every", type=float, default=0, metavar="N", help="samples a point of the curve (a fortieth of all)")
    return parser


def whole_numbers(options: argparse.Namespace) -> argparse.Namespace:
    """Return the options with counts of samples as integers, as 14e6 was parsed as a float."""
    options.samples = int(options.samples)
    options.every = int(options.every or options.samples // 40 or 1)
    return options


def share_of_rate(options: argparse.Namespace, samples: int) -> float:
    """Return the share of the full rate after `samples` samples: a warm-up, then a cosine to 0."""
    warm: float = min(1.0, samples / options.batch / WARM_UP)
    fallen: float = 1 - (options.samples - samples) / (options.fall * options.samples)
    return warm * 0.5 * (1 + math.cos(math.pi * min(1.0, max(0.0, fallen))))


class Training:
    """Training of a network, stored in a folder."""

    script: ClassVar[str]
    settings_named: ClassVar[Sequence[str]]
    """Options that the weights depend on."""
    measures: ClassVar[Sequence[str]]
    """Columns of the curve after samples and seconds."""
    clock = staticmethod(time.monotonic)

    def __init__(self, options: argparse.Namespace) -> None:
        from build_scripts import policy_networks
        from build_scripts.batches import Batches

        self.torch = import_module("torch")
        self.networks = policy_networks
        self.options, self.folder = options, Path(options.folder)
        self.stopped = False
        self.torch.set_num_threads(1)  # more threads would add up in another order
        self.table: KernelTable | PlainTable | None = None
        self.parameters: Parameters = self.make(self.torch.Generator().manual_seed(options.seed))
        for name, value in self.parameters.items():
            self.parameters[name] = value.to(options.device).requires_grad_(True)
        self.adam = self.torch.optim.AdamW(
            list(self.parameters.values()), lr=options.rate, betas=(0.9, 0.98), weight_decay=0.0, fused=True
        )
        self.samples, self.seconds, self.loss = 0, 0.0, math.nan
        self.curve: list[tuple[float, ...]] = []
        self.orders: list[list[float]] = []
        """Changes of --samples or --fall: the samples at that time, and the old values."""
        self._take_up()
        self.batches = Batches(self.draw, options.seed, options.threads)

    # Methods that a script defines

    def make(self, generator: Tensor) -> Parameters:
        """Return new parameters; for a network with a table also set `self.table`."""
        raise NotImplementedError

    def draw(self, seed: int) -> Batch:
        """Return a batch to learn from."""
        raise NotImplementedError

    def losses(self, answers: Tensor, labels: Tensor) -> Sequence[Tensor]:
        """Return the loss of each head."""
        raise NotImplementedError

    def together(self, losses: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
        """Return the loss that is minimised, and the one that is reported."""
        raise NotImplementedError

    def measure(self) -> tuple[Sequence[float], str]:
        """Return the `measures` of the weights as they would be shipped, and a text on them."""
        raise NotImplementedError

    def facts(self, arrays: dict[str, Any]) -> dict[str, Any]:
        """Return further facts that are stored with the weights."""
        del arrays
        return {}

    @property
    def kind(self) -> str:
        """Kind of network of the weights."""
        raise NotImplementedError

    @property
    def weights_path(self) -> Path:
        """Path of the weights for the program."""
        raise NotImplementedError

    def arrays(self) -> dict[str, Any]:
        """Return the weights as they would be shipped."""
        raise NotImplementedError

    # Learning

    def make_table(self, table: Tensor, samples: int) -> None:
        """Create the table from a first layer, for up to `samples` rows of tokens at a time."""
        from build_scripts import policy_tables

        width, device = table.shape[1], self.options.device
        if device == "cpu":
            self.table = policy_tables.KernelTable(width, samples)
        else:
            self.table = policy_tables.PlainTable(width, device)
        self.table.state["table"].copy_(policy_tables.striped(table))

    def step(self) -> float:
        """Learn from one batch; return the reported loss."""
        options = self.options
        share = share_of_rate(options, self.samples)
        for group in self.adam.param_groups:
            group["lr"] = options.rate * share
        batch = self.batches.of(self.samples // options.batch)
        given, labels = (self.torch.from_numpy(part).to(options.device) for part in batch)
        answers, sums = self.answers(given)
        loss, reported = self.together(self.losses(answers, labels.long()))
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.adam.step()
        if self.table is not None:
            self.table.step(sums, options.table_rate * share)
        self.samples += options.batch
        return float(reported.item())

    def answers(self, given: Tensor) -> tuple[Tensor, Tensor]:
        """Return the answers of a network with a table, and the sums that they depend on."""
        assert self.table is not None
        with self.half_precision():
            sums = self.table.sums(given)
            return self.networks.mlp_answers(self.parameters, sums), sums

    def half_precision(self) -> Any:
        """Return a context in which an accelerator computes in bfloat16."""
        device = self.options.device
        return self.torch.autocast(device, self.torch.bfloat16, enabled=device != "cpu")

    # Running

    def stop(self, *_: Any) -> None:
        """Stop after the current step."""
        self.stopped = True

    def run(self) -> None:
        """Train to the end or until stopped; store everything."""
        options = self.options
        while self.samples < min(options.samples, options.until) and not self.stopped:
            start = self.clock()
            loss = self.step()
            self.seconds += self.clock() - start
            self.loss = loss if math.isnan(self.loss) else 0.99 * self.loss + 0.01 * loss
            if self.samples // options.every != (self.samples - options.batch) // options.every:
                self.tell()
                self.save()
        if self.stopped or not self.curve or self.curve[-1][0] != self.samples:
            self.save()
        self.batches.close()
        environment.say(f"{self.samples} samples; weights in {self.weights_path}")

    def tell(self) -> None:
        """Measure a point of the learning curve and report it."""
        measures, words = self.measure()
        self.curve.append((self.samples, round(self.seconds, 1), *measures))
        environment.say(f"{self.samples} samples in {self.seconds:.0f} s, loss {self.loss:.4f}, {words}")

    # Storing

    @property
    def settings(self) -> dict[str, Any]:
        """Settings that the weights depend on."""
        return {name: getattr(self.options, name) for name in self.settings_named}

    def _take_up(self) -> None:
        path = self.folder / TRAINING
        if not path.exists():
            return
        stored = self.torch.load(path, weights_only=True, map_location=self.options.device)
        changed = {name for name, value in self.settings.items() if stored["settings"].get(name) != value}
        if changed - MAY_CHANGE:
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
        self.orders = [list(order) for order in stored["orders"]]
        if changed:
            self.orders.append([self.samples, stored["settings"]["samples"], stored["settings"]["fall"]])

    def save(self) -> None:
        """Store the training, its curve and the weights, each atomically."""
        from core.cube.policy.weights import write_network

        self.folder.mkdir(parents=True, exist_ok=True)
        known = {"settings": self.settings, "samples": self.samples, "orders": self.orders}
        stored = {
            **known,
            "parameters": {name: value.detach() for name, value in self.parameters.items()},
            "table": self.table and self.table.state,
            "adam": self.adam.state_dict(),
            "seconds": self.seconds,
            "loss": self.loss,
            "curve": self.curve,
        }
        unfinished = self.folder / f"{TRAINING}.part"
        self.torch.save(stored, unfinished)
        unfinished.replace(self.folder / TRAINING)
        columns = ["samples", "seconds", *self.measures]
        unfinished = self.folder / f"{CURVE}.part"
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([columns, *self.curve])
        unfinished.replace(self.folder / CURVE)
        arrays = self.arrays()
        origin = {
            **known,
            "made_by": f"build_scripts/{self.script}",
            "seconds": round(self.seconds),
            "columns": columns,
            "curve": [list(point) for point in self.curve],
            **self.facts(arrays),
        }
        write_network(self.weights_path, self.kind, arrays, origin)


def main(
    script: str,
    arguments: list[str],
    parse: Callable[[list[str]], argparse.Namespace],
    train: Callable[[argparse.Namespace], int],
) -> int:
    """Train here if PyTorch is installed, else in the project's own environment."""
    options = parse(arguments)
    if find_spec("torch") is not None:
        return train(options)
    environment.prepare("offscreen", ["train"])
    code = long_runs.run_again(script, arguments)
    if code is None:
        raise environment.SetupError("PyTorch is not installed. Get it with pip install '.[train]'.")
    return code


def trained(make: Callable[[argparse.Namespace], Training], options: argparse.Namespace) -> int:
    """Train, and stop safely on Ctrl-C."""
    try:
        training = make(options)
        with long_runs.stopped_by(training.stop):
            training.run()
    except (ValueError, OSError) as error:
        raise environment.SetupError(str(error)) from error
    return 0
