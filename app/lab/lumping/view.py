"""Why lumping fails, in the Lab: the shares of a depth's positions, two steps in a row, and every depth beside."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.lumping.model import LumpingModel
from app.lab.lumping.sentences import plain_words, share
from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import about
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import grouped, written
from app.services.words import tr, translated
from app.widgets.explained import NONE, Shown, Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Hairline, Label
from core.cube.metrics import Metric
from core.cube.solve.survey import Way
from core.cube.walk.lumping import ClassTurns
from core.derivations import lumping, walks
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.lumping.pane import LumpingPane

FIGURES = (
    phrase("positions"),
    phrase("turns closer"),
    phrase("their deviation"),
    phrase("correlation of steps"),
    phrase("in the chain"),
)
LAST = {
    Way.FARTHER: phrase("after a step away"),
    Way.SAME: phrase("after one aside"),
    Way.CLOSER: phrase("after one closer"),
}


def create(services: Services, _model: Model) -> LumpingView:
    """The subject, for `app.lab.subjects`."""
    return LumpingView(services)


class LumpingView(SubjectView):
    """The pane, figures of the depth below, and in the side panel what follows for the next step."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = LumpingModel(services, self)
        self._lazy = LazyPane(services.jobs, "app.lab.lumping.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.figures = KeyFigures(FIGURES)
        over_figures(self, self._lazy, self.figures)
        self._words = Label("", 12, 400, "text2", wrap=True)
        self._steps = Section(tr("The next step"))
        self.steps = Table(("", tr("Closer"), tr("Same"), tr("Farther")), (1.7, 1.1, 1.1, 1.1))
        self._steps.add(self.steps)
        self._steps.add(self._words)
        every = Section(tr("Every depth"))
        heads = "d", tr("Positions"), tr("Closer"), "± ", tr("Correlation")
        self.depths = Table(heads, (0.5, 1.7, 0.9, 0.9, 1.3), rows_lead=True)
        self.depths.row_chosen.connect(self._on_row)
        every.add(self.depths)
        self.table = Section()
        self.table.body.setSpacing(16)
        for widget in (self._steps, Hairline(), every):
            self.table.add(widget)
        self.table.body.addStretch(1)
        self.model.changed.connect(self._show)

    @property
    def pane(self) -> LumpingPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    @property
    def words(self) -> str:
        """What is said in plain words."""
        return self._words.text()

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: LumpingPane = module.LumpingPane(self._services, self.model)
        return pane

    def show_variant(self, variant: str) -> None:
        puzzle, metric = variant.split("-")
        self.model.show(puzzle, Metric(metric))

    @property
    def ready(self) -> bool:
        return self.pane is not None and self.model.classes is not None

    @property
    def facts(self) -> Sequence[str]:
        classes = self.model.classes
        if classes is None:
            return ()
        deepest = str(len(classes) - 1)
        counted = lumping.EXTENT.at(c=tuple(found.positions for found in classes))
        return (Telling(tr("counted to depth {depth}", depth=deepest), Told(tr("deepest"), deepest, counted)),)

    def commands(self) -> Sequence[Command]:
        return (
            Command("lab.lumping_draw", "Draw positions of this depth", self.model.draw, "lab", (),
                    "Look where the turns of positions drawn at random lead, or stop doing so",
                    enabled=lambda: self.model.can_draw),
        )  # fmt: skip

    def _on_row(self, row: int) -> None:
        self.model.depth = row

    def _show(self) -> None:
        self._show_depths()
        self._show_here()
        self.changed.emit()

    def _show_here(self) -> None:
        found = self.model.here
        self._steps.set_note("" if found is None else tr("from depth {depth}", depth=found.depth))
        if found is None:
            self.figures.clear()
            self.steps.set([])
            self._words.setText("")
            return
        exact = found.exact
        texts = (
            grouped(found.positions),
            about(tr("{mean:.4f} of {turns}", mean=found.mean(Way.CLOSER), turns=found.turns), exact=exact),
            about(written(found.deviation(Way.CLOSER), ".4f"), exact=exact),
            about(_signed(found.correlation), exact=exact),
            "0",
        )
        self.figures.set(*map(Shown, texts, walks.lumped(found)))
        rows: list[tuple[str | Shown, ...]] = [
            (translated(words), *(_step(found, last, way) for way in Way))
            for last, words in LAST.items()
            if found.step(last, Way.CLOSER) is not None
        ]
        self.steps.set([*rows, (tr("the chain, always"), *(_chain_step(found, way) for way in Way))])
        words = plain_words(found)
        self._words.say(words.text, *words.told)

    def _show_depths(self) -> None:
        model = self.model
        self.depths.set([_row(depth, model.at(depth)) for depth in range(model.deepest + 1)])
        self.depths.selectRow(model.depth)


def _step(found: ClassTurns, last: Way, way: Way) -> Shown:
    return Shown(share(found.step(last, way), exact=found.exact), lumping.step(found, last, way))


def _chain_step(found: ClassTurns, way: Way) -> Shown:
    return Shown(share(found.mean(way) / found.turns, exact=found.exact), lumping.chain_step(found, way))


def _row(depth: int, found: ClassTurns | None) -> tuple[str | Shown, ...]:
    if found is None:
        return str(depth), NONE, NONE, NONE, NONE
    exact = found.exact
    texts = (
        grouped(found.positions),
        about(written(found.mean(Way.CLOSER), ".3f"), exact=exact),
        about(written(found.deviation(Way.CLOSER), ".3f"), exact=exact),
        about(_signed(found.correlation), exact=exact),
    )
    return str(depth), *map(Shown, texts, walks.lumped(found)[:4])


def _signed(value: float) -> str:
    """With a minus sign as people write it."""
    return written(value, ".4f").replace("-", "−") if abs(value) >= 5e-5 else "0"
