"""Review of the running 2048 game: what each move cost against the best one, computed in a job."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import Jobs, QuestionRunner
from app.base.language.words import tr
from app.base.session.session import Session
from app.twenty48.advice.move_values import AdviceSource, MoveValues
from app.twenty48.games.players import HELPED
from core.base.control import Control
from core.twenty48.adviser.review import BoardWorth, Review, review, worths
from core.twenty48.board import Board
from core.twenty48.outcomes.odds import Odds

REST_MS = 300


class ReviewedBoard(NamedTuple):
    """Board of a game, the move that followed ("" after the last one), and the value of both."""

    board: Board
    move: str
    worth: BoardWorth


class Reviewer(QObject):
    """Keeps what each move of the running game cost, and reviews each move only once."""

    changed = Signal()

    def __init__(self, jobs: Jobs, values: MoveValues, game: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._values, self._game = values, game
        self._judged: list[ReviewedBoard] = []
        self._source: AdviceSource | None = None
        self._asker = QuestionRunner(jobs)
        self._timer = QTimer(self, interval=REST_MS, singleShot=True)
        self._timer.timeout.connect(self._judge)

    @property
    def chance(self) -> bool:
        """Whether the costs of moves are in probability of making the 2048 target, rather than in points."""
        return self._source is not None and self._source.is_exact

    @property
    def review(self) -> Review:
        """Summary of the player's own moves up to the current position, without moves played for the player."""
        helped = set(self._game.info.get(HELPED, ()))
        return review(
            reviewed.worth.cost
            for index, reviewed in enumerate(self._judged[: self._game.position])
            if index not in helped and self._fits(index)
        )

    def look(self) -> None:
        """Schedule a review of the new moves for when the board has been at rest for `REST_MS`."""
        self._timer.start()

    def _fits(self, index: int) -> bool:
        judged = self._judged[index]
        return self._game.moves[index] == judged.move and self._game.states[index] is judged.board

    def _judge(self) -> None:
        self._asker.forget()
        played = self._game.position
        source = self._values.source(self._game.states[max(0, played - 1)])
        if source is None:
            return
        if source != self._source:
            self._source, self._judged = source, []
        kept = 0
        while kept < min(len(self._judged), played) and self._fits(kept):
            kept += 1
        if kept < played:
            del self._judged[kept:]
            new = tuple(zip(self._game.states[kept:played], self._game.moves[kept:played], strict=False))
            work = partial(judged_by, [source.for_another_thread()], new)
            self._asker.ask(new, tr("Looking at your moves"), work, self._on_boards_reviewed)
        self.changed.emit()

    def _on_boards_reviewed(self, judged: list[ReviewedBoard]) -> None:
        self._judged += judged
        self.changed.emit()


def judged_by(
    sources: Sequence[AdviceSource], moves: Sequence[tuple[Board, str]], control: Control
) -> list[ReviewedBoard]:
    """Return a review of each board and the move that followed it.

    Runs in a worker thread, and returns only the first reviews if cancelled. Raises InputError if the odds of a board
    that was set up by hand do not fit into memory.
    """
    for source in sources:
        if isinstance(source.provider, Odds) and moves and not source.provider.extend(moves[0][0].cells, control):
            return []
    odds = next((source.advice for source in sources if source.is_exact), None)
    adviser = next((source.advice for source in sources if not source.is_exact), None)
    board_worths = worths(moves, odds, adviser, control)
    return [ReviewedBoard(board, move, worth) for (board, move), worth in zip(moves, board_worths, strict=False)]
