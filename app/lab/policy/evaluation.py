"""The network's success measured by the user: so many scrambles of each length, one length after the other."""

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
    """One evaluation; the worker writes `length` and `since`."""

    name: str
    games: int
    seed: int
    grew: Callable[[object], object]
    length: int = 0
    done: float = 0.0
    """The share of the whole that was told."""
    since: float = field(default_factory=time.monotonic)


class Evaluation(QObject):
    """One at a time. `changed` tells that there are more rates, or that it began or ended."""

    changed = Signal()

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._asker = QuestionRunner(services.jobs)
        self.rates: list[SuccessRate] = []
        """Those of the last run, by rising length."""
        self._grew = GuiThreadCallback(self._on_grew)

    @property
    def running(self) -> bool:
        return self._asker.is_busy

    def start(self, name: str, games: int, seed: int) -> None:
        """Measure a network anew; what was measured before is dropped."""
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
        """Stop; the rates that are whole stay."""
        if self._asker.job is not None:
            self._asker.job.cancel()

    def forget(self) -> None:
        """Stop, and let nothing stay."""
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
    """The share of the whole work when `part` of the games of `length` is played: most take as many moves as may be."""
    before = sum(one for one in lengths if one < length)
    return (before + part * length) / sum(lengths)


def _show_progress(job: Job, run: _EvaluationRun) -> None:
    """Say how far it is: longer scrambles take longer."""
    # between two lengths the worker sets control and length one after the other; what is done never falls
    run.done = max(run.done, work_share(run.length, job.counted_fraction or 0.0))
    job.tell_done(run.done)


def _evaluate(run: _EvaluationRun, control: Control) -> None:
    """Play everything, in a worker."""
    from core.cube.policy.policy import Policy, evaluate  # the Lab opens without the network

    policy = Policy.load(run.name)
    run.since = time.monotonic()
    for length in LENGTHS:
        control.done = control.total = 0
        run.length = length
        rows = evaluate(policy, [length], run.games, run.seed, control)
        if control.cancelled:
            return
        run.grew(rows[0])
