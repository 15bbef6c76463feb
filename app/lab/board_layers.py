"""The boards of 2048 by tile sum in the Lab: every size and target, and where the game on the 2048 page is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import count_text
from app.services.services import Services
from app.services.wording import grouped
from app.services.words import tr
from app.twenty48.plots.layers.counts import LayerCounts
from app.widgets.explained import NONE, Shown, Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Label
from core.derivations import all_boards, boards, layers
from core.twenty48.board import Board
from core.twenty48.shape import Shape, parse_shape
from core.words import phrase

BINS = 420
PAGE = "2048"
COUNTS = (
    (
        phrase("Baseline"),
        phrase("Every way to lay two tiles or more below the target, with the 2 or 4 that came last."),
    ),
    (
        phrase("In reachable layers"),
        phrase("A move adds 2 or 4 to the tile sum, so it cannot cross two empty layers in a row."),
    ),
    (phrase("Truly reachable"), phrase("What play can show, found move by move. Both counts above are too large.")),
)
FIGURES = (
    phrase("baseline"), phrase("in reachable layers"), phrase("truly reachable"), phrase("last reachable sum"),
)  # fmt: skip


class LayersView(SubjectView):
    """The pane, its totals below, and what the three counts are in the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._asked: tuple[Shape, int] | None = None
        self.layers = LayerCounts(services, self, "lab/layers", docked=False, bins=BINS)
        self.layers.changed.connect(self._on_counted)
        self.figures = KeyFigures(FIGURES)
        self.table = Section(tr("Three ways to count"))
        for name, text in COUNTS:
            self.table.add(Label(name, 13, 600))
            self.table.add(Label(text, 12, 400, "text2", wrap=True))
            self.table.body.addSpacing(6)
        self._totals = Table((tr("Count"), tr("Boards")), (1.2, 2.0))
        self.table.add(self._totals)
        self.table.body.addStretch(1)
        over_figures(self, self.layers.lazy, self.figures)
        services.open_games.changed.connect(self._on_game)

    @property
    def ready(self) -> bool:
        return self.layers.settled

    @property
    def facts(self) -> Sequence[str]:
        plot = self.layers.plot
        if plot is None:
            return ()
        number = len(plot.possible.counts)
        told = Told(tr("layers"), grouped(number), layers.SUMS.at(K=plot.exponent, C=plot.shape.cells))
        return (Telling(tr("%n layers", one="%n layer", n=number), told),)

    @property
    def stage(self) -> QWidget | None:
        return self.layers.pane.chart if self.layers.pane is not None else None

    def show_variant(self, variant: str) -> None:
        board, target = variant.split("-")
        asked = parse_shape(board), int(target).bit_length() - 1
        if asked != self._asked:
            self.figures.clear()
            self._totals.set([])
        self._asked = asked
        self._look()

    def _look(self) -> None:
        """Count, and mark the game that is played, if it is on such a board."""
        game = self._services.open_games.game(PAGE)
        board: Board | None = game.state if game is not None else None
        if self._asked is not None:
            shape, exponent = self._asked
            total = board.tile_sum if board is not None and board.shape == shape else None
            self.layers.look_at(shape, exponent, total)

    def _on_game(self, page: str) -> None:
        if page == PAGE and self._asked is not None:
            self._look()

    def _on_counted(self) -> None:
        plot = self.layers.plot
        if plot is not None:
            reached = plot.reached
            # one state stands for all won boards, as in both bounds
            truly = NONE if reached is None else count_text(reached.total + 1)
            counts = count_text(plot.baseline), count_text(plot.reachable)
            texts = (*counts, truly, grouped(plot.possible.max_sum))
            shown = [Shown(*one) for one in zip(texts, boards.counts(plot), strict=True)]
            self.figures.set(*shown)
            rows = [(tr("Baseline"), shown[0]), (tr("In reachable layers"), shown[1])]
            if reached is not None:
                classes = all_boards.CLASSES.at(listed=reached.classes, ends=1)
                alike = Shown(count_text(reached.classes + 1), classes)
                rows += [(tr("Truly reachable"), shown[2]), (tr("up to symmetry"), alike)]
            self._totals.set(rows)
        self.changed.emit()


def create(services: Services, _model: Model) -> LayersView:
    """The view, for `app.lab.subjects`."""
    return LayersView(services)
