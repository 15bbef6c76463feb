"""Measured curves and the texts on how they were measured, shared by the panes of the networks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from app.base.language.wording import fixed_percent, format_integer, sentences
from app.base.language.words import tr
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import mark_approximate, percent_interval
from core.explain.formulas.derivation import DerivedFigure

if TYPE_CHECKING:
    from app.plots.charts.chart import Chart


@dataclass(frozen=True)
class ChartContent:
    """Series to draw on a chart over the places `first`..`last`.

    The axis is in `unit`, and the tooltip of the cursor names a place by its `letter`. `stops` are the positions of
    values between whole numbers of the axis, and `titles` returns the heading of the tooltip.
    """

    series: Sequence[Series]
    first: int
    last: int
    unit: str
    letter: str
    title: str
    stops: Sequence[float] = field(default=(), kw_only=True)
    titles: Callable[[int], str] | None = field(default=None, kw_only=True)

    def draw(self, chart: Chart, hidden: Collection[str]) -> None:
        """Draw the series in `chart`, except the hidden ones."""
        chart.set_places(self.first, self.last, self.unit, self.letter, stops=self.stops, titles=self.titles)
        chart.show_series([one for one in self.series if one.key not in hidden], title=self.title)


class Share(NamedTuple):
    """Share measured at a place, with its interval, and with the number of games if it is to be shown."""

    value: float
    interval: tuple[float, float]
    games: int | None = None
    worked: DerivedFigure | None = None
    """Derivation of the share."""

    @property
    def note(self) -> str:
        """Text on the share's interval for the tooltip of the cursor."""
        interval = percent_interval(*self.interval)
        if self.games is None:
            return interval
        return tr("{interval} of {games}", interval=interval, games=format_integer(self.games))


def curve(key: str, name: str, form: Form, shares: Mapping[int, Share], *, bars: bool = True) -> Series:
    """Return the shares as a series of a chart; with `bars` their intervals are drawn."""
    ordered = [shares.get(place) for place in range(max(shares, default=0) + 1)]
    values = [None if one is None else one.value for one in ordered]
    errors = [None if one is None else one.interval for one in ordered] if bars else ()
    notes = ["" if one is None else one.note for one in ordered]
    return Series(key, name, form, values, errors, notes, worked=lambda place: shares[place].worked)


def add_source(formula: str, source: str) -> str:
    """Return the formula, followed by a sentence on how its figures were measured if that is known."""
    return sentences(formula, tr("Measured by {source}.", source=source)) if source else formula


def about_share(share: float, decimals: int) -> str:
    """Return a measured share as text, in percent and marked as approximate."""
    return mark_approximate(fixed_percent(share, decimals), exact=False)
