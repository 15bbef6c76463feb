"""Scales: the position of a value along an axis, and round values that label a part of it.

A chart works in the units of its scales; those of a logarithmic one are powers of ten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10

from app.base.language.wording import format_integer, format_number, percent_sign
from app.plots.drawing.numbers import power_of_ten, times_power
from core.base.ticks import round_steps, ticks

Tick = tuple[float, str]
"""Position of a label in the units of the scale, and its text."""

FINEST = 10
"""Most decimals that labels between whole numbers are apart."""
LOG_STEPS = (1, 2, 5, 10, 20, 50, 100)


def number_text(number: float) -> str:
    """Return a label with every digit of its value: a rounded one would be at the wrong place."""
    return format_integer(number) if number == int(number) else format_number(number, ",.10g")


class Scale:
    """Linear scale, labelled by round numbers; with `whole` never by fractions.

    `unit` is what a label of 1 stands for: 0.01 for percent.
    """

    def __init__(self, text: Callable[[float], str] = number_text, *, unit: float = 1.0, whole: bool = False) -> None:
        self._text, self._unit, self._whole = text, unit, whole

    def locate_value(self, value: float) -> float:
        """Return the position of a value, in the units of the scale."""
        return value

    def ticks(self, low: float, high: float, most: int) -> Sequence[Tick]:
        """Return at most `most` labels between two positions."""
        low, high = low / self._unit, high / self._unit
        fine = 1
        while not self._whole and fine < 10**FINEST and (high - low) * fine < 3:
            fine *= 10
        # 1e-9 keeps a label at the end of an axis in spite of rounding errors.
        labels = ticks(low * fine - 1e-9, high * fine + 1e-9, max(2, most))
        return [(tick / fine * self._unit, self._text(tick / fine)) for tick in labels]


class PercentScale(Scale):
    """Linear scale of shares, labelled in percent."""

    def __init__(self) -> None:
        super().__init__(lambda figure: percent_sign(format_number(figure, ".9g")) if figure else "0", unit=0.01)


class LogScale(Scale):
    """Logarithmic scale from `least`, the smallest value shown; smaller ones lie at its foot.

    `margin` lifts that value above the foot, so that it can be seen.
    """

    def __init__(
        self,
        least: float = 1.0,
        *,
        margin: float = 0.0,
        text: Callable[[int], str] = power_of_ten,
        steps: Sequence[int] = LOG_STEPS,
    ) -> None:
        super().__init__()
        self._least, self._margin = round(log10(least)), margin
        self._power_text, self._steps = text, steps

    def locate_value(self, value: float) -> float:
        return max(0.0, log10(value) - self._least + self._margin) if value > 0 else 0.0

    def ticks(self, low: float, high: float, most: int) -> Sequence[Tick]:
        low, high = low + self._least - self._margin, high + self._least - self._margin
        first, last = -int(-low // 1), int(high // 1)
        if last - first < 1:
            return self._list_ticks_within_power(low, high)
        step = next((step for step in self._steps if (last - first) / step < most), self._steps[-1])
        powers = range(first - (first - self._least) % -step, last + 1, step)
        return [(power - self._least + self._margin, self._power_text(power)) for power in powers]

    def _list_ticks_within_power(self, low: float, high: float) -> Sequence[Tick]:
        """Return labels for a view of less than a power of ten: 2·10⁵, 3·10⁵."""
        labels = []
        for power in range(int(low // 1), int(high // 1) + 1):
            for digit in range(1, 10):
                place = power + log10(digit)
                if low <= place <= high:
                    text = self._power_text(power) if digit == 1 else times_power(str(digit), power)
                    labels.append((place - self._least + self._margin, text))
        return labels[:: max(1, len(labels) // 4)]


def choose_label_step(step: float, apart: float) -> int:
    """Return the number of places from one label to the next.

    A label needs `apart` pixels, and places are `step` pixels apart.
    """
    return next(width for width in round_steps() if width * step >= apart)
