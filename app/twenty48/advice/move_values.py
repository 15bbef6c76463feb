"""Values of the four 2048 moves: exact odds where they exist, else a network for the board's shape."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.twenty48.advice import wording
from app.widgets.explained_figures import figure_text
from core.base.control import Control
from core.base.paths import tables_folder
from core.base.puzzle import INSTALL_ANEW, InputError
from core.base.words import THIN_SPACE, phrase, sentence_of
from core.explain.twenty48 import adviser
from core.twenty48.adviser.adviser import MOST_TILE, SIZE, WEIGHTS, Adviser
from core.twenty48.adviser.ntuple import Network
from core.twenty48.adviser.plain.adviser import PlainAdviser, network_shape
from core.twenty48.adviser.review import Advice, by_odds
from core.twenty48.board import Board
from core.twenty48.outcomes.chances import is_solved
from core.twenty48.outcomes.odds import Odds, OddsStorageError, OddsTable
from core.twenty48.shape import BoardShape


class AdviceOrigin(Enum):
    """Origin of the values of moves: exact odds, the program's network, or one trained by the user."""

    ODDS = phrase("exact odds")
    ADVISER = phrase("the network that comes with the program")
    OWN = phrase("the network that was trained here")


@dataclass(frozen=True)
class AdviceSource:
    """Exact odds of one table, or a network, that values the moves of a board.

    Use it from one thread at a time.
    """

    provider: Odds | Adviser | PlainAdviser
    origin: AdviceOrigin

    @property
    def provider_text(self) -> str:
        """Name of the source of the values; a network for boards other than 4x4 says what it learnt from."""
        if not isinstance(self.provider, PlainAdviser):
            return translate(self.origin.value)
        return wording.plain_network(self.provider)

    @property
    def is_exact(self) -> bool:
        """Whether the values are probabilities with perfect play rather than a network's estimates."""
        return self.origin is AdviceOrigin.ODDS

    def advice(self, board: Board) -> Advice | None:
        """Return the values of the four moves; None if there are none for this board."""
        if not isinstance(self.provider, Odds):
            return self.provider.advise(board)
        return by_odds(self.provider.values(board.cells))

    def for_another_thread(self) -> AdviceSource:
        """Return a copy for another thread: tables are shared, the 4x4 adviser's working memory is not."""
        if not isinstance(self.provider, Adviser):
            return self
        return AdviceSource(Adviser(self.provider.network, self.provider.origin), self.origin)


Load = Callable[[], Adviser | PlainAdviser | InputError]
"""Function for a worker thread that returns an adviser, or the error that says why there is none."""


