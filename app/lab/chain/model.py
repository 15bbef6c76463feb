"""Model of the chain view, without widgets: which chain, at which depth and after how many turns."""

from __future__ import annotations

from functools import cached_property, partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from core.base.control import Control
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import chain_states, random_walk
from core.cube.walk.chain_states import Balance, Condition, DepthState, Growth
from core.cube.walk.comparison import FIT, LONGEST
from core.cube.walk.populations import load_populations
from core.cube.walk.turn_averages import TURNS
from core.explain.cube import chain as derived
from core.explain.cube import walks
from core.explain.formulas.derivation import DerivedFigure
from core.markov.birth_death import BirthDeathChain
from core.markov.growth import effective_branching, fitted_line
from core.markov.mixing import distances

ARTICLE, BALANCED = "article", "balanced"
POPULATIONS = ((ARTICLE, phrase("Article")), (BALANCED, phrase("Balanced")))
LAW, GROWTH, MATRIX, TOWER = "law", "growth", "matrix", "tower"
VIEWS = (
    (LAW, "p(d | N)"), (GROWTH, phrase("Growth")), (MATRIX, phrase("Matrix")), (TOWER, phrase("Conditions")),
)  # fmt: skip
BANDS = "bands"
"""Key of the bands, which take the place of these views in a low window."""
AWAY, BACK, STAY = "p", "q", "r"
FIRST_MOVES = 32
"""Number of moves shown at first; there the article calls p(d|N) very close to its limit."""


class Chain:
    """Chain of the cube's walk over depths, with everything that is computed from it."""

    def __init__(self, puzzle: str, metric: Metric, populations: str) -> None:
        self.puzzle, self.metric, self.populations = puzzle, metric, populations
        self.rows = chain_states.states(puzzle, metric, populations)
        self.chain: BirthDeathChain = random_walk.chain(puzzle, metric, populations)

    @property
    def is_mended(self) -> bool:
        """Whether the published populations had to be mended, for which there is more than one way."""
        return chain_states.has_mended_populations(self.puzzle, self.metric)

    @property
    def deepest(self) -> int:
        return len(self.rows) - 1

    @property
    def most_turns(self) -> int:
        """Largest number of turns for which the distribution of the chain is shown."""
        return LONGEST[self.puzzle]

    @property
    def turns(self) -> int:
        """Number of turns that are possible in each position."""
        return TURNS[self.puzzle, self.metric]

    @cached_property
    def other_states(self) -> tuple[DepthState, ...]:
        """States of the chain with the populations mended in the way that is not chosen."""
        return chain_states.states(self.puzzle, self.metric, BALANCED if self.populations == ARTICLE else ARTICLE)

    @cached_property
    def raw(self) -> list[int]:
        """Populations by depth, as published."""
        return [layer.states for layer in load_populations(self.puzzle, self.metric).layers]

    @cached_property
    def tower(self) -> tuple[Condition, ...]:
        """Conditions that the published populations have to fulfil; empty where a turn may keep the depth."""
        return tuple(chain_states.tower(self.raw)) if self.metric is Metric.QTM else ()

    @property
    def exact_depths(self) -> int:
        """Number of depths, from 0 on, whose published populations are exact."""
        return next((row.depth for row in self.rows if not row.exact), len(self.rows))

    def growth_is_exact(self, low: int, high: int) -> bool:
        """Whether the populations between two depths are exact, and with them the growth."""
        return all(row.exact for row in self.rows[low : high + 1])

    @property
    def balance(self) -> Balance:
        """Positions at even and at odd depths, by the published populations."""
        return chain_states.balance(self.raw)

    @property
    def first_break(self) -> int | None:
        """First depth at which the published populations make no valid chain; None if they make one."""
        return chain_states.first_break(self.raw)

    @cached_property
    def growth(self) -> Growth:
        """Growth of the populations; only defined where no turn keeps the depth."""
        return chain_states.growth(self.rows, self.turns)

    @cached_property
    def laws(self) -> list[list[float]]:
        """Distributions p(d|N) for N = 0, 1, ..., `most_turns`."""
        return self.chain.distributions(self.most_turns)

    @cached_property
    def distances(self) -> list[float]:
        """Distances from the stationary distribution after 0, 1, ... turns."""
        return distances(self.chain, self.most_turns)

    def away_turns(self, low: int, high: int) -> float:
        """Return the mean number of turns that lead away, between two depths."""
        return chain_states.away_turns(self.rows, self.turns, low, high)

    def branching(self, low: int, high: int) -> float:
        """Return the growth b: the slope of a line through log D between two depths."""
        return effective_branching(self.sizes, low, high)

    def line(self, low: int, high: int) -> list[float]:
        """Return the populations at all depths by the line fitted between two depths."""
        return fitted_line(self.sizes, low, high)

    @property
    def sizes(self) -> list[int]:
        """Populations by depth."""
        return [row.states for row in self.rows]

    def explain_fit(self, low: int, high: int) -> DerivedFigure:
        """Return the derivation of the growth b of a line fitted between two depths."""
        return walks.growth(self.sizes, (low, high))

    def explain_share(self, share: str, depth: int) -> DerivedFigure:
        """Return the derivation of the share `AWAY`, `BACK` or `STAY` of the turns at a depth."""
        if share == STAY:
            return derived.derive_share_same(self.rows, depth, self.puzzle, self.metric)
        return (
            derived.derive_share_away(self.rows, depth)
            if share == AWAY
            else derived.derive_share_back(self.rows, depth)
        )


