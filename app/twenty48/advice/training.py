"""Training a network in front of the user: a job that plays and learns, and what becomes of the network."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.jobs import Job, estimate
from app.services.services import Services
from app.twenty48.advice.move_values import Oracle
from app.widgets.text import grouped
from core.control import Control
from core.twenty48.adviser.files import write_network
from core.twenty48.adviser.ntuple import Network
from core.twenty48.adviser.training import CurvePoint, Trainer

GAMES = 20_000
"""Enough for 2048 in most games; goes on from there if the user asks for more."""
EVERY = 200
LOOK_MS = 200


class Training(QObject):
    """One network in training. It goes on while the card is closed; pausing keeps all it has learnt."""

    changed = Signal()
    """It started, paused, learnt something, or was given up."""

    def __init__(self, services: Services, oracle: Oracle, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self.oracle = services, oracle
        self._trainer: Trainer | None = None
        self._turn = Lock()
        """Held by the thread that works on the network: a paused run ends a moment after it was told to."""
        self._job: Job | None = None
        self._goal = 0
        self._copying: Job | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.changed)

    @property
    def running(self) -> bool:
        return self._job is not None

    @property
    def games(self) -> int:
        """Games played so far."""
        return self._trainer.games if self._trainer is not None else 0

    @property
    def curve(self) -> Sequence[CurvePoint]:
        return tuple(self._trainer.curve) if self._trainer is not None else ()

    @property
    def words(self) -> str:
        """How far it is, in a sentence."""
        if self._trainer is None:
            return f"A network of 4 patterns of 5 squares learns from {grouped(GAMES)} games against chance, in 50 MB."
        games = f"{grouped(self.games)} games"
        if not self.running:
            return f"Paused after {games}." if self.games < self._goal else f"{games} played."
        left = self._job.seconds_left if self._job is not None else None
        return f"{games}, {estimate(left)}." if left is not None else f"{games}."

    def start(self) -> None:
        """Begin, or go on after a pause; after the last game, for as many again."""
        if self.running or self._copying is not None:
            return
        if self._trainer is None:
            self._trainer = Trainer(every=EVERY)
        if self.games >= self._goal:
            self._goal = self.games + GAMES
        work = partial(_train, self._trainer, self._goal, self._turn)
        self._job = self._services.jobs.run("Training a network", work, f"{grouped(self._goal)} games")
        self._job.finished.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self._job.cancelled.connect(self._on_cancelled)
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Stop after the game in play; what was learnt stays."""
        if self._job is not None:
            self._job.cancel()

    def give_up(self) -> None:
        """Forget the network in training."""
        self.pause()
        self._trainer = None
        self._goal = 0
        self.changed.emit()

    def use(self) -> None:
        """Let what has been learnt so far advise on 4×4."""
        trainer = self._trainer
        if trainer is None or self._copying is not None:
            return
        self.pause()
        work = partial(_copy, trainer, self._turn, self.oracle.own_path)
        self._copying = self._services.jobs.run("Keeping the network", work)
        self._copying.finished.connect(self._on_copied)
        self._copying.ended.connect(self._on_copying_ended)
        self.changed.emit()

    def use_own(self) -> None:
        """Let the network that comes with the program advise again."""
        self.oracle.use_network(None)
        self.changed.emit()

    def _on_copied(self, copied: tuple[Network, str]) -> None:
        network, fault = copied
        self.oracle.use_network(network)
        told = fault or f"trained on {grouped(self.games)} games"
        self._services.messages.say("Your network advises now", told, good=not fault)

    def _on_copying_ended(self) -> None:
        self._copying = None
        self.changed.emit()

    def _on_done(self, _played: int) -> None:
        self._end()
        self._services.messages.say("Training done", f"{grouped(self.games)} games")

    def _on_failed(self, sentence: str) -> None:
        self._trainer = None
        self._end()
        self._services.messages.say("Training has stopped.", sentence, good=False)

    def _on_cancelled(self) -> None:
        self._end()

    def _end(self) -> None:
        self._job = None
        self._timer.stop()
        self.changed.emit()


def _train(trainer: Trainer, goal: int, turn: Lock, control: Control) -> int:
    with turn:
        return trainer.run(max(0, goal - trainer.games), control)


def _copy(trainer: Trainer, turn: Lock, path: Path, _control: Control) -> tuple[Network, str]:
    """The network, stored for later runs as well, and what went wrong with that."""
    with turn:
        network = trainer.network()
        origin = {"made_by": "the program's own training", "games": trainer.games}
    try:
        write_network(network, path, origin)
    except OSError as error:
        return network, f"It could not be stored and is lost when the program ends: {error.strerror or error}"
    return network, ""
