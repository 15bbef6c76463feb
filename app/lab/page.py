"""The Lab page: one subject at a time, its plot as large as it fits and its figures around it."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.actions import Command
from app.lab import bag, korf, plays
from app.lab.bag import BagView
from app.lab.depths import SUBJECTS, DepthView, subject_of
from app.lab.korf import KorfView
from app.lab.plays import PlayView
from app.page import Page
from app.services import Services
from app.widgets.dropdown import Dropdown
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import grouped, row
from core.cube.metrics import Metric

CUBES = (("cube-3x3x3", "3×3×3"), ("cube-2x2x2", "2×2×2"))
METRICS = (("htm", "Half turns"), ("qtm", "Quarter turns"))
KORF, PLAYS, BAG = "korf", "2048", bag.NAME
NAMES = (*CUBES, (KORF, "Korf's tables"), (PLAYS, "2048"), (BAG, "In a bag"))
FULL_NAMES = (
    ("cube-3x3x3", "3×3×3 cube"), ("cube-2x2x2", "2×2×2 cube"), (KORF, "Korf's tables"),
    (PLAYS, "2048 at random"), (BAG, "2048 in a bag"),
)  # fmt: skip
SIZES = tuple((subject.split("-")[1], subject.split("-")[1].replace("x", "×")) for subject in plays.SUBJECTS)
COMMON_TARGETS = tuple((str(target), str(target)) for target in bag.COMMON)
TARGETS = tuple((str(target), grouped(target)) for target in bag.TARGETS)
HEADER_EDGES, CHOICE_GAP = 172, 16
"""Pixels that the header needs for title, tools and its own edges, and before each choice."""
WIDEST_TARGET = 132
DEFAULTS = {PLAYS: "4x4", BAG: "32"}


class LabPage(Page):
    """Depth distributions of the cubes in both metrics, Korf's tables, random play of 2048, and its bag chain."""

    def __init__(self, services: Services) -> None:
        super().__init__("lab", "Lab", services)
        saved = services.settings.get("lab/subject", SUBJECTS[0])
        known = (*SUBJECTS, *korf.SUBJECTS, *plays.SUBJECTS, *bag.SUBJECTS)
        self._subject = saved if saved in known else SUBJECTS[0]
        self._cube = Segment(NAMES, CUBES[0][0])
        self._list = Dropdown(FULL_NAMES, CUBES[0][0])
        self._metric, self._size = Segment(METRICS, "qtm"), Segment(SIZES, DEFAULTS[PLAYS])
        self._target = _TargetSegment(COMMON_TARGETS, DEFAULTS[BAG])
        self._targets = Dropdown(TARGETS, DEFAULTS[BAG], "target")
        for choice in (self._cube, self._list):
            choice.chosen.connect(self._on_first)
        for second in (self._metric, self._size, self._target, self._targets):
            second.chosen.connect(self._on_second)
        seconds = (self._metric, self._size, self._target, self._targets)
        self.header.add_choice(row(self._cube, self._list, *seconds, spacing=CHOICE_GAP))
        self._view, self._korf = DepthView(services.messages), KorfView(services.messages)
        self._plays, self._bag = PlayView(services), BagView(services)
        self._bag.solved.connect(self._on_bag)
        self._stage = QStackedWidget()
        tables = Section()
        for view in (self._view, self._korf, self._plays, self._bag):
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
        for target, text in TARGETS:
            self._declare(f"{BAG}-{target}", f"Every way to {text} in a bag")
        self.commands.add(*self._bag.commands())
        self.add_frame_tools()
        self.show_subject(self._subject)

    def show_subject(self, subject: str) -> None:
        self._subject = subject
        first, second = subject.rsplit("-", 1)
        self._cube.set_current(first)
        self._list.set_current(first)
        shown: DepthView | KorfView | PlayView | BagView
        if first == BAG:
            shown = self._bag
            self._target.set_current(second)
            self._targets.set_current(second)
        elif first == PLAYS:
            shown = self._plays
            self._size.set_current(second)
        else:
            shown = self._korf if first == KORF else self._view
            self._metric.set_current(second)
        for view in (self._view, self._korf, self._plays, self._bag):
            view.table.setVisible(view is shown)
        self._stage.setCurrentWidget(shown)
        self._fit_header()
        self._show_facts()
        if first == BAG:
            self._bag.show_target(int(second))
        elif first == PLAYS:
            self._plays.show_size(int(second.split("x")[0]))
        elif first == KORF:
            self._korf.show_metric(Metric(second))
        else:
            self._view.show_distribution(subject_of(subject))
        self._hand_keys_on()
        self.services.settings.set("lab/subject", subject)

    @property
    def plotted(self) -> str | None:
        """The subject that is drawn; None while the plot is being prepared."""
        view = self._stage.currentWidget()
        assert isinstance(view, DepthView | KorfView | PlayView | BagView)
        return self._subject if view.ready else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_header()

    def _declare(self, subject: str, text: str) -> None:
        self.commands.add(Command(f"lab.{subject}", text, partial(self.show_subject, subject), "lab"))

    def _on_first(self, first: str) -> None:
        seconds = {PLAYS: self._size.current, BAG: self._targets.current}
        self.show_subject(f"{first}-{seconds.get(first, self._metric.current)}")

    def _on_second(self, second: str) -> None:
        self.show_subject(f"{self._cube.current}-{second}")

    # the bag

    def _on_bag(self) -> None:
        self._show_facts()
        self._hand_keys_on()

    def _show_facts(self) -> None:
        graph = self._bag.graph
        if self._cube.current == BAG and graph is not None:
            self.set_facts(f"{grouped(graph.chain.states)} states")
        else:
            self.set_facts()

    def _hand_keys_on(self) -> None:
        """A graph has its own use for the arrow keys."""
        on_bag = self._stage.currentWidget() is self._bag
        self._stage.setFocusProxy(self._bag.stage if on_bag else None)  # type: ignore[arg-type]
        self.commands.refresh()

    def _fit_header(self) -> None:
        """The subjects are side by side where there is room, else in a list."""
        first = self._cube.current
        targets = first == BAG
        self._metric.setVisible(first not in {PLAYS, BAG})
        self._size.setVisible(first == PLAYS)
        seconds: tuple[QWidget, ...] = (self._size,) if first == PLAYS else (self._metric,)
        if targets:
            seconds = (self._target, self._targets)
        room = self._stage.width() - HEADER_EDGES
        # the width must not hang on the target that is chosen, or the header would jump
        wide = room - sum(widget.sizeHint().width() + CHOICE_GAP for widget in seconds)
        wide -= WIDEST_TARGET - self._targets.sizeHint().width() if targets else 0
        side_by_side = wide >= self._cube.sizeHint().width() + CHOICE_GAP
        self._cube.setVisible(side_by_side)
        self._list.setVisible(not side_by_side)
        self._target.setVisible(targets and wide >= self._list.sizeHint().width() + CHOICE_GAP)
        self._targets.setVisible(targets)


class _TargetSegment(Segment):
    """The common targets; none of them is on while another one is shown."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.current not in dict(COMMON_TARGETS):
            self.set_current(COMMON_TARGETS[0][0])
        super().keyPressEvent(event)


def create(services: Services) -> LabPage:
    """The page, for `app.registry`."""
    return LabPage(services)
