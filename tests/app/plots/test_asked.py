"""Every kind of plot explains its figures, except those that show nothing computed by the engine."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.cube.walk.pathmap import PathMap
from app.plots.charts.plot import Plot
from app.sokoban.plots.strip import StripPlot
from app.widgets.explained_figures import ChoiceAssumption, FigureButton, NamedFigure
from core.explain import plot_figures as plotted
from core.explain.sokoban import pushes

APP = Path(__file__).parents[3] / "app"
ONLY_THE_PLAYERS_OWN: dict[str, str] = {}
"""Kinds of plots without explanations, with the reason: their data are the player's own."""


@cache
def texts() -> dict[str, str]:
    """Return the source of every module of the window by name, without benchmarks."""
    files = (file for file in APP.rglob("*.py") if file.name != "bench.py")
    names = {".".join(file.relative_to(APP.parent).with_suffix("").parts): file for file in files}
    return {name: file.read_text(encoding="utf-8") for name, file in names.items()}


def kinds() -> dict[str, type[Plot]]:
    """Return all classes of plots, found by their base classes."""
    declared = [
        (module, match[1], re.findall(r"\w+", match[2]))
        for module, text in texts().items()
        for match in re.finditer(r"^class (\w+)\((.*)\):", text, re.MULTILINE)
    ]
    kinds: dict[str, type[Plot]] = {"Plot": Plot}
    while derived := [
        class_entry for class_entry in declared if class_entry[1] not in kinds and kinds.keys() & set(class_entry[2])
    ]:
        kinds |= {name: getattr(import_module(module), name) for module, name, _ in derived}
    return kinds


def derives_its_rows(kind: type[Plot]) -> bool:
    """Return whether the readings of a plot come with their derivations."""
    return "partial(" in getsource(kind.reading_rows)


def told_by_panes(kind: str) -> bool:
    """Return whether every module that makes such a plot, or its pane, sets its explanations."""
    modules = [module for module, text in texts().items() if re.search(rf"(?<!class )\b{kind}\(", text)]
    return all(
        any(".sheets = " in text for other, text in texts().items() if other == module or module in text)
        for module in modules
    )


def test_every_kind_of_plot_tells_its_figures() -> None:
    found = kinds()
    assert len(found) > 20
    own = {
        name
        for name, kind in found.items()
        if kind.list_figures_at is not Plot.list_figures_at or derives_its_rows(kind)
    }
    without = {name for name in found.keys() - own if not told_by_panes(name)}
    assert without == ONLY_THE_PLAYERS_OWN.keys()


class Window(QWidget):
    """Window that opens explanations."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.sheet = QWidget(self)

    def open_sheet(self, figure: FigureButton) -> QWidget:
        self.opened.append(figure.value)
        self.sheet.show()
        return self.sheet


@pytest.mark.parametrize("kind", [StripPlot, PathMap])
def test_where_a_click_goes_somewhere_one_with_ctrl_asks(qtbot: QtBot, kind: type[Plot]) -> None:
    window, gone = Window(), list[int]()
    qtbot.addWidget(window)
    plot = StripPlot("Pushes", str) if kind is StripPlot else PathMap()
    plot.setParent(window)
    if isinstance(plot, StripPlot):
        plot.show_steps([3, 1, 4, 1, 5])
    plot.chosen.connect(gone.append)
    plot.sheets = lambda place: (NamedFigure("moves", str(place), pushes.MOVES.bind(walked=place - 1, pushes=1)),)
    window.resize(400, 300)
    plot.resize(400, 300)
    window.show()
    middle = plot.axes.area.center().toPoint()
    here = plot.place_under(middle.toPointF())
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert gone == [here] and not window.opened
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, middle)
    assert gone == [here] and window.opened == [str(here)]
    plot.point(here)
    QTest.keyClick(plot, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert gone == [here] and len(window.opened) == 2


def test_a_sheet_tells_what_is_drawn_by_now(qtbot: QtBot) -> None:
    window, counts = Window(), [5, 7]
    qtbot.addWidget(window)
    plot = StripPlot("Pushes", str)
    plot.setParent(window)
    plot.own_click = False
    plot.show_steps(counts)
    plot.sheets = lambda place: (NamedFigure("part", str(counts[place - 1]), plotted.part(12, counts[place - 1])),)
    plot.ask(2)
    asked = plot._asked
    assert asked is not None and asked.value == "7"
    counts[1] = 9
    plot.show_steps(counts)
    assert asked.value == "9" and asked.derived_figure is not None and asked.derived_figure.values["here"] == 9
    plot.show_steps(counts[:1])
    assert asked.assumptions[0].value() == 0, "the place is no more; the sheet still stands"


def test_a_figure_that_is_no_more_is_not_chosen(qtbot: QtBot) -> None:
    window, names = Window(), ["part", "most"]
    qtbot.addWidget(window)
    plot = StripPlot("Pushes", str)
    plot.setParent(window)
    plot.show_steps([5, 7])
    plot.sheets = lambda _place: tuple(NamedFigure(name, "7", plotted.part(12, 7)) for name in names)
    plot.ask(2)
    asked = plot._asked
    assert asked is not None
    _, which = asked.assumptions
    assert isinstance(which, ChoiceAssumption)
    which.set("most")
    assert asked.name == "most"
    names.remove("part")
    which.set("part")
    assert asked.name == which.value() == "most", "it was offered before something else was drawn"
    plot.show_steps([5])
    which.set("most")
    assert asked.name == "most"


def test_a_sheet_that_is_closed_follows_nothing(qtbot: QtBot) -> None:
    window, told = Window(), list[int]()
    qtbot.addWidget(window)
    plot = StripPlot("Pushes", str)
    plot.setParent(window)
    plot.show_steps([5, 7])

    def sheets(place: int) -> tuple[NamedFigure]:
        told.append(place)
        return (NamedFigure("part", "7", plotted.part(12, 7)),)

    plot.sheets = sheets
    plot.ask(2)
    plot.show_steps([5, 7, 8])
    assert plot._asked is not None and told.count(2) > 2
    window.sheet.close()
    told.clear()
    plot.show_steps([5, 7, 8, 9])
    assert not told
