"""Picker of the figure at a plot's cursor, which a click or Enter explains.

Its explanation has a slider over the places of the plot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.base.language.words import tr, translate
from app.widgets.explained_figures import (
    Assumption,
    ChoiceAssumption,
    Figure,
    HiddenFigure,
    NamedFigure,
    NumberAssumption,
)

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@runtime_checkable
class FigureProvider(Protocol):
    """Plot or picture whose figures a `PlotFigurePicker` and a menu can ask for by place."""

    @property
    def asked_place(self) -> int:
        """Place of the cursor, -1 for none."""

    def ask(self, place: int) -> bool:
        """Open the explanation of a figure at a place, and return whether there is one."""

    def places(self) -> range:
        """Return the places where the cursor can be."""

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        """Return the explained figures at a place."""

    def place_name(self, place: int) -> str:
        """Return the name of a place."""


class PlotFigurePicker(HiddenFigure):
    """Invisible child of a plot that opens the explanation of the figure at a place.

    While the explanation is open, another place and figure can be chosen in it.
    """

    def __init__(self, plot: QWidget, readable: FigureProvider) -> None:
        super().__init__(tr("figure of the plot"), plot)
        self._readable, self._place = readable, -1

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """Choices in the explanation: a place in the plot, and one of the figures there."""
        places = self._readable.places()
        where = NumberAssumption(
            tr("Place in the plot"), 0, len(places) - 1, lambda: self._index, self._go_to, self._name_of
        )
        names = [(figure.name, translate(figure.name)) for figure in self._readable.list_figures_at(self._place)]
        if len(names) < 2:
            return (where,)
        return (where, ChoiceAssumption(tr("Figure", context="a number"), names, lambda: self.name, self._choose))

    @property
    def _index(self) -> int:
        """Index of the current place among the places; that of the last one if there are fewer by now."""
        places = self._readable.places()
        return places.index(self._place) if self._place in places else max(0, len(places) - 1)

    def follow(self) -> None:
        """Update the open explanation after the plot has changed, if its figure is still there."""
        if not self.sheet_open:
            return
        same = self._find_figure(self.name)
        if same is not None and (same.text, same.exact) != (self.value, self.shown_figure.exact):
            self._show(same)

    def ask(self, place: int, name: str = "") -> bool:
        """Open the explanation of a figure at a place, and return whether there is one.

        The figure is the one called `name`, else the one asked for last, else the first.
        """
        figures = self._readable.list_figures_at(place)
        if figures:
            self._place = place
            wanted = name or self.name
            self._show(next((figure for figure in figures if figure.name == wanted), figures[0]))
            self._open()
        return bool(figures)

    def _show(self, told: NamedFigure) -> None:
        self.name = told.name
        self.set(Figure(told.text, told.worked, told.exact))

    def _name_of(self, index: int) -> str:
        places = self._readable.places()
        return self._readable.place_name(places[index]) if index < len(places) else ""

    def _go_to(self, index: int) -> None:
        """Go to a place, or to the next one in that direction that has figures."""
        places = self._readable.places()
        step = 1 if index >= self._index else -1
        while 0 <= index < len(places):
            figures = self._readable.list_figures_at(places[index])
            if figures:
                self._place = places[index]
                self._show(next((figure for figure in figures if figure.name == self.name), figures[0]))
                return
            index += step
        self.changed.emit()

    def _choose(self, name: str) -> None:
        told = self._find_figure(name)
        if told is None:
            self.changed.emit()  # the plot has changed since the choice was offered
        else:
            self._show(told)

    def _find_figure(self, name: str) -> NamedFigure | None:
        """Return the figure with this name at the current place, or None if it is no longer there."""
        figures = self._readable.list_figures_at(self._place) if self._place in self._readable.places() else ()
        return next((figure for figure in figures if figure.name == name), None)


class FigurePickerMixin:
    """Mixin of a `FigureProvider` widget that opens the explanations of its figures.

    The picker is made when it is first needed.
    """

    _asked: PlotFigurePicker | None = None

    def ask(self, place: int, name: str = "") -> bool:
        """Open the explanation of the figure called `name`, or of another one, at a place.

        Return whether there is one.
        """
        assert isinstance(self, QWidget) and isinstance(self, FigureProvider)
        if not self.list_figures_at(place):
            return False
        if self._asked is None:
            self._asked = PlotFigurePicker(self, self)
            self._asked.show()
        return self._asked.ask(place, name)

    def refresh_open_sheet(self) -> None:
        """Update an open explanation after the plot has changed."""
        if self._asked is not None:
            self._asked.follow()


class AskedPicture(QWidget, FigurePickerMixin):
    """Picture that is not a plot but has explained figures at its places.

    Subclasses say which place a click or Enter asks about.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sheets: Callable[[int], Sequence[NamedFigure]] | None = None
        """Function that returns the explained figures at a place."""

    @property
    def asked_place(self) -> int:
        """Place whose figure Enter and the menu explain, -1 for none."""
        return -1

    def places(self) -> range:
        """Return all places of the picture."""
        raise NotImplementedError

    def place_name(self, place: int) -> str:
        """Return the name of a place."""
        raise NotImplementedError

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        """Return the explained figures at a place."""
        return () if self.sheets is None or place not in self.places() else self.sheets(place)

    def asks(self, key: QKeyEvent) -> bool:
        """Return whether a key asks for the explanation at the current place."""
        return key.key() in ENTER and bool(self.list_figures_at(self.asked_place))
