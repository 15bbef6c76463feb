"""Numbers in plots as text: percent, powers of ten, and the sign of what is approximate."""

from __future__ import annotations

from app.base.language.wording import fixed_percent, format_integer, format_number, percent_sign
from app.base.language.words import language
from core.base.words import localize_number

SUPERSCRIPT = str.maketrans("0123456789-.", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻·")
MOST_DIGITS = 18
"""Most digits of a count that is written out; numbers that are copied or saved have every digit."""


def percent(share: float, figures: int = 4) -> str:
    """Return a share in percent with so many significant figures: "36.74 %".

    Tiny shares are written as powers of ten: "3.20·10⁻⁷ %". Less than all never reads as all: "> 99.99 %".
    """
    if share == 0:
        return "0"
    if share < 1e-6:
        return percent_sign(scientific(100 * share, 2))
    figure = f"{100 * share:.{figures}g}"
    if share < 1 and float(figure) >= 100:
        return fixed_percent(share, figures - 2)
    return percent_sign(localize_number(figure, language().signs))


def short_percent(share: float) -> str:
    """Return a share in percent where room is scarce: three figures, none for a tiny share."""
    return fixed_percent(share, 2) if share < 1e-4 else percent(share, 3)


def table_percent(share: float) -> str:
    """Return a share in percent for rows of which some are tiny: "82.73 %", "0.008 %"."""
    return fixed_percent(share, 2 if share >= 0.00095 else 3)


def percent_interval(low: float, high: float) -> str:
    """Return an interval in percent, with as many digits as tell its ends apart: "69.4–71.2"."""
    digits = 1 if high - low >= 0.002 else 2
    return f"{format_number(100 * low, f'.{digits}f')}–{format_number(100 * high, f'.{digits}f')}"


def mark_approximate(figure: str, *, exact: bool) -> str:
    """Return the figure with the sign ≈ if it is not exact; "< 0.01 %" and "> 99.99 %" need no sign."""
    return figure if exact or figure.startswith(("<", ">")) else f"≈ {figure}"


def power_of_ten(power: float) -> str:
    """Return a power of ten as text: 1, 10⁵, 10⁻³, 10⁵·⁸."""
    return f"10{str(power).translate(SUPERSCRIPT)}" if power else "1"


def times_power(digits: str, power: int) -> str:
    """Return digits times a power of ten: 3.2·10⁻⁷; without a power only the digits."""
    return f"{digits}·{power_of_ten(power)}" if power else digits


def scientific(number: float, places: int) -> str:
    """Return a number in scientific notation with `places` decimals: 3.20·10⁻⁷."""
    digits, _, power = f"{number:.{places}e}".partition("e")
    return times_power(localize_number(digits, language().signs), int(power))


def count_text(count: int, most_digits: int = MOST_DIGITS) -> str:
    """Return a count in groups of three digits, or approximately as a power of ten if it is too long."""
    digits = len(str(count))
    if digits <= most_digits:
        return format_integer(count)
    unit = 10 ** (digits - 5)
    leading = (count + unit // 2) // unit
    if leading == 100_000:
        leading, digits = 10_000, digits + 1
    return f"≈ {times_power(format_number(leading / 10_000, '.4f'), digits - 1)}"


def decimals(number: float, places: int = 2) -> str:
    """Return a number with `places` decimals, in groups of three digits: 1 234.50."""
    return format_number(number, f",.{places}f")
