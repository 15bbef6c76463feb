"""What a subject of the Lab is: a line in `app.lab.subjects`, and a view that is made when it is first shown.

A subject is named by its key and its variant, "cube-3x3x3-qtm": the variant is one option of each of its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.services.actions import Command
from app.services.services import Services
from app.widgets.panel import Section


@dataclass(frozen=True)
class Part:
    """A choice in the header: `options` are (key, text) pairs; of many only the `common` ones are side by side."""

    name: str
    options: tuple[tuple[str, str], ...]
    common: tuple[str, ...] = ()


@dataclass(frozen=True)
class Subject:
    """One subject: `module` has `create(services) -> SubjectView`; `command` takes the texts of a variant's options."""

    key: str
    text: str
    icon: str
    module: str
    command: str
    first: str = ""
    parts: tuple[Part, ...] = ()

    def open(self, services: Services) -> SubjectView:
        """Import the view and make it."""
        view: SubjectView = import_module(self.module).create(services)
        return view

    def name(self, variant: str) -> str:
        """The subject with its variant, as settings and other pages call it."""
        return f"{self.key}-{variant}" if variant else self.key

    def variants(self) -> dict[str, str]:
        """Every variant and the words of its command."""
        options = product(*(part.options for part in self.parts))
        return {
            "-".join(key for key, _ in chosen): self.command.format(*(text for _, text in chosen)) for chosen in options
        }


class SubjectView(QWidget):
    """The stage of a subject. `table` goes into the side panel; a view without one leaves it empty."""

    changed = Signal()
    """It is ready, tells other facts, or wants the keyboard elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Section()

    def show_variant(self, variant: str) -> None:
        """Show this variant; the long part of it in a job."""

    @property
    def ready(self) -> bool:
        """Whether what was asked for last is drawn."""
        raise NotImplementedError

    @property
    def facts(self) -> Sequence[str]:
        """For the right end of the status line."""
        return ()

    @property
    def stage(self) -> QWidget | None:
        """What the keyboard walks in, if anything."""
        return None

    def commands(self) -> Sequence[Command]:
        """What can be done here, for the command list."""
        return ()
