"""Numbers and their nouns as people read them."""

from __future__ import annotations

THIN_SPACE = "\u2009"


def grouped(number: float) -> str:
    """An integer in groups of three with a thin space: 3 674 160."""
    return f"{round(number):,}".replace(",", THIN_SPACE)


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 move", "2 moves"; `many` where the plural has more than an s."""
    return f"{grouped(number)} {one if number == 1 else many or f'{one}s'}"
