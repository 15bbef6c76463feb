"""Histogram of a simulated quantity, as hollow points because nothing in it is exact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QMarginsF
from PySide6.QtWidgets import QWidget

from app.base.language.sample_shares import sampled_percent
from app.base.language.wording import after_others, format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.numbers import decimals
from app.plots.drawing.placed_marks import Dots, MeanRule, PlotMark, Stems, Stroke
from app.plots.drawing.scale import PercentScale, Scale
from app.plots.panes.pane import PlotPane
from app.widgets.explained_figures import NamedFigure
from core.base.trials import TrialSummary
from core.explain import plot_figures as plotted
from core.explain.formulas import trials

MOST_BINS = 36
POINT = 3.5
"""Radius of a point in pixels."""
MEAN_ROOM = 26
"""Height in pixels above the highest point for the label of the mean."""
MARGINS = QMarginsF(46, 0, 4, 24)


class HistogramPlot(Plot):
    """Histogram of simulated trials for 2048: a point on a stem for each bin, and a line at the mean.

    Places of the cursor are the bins.
    """

    card, waits = False, True
    summary: TrialSummary

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), PercentScale(), MARGINS, apart=22, most=5), tr("Simulated trials"))
        self._noun = ""

    def show_summary(self, summary: TrialSummary, noun: str) -> None:
        """Show a summary of trials; `noun` names the trials."""
        if self.is_empty or summary.bins[0].low != self.summary.bins[0].low:
            self.point(-1)
        self.summary, self._noun = summary, noun
        self.show_data()

    def fit(self) -> None:
        summary, height = self.summary, max(MEAN_ROOM + 20.0, self.axes.area.height())
        self.axes.label_top = summary.highest
        top = summary.highest * height / (height - MEAN_ROOM - POINT)
        margin = summary.width * 0.5
        self.set_home(View(summary.bins[0].low - margin, summary.bins[-1].high - 1 + margin, 0, top or 1.0))

    def places(self) -> range:
        return range(0 if self.is_empty else len(self.summary.bins))

    def span(self, place: int) -> tuple[float, float]:
        one = self.summary.bins[place]
        return one.low - 0.5, one.high - 0.5

    def read(self, place: int) -> CursorReading:
        one = self.summary.bins[place]
        span = format_integer(one.low)
        if one.high > one.low + 1:
            span = tr("{low} to {high}", low=span, high=format_integer(one.high - 1))
        share = sampled_percent(one.trials, self.summary.trials)
        count = format_integer(one.trials)
        return CursorReading(
            tr("{bin}: {count} {trials}, {share}", bin=span, count=count, trials=self._noun, share=share)
        )

    def marks(self) -> Iterable[PlotMark]:
        points = [(one.centre, self.summary.share(one)) for one in self.summary.bins if one.trials]
        yield Stems(points, Stroke("simulated", 1, opacity=0.45))
        yield Dots(points, "simulated", POINT, "bg")

    def signs(self) -> Iterable[PlotMark]:
        summary = self.summary
        mean, spread = _figure(summary.mean), _figure(summary.deviation)
        told = [NamedFigure("mean", f"≈ {mean}", trials.mean(summary), exact=False)]
        worked = trials.deviation(summary)
        if worked is not None:
            told.append(NamedFigure("standard deviation", spread, worked, exact=False))
        words = tr("mean ≈ {mean}", mean=mean), after_others(tr("sd {spread}", spread=spread))
        yield MeanRule(summary.mean, *words, told)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        one = self.summary.bins[place]
        if not one.trials:
            return ()
        text = sampled_percent(one.trials, self.summary.trials)
        name, worked = tr("share of {trials}", trials=self._noun), plotted.part(self.summary.trials, one.trials)
        return (NamedFigure(name, text, worked, exact=False),)


class HistogramPane(PlotPane):
    """Pane with the histogram of a simulated quantity under its controls."""

    plot: HistogramPlot

    def __init__(self, title: str, services: Services, controls: QWidget, *, docked: bool = True) -> None:
        super().__init__(title, services, HistogramPlot(), above=controls, docked=docked)
        self._name = "walk"

    @property
    def summary(self) -> TrialSummary | None:
        """Summary that is shown; None without one."""
        return None if self.plot.is_empty else self.plot.summary

    def show_summary(self, summary: TrialSummary, *, trials: str, unit: str, name: str) -> None:
        """Show a summary of trials.

        `trials` names the trials ("games"), `unit` is the axis title, and `name` the name of exported files.
        """
        self._name = name
        if summary.width > 1:
            unit = tr("{unit}, {width} per point", unit=unit, width=format_integer(summary.width))
        simulated = tr("{number} simulated {trials}", number=format_integer(summary.trials), trials=trials)
        self.foot.set(words=f"○  {simulated}", unit=unit)
        self.plot.show_summary(summary, trials)

    def show_nothing(self, reason: str) -> None:
        """Show the reason why there is no plot, or what it waits for."""
        self.foot.set()
        self.plot.show_nothing(reason)

    # export

    def picture_name(self) -> str:
        return self._name

    def csv(self) -> str:
        return self.summary.to_csv() if self.summary else "from,to,trials,share\n"


def _figure(number: float) -> str:
    return decimals(number, 1) if number < 1000 else format_integer(number)
