"""The Lab page: one subject at a time, its plot as large as it fits and its figures around it."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.lab.choices import GAP, SubjectList, VariantChoice
from app.lab.subject import Subject, SubjectView
from app.lab.subjects import SUBJECTS, split
from app.services.actions import Command
from app.services.services import Services
from app.shell.page import Page
from app.widgets.panel import Section
from app.widgets.text import row

HEADER_EDGES = 188
"""Pixels that the header needs for title, tools and its own edges."""


class LabPage(Page):
    """The subjects of `app.lab.subjects`; each is made when it is first looked at."""

    def __init__(self, services: Services) -> None:
        super().__init__("lab", "Lab", services)
        self.subject, self._variant = SUBJECTS[0], SUBJECTS[0].first
        self._views: dict[str, SubjectView] = {}
        self._choices: dict[str, VariantChoice] = {}
        self.list = SubjectList(SUBJECTS, self.subject.key)
        self.list.chosen.connect(self._on_listed)
        self._second = row(spacing=0)
        self.header.add_choice(row(self.list, self._second, spacing=GAP))
        self._stage = QStackedWidget()
        self._tables = Section()
        self.set_stage(self._stage)
        self.panel.add(self._tables, grow=True)
        for subject in SUBJECTS:
            for variant, text in subject.variants().items():
                name = subject.name(variant)
                self.commands.add(Command(f"lab.{name}", text, partial(self.show_subject, name), "lab"))
        self.commands.add(
            Command("lab.next", "Next subject", partial(self._step, 1), "next", ("Ctrl+PgDown",)),
            Command("lab.previous", "Subject before", partial(self._step, -1), "prev", ("Ctrl+PgUp",)),
        )
        self.add_frame_tools()
        saved = services.settings.get("lab/subject", "")
        self.show_subject(saved if split(saved) else self.subject.name(self._variant))

    def show_subject(self, subject: str) -> None:
        found = split(subject)
        if found is None:
            return
        self.subject, self._variant = found
        view = self._view_of(self.subject)
        self.list.set_current(self.subject.key)
        for key, choice in self._choices.items():
            choice.setVisible(key == self.subject.key)
        self.choice.set_variant(self._variant)
        for other in self._views.values():
            other.table.setVisible(other is view)
        self._stage.setCurrentWidget(view)
        self._fit_header()
        view.show_variant(self._variant)
        self._on_changed()
        self.services.settings.set("lab/subject", subject)
        self.services.settings.set(f"lab/{self.subject.key}/variant", self._variant)

    @property
    def view(self) -> SubjectView:
        """The view in front."""
        return self._views[self.subject.key]

    @property
    def choice(self) -> VariantChoice:
        """The choices of the subject in front."""
        return self._choices[self.subject.key]

    @property
    def plotted(self) -> str | None:
        """The subject that is drawn; None while the plot is being prepared."""
        return self.subject.name(self._variant) if self.view.ready else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_header()

    def _view_of(self, subject: Subject) -> SubjectView:
        if subject.key not in self._views:
            view = self._views[subject.key] = subject.open(self.services)
            choice = self._choices[subject.key] = VariantChoice(subject, subject.first)
            choice.chosen.connect(self._on_chosen)
            view.changed.connect(self._on_changed)
            self._stage.addWidget(view)
            self._tables.add(view.table)
            layout = self._second.layout()
            assert layout is not None
            layout.addWidget(choice)
            self.commands.add(*view.commands())
        return self._views[subject.key]

    def _on_listed(self, key: str) -> None:
        subject = next(subject for subject in SUBJECTS if subject.key == key)
        variant = self.services.settings.get(f"lab/{key}/variant", subject.first)
        known = variant if variant in subject.variants() else subject.first
        self.show_subject(subject.name(known))

    def _on_chosen(self, variant: str) -> None:
        self.show_subject(self.subject.name(variant))

    def _step(self, by: int) -> None:
        keys = [subject.key for subject in SUBJECTS]
        self._on_listed(keys[(keys.index(self.subject.key) + by) % len(keys)])

    def _on_changed(self) -> None:
        self.set_facts(*self.view.facts)
        stage: QWidget | None = self.view.stage
        self._stage.setFocusProxy(stage)  # type: ignore[arg-type]
        self.commands.refresh()

    def _fit_header(self) -> None:
        if self._views:
            self.choice.fit(self._stage.width() - HEADER_EDGES - GAP - self.list.sizeHint().width())


def create(services: Services) -> LabPage:
    """The page, for `app.services.registry`."""
    return LabPage(services)
