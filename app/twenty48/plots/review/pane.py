"""Pane of the review of a 2048 game: the curve, its sentence and explanation."""

from __future__ import annotations

from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.panes.pane import PlotPane
from app.twenty48.plots.review.chart import ReviewChart
from app.twenty48.plots.review.curve import ReviewCurve
from core.base.words import phrase

NONE = phrase("What each board of a finished game was worth.")
FORMULA = phrase(
    "A solid curve is exact: the chance of the target with perfect play from each board, every "
    "later move considered. A hatched one is an estimate: the score so far and what the adviser "
    "would still make; on 4×4 it is fitted to games that the adviser played. Where a game has "
    "both, a dashed seam parts them, and each has its axis. The cost of a move is how much more "
    "the best move was worth. Mistakes let the curve fall; luck takes it up and down. Below the "
    "curve hangs what each move cost, on a log scale; the triangles are the ten costliest. A cost "
    "is in percentage points, or in points of the score. N goes to the next, C plays on from there "
    "with a copy of the game; a click goes to the board of a move."
)


class ReviewPane(PlotPane):
    """Pane with the review of a 2048 game: a chart of its boards' values and its moves' costs."""

    plot: ReviewChart

    def __init__(self, services: Services) -> None:
        super().__init__(tr("Review", context="a plot"), services, ReviewChart(), full_size=False)
        self.explain(translate(NONE), translate(FORMULA))

    def show_curve(self, curve: ReviewCurve, here: int) -> None:
        """Show the curve of a game at the move `here`."""
        self.explain(_sentence(curve), translate(FORMULA))
        self.plot.show_curve(curve, here)

    def show_nothing(self, reason: str) -> None:
        """Show the reason why there is no plot, or what it waits for."""
        self.explain(translate(NONE), translate(FORMULA))
        self.plot.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        return "2048-review"

    def csv(self) -> str:
        return "moves\n" if self.plot.is_empty else self.plot.curve.to_csv()


def _sentence(curve: ReviewCurve) -> str:
    """Return a sentence on what the curve shows."""
    kinds, target = {stretch.chance for stretch in curve.stretches}, 1 << curve.target
    if len(kinds) == 2:
        return tr("The exact chance of {target}, and from the dashed seam on the expected score.", target=target)
    if True in kinds:
        return tr("The chance to reach {target} with perfect play, at each board.", target=target)
    return tr("The final score if the adviser played on, at each board.")
