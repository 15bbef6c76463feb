"""Training of networks for 2048: one training in its folder, from the first game on."""

from __future__ import annotations

import argparse
import csv
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from build_scripts import environment, long_runs

if TYPE_CHECKING:
    from core.twenty48.adviser.coherence import CurvePoint, Training
    from core.twenty48.adviser.entries import Entries
    from core.twenty48.adviser.format import Format

SLICE = 50
"""Number of games between two checks of the clock."""
TRAINING, CURVE = "training.table", "curve.csv"

Trainer = TypeVar("Trainer", bound="Training")


class FolderTraining(ABC, Generic[Trainer]):
    """Training of a 2048 network, stored in a folder."""

    script: ClassVar[str]

    def __init__(self, options: argparse.Namespace) -> None:
        self.folder: Path = options.folder
        self.games: int = options.games
        self.pause: float = options.save
        self.stopped = False
        stored = self.folder / TRAINING
        self.trainer = self.format.read_training(stored) if stored.exists() else self.begun(options)
        own = self.trainer
        if (own.seed, own.every) != (options.seed, options.every) or not self.is_meant_by(options):
            raise environment.SetupError(
                f"{self.folder} holds a training {self.subject} with seed {own.seed} and {own.every} games a point. "
                "Name those, or another folder."
            )

    @property
    @abstractmethod
    def format(self) -> Format[Any, Trainer]:
        """File formats of this kind of network."""

    @abstractmethod
    def begun(self, options: argparse.Namespace) -> Trainer:
        """Return a new training."""

    @abstractmethod
    def is_meant_by(self, options: argparse.Namespace) -> bool:
        """Return whether the stored training matches the options."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """Phrase that identifies the training: "on 3x4"."""

    @abstractmethod
    def told(self, point: CurvePoint) -> str:
        """Return the text of a point of the curve, without its games."""

    @abstractmethod
    def table(self) -> Iterable[Sequence[object]]:
        """Return the header and the rows of the curve's file."""

    @abstractmethod
    def origin(self) -> dict[str, Any]:
        """Return the origin stored with the weights besides the settings, including the curve."""

    @property
    @abstractmethod
    def weights(self) -> Path:
        """Path of the weights."""

    @abstractmethod
    def network(self) -> Entries:
        """Return the weights, rounded as they are shipped."""

    def stop(self, *_: Any) -> None:
        """Stop after the current games."""
        self.stopped = True

    def run(self) -> None:
        """Train a 2048 network until all games are played or `stop` is called, and store it.

        The training and its curve are stored in its folder at intervals and at the end, then the weights as the program
        reads them.
        """
        saved, reported = time.monotonic(), len(self.trainer.curve)
        while self.trainer.games < self.games and not self.stopped:
            self.trainer.run(min(SLICE, self.games - self.trainer.games))
            for point in self.trainer.curve[reported:]:
                environment.say(f"{point.games} games: {self.told(point)}")
            reported = len(self.trainer.curve)
            if time.monotonic() - saved >= self.pause:
                self.save()
                saved = time.monotonic()
        self.save()
        self.ship()

    def save(self) -> None:
        """Store the training and its curve."""
        self.format.write_training(self.trainer, self.folder / TRAINING)
        unfinished = self.folder / f"{CURVE}.part"
        with unfinished.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(self.table())
        unfinished.replace(self.folder / CURVE)

    def ship(self) -> None:
        """Store the weights as the program reads them."""
        trainer = self.trainer
        settings = {"seed": trainer.seed, "rate": trainer.rate, "trace": trainer.trace, "delay": trainer.delay}
        origin = {"made_by": f"build_scripts/{self.script}", "games": trainer.games, **settings, **self.origin()}
        self.format.write_network(self.network(), self.weights, origin)
        environment.say(
            f"{trainer.games} games; weights of {self.weights.stat().st_size / 1e6:.1f} MB in {self.weights}"
        )


def trained(make: Callable[[argparse.Namespace], FolderTraining[Any]], options: argparse.Namespace) -> int:
    """Train, and stop safely on Ctrl-C."""
    from core.base.puzzle import InputError

    try:
        training = make(options)
        with long_runs.stopped_by(training.stop):
            training.run()
    except (InputError, OSError) as error:
        raise environment.SetupError(str(error)) from error
    return 0
