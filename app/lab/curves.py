"""Measured curves as a chart draws them, and the words on how they were measured: what the networks' panes share."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.plots.numbers import about
from app.plots.series import Series
from app.services.wording import fixed_percent
from app.services.words import tr

if TYPE_CHECKING:
    from app.plots.chart import Chart


@dataclass(frozen=True)
class Curves:
    """`series` over the places `first`..`last`, which `unit` explains and a read-out calls by their `letter`."""

    series: Sequence[Series]
    first: int
    last: int
    unit: str
    letter: str
    title: str

    def draw(self, chart: Chart, hidden: Collection[str]) -> None:
        """Show them in `chart`, but for those that are hidden."""
        chart.set_places(self.first, self.last, self.unit, self.letter)
        chart.show_series([one for one in self.series if one.key not in hidden], title=self.title)


def sourced(formula: str, source: str) -> str:
    """The formula, and by what the figures were measured, where that is known."""
    return f"{formula} {tr('Measured by {source}.', source=source)}" if source else formula


def about_share(share: float, decimals: int) -> str:
    """A measured share as a key figure."""
    return about(fixed_percent(share, decimals), exact=False)
