"""What is known of a level's positions, worked out in jobs: all of them once, then what depends on the current one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.jobs import Asker, Jobs
from app.widgets.text import grouped
from core.control import Control
from core.sokoban.board import State
from core.sokoban.graph.counting import MOST_STATES, Counts, LayerCounts, count_positions

if TYPE_CHECKING:
    from core.sokoban.graph.random_pusher import Chance, PusherChain, WalkSample

REST_MS = 120
"""How long after the last move the plots follow."""
FURTHER = 5
"""Counting further goes so many times as far."""
WALKS = 100_000
LONG_WALK, SHORT_WALK, LARGE = 400, 120, 100_000
"""Pushes that a walk is followed for, and from how many positions on it is followed for fewer."""
SETTLED = 1e-6
LEAST_WALK = 20


@dataclass(frozen=True)
class Question:
    """What to work out: a level, the position on the board, and what is looked at."""

    start: State
    state: State
    limit: int = MOST_STATES
    walk: bool = False
    here: bool = False
    simulate: bool = False

    @property
    def level(self) -> tuple[State, int]:
        """What has to be counted for it."""
        return self.start, self.limit


@dataclass(frozen=True)
class Findings:
    """What is known of it."""

    question: Question
    counts: Counts
    layers: tuple[LayerCounts, ...]
    """By pushes from the start."""
    number: int | None
    """The position's, in `counts.live`; None if it is not there."""
    depth: int | None
    left: int | None
    """Fewest pushes left; None if none are known."""
    dead: bool
    """Whether it is certain that the position cannot be solved any more."""
    layers_here: tuple[LayerCounts, ...] | None = None
    pusher: PusherChain | None = None
    chance: Chance | None = None
    distributions: Any = None
    """p(d | N), a row for every N, the last column dead."""
    drawn: WalkSample | None = None


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
            partial(_work, question, self.findings),
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


def _work(question: Question, before: Findings | None, control: Control) -> Findings | None:
    quiet = Control()
    counts = before.counts if before is not None else count_positions(question.start, question.limit, control)
    if control.cancelled:
        return None
    layers = before.layers if before is not None else tuple(counts.layers(quiet))
    number, whole = counts.live.find(question.state), counts.whole.find(question.state)
    depth = counts.whole.depth(whole) if whole is not None else None
    if depth is None and number is not None:
        depth = counts.live.depth(number)
    # what pruning left out has a box on a dead square
    dead = counts.live.complete if number is None else counts.live.is_dead(number)
    left = counts.live.pushes_left(number) if number is not None and counts.live.complete else None
    findings = Findings(question, counts, layers, number, depth, left, dead)
    if question.here and number is not None:
        findings = replace(findings, layers_here=tuple(counts.layers_from(number, control)))
    if question.walk:
        findings = _walk(findings, before, control)
    return None if control.cancelled else findings


def _walk(findings: Findings, before: Findings | None, control: Control) -> Findings:
    from core.sokoban.graph.random_pusher import CancelledError, PusherChain, sample_walks

    question, live = findings.question, findings.counts.live
    if live.complete:
        pusher = before.pusher if before is not None else None
        try:
            pusher = pusher or PusherChain(live, control)
        except CancelledError:
            return findings
        if findings.number is None:
            return replace(findings, pusher=pusher)
        longest = LONG_WALK if pusher.transitions.size <= LARGE else SHORT_WALK
        distributions = pusher.distributions(findings.number, longest, control)
        ended = distributions[:, 0] + distributions[:, -1] >= 1 - SETTLED
        last = max(LEAST_WALK, int(ended.argmax())) if ended.any() else longest
        return replace(
            findings, pusher=pusher, chance=pusher.chance(findings.number), distributions=distributions[: last + 1]
        )
    if question.simulate:
        return replace(findings, drawn=sample_walks(question.state, WALKS, hash(question.state) & (2**63 - 1), control))
    return findings
