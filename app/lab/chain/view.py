"""The cube's chain in the Lab: bands, balance, law, growth and matrix, its figures below and every depth beside."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter

from app.base.actions import Command
from app.base.language.wording import fixed_percent, labelled, written
from app.base.language.words import tr, translated
from app.lab.chain.figures import ChainPanel
from app.lab.chain.model import LAW, VIEWS, Chain, ChainModel
from app.lab.chain.sentences import growth_shown
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.plots.drawing.numbers import about
from app.widgets.explained import NONE, Assumption, Shown, Slide, figure_number
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.cube.walk.chain_states import Known
from core.cube.walk.random_walk import mean
from core.explain.cube import chain as derived
from core.explain.cube import walks
from core.explain.derivation import Worked


def _values(model: ChainModel) -> Sequence[Shown | str]:
    """Return the key figures for the chosen number of turns.

    The chain is a model of the walk, so what it says of the walk is never exact.
    """
    chain, moves = model.chain, model.moves
    if chain is None:
        return ()
    law = chain.laws[moves]
    fullest = law.index(max(law))
    return (
        _model(written(mean(law), ".2f"), walks.MEAN.at(N=moves, p=law)),
        _model(fixed_percent(chain.distances[moves], 2), walks.distance(moves, law, chain.chain.limit(moves))),
        _model(labelled(str(fullest), fixed_percent(law[fullest], 1)), walks.FULLEST.at(N=moves, p=law)),
        growth_shown(chain, model.fit),
        _ratio(chain, model.fit),
        _away(chain, model.fit),
    )


def _facts(model: ChainModel) -> Sequence[str]:
    chain = model.chain
    if chain is None:
        return ()
    states = figure_number(tr("states"), len(chain.rows), derived.STATES.at(deepest=len(chain.rows) - 1))
    return tr("%n states", one="%n state", n=states), translated(chain.metric.unit)


def _commands(model: ChainModel, view: InstrumentView) -> Sequence[Command]:
    def play() -> None:
        if view.pane is not None:
            model.view = LAW
            view.pane.slider.toggle()

    return (
        Command(
            "lab.chain_play", "Play the cube's chain", play, "play", (), "Let N run to its end",
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
            "Bring them to the front in a window that is too low for more",
            enabled=lambda: view.pane is not None and view.pane.stage.folded,
        ),
    )  # fmt: skip


def _assumptions(model: ChainModel) -> Sequence[Assumption]:
    chain = model.chain
    if chain is None:
        return ()
    name = tr("Turns N")
    return (Slide(name, 0, chain.longest, lambda: model.moves, lambda moves: setattr(model, "moves", moves)),)


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


INSTRUMENT = Instrument(
    model=ChainModel,
    stage=PaneMaker("app.lab.chain.pane", "ChainPane"),
    keyboard=attrgetter("walked"),
    figures=(
        phrase("mean depth"), phrase("to the stationary law"), phrase("fullest depth"), phrase("growth b"),
        phrase("mean of p/q"), phrase("turns away"),
    ),
    values=_values,
    panel=ChainPanel,
    facts=_facts,
    commands=_commands,
    assumptions=_assumptions,
)  # fmt: skip
