"""Series of probabilities in a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from app.plots.drawing.marks import Form
from core.explain.formulas.derivation import DerivedFigure

Value = float | None


@dataclass(frozen=True)
class Series:
    """Series of probabilities at the places 0, 1, 2, ...; None where one is unknown or impossible.

    `errors` are intervals for the points, `notes` words that follow a figure in the readout.
    """

    key: str
    name: str
    form: Form
    values: Sequence[Value]
    errors: Sequence[tuple[float, float] | None] = ()
    notes: Sequence[str] = ()
    counted: bool | None = None
    """Whether the figures are exact; None if that follows from the form."""
    worked: Callable[[int], DerivedFigure | None] | None = field(default=None, compare=False)
    """Function that derives the figure at a place; it returns None for a figure without derivation."""

    def get_value(self, place: int) -> Value:
        """Return the value at a place, None also outside the series."""
        return self.values[place] if 0 <= place < len(self.values) else None

    @property
    def is_exact(self) -> bool:
        """Whether the figures of the series are exact; others bear the sign ≈."""
        return self.form.is_exact if self.counted is None else self.counted

    @property
    def highest(self) -> float:
        """Highest value that is drawn, intervals included."""
        tops = [error[1] for error in self.errors if error is not None]
        return max([value for value in self.values if value is not None] + tops, default=0.0)
