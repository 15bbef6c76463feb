"""List model of a game's history: a row for each push with its walk, each move, or run of one box."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.base.session.branches import Branch
from app.base.session.session import MoveRun, Session
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.tally import Ledger, MoveTally

AnyIndex = QModelIndex | QPersistentModelIndex

BY_PUSH, BY_MOVE, BY_BOX = "push", "move", "box"


class HistoryRows(QAbstractListModel):
    """List model of a session's history; after a change, only the changed rows are counted again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._ledger = Ledger()
        self._letters: list[str] = []
        self._mode = BY_PUSH
        self._rows = 0
        session.moved.connect(self._on_session_moved)
        session.jumped.connect(self._on_session_jumped)
        session.planned.connect(lambda: self._begin_anew_from(session.position))
        session.changed.connect(self._on_session_changed)
        self._stale_from: int | None = 0
        self._on_session_changed()

    @property
    def mode(self) -> str:
        return self._mode

    def set_mode(self, mode: str) -> None:
        """Show a row for each push, for each move, or for each run of one box."""
        self.beginResetModel()
        self._mode = mode
        self._rows = self._count()
        self.endResetModel()

    @property
    def tally(self) -> MoveTally:
        """Counts of the game up to the current position."""
        return self._ledger.tally(self._session.position)

    @property
    def tally_at_solution(self) -> MoveTally:
        """Counts of the moves up to the first solved position; the man may have walked on since."""
        session = self._session
        at = session.position
        while at and session.puzzle.goal(session.states[at - 1]):
            at -= 1
        return self._ledger.tally(at)

    @property
    def total_tally(self) -> MoveTally:
        """Counts of the whole history, undone moves included."""
        return self._ledger.tally(len(self._letters))

    def position_of(self, row: int) -> int:
        """Return the number of moves played up to the end of a row."""
        if self._mode == BY_MOVE:
            return row + 1
        ends = self._ends
        return ends[row] if row < len(ends) else len(self._letters)

    @property
    def _ends(self) -> Sequence[int]:
        """Number of moves played up to the end of each row that ends in a push."""
        return self._ledger.runs if self._mode == BY_BOX else self._ledger.ends

    def row_at(self, position: int) -> int:
        """Return the row that contains the last of the first `position` moves; -1 at the start."""
        if self._mode == BY_MOVE or not position:
            return position - 1
        return bisect_left(self._ends, position)

    def find_previous_stop(self, position: int, mode: str = "") -> int:
        """Return the position that taking back one row from `position` leads to; `mode` overrides that of the rows."""
        mode = mode or self._mode
        if mode == BY_MOVE:
            return max(0, position - 1)
        ends = self._ledger.runs if mode == BY_BOX else self._ledger.ends
        index = bisect_left(ends, position)
        return ends[index - 1] if index else 0

    def find_next_stop(self, position: int, mode: str = "") -> int:
        """Return the position that redoing one row from `position` leads to; `mode` overrides that of the rows."""
        mode = mode or self._mode
        if mode == BY_MOVE:
            return min(position + 1, len(self._letters))
        ends = self._ledger.runs if mode == BY_BOX else self._ledger.ends
        index = bisect_right(ends, position)
        return ends[index] if index < len(ends) else len(self._letters)

    def push_ends(self, position: int) -> Sequence[int]:
        """Return the number of moves played up to the end of each push within the first `position` moves."""
        ends = self._ledger.ends
        return ends[: bisect_right(ends, position)]

    def branches_of(self, row: int) -> Sequence[Branch]:
        """Return the branches that were left for moves of a row, the one left last first."""
        return [branch for branch in reversed(self._session.branches) if self.row_of(branch) == row]

    def row_of(self, branch: Branch) -> int:
        """Return the row with the move played in place of a branch, or the last row if there is none."""
        return max(0, self.row_at(min(branch.at + 1, len(self._letters))))

    def text_of(self, row: int) -> str:
        """Return the moves of a row (LURD)."""
        first = self.position_of(row - 1) if row else 0
        return "".join(self._letters[first : self.position_of(row)])

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return self._rows

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text_of(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            row, text = index.row(), self.text_of(index.row())
            return clauses((text, tr("another line was played here"))) if self.branches_of(row) else text
        return None

    def _count(self) -> int:
        if self._mode == BY_MOVE:
            return len(self._letters)
        ends = self._ends
        return len(ends) + (len(self._letters) > (ends[-1] if ends else 0))

    def _on_session_moved(self, run: MoveRun) -> None:
        if not run.forward:
            return
        end, moves = self._session.position, self._session.moves
        first = end - len(run.steps)
        if len(moves) == len(self._letters) and list(moves[first:end]) == list(self._letters[first:end]):
            return  # redone moves: the rows stay the same
        self._begin_anew_from(first)

    def _begin_anew_from(self, move: int) -> None:
        self._stale_from = move if self._stale_from is None else min(move, self._stale_from)

    def _on_session_jumped(self) -> None:
        moves = self._session.moves
        if len(moves) != len(self._letters) or moves is not self._known_moves:
            self._stale_from = 0

    def _on_session_changed(self) -> None:
        self._known_moves = self._session.moves
        if self._stale_from is None:
            return
        first, self._stale_from = self._stale_from, None
        states, moves = self._session.states, self._session.moves
        if first == 0 and not isinstance(self._session.puzzle, ReversePuzzle):
            self._ledger = Ledger.of_game(states[0], moves)
        else:
            self._ledger.cut(first)
            for at in range(first, len(moves)):
                self._ledger.add(states[at], states[at + 1])
        self._letters[first:] = moves[first:]
        rows = self._count()
        # The last kept row may have grown; all rows above it are unchanged.
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()
        elif rows < self._rows:
            self.beginRemoveRows(QModelIndex(), rows, self._rows - 1)
            self._rows = rows
            self.endRemoveRows()
        if rows:
            self.dataChanged.emit(self.index(max(0, self.row_at(first) - 1)), self.index(rows - 1))
