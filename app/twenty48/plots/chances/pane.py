"""Pane with the chances of large tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.base.language.sample_shares import sampled_percent
from app.base.language.wording import fixed_percent
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.panes.pane import PlotPane
from app.twenty48.plots.chances.chart import ChancesChart
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain.twenty48 import twenty48
from core.twenty48.board import Board
from core.twenty48.outcomes.chances import Chances, TileChance

EXACT = phrase("With perfect play towards each tile, exact.")
PLAYED = phrase("How often the program makes each tile if it plays on from here, 95 % intervals.")
FORMULA = phrase(
    "On 2×2, 2×3, 2×4 and 3×3 every position is solved: a chance is that of perfect play towards this very tile, "
    "which is not the play towards another one. On 4×4 the adviser plays on from the board, two moves ahead, until "
    "it has the largest of these tiles or is lost. A hatched bar is the share k / n of its games, the line on it the "
    "interval of E. B. Wilson (1927) for 95 %: it holds for this player, and a better one would make more. Games are "
    "counted in their order and not as they end, for short ones are lost ones. Game k of a board is always the same: "
    "statewalk 2048 chances BOARD --seed 1 --games N plays them again. The next move drops the work; what was played "
    "is kept."
)


class ChancesPane(PlotPane):
    """Pane that shows `Chances` and explains them."""

    plot: ChancesChart

    def __init__(self, services: Services, below: QWidget) -> None:
        super().__init__(_title(exact=False), services, ChancesChart(), below=below, full_size=False)
        self.plot.sheets = self._sheets
        self._board: Board | None = None

    def show_chances(self, board: Board, chances: Chances) -> None:
        """Show the chances of a board."""
        self._board = board
        self._say(*_explain_chances(board, chances), exact=chances.is_exact)
        self.plot.show_chances(chances, board.largest)

    def show_nothing(self, reason: str, *, exact: bool) -> None:
        """Show the reason why there are no chances; `exact` tells which kind they would be."""
        self._board = None
        self._say(exact=exact)
        self.plot.show_nothing(reason)

    def _say(self, *told: NamedFigure, exact: bool) -> None:
        self.set_title(_title(exact=exact))
        self.explain(translate(EXACT if exact else PLAYED), translate(FORMULA), *told)

    def _sheets(self, place: int) -> Sequence[NamedFigure]:
        if self._board is None:
            return ()
        name = _name(self.plot.chances.tiles[place])
        return [told for told in _explain_chances(self._board, self.plot.chances) if told.name == name]

    # export

    def picture_name(self) -> str:
        return "2048-chances"

    def csv(self) -> str:
        chances = self.plot.chances
        rows = [f"{one.tile},{one.share!r},{one.low!r},{one.high!r},{chances.games}" for one in chances.tiles]
        return "\n".join(["tile,chance,low,high,games", *rows, ""])


def _title(*, exact: bool) -> str:
    """Return the title, which says whose play the chances are based on."""
    return tr("Chances with perfect play") if exact else tr("Chances of the program from here")


def _name(one: TileChance) -> str:
    return tr("chance of {tile}", tile=str(one.tile))


def _explain_chances(board: Board, chances: Chances) -> list[NamedFigure]:
    """Return the figures of the tiles that are not made, derived from games or from the moves' values."""
    if chances.is_exact:
        return [
            NamedFigure(_name(one), fixed_percent(one.share, 2), twenty48.perfect(one))
            for one in chances.tiles
            if one.moves
        ]
    return [
        NamedFigure(
            _name(one),
            sampled_percent(chances.count_games_with(one), chances.games),
            twenty48.derive_played_chance(one, chances.games),
        )
        for one in chances.tiles
        if one.exponent > board.largest and 0 < one.share < 1
    ]
