"""Lab view of why lumping fails: turns of a depth's positions, two steps in a row, and all depths."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.actions import Command
from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup, PanelRule, Paragraph
from app.lab.lumping.model import LumpingModel
from app.lab.lumping.sentences import plain_words, share
from app.plots.drawing.numbers import mark_approximate
from app.widgets.explained_figures import NONE, Figure, figure_text
from core.base.words import phrase
from core.cube.solve.survey import TurnEffect
from core.cube.walk.lumping import ClassTurns
from core.explain.cube import lumping, walks

LAST = {
    TurnEffect.FARTHER: phrase("after a step away"),
    TurnEffect.SAME: phrase("after a step at same depth"),
    TurnEffect.CLOSER: phrase("after a step closer"),
}


def _values(model: LumpingModel) -> Sequence[Figure]:
    found = model.current_turns
    if found is None:
        return ()
    exact = found.exact
    texts = (
        format_integer(found.positions),
        mark_approximate(
            tr("{mean:.4f} of {turns}", mean=found.mean(TurnEffect.CLOSER), turns=found.turns), exact=exact
        ),
        mark_approximate(format_number(found.deviation(TurnEffect.CLOSER), ".4f"), exact=exact),
        mark_approximate(_format_signed(found.correlation), exact=exact),
        "0",
    )
    return tuple(map(Figure, texts, walks.derive_lumping_figures(found)))


def _steps(model: LumpingModel) -> list[tuple[str | Figure, ...]]:
    """Return the probabilities that the next step leads closer, aside or farther, by the step before."""
    turns = model.current_turns
    if turns is None:
        return []
    rows: list[tuple[str | Figure, ...]] = [
        (translate(words), *(_step(turns, last, way) for way in TurnEffect))
        for last, words in LAST.items()
        if turns.step(last, TurnEffect.CLOSER) is not None
    ]
    return [*rows, (tr("the chain, always"), *(_chain_step(turns, way) for way in TurnEffect))]


def _words(model: LumpingModel) -> str:
    return "" if model.current_turns is None else plain_words(model.current_turns)


def _note(model: LumpingModel) -> str:
    return "" if model.current_turns is None else tr("from depth {depth}", depth=model.current_turns.depth)


def _facts(model: LumpingModel) -> Sequence[str]:
    classes = model.classes
    if classes is None:
        return ()
    counted = lumping.EXTENT.bind(c=tuple(found.positions for found in classes))
    deepest = figure_text(tr("deepest"), str(len(classes) - 1), counted)
    return (tr("counted to depth {depth}", depth=deepest),)


def _commands(model: LumpingModel, _view: InstrumentView) -> Sequence[Command]:
    return (
        Command("lab.lumping_draw", "Draw positions of this depth", model.draw, "lab", (),
                "See where the moves of positions drawn at random lead, or stop",
                enabled=lambda: model.can_draw),
    )  # fmt: skip


def _step(found: ClassTurns, last: TurnEffect, way: TurnEffect) -> Figure:
    return Figure(share(found.step(last, way), exact=found.exact), lumping.step(found, last, way))


def _chain_step(found: ClassTurns, way: TurnEffect) -> Figure:
    return Figure(share(found.mean(way) / found.turns, exact=found.exact), lumping.chain_step(found, way))


def _row(depth: int, found: ClassTurns | None) -> tuple[str | Figure, ...]:
    if found is None:
        return str(depth), NONE, NONE, NONE, NONE
    exact = found.exact
    texts = (
        format_integer(found.positions),
        mark_approximate(format_number(found.mean(TurnEffect.CLOSER), ".3f"), exact=exact),
        mark_approximate(format_number(found.deviation(TurnEffect.CLOSER), ".3f"), exact=exact),
        mark_approximate(_format_signed(found.correlation), exact=exact),
    )
    return str(depth), *map(Figure, texts, walks.derive_lumping_figures(found)[:4])


def _format_signed(value: float) -> str:
    """Return the value with four decimals and a typographic minus sign; 0 if it rounds to that."""
    return format_number(value, ".4f").replace("-", "−") if abs(value) >= 5e-5 else "0"


INSTRUMENT = Instrument(
    model=LumpingModel,
    stage=PaneMaker("app.lab.lumping.pane", "LumpingPane"),
    figures=(
        phrase("positions"),
        phrase("turns that lead closer"),
        phrase("standard deviation"),
        phrase("correlation of steps"),
        phrase("in the chain"),
    ),
    values=_values,
    panel=PanelGroup(
        "",
        (
            PanelGroup(
                phrase("The next step"),
                (
                    FigureTable(
                        heads=("", phrase("Closer"), phrase("Same", context="as deep as before"), phrase("Farther")),
                        widths=(1.7, 1.1, 1.1, 1.1),
                        rows=_steps,
                    ),
                    Paragraph(_words),
                ),
                note=_note,
            ),
            PanelRule(),
            PanelGroup(
                phrase("Every depth"),
                (
                    FigureTable(
                        heads=("d", phrase("Positions"), phrase("Closer"), "± ", phrase("Correlation")),
                        widths=(0.5, 1.7, 0.9, 0.9, 1.3),
                        rows=lambda model: [_row(depth, model.find_turns(depth)) for depth in range(model.deepest + 1)],
                        choose=lambda model, row: setattr(model, "depth", row),
                        chosen=lambda model: model.depth,
                    ),
                ),
            ),
        ),
        spacing=16,
    ).make,
    facts=_facts,
    commands=_commands,
)
