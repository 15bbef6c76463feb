"""What is known of a level's positions, worked out in jobs: all of them once, then what depends on the current one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.jobs import Asker, Jobs
from app.widgets.text import grouped
from core.sokoban.board import State
from core.sokoban.graph.analysis import Findings, Question, analyse
from core.sokoban.graph.counting import MOST_STATES

REST_MS = 120
"""How long after the last move the plots follow."""
FURTHER = 5
"""Counting further goes so many times as far."""


class LevelAnalysis(QObject):
    """Asks for one thing at a time; what it knows is `findings`, None until there is something."""

    changed = Signal()

    def __init__(self, jobs: Jobs, parent: QObject, *, limit: int = MOST_STATES) -> None:
        super().__init__(parent)
        self._jobs, self._asker, self.limit = jobs, Asker(jobs), limit
        self._question: Question | None = None
        self.findings: Findings | None = None
        self.stopped = False
        """Whether the user cancelled the counting of this level."""
        self.rest_timer = QTimer(self, interval=REST_MS, singleShot=True)
        self.rest_timer.timeout.connect(self.work)

    @property
    def question(self) -> Question | None:
        """What is asked for; None where there is no level to look at."""
        return self._question

    @property
    def settled(self) -> bool:
        """Whether the findings answer what is asked."""
        return self.findings is not None and self.findings.question == self._question

    def look_at(self, start: State | None, state: State | None) -> None:
        """Another level or another position is on the board; None for one that has no such plots."""
        if start is None or state is None:
            self.rest()
            self._question = self.findings = None
            self.changed.emit()
            return
        before = self._question
        if before is None or before.start != start:
            self.rest()
            self.findings, self.stopped = None, False
            old = before or Question(start, state)
            self._question = Question(start, state, self.limit, old.walk, old.here)
            self.changed.emit()
        else:
            self._question = replace(before, state=state)
        self.rest_timer.start()

    def ask(self, **what: Any) -> None:
        """Ask for more, or less, of the same level: `walk`, `here`, `simulate`, `limit`."""
        if self._question is None or replace(self._question, **what) == self._question:
            return
        self._question = replace(self._question, **what)
        self.work()

    def count_further(self) -> None:
        """Count more positions of this level, or begin again after a cancel."""
        if self._question is None:
            return
        limit = self._question.limit if self.stopped else self._question.limit * FURTHER
        self.findings, self.stopped = None, False
        self._question = replace(self._question, limit=limit)
        self.changed.emit()
        self.work()

    def rest(self) -> None:
        """No plot is visible any more: drop what is being worked out; the next `look_at` resumes it."""
        self.rest_timer.stop()
        self._asker.forget()

    def work(self) -> None:
        """Work out what is missing."""
        question, asked = self._question, self._asker.question
        if question is None or self.stopped or self.settled:
            return
        if self.findings is None and isinstance(asked, Question) and asked.level == question.level:
            return  # the positions are being counted; the rest follows
        if self.findings is None:
            title = "Counting positions"
        elif question.simulate or (question.walk and self.findings.pusher is None):
            title = "Following the random pusher"
        else:
            title = "Looking the position up"
        self._asker.ask(
            question,
            title,
            partial(analyse, question, self.findings),
            self._on_answer,
            detail=f"at most {grouped(question.limit)}",
            on_failure=partial(self._on_failure, title),
            on_cancelled=self._on_cancelled,
        )

    def _on_answer(self, findings: Findings | None) -> None:
        if findings is None or self._question is None or findings.question.level != self._question.level:
            return
        self.findings = findings
        self.changed.emit()
        if not self.settled:
            self.work()

    def _on_failure(self, title: str, reason: str) -> None:
        self._jobs.failed.emit(title, reason)
        self._on_cancelled()

    def _on_cancelled(self) -> None:
        self.stopped = True
        self.changed.emit()
