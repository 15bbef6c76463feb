"""Pane with the number of 2048 boards by tile sum: chart, a note, and chips for its parts."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.drawing.numbers import count_text
from app.plots.panes.axis_choice import LOG
from app.twenty48.plots.frame.parts_pane import ChartPartsPane
from app.twenty48.plots.layers.chart import ALL, BASELINE, FORMS, LAYERS, NAMES, REACHED, LayerChart
from app.widgets.explained_figures import NamedFigure
from app.widgets.text import Label
from core.base.words import phrase
from core.explain.twenty48 import boards, layers
from core.twenty48.states.layer_plot import LayerPlot

SHORT = {LAYERS: phrase("layers"), REACHED: phrase("reachable")}
SENTENCE = phrase("How many boards there are of each tile sum: on paper, in layers play can get to, and in play.")
FORMULA = phrase(
    "C cells, the target 2^K. Baseline: two tiles or more, a 2 or a 4 among them, none of the target; these are the "
    "coefficients of (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) with P_m = x^(2^m) + … + x^(2^(K−1)). Reachable layers: a "
    "move adds 2 or 4 to the sum, so play cannot get past two empty layers next to each other. Truly reachable: every "
    "board that play can show, listed layer by layer. Boards count as they lie, turned and mirrored ones apart, lost "
    "ones too; all won ones are one more state. A bar or step for several sums is as high as the largest of them. "
    "After J. Lees-Miller, The Mathematics of 2048 (2017)."
)


class LayersPane(ChartPartsPane):
    """Pane that shows a `LayerPlot`; the selected parts are stored in the settings under `name`."""

    def __init__(self, services: Services, name: str, *, docked: bool = True) -> None:
        chart, note = LayerChart(), Label("", 12, 400, "text2", wrap=True)
        note.hide()
        title = tr("Boards by sum") if docked else tr("Boards by tile sum")
        parts = [(part, translate(NAMES[part]), FORMS[part], translate(SHORT.get(part, ""))) for part in ALL]
        super().__init__(title, services, name, chart, parts, LOG, note, docked=docked)
        self.chart, self.note = chart, note
        chart.sheets = self._sheets
        self.explain(translate(SENTENCE), translate(FORMULA))
        self.show_nothing(tr("The boards are being counted"))

    @property
    def shown_plot(self) -> LayerPlot | None:
        """Plot that is shown; None without one."""
        return None if self.chart.is_empty else self.chart.plot

    def show_plot(self, plot: LayerPlot, note: str) -> None:
        """Show other counts; `note` says why there are no bars, or is ""."""
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.chips.chip(REACHED).set_hint("" if plot.reached is not None else note)
        self.chart.show_counts(plot)
        names = NAMES[BASELINE], NAMES[LAYERS], NAMES[REACHED], phrase("last reachable sum")
        reached = "" if plot.reached is None else count_text(plot.reached.total + 1)
        texts = count_text(plot.baseline), count_text(plot.reachable), reached, format_integer(plot.possible.max_sum)
        figures = zip(names, texts, boards.counts(plot), strict=True)
        told = [NamedFigure(name, text, one) for name, text, one in figures if one is not None]
        self.explain(translate(SENTENCE), translate(FORMULA), *told)

    def _sheets(self, total: int) -> Sequence[NamedFigure]:
        plot = self.shown_plot
        if plot is None:
            return ()
        one = plot.make_bin(total)
        possible = layers.boards(plot.shape, plot.exponent, total)
        shown = layers.SHOWN.bind(boards=one.possible, reached=one.reached or 0)
        figures = (REACHED, one.reached, shown), (LAYERS, one.reachable, possible), (BASELINE, one.possible, possible)
        return [
            NamedFigure(translate(NAMES[part]), count_text(count), worked) for part, count, worked in figures if count
        ]

    def mark(self, total: int | None) -> None:
        """Show the pill at the tile sum of the board in play."""
        self.chart.mark(total)

    # export

    def picture_name(self) -> str:
        plot = self.shown_plot
        return f"2048-layers-{plot.shape}-{1 << plot.exponent}" if plot else "2048-layers"

    def picture_title(self) -> str:
        plot = self.shown_plot
        if plot is None:
            return ""
        return tr("Boards on {board} to {target}", board=plot.shape.title, target=1 << plot.exponent)

    def csv(self) -> str:
        return self.shown_plot.to_csv() if self.shown_plot else "tile_sum,baseline,layer_reachable,reached\n"
