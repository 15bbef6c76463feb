"""What an instrument of the Lab is, declared, and the frame that makes its view from that.

An instrument has a model without widgets, a stage that draws it, key figures and a side panel that follow from it, and
words. Everything else is the frame's: a heavy stage is imported when it is first looked at, key figures, tables and
facts are shown anew whenever the model has changed. `Instrument.stage` also makes the stage alone, for another place.
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
    """What is true of an instrument, in one object without widgets; all that is shown of it derives from it."""

    changed = Signal()
    """Another variant is looked at, or more is known of it."""
    moved = Signal()
    """Another place of what is drawn is looked at: only the key figures follow."""
    view_changed = Signal()
    """Something else of the same is drawn: the keyboard walks elsewhere."""
    variant_wanted = Signal(str)
    """A control of the stage asks for another variant."""

    def show_variant(self, variant: str) -> None:
        """Look at this variant; the long part of it in a job."""

    def show_part(self, part: str) -> None:
        """Look at a part of it, by its name after "#" in the name of a subject."""

    @property
    def is_complete(self) -> bool:
        """Whether all that was asked for last is known."""
        return True

    def watch(self, watched: bool) -> None:
        """Somebody looks on from now on, or nobody does any longer."""


class VariantModel(InstrumentModel):
    """The model of an instrument whose variant says everything."""

    def __init__(self, _services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.variant = ""

    def show_variant(self, variant: str) -> None:
        self.variant = variant


M = TypeVar("M", bound=InstrumentModel)


@dataclass(frozen=True)
class PaneMaker:
    """A stage that is one pane of a heavy module, which is imported when there is first something to paint on.

    `make` is the name of a class of the module that takes services and model and follows the model, or makes the pane
    from the module; then `fill` lets the pane show what is known now, whenever the model has changed.
    """

    module: str
    make: str | Callable[[Any, Services, Any], QWidget]
    fill: Callable[[Any, Any], object] | None = None

    def __call__(self, services: Services, model: InstrumentModel) -> InstrumentPane:
        return InstrumentPane(self, services, model)


class InstrumentPane(LazyPane):
    """The place of the pane of an instrument, which is its `pane` once that was looked at."""

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
        """Let a pane that does not follow the model show what is known now."""
        if self.pane is not None:
            self._fill(self.pane)


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Instrument(Generic[M]):
    """The declaration of an instrument; `app.lab.subjects` names the module that has it as INSTRUMENT."""

    model: Callable[[Services, QObject], M]
    stage: Callable[[Services, M], QWidget]
    """What is drawn: a `PaneMaker`, or a widget that follows the model by itself."""
    keyboard: Callable[[Any], QWidget | None] = lambda _pane: None
    """What the keyboard walks in, of the pane or the widget on the stage."""
    figures: Sequence[str] | Callable[[M], Sequence[str]] = ()
    """The names of the key figures below the stage."""
    values: Callable[[M], Sequence[Figure | str]] = _nothing
    """The key figures in the order of their names; empty while they are not known."""
    tips: Mapping[str, str] = field(default_factory=dict)
    """What the tooltips of some key figures say, by their names."""
    short_values: Callable[[M], Sequence[Figure | str]] = _nothing
    """The same with fewer digits, where there is no room for all."""
    panel: Callable[[Services, M], InstrumentPanel] = lambda _services, _model: InstrumentPanel()
    facts: Callable[[M], Sequence[str]] = _nothing
    """Short facts about the instrument, for the right end of the status line."""
    commands: Callable[[M, InstrumentView], Sequence[Command]] = _nothing
    """What can be done here, for the command list; only while the instrument is in front."""
    assumptions: Callable[[M], Sequence[Assumption]] = _nothing
    """What its figures rest on and can be changed, beside the variant."""

    def view(self, services: Services) -> InstrumentView:
        """The instrument in its frame."""
        return InstrumentView(self, services)


class InstrumentView(QWidget):
    """The frame: the stage of an instrument as large as it gets, its key figures below. `panel` is for the side."""

    changed = Signal()
    """The view has become ready, its facts have changed, or another widget should have the keyboard."""
    variant_wanted = Signal(str)
    """A control of the stage asks for another variant."""

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
        """What is drawn: the pane once it is there, or the widget on the stage."""
        return self.stage.pane if isinstance(self.stage, LazyPane) else self.stage

    @property
    def key_figures(self) -> KeyFigures:
        """The key figures that are in sight."""
        return self._figures[self._names]

    def show_variant(self, variant: str) -> None:
        """Show this variant; the long part of it in a job."""
        self._fresh = False
        self.model.show_variant(variant)
        if not self._fresh:  # the model had nothing to tell
            for place in self._places:
                if isinstance(place, InstrumentPane):
                    place.refresh()
            self._refresh()

    def show_part(self, part: str) -> None:
        """Look at a part of it, by its name after "#" in the name of a subject."""
        self.model.show_part(part)

    @property
    def is_ready(self) -> bool:
        """Whether what was asked for last is drawn."""
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
        """Whether the stage is: another subject or page, or a panel, may have its place."""
        return self.isVisibleTo(self.window())

    def commands(self) -> Sequence[Command]:
        """What can be done here."""
        return self._instrument.commands(self.model, self)

    def assumptions(self) -> Sequence[Assumption]:
        """What its figures rest on and can be changed, beside the variant."""
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
        """Bring the key figures with the names of now to the front."""
        names = self._names
        if names and names not in self._figures:
            made = self._figures[names] = KeyFigures(names)
            for name, tip in self._instrument.tips.items():
                made.figure(name).setToolTip(translate(tip))
            self._column.addWidget(made)
        for others, figures in self._figures.items():
            figures.setVisible(others == names)
        return self._figures.get(names)

    def _refresh(self) -> None:
        """Another variant is looked at, or more of it is known."""
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
