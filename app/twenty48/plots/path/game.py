"""Controller of the plot of a game's path; a long game is analysed in a job."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.twenty48.plots.bag.moves import OUT_OF_RANGE
from app.twenty48.plots.frame.dock import Dock
from core.base.control import Control
from core.base.words import phrase
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.game_path import GameFollower
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.board import Board

if TYPE_CHECKING:
    from app.twenty48.plots.path.pane import PathPane

AT_ONCE = 200
"""Number of moves that can be analysed in a few milliseconds."""
SET_UP = phrase(
    "This game did not begin with two tiles. The tiles before are not known, so luck and geometry cannot be told apart."
)


class PathOfGame(QObject):
    """Owner of the pane with the path (`lazy`) and of its contents."""

    chosen = Signal(int)
    """Emitted with a move of the path that was clicked."""

    expanded = Signal()
    """Emitted when the user asks for the pane in full size."""

    changed = Signal()
    """Emitted when the path in the pane has changed."""

    def __init__(self, services: Services, parent: QObject, *, docked: bool = True) -> None:
        super().__init__(parent)
        self._services, self._docked = services, docked
        self._boards: Sequence[Board] = ()
        self._here = 0
        self._reason = ""
        """Why there is no game."""
        self._mistakes: Sequence[tuple[int, float, str]] = ()
        self._follower: GameFollower | None = None
        self._cancelled: object = None
        """First board of the game whose analysis the user cancelled."""
        self._new = False
        """Whether the pane was just created and is still empty."""
        self._asker = QuestionRunner(services.jobs)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.path.pane", self._build, docked=docked)
        self.lazy.shown.connect(self._on_shown)

    @property
    def pane(self) -> PathPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def is_busy(self) -> bool:
        """Whether a game is being analysed, or is about to be shown."""
        return self._asker.is_busy or self._new

    def look_at(self, boards: Sequence[Board], here: int, mistakes: Sequence[tuple[int, float, str]]) -> None:
        """Follow a game by its boards, each a move after the one before; `here` is the index of the shown one.

        `mistakes`: number of moves before each mistake, its weight from 0 to 1, and the move.
        """
        self._boards, self._here, self._mistakes = boards, here, mistakes
        self._update()

    def show_nothing(self, reason: str) -> None:
        """Show the reason why there is no game."""
        self._boards, self._reason = (), reason
        self._asker.forget()
        self._update()

    def _build(self, module: ModuleType) -> PathPane:
        pane: PathPane = module.PathPane(self._services, docked=self._docked)
        pane.chosen.connect(self.chosen)
        pane.expanded.connect(self.expanded)
        self._new = True
        QTimer.singleShot(0, self, self._update)
        return pane

    def _on_shown(self) -> None:
        self._cancelled = None
        self._update()

    def _update(self) -> None:
        """Update the pane to the game, if it is visible."""
        self._new = False
        pane, boards = self.pane, self._boards
        if pane is None or not self.lazy.isVisible():
            return
        if not boards:
            if self._reason:
                pane.show_nothing(translate(self._reason))
                self.changed.emit()
            return
        rules = boards[0].target, boards[0].four
        if not LEAST_TARGET <= rules[0] <= MOST_TARGET:
            self._asker.forget()
            pane.show_nothing(translate(OUT_OF_RANGE))
            self.changed.emit()
            return
        if self._follower is None or (self._follower.target, self._follower.four) != rules:
            self._follower = GameFollower(BagChain(*rules))
        if self._follower.news(boards) <= AT_ONCE:
            self._asker.forget()
            self._show(pane)
        elif self._cancelled is not boards[0]:
            pane.show_nothing(tr("Luck and geometry are being worked out"))
            self._asker.ask(
                (boards[0], rules),
                tr("Working out luck and geometry"),
                partial(_follow_game, rules, boards),
                self._on_game_followed,
                on_failure=pane.show_nothing,
                on_cancelled=partial(self._on_cancelled, pane),
            )

    def _on_game_followed(self, follower: GameFollower | None) -> None:
        if follower is not None:
            self._follower = follower
            self._update()

    def _on_cancelled(self, pane: PathPane) -> None:
        self._cancelled = self._boards[0]
        pane.show_nothing(tr("Cancelled. Come back to this plot to see the path."))

    def _show(self, pane: PathPane) -> None:
        assert self._follower is not None
        path = self._follower.follow(self._boards)
        if path is None:
            pane.show_nothing(translate(SET_UP))
        else:
            pane.show_path(path, self._here, self._mistakes)
        self.changed.emit()


def _follow_game(rules: tuple[int, float], boards: Sequence[Board], control: Control) -> GameFollower | None:
    """Return a follower that has analysed these boards; None if cancelled."""
    follower = GameFollower(BagChain(*rules))
    control.total = len(boards)
    for end in range(AT_ONCE, len(boards) + AT_ONCE, AT_ONCE):
        if control.cancelled:
            return None
        follower.follow(boards[:end])
        control.done = min(end, len(boards))
    return follower
