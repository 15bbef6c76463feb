"""What the plots of a level show, worked out in jobs: its positions once, then what hangs on the one on the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.jobs import Asker, Jobs
from app.widgets.text import grouped
from core.control import Control
from core.sokoban.board import State
from core.sokoban.graph.counting import MOST_STATES, Counts, Layer, count_positions

if TYPE_CHECKING:
    from core.sokoban.graph.pusher import Chance, Drawn, ExactPusher

REST_MS = 120
"""How long the board must rest before its plots follow."""
FURTHER = 5
"""Counting further goes so many times as far."""
WALKS = 100_000
LONG_LAWS, SHORT_LAWS, LARGE = 400, 120, 100_000
"""Pushes that a walk is followed for, and from how many positions on it is followed for fewer."""
SETTLED = 1e-6
LEAST_LAWS = 20


@dataclass(frozen=True)
class Wanted:
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
class Shown:
    """What is known of it."""

    wanted: Wanted
    counts: Counts
    layers: tuple[Layer, ...]
    """By pushes from the start."""
    number: int | None
    """The position's, in `counts.live`; None if it is not there."""
    depth: int | None
    left: int | None
    """Fewest pushes left; None if none are known."""
    dead: bool
    """Whether it is certain that the position cannot be solved any more."""
    layers_here: tuple[Layer, ...] | None = None
    pusher: ExactPusher | None = None
    chance: Chance | None = None
    laws: Any = None
    """p(d | N), a row for every N, the last column dead."""
    drawn: Drawn | None = None


class LevelAnalysis(QObject):
    """Asks for one thing at a time; what it knows is `shown`, None until there is something."""

    changed = Signal()

    def __init__(self, jobs: Jobs, parent: QObject, *, limit: int = MOST_STATES) -> None:
        super().__init__(parent)
        self._jobs, self._asker, self.limit = jobs, Asker(jobs), limit
        self._wanted: Wanted | None = None
        self.shown: Shown | None = None
        self.stopped = False
        """Whether the user cancelled the counting of this level."""
        self.rest_timer = QTimer(self, interval=REST_MS, singleShot=True)
        self.rest_timer.timeout.connect(self.work)

    @property
    def wanted(self) -> Wanted | None:
        """What is asked for; None where there is no level to look at."""
        return self._wanted

    @property
    def settled(self) -> bool:
        """Whether what is shown is what was asked for."""
        return self.shown is not None and self.shown.wanted == self._wanted

    def look_at(self, start: State | None, state: State | None) -> None:
        """Another level or another position is on the board; None for one that has no such plots."""
        if start is None or state is None:
            self.rest()
            self._wanted = self.shown = None
            self.changed.emit()
            return
        before = self._wanted
        if before is None or before.start != start:
            self.rest()
            self.shown, self.stopped = None, False
            old = before or Wanted(start, state)
            self._wanted = Wanted(start, state, self.limit, old.walk, old.here)
            self.changed.emit()
        else:
            self._wanted = replace(before, state=state)
        self.rest_timer.start()

    def ask(self, **what: Any) -> None:
        """Ask for more, or less, of the same level: `walk`, `here`, `simulate`, `limit`."""
        if self._wanted is None or replace(self._wanted, **what) == self._wanted:
            return
        self._wanted = replace(self._wanted, **what)
        self.work()

    def count_further(self) -> None:
        """Count more positions of this level, or begin again after a cancel."""
        if self._wanted is None:
            return
        limit = self._wanted.limit if self.stopped else self._wanted.limit * FURTHER
        self.shown, self.stopped = None, False
        self._wanted = replace(self._wanted, limit=limit)
        self.changed.emit()
        self.work()

    def rest(self) -> None:
        """Nobody looks any more: let go of what is being worked out; the next `look_at` takes it up again."""
        self.rest_timer.stop()
        self._asker.forget()

    def work(self) -> None:
        """Work out what is missing."""
        wanted, asked = self._wanted, self._asker.question
        if wanted is None or self.stopped or self.settled:
            return
        if self.shown is None and isinstance(asked, Wanted) and asked.level == wanted.level:
            return  # the positions are being counted; the rest follows
        if self.shown is None:
            title = "Counting positions"
        elif wanted.simulate or (wanted.walk and self.shown.pusher is None):
            title = "Following the random pusher"
        else:
            title = "Looking the position up"
        self._asker.ask(
            wanted,
            title,
            partial(_work, wanted, self.shown),
            self._on_answer,
            detail=f"at most {grouped(wanted.limit)}",
            on_failure=partial(self._on_failure, title),
            on_cancelled=self._on_cancelled,
        )

    def _on_answer(self, shown: Shown | None) -> None:
        if shown is None or self._wanted is None or shown.wanted.level != self._wanted.level:
            return
        self.shown = shown
        self.changed.emit()
        if not self.settled:
            self.work()

    def _on_failure(self, title: str, reason: str) -> None:
        self._jobs.failed.emit(title, reason)
        self._on_cancelled()

    def _on_cancelled(self) -> None:
        self.stopped = True
        self.changed.emit()


def _work(wanted: Wanted, before: Shown | None, control: Control) -> Shown | None:
    quiet = Control()
    counts = before.counts if before is not None else count_positions(wanted.start, wanted.limit, control)
    if control.cancelled:
        return None
    layers = before.layers if before is not None else tuple(counts.layers(quiet))
    number, whole = counts.live.find(wanted.state), counts.whole.find(wanted.state)
    depth = counts.whole.depth(whole) if whole is not None else None
    if depth is None and number is not None:
        depth = counts.live.depth(number)
    # what pruning left out has a box on a dead square
    dead = counts.live.complete if number is None else counts.live.is_dead(number)
    left = counts.live.pushes_left(number) if number is not None and counts.live.complete else None
    shown = Shown(wanted, counts, layers, number, depth, left, dead)
    if wanted.here and number is not None:
        shown = replace(shown, layers_here=tuple(counts.layers_from(number, control)))
    if wanted.walk:
        shown = _walk(shown, before, control)
    return None if control.cancelled else shown


def _walk(shown: Shown, before: Shown | None, control: Control) -> Shown:
    from core.sokoban.graph.pusher import CancelledError, ExactPusher, draw

    wanted, live = shown.wanted, shown.counts.live
    if live.complete:
        pusher = before.pusher if before is not None else None
        try:
            pusher = pusher or ExactPusher(live, control)
        except CancelledError:
            return shown
        if shown.number is None:
            return replace(shown, pusher=pusher)
        longest = LONG_LAWS if pusher.moves.size <= LARGE else SHORT_LAWS
        laws = pusher.laws(shown.number, longest, control)
        ended = laws[:, 0] + laws[:, -1] >= 1 - SETTLED
        last = max(LEAST_LAWS, int(ended.argmax())) if ended.any() else longest
        return replace(shown, pusher=pusher, chance=pusher.chance(shown.number), laws=laws[: last + 1])
    if wanted.simulate:
        return replace(shown, drawn=draw(wanted.state, WALKS, hash(wanted.state) & (2**63 - 1), control))
    return shown
