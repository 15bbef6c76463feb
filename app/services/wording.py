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
    return percent_sign(f"{100 * share:.0f}" if share in {0, 1} else _open(100 * share, 100, decimals))


def fixed_share(share: float, decimals: int) -> str:
    """A share with so many decimals, by the same rule: "0.171784", "< 0.000001"."""
    return _open(share, 1, decimals)


def _open(part: float, whole: int, decimals: int) -> str:
    """A part of the whole, with a sign where it would read as none or all of it and is neither."""
    figure, none, least = f"{part:.{decimals}f}", f"{0:.{decimals}f}", 0.1**decimals
    if 0 < part < whole and figure in {none, f"{whole:.{decimals}f}"}:
        return f"< {least:.{decimals}f}" if figure == none else f"> {whole - least:.{decimals}f}"
    return figure
