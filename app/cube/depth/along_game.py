"""Background search for the depths along the game, while they are shown and within the chosen effort."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.base.jobs.jobs import QuestionRunner
from app.base.jobs.priority import run_low_priority
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.depth.path import GameDepths
from app.cube.depth.watch import DepthWatch
from app.cube.model.model import CubeModel
from core.base.control import Control
from core.base.words import phrase
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.journey import PathDepthSearch

LOOKING = phrase("Searching the depths along this game")
PART = 16
"""Number of brackets learnt before the event loop runs again."""


class AlongGame(QObject):
    """Searches for the depths of all positions of the game.

    The search starts when the current cube has had its whole effort, and lasts as long again or until the next move.
    The model learns the results.
    """

    def __init__(self, services: Services, model: CubeModel, watch: DepthWatch, path: GameDepths) -> None:
        super().__init__(model)
        self._model, self._watch, self._path = model, watch, path
        self._asker = QuestionRunner(services.jobs)
        self._done = False
        for signal in (model.session.moved, model.session.jumped, model.metric_changed, model.variant_changed):
            signal.connect(self._let_go)
        watch.changed.connect(self._follow)
        path.changed.connect(self._follow)

    @property
    def running(self) -> bool:
        return self._asker.is_busy

    def _let_go(self) -> None:
        self._asker.forget()
        self._done = False

    def _follow(self) -> None:
        wanted = self._path.awake and self._watch.is_effort_spent and self._watch.has_table
        if not wanted:
            self._asker.forget()
        elif self._path.complete and not self._asker.is_busy and not self._done:
            self._begin()

    def _begin(self) -> None:
        model, session = self._model, self._model.session
        known = [bracket for bracket in self._path.brackets if bracket is not None]
        if all(bracket.is_exact for bracket in known):
            return
        states, moves = tuple(session.states), tuple(session.moves)
        journey = PathDepthSearch(self._watch.solver, model.metric, states, moves, known, session.position)
        seconds, begun = self._watch.effort, time.monotonic()
        job = self._asker.ask(
            journey,
            translate(LOOKING),
            partial(_run, journey, seconds),
            self._on_done,
            detail=tr("in {unit}", unit=model.metric.unit),
            on_cancelled=self._on_proving_cancelled,
        )

        def on_progress() -> None:
            spent = time.monotonic() - begun
            job.tell(min(1.0, spent / seconds), max(0.0, seconds - spent))
            self._take(journey)

        job.progressed.connect(on_progress)

    def _on_done(self, journey: PathDepthSearch) -> None:
        self._done = True
        self._take(journey)

    def _on_proving_cancelled(self) -> None:
        self._done = True

    def _take(self, journey: PathDepthSearch) -> None:
        """Pass a part of the results to the model; depths that are not proved are not stored on disk."""
        batch: dict[int, Bracket] = {}
        while journey.news and len(batch) < PART:
            index, bracket = journey.news.popitem()
            learnt = bracket if bracket.is_exact else replace(bracket, source=BracketSource.NEIGHBOURS)
            batch[index] = learnt
        self._model.learn_all([(journey.cubes[index], bracket) for index, bracket in batch.items()])
        self._path.renew(batch)
        if self._done and journey.news:
            QTimer.singleShot(0, self, partial(self._take, journey))


def _run(journey: PathDepthSearch, seconds: float, control: Control) -> PathDepthSearch:
    return run_low_priority(partial(journey.run, control, seconds))
