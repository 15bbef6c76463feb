"""The curves of a plot of probabilities, and how they glide from one number of moves to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from app.plots.marks import BARS, Form
from core.derivations.derivation import Worked

Value = float | None


@dataclass(frozen=True)
class Series:
    """Probabilities at the places 0, 1, 2, ...; None where there is none, be it unknown or impossible.

    `errors` are intervals for the points, `notes` words that follow a figure in the read-out.
    """

    key: str
    name: str
    form: Form
    values: Sequence[Value]
    errors: Sequence[tuple[float, float] | None] = ()
    notes: Sequence[str] = ()
    counted: bool | None = None
    """Whether its figures are exact, where the form does not say so."""
    worked: Callable[[int], Worked | None] | None = field(default=None, compare=False)
    """How the figure at a place comes about; None for one that is not worked out here."""

    def at(self, place: int) -> Value:
        """The value there, None outside too."""
        return self.values[place] if 0 <= place < len(self.values) else None

    @property
    def exact(self) -> bool:
        """Whether its figures are; others bear the sign ≈."""
        return self.form.exact if self.counted is None else self.counted

    @property
    def highest(self) -> float:
        """The highest that is drawn."""
        tops = [error[1] for error in self.errors if error is not None]
        return max([value for value in self.values if value is not None] + tops, default=0.0)


def glide(old: Series | None, new: Series, share: float) -> Sequence[Value]:
    """The values on the way from `old` to `new`.

    Bars sink where none is any more. A line goes to its new points from where it was before at their places, so that
    it does not zigzag when the possible places change.
    """
    if old is None or share >= 1:
        return new.values
    if new.form in BARS:
        places = range(max(len(old.values), len(new.values)))
        mixed = [(old.at(place) or 0.0) * (1 - share) + (new.at(place) or 0.0) * share for place in places]
        return [value or None for value in mixed]
    known = [(place, value) for place, value in enumerate(old.values) if value is not None]
    return [
        None if value is None else _between(known, place, value) * (1 - share) + value * share
        for place, value in enumerate(new.values)
    ]


def _between(known: Sequence[tuple[int, float]], place: int, default: float) -> float:
    """The height at `place` of the line through the known points."""
    before = next(((at, value) for at, value in reversed(known) if at <= place), None)
    after = next(((at, value) for at, value in known if at >= place), None)
    if before is None or after is None:
        end = before or after
        return default if end is None else end[1]
    span = after[0] - before[0]
    return before[1] + (after[1] - before[1]) * (place - before[0]) / span if span else before[1]
