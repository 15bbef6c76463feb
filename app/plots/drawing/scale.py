"""How far along an axis a value lies, and the round values that label a part of it.

A chart works in the units of its scales; a logarithmic one has powers of ten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10

from app.base.language.wording import format_integer, format_number, percent_sign
from app.plots.drawing.numbers import power_of_ten, times_power
from core.base.ticks import round_steps, ticks

Tick = tuple[float, str]
"""Where a label stands, in the units of the scale, and what it says."""

FINEST = 10
"""Powers of ten that labels between whole numbers can be apart."""
LOG_STEPS = (1, 2, 5, 10, 20, 50, 100)


def number_text(number: float) -> str:
    """A label with every digit of its value: a label that rounds would stand at the wrong place."""
    return format_integer(number) if number == int(number) else format_number(number, ",.10g")


class Scale:
    """Values as they are, labelled by round numbers; with `whole` never by parts of one.

    `unit` is what a label of 1 stands for: 0.01 for percent.
    """

    def __init__(self, text: Callable[[float], str] = number_text, *, unit: float = 1.0, whole: bool = False) -> None:
        self._text, self._unit, self._whole = text, unit, whole

    def locate_value(self, value: float) -> float:
        """Return where a value lies, in the units of the scale."""
        return value

    def ticks(self, low: float, high: float, most: int) -> Sequence[Tick]:
        """At most `most` labels between two places."""
        low, high = low / self._unit, high / self._unit
        fine = 1
        while not self._whole and fine < 10**FINEST and (high - low) * fine < 3:
            fine *= 10
        # 1e-9: the end of an axis is on it, whatever is lost in its calculation
        found = ticks(low * fine - 1e-9, high * fine + 1e-9, max(2, most))
        return [(tick / fine * self._unit, self._text(tick / fine)) for tick in found]


class PercentScale(Scale):
    """Shares, labelled in percent."""

    def __init__(self) -> None:
        super().__init__(lambda figure: percent_sign(format_number(figure, ".9g")) if figure else "0", unit=0.01)


class LogScale(Scale):
    """Powers of ten above `least`, the smallest value that is shown; smaller ones lie at its foot.

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
        found = []
        for power in range(int(low // 1), int(high // 1) + 1):
            for digit in range(1, 10):
                place = power + log10(digit)
                if low <= place <= high:
                    text = self._power_text(power) if digit == 1 else times_power(str(digit), power)
                    found.append((place - self._least + self._margin, text))
        return found[:: max(1, len(found) // 4)]


def choose_label_step(step: float, apart: float) -> int:
    """Return the number of places from one label to the next.

    A label needs `apart` pixels, and places are `step` pixels apart.
    """
    return next(width for width in round_steps() if width * step >= apart)
