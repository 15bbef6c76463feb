"""Lab view of the cube's chain: bands, balance, distribution, growth, matrix, key figures and a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter

from app.base.actions import Command
from app.base.language.wording import fixed_percent, format_number, label_value
from app.base.language.words import tr, translate
from app.lab.chain.figures import ChainPanel
from app.lab.chain.model import LAW, VIEWS, Chain, ChainModel
from app.lab.chain.sentences import growth_shown
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.plots.drawing.numbers import mark_approximate
from app.widgets.explained_figures import NONE, Assumption, Figure, NumberAssumption, figure_number
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.cube.walk.chain_states import ProbabilitySource
from core.cube.walk.random_walk import mean
from core.explain.cube import chain as derived
from core.explain.cube import walks
from core.explain.formulas.derivation import DerivedFigure


def _values(model: ChainModel) -> Sequence[Figure | str]:
    """Return the key figures for the chosen number of turns.

    The chain is a model of the walk, so what it says of the walk is never exact.
    """
    chain, moves = model.chain, model.moves
    if chain is None:
        return ()
    distribution = chain.laws[moves]
    fullest = distribution.index(max(distribution))
    return (
        _model(format_number(mean(distribution), ".2f"), walks.MEAN.bind(N=moves, p=distribution)),
        _model(fixed_percent(chain.distances[moves], 2), walks.distance(moves, distribution, chain.chain.limit(moves))),
        _model(
            label_value(str(fullest), fixed_percent(distribution[fullest], 1)),
            walks.FULLEST.bind(N=moves, p=distribution),
        ),
        growth_shown(chain, model.fit),
        _ratio(chain, model.fit),
        _format_away_turns(chain, model.fit),
    )


def _facts(model: ChainModel) -> Sequence[str]:
    chain = model.chain
    if chain is None:
        return ()
    states = figure_number(tr("states"), len(chain.rows), derived.STATES.bind(deepest=len(chain.rows) - 1))
    return tr("%n states", one="%n state", n=states), translate(chain.metric.unit)


def _commands(model: ChainModel, view: InstrumentView) -> Sequence[Command]:
    def play() -> None:
        if view.pane is not None:
            model.view = LAW
            view.pane.slider.toggle()

    return (
        Command(
            "lab.chain_play", "Play the cube's chain", play, "play", (), "Increase N step by step to its end",
            enabled=lambda: view.pane is not None and model.view == LAW,
        ),
        *(
            Command(
                f"lab.chain_{key}", phrase("Chain: {view}", view=text), partial(setattr, model, "view", key), "chain"
            )
            for key, text in VIEWS
        ),
        Command(
            "lab.chain_bands", "Chain: bands and balance", model.show_bands, "chain", (),
            "Bring them to the front when the window is too low to show everything",
            enabled=lambda: view.pane is not None and view.pane.stage.folded,
        ),
    )  # fmt: skip


def _assumptions(model: ChainModel) -> Sequence[Assumption]:
    chain = model.chain
    if chain is None:
        return ()
    name = tr("Moves N")
    return (
        NumberAssumption(name, 0, chain.most_turns, lambda: model.moves, lambda moves: setattr(model, "moves", moves)),
    )


def _model(text: str, worked: DerivedFigure) -> Figure:
    return Figure(mark_approximate(text, exact=False), worked, exact=False)


def _ratio(chain: Chain, fit: tuple[int, int]) -> Figure | str:
    """Return the mean of p/q over the depths of the growth; none where a turn may keep the depth."""
    low, high = _growing(chain, fit)
    if chain.metric is not Metric.QTM or not all(row.back for row in chain.rows[low : high + 1]):
        return NONE
    counted_all = all(row.known is ProbabilitySource.COUNTED for row in chain.rows[low : high + 1])
    text = mark_approximate(format_number(chain_states.mean_ratio(chain.rows, low, high), ".4f"), exact=counted_all)
    return Figure(text, walks.ratio(chain.rows, low, high))


def _growing(chain: Chain, fit: tuple[int, int]) -> tuple[int, int]:
    """Return the depths of the growth: the article's, or those of the fit where there is no article."""
    return chain_states.GROWTH if chain.is_mended else fit


def _format_away_turns(chain: Chain, fit: tuple[int, int]) -> Figure:
    """Return the mean number of turns that lead away over the depths of the growth, with its derivation."""
    low, high = _growing(chain, fit)
    counted_all = all(row.known is ProbabilitySource.COUNTED for row in chain.rows[low : high + 1])
    away = tr("{away:.2f} of {turns}", away=chain.away_turns(low, high), turns=chain.turns)
    text = mark_approximate(away, exact=counted_all)
    return Figure(text, walks.derive_turns_away(chain.rows, chain.turns, low, high))


INSTRUMENT = Instrument(
    model=ChainModel,
    stage=PaneMaker("app.lab.chain.pane", "ChainPane"),
    keyboard=attrgetter("keyboard_widget"),
    figures=(
        phrase("mean depth"), phrase("to the stationary distribution"), phrase("most common depth"), phrase("growth b"),
        phrase("mean of p/q"), phrase("moves away"),
    ),
    values=_values,
    panel=ChainPanel,
    facts=_facts,
    commands=_commands,
    assumptions=_assumptions,
)  # fmt: skip
