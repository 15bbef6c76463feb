"""Random play from a position, simulated in a job and shown in a walk pane."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.plots.lazy import LazyPane
from app.services.jobs import Job
from app.services.services import Services
from app.widgets.dropdown import Dropdown
from app.widgets.segment import Segment
from app.widgets.text import grouped
from core.control import Control
from core.trials import Summary, summary
from core.twenty48.board import FOUR, Board
from core.twenty48.play import play_random

if TYPE_CHECKING:
    from app.plots.walk import WalkPane

IDLE_MS = 300
"""How long the board must rest before its games are played out."""

BELOW_FROM = 520
"""A splitter wider than this is the one under the board."""

GAMES = (1_000, 10_000, 100_000, 1_000_000)
FIGURES = (("moves", "Moves"), ("points", "Points"))
UNITS = {"moves": "moves until the game ends", "points": "points until the game ends"}
SENTENCE = "Every move from here at random: how long does the game last, and what does it bring?"
FRESH = "Every move at random, from two random tiles: how long does the game last, and what does it bring?"
FORMULA = (
    "Each game is played to its end, every legal move alike, a 4 with 0.1 on an empty square drawn alike. A point is "
    "the share of games in its bin; the mean is the sample mean, its standard error sd / √N. Simulated, not exact."
)


@dataclass(frozen=True)
class Played:
    """A finished simulation."""

    moves: Summary
    points: Summary
    share: dict[int, float]
    """The share of games by largest tile."""
    total_moves: int
    seconds: float
    """What the playing took, without the counting."""


class RandomPlay(QObject):
    """Owns the pane (`lazy`) and the games in it; `look_at` another position and they are played anew."""

    finished = Signal(object)
    """A `Played`, when its games are in the pane."""

    expanded = Signal()
    """The user asks for the pane in full size."""

    def __init__(self, services: Services, parent: QObject, *, docked: bool = True, bins: int = 36) -> None:
        super().__init__(parent)
        self._services = services
        self._docked, self._bins = docked, bins
        self._start: Board | int | None = None
        self._job: Job | None = None
        self._played: Played | None = None
        self._timer = QTimer(self, interval=IDLE_MS, singleShot=True)
        self._timer.timeout.connect(self.play)
        figure = services.settings.get("2048/walk", "moves")
        self.figure = Segment(FIGURES, figure if figure in UNITS else "moves")
        self.figure.chosen.connect(self._on_figure)
        games = services.settings.get("2048/games", 10_000)
        choices = [(str(number), f"{grouped(number)} games") for number in GAMES]
        self.games = Dropdown(choices, str(games if games in GAMES else 10_000))
        self.games.setToolTip("How many games are played")
        self.games.chosen.connect(self._on_games)
        self.lazy = _Dock("app.plots.walk", self._build, docked=docked)
        self.lazy.shown.connect(self._wake)

    @property
    def pane(self) -> WalkPane | None:
        """The pane, once pyqtgraph was imported for it."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def played(self) -> Played | None:
        """The games of the position looked at; None while they are being played."""
        return self._played

    def look_at(self, start: Board | int) -> None:
        """Play from this board, or from two random tiles on a board of this size, after a moment's rest."""
        self._start = start
        self._played = None
        self._stop()
        self._timer.start()

    def play(self) -> None:
        """Play now, if anyone can see it."""
        pane, start = self.pane, self._start
        if pane is None or start is None or not self.lazy.isVisible():
            return
        self._stop()
        if isinstance(start, Board) and start.over:
            pane.show_nothing("No move is left here. Undo a move to see how the game could go on.")
            return
        if isinstance(start, Board) and start.four != FOUR:
            pane.show_nothing("Random play is simulated with a 4 in one of ten new tiles only.")
            return
        games = int(self.games.current)
        work = partial(_simulate, start, games, self._bins)
        self._job = self._services.jobs.run("Playing at random", work, f"{grouped(games)} games")
        self._job.finished.connect(self._on_played)
        self._job.cancelled.connect(self._on_cancelled)
        self._job.failed.connect(pane.show_nothing)

    def _wake(self) -> None:
        if self._played is None and self._job is None:
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        job, self._job = self._job, None
        if job is not None:
            job.cancel()

    def _on_played(self, played: Played) -> None:
        self._job = None
        self._played = played
        self._show()
        self.finished.emit(played)

    def _on_cancelled(self) -> None:
        # by the user, in the status line; `_stop` has forgotten the job before it cancels
        if self._job is not None and self.pane is not None and self._played is None:
            self.pane.show_nothing("Cancelled. Choose fewer games, or make a move.")

    def _on_figure(self, figure: str) -> None:
        self._services.settings.set("2048/walk", figure)
        self._show()

    def _on_games(self, games: str) -> None:
        self._services.settings.set("2048/games", int(games))
        self._played = None
        self.play()

    def _show(self) -> None:
        if self.pane is not None and self._played is not None:
            figure = self.figure.current
            told = self._played.moves if figure == "moves" else self._played.points
            self.pane.show_summary(told, trials="games", unit=UNITS[figure], name=f"2048-random-{figure}")

    def _build(self, module: ModuleType) -> QWidget:
        pane: WalkPane = module.WalkPane("Random walk", self._services.messages, self._controls(), docked=self._docked)
        pane.explain(SENTENCE if self._docked else FRESH, FORMULA)
        pane.show_nothing("The games are being played")
        pane.expanded.connect(self.expanded)
        QTimer.singleShot(0, self, self.play)
        return pane

    def _controls(self) -> QWidget:
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.figure)
        line.addStretch(1)
        line.addWidget(self.games)
        return box


class _Dock(LazyPane):
    """Tall beside a panel that is short, low under the board; tells when it comes into view."""

    shown = Signal()

    def sizeHint(self) -> QSize:
        home = self.parentWidget()
        return QSize(400, 240 if home is not None and home.width() > BELOW_FROM else 440)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()


def _simulate(start: Board | int, games: int, bins: int, control: Control) -> Played:
    seed = start.word if isinstance(start, Board) else 1
    begun = time.perf_counter()
    sample = play_random(start, games=games, seed=seed, control=control)
    seconds = time.perf_counter() - begun
    moves, points = summary(sample.moves, bins), summary(sample.scores, bins)
    return Played(moves, points, sample.share(), sample.total_moves, seconds)
