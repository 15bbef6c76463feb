"""Where the values of the four moves come from: exact odds where they exist, on 4x4 the adviser elsewhere."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.services.jobs import Job
from app.services.services import Services
from app.widgets.text import THIN_SPACE, grouped
from core.control import Control
from core.paths import tables_folder
from core.puzzle import InputError
from core.twenty48.adviser.adviser import WEIGHTS, Adviser
from core.twenty48.adviser.ntuple import Network
from core.twenty48.adviser.review import Advice
from core.twenty48.bitboard import pack
from core.twenty48.board import Board
from core.twenty48.odds import Odds, OddsStorageError, Table
from core.twenty48.states.listing import KNOWN_COUNTS

MOST_TILE = 15
"""The largest exponent that the adviser's board holds."""
UNREACHABLE = "No play from two tiles leads to this board, so it has no odds."


@dataclass(frozen=True)
class Source:
    """Odds of one table, or an adviser. Ask it from one thread at a time."""

    teller: Odds | Adviser

    def ask(self, board: Board) -> Advice | None:
        """The values of the four moves; None if there are none for this board."""
        if isinstance(self.teller, Odds):
            odds = self.teller.values(board.cells)
            values: tuple[float | None, ...] | None = odds
        else:
            values = self.teller.values(pack(board.cells)) if board.largest <= MOST_TILE else None
        if values is None or not any(value is not None for value in values):
            return None
        exact = isinstance(self.teller, Odds)
        return Advice(values, exact, exact)

    def for_a_thread(self) -> Source:
        """The same for another thread: tables are shared, an adviser's working memory is not."""
        return self if isinstance(self.teller, Odds) else Source(Adviser(self.teller.network, self.teller.origin))


