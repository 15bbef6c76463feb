"""Search for traps in the current position after every push, to warn the player at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.base.jobs.jobs import QuestionRunner
from app.base.jobs.priority import run_low_priority
from app.base.language.words import tr
from app.base.services import Services
from app.sokoban.model.model import SokobanModel
from core.base.control import Control
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.solve.knowledge import Position, position_of
from core.sokoban.solve.solver import engine_of
from core.sokoban.solve.traps import Trap, Traps

REST_MS = 30
"""Milliseconds after the last move before a search starts, so that stepping through moves stays fast."""
TRAPPED_AT_START = phrase("Some of the boxes start in a trap that can never be opened")
SECONDS = 1.0
"""Approximate time limit of a search in seconds."""


class TrapSearch(QObject):
    """Searches the current position for traps; the next push cancels a running search."""

    def __init__(self, services: Services, model: SokobanModel) -> None:
        super().__init__(model)
        self._model, self._asker = model, QuestionRunner(services.jobs)
        self._level = _Level(model.level.start, pulled=model.pulling)
        self._looked_at: Position | None = None
        """Position that was searched last."""
        self.rest_timer = QTimer(self, interval=REST_MS, singleShot=True)
        self.rest_timer.timeout.connect(self._look)
        model.changed.connect(self._on_position_changed)
        model.level_changed.connect(self._on_level)
        self._on_level()

    @property
    def is_settled(self) -> bool:
        """Whether the current position has been searched for traps, or need not be."""
        return not (self.rest_timer.isActive() or self._asker.is_busy)

    def _on_level(self) -> None:
        self._level = _Level(self._model.level.start, pulled=self._model.pulling)
        self._looked_at = None
        self._on_position_changed()

    def _on_position_changed(self) -> None:
        if position_of(self._model.session.state) != self._looked_at:
            self._asker.forget()
            self.rest_timer.start()

    def _look(self) -> None:
        model = self._model
        state = model.session.state
        if not self._open:
            return
        self._looked_at = position_of(state)
        self._asker.ask(
            state,
            tr("Looking for traps"),
            partial(self._level.find, state),
            partial(self._on_found, model.slot),
        )

    @property
    def _open(self) -> bool:
        """Whether the player wants warnings and the position is neither known lost nor known solvable."""
        model = self._model
        options = model.options
        if model.too_large or options.is_quiet or not (options.warn and options.has_answered):
            return False
        return not model.verdict.dead and model.known_bounds.upper is None

    def _on_found(self, slot: str, trap: Trap | None) -> None:
        model = self._model
        if trap is None or slot != model.slot:
            return
        model.ways.learn_trap(trap)
        start = model.level.start
        if not model.pulling and model.knowledge.trap_in(start) is not None:
            model.knowledge.learn_dead(start, TRAPPED_AT_START)
        model.knows_more()


class _Level:
    """Traps of one level, prepared by the first search."""

    def __init__(self, start: State, *, pulled: bool) -> None:
        self._start, self._pulled = start, pulled
        self._traps: Traps | None = None

    def find(self, state: State, control: Control) -> Trap | None:
        return run_low_priority(lambda: self._find(state, control))

    def _find(self, state: State, control: Control) -> Trap | None:
        if self._traps is None:
            self._traps = Traps(engine_of(self._start), self._start if self._pulled else None)
        return self._traps.find(state, control, SECONDS)
