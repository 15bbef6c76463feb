"""Numbers and their nouns as people read them."""

from __future__ import annotations

THIN_SPACE = "\u2009"


def grouped(number: float) -> str:
    """An integer in groups of three with a thin space: 3 674 160."""
    return f"{round(number):,}".replace(",", THIN_SPACE)


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 move", "2 moves"; `many` where the plural has more than an s."""
    return f"{grouped(number)} {one if number == 1 else many or f'{one}s'}"


def percent_sign(figure: str) -> str:
    """A figure that is one of a hundred."""
    return f"{figure}{THIN_SPACE}%"


def fixed_percent(share: float, decimals: int) -> str:
    """A share in percent with so many decimals: "70.29 %". All is "100 %" and none "0 %"; what only rounds to either
    never reads like it: "> 99.99 %", "< 0.01 %"."""
    if share in {0, 1}:
        return percent_sign(f"{100 * share:.0f}")
    least = 0.1**decimals / 100
    if 0 < share < least / 2:
        return f"< {percent_sign(f'{100 * least:.{decimals}f}')}"
    if 1 - least / 2 <= share < 1:
        return f"> {percent_sign(f'{100 - 100 * least:.{decimals}f}')}"
    return percent_sign(f"{100 * share:.{decimals}f}")