class MoveValues(QObject):
    """Loads or computes the values of boards in a job and keeps them for fast lookup on the GUI thread."""

    changed = Signal()
    """Emitted when another source is ready, is being prepared, or turns out to be unavailable."""

    progressed = Signal()
    """Emitted when the job has made progress."""

    solved = Signal(object, object, str)
    """Emitted with the solved `Odds`, a text about the effort, and why they last for this run only, or ""."""

    replaced = Signal()
    """Emitted when another network becomes the adviser."""

    given_up = Signal()
    """Emitted when the user cancels the job."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._odds: Odds | None = None
        self._adviser: Adviser | None = None
        self._plain: dict[BoardShape, PlainAdviser] = {}
        """Advisers for boards other than 4x4, by the shape their network was trained on."""
        self._own: Network | None = None
        self.own_path = services.store.path.with_name("2048-own.network")
        """File of the network that the user trained."""
        self._asker = QuestionRunner(services.jobs)
        self._faults: dict[Hashable, str] = {}
        self._advised: tuple[AdviceSource, Board, Advice | None] | None = None
        """Last answer of `advice`, kept because pills, bars, texts and actions all ask for it."""

    @property
    def job(self) -> Job | None:
        """Job in progress, or None."""
        return self._asker.job

    @property
    def has_own(self) -> bool:
        """Whether a network trained by the user replaces the one that comes with the program."""
        return self._own is not None or self.own_path.exists()

    @property
    def _network_path(self) -> Path:
        return self.own_path if self.has_own else WEIGHTS

    @property
    def _network_origin(self) -> AdviceOrigin:
        return AdviceOrigin.OWN if self.has_own else AdviceOrigin.ADVISER

    def use_network(self, network: Network | None) -> None:
        """Make this network the adviser; None for the one that comes with the program."""
        self._own, self._adviser = network, None
        if network is None:
            self.own_path.unlink(missing_ok=True)
        self._faults.clear()
        self.replaced.emit()
        self.changed.emit()

    def for_worker(self) -> Callable[[], Adviser | InputError]:
        """Return a function for a worker thread that gets its own adviser, or the error why there is none."""
        if self._adviser is not None:
            return partial(Adviser, self._adviser.network, self._adviser.origin)
        return partial(_load, self._own, self._network_path)

    def review_sources(self, start: Board) -> Callable[[Control], Sequence[AdviceSource]] | None:
        """Return a function that gets the sources for reviewing a game that begins with board `start`.

        The sources are the exact odds, and the adviser where those end. The function is for a worker thread, returns
        fewer sources if cancelled, and raises InputError for weights that cannot be read. None if no source knows such
        boards.
        """
        table = self.table(start)
        network_board = network_shape(start.shape)
        load: Load | None = None
        if start.shape.side == SIZE:
            load = self.for_worker()
        elif table is None and network_board is not None:
            load = partial(_load_plain, network_board)
        if table is None and load is None:
            return None
        odds = None if table is None else partial(solve_odds, table, start.cells, self._odds_of(table))
        return partial(_review_sources, odds, load, self._network_origin)

    def take(self, adviser: Adviser) -> None:
        """Keep an adviser that a worker has loaded, so that it need not be loaded again."""
        if self._adviser is None:
            self._adviser = adviser
            self.changed.emit()

    def table(self, board: Board) -> OddsTable | None:
        """Return the table of exact odds that fits this board and its target; None if there is none."""
        if board.won:
            return None
        try:
            return OddsTable(board.shape, board.target, board.four)
        except InputError:
            return None

    def covers(self, board: Board) -> bool:
        """Whether values exist for such boards at all, ready or not."""
        return self._need(board) is not None

    def source(self, board: Board) -> AdviceSource | None:
        """Return the source of this board's values; None unless it is ready."""
        table = self.table(board)
        if table is not None:
            odds = self._odds_of(table)
            return None if odds is None or odds.values(board.cells) is None else AdviceSource(odds, AdviceOrigin.ODDS)
        if board.shape.side != SIZE:
            network_board = network_shape(board.shape)
            plain = None if network_board is None else self._plain.get(network_board)
            return None if plain is None else AdviceSource(plain, AdviceOrigin.ADVISER)
        return None if self._adviser is None else AdviceSource(self._adviser, self._network_origin)

    def advice(self, board: Board) -> Advice | None:
        """Return the values of the four moves on this board; None unless they are ready."""
        source = self.source(board)
        if source is None:
            return None
        if self._advised is None or self._advised[:2] != (source, board):
            self._advised = source, board, source.advice(board)
        return self._advised[2]

    def reason(self, board: Board) -> str:
        """Return why there are no values, as a sentence; "" if they are known or being computed."""
        need = self._need(board)
        if board.over:
            return tr("No move is left.")
        if need is None:
            return _nothing_known(board)
        if need in self._faults:
            return self._faults[need]
        source = self.source(board)
        if source is not None and self.advice(board) is None:
            most = source.provider.largest if isinstance(source.provider, PlainAdviser) else MOST_TILE
            return tr("The adviser values only boards with tiles up to {tile}.", tile=1 << most)
        return ""

    def announcement(self, board: Board) -> str:
        """Return what asking for values would do, for a button that starts it."""
        table = self.table(board)
        if table is not None:
            return tr(
                "The exact chance of winning after each move with perfect play. Works out {boards} once ({size}).",
                boards=_boards(table),
                size=f"{format_integer(max(1, table.nbytes / 1e6))}{THIN_SPACE}MB",
            )
        if board.shape.side == SIZE:
            return tr("What each move is worth according to {whose}.", whose=self._network_origin.value)
        if network_shape(board.shape) is not None and not board.over:
            return tr("What each move is worth according to {whose}.", whose=AdviceOrigin.ADVISER.value)
        return self.reason(board)

    def prepare(self, board: Board) -> None:
        """Load or compute the source that this board needs, unless it is ready; drop other work in progress."""
        need = self._need(board)
        if need is None or board.over or need in self._faults or self.source(board) is not None:
            self.cancel()
            return
        if self._asker.is_busy and self._asker.question == need:
            return
        table = self.table(board)
        if table is not None:
            known = self._odds_of(table)
            work = partial(solve_odds, table, board.cells, known)
            self._ask(need, solving(table), work, partial(self._on_odds_solved, known), _boards(table))
        else:
            network_board = network_shape(board.shape)
            load = self.for_worker() if network_board is None else partial(_load_plain, network_board)
            self._ask(
                need, tr("Loading the adviser"), partial(_load_adviser, load), partial(self._on_adviser_loaded, need)
            )
        self.changed.emit()

    def _ask(
        self,
        need: Hashable,
        title: str,
        work: Callable[[Control], object],
        on_answer: Callable[[Any], object],
        detail: str = "",
    ) -> None:
        on_failure = partial(self._on_failure, need)
        job = self._asker.ask(
            need, title, work, on_answer, detail=detail, on_failure=on_failure, on_cancelled=self.given_up.emit
        )
        job.progressed.connect(self.progressed)

    def cancel(self) -> None:
        """Drop the job in progress."""
        self._asker.forget()

    def _need(self, board: Board) -> Hashable:
        """Return a key for the source that this board needs.

        The key of a table, paired with the cells of a board that its solved odds do not contain; "adviser"; the shape
        of a network; or None.
        """
        table = self.table(board)
        if table is not None:
            odds = self._odds_of(table)
            return _key(table) if odds is None or odds.values(board.cells) is not None else (_key(table), board.cells)
        return "adviser" if board.shape.side == SIZE else network_shape(board.shape)

    def _odds_of(self, table: OddsTable) -> Odds | None:
        """Return the odds of a table if they are ready, else None."""
        return self._odds if self._odds is not None and _key(self._odds) == _key(table) else None

    def _on_odds_solved(self, known: Odds | None, result: tuple[Odds | None, float, str]) -> None:
        odds, seconds, fault = result
        if odds is None:
            return
        self._odds = odds
        if odds is not known:
            boards = figure_text(tr("boards"), _millions(odds.live), adviser.ODDS.bind(boards=odds.live))
            done = tr("{boards} boards in {seconds:.1f} s", boards=boards, seconds=seconds)
            self.solved.emit(odds, done, fault)
        self.changed.emit()

    def _on_adviser_loaded(self, need: Hashable, adviser: Adviser | PlainAdviser | InputError) -> None:
        if isinstance(adviser, InputError):
            self._faults[need] = translate(adviser.sentence)
        elif isinstance(adviser, PlainAdviser):
            self._plain[adviser.network.shape] = adviser
        else:
            self._adviser = adviser
        self.changed.emit()

    def _on_failure(self, need: Hashable, reason: str) -> None:
        self._faults[need] = reason
        self.changed.emit()


