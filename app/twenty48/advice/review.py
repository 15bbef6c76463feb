"""What the moves of the running game cost against the best ones, worked out in a job while the board rests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.jobs import Job
from app.services.session import Session
from app.twenty48.advice.move_values import Oracle, Source
from core.control import Control
from core.twenty48.adviser.review import Review, review
from core.twenty48.board import Board
from core.twenty48.odds import Odds
from core.twenty48.puzzle import MOVES

REST_MS = 300

Judged = tuple[Board, str, float | None]


class Reviewer(QObject):
    """Keeps what each move of the game cost; a move that was judged is not judged again."""

    changed = Signal()

    def __init__(self, oracle: Oracle, game: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._oracle, self._game = oracle, game
        self._judged: list[Judged] = []
        self._teller: object = None
        self._job: Job | None = None
        self._timer = QTimer(self, interval=REST_MS, singleShot=True)
        self._timer.timeout.connect(self._start)

    @property
    def chance(self) -> bool:
        """Whether costs are probabilities."""
        return isinstance(self._teller, Odds)

    @property
    def review(self) -> Review:
        """The player's moves up to the position on the board; those that were played for the player do not count."""
        helped = set(self._game.info.get("helped", ()))
        return review(
            cost
            for index, (_, _, cost) in enumerate(self._judged[: self._game.position])
            if index not in helped and self._fits(index)
        )

    def look(self) -> None:
        """The game has changed: judge what is new, when the board has rested."""
        self._timer.start()

    def stop(self) -> None:
        """Drop the work in progress."""
        self._timer.stop()
        job, self._job = self._job, None
        if job is not None:
            job.cancel()

    def _fits(self, index: int) -> bool:
        state, move, _ = self._judged[index]
        return self._game.moves[index] == move and self._game.states[index] is state

    def _start(self) -> None:
        self.stop()
        played = self._game.position
        source = self._oracle.source(self._game.states[max(0, played - 1)])
        if source is None:
            return
        if source.teller is not self._teller:
            self._teller, self._judged = source.teller, []
        kept = 0
        while kept < min(len(self._judged), played) and self._fits(kept):
            kept += 1
        if kept < played:
            del self._judged[kept:]
            todo = list(zip(self._game.states[kept:played], self._game.moves[kept:played], strict=False))
            self._job = Job("Looking at your moves", partial(_judge, source.for_a_thread(), todo))
            self._job.finished.connect(self._on_judged)
            self._job.start()
        self.changed.emit()

    def _on_judged(self, judged: list[Judged]) -> None:
        self._job = None
        self._judged += judged
        self.changed.emit()


def _judge(source: Source, todo: Sequence[tuple[Board, str]], control: Control) -> list[Judged]:
    judged: list[Judged] = []
    for state, move in todo:
        if control.cancelled:
            break
        advice = None if state.won and isinstance(source.teller, Odds) else source.ask(state)
        judged.append((state, move, None if advice is None else advice.cost(MOVES.index(move))))
    return judged
