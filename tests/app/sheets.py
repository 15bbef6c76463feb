"""Figures as a person finds them in a window, and their numbers read off what is shown."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QWidget

from app.widgets.explained import NONE, Explained
from app.widgets.figure_sheet import FigureSheet
from app.widgets.sheet import Sheet
from core.derivations.derivation import says

NUMBER = r"[-−]?\d+(?:\u2009\d{3})*(?:\.\d+)?(?:·10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?(?:[\u2009 ]%)?"
MINUTES = r"(\d+):(\d\d\.\d\d)"


def figures(within: QWidget) -> list[Explained]:
    """Those in sight, from the top."""
    found = [one for one in within.findChildren(Explained) if one.isVisible()]
    return sorted(found, key=lambda one: one.mapTo(within, one.pos()).toTuple()[::-1])


def sheet_of(window: QWidget) -> FigureSheet:
    """The sheet that is open."""
    (sheet,) = [sheet for sheet in window.window().findChildren(Sheet) if sheet.isVisible()]
    assert isinstance(sheet, FigureSheet)
    return sheet


def check(figure: Explained) -> None:
    """Every number that the figure shows is one that its formulas give with the values that are shown."""
    if figure.value == NONE:
        return
    assert figure.worked is not None, figure.name
    found = [value for value in figure.worked.values.values() if isinstance(value, int | float)]
    shown = figure.value.replace(" to ", "\u2009% to ") if figure.value.endswith("%") else figure.value
    shown = re.sub(MINUTES, lambda time: f"{60 * int(time[1]) + float(time[2]):.2f}", shown)
    shown = re.sub(r"([-−+]) (?=\d)", r"\1", shown)
    if shown[0] in "<>":
        open_end = re.findall(NUMBER, shown)[0]
        assert not any(says(open_end, value) for value in found)
        return
    read = re.findall(NUMBER, shown)
    assert read, figure.value
    for text in read:
        assert any(says(text, value) for value in found), f"{figure.name} {figure.value}: {text} of {found}"
    assert figure.worked.sentence


def check_all(within: QWidget) -> list[str]:
    """Check every figure in sight; their names."""
    found = figures(within)
    for figure in found:
        check(figure)
    return [figure.name for figure in found]
