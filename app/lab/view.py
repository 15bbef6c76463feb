"""What every view of a subject has: its stage, its part of the side panel, and the key figures below the plot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.services import theme
from app.services.actions import Command
from app.widgets.panel import MARGIN, Section
from app.widgets.text import Hairline, Label

NONE = "–"
"""Instead of a figure that is not known."""
SIZES = (20, 17, 14)
"""Of key figures, the largest that fits."""
LEFT, GAP = 28, 16
"""Pixels before key figures, and between them at least."""


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

    @property
    def in_sight(self) -> bool:
        """Whether the stage is: another subject or page, or a panel, may have its place."""
        return self.isVisibleTo(self.window())

    def commands(self) -> Sequence[Command]:
        """What can be done here, for the command list; only while the subject is in front."""
        return ()


class KeyFigures(QWidget):
    """Figures over their names, side by side under a hairline; smaller where they would be cut otherwise."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._figures = {name: KeyFigure(name) for name in names}
        foot = QHBoxLayout()
        foot.setContentsMargins(LEFT, 16, MARGIN, 18)
        foot.setSpacing(GAP)
        for figure in self._figures.values():
            foot.addWidget(figure)
            foot.addStretch(2)
        foot.addStretch(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Hairline())
        column.addLayout(foot)
        # in too narrow a window they get smaller, not wider than it
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - LEFT - MARGIN - GAP * (len(self._figures) - 1)
        for size in SIZES:
            if sum(figure.least_width(size) for figure in self._figures.values()) <= room:
                break
        for figure in self._figures.values():
            figure.set_size(size)

    def figure(self, name: str) -> KeyFigure:
        """One of them, by its name."""
        return self._figures[name]

    def set(self, *values: str) -> None:
        """Every figure, in the order of the names."""
        for figure, value in zip(self._figures.values(), values, strict=True):
            figure.set(value)
        self._fit()

    def clear(self) -> None:
        """No figures yet."""
        self.set(*(NONE for _ in self._figures))

    @property
    def values(self) -> list[str]:
        """What is shown."""
        return [figure.value for figure in self._figures.values()]


class KeyFigure(QWidget):
    """A figure over its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._value = Label(NONE, SIZES[0], 600)
        self._value.setFixedHeight(self._value.sizeHint().height())
        self._words = words = Label(name, 12, 400, "text2", elided=True)
        words.setToolTip(name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._value)
        column.addWidget(words)

    @property
    def value(self) -> str:
        return self._value.text()

    def set(self, value: str) -> None:
        self._value.setText(value)

    def least_width(self, size: float) -> int:
        """The pixels it needs with figures of this size."""
        figure = round(QFontMetricsF(theme.font(size, 600)).horizontalAdvance(self.value) + 1)
        return max(figure, self._words.minimumSizeHint().width())

    def set_size(self, size: float) -> None:
        self._value.setFont(theme.font(size, 600))


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


def over_figures(view: QWidget, stage: QWidget, figures: KeyFigures) -> None:
    """Lay `view` out: the plot as large as it gets, its figures below."""
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(stage, 1)
    column.addWidget(figures)
