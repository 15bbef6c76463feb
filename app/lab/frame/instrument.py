"""Declaration of a Lab instrument, and the frame that builds its view.

An instrument has a model without widgets, a stage that draws it, key figures and a side panel computed from the model,
and texts. The frame does the rest: it imports a heavy stage when it is first shown, and updates key figures, tables and
facts whenever the model changes. `Instrument.stage` can also be used alone, without the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.words import translate
from app.base.services import Services
from app.lab.frame.panel import InstrumentPanel
from app.plots.panes.lazy import LazyPane
from app.widgets.explained_figures import Assumption, Figure
from app.widgets.key_figures import KeyFigures


class InstrumentModel(QObject):
    """Model of an instrument, without widgets; everything that its view shows is computed from it."""

    changed = Signal()
    """Another variant is chosen, or results have arrived."""
    moved = Signal()
    """The cursor has moved to another place of the chart: only the key figures depend on it."""
    view_changed = Signal()
    """Another view of the same data is in front, so that another widget may have the keyboard."""
    variant_wanted = Signal(str)
    """A control of the stage requests another variant."""

    def show_variant(self, variant: str) -> None:
        """Choose a variant; long computations run in a job."""

    def show_part(self, part: str) -> None:
        """Choose a part of the instrument, by its name after "#" in the name of a subject."""

    @property
    def is_complete(self) -> bool:
        """Whether everything requested last has been computed."""
        return True

    def watch(self, watched: bool) -> None:
        """Start or stop work that is only done while the instrument is visible."""


class VariantModel(InstrumentModel):
    """Model of an instrument that is fully determined by its variant."""

    def __init__(self, _services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.variant = ""

    def show_variant(self, variant: str) -> None:
        self.variant = variant


M = TypeVar("M", bound=InstrumentModel)


@dataclass(frozen=True)
class PaneMaker:
    """Maker of a stage that is one pane of a heavy module, imported when the pane is first shown.

    `make` is either the name of a class of the module, which takes services and model and follows the model; or a
    function that makes the pane from the module, and then `fill` updates the pane whenever the model has changed.
    """

    module: str
    make: str | Callable[[Any, Services, Any], QWidget]
    fill: Callable[[Any, Any], object] | None = None

    def __call__(self, services: Services, model: InstrumentModel) -> InstrumentPane:
        return InstrumentPane(self, services, model)


class InstrumentPane(LazyPane):
    """Placeholder of an instrument's pane, which is in `pane` once it has been shown."""

    def __init__(self, maker: PaneMaker, services: Services, model: InstrumentModel) -> None:
        super().__init__(services.jobs, maker.module, self._make, docked=False)
        self._maker, self._services, self._model = maker, services, model
        model.changed.connect(self.refresh)

    def _make(self, module: Any) -> QWidget:
        make = self._maker.make
        if isinstance(make, str):
            pane: QWidget = getattr(module, make)(self._services, self._model)
        else:
            pane = make(module, self._services, self._model)
        self._fill(pane)
        return pane

    def _fill(self, pane: QWidget) -> None:
        if self._maker.fill is not None:
            self._maker.fill(pane, self._model)

    def refresh(self) -> None:
        """Update a pane that does not follow the model by itself."""
        if self.pane is not None:
            self._fill(self.pane)


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Instrument(Generic[M]):
    """Declaration of an instrument; `app.lab.subjects` names the module that has it as INSTRUMENT."""

    model: Callable[[Services, QObject], M]
    stage: Callable[[Services, M], QWidget]
    """Maker of the stage: a `PaneMaker`, or a widget that follows the model by itself."""
    keyboard: Callable[[Any], QWidget | None] = lambda _pane: None
    """Returns the widget that has the keyboard, from the pane or the widget on the stage."""
    figures: Sequence[str] | Callable[[M], Sequence[str]] = ()
    """Names of the key figures below the stage."""
    values: Callable[[M], Sequence[Figure | str]] = _nothing
    """Key figures in the order of their names; empty while they are unknown."""
    tips: Mapping[str, str] = field(default_factory=dict)
    """Tooltips of key figures by their names."""
    short_values: Callable[[M], Sequence[Figure | str]] = _nothing
    """Key figures with fewer digits, for a window in which the full ones do not fit."""
    panel: Callable[[Services, M], InstrumentPanel] = lambda _services, _model: InstrumentPanel()
    facts: Callable[[M], Sequence[str]] = _nothing
    """Short facts about the instrument, for the right end of the status line."""
    commands: Callable[[M, InstrumentView], Sequence[Command]] = _nothing
    """Commands of the instrument for the command list; only while it is in front."""
    assumptions: Callable[[M], Sequence[Assumption]] = _nothing
    """Assumptions of the figures that can be changed, besides the variant."""

    def view(self, services: Services) -> InstrumentView:
        """Return a view of the instrument in its frame."""
        return InstrumentView(self, services)


