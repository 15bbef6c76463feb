"""Lab view of Korf's search: its iterations, a bound made too large, and the depth after every turn."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from app.base.actions import Command
from app.base.language.wording import format_integer, format_number
from app.base.language.words import translate
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.lab.search.figures import SearchPanel
from app.lab.search.model import SearchModel
from app.widgets.explained_figures import NONE, Figure
from core.base.words import phrase
from core.cube.notation.sequences import branching_factor
from core.explain.cube import search


def _values(model: SearchModel) -> Sequence[Figure | str]:
    found = model.found
    honest = found.honest if found is not None else None
    depth = found.depth if found is not None else None
    whole = honest.iterations[:-1] if honest is not None else ()
    expected = model.expect_nodes(max((to for to, _ in whole), default=0))
    generated, foretold = [one for _, one in whole], [expected[to] for to, _ in whole]
    return (
        NONE if found is None else Figure(str(found.bound), search.derive_bound(found.bounds)),
        NONE if depth is None or honest is None else Figure(str(depth), search.derive_solution_length(honest, depth)),
        NONE if not whole else Figure(format_integer(sum(generated)), search.GENERATED.bind(g=generated)),
        NONE if not whole else Figure(f"≈ {format_integer(sum(foretold))}", search.EXPECTED.bind(e=foretold)),
        Figure(format_number(branching_factor(model.metric), ".5f"), search.branching(model.metric)),
    )


def _commands(model: SearchModel, view: InstrumentView) -> Sequence[Command]:
    return (
        Command("lab.search_scramble", "Search another scramble", model.scramble, "shuffle"),
        Command("lab.search_board", "Search the cube from its page", view.panel.take_board, "cube"),
    )


INSTRUMENT = Instrument(
    model=SearchModel,
    stage=PaneMaker("app.lab.search.pane", "SearchPane"),
    keyboard=attrgetter("slider"),
    figures=(
        phrase("bound h"),
        phrase("depth", context="of a position"),
        phrase("in completed iterations"),
        phrase("by the formula"),
        phrase("branching factor"),
    ),
    values=_values,
    panel=SearchPanel,
    facts=lambda model: (translate(model.metric.unit),),
    commands=_commands,
)
