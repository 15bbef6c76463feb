"""Pane with the chart of all boards of 2048, its legend, and the export of its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.words import tr
from app.base.services import Services
from app.lab.all_boards.plot import AllBoardsPlot
from app.plots.panes.pane import PlotPane
from core.base.words import phrase
from core.twenty48.states.all_boards import AllBoards, all_boards_csv

SENTENCE = phrase(
    "How many boards 2048 has, by size and target. Each count leaves out more boards that cannot be reached."
)
FORMULA = phrase(
    "C cells, the target 2^K. Ways to fill the board: each cell is empty or one of K tiles, (K + "
    "1)^C. Below the target: the game ends there, so K^C + 1, one state for all that are won. "
    "Baseline: two tiles or more, a 2 or a 4 among them: K^C − (K − 2)^C − 2C + 1. Reachable "
    "layers: a move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Truly "
    "reachable: listed, tile sum by tile sum; hatched where only classes of mirrored and turned "
    "boards were counted, eight boards at most in each. After J. Lees-Miller, The Mathematics of "
    "2048, parts 2 and 3 (2017)."
)


class AllBoardsPane(PlotPane):
    """Pane with the chart of all boards of 2048; all its counts are known from the start."""

    plot: AllBoardsPlot

    def __init__(self, services: Services, boards: Sequence[AllBoards]) -> None:
        self._boards = boards
        super().__init__(tr("All boards of 2048"), services, AllBoardsPlot(boards), docked=False)
        self.explain(SENTENCE, FORMULA)
        self.plot.refit()

    # export

    def picture_name(self) -> str:
        return "2048-all-boards"

    def csv(self) -> str:
        return all_boards_csv(self._boards)
