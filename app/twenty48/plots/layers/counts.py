"""Controller of the plot of 2048 boards by tile sum: counts and lists them in jobs."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.twenty48.plots.frame.dock import Dock
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.shape import BoardShape
from core.twenty48.states.layer_plot import PUBLISHED, LayerPlot, ReachedLayers, can_list, layer_plot, reached_layers

if TYPE_CHECKING:
    from app.twenty48.plots.layers.pane import LayersPane

LISTING = phrase("The boards that play can show are being listed.")
CANCELLED = phrase("Listing cancelled. Come back to this plot to start it again.")
_listed: dict[tuple[BoardShape, int], ReachedLayers] = {}
"""Listings made since the program started, by shape and exponent of the target."""


class TileSumCounts(QObject):
    """Owner of the pane with the boards by tile sum (`lazy`) and of its contents.

    Call `look_at` for another shape, target or board.
    """

    changed = Signal()
    """Emitted when counts are shown, or their listing has ended."""

    expanded = Signal()
    """Emitted when the user asks for the pane in full size."""

    def __init__(self, services: Services, parent: QObject, name: str, *, docked: bool = True, bins: int = 160) -> None:
        super().__init__(parent)
        self._services, self._name = services, name
        self._docked, self._bins = docked, bins
        self._asked: tuple[BoardShape, int] | None = None
        self._shown: tuple[BoardShape, int] | None = None
        """Shape and exponent that are shown or being counted."""
        self._cancelled = False
        """Whether the user cancelled that job, which a move alone must not restart."""
        self._total: int | None = None
        self._asker = QuestionRunner(services.jobs)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.layers.pane", self._build, docked=docked)
        self.lazy.shown.connect(self._wake)

    @property
    def pane(self) -> LayersPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def plot(self) -> LayerPlot | None:
        """Shown plot of the shape and target asked for last; None before it is ready."""
        pane = self.pane
        plot = pane.shown_plot if pane is not None else None
        return plot if plot is not None and (plot.shape, plot.exponent) == self._asked else None

    @property
    def is_settled(self) -> bool:
        """Whether the pane shows what was asked for last, and no job is running."""
        return not self._asker.is_busy and self._asked == self._shown and self.pane is not None

    def look_at(self, shape: BoardShape, exponent: int, total: int | None) -> None:
        """Show the boards of a shape up to a target; `total` is the tile sum of the board in play, if any."""
        self._asked, self._total = (shape, exponent), total
        if self.pane is not None:
            self.pane.mark(total)
        self._count()

    def _build(self, module: ModuleType) -> LayersPane:
        pane: LayersPane = module.LayersPane(self._services, self._name, docked=self._docked)
        pane.expanded.connect(self.expanded)
        pane.mark(self._total)
        QTimer.singleShot(0, self, self._count)
        return pane

    def _wake(self) -> None:
        if self._cancelled:
            self._cancelled, self._shown = False, None
        self._count()

    def _count(self) -> None:
        """Count the boards that were asked for, if the pane is visible."""
        pane, asked = self.pane, self._asked
        if pane is None or asked is None or asked == self._shown or not self.lazy.isVisible():
            return
        self._shown, self._cancelled = asked, False
        pane.show_nothing(tr("The boards are being counted"))
        self._asker.ask(
            ("count", *asked),
            tr("Counting boards"),
            partial(_count_layers, *asked, self._bins),
            partial(self._on_boards_counted, pane, asked),
            detail=name_of(*asked),
            on_failure=partial(self._on_failure, pane),
            on_cancelled=partial(self._on_count_cancelled, pane),
        )

    def _on_boards_counted(self, pane: LayersPane, shown: tuple[BoardShape, int], plot: LayerPlot | str | None) -> None:
        if plot is None:
            return
        if isinstance(plot, str):
            pane.show_nothing(plot)
        elif shown in _listed:
            pane.show_plot(plot.with_listing(_listed[shown]), "")
        elif can_list(*shown):
            pane.show_plot(plot, translate(LISTING))
            self._list(pane, shown)
        else:
            pane.show_plot(plot, why_not(*shown))
        self.changed.emit()

    def _list(self, pane: LayersPane, shown: tuple[BoardShape, int]) -> None:
        self._asker.ask(
            ("list", *shown),
            tr("Listing boards"),
            partial(reached_layers, *shown),
            partial(self._on_boards_listed, pane, shown),
            detail=name_of(*shown),
            on_failure=partial(self._on_failure, pane),
            on_cancelled=partial(self._on_list_cancelled, pane),
        )

    def _on_boards_listed(self, pane: LayersPane, shown: tuple[BoardShape, int], reached: ReachedLayers | None) -> None:
        if reached is not None:
            _listed[shown] = reached
            if pane.shown_plot is not None:
                pane.show_plot(pane.shown_plot.with_listing(reached), "")
        self.changed.emit()

    def _on_failure(self, pane: LayersPane, sentence: str) -> None:
        if pane.shown_plot is not None:
            pane.show_plot(pane.shown_plot, sentence)
        else:
            pane.show_nothing(sentence)
        self.changed.emit()

    def _on_count_cancelled(self, pane: LayersPane) -> None:
        self._cancelled = True
        pane.show_nothing(tr("Cancelled. Come back to this plot to have the boards counted."))

    def _on_list_cancelled(self, pane: LayersPane) -> None:
        self._cancelled = True
        if pane.shown_plot is not None:
            pane.show_plot(pane.shown_plot, translate(CANCELLED))


def name_of(shape: BoardShape, exponent: int) -> str:
    """Return the name of a board with its target, such as "4×4 to 2048"."""
    return tr("{board} to {target}", board=shape.title, target=str(1 << exponent))


def why_not(shape: BoardShape, exponent: int) -> str:
    """Return the reason why reachable boards are not shown."""
    name = name_of(shape, exponent)
    if exponent > shape.largest:
        largest = str(1 << shape.largest)
        return tr(
            "{board} makes no tile above {tile}: what play reaches is drawn for targets up to that.",
            board=shape.title,
            tile=largest,
        )
    if (shape.side, exponent) in PUBLISHED:
        known = format_integer(PUBLISHED[shape.side, exponent])
        return tr(
            "Play reaches {boards} boards of {rules} up to symmetry: published, but not by tile sum.",
            boards=known,
            rules=name,
        )
    if (shape.side, exponent) == (4, 5):
        return tr(
            "What play reaches takes a quarter of an hour to list: {command}.",
            command="statewalk 2048 states --size 4 --target 32",
        )
    return tr("What play reaches of {rules} is not listed here: there are too many boards.", rules=name)


def _count_layers(shape: BoardShape, exponent: int, bins: int, control: Control) -> LayerPlot | str | None:
    try:
        return layer_plot(shape, exponent, bins=bins, control=control)
    except InputError as error:
        return translate(error.sentence)
