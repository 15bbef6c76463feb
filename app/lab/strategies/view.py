"""The policy microscope on boards that are solved: curves of the strategies, and the figures of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.strategies.figures import MicroscopeFigures
from app.lab.strategies.model import COST, MISTAKES, PLAYING, WINNABLE, MicroscopeModel
from app.lab.view import SubjectView, over_figures
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import fixed_percent, written
from app.services.words import tr
from app.widgets.explained import Shown
from app.widgets.figures import KeyFigures
from core.derivations import boards
from core.twenty48.shape import parse_shape
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.strategies.pane import MicroscopePane

FIGURES = (
    phrase("it wins"),
    phrase("perfect play wins"),
    phrase("moves a game"),
    phrase("not best"),
    phrase("mean score"),
)
COMMANDS = {
    WINNABLE: phrase("Strategies: still winnable"),
    COST: phrase("Strategies: cost"),
    MISTAKES: phrase("Strategies: mistakes"),
    PLAYING: phrase("Strategies: still playing"),
}


class MicroscopeView(SubjectView):
    """The pane with the key figures of the chosen strategy below it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = MicroscopeModel(services, self)
        self._lazy = LazyPane(services.jobs, "app.lab.strategies.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.key_figures = KeyFigures(FIGURES)
        over_figures(self, self._lazy, self.key_figures)
        self.figures = MicroscopeFigures(self.table, self.model)
        self.model.changed.connect(self._show)

    @property
    def pane(self) -> MicroscopePane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: MicroscopePane = module.MicroscopePane(self._services, self.model)
        return pane

    def show_variant(self, variant: str) -> None:
        board, target = variant.split("_")
        self.model.show(parse_shape(board), int(target).bit_length() - 1)

    @property
    def ready(self) -> bool:
        return self.pane is not None and self.model.whole

    @property
    def facts(self) -> Sequence[str]:
        known, strategies = len(self.model.known), len(self.model.strategies)
        return (tr("{known} of %n strategies", one="{known} of %n strategy", known=known, n=strategies),)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.plot if self.pane is not None else None

    def commands(self) -> Sequence[Command]:
        return tuple(
            Command(f"lab.strategies_{key}", text, partial(self._choose, key), "tiles")
            for key, text in COMMANDS.items()
        )

    def _choose(self, view: str) -> None:
        self.model.view = view

    def _show(self) -> None:
        """Another board or strategy, or more is known."""
        self.figures.show()
        outcome = self.model.outcomes.get(self.model.chosen.key)
        if outcome is None:
            self.key_figures.clear()
        else:
            texts = (
                fixed_percent(outcome.won, 2),
                fixed_percent(outcome.perfect, 2),
                written(outcome.moves, ".1f"),
                written(outcome.mistakes, ".1f"),
                f"{outcome.score:.0f}",
            )
            self.key_figures.set(*map(Shown, texts, boards.strategy(outcome)))
        self.changed.emit()
