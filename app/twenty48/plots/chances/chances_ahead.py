"""Controller of the chances plot: computes while the board rests, and keeps results.

The next move drops the job, not what it has found.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.priority import lower_priority
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.twenty48.advice.move_values import MoveValues, solve_odds, solving
from app.twenty48.plots.frame.dock import Dock
from app.widgets.controls.dropdown import Dropdown
from app.widgets.text import Label
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.markov.simulation import LEAST_TRIALS
from core.twenty48.adviser.adviser import Adviser
from core.twenty48.adviser.rollouts import Rollouts
from core.twenty48.board import Board
from core.twenty48.outcomes.chances import (
    AHEAD,
    Chances,
    exact_chance,
    exponents,
    is_solved,
    obstacle,
    played_chances,
    table_of,
)
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.shape import BoardShape

if TYPE_CHECKING:
    from app.twenty48.plots.chances.pane import ChancesPane

IDLE_MS = 300
"""Time in milliseconds that the board must rest before a job starts."""
GAMES = (100, 1_000, 10_000)
DEFAULT_GAMES = 1_000
SEED = 1
"""Seed of all games, the default of the command line, which therefore plays the same games."""
THREADS = max(1, (os.cpu_count() or 1) - 1)
"""Number of threads that play; one processor is left to the window."""
KEPT = 200
"""Number of boards whose games are kept, the most recently shown ones."""
WAITING = phrase("Chances appear when you pause for a moment")
TOO_FEW = phrase("Chances appear after {games} games.", games=LEAST_TRIALS)
CANCELLED = phrase("Cancelled. Make a move, or come back to this plot.")

Key = tuple[BoardShape, bytes, float]


class PlayedOnGames:
    """Largest tiles of the games that were played on from a board, as exponents, in the order they were played."""

    def __init__(self) -> None:
        self.largest = bytearray()
        self._lock = Lock()

    def add(self, number: int, largest: bytes) -> None:
        """Add a game, in a worker thread, if it is the next one; a dropped job may repeat games."""
        with self._lock:
            if number == len(self.largest):
                self.largest += largest


class ChancesAhead(QObject):
    """Owner of the pane with the chances (`lazy`) and of its contents."""

    def __init__(self, services: Services, values: MoveValues, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._values = services, values
        self._board: Board | None = None
        self._played: OrderedDict[Key, PlayedOnGames] = OrderedDict()
        self._odds: dict[Hashable, Odds] = {}
        """Odds by kind of table; large ones are memory-mapped files."""
        self._shown = 0
        self._cancelled: Key | None = None
        """Board for which the user cancelled the job."""
        self._asker = QuestionRunner(services.jobs)
        self._timer = QTimer(self, interval=IDLE_MS, singleShot=True)
        self._timer.timeout.connect(self._work)
        games = services.settings.get("2048/chances", DEFAULT_GAMES)
        choices = [(str(number), tr("%n games", one="%n game", n=number)) for number in GAMES]
        self.games = Dropdown(choices, str(games if games in GAMES else DEFAULT_GAMES))
        self.games.setAccessibleName(tr("Games"))
        self.games.setToolTip(tr("How many games the adviser plays on from this board"))
        self.games.chosen.connect(self._on_games)
        self.progress = Label("", 12, 400, "text2", elided=True)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.chances.pane", self._build)
        self.lazy.shown.connect(self._on_shown)
        values.replaced.connect(self._on_network_replaced)

    @property
    def pane(self) -> ChancesPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def is_busy(self) -> bool:
        """Whether chances are being computed."""
        return self._asker.is_busy

    @property
    def wanted_games(self) -> int:
        """Number of games the adviser is to play from a 4x4 board."""
        return int(self.games.current)

    def look_at(self, board: Board) -> None:
        """Follow the board on the screen.

        The job of another board is dropped at once; its results are kept.
        """
        if self._board is not None and _key(board) == _key(self._board):
            self._board = board
            return
        self._asker.forget()
        self._board, self._cancelled = board, None
        self._refresh()
        self._timer.start()

    # view

    def _refresh(self) -> None:
        """Show what is known of the board."""
        pane, board = self.pane, self._board
        if pane is None or board is None or not self.lazy.isVisible():
            return
        reason, exact = obstacle(board), self._is_exact
        self.games.setVisible(not exact and not reason)
        chances = Chances(()) if reason else self._collect_chances(board)
        stopped = self._cancelled == _key(board)
        if reason:
            pane.show_nothing(translate(reason), exact=exact)
        elif chances.tiles:
            pane.show_chances(board, chances)
        else:
            job = self._asker.job
            waiting = translate(WAITING) if job is None else job.title if exact else translate(TOO_FEW)
            pane.show_nothing(translate(CANCELLED) if stopped else waiting, exact=exact)
        begun = bool(chances.tiles) or (not exact and self._asker.is_busy)
        self.progress.setText(self._progress(board, chances, stopped=stopped) if begun and not reason else "")

    def _progress(self, board: Board, chances: Chances, *, stopped: bool) -> str:
        if self._is_exact:
            left = len(exponents(board)) - len(chances.tiles)
            return (
                tr("%n tiles left to work out", one="%n tile left to work out", n=left) if left and not stopped else ""
            )
        played, wanted = self._shown, self.wanted_games
        if stopped:
            return tr(
                "{played} of %n games, cancelled",
                one="{played} of %n game, cancelled",
                n=wanted,
                played=format_integer(played),
            )
        if played >= wanted:
            return tr("%n games", one="%n game", n=played)
        return tr("{played} of %n games", one="{played} of %n game", n=wanted, played=format_integer(played))

    def _collect_chances(self, board: Board) -> Chances:
        """Return the chances of a board as far as they are known."""
        if not is_solved(board.shape):
            games = self._played.get(_key(board))
            ends = bytes(games.largest[: self.wanted_games]) if games is not None else b""
            self._shown = len(ends)
            return played_chances(board, ends) if len(ends) >= LEAST_TRIALS else Chances(())
        tile_chances = []
        for exponent in exponents(board):
            table = table_of(board, exponent)
            odds = None if table is None else self._odds.get(table.kind)
            if table is not None and odds is None:
                break
            chance = exact_chance(board, exponent, odds)
            if chance is not None:
                tile_chances.append(chance)
        return Chances(tuple(tile_chances))

    @property
    def _is_exact(self) -> bool:
        """Whether the board's chances are exact, those of perfect play, known or not."""
        return self._board is not None and is_solved(self._board.shape)

    def _missing(self, board: Board) -> list[OddsTable]:
        """Return the tables that the board still needs, or that do not contain it yet, smallest first."""
        tables = [table_of(board, exponent) for exponent in exponents(board)]
        return [table for table in tables if table is not None and not self._has(table, board)]

    def _has(self, table: OddsTable, board: Board) -> bool:
        odds = self._odds.get(table.kind)
        return odds is not None and odds.values(board.cells) is not None

    @property
    def _is_done(self) -> bool:
        """Whether all wanted chances of the board are known."""
        board = self._board
        assert board is not None
        if is_solved(board.shape):
            return not self._missing(board)
        games = self._played.get(_key(board))
        return games is not None and len(games.largest) >= self.wanted_games

    # jobs

    def _work(self) -> None:
        """Start a job for what is missing, if the pane is visible."""
        board = self._board
        if self.pane is None or board is None or not self.lazy.isVisible() or self._cancelled == _key(board):
            return
        if obstacle(board) or self._is_done:
            self._asker.forget()
        elif is_solved(board.shape):
            self._solve(self._missing(board)[0], board)
        else:
            self._play(board)
        self._refresh()

    def _solve(self, table: OddsTable, board: Board) -> None:
        self._asker.ask(
            (table.kind, board.cells),
            solving(table),
            partial(solve_odds, table, board.cells, self._odds.get(table.kind)),
            partial(self._on_odds_solved, table),
            on_failure=self._on_failure,
            on_cancelled=self._on_cancelled,
        )

    def _on_odds_solved(self, table: OddsTable, result: tuple[Odds | None, float, str]) -> None:
        odds, _, fault = result
        if odds is not None:
            self._odds[table.kind] = odds
        if fault:
            self._services.messages.say(tr("The odds are known for this run only."), fault, good=False)
        self._work()

    def _play(self, board: Board) -> None:
        games = self._played.setdefault(_key(board), PlayedOnGames())
        self._played.move_to_end(_key(board))
        while len(self._played) > KEPT:
            self._played.popitem(last=False)
        wanted = self.wanted_games
        job = self._asker.ask(
            (_key(board), wanted),
            tr("Playing on from here"),
            partial(_played_on, self._values.for_worker(), board, games, wanted),
            self._on_games_played,
            detail=tr("%n games", one="%n game", n=wanted),
            on_failure=self._on_failure,
            on_cancelled=self._on_cancelled,
        )
        job.ticked.connect(partial(self._on_tick, job, games, wanted))

    def _on_tick(self, job: Job, games: PlayedOnGames, wanted: int) -> None:
        if not self.lazy.isVisible():
            # nobody is looking; playing resumes when the plot is shown again
            self._asker.forget()
            return
        played = len(games.largest)
        job.tell_done(played / wanted)
        if played != self._shown:
            self._refresh()

    def _on_games_played(self, adviser: Adviser | None) -> None:
        if adviser is not None:
            self._values.take(adviser)
        self._work()

    def _on_failure(self, reason: str) -> None:
        if self.pane is not None:
            self.pane.show_nothing(reason, exact=self._is_exact)

    def _on_cancelled(self) -> None:
        self._cancelled = None if self._board is None else _key(self._board)
        self._refresh()

    # events

    def _on_shown(self) -> None:
        self._cancelled = None
        self._refresh()
        self._work()

    def _on_games(self, games: str) -> None:
        self._services.settings.set("2048/chances", int(games))
        self._cancelled = None
        self._asker.forget()
        self._refresh()
        self._work()

    def _on_network_replaced(self) -> None:
        """Drop all games because another network plays from now on."""
        self._asker.forget()
        self._played.clear()
        self._refresh()
        self._timer.start()

    def _build(self, module: ModuleType) -> ChancesPane:
        below = QWidget()
        line = QHBoxLayout(below)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.progress, 1)
        line.addWidget(self.games)
        pane: ChancesPane = module.ChancesPane(self._services, below)
        pane.show_nothing(translate(WAITING), exact=self._is_exact)
        QTimer.singleShot(0, self, self._on_shown)
        return pane


def _key(board: Board) -> Key:
    return board.shape, board.cells, board.four


def _played_on(
    load: Callable[[], Adviser | InputError], board: Board, games: PlayedOnGames, wanted: int, control: Control
) -> Adviser | None:
    """Play the missing games in a worker thread and return the adviser.

    Raises InputError if there is no adviser.
    """
    adviser = load()
    if isinstance(adviser, InputError):
        raise adviser
    rollouts = Rollouts(adviser.network, board, exponents(board)[-1], SEED, AHEAD)
    missing = range(len(games.largest), wanted)
    rollouts.play(missing, threads=THREADS, begin=lower_priority, found=games.add, control=control)
    return adviser
