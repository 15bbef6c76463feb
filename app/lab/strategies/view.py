"""Lab view of strategies on solved boards: their curves, and the figures of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter

from app.base.actions import Command
from app.base.language.wording import fixed_percent, format_number
from app.base.language.words import tr
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.lab.strategies.figures import MicroscopePanel
from app.lab.strategies.model import COST, MISTAKES, PLAYING, WINNABLE, MicroscopeModel
from app.widgets.explained_figures import Figure
from core.base.words import phrase
from core.explain.twenty48 import boards

COMMANDS = {
    WINNABLE: phrase("Strategies: still winnable"),
    COST: phrase("Strategies: cost"),
    MISTAKES: phrase("Strategies: mistakes"),
    PLAYING: phrase("Strategies: still playing"),
}


def _values(model: MicroscopeModel) -> Sequence[Figure]:
    """Return the key figures of the chosen strategy."""
    outcome = model.outcomes.get(model.chosen_strategy.key)
    if outcome is None:
        return ()
    texts = (
        fixed_percent(outcome.win_probability, 2),
        fixed_percent(outcome.perfect, 2),
        format_number(outcome.moves, ".1f"),
        format_number(outcome.mistakes, ".1f"),
        f"{outcome.score:.0f}",
    )
    return tuple(map(Figure, texts, boards.strategy(outcome)))


def _facts(model: MicroscopeModel) -> Sequence[str]:
    known, strategies = len(model.known_outcomes), len(model.strategies)
    return (tr("{known} of %n strategies", one="{known} of %n strategy", known=known, n=strategies),)


def _commands(model: MicroscopeModel, _view: InstrumentView) -> Sequence[Command]:
    return [
        Command(f"lab.strategies_{key}", text, partial(setattr, model, "view", key), "tiles")
        for key, text in COMMANDS.items()
    ]


EXACT = Instrument(
    model=MicroscopeModel,
    stage=PaneMaker("app.lab.strategies.pane", "MicroscopePane"),
    keyboard=attrgetter("plot"),
    figures=(
        phrase("it wins"),
        phrase("perfect play wins"),
        phrase("moves per game"),
        phrase("not best"),
        phrase("mean score"),
    ),
    values=_values,
    panel=MicroscopePanel,
    facts=_facts,
    commands=_commands,
)
