"""Several instruments that answer one question; the variant decides which of them is in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.services import Services
from app.lab.frame.instrument import Instrument
from app.widgets.explained_figures import Assumption
from app.widgets.panel import Section


@dataclass(frozen=True)
class JoinedInstrument:
    """Instruments joined in one subject; `place` returns the index of the instrument for a variant."""

    instruments: Sequence[Instrument[Any]]
    place: Callable[[str], int]

    def view(self, services: Services) -> JoinedView:
        """Return a view of all instruments in their frames, one of them in front."""
        return JoinedView(self, services)


class JoinedView(QWidget):
    """View of joined instruments, with the interface of a single one; it answers for the one in front."""

    changed = Signal()
    variant_wanted = Signal(str)

    def __init__(self, joined: JoinedInstrument, services: Services) -> None:
        super().__init__()
        self._place = joined.place
        self.views = [one.view(services) for one in joined.instruments]
        self.front = self.views[0]
        self.panel = Section()
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        for view in self.views:
            self._stack.addWidget(view)
            self.panel.add(view.panel)
            view.changed.connect(self.changed)
            view.variant_wanted.connect(self.variant_wanted)

    def show_variant(self, variant: str) -> None:
        """Bring the instrument of a variant to the front and show the variant."""
        self.front = self.views[self._place(variant)]
        for view in self.views:
            view.panel.setVisible(view is self.front)
        self._stack.setCurrentWidget(self.front)
        self.front.show_variant(variant)

    def show_part(self, part: str) -> None:
        """Show a part of the instrument in front."""
        self.front.show_part(part)

    @property
    def is_ready(self) -> bool:
        """Whether everything requested last of the instrument in front has been drawn."""
        return self.front.is_ready

    @property
    def facts(self) -> Sequence[str]:
        """Short facts about the instrument in front, for the right end of the status line."""
        return self.front.facts

    @property
    def keyboard_widget(self) -> QWidget | None:
        """Widget that has the keyboard in the view in front, or None if there is none."""
        return self.front.keyboard_widget

    def commands(self) -> Sequence[Command]:
        """Return the commands of all instruments."""
        return [command for view in self.views for command in view.commands()]

    def assumptions(self) -> Sequence[Assumption]:
        """Return the assumptions of the instrument in front that can be changed."""
        return self.front.assumptions()
