"""Review of a replayed 2048 game and its costliest moves, computed on first request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.base.session.session import Session
from app.twenty48.advice import wording
from app.twenty48.advice.move_values import AdviceSource, MoveValues
from app.twenty48.advice.review import ReviewedBoard, judged_by
from app.twenty48.board.words import direction
from core.base.control import Control
from core.twenty48.adviser.review import mistakes, weights
from core.twenty48.board import Board
from core.twenty48.puzzle import MOVES

MOST = 10
"""Largest number of mistakes listed for a game."""


class ReplayMistakes(QObject):
    """Reviewed boards and costliest moves of the replayed game, computed for one game at a time."""

    changed = Signal()
    """Emitted when the mistakes become known or unknown, or the search for them starts or ends."""

    def __init__(self, services: Services, values: MoveValues, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._values = services, values
        self._replay: Session | None = None
        self._judged: Sequence[ReviewedBoard] = ()
        self._numbers: list[int] = []
        self._marks: list[tuple[int, float, str]] = []
        self.reason = ""
        """Why the requested review is missing; "" if none was requested or none failed."""
        self._going = False
        """Whether to go to the next mistake as soon as the mistakes are known."""
        self._asker = QuestionRunner(services.jobs)
        values.replaced.connect(self._forget)

    @property
    def is_known(self) -> bool:
        """Whether the replayed game has been reviewed."""
        return bool(self._judged)

    @property
    def is_busy(self) -> bool:
        """Whether the mistakes of the replayed game are being looked for."""
        return self._asker.is_busy

    @property
    def possible(self) -> bool:
        """Whether there are values to review the replayed game with."""
        return self._replay is not None and self._values.review_sources(self._replay.start) is not None

    @property
    def reviewed_boards(self) -> Sequence[ReviewedBoard]:
        """All boards of the replayed game with their values, the last one included; empty before the review."""
        return self._judged

    @property
    def numbers(self) -> list[int]:
        """Number of moves before each mistake, ascending; empty until the review is done."""
        return self._numbers

    @property
    def marks(self) -> list[tuple[int, float, str]]:
        """Mistakes as (moves before it, weight from 0 to 1 on a log scale, move played)."""
        return self._marks

    def look_at(self, replay: Session | None) -> None:
        """Follow the session that is replayed; None ends the replay."""
        if replay is not self._replay:
            self._replay = replay
            self._forget()

    def look(self) -> None:
        """Review the game, unless that is done, failed, or was cancelled by the user."""
        if not self.is_known and not self.reason:
            self._ask()

    def look_again(self) -> None:
        """Review the game even if an earlier attempt failed or was cancelled."""
        self.reason = ""
        self.look()

    def go_to_next(self) -> None:
        """Go to the board before the next mistake, after the last one to the first; review the game first."""
        replay = self._replay
        if replay is None:
            return
        replay.player.stop()
        if self.is_known:
            self._go_on(replay)
            return
        self._going = True
        self._ask()
        if not self._asker.is_busy:
            self._going = False
            self._services.messages.say(tr("Mistakes cannot be found."), self.reason, good=False)

    def go_to(self, number: int) -> None:
        """Go to the board before the mistake with `number` moves before it, and describe it in a message."""
        replay = self._replay
        if replay is None or number not in self._numbers:
            return
        replay.player.stop()
        replay.jump(number)
        reviewed = self._judged[number]
        if reviewed.worth.cost is not None and reviewed.worth.best is not None:
            self._services.messages.say(
                tr("Mistake {number} of {all}", number=self._numbers.index(number) + 1, all=len(self._numbers)),
                tr(
                    "Move {number}: {move} cost {points}, best was {best}",
                    number=number + 1,
                    move=direction(reviewed.move),
                    points=wording.points_of(reviewed.worth),
                    best=direction(MOVES[reviewed.worth.best]),
                ),
            )

    def _go_on(self, replay: Session) -> None:
        numbers = self._numbers
        if not numbers:
            self._services.messages.say(tr("No mistakes found"), tr("every move was best or equally good"))
            return
        self.go_to(next((number for number in numbers if number > replay.position), numbers[0]))

    # jobs

    def _ask(self) -> None:
        replay = self._replay
        if replay is None:
            return
        sources = self._values.review_sources(replay.start)
        if sources is None:
            self.reason = self._values.reason(replay.start)
            self.changed.emit()
            return
        self.reason = ""
        moves = tuple(zip(replay.states, (*replay.moves, ""), strict=True))
        self._asker.ask(
            moves,
            tr("Looking for mistakes"),
            partial(_review_boards, sources, moves),
            partial(self._on_boards_reviewed, len(moves)),
            on_failure=self._on_failure,
            on_cancelled=self._on_cancelled,
        )
        self.changed.emit()

    def _on_boards_reviewed(self, boards: int, judged: Sequence[ReviewedBoard]) -> None:
        if len(judged) < boards:
            return
        worths = [one.worth for one in judged]
        self._judged, self._numbers = judged, mistakes(worths, MOST)
        heavy = weights(worths, self._numbers)
        heaviest = zip(self._numbers, heavy, strict=True)
        self._marks = [(number, weight, judged[number].move) for number, weight in heaviest]
        self.changed.emit()
        if self._going and self._replay is not None:
            self._going = False
            self._go_on(self._replay)

    def _on_failure(self, reason: str) -> None:
        if self._going:
            self._services.messages.say(tr("Mistakes cannot be found."), reason, good=False)
        self._stop(reason)

    def _on_cancelled(self) -> None:
        self._stop(tr("Cancelled. N looks for mistakes again."))

    def _stop(self, reason: str) -> None:
        self._going, self.reason = False, reason
        self.changed.emit()

    def _forget(self) -> None:
        self._asker.forget()
        self._judged, self._numbers, self._marks = (), [], []
        self._going, self.reason = False, ""
        self.changed.emit()


def _review_boards(
    sources: Callable[[Control], Sequence[AdviceSource]], moves: Sequence[tuple[Board, str]], control: Control
) -> Sequence[ReviewedBoard]:
    """Review every board of a game and the move that followed, in a worker thread; return fewer if it was cancelled."""
    advice_sources = sources(control)
    return judged_by(advice_sources, moves, control) if advice_sources else []
