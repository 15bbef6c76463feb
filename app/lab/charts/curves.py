"""Measured curves as a chart draws them, and the words on how they were measured: what the networks' panes share."""

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

    The axis is in `unit`, and a read-out calls a place by its `letter`.

    Values that lie between whole numbers of the axis are at its `stops`, and `titles` tells where in the read-out.
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
        """Show them in `chart`, but for those that are hidden."""
        chart.set_places(self.first, self.last, self.unit, self.letter, stops=self.stops, titles=self.titles)
        chart.show_series([one for one in self.series if one.key not in hidden], title=self.title)


class Share(NamedTuple):
    """What was measured at a place, with its interval, and of how many games where a read-out tells that."""

    value: float
    interval: tuple[float, float]
    games: int | None = None
    worked: DerivedFigure | None = None
    """How it comes about."""

    @property
    def note(self) -> str:
        """What the read-out says of it."""
        interval = percent_interval(*self.interval)
        if self.games is None:
            return interval
        return tr("{interval} of {games}", interval=interval, games=format_integer(self.games))


def curve(key: str, name: str, form: Form, shares: Mapping[int, Share], *, bars: bool = True) -> Series:
    """Shares at their places; with `bars` their intervals are drawn."""
    found = [shares.get(place) for place in range(max(shares, default=0) + 1)]
    values = [None if one is None else one.value for one in found]
    errors = [None if one is None else one.interval for one in found] if bars else ()
    notes = ["" if one is None else one.note for one in found]
    return Series(key, name, form, values, errors, notes, worked=lambda place: shares[place].worked)


def add_source(formula: str, source: str) -> str:
    """Return the formula, followed by a sentence on how its figures were measured where that is known."""
    return sentences(formula, tr("Measured by {source}.", source=source)) if source else formula


def about_share(share: float, decimals: int) -> str:
    """A measured share as a key figure."""
    return mark_approximate(fixed_percent(share, decimals), exact=False)
