"""The plots beside the board: moves to win in a bag, random play from here, won games, and boards by tile sum."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QTimer, Signal, SignalInstance
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.plots.lazy import LazyPane
from app.plots.switcher import PlotSwitcher
from app.services.jobs import Job
from app.services.services import Services
from app.twenty48.games.games import Games
from app.twenty48.plots.layer_counts import Layering
from app.twenty48.plots.walk import BELOW_FROM, RandomPlay
from app.widgets.buttons import IconButton
from app.widgets.panel import MARGIN
from core.control import Control
from core.trials import deviation, mean
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET, BagPlot, bag_plot, least_winning_sum
from core.twenty48.bag.path import follow
from core.twenty48.board import Board

if TYPE_CHECKING:
    from app.plots.frame import PaneFrame
    from app.twenty48.plots.bag_pane import BagPane
    from app.twenty48.plots.games_pane import GamesPane

BAG, RANDOM, GAMES, LAYERS = "bag", "random", "games", "layers"
PLOTS = ((BAG, "In a bag"), (RANDOM, "At random"), (GAMES, "Games"), (LAYERS, "Layers"))
BAG_GAMES, BAG_BINS = 1_500, 40
TITLE_FROM = 680
"""Under this width, the choice leaves room for a short title only."""
TITLE, TOOLS = MARGIN + 112, MARGIN + 3 * 36 + 12
"""What a short title and the tools beside it take."""


class Plots(PlotSwitcher):
    """One of the four at a time; `look_at` the board that is shown."""

    expanded = Signal()
    """Random play is to be shown full size."""

    bag_expanded = Signal(int)
    """The chain is to be shown full size, with this target."""

    layers_expanded = Signal(int)
    """The boards by tile sum are to be shown full size, with this target."""

    def __init__(self, services: Services, games: Games, parent: QObject) -> None:
        super().__init__(services, "2048/plot", PLOTS)
        self._games = games
        self._board: Board | None = None
        self._boards: Sequence[Board] = ()
        self._bag: tuple[int, float] | None = None
        """Target and probability of a 4 of the chain that is shown or being solved."""
        self._job: Job | None = None
        self._games_job: Job | None = None
        self._games_for: tuple[float, ...] | None = None
        self.walk = RandomPlay(services, parent)
        self.walk.expanded.connect(self.expanded)
        self.bag = LazyPane("app.twenty48.plots.bag_pane", self._build_bag)
        self.games = LazyPane("app.twenty48.plots.games_pane", self._build_games)
        self.layers = Layering(services, parent, "2048/layers")
        self.layers.expanded.connect(lambda: self._open_target(self.layers_expanded))
        self.set_faces({BAG: self.bag, RANDOM: self.walk.lazy, GAMES: self.games, LAYERS: self.layers.lazy})
        self.chosen.connect(self._wake)

    @property
    def bag_pane(self) -> BagPane | None:
        return self.bag.pane  # type: ignore[return-value]

    @property
    def games_pane(self) -> GamesPane | None:
        return self.games.pane  # type: ignore[return-value]

    def sizeHint(self) -> QSize:
        home = self.parentWidget()
        return QSize(400, 240 if home is not None and home.width() > BELOW_FROM else 424)

    def look_at(self, boards: Sequence[Board]) -> None:
        """Another board is shown: the last of these, each a move after the one before."""
        self._boards, self._board = boards, boards[-1]
        self.walk.look_at(boards[-1])
        self.layers.look_at(boards[-1].size, boards[-1].target, boards[-1].tile_sum)
        self._wake()

    @property
    def _beside(self) -> bool:
        """Whether there is room for the choice beside a plot's title."""
        return self.width() >= TITLE + self.which.sizeHint().width() + TOOLS

    def place(self) -> None:
        """A wide plot has room for the choice beside its title, which saves a line under the board."""
        beside = self._beside
        self.place_choice(self.width() - self.which.sizeHint().width() - TOOLS if beside else MARGIN, beside)
        self._entitle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # not in here: a pane is not visible before its surroundings are
        QTimer.singleShot(0, self, self._wake)

    def _wake(self) -> None:
        """Bring the plot that is in front up to the board."""
        self._solve_bag()
        self._follow()
        self._show_games()

    # in a bag

    def _build_bag(self, module: ModuleType) -> QWidget:
        pane: BagPane = module.BagPane(self._services, "2048/bag")
        pane.expanded.connect(lambda: self._open_target(self.bag_expanded))
        self._bag = None
        QTimer.singleShot(0, self, self._solve_bag)
        return pane

    def _open_target(self, signal: SignalInstance) -> None:
        """Ask for a plot in full size, if the Lab has it for this target."""
        if self._board is not None and LEAST_TARGET <= self._board.target <= MOST_TARGET:
            signal.emit(1 << self._board.target)

    def _solve_bag(self) -> None:
        pane, board = self.bag_pane, self._board
        if pane is None or board is None or not self.bag.isVisible() or self._bag == (board.target, board.four):
            return
        self._bag = (board.target, board.four)
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
        self._entitle()
        if not LEAST_TARGET <= board.target <= MOST_TARGET:
            pane.show_nothing("The chain is solved for targets from 8 to 65536.")
            return
        pane.show_nothing("The chain is being solved")
        detail = f"{1 << board.target} in a bag"
        self._job = self._services.jobs.run("Solving the chain", partial(_bag, *self._bag), detail)
        self._job.finished.connect(self._on_bag)
        self._job.failed.connect(pane.show_nothing)
        self._job.cancelled.connect(self._on_bag_cancelled)

    def _entitle(self) -> None:
        pane, board = self.bag_pane, self._board
        if pane is not None and board is not None:
            short = self._beside and self.width() < TITLE_FROM
            pane.set_title("Moves to win" if short else f"Moves to win · {1 << board.target} in a bag")

    def _on_bag(self, plot: BagPlot | None) -> None:
        self._job = None
        if plot is not None and self.bag_pane is not None:
            self.bag_pane.show_plot(plot)
            self._follow()

    def _follow(self) -> None:
        """Mark where the game is expected to end, if anyone can see it."""
        pane, board = self.bag_pane, self._board
        plot = pane.plotted if pane is not None and self.bag.isVisible() else None
        if pane is None or plot is None or board is None:
            return
        same = (plot.target, plot.chain.four) == (board.target, board.four)
        pane.follow(follow(plot.chain, self._boards) if same else None)

    def _on_bag_cancelled(self) -> None:
        if self._job is not None and self.bag_pane is not None:
            self._job = None
            self.bag_pane.show_nothing("Cancelled. Choose another target, or come back to this plot.")

    # the player's games

    def _build_games(self, module: ModuleType) -> QWidget:
        pane: GamesPane = module.GamesPane(self._services.messages)
        _stays_here(pane)
        self._games_for = None
        QTimer.singleShot(0, self, self._show_games)
        return pane

    def _show_games(self) -> None:
        pane, board = self.games_pane, self._board
        if pane is None or board is None or not self.games.isVisible():
            return
        asked = (board.size, board.target, board.four, *self._games.count(board.size))
        if asked == self._games_for:
            return
        self._games_for = asked
        kept = [one.game for one in self._games.all(board.size)]
        points = tuple(
            (game.win_moves, game.win_sum)
            for game in kept
            if (game.target, game.four) == (board.target, board.four)
            and game.win_moves is not None
            and game.win_sum is not None
        )
        name = f"{board.size}×{board.size}"
        if not points or board.target > MOST_TARGET:
            pane.show_nothing(f"No game on {name} has reached {1 << board.target} yet. Every win is a point here.")
            return
        self._games_job = Job("Drawing your games", lambda _control: least_winning_sum(board.target, board.four))
        self._games_job.finished.connect(lambda least: self._on_least(points, 1 << board.target, least))
        self._games_job.start()

    def _on_least(self, points: Sequence[tuple[int, int]], target: int, least: int) -> None:
        from app.twenty48.plots.games_pane import WonGames

        moves = [m for m, _ in points]
        if self.games_pane is not None:
            self.games_pane.show_games(WonGames(target, tuple(points), mean(moves), deviation(moves), least))


def _stays_here(pane: PaneFrame) -> None:
    """The Lab has no such plot: take the button away that would lead there."""
    for button in pane.findChildren(IconButton):
        if "Lab" in button.toolTip():
            button.hide()


def _bag(target: int, four: float, control: Control) -> BagPlot | None:
    return bag_plot(target, four=four, games=BAG_GAMES, bins=BAG_BINS, control=control)
