"""Training of a 2048 network by the user: the job that plays and learns, and use of the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import estimate, format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.twenty48.advice.move_values import MoveValues
from app.widgets.explained_figures import figure_number
from core.base.control import Control
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import adviser
from core.twenty48.adviser.coherence import CurvePoint
from core.twenty48.adviser.files import write_network
from core.twenty48.adviser.ntuple import Network
from core.twenty48.adviser.training import Trainer

GAMES = 20_000
"""Number of games in a run: enough to make 2048 in most games; each further run adds as many."""
EVERY = 200
LOOK_MS = 200


class AdviserTraining(QObject):
    """One network in training.

    Training goes on while the card is closed; pausing keeps all that was learnt.
    """

    changed = Signal()
    """Emitted when training starts, pauses, makes progress, ends, or is discarded."""

    def __init__(self, services: Services, values: MoveValues, parent: QObject) -> None:
        super().__init__(parent)
        self._messages, self.values = services.messages, values
        self._trainer: Trainer | None = None
        self._lock = Lock()
        """Lock of the network in training: the worker thread of a paused run ends a moment after the pause."""
        self._goal = 0
        self._run, self._copy = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.changed)

    @property
    def running(self) -> bool:
        return self._run.is_busy

    @property
    def games(self) -> int:
        """Number of games played so far."""
        return self._trainer.games if self._trainer is not None else 0

    @property
    def curve(self) -> Sequence[CurvePoint]:
        return tuple(self._trainer.curve) if self._trainer is not None else ()

    @property
    def sentence(self) -> str:
        """Progress of the training in words."""
        if self._trainer is None:
            return tr(
                "A network for 4×4 (4 patterns of 5 squares) learns from {games} games that it "
                "plays itself. It takes 50 MB.",
                games=format_integer(GAMES),
            )
        return self._so_far(_games(adviser.games(self._trainer)))

    def _so_far(self, games: int) -> str:
        if not self.running:
            if games < self._goal:
                return tr("Paused after %n games.", one="Paused after %n game.", n=games)
            return tr("%n games played.", one="%n game played.", n=games)
        left = self._run.job.seconds_left if self._run.job is not None else None
        if left is None:
            return tr("%n games.", one="%n game.", n=games)
        return tr("%n games, {left}.", one="%n game, {left}.", n=games, left=estimate(left))

    def start(self) -> None:
        """Start training, or resume it after a pause; after the last game, train for another `GAMES` games."""
        if self.running or self._copy.is_busy:
            return
        if self._trainer is None:
            self._trainer = Trainer(every=EVERY)
        if self.games >= self._goal:
            self._goal = self.games + GAMES
        self._run.ask(
            self._goal,
            tr("Training a network"),
            partial(_train, self._trainer, self._goal, self._lock),
            self._on_done,
            detail=tr("%n games", one="%n game", n=self._goal),
            on_failure=self._on_failure,
            on_cancelled=self._end,
        )
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Pause after the game in play; what was learnt is kept."""
        if self.running:
            self._run.forget()
            self._end()

    def give_up(self) -> None:
        """Discard the network in training."""
        self.pause()
        self._trainer = None
        self._goal = 0
        self.changed.emit()

    def use(self) -> None:
        """Make a copy of the network that is being trained the adviser for 2048 on the 4x4 board.

        Pauses the training and saves the copy in a job. Does nothing if no network is in training or a copy is being
        saved.
        """
        trainer = self._trainer
        if trainer is not None and not self._copy.is_busy:
            self.pause()
            work = partial(_copy, trainer, self._lock, self.values.own_path)
            self._copy.ask(
                trainer, tr("Saving the network"), work, self._on_network_copied, on_cancelled=self.changed.emit
            )
            self.changed.emit()

    def use_original(self) -> None:
        """Make the network that comes with the program the adviser again."""
        self.values.use_network(None)
        self.changed.emit()

    def _on_network_copied(self, copied: tuple[Network, DerivedFigure, str]) -> None:
        network, played, fault = copied
        self.values.use_network(network)
        detail = fault or tr("trained on %n games", one="trained on %n game", n=_games(played))
        self._messages.say(tr("Your network is now the adviser"), detail, good=not fault)
        self.changed.emit()

    def _on_done(self, _played: int) -> None:
        self._end()
        assert self._trainer is not None
        games = _games(adviser.games(self._trainer))
        self._messages.say(tr("Training done"), tr("%n games", one="%n game", n=games))

    def _on_failure(self, sentence: str) -> None:
        self._trainer = None
        self._end()
        self._messages.say(tr("Training has stopped."), sentence, good=False)

    def _end(self) -> None:
        self._timer.stop()
        self.changed.emit()


def _games(played: DerivedFigure) -> int:
    """Return the number of games as a figure of the text that is formatted next."""
    return figure_number(tr("games"), int(played.number), played)


def _train(trainer: Trainer, goal: int, lock: Lock, control: Control) -> int:
    with lock:
        left = goal - trainer.games  # none are left if a paused run has reached the goal meanwhile
        return trainer.run(left, control) if left > 0 else 0


def _copy(trainer: Trainer, lock: Lock, path: Path, _control: Control) -> tuple[Network, DerivedFigure, str]:
    """Return a copy of the network, its number of games, and why it could not be stored, or ""."""
    with lock:
        network, played = trainer.network(), adviser.games(trainer)
        origin = {"made_by": "the program's own training", "games": trainer.games}  # not shown
    fault = ""
    try:
        write_network(network, path, origin)
    except OSError as error:
        fault = tr(
            "It could not be stored and is lost when the program ends: {reason}", reason=error.strerror or str(error)
        )
    return network, played, fault
