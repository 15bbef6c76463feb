"""Controller of the review plot of the replayed game, which is reviewed when first shown."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.language.words import translate
from app.base.services import Services
from app.base.session.session import Session
from app.twenty48.advice.mistakes import ReplayMistakes
from app.twenty48.plots.frame.dock import Dock
from app.twenty48.plots.review.curve import ReviewCurve
from core.base.words import phrase

if TYPE_CHECKING:
    from app.twenty48.plots.review.pane import ReviewPane

NO_GAME = phrase("Replay a finished game (G) to see here what each of its boards was worth and what its mistakes cost.")
GAME_OVER = phrase(
    "Your game has ended. Choose Review on its card, or replay it (G), to see here what each of "
    "its boards was worth and what its mistakes cost."
)
LOOKING = phrase("The game is being looked through")


class ReviewOfGame(QObject):
    """Owner of the pane with the review (`lazy`) and of its contents."""

    chosen = Signal(int)
    """Emitted with a move of the game that was clicked."""

    def __init__(self, services: Services, mistakes: ReplayMistakes, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._mistakes = services, mistakes
        self._replay: Session | None = None
        self._ended = False
        self._curve: ReviewCurve | None = None
        self.lazy = Dock(services.jobs, "app.twenty48.plots.review.pane", self._build)
        self.lazy.shown.connect(self._update)

    @property
    def pane(self) -> ReviewPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    def look_at(self, replay: Session | None, *, ended: bool) -> None:
        """Follow the replayed game, if any; `ended` tells whether the running game is over and reviewable."""
        self._replay, self._ended = replay, ended
        self._update()

    def _build(self, module: ModuleType) -> ReviewPane:
        pane: ReviewPane = module.ReviewPane(self._services)
        pane.plot.chosen.connect(self.chosen)
        QTimer.singleShot(0, self, self._update)
        return pane

    def _update(self) -> None:
        """Update the pane to the game, if it is visible."""
        pane, replay, mistakes = self.pane, self._replay, self._mistakes
        if pane is None or not self.lazy.isVisible():
            return
        if replay is None:
            self._curve = None
            pane.show_nothing(translate(GAME_OVER if self._ended else NO_GAME))
            return
        if not mistakes.is_known and not mistakes.is_busy:
            mistakes.look()
        if mistakes.is_known:
            if self._curve is None or self._curve.judged is not mistakes.reviewed_boards:
                self._curve = ReviewCurve(mistakes.reviewed_boards, mistakes.marks, replay.state.target)
            pane.show_curve(self._curve, replay.position)
        else:
            pane.show_nothing(mistakes.reason or translate(LOOKING))
