"""Hard on purpose in the Lab: a corridor whose shortest answer grows by the golden ratio with each box."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.lab.families.corridor import CorridorView
from app.lab.families.figures import HardFigures
from app.lab.families.model import LEAST, MOST, HardModel
from app.lab.model import Model
from app.lab.view import SubjectView
from app.plots.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import grouped
from app.sokoban.library.level_set import PUZZLE_KEY
from app.widgets.slider import Slider
from app.widgets.text import Label
from core.sokoban.families import fibonacci
from core.sokoban.level import Level

if TYPE_CHECKING:
    from app.lab.families.chart import LengthsPane

SENTENCE = "Each box more makes it about 1.6 times as long."
FORMULA = (
    "To solve n boxes one opens with six moves, solves the n − 2 lower boxes, turns, and solves the n − 1 lower ones: "
    "M(n) = M(n−1) + M(n−2) + n + 12 for odd n, + n + 10 for even n; P(n) = P(n−1) + P(n−2) + 8. Closed form, with "
    "α = (1 + √5) / 2 and β = (1 − √5) / 2: M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, "
    "P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8. "
    "Solid: no answer is shorter, by an exact search of its own for moves and for pushes. "
    "Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, "
    "after a classical form by Aymeric du Peloux that David Holland analysed."
)


def create(services: Services, _model: Model) -> HardView:
    """The subject, for `app.lab.subjects`."""
    return HardView(services)


class HardView(SubjectView):
    """The corridor beside the chart; the table and what can be done in the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = HardModel(services, self)
        self.corridor = CorridorView()
        self.slider = Slider(LEAST, MOST, self.model.boxes)
        self.slider.setAccessibleName("Boxes")
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._go_to)
        self._number = Label("", 13, 600)
        self._lazy = LazyPane(services.jobs, "app.lab.families.chart", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        both = QHBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addWidget(self.corridor, 2)
        both.addWidget(self._lazy, 3)
        self.figures = HardFigures(self.table, self.model, self.play)
        self.model.changed.connect(self._show)
        self.model.progressed.connect(self.figures.show_count)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self.model.count_small)

    @property
    def level(self) -> Level:
        """The corridor that is looked at."""
        return fibonacci.level(self.model.boxes)

    def play(self) -> None:
        """Open the level on its own page; the game left there is kept."""
        level = self.level
        self._services.open_subject(PUZZLE_KEY, f"{level.text}\nTitle: {level.title}\n")

    @property
    def ready(self) -> bool:
        return self._lazy.pane is not None

    @property
    def facts(self) -> Sequence[str]:
        level, length = self.level, fibonacci.length(self.model.boxes)
        return f"{level.width} × {level.height}", f"{grouped(length.moves)} moves"

    @property
    def stage(self) -> QWidget | None:
        return self.pane.plot if self.pane is not None else None

    def commands(self) -> Sequence[Command]:
        return (
            Command("lab.hard_play", "Play this corridor", self.play, "play", (), "On the Sokoban page"),
            Command("lab.hard_count", "Count this corridor", self.model.count, "lab", (), "By an exact search"),
        )

    @property
    def pane(self) -> LengthsPane | None:
        """Once the chart was looked at."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        below = QWidget()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Label("Boxes", 13, 500, "text2"))
        line.addWidget(self.slider, 1)
        line.addWidget(self._number)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 8, 0, 8)
        column.addLayout(line)
        pane: LengthsPane = module.LengthsPane(self._services, below)
        pane.explain(SENTENCE, FORMULA)
        pane.plot.chosen.connect(self._go_to)
        pane.plot.show_rows(self.model.rows(), self.model.boxes)
        return pane

    def _go_to(self, boxes: int) -> None:
        self.model.boxes = boxes

    def _show(self) -> None:
        """Another corridor is looked at, or more was counted."""
        boxes, rows = self.model.boxes, self.model.rows()
        self.slider.setValue(boxes)
        self._number.setText(f"n = {boxes}")
        self.corridor.show_level(self.level)
        self.figures.show(rows)
        if self.pane is not None:
            self.pane.plot.show_rows(rows, boxes)
        self.changed.emit()
