"""The cube's chain in the Lab: bands, balance, law, growth and matrix, its figures below and every depth beside."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.chain.figures import ChainFigures
from app.lab.chain.model import LAW, VIEWS, Chain, ChainModel
from app.lab.chain.sentences import growth_shown
from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import about
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import fixed_percent, labelled, written
from app.services.words import tr, translated
from app.widgets.explained import NONE, Assumption, Shown, Slide, Telling, Told
from app.widgets.figures import KeyFigures
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.cube.walk.chain_states import Known
from core.cube.walk.random_walk import mean
from core.derivations import chain as derived
from core.derivations import walks
from core.derivations.derivation import Worked
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.chain.pane import ChainPane

FIGURES = (
    phrase("mean depth"), phrase("to the stationary law"), phrase("fullest depth"), phrase("growth b"),
    phrase("mean of p/q"), phrase("turns away"),
)  # fmt: skip


def create(services: Services, _model: Model) -> ChainView:
    """The subject, for `app.lab.subjects`."""
    return ChainView(services)


class ChainView(SubjectView):
    """The pane with the figures of the present number of turns below it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = ChainModel(services, self)
        self._lazy = LazyPane(services.jobs, "app.lab.chain.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.key_figures = KeyFigures(FIGURES)
        over_figures(self, self._lazy, self.key_figures)
        self.figures = ChainFigures(self.table, self.model)
        self.model.changed.connect(self._show)
        self.model.moved.connect(self._show_key_figures)
        self.model.fitted.connect(self._show_key_figures)
        self.model.fitted.connect(self.figures.show_notes)
        self.model.pointed.connect(self.figures.point)
        self.model.view_changed.connect(self.changed)

    @property
    def pane(self) -> ChainPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        pane: ChainPane = module.ChainPane(self._services, self.model)
        pane.stage.folded_changed.connect(self.changed)
        return pane

    def show_variant(self, variant: str) -> None:
        puzzle, metric = variant.split("-")
        self.model.show(puzzle, Metric(metric))

    @property
    def ready(self) -> bool:
        return self.pane is not None and self.model.chain is not None

    @property
    def facts(self) -> Sequence[str]:
        chain = self.model.chain
        if chain is None:
            return ()
        told = Told(tr("states"), str(len(chain.rows)), derived.STATES.at(deepest=len(chain.rows) - 1))
        states = Telling(tr("%n states", one="%n state", n=len(chain.rows)), told)
        return states, translated(chain.metric.unit)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.walked if self.pane is not None else None

    def commands(self) -> Sequence[Command]:
        return (
            Command(
                "lab.chain_play", "Play the cube's chain", self._play, "play", (), "Let N run to its end",
                enabled=lambda: self.pane is not None and self.model.view == LAW,
            ),
            *(
                Command(f"lab.chain_{key}", phrase("Chain: {view}", view=text), partial(self._choose, key), "chain")
                for key, text in VIEWS
            ),
            Command(
                "lab.chain_bands", "Chain: bands and balance", self.model.show_bands, "chain", (),
                "Bring them to the front in a window that is too low for more",
                enabled=lambda: self.pane is not None and self.pane.stage.folded,
            ),
        )  # fmt: skip

    def assumptions(self) -> Sequence[Assumption]:
        chain, model = self.model.chain, self.model
        if chain is None:
            return ()
        name = tr("Turns N")
        return (Slide(name, 0, chain.longest, lambda: model.moves, lambda moves: setattr(model, "moves", moves)),)

    def _play(self) -> None:
        if self.pane is not None:
            self.model.view = LAW
            self.pane.slider.toggle()

    def _choose(self, view: str) -> None:
        self.model.view = view

    def _show(self) -> None:
        """Another chain, or none yet."""
        self.figures.show()
        self._show_key_figures()
        self.changed.emit()

    def _show_key_figures(self) -> None:
        chain, moves = self.model.chain, self.model.moves
        if chain is None:
            self.key_figures.clear()
            return
        law = chain.laws[moves]
        fullest = law.index(max(law))
        self.key_figures.set(
            # the chain is a model of the walk: what it says of a number of turns is never exact
            _model(written(mean(law), ".2f"), walks.MEAN.at(N=moves, p=law)),
            _model(fixed_percent(chain.distances[moves], 2), walks.distance(moves, law, chain.chain.limit(moves))),
            _model(labelled(str(fullest), fixed_percent(law[fullest], 1)), walks.FULLEST.at(N=moves, p=law)),
            growth_shown(chain, self.model.fit),
            _ratio(chain, self.model.fit),
            _away(chain, self.model.fit),
        )


def _model(text: str, worked: Worked) -> Shown:
    return Shown(about(text, exact=False), worked, exact=False)


def _ratio(chain: Chain, fit: tuple[int, int]) -> Shown | str:
    """The growth as the article has it; none where turns keep the depth, so that p/q is not D(i + 1)/D(i)."""
    low, high = _growing(chain, fit)
    if chain.metric is not Metric.QTM or not all(row.back for row in chain.rows[low : high + 1]):
        return NONE
    counted_all = all(row.known is Known.COUNTED for row in chain.rows[low : high + 1])
    text = about(written(chain_states.mean_ratio(chain.rows, low, high), ".4f"), exact=counted_all)
    return Shown(text, walks.ratio(chain.rows, low, high))


def _growing(chain: Chain, fit: tuple[int, int]) -> tuple[int, int]:
    """The depths of the growth: those of the article, or of the line where there is no article."""
    return chain_states.GROWTH if chain.mended else fit


def _away(chain: Chain, fit: tuple[int, int]) -> Shown:
    """How many turns lead away where the growth is taken, as the notes beside say for the article's chain."""
    low, high = _growing(chain, fit)
    counted_all = all(row.known is Known.COUNTED for row in chain.rows[low : high + 1])
    away = tr("{away:.2f} of {turns}", away=chain.away_turns(low, high), turns=chain.turns)
    text = about(away, exact=counted_all)
    return Shown(text, walks.away(chain.rows, chain.turns, low, high))
