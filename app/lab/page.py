"""The Lab page: one subject at a time, its plot as large as it fits and its figures around it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QStackedWidget

from app.actions import Command
from app.lab.depths import SUBJECTS, DepthView, subject_of
from app.page import Page
from app.services import Services
from app.widgets.segment import Segment

CUBES = (("cube-3x3x3", "3×3×3"), ("cube-2x2x2", "2×2×2"))
METRICS = (("htm", "Half turns"), ("qtm", "Quarter turns"))


class LabPage(Page):
    """Depth distributions of the cubes in both metrics."""

    def __init__(self, services: Services) -> None:
        super().__init__("lab", "Lab", services)
        saved = services.settings.get("lab/subject", SUBJECTS[0])
        self._subject = saved if saved in SUBJECTS else SUBJECTS[0]
        cube, metric = self._subject.rsplit("-", 1)
        self._cube, self._metric = Segment(CUBES, cube), Segment(METRICS, metric)
        self._cube.chosen.connect(self._on_chosen)
        self._metric.chosen.connect(self._on_chosen)
        self.header.add_choice(self._cube)
        self.header.add_choice(self._metric)
        self._view = DepthView(services.messages)
        self._stage = QStackedWidget()
        self._stage.addWidget(self._view)
        self.set_stage(self._stage)
        self.panel.add(self._view.table, grow=True)
        for cube_key, cube_text in CUBES:
            for metric_key, metric_text in METRICS:
                self.commands.add(
                    Command(
                        f"lab.{cube_key}-{metric_key}",
                        f"Depths of the {cube_text}, {metric_text.lower()}",
                        partial(self.show_subject, f"{cube_key}-{metric_key}"),
                        "lab",
                    )
                )
        self.add_frame_tools()
        self.show_subject(self._subject)

    def show_subject(self, subject: str) -> None:
        self._subject = subject
        cube, metric = subject.rsplit("-", 1)
        self._cube.set_current(cube)
        self._metric.set_current(metric)
        self._view.show_distribution(subject_of(subject))
        self.services.settings.set("lab/subject", subject)

    @property
    def plotted(self) -> str | None:
        """The subject that is drawn; None while the plot is being prepared."""
        return self._subject if self._view.ready else None

    def _on_chosen(self, _key: str) -> None:
        self.show_subject(f"{self._cube.current}-{self._metric.current}")


def create(services: Services) -> LabPage:
    """The page, for `app.registry`."""
    return LabPage(services)
