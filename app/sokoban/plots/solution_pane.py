"""Solution pane: a bar for each push, the current position, and stretches that can be shorter."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtGui import QShowEvent

from app.base.language.wording import clauses, format_integer, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.panes.pane import PlotPane
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import explained_cost_of
from app.sokoban.plots.strip import StripMark, StripPlot
from app.sokoban.solve.improving import LevelImproving
from app.sokoban.solve.variants import saving
from app.sokoban.solve.way import BEST, SO_FAR, SolutionPath
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.explain.sokoban import pushes
from core.sokoban.solve.optimiser import MoveRange

FORMULA = phrase(
    "The height of a bar is the number of steps the man walks before that push. Click a bar to go "
    "there; drag over bars to select them, and Improve shortens only that part. The game it "
    "replaces is kept as a snapshot."
)
HERE, LEFT = phrase("you are here"), phrase("you left it here")


class SolutionPane(PlotPane):
    """Pane that plots the pushes of the solution that a `LevelImproving` improves."""

    plot: StripPlot

    def __init__(self, services: Services, model: SokobanModel, improving: LevelImproving) -> None:
        plot = StripPlot(tr("The pushes of the solution"), self.reading)
        super().__init__(translate(BEST), services, plot, full_size=False)
        self._model, self._improving = model, improving
        self._way: SolutionPath | None = None
        plot.chosen.connect(self._go)
        plot.sheets = self._sheets
        plot.stretched.connect(improving.select_pushes)
        plot.released.connect(improving.select_all)
        improving.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Redraw the pane if it is visible."""
        if not self.isVisible():
            return
        way = self._improving.way
        if way is None or not way.ends:
            self._way = None
            pulling = self._model.pulling
            self.explain(_bar_words(pulled=pulling), translate(FORMULA))
            self.plot.show_nothing(
                tr("Solve the level, or press Solve, and the pulls of its solution are drawn here.")
                if pulling
                else tr("Solve the level, or press Solve, and the pushes of its solution are drawn here.")
            )
            self.foot.set()
            return
        if way is not self._way:
            self._way = way
            self.foot.set(unit=tr("pull" if way.pulled else "push", context="what bars are"))
            self.plot.show_steps(way.walks)
        self.explain(self._sentence_of(way), translate(FORMULA))
        self.plot.mark(self._pill(way), self._mark_pointed_variant(way), self._mark_selection(way))

    def _sentence_of(self, way: SolutionPath) -> str:
        cost = explained_cost_of(way.moves, pulled=way.pulled)
        if way.title == BEST:
            costs = tr("{cost}.", cost=cost)
        elif way.title == SO_FAR and self._model.session.can_redo:
            costs = tr("This game, undone moves included: {cost}.", cost=cost)
        else:
            costs = tr("{what}: {cost}.", what=translate(way.title), cost=cost)
        return sentences(costs, _bar_words(pulled=way.pulled))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _pill(self, way: SolutionPath) -> tuple[int, str] | None:
        model = self._model
        if way.in_game:
            done = model.history.tally.pushes
            return (done, translate(HERE)) if done else None
        session = model.session
        states = [session.start, *(session.states[end] for end in model.history.push_ends(session.position))]
        done = way.left_at(states)
        return (done, translate(HERE if done == len(states) - 1 else LEFT)) if done else None

    def _mark_pointed_variant(self, way: SolutionPath) -> StripMark | None:
        piece = self._improving.pointed
        if piece is None:
            return None
        stretch = MoveRange(piece.first, piece.end)
        words = clauses((saving(piece, pulled=way.pulled), self._improving.words_of(stretch)))
        return StripMark(*way.pushes_of(stretch), words)

    def _mark_selection(self, way: SolutionPath) -> StripMark | None:
        selected = self._improving.selected_stretch
        if selected is None:
            return None
        return StripMark(*way.pushes_of(selected), self._improving.words_of(selected))

    def reading(self, push: int) -> str:
        """Return the readout for one push."""
        way = self._way
        if way is None or not 1 <= push <= len(way.ends):
            return ""
        walk = way.walks[push - 1]
        before = tr("a walk of {steps:,} before it", steps=walk) if walk else tr("no walk before it")
        moves = tr("%n moves", one="%n move", n=way.ends[push - 1])
        return tr(
            "Pull {number:,}: {before}, {moves} so far" if way.pulled else "Push {number:,}: {before}, {moves} so far",
            number=push,
            before=before,
            moves=moves,
        )

    def _sheets(self, push: int) -> Sequence[NamedFigure]:
        way = self._way
        if way is None:
            return ()
        worked = pushes.MOVES.bind(walked=way.ends[push - 1] - push, pushes=push)
        return (NamedFigure(tr("moves"), format_integer(way.ends[push - 1]), worked),)

    def _go(self, push: int) -> None:
        way = self._way
        if way is not None:
            self._model.laid_out.lay_out_whole(way.moves, way.ends[push - 1])

    # Export

    def picture_name(self) -> str:
        return f"{self._model.level_name} solution"  # not shown

    def csv(self) -> str:
        way = self._way
        walks = way.walks if way is not None else ()
        ends = accumulate(walk + 1 for walk in walks)
        rows = [f"{push},{walk},{end}" for push, (walk, end) in enumerate(zip(walks, ends, strict=True), 1)]
        unit = "pull" if way is not None and way.pulled else "push"
        return "\n".join([f"{unit},walk,moves", *rows, ""])


def _bar_words(*, pulled: bool) -> str:
    return tr(
        "Each bar is one pull; its height is the number of steps walked before it."
        if pulled
        else "Each bar is one push; its height is the number of steps walked before it."
    )