class Oracle(QObject):
    """Loads or works out what a board needs, in a job, and keeps it; asking it then takes less than a millisecond."""

    changed = Signal()
    """Another source is ready, being made, or cannot be had."""

    given_up = Signal()
    """The user cancelled the work."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._odds: Odds | None = None
        self._adviser: Adviser | None = None
        self._own: Network | None = None
        self.own_path = services.store.path.with_name("2048-own.network")
        """Where a network trained here is kept."""
        self._job: Job | None = None
        self._job_for: object = None
        self._fault: dict[object, str] = {}

    @property
    def job(self) -> Job | None:
        """The work that is under way."""
        return self._job

    @property
    def has_own(self) -> bool:
        """Whether a network trained here stands in for the one that comes with the program."""
        return self._own is not None or self.own_path.exists()

    def use_network(self, network: Network | None) -> None:
        """Let this network advise from now on; None for the one that comes with the program."""
        self._own, self._adviser = network, None
        if network is None:
            self.own_path.unlink(missing_ok=True)
        self._fault.clear()
        self.changed.emit()

    def table(self, board: Board) -> Table | None:
        """The exact odds that fit this board and its target; None where there are none."""
        if board.won:
            return None
        try:
            return Table(board.size, board.target, board.four)
        except InputError:
            return None

    def knows(self, board: Board) -> bool:
        """Whether there are values for such boards at all, ready or not."""
        return self._need(board) is not None

    def source(self, board: Board) -> Source | None:
        """What tells the values of this board, if it is ready."""
        table = self.table(board)
        if table is not None:
            odds = self._odds
            return Source(odds) if odds is not None and _key(odds) == _key(table) else None
        return Source(self._adviser) if board.size == 4 and self._adviser is not None else None

    def advice(self, board: Board) -> Advice | None:
        """The values of the four moves, if they are known."""
        source = self.source(board)
        return None if source is None else source.ask(board)

    def reason(self, board: Board) -> str:
        """Why there are no values, as a sentence; empty while they are being worked out or known."""
        table = self.table(board)
        need = self._need(board)
        if board.over:
            return "No move is left."
        if need is None:
            name = f"{board.size}×{board.size}"
            if board.won and board.size < 4:
                return f"{1 << board.target} is reached: nothing is left to win here. Choose a higher target to go on."
            return f"Nothing is known for {name}. Exact odds exist for 2×2 and 3×3, an adviser for 4×4."
        if need in self._fault:
            return self._fault[need]
        if self.source(board) is not None and self.advice(board) is None:
            return UNREACHABLE if table is not None else "The adviser knows boards with tiles up to 32768."
        return ""

    def announcement(self, board: Board) -> str:
        """What asking for values would do, before it is asked for."""
        table = self.table(board)
        if table is not None:
            live = KNOWN_COUNTS[table.size, table.exponent][0]
            size = f"{max(1, round(table.nbytes / 1e6))}{THIN_SPACE}MB"
            return f"The chance of each move with perfect play, exact: {boards(live)} boards, worked out once ({size})."
        if board.size == 4:
            return "The further score to expect after each move, by the network that comes with the program."
        return self.reason(board)

    def prepare(self, board: Board) -> None:
        """Get what this board needs, unless it is there; other work in progress is dropped."""
        need = self._need(board)
        if need is None or need in self._fault or self.source(board) is not None:
            if self._job is not None:
                self.cancel()
            return
        if self._job is not None and self._job_for == need:
            return
        self.cancel()
        table = self.table(board)
        if table is not None:
            live = KNOWN_COUNTS[table.size, table.exponent][0]
            title = f"Solving {table.size}×{table.size} to {1 << table.exponent}"
            work = partial(_solve, table, tables_folder())
            self._job = self._services.jobs.run(title, work, f"{boards(live)} boards")
            self._job.finished.connect(self._on_solved)
        else:
            path = self.own_path if self.has_own else WEIGHTS
            self._job = self._services.jobs.run("Waking the adviser", partial(_load, self._own, path))
            self._job.finished.connect(self._on_loaded)
        self._job_for = need
        self._job.failed.connect(self._on_failed)
        self._job.cancelled.connect(self._on_cancelled)
        self.changed.emit()

    def cancel(self) -> None:
        """Drop the work in progress."""
        job, self._job, self._job_for = self._job, None, None
        if job is not None:
            job.cancel()

    def _need(self, board: Board) -> object:
        """What has to be there for this board: the key of a table, "adviser", or None."""
        table = self.table(board)
        return _key(table) if table is not None else "adviser" if board.size == 4 else None

    def _on_solved(self, result: tuple[Odds | None, float, str]) -> None:
        self._job = self._job_for = None
        odds, seconds, fault = result
        if odds is None:
            return
        self._odds = odds
        messages = self._services.messages
        if fault:
            messages.say("Exact odds ready, for this run only.", fault, good=False)
        else:
            messages.say("Exact odds ready", f"{boards(odds.live)} boards in {seconds:.1f} s")
        self.changed.emit()

    def _on_loaded(self, adviser: Adviser | str) -> None:
        need, self._job, self._job_for = self._job_for, None, None
        if isinstance(adviser, str):
            self._fault[need] = adviser
        else:
            self._adviser = adviser
        self.changed.emit()

    def _on_failed(self, sentence: str) -> None:
        self._fault[self._job_for] = sentence
        self._job = self._job_for = None
        self.changed.emit()

    def _on_cancelled(self) -> None:
        # by the user, in the status line; `cancel` has forgotten the job before it cancels
        if self._job is not None:
            self._job = self._job_for = None
            self.given_up.emit()


def boards(number: int) -> str:
    """A number of boards, in millions where there are many."""
    return f"{number / 1e6:.1f}{THIN_SPACE}M" if number >= 1_000_000 else grouped(number)


def _key(of: Odds | Table) -> object:
    return of.size, of.exponent, of.four


def _solve(table: Table, folder: Path, control: Control) -> tuple[Odds | None, float, str]:
    begun = time.perf_counter()
    try:
        odds, fault = table.load_or_solve(folder, control), ""
    except OddsStorageError as error:
        odds, fault = error.odds, str(error)
    return odds, time.perf_counter() - begun, fault


def _load(own: Network | None, path: Path, _control: Control) -> Adviser | str:
    if own is not None:
        return Adviser(own)
    try:
        return Adviser.load(path)
    except FileNotFoundError:
        return "The adviser has no weights yet. Train one here, or install the program anew."
    except (InputError, OSError) as error:
        return f"The adviser's weights cannot be read: {error}"
