"""The figure at the cursor of a plot, which a click or Enter asks about; its sheet has the places as a slider."""

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
    """Plot or picture whose figures a `PlotFigurePicker` and a menu can ask for by their place."""

    @property
    def asked_place(self) -> int:
        """Where the cursor is, -1 for nowhere."""

    def ask(self, place: int) -> bool:
        """Open the sheet of what is read at a place; whether there is one."""

    def places(self) -> range:
        """Where the cursor can be."""

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        """Return the figures at a place that have a sheet."""

    def place_name(self, place: int) -> str:
        """A place in words."""


class PlotFigurePicker(HiddenFigure):
    """Invisible child of a plot that opens the sheet of the figure at a place.

    While the sheet is open, another place and figure can be chosen on it.
    """

    def __init__(self, plot: QWidget, readable: FigureProvider) -> None:
        super().__init__(tr("figure of the plot"), plot)
        self._readable, self._place = readable, -1

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """Where in the plot, and which of the figures there."""
        places = self._readable.places()
        where = NumberAssumption(
            tr("Place in the plot"), 0, len(places) - 1, lambda: self._index, self._go_to, self._name_of
        )
        names = [(told.name, translate(told.name)) for told in self._readable.list_figures_at(self._place)]
        if len(names) < 2:
            return (where,)
        return (where, ChoiceAssumption(tr("Figure"), names, lambda: self.name, self._choose))

    @property
    def _index(self) -> int:
        """Of the place among those there are now; the last if there are fewer by now."""
        places = self._readable.places()
        return places.index(self._place) if self._place in places else max(0, len(places) - 1)

    def follow(self) -> None:
        """Something else is drawn: while its sheet is open, tell the figure as it is now, if it is still there."""
        if not self.sheet_open:
            return
        same = self._find_figure(self.name)
        if same is not None and (same.text, same.exact) != (self.value, self.shown_figure.exact):
            self._show(same)

    def ask(self, place: int, name: str = "") -> bool:
        """Open the explanation of a figure at a place, and return whether there is one.

        The figure is the one of a name, or the one that was asked for last.
        """
        found = self._readable.list_figures_at(place)
        if found:
            self._place = place
            wanted = name or self.name
            self._show(next((told for told in found if told.name == wanted), found[0]))
            self._open()
        return bool(found)

    def _show(self, told: NamedFigure) -> None:
        self.name = told.name
        self.set(Figure(told.text, told.worked, told.exact))

    def _name_of(self, index: int) -> str:
        places = self._readable.places()
        return self._readable.place_name(places[index]) if index < len(places) else ""

    def _go_to(self, index: int) -> None:
        """To the place, or to the next one on that side that has figures."""
        places = self._readable.places()
        step = 1 if index >= self._index else -1
        while 0 <= index < len(places):
            found = self._readable.list_figures_at(places[index])
            if found:
                self._place = places[index]
                self._show(next((told for told in found if told.name == self.name), found[0]))
                return
            index += step
        self.changed.emit()

    def _choose(self, name: str) -> None:
        told = self._find_figure(name)
        if told is None:
            self.changed.emit()  # something else is drawn since the choice was offered
        else:
            self._show(told)

    def _find_figure(self, name: str) -> NamedFigure | None:
        """Return the figure of a name at the place, or None if it is no longer there."""
        found = self._readable.list_figures_at(self._place) if self._place in self._readable.places() else ()
        return next((told for told in found if told.name == name), None)


class FigurePickerMixin:
    """Mixin of a `FigureProvider` widget that opens the sheets of its figures.

    The picker is made when it is first needed.
    """

    _asked: PlotFigurePicker | None = None

    def ask(self, place: int, name: str = "") -> bool:
        """Open the sheet of the figure called so at a place, or of another one there; whether there is one."""
        assert isinstance(self, QWidget) and isinstance(self, FigureProvider)
        if not self.list_figures_at(place):
            return False
        if self._asked is None:
            self._asked = PlotFigurePicker(self, self)
            self._asked.show()
        return self._asked.ask(place, name)

    def refresh_open_sheet(self) -> None:
        """Update an open sheet to the figure as it is now that something else is drawn."""
        if self._asked is not None:
            self._asked.follow()


class AskedPicture(QWidget, FigurePickerMixin):
    """A picture that is no plot, with figures at its places: subclasses say which place a click or Enter asks about."""

    def __init__(self) -> None:
        super().__init__()
        self.sheets: Callable[[int], Sequence[NamedFigure]] | None = None
        """What says which figures at a place have a sheet."""

    @property
    def asked_place(self) -> int:
        """What Enter and the menu ask about, -1 for nothing."""
        return -1

    def places(self) -> range:
        """Those that there are."""
        raise NotImplementedError

    def place_name(self, place: int) -> str:
        """A place in words."""
        raise NotImplementedError

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        """The figures at a place that have a sheet."""
        return () if self.sheets is None or place not in self.places() else self.sheets(place)

    def asks(self, key: QKeyEvent) -> bool:
        """Whether a key asks about the place that is pointed at."""
        return key.key() in ENTER and bool(self.list_figures_at(self.asked_place))
