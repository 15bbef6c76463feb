"""Random play from a position, simulated in a job and shown in a walk pane."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.twenty48.plots.frame.dock import Dock
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import NamedFigure
from core.base.control import Control
from core.base.trials import TrialSummary, summary
from core.base.words import phrase
from core.explain.twenty48 import boards
from core.twenty48.board import FOUR, Board
from core.twenty48.play import play_random
from core.twenty48.shape import BoardShape

if TYPE_CHECKING:
    from app.twenty48.plots.histogram import HistogramPane

IDLE_MS = 300
"""Time in milliseconds that the board must rest before games are simulated."""

GAMES = (1_000, 10_000, 100_000, 1_000_000)
FIGURES = (("moves", phrase("Moves")), ("points", phrase("Points")))
UNITS = {"moves": phrase("moves until the game ends"), "points": phrase("points until the game ends")}
SENTENCE = phrase("Every move from here at random: how long does the game last, and what does it bring?")
FRESH = phrase("Every move at random, from two random tiles: how long does the game last, and what does it bring?")
FORMULA = phrase(
    "Each game is played to its end. Every legal move is equally likely; a new tile is a 4 with "
    "probability 0.1, on an empty square drawn at random. A point is the share of games in its "
    "bin; the mean is the sample mean, its standard error sd / √N. Simulated, not exact."
)
PLAYING = phrase("The games are being played")
OVER = phrase("No move is left here. Undo a move to see how the game could go on.")
OTHER_RULE = phrase("Random play is simulated only with a 4 in one of ten new tiles.")
CANCELLED = phrase("Cancelled. Choose fewer games, or make a move.")


@dataclass(frozen=True)
class RandomPlayResult:
    """Result of a finished simulation of random play."""

    moves: TrialSummary
    points: TrialSummary
    share: dict[int, float]
    """Share of games by largest tile."""
    total_moves: int
    seconds: float
    """Time of playing in seconds, without that of the statistics."""


class RandomPlay(QObject):
    """Owner of the pane with random play (`lazy`); games are simulated anew for another position."""

    finished = Signal(object)
    """Emitted with a `RandomPlayResult` when the pane shows it."""

    dropped = Signal()
    """Emitted when other games are asked for, and the result in the pane is dropped."""

    expanded = Signal()
    """Emitted when the user asks for the pane in full size."""

    def __init__(self, services: Services, parent: QObject, *, docked: bool = True, bins: int = 36) -> None:
        super().__init__(parent)
        self._services = services
        self._docked, self._bins = docked, bins
        self._start: Board | BoardShape | None = None
        self._asker = QuestionRunner(services.jobs)
        self._played: RandomPlayResult | None = None
        self._timer = QTimer(self, interval=IDLE_MS, singleShot=True)
        self._timer.timeout.connect(self.play)
        figure = services.settings.get("2048/walk", "moves")
        self.figure = Segment(FIGURES, figure if figure in UNITS else "moves")
        self.figure.setAccessibleName(tr("Figure", context="a number"))
        self.figure.chosen.connect(self._on_figure)
        games = services.settings.get("2048/games", 10_000)
        choices = [(str(number), tr("%n games", one="%n game", n=number)) for number in GAMES]
        self.games = Dropdown(choices, str(games if games in GAMES else 10_000))
        self.games.setAccessibleName(tr("Games"))
        self.games.setToolTip(tr("How many games are played"))
        self.games.chosen.connect(self._on_games)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.histogram", self._build, docked=docked)
        self.lazy.shown.connect(self._wake)

    @property
    def pane(self) -> HistogramPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def result(self) -> RandomPlayResult | None:
        """Result of the games from the current position; None until they are played."""
        return self._played

    def look_at(self, start: Board | BoardShape) -> None:
        """Simulate from this board, or from two random tiles on a board of this shape, after a rest.

        The same start again neither restarts a running simulation nor resumes one that the user cancelled.
        """
        if start == self._start:
            if self._played is not None:
                self.finished.emit(self._played)
            return
        self._start = start
        self._asker.forget()
        self._drop()
        self._timer.start()

    @property
    def _obstacle(self) -> str:
        """Reason why no games can be simulated from here; "" if they can."""
        if not isinstance(self._start, Board):
            return ""
        return OVER if self._start.over else OTHER_RULE if self._start.four != FOUR else ""

    def _drop(self) -> None:
        """Drop the games in the pane, because others were asked for."""
        self._played = None
        if self.pane is not None:
            self.pane.show_nothing(translate(self._obstacle or PLAYING))
        self.dropped.emit()

    def play(self) -> None:
        """Simulate now, if the pane is visible."""
        pane, start = self.pane, self._start
        if pane is None or start is None or not self.lazy.isVisible():
            return
        self._timer.stop()
        if self._obstacle:
            self._asker.forget()
            pane.show_nothing(translate(self._obstacle))
            return
        games = int(self.games.current)
        self._asker.ask(
            (start, games),
            tr("Playing at random"),
            partial(_simulate, start, games, self._bins),
            self._on_games_played,
            detail=tr("%n games", one="%n game", n=games),
            on_failure=pane.show_nothing,
            on_cancelled=partial(pane.show_nothing, translate(CANCELLED)),
        )

    def _wake(self) -> None:
        if self._played is None and not self._asker.is_busy:
            self._timer.start()

    def _on_games_played(self, played: RandomPlayResult) -> None:
        self._played = played
        self._show()
        self.finished.emit(played)

    def _on_figure(self, figure: str) -> None:
        self._services.settings.set("2048/walk", figure)
        self._show()

    def _on_games(self, games: str) -> None:
        self._services.settings.set("2048/games", int(games))
        self._drop()
        self.play()

    def _show(self) -> None:
        if self.pane is not None and self._played is not None:
            figure = self.figure.current
            shown = self._played.moves if figure == "moves" else self._played.points
            self._explain(self.pane)
            name = f"2048-random-{figure}"
            self.pane.show_summary(shown, trials=tr("games"), unit=translate(UNITS[figure]), name=name)

    def _build(self, module: ModuleType) -> QWidget:
        title = tr("Random walk", context="of 2048")
        pane: HistogramPane = module.HistogramPane(title, self._services, self._controls(), docked=self._docked)
        self._explain(pane)
        pane.show_nothing(translate(PLAYING))
        pane.expanded.connect(self.expanded)
        QTimer.singleShot(0, self, self.play)
        return pane

    def _explain(self, pane: HistogramPane) -> None:
        told: list[NamedFigure] = []
        if self._played is not None:
            points, moves = self._played.points, self._played.moves
            _, score, length, error = boards.sample(points, moves)
            told = [
                NamedFigure("mean score", f"≈ {format_number(points.mean, '.1f')}", score),
                NamedFigure("its standard error", f"≈ {format_number(points.error, '.2g')}", error),
                NamedFigure("mean moves", f"≈ {format_number(moves.mean, '.2f')}", length),
            ]
        pane.explain(translate(SENTENCE if self._docked else FRESH), translate(FORMULA), *told)

    def _controls(self) -> QWidget:
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.figure)
        line.addStretch(1)
        line.addWidget(self.games)
        return box


def _simulate(start: Board | BoardShape, games: int, bins: int, control: Control) -> RandomPlayResult:
    seed = start.word if isinstance(start, Board) else 1
    begun = time.perf_counter()
    sample = play_random(start, games=games, seed=seed, control=control)
    seconds = time.perf_counter() - begun
    moves, points = summary(sample.moves, bins), summary(sample.scores, bins)
    return RandomPlayResult(moves, points, sample.share(), sample.total_moves, seconds)
