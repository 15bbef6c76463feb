"""The player's own won games on the board that is shown, as a plot."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.services.jobs import Asker
from app.services.services import Services
from app.twenty48.games.finished import FinishedGames
from app.twenty48.plots.dock import Dock
from app.widgets.buttons import IconButton
from core.control import Control
from core.trials import deviation, mean
from core.twenty48.bag.histogram import MOST_TARGET, least_winning_sum
from core.twenty48.board import Board

if TYPE_CHECKING:
    from app.twenty48.plots.won_games_pane import GamesPane


class WonGames(QObject):
    """Owns the pane (`lazy`) and what it shows."""

    def __init__(self, services: Services, games: FinishedGames, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._games = services, games
        self._board: Board | None = None
        self._shown: tuple[float, ...] | None = None
        """Size, target, probability of a 4 and numbers of games that are in the pane, or on the way there."""
        self._asker = Asker(services.jobs)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.won_games_pane", self._build)
        self.lazy.shown.connect(self._update)

    @property
    def pane(self) -> GamesPane | None:
        """The pane, once it was imported."""
        return self.lazy.pane  # type: ignore[return-value]

    def look_at(self, board: Board) -> None:
        """Show the games won on such boards."""
        self._board = board
        self._update()

    def _build(self, module: ModuleType) -> GamesPane:
        pane: GamesPane = module.GamesPane(self._services.messages)
        for button in pane.findChildren(IconButton):
            # the Lab has no such plot: take the button away that would lead there
            if "Lab" in button.toolTip():
                button.hide()
        QTimer.singleShot(0, self, self._update)
        return pane

    def _update(self) -> None:
        pane, board = self.pane, self._board
        if pane is None or board is None or not self.lazy.isVisible():
            return
        wanted = (board.size, board.target, board.four, *self._games.count(board.size))
        if wanted == self._shown:
            return
        self._shown = wanted
        points = self._points(board)
        if not points or board.target > MOST_TARGET:
            self._asker.forget()
            name = f"{board.size}×{board.size}"
            pane.show_nothing(f"No game on {name} has reached {1 << board.target} yet. Every win is a point here.")
            return
        work = partial(_least_sum, board.target, board.four)
        self._asker.ask(wanted, "Drawing your games", work, partial(self._show, pane, points, 1 << board.target))

    def _points(self, board: Board) -> tuple[tuple[int, int], ...]:
        """Moves and tile sum at the win of every game to the board's target."""
        results = [one.result for one in self._games.all(board.size)]
        return tuple(
            (result.win_moves, result.win_sum)
            for result in results
            if (result.target, result.four) == (board.target, board.four)
            and result.win_moves is not None
            and result.win_sum is not None
        )

    def _show(self, pane: GamesPane, points: tuple[tuple[int, int], ...], target: int, least: int) -> None:
        moves = [m for m, _ in points]
        pane.show_games(target, points, mean(moves), deviation(moves), least)


def _least_sum(target: int, four: float, _control: Control) -> int:
    return least_winning_sum(target, four)
