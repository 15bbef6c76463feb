"""The Lab page: one subject at a time, its plot as large as it fits and its figures around it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QStackedWidget

from app.actions import Command
from app.lab import korf, plays
from app.lab.depths import SUBJECTS, DepthView, subject_of
from app.lab.korf import KorfView
from app.lab.plays import PlayView
from app.page import Page
from app.services import Services
from app.widgets.panel import Section
from app.widgets.segment import Segment
from core.cube.metrics import Metric

CUBES = (("cube-3x3x3", "3×3×3"), ("cube-2x2x2", "2×2×2"))
METRICS = (("htm", "Half turns"), ("qtm", "Quarter turns"))
KORF, PLAYS = "korf", "2048"
SIZES = tuple((subject.split("-")[1], subject.split("-")[1].replace("x", "×")) for subject in plays.SUBJECTS)


class LabPage(Page):
    """Depth distributions of the cubes in both metrics, Korf's tables, and random play of 2048."""

    def __init__(self, services: Services) -> None:
        super().__init__("lab", "Lab", services)
        saved = services.settings.get("lab/subject", SUBJECTS[0])
        self._subject = saved if saved in (*SUBJECTS, *korf.SUBJECTS, *plays.SUBJECTS) else SUBJECTS[0]
        self._cube = Segment((*CUBES, (KORF, "Korf's tables"), (PLAYS, "2048")), CUBES[0][0])
        self._metric, self._size = Segment(METRICS, "qtm"), Segment(SIZES, "4x4")
        for choice in (self._cube, self._metric, self._size):
            choice.chosen.connect(self._on_chosen)
            self.header.add_choice(choice)
        self._view, self._korf = DepthView(services.messages), KorfView(services.messages)
        self._plays = PlayView(services)
        self._stage = QStackedWidget()
        tables = Section()
        for view in (self._view, self._korf, self._plays):
            self._stage.addWidget(view)
            tables.add(view.table)
        self.set_stage(self._stage)
        self.panel.add(tables, grow=True)
        for cube_key, cube_text in CUBES:
            for metric_key, metric_text in METRICS:
                self._declare(f"{cube_key}-{metric_key}", f"Depths of the {cube_text}, {metric_text.lower()}")
        for metric_key, metric_text in METRICS:
            self._declare(f"{KORF}-{metric_key}", f"Korf's tables, {metric_text.lower()}")
        for size, text in SIZES:
            self._declare(f"{PLAYS}-{size}", f"Random play of 2048 on {text}")
        self.add_frame_tools()
        self.show_subject(self._subject)

    def show_subject(self, subject: str) -> None:
        self._subject = subject
        first, second = subject.rsplit("-", 1)
        playing = first == PLAYS
        self._cube.set_current(first)
        (self._size if playing else self._metric).set_current(second)
        self._size.setVisible(playing)
        self._metric.setVisible(not playing)
        shown = self._plays if playing else self._korf if first == KORF else self._view
        for view in (self._view, self._korf, self._plays):
            view.table.setVisible(view is shown)
        self._stage.setCurrentWidget(shown)
        if playing:
            self._plays.show_size(int(second.split("x")[0]))
        elif first == KORF:
            self._korf.show_metric(Metric(second))
        else:
            self._view.show_distribution(subject_of(subject))
        self.services.settings.set("lab/subject", subject)

    @property
    def plotted(self) -> str | None:
        """The subject that is drawn; None while the plot is being prepared."""
        view = self._stage.currentWidget()
        assert isinstance(view, DepthView | KorfView | PlayView)
        return self._subject if view.ready else None

    def _declare(self, subject: str, text: str) -> None:
        self.commands.add(Command(f"lab.{subject}", text, partial(self.show_subject, subject), "lab"))

    def _on_chosen(self, _key: str) -> None:
        second = self._size if self._cube.current == PLAYS else self._metric
        self.show_subject(f"{self._cube.current}-{second.current}")


def create(services: Services) -> LabPage:
    """The page, for `app.registry`."""
    return LabPage(services)
