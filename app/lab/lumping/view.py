"""Why lumping fails, in the Lab: the shares of a depth's positions, two steps in a row, and every depth beside."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.actions import Command
from app.base.language.wording import grouped, written
from app.base.language.words import tr, translated
from app.lab.frame.instrument import Instrument, InstrumentView, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup, PanelRule, Paragraph
from app.lab.lumping.model import LumpingModel
from app.lab.lumping.sentences import plain_words, share
from app.plots.drawing.numbers import about
from app.widgets.explained import NONE, Shown, figure_text
from core.base.words import phrase
from core.cube.solve.survey import Way
from core.cube.walk.lumping import ClassTurns
from core.explain.cube import lumping, walks

LAST = {
    Way.FARTHER: phrase("after a step away"),
    Way.SAME: phrase("after one aside"),
    Way.CLOSER: phrase("after one closer"),
}


def _values(model: LumpingModel) -> Sequence[Shown]:
    found = model.here
    if found is None:
        return ()
    exact = found.exact
    texts = (
        grouped(found.positions),
        about(tr("{mean:.4f} of {turns}", mean=found.mean(Way.CLOSER), turns=found.turns), exact=exact),
        about(written(found.deviation(Way.CLOSER), ".4f"), exact=exact),
        about(_signed(found.correlation), exact=exact),
        "0",
    )
    return tuple(map(Shown, texts, walks.lumped(found)))


def _steps(model: LumpingModel) -> list[tuple[str | Shown, ...]]:
    """How likely the next step leads closer, aside and farther, after each kind of step."""
    found = model.here
    if found is None:
        return []
    rows: list[tuple[str | Shown, ...]] = [
        (translated(words), *(_step(found, last, way) for way in Way))
        for last, words in LAST.items()
        if found.step(last, Way.CLOSER) is not None
    ]
    return [*rows, (tr("the chain, always"), *(_chain_step(found, way) for way in Way))]


def _words(model: LumpingModel) -> str:
    return "" if model.here is None else plain_words(model.here)


def _note(model: LumpingModel) -> str:
    return "" if model.here is None else tr("from depth {depth}", depth=model.here.depth)


def _facts(model: LumpingModel) -> Sequence[str]:
    classes = model.classes
    if classes is None:
        return ()
    counted = lumping.EXTENT.at(c=tuple(found.positions for found in classes))
    deepest = figure_text(tr("deepest"), str(len(classes) - 1), counted)
    return (tr("counted to depth {depth}", depth=deepest),)


def _commands(model: LumpingModel, _view: InstrumentView) -> Sequence[Command]:
    return (
        Command("lab.lumping_draw", "Draw positions of this depth", model.draw, "lab", (),
                "Look where the turns of positions drawn at random lead, or stop doing so",
                enabled=lambda: model.can_draw),
    )  # fmt: skip


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


INSTRUMENT = Instrument(
    model=LumpingModel,
    stage=PaneMaker("app.lab.lumping.pane", "LumpingPane"),
    figures=(
        phrase("positions"),
        phrase("turns closer"),
        phrase("their deviation"),
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
                        heads=("", phrase("Closer"), phrase("Same"), phrase("Farther")),
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
                        rows=lambda model: [_row(depth, model.at(depth)) for depth in range(model.deepest + 1)],
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
