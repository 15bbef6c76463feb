"""Controller of the bag plot: solves the chain of the game's target in a job and follows the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.twenty48.plots.frame.dock import Dock
from core.base.control import Control
from core.base.words import phrase
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET, BagPlot, bag_plot
from core.twenty48.bag.path import follow
from core.twenty48.board import Board

if TYPE_CHECKING:
    from app.twenty48.plots.bag.pane import BagPane

GAMES, BINS = 1_500, 40
OUT_OF_RANGE = phrase(
    "The chain is solved for targets from {least} to {most}.", least=1 << LEAST_TARGET, most=1 << MOST_TARGET
)


class BagMoves(QObject):
    """Owner of the pane with the moves to win (`lazy`) and of its contents."""

    expanded = Signal()
    """Emitted when the user asks for the pane in full size."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._boards: Sequence[Board] = ()
        self._chain: tuple[int, float] | None = None
        """Target and probability of a 4 of the chain that is shown or being solved."""
        self._cancelled = False
        self._short_title = False
        self._asker = QuestionRunner(services.jobs)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.bag.pane", self._build)
        self.lazy.shown.connect(self._on_shown)

    @property
    def pane(self) -> BagPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    def look_at(self, boards: Sequence[Board]) -> None:
        """Follow the boards of the shown game, each a move after the one before."""
        self._boards = boards
        self._update()

    def shorten_title(self, short: bool) -> None:
        """Use the short title of the pane, or the full one."""
        self._short_title = short
        if self.pane is not None and self._boards:
            target = 1 << self._boards[-1].target
            whole = tr("Moves to win · {target} in a bag", target=target)
            self.pane.set_title(tr("Moves to win") if short else whole)

    def _build(self, module: ModuleType) -> BagPane:
        pane: BagPane = module.BagPane(self._services, "2048/bag")
        pane.expanded.connect(self.expanded)
        QTimer.singleShot(0, self, self._update)
        return pane

    def _on_shown(self) -> None:
        if self._cancelled:
            self._chain, self._cancelled = None, False
        self._update()

    def _update(self) -> None:
        """Update the pane to the game, if it is visible."""
        pane = self.pane
        if pane is None or not self._boards or not self.lazy.isVisible():
            return
        board = self._boards[-1]
        if self._chain != (board.target, board.four):
            self._chain, self._cancelled = (board.target, board.four), False
            self.shorten_title(self._short_title)
            self._solve(pane, *self._chain)
        self._follow(pane)

    def _solve(self, pane: BagPane, target: int, four: float) -> None:
        self._asker.forget()
        if not LEAST_TARGET <= target <= MOST_TARGET:
            pane.show_nothing(translate(OUT_OF_RANGE))
            return
        pane.show_nothing(tr("The chain is being solved"))
        self._asker.ask(
            (target, four),
            tr("Solving the chain"),
            partial(_compute_plot, target, four),
            partial(self._on_chain_solved, pane),
            detail=tr("{target} in a bag", target=1 << target),
            on_failure=pane.show_nothing,
            on_cancelled=partial(self._on_cancelled, pane),
        )

    def _on_chain_solved(self, pane: BagPane, plot: BagPlot | None) -> None:
        if plot is not None:
            pane.show_plot(plot)
            self._follow(pane)

    def _on_cancelled(self, pane: BagPane) -> None:
        self._cancelled = True
        pane.show_nothing(tr("Cancelled. Choose another target, or come back to this plot."))

    def _follow(self, pane: BagPane) -> None:
        """Mark the expected end of the game."""
        plot = pane.shown_plot
        if plot is not None:
            same = (plot.target, plot.chain.four) == self._chain
            pane.follow(follow(plot.chain, self._boards) if same else None)


def _compute_plot(target: int, four: float, control: Control) -> BagPlot | None:
    return bag_plot(BagChain(target, four), games=GAMES, bins=BINS, control=control)
