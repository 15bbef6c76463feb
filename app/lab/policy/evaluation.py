"""Measurement of a network's success by the user: many scrambles of each length, one after the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.post import GuiThreadCallback
from app.base.language.words import tr
from app.base.services import Services
from core.base.control import Control

if TYPE_CHECKING:
    from core.cube.policy.policy import SuccessRate

LENGTHS = range(1, 21)


@dataclass
class _EvaluationRun:
    """One evaluation; the worker thread writes `length` and `since`."""

    name: str
    games: int
    seed: int
    grew: Callable[[object], object]
    length: int = 0
    done: float = 0.0
    """Share of the whole work that was reported as done."""
    since: float = field(default_factory=time.monotonic)


class Evaluation(QObject):
    """Evaluation of a network in a job, one at a time.

    `changed` is emitted when there are more rates, and when the evaluation begins or ends.
    """

    changed = Signal()

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._asker = QuestionRunner(services.jobs)
        self.rates: list[SuccessRate] = []
        """Success rates of the last run, by rising length."""
        self._grew = GuiThreadCallback(self._on_grew)

    @property
    def running(self) -> bool:
        return self._asker.is_busy

    def start(self, name: str, games: int, seed: int) -> None:
        """Measure a network; earlier rates are dropped."""
        self.forget()
        run = _EvaluationRun(name, games, seed, self._grew)
        job = self._asker.ask(
            (name, games, seed),
            tr("Evaluating the network"),
            partial(_evaluate, run),
            partial(self._on_run_finished, run),
            detail=tr("%n scrambles of each length", one="%n scramble of each length", n=games),
            on_failure=self._on_run_failed,
            on_cancelled=self.changed.emit,
        )
        job.progressed.connect(partial(_show_progress, job, run))
        self.changed.emit()

    def cancel(self) -> None:
        """Stop the evaluation; the rates of completed lengths stay."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    def forget(self) -> None:
        """Stop the evaluation and drop its rates."""
        self._asker.forget()
        self.rates = []

    def _on_grew(self, rate: SuccessRate) -> None:
        if self.running:
            self.rates = [*self.rates, rate]
            self.changed.emit()

    def _on_run_finished(self, run: _EvaluationRun, _result: object) -> None:
        games = run.games * len(self.rates)
        played = tr("%n scrambles played", one="%n scramble played", n=games)
        spent = tr("with seed {seed} in {seconds:.1f} s", seed=run.seed, seconds=time.monotonic() - run.since)
        self._services.messages.say(played, spent)
        self.changed.emit()

    def _on_run_failed(self, reason: str) -> None:
        self._services.messages.say(tr("The network was not evaluated."), reason, good=False)
        self.changed.emit()


def work_share(length: int, part: float, lengths: Sequence[int] = LENGTHS) -> float:
    """Return the share of the work done when `part` of the games of `length` are played.

    Most games take as many moves as they may, so a game's work is taken as its length.
    """
    earlier_work = sum(other for other in lengths if other < length)
    return (earlier_work + part * length) / sum(lengths)


def _show_progress(job: Job, run: _EvaluationRun) -> None:
    """Report the progress of an evaluation, in which longer scrambles count more."""
    # between two lengths, control and length are set one after the other: progress must never fall
    run.done = max(run.done, work_share(run.length, job.counted_fraction or 0.0))
    job.tell_done(run.done)


def _evaluate(run: _EvaluationRun, control: Control) -> None:
    """Play all lengths in a worker thread."""
    from core.cube.policy.policy import Policy, evaluate  # imported late: the Lab opens without the network

    policy = Policy.load(run.name)
    run.since = time.monotonic()
    for length in LENGTHS:
        control.done = control.total = 0
        run.length = length
        rows = evaluate(policy, [length], run.games, run.seed, control)
        if control.cancelled:
            return
        run.grew(rows[0])
