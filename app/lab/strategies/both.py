"""The policy microscope in the Lab: exactly where all is solved, by games on 4x4."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.lab.model import Model
from app.lab.strategies.played.view import PlayedView
from app.lab.strategies.view import MicroscopeView
from app.lab.view import SubjectView
from app.services.actions import Command
from app.services.services import Services

BY_GAMES = "4x4"
"""The board on which nothing is exact."""


def create(services: Services, _model: Model) -> StrategiesView:
    """The subject, for `app.lab.subjects`."""
    return StrategiesView(services)


class StrategiesView(SubjectView):
    """One of two views, each with its own side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.exact, self.played = MicroscopeView(services), PlayedView(services)
        self.front: SubjectView = self.exact
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        for view in (self.exact, self.played):
            self._stack.addWidget(view)
            self.table.add(view.table)
            view.changed.connect(self.changed)

    def show_variant(self, variant: str) -> None:
        self.front = self.played if variant.startswith(BY_GAMES) else self.exact
        for view in (self.exact, self.played):
            view.table.setVisible(view is self.front)
        self._stack.setCurrentWidget(self.front)
        self.front.show_variant(variant)

    @property
    def ready(self) -> bool:
        return self.front.ready

    @property
    def facts(self) -> Sequence[str]:
        return self.front.facts

    @property
    def stage(self) -> QWidget | None:
        return self.front.stage

    def commands(self) -> Sequence[Command]:
        return self.exact.commands()