def _nothing_known(board: Board) -> str:
    if board.won and is_solved(board.shape):
        return tr(
            "{target} is reached. Choose a higher target to see values again.",
            target=1 << board.target,
        )
    return tr(
        "There are no values for {board} with this target. Exact odds exist for small boards such "
        "as 2×4 and 3×3, advisers for 3×3 to 6×6, 3×4 and 4×5.",
        board=board.shape.title,
    )


def _boards(table: OddsTable) -> str:
    return tr("{boards} boards", boards=_millions(table.live_positions))


def _millions(number: int) -> str:
    """Format a number of boards, in millions from a million on."""
    return f"{format_number(number / 1e6, '.1f')}{THIN_SPACE}M" if number >= 1_000_000 else format_integer(number)


def _key(of: Odds | OddsTable) -> tuple[BoardShape, int, float]:
    return of.shape, of.exponent, of.four


def solving(table: OddsTable) -> str:
    """Return the title of the job that solves a table of odds."""
    return tr("Solving {board} to {target}", board=table.shape.title, target=1 << table.exponent)


def solve_odds(table: OddsTable, cells: bytes, known: Odds | None, control: Control) -> tuple[Odds | None, float, str]:
    """Return the odds, their seconds, and why they last for this run only, or "".

    Runs in a worker thread. `known` are the table's odds if they are ready; they are extended to `cells`, which may be
    a board set up by hand. The odds are None if cancelled. Raises InputError for what does not fit into memory.
    """
    begun, odds, fault = time.perf_counter(), known, ""
    if odds is None:
        try:
            odds = table.load_or_solve(tables_folder(), control)
        except OddsStorageError as error:
            odds, fault = error.odds, translate(sentence_of(error))
    if odds is None or not odds.extend(cells, control):
        return None, 0.0, ""
    return odds, time.perf_counter() - begun, fault


def _review_sources(
    solve: Callable[[Control], tuple[Odds | None, float, str]] | None,
    load: Load | None,
    origin: AdviceOrigin,
    control: Control,
) -> Sequence[AdviceSource]:
    found = []
    if solve is not None:
        odds = solve(control)[0]
        if odds is None:
            return []
        found.append(AdviceSource(odds, AdviceOrigin.ODDS))
    if load is not None:
        adviser = load()
        if isinstance(adviser, InputError):
            raise adviser
        found.append(AdviceSource(adviser, origin))
    return found


def _load_adviser(load: Load, _control: Control) -> Adviser | PlainAdviser | InputError:
    return load()


def _load_plain(shape: BoardShape) -> PlainAdviser | InputError:
    """Return the adviser for a board shape, or the error that says why there is none."""
    try:
        return PlainAdviser.load(shape)
    except FileNotFoundError:
        return InputError(phrase("The adviser has no weights"), advice=INSTALL_ANEW)
    except (InputError, OSError) as error:
        return _unreadable(error)


def _load(own: Network | None, path: Path) -> Adviser | InputError:
    """Return the 2048 adviser for 4x4 boards, or the error that says why there is none.

    It uses the network `own`, one trained by the user, or if that is None the weights in the file at `path`.
    """
    if own is not None:
        return Adviser(own)
    try:
        return Adviser.load(path)
    except FileNotFoundError:
        advice = phrase("Train one here, or install the program anew")
        return InputError(phrase("The adviser has no weights yet"), advice=advice)
    except (InputError, OSError) as error:
        return _unreadable(error)


def _unreadable(error: InputError | OSError) -> InputError:
    if isinstance(error, InputError):
        reason, place = error.message, error.place
    else:
        reason, place = error.strerror or str(error), ""
    unreadable = phrase("The adviser's weights cannot be read: {reason}", reason=reason)
    return InputError(unreadable, place, INSTALL_ANEW)