class ChainModel(InstrumentModel):
    """Model of the chain view; `chain` is None while the turns of the 2x2x2 are counted."""

    pointed = Signal()
    """The chosen depth has changed."""
    fitted = Signal()
    """The growth is fitted to other depths."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._asker = QuestionRunner(services.jobs)
        self._subject = ("", Metric.HTM)
        self.chain: Chain | None = None
        populations = self._settings.get("lab/chain/populations", ARTICLE)
        self._populations = populations if populations in dict(POPULATIONS) else ARTICLE
        view = self._settings.get("lab/chain/view", LAW)
        self._view = view if view in dict(VIEWS) else LAW
        self._bands = self._settings.get("lab/chain/bands", True)
        self._moves = self._settings.get("lab/chain/moves", FIRST_MOVES)
        self._depth = self._settings.get("lab/chain/depth", 20)
        self._fits: dict[tuple[str, Metric], tuple[int, int]] = {}

    def show_variant(self, variant: str) -> None:
        puzzle, metric = variant.split("-")
        self._subject = (puzzle, Metric(metric))
        self._work_out()

    @property
    def is_complete(self) -> bool:
        return self.chain is not None

    def _work_out(self) -> None:
        puzzle, metric = self._subject
        wanted = (puzzle, metric, self._populations)
        if self.chain is not None and (self.chain.puzzle, self.chain.metric, self.chain.populations) == wanted:
            return
        if puzzle == "3x3x3":
            self._asker.forget()
            self._take(Chain(*wanted))
            return
        self.chain = None
        title = tr("Counting where moves lead")
        self._asker.ask(wanted, title, partial(_chain, *wanted), self._take, detail="2×2×2")
        self.changed.emit()

    def _take(self, chain: Chain) -> None:
        self.chain = chain
        self.changed.emit()

    @property
    def populations(self) -> str:
        """Way of mending rounded populations: `ARTICLE` or `BALANCED`."""
        return self._populations

    @populations.setter
    def populations(self, populations: str) -> None:
        self._populations = populations
        self._settings.set("lab/chain/populations", populations)
        self._work_out()

    @property
    def view(self) -> str:
        """View in front: the key of one of `VIEWS`."""
        return self._view

    @view.setter
    def view(self, view: str) -> None:
        self._view = view
        self._settings.set("lab/chain/view", view)
        self._bring(bands=False)

    @property
    def bands(self) -> bool:
        """Whether the bands are in front of the view, where there is no room for both."""
        return self._bands

    def show_bands(self) -> None:
        """Bring the bands to the front."""
        self._bring(bands=True)

    def _bring(self, *, bands: bool) -> None:
        self._bands = bands
        self._settings.set("lab/chain/bands", bands)
        self.view_changed.emit()

    @property
    def moves(self) -> int:
        """Number of moves N, within the range of the chain."""
        return max(0, min(self._moves, self.chain.most_turns if self.chain is not None else self._moves))

    @moves.setter
    def moves(self, moves: int) -> None:
        self._moves = moves
        self._settings.set("lab/chain/moves", moves)
        self.moved.emit()

    @property
    def depth(self) -> int:
        """The chosen depth."""
        return max(0, min(self._depth, self.chain.deepest if self.chain is not None else self._depth))

    @depth.setter
    def depth(self, depth: int) -> None:
        if depth != self._depth:
            self._depth = depth
            self._settings.set("lab/chain/depth", depth)
            self.pointed.emit()

    @property
    def fit(self) -> tuple[int, int]:
        """First and last depth of the fitted growth."""
        return self._fits.get(self._subject, FIT[self._subject])

    @fit.setter
    def fit(self, fit: tuple[int, int]) -> None:
        if fit != self.fit:
            self._fits[self._subject] = fit
            self.fitted.emit()
            self.moved.emit()


def _chain(puzzle: str, metric: Metric, populations: str, _control: Control) -> Chain:
    return Chain(puzzle, metric, populations)