class InstrumentView(QWidget):
    """Frame of an instrument: its stage with the key figures below, and its side `panel`."""

    changed = Signal()
    """The view has become ready, its facts have changed, or another widget should have the keyboard."""
    variant_wanted = Signal(str)
    """A control of the stage requests another variant."""

    def __init__(self, instrument: Instrument[Any], services: Services) -> None:
        super().__init__()
        self._instrument, self._fresh = instrument, False
        self.model: Any = instrument.model(services, self)
        self.stage: Any = instrument.stage(services, self.model)
        self._figures: dict[tuple[str, ...], KeyFigures] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.stage, 1)
        if not callable(instrument.figures):
            self._bring_figures()
        self.panel: Any = instrument.panel(services, self.model)
        self.panel.body.addStretch(1)
        self.model.changed.connect(self._refresh)
        self.model.moved.connect(self._refresh_figures)
        self.model.view_changed.connect(self.changed)
        self.model.variant_wanted.connect(self.variant_wanted)
        stage = self.stage
        self._places = [stage] if isinstance(stage, LazyPane) else stage.findChildren(LazyPane)
        for place in self._places:
            place.built.connect(self._on_built)

    def _on_built(self, pane: QWidget) -> None:
        self.panel.meet(pane)
        self.changed.emit()

    @property
    def pane(self) -> Any:
        """The pane, or None until it is made; or the widget on the stage."""
        return self.stage.pane if isinstance(self.stage, LazyPane) else self.stage

    @property
    def key_figures(self) -> KeyFigures:
        """Key figures that are visible."""
        return self._figures[self._names]

    def show_variant(self, variant: str) -> None:
        """Show a variant; long computations run in a job."""
        self._fresh = False
        self.model.show_variant(variant)
        if not self._fresh:  # the model did not emit `changed`
            for place in self._places:
                if isinstance(place, InstrumentPane):
                    place.refresh()
            self._refresh()

    def show_part(self, part: str) -> None:
        """Show a part of the instrument, by its name after "#" in the name of a subject."""
        self.model.show_part(part)

    @property
    def is_ready(self) -> bool:
        """Whether everything requested last has been drawn."""
        return self.model.is_complete and all(one.pane is not None for one in self._places if one.isVisibleTo(self))

    @property
    def facts(self) -> Sequence[str]:
        """Short facts about the instrument, for the right end of the status line."""
        return self._instrument.facts(self.model)

    @property
    def keyboard_widget(self) -> QWidget | None:
        """Widget of the pane that has the keyboard, or None if there is none."""
        return None if self.pane is None else self._instrument.keyboard(self.pane)

    @property
    def in_sight(self) -> bool:
        """Whether the stage is visible, not hidden by another subject, page or panel."""
        return self.isVisibleTo(self.window())

    def commands(self) -> Sequence[Command]:
        """Return the commands of the instrument."""
        return self._instrument.commands(self.model, self)

    def assumptions(self) -> Sequence[Assumption]:
        """Return the assumptions of the figures that can be changed, besides the variant."""
        return self._instrument.assumptions(self.model)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.watch(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fresh and event.size().width() != event.oldSize().width():
            self._refresh_figures()

    @property
    def _names(self) -> tuple[str, ...]:
        names = self._instrument.figures
        return tuple(names(self.model) if callable(names) else names)

    def _bring_figures(self) -> KeyFigures | None:
        """Show the key figures for the current names, and return them."""
        names = self._names
        if names and names not in self._figures:
            new_figures = self._figures[names] = KeyFigures(names)
            for name, tip in self._instrument.tips.items():
                new_figures.figure(name).setToolTip(translate(tip))
            self._column.addWidget(new_figures)
        for other_names, figures in self._figures.items():
            figures.setVisible(other_names == names)
        return self._figures.get(names)

    def _refresh(self) -> None:
        """Update the frame after another variant was chosen or results have arrived."""
        self._fresh = True
        self._refresh_figures()
        self.panel.refresh()
        self.changed.emit()

    def _refresh_figures(self) -> None:
        figures = self._bring_figures()
        if figures is not None:
            values = self._instrument.values(self.model)
            figures.set(*values) if values else figures.clear()
            if values and self._instrument.short_values is not _nothing and not figures.fits(self.width()):
                figures.set(*self._instrument.short_values(self.model))
