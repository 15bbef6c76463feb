"""Declared side panel of an instrument: headings, texts and tables computed from a model."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtWidgets import QWidget

from app.base.language.words import translate
from app.base.services import Services
from app.widgets.explained_figures import Figure
from app.widgets.panel import Section
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label

M = TypeVar("M")
SMALL = 12
"""Font size of running text in a side panel."""


class InstrumentPanel(Section):
    """Side panel of an instrument; the frame refreshes it whenever the model has changed."""

    def refresh(self) -> None:
        """Update the panel from the model."""

    def meet(self, pane: QWidget) -> None:
        """Take over the widgets that a newly made pane of the stage has for the panel."""


class PanelBlock(ABC, Generic[M]):
    """Declaration of one block in a side panel."""

    @abstractmethod
    def make(self, services: Services, model: M) -> QWidget:
        """Return the widget of this block, not yet filled from the model."""

    def show(self, widget: Any, model: M) -> None:
        """Fill the widget of this block from the model; a block that never changes does nothing."""


@dataclass(frozen=True)
class Paragraph(PanelBlock[M]):
    """Paragraph of fixed text, or of text computed from the model; hidden while empty."""

    text: str | Callable[[M], str]
    size: int = SMALL
    weight: int = 400
    ink: str = "text2"

    def make(self, _services: Services, _model: M) -> Label:
        return Label("" if callable(self.text) else self.text, self.size, self.weight, self.ink, wrap=True)

    def show(self, widget: Label, model: M) -> None:
        if callable(self.text):
            widget.say(self.text(model))
            widget.setVisible(bool(widget.text()))


def heading(text: str) -> Paragraph[Any]:
    """Return a heading for the blocks below it."""
    return Paragraph(text, SMALL, 600)


@dataclass(frozen=True, kw_only=True)
class FigureTable(PanelBlock[M]):
    """Table of figures in a side panel.

    With `choose`, a click beside the numbers chooses their row; the row `chosen` is selected.
    """

    heads: Sequence[str] | Callable[[M], Sequence[str]]
    widths: Sequence[float]
    rows: Callable[[M], Sequence[Sequence[str | Figure]]]
    name: str = ""
    """Accessible name, if it is not to be made from the headings."""
    choose: Callable[[M, int], None] | None = None
    chosen: Callable[[M], int] | None = None

    def _heads_of(self, model: M) -> list[str]:
        return list(self.heads(model)) if callable(self.heads) else [translate(head) for head in self.heads]

    def make(self, _services: Services, model: M) -> DataTable:
        table = DataTable(self._heads_of(model), self.widths, rows_lead=self.choose is not None)
        if self.name:
            table.setAccessibleName(translate(self.name))
        choose = self.choose
        if choose is not None:
            table.row_chosen.connect(lambda row: choose(model, row))
        return table

    def show(self, widget: DataTable, model: M) -> None:
        if callable(self.heads):
            widget.set_heads(self._heads_of(model))
        widget.set(self.rows(model))
        if self.chosen is not None:
            widget.selectRow(self.chosen(model))


@dataclass(frozen=True)
class PanelWidget(PanelBlock[M]):
    """Block with a widget of the instrument's own, which follows the model by itself."""

    make_widget: Callable[[Services, M], QWidget]

    def make(self, services: Services, model: M) -> QWidget:
        return self.make_widget(services, model)


class PanelRule(PanelBlock[Any]):
    """Block with a hairline between two others."""

    def make(self, _services: Services, _model: Any) -> Hairline:
        return Hairline()


@dataclass(frozen=True)
class PanelGroup(PanelBlock[M]):
    """Blocks below each other, with a heading and a note if there is a title.

    Title and note may be computed from the model. The outermost group is the panel itself:
    `panel=PanelGroup(...).make`.
    """

    title: str | Callable[[M], str]
    blocks: Sequence[PanelBlock[M]]
    note: str | Callable[[M], str] = ""
    spacing: int = 8

    def make(self, services: Services, model: M) -> PanelGroupView:
        return PanelGroupView(self, services, model)

    def show(self, widget: PanelGroupView, _model: M) -> None:
        widget.refresh()


class PanelGroupView(InstrumentPanel):
    """Widget of a group, with the widgets of its blocks."""

    def __init__(self, group: PanelGroup[Any], services: Services, model: object) -> None:
        title = group.title(model) if callable(group.title) else translate(group.title)
        super().__init__(title, "" if callable(group.note) else translate(group.note))
        self._group, self._model = group, model
        self.body.setSpacing(group.spacing)
        self.parts = [block.make(services, model) for block in group.blocks]
        for part in self.parts:
            self.add(part)

    def refresh(self) -> None:
        group, model = self._group, self._model
        if callable(group.title):
            self.set_title(group.title(model))
        if callable(group.note):
            self.set_note(group.note(model))
        for block, part in zip(group.blocks, self.parts, strict=True):
            block.show(part, model)
