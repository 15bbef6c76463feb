"""What every view of a subject has: its stage, its part of the side panel, and the key figures below the plot."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.widgets.explained import Assumption
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section


class SubjectView(QWidget):
    """The stage of a subject. `table` goes into the side panel; a view without one leaves it empty."""

    changed = Signal()
    """It is ready, tells other facts, or wants the keyboard elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Section()

    def show_variant(self, variant: str) -> None:
        """Show this variant; the long part of it in a job."""

    def show_part(self, part: str) -> None:
        """Bring a part of it to the front, by its name after "#" in the name of a subject."""

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

    @property
    def in_sight(self) -> bool:
        """Whether the stage is: another subject or page, or a panel, may have its place."""
        return self.isVisibleTo(self.window())

    def commands(self) -> Sequence[Command]:
        """What can be done here, for the command list; only while the subject is in front."""
        return ()

    def assumptions(self) -> Sequence[Assumption]:
        """What its figures rest on and can be changed, beside the variant."""
        return ()


class PaneView(SubjectView):
    """A pane of `module`, imported when it is first looked at, over key figures of these names."""

    def __init__(self, services: Services, module: str, names: Sequence[str]) -> None:
        super().__init__()
        self._services = services
        self.lazy = LazyPane(services.jobs, module, self.make_pane, docked=False)
        self.lazy.built.connect(self.changed)
        self.key_figures = KeyFigures(names)
        over_figures(self, self.lazy, self.key_figures)

    def make_pane(self, module: ModuleType) -> QWidget:
        """The pane, from its module."""
        raise NotImplementedError

    @property
    def ready(self) -> bool:
        """Whether the plot is there."""
        return self.lazy.pane is not None


def scrolling(stage: QWidget) -> QScrollArea:
    """`stage` with a scroll bar in windows too low for it, and no look of its own."""
    scroll = QScrollArea()
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(stage)
    scroll.viewport().setAutoFillBackground(False)
    stage.setAutoFillBackground(False)
    return scroll


def over_figures(view: SubjectView, stage: QWidget, figures: KeyFigures) -> None:
    """Lay `view` out: the plot as large as it gets, its figures below."""
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(stage, 1)
    column.addWidget(figures)
