"""Analysis of a level's positions in jobs: counted once, then looked up for the current position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.sokoban.analysis.counted_levels import CountedLevel, CountedLevels
from core.sokoban.board import State
from core.sokoban.graph.analysis import AnalysisRequest, Findings, analyse
from core.sokoban.graph.counting import MOST_STATES, Counts, Depths
from core.sokoban.solve.verdict import Verdict

REST_MS = 120
"""Milliseconds after the last move before the plots follow."""
UNASKED_S = 1.0
"""Time limit in seconds of each search that starts by itself when a level is opened."""
FURTHER = 5
"""Factor by which a request to count further raises the limit."""


class LevelAnalysis(QObject):
    """Analysis of the level being played: counts its positions and looks up the current one among them."""

    changed = Signal()

    def __init__(self, services: Services, parent: QObject, judge: Callable[[State, State], Verdict]) -> None:
        """`judge(start, state)` returns what is known of a position of the level that begins with `start`."""
        super().__init__(parent)
        self._judge = judge
        self.limit = MOST_STATES
        """Largest number of positions that is counted without a request."""
        self._jobs = services.jobs
        self._counter, self._asker = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        self._counted = services.get_shared(CountedLevels)
        self._counted.changed.connect(self._on_counts_changed)
        self.name = ""
        """Name of the level, for files with its plots."""
        self._start: State | None = None
        self._resting = True
        self._question: AnalysisRequest | None = None
        self.findings: Findings | None = None
        """Findings on the position, or on the previous one until the current one is looked up."""
        self.stopped = False
        """Whether the user cancelled the counting of this level before anything was known."""
        self.rest_timer = QTimer(self, interval=REST_MS, singleShot=True)
        self.rest_timer.timeout.connect(self.work)

    @property
    def question(self) -> AnalysisRequest | None:
        """Current request; None without a level to analyse."""
        return self._question

    @property
    def _level(self) -> CountedLevel | None:
        return self._counted.level(self._start) if self._start is not None else None

    @property
    def counts(self) -> Counts | None:
        """Counted positions of the level; None until they are counted."""
        level = self._level
        return level.counts if level is not None else None

    @property
    def depths(self) -> Depths | None:
        """Depth figures of the level, perhaps from an earlier count; None if there are none."""
        level = self._level
        return level.depths if level is not None else None

    @property
    def verdict(self) -> Verdict:
        """Verdict on the current position, from any source."""
        question = self._question
        return self._judge(self._start, question.state) if self._start is not None and question else Verdict()

    @property
    def minimum_pushes(self) -> int | None:
        """Fewest pushes that solve the level, or None while this is not proved."""
        return self._judge(self._start, self._start).left if self._start is not None else None

    @property
    def counting(self) -> bool:
        """Whether a count of positions is running."""
        return self._counter.is_busy

    @property
    def is_settled(self) -> bool:
        """Whether the current request is answered and no count is running."""
        found = self.findings
        return not self.counting and found is not None and self._answers(found)

    def _answers(self, found: Findings) -> bool:
        return found.question == self._question and found.counts is self.counts

    def look_at(self, start: State | None, state: State | None, name: str = "") -> None:
        """Analyse a level and a position of it; None if there is nothing to plot."""
        self.name = name
        if start is None or state is None:
            self.rest()
            self._start = self._question = self.findings = None
            self.changed.emit()
            return
        old = self._question or AnalysisRequest(state)
        if self._start != start:
            self.rest()
            self.findings, self.stopped = None, False
            self._start = start
            self._question = AnalysisRequest(state, old.walk, old.here)
            self.changed.emit()
        else:
            self._question = replace(old, state=state)
        self._resting = False
        self.rest_timer.start()

    def ask(self, **what: Any) -> None:
        """Change what is asked of the position: `walk`, `here`, `simulate`."""
        if self._question is None or replace(self._question, **what) == self._question:
            return
        self._question = replace(self._question, **what)
        self.work()

    @property
    def next_limit(self) -> int:
        """Limit of positions for `count_further`."""
        depths, counts = self.depths, self.counts
        if depths is None:
            return self.limit
        if depths.whole and (counts is None or counts.states < depths.states):
            return depths.states + 1
        return depths.states * FURTHER

    def count_further(self) -> None:
        """Count more positions of the level, however long it takes; present counts stay until it is done."""
        if self._start is not None:
            self._count(self._start, self.next_limit, None)
            self.changed.emit()

    def rest(self) -> None:
        """Stop all work because no plot is visible; the next `look_at` resumes it."""
        self._resting = True
        self.rest_timer.stop()
        self._counter.forget()
        self._asker.forget()

    def work(self) -> None:
        """Start the next job that is needed for the request."""
        level, question = self._level, self._question
        if level is None or question is None:
            return
        if level.counts is None:
            if not self.stopped and not self.counting:
                self._count(level.start, self.limit, UNASKED_S)
        elif self.findings is None or not self._answers(self.findings):
            self._look_up(level.counts, question)

    def _count(self, start: State, limit: int, seconds: float | None) -> None:
        self.stopped = False
        title = tr("Counting positions")
        self._counter.ask(
            (start, limit),
            title,
            partial(self._counted.count, start, limit, seconds),
            partial(self._on_counts, start),
            detail=tr("at most {limit}", limit=format_integer(limit)) if seconds is None else tr("the nearest first"),
            on_failure=partial(self._on_failure, title),
            on_cancelled=self._on_counting_cancelled,
        )

    def _on_counts(self, start: State, counts: Counts | None) -> None:
        if counts is not None:
            self._counted.learn(start, counts)

    def _on_counts_changed(self) -> None:
        """Announce new counts, of this level or another, and continue the work if needed."""
        if self._start is not None:
            self.changed.emit()
            if not self._resting:
                self.work()

    def _look_up(self, counts: Counts, question: AnalysisRequest) -> None:
        before = self.findings
        long = question.simulate or (question.walk and (before is None or before.pusher is None))
        title = tr("Following the random pusher") if long else tr("Looking the position up")
        self._asker.ask(
            (question, id(counts)),
            title,
            partial(analyse, question, counts, before),
            self._on_answer,
            on_failure=partial(self._on_failure, title),
        )

    def _on_answer(self, findings: Findings | None) -> None:
        if findings is None or findings.counts is not self.counts:
            return
        self.findings = findings
        self.changed.emit()
        self.work()

    def _on_failure(self, title: str, reason: str) -> None:
        self._jobs.failed.emit(title, reason)
        self._on_counting_cancelled()

    def _on_counting_cancelled(self) -> None:
        self.stopped = self.counts is None
        self.changed.emit()
