"""The Lab page: one subject at a time, with a large plot and its figures around it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from app.base.actions import Command
from app.base.export import export
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.turn_metric import TurnMetric
from app.lab.choices import GAP, SubjectList, VariantChoice
from app.lab.frame.instrument import InstrumentView
from app.lab.frame.joined_instrument import JoinedView
from app.lab.model import LabModel, SubjectMessages
from app.lab.subjects import SUBJECTS, HeaderChoice, LabSubject, list_variants
from app.plots.panes.frame import PaneFrame
from app.shell.page import Page
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import Assumption, ChoiceAssumption
from app.widgets.panel import Section
from app.widgets.text import row
from core.base.puzzle import InputError

STAGE_LEAST = 640
"""Width in pixels that a plot with its figures needs."""
HEADER_EDGES = 224
"""Width in pixels of the header without the choices: title, tools and edges."""


class LabPage(Page):
    """Page with the subjects of `app.lab.subjects`; a view is made when its subject is first shown."""

    def __init__(self, services: Services) -> None:
        super().__init__("lab", tr("Lab"), services, stage_least=STAGE_LEAST)
        self.model = LabModel(services, self)
        self._views: dict[str, InstrumentView | JoinedView] = {}
        self._choices: dict[str, VariantChoice] = {}
        self.list = SubjectList(SUBJECTS, self.model.subject.key)
        self.list.chosen.connect(self.model.show_subject)
        self._second = row(spacing=0)
        self.header.add_choice(row(self.list, self._second, spacing=GAP))
        self._stage = QStackedWidget()
        self._tables = Section()
        self.set_stage(self._stage)
        self.header.installEventFilter(self)
        self.panel.add(self._tables, grow=True)
        for name, text in list_variants().items():
            self.commands.add(Command(f"lab.{name}", text, partial(self.model.show, name), "lab"))
        self.commands.add(
            Command(
                "lab.find",
                "Find in the Lab",
                self.open_search,
                "search",
                ("Ctrl+F",),
                "Find a subject by its words, or a figure as an article prints it",
            ),
            Command("lab.next", "Next subject", partial(self.model.step, 1), "next", ("Ctrl+PgDown",)),
            Command("lab.previous", "Previous subject", partial(self.model.step, -1), "prev", ("Ctrl+PgUp",)),
            Command(
                "lab.export",
                "Export picture",
                self.export_picture,
                "export",
                ("Ctrl+E",),
                "Save the plot that is in front as PNG, SVG or PDF",
            ),
        )
        self.header.add_tool(IconButton("search", action=self.commands["lab.find"]))
        self.add_frame_tools()
        self.model.changed.connect(self._show)
        self.model.changed.connect(self.place_changed)
        self.model.metric_changed.connect(self._follow_metric)
        self._behind = False
        self._turn_metric = services.get_shared(TurnMetric)
        self._turn_metric.changed.connect(self._say_metric)
        self._show()

    def export_picture(self) -> None:
        """Export the plot that has the focus, or the first one; the whole view of a subject without plots."""
        self.uncover()
        view = self.view
        if not view.is_ready or view.size().isEmpty():
            self.services.messages.toast(tr("No chart yet"), tr("Export it once it is drawn"))
            return
        frames = [frame for frame in view.findChildren(PaneFrame) if frame.isVisibleTo(view)]
        focus = QApplication.focusWidget()
        frames.sort(key=lambda frame: focus is None or not frame.isAncestorOf(focus))
        if frames:
            frames[0].save_picture()
        else:
            export.ask_and_save(
                self, lambda painter: view.render(painter, QPoint()), view.size(), self.model.name, self.services
            )

    def show_subject(self, subject: str) -> None:
        name, _, part = subject.partition("#")
        self.model.show(name)
        if part:
            self.view.show_part(part)

    def open_search(self) -> None:
        """Open the search for an instrument, or for a figure that an article prints."""
        self.search_wanted.emit(tr("Find a subject or a figure"))

    def _follow_metric(self) -> None:
        """Show the subject in the new metric; a hidden page is updated when it is shown."""
        self._behind = not self.isVisible()
        if not self._behind:
            self._show()

    def _say_metric(self) -> None:
        """Tell the user that a metric chosen here also holds on the cube's page."""
        if self.isVisible():
            unit = translate(self._turn_metric.value.unit)
            self.services.messages.toast(tr("Now counting {unit}", unit=unit), tr("On the cube's page too"))

    def _show(self) -> None:
        """Bring the model's subject to the front."""
        self._behind = False
        subject, variant = self.model.subject, self.model.variant
        view = self._view_of(subject)
        self.list.set_current(subject.key)
        self._stage.setAccessibleName(translate(subject.text))
        for key, choice in self._choices.items():
            choice.setVisible(key == subject.key)
        self.choice.set_variant(variant)
        focus = QApplication.focusWidget()
        if focus is not None and (self._stage.isAncestorOf(focus) or self._tables.isAncestorOf(focus)):
            # otherwise Qt gives the focus of the hidden view to the first button of the next view or of the rail
            self._stage.setFocusProxy(None)  # type: ignore[arg-type]
            self._stage.setFocus()
        for other in self._views.values():
            other.panel.setVisible(other is view)
        self._stage.setCurrentWidget(view)
        self.uncover()
        self._fit_header()
        try:
            view.show_variant(variant)
        except InputError as error:
            refused = tr("{subject} cannot be shown.", subject=subject.text)
            self.services.messages.say(refused, translate(error.sentence), good=False)
            self._on_view_changed()

    @property
    def place(self) -> str:
        return self.model.name

    @property
    def situation(self) -> Hashable:
        return self.model.name

    @property
    def view(self) -> Any:
        """View of the subject in front."""
        return self._views[self.model.subject.key]

    @property
    def choice(self) -> VariantChoice:
        """Choices for the variant of the subject in front."""
        return self._choices[self.model.subject.key]

    @property
    def plotted_subject(self) -> str | None:
        """Name of the subject that is drawn, or None while its plot is being prepared."""
        return self.model.name if self.view.is_ready else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.header and event.type() == QEvent.Type.Resize:
            self._fit_header()
        return super().eventFilter(watched, event)

    def _view_of(self, subject: LabSubject) -> Any:
        if subject.key not in self._views:
            messages = SubjectMessages(self.services.messages, self.model, subject)
            services = replace(self.services, messages=messages)
            view: InstrumentView | JoinedView = import_module(subject.module).INSTRUMENT.view(services)
            view.variant_wanted.connect(self.model.show_variant)
            self._views[subject.key] = view
            choice = self._choices[subject.key] = VariantChoice(subject, subject.first)
            choice.chosen.connect(self.model.show_variant)
            view.changed.connect(self._on_view_changed)
            self._stage.addWidget(view)
            self._tables.add(view.panel)
            layout = self._second.layout()
            assert layout is not None
            layout.addWidget(choice)
            self.commands.add(*(self._of_view(view, command) for command in view.commands()))
        return self._views[subject.key]

    @property
    def assumptions(self) -> Sequence[Assumption]:
        parts = [self._assumption(at, part) for at, part in enumerate(self.model.subject.parts)]
        return [*self.view.assumptions(), *parts]

    def _assumption(self, at: int, part: HeaderChoice) -> ChoiceAssumption:
        """Return one part of the variant as a choice among the assumptions of a figure."""

        def choose(key: str) -> None:
            keys = self.model.variant.split("-")
            keys[at] = key
            self.model.show_variant("-".join(keys))

        return ChoiceAssumption(
            translate(part.title or part.name), part.options, lambda: self.model.variant.split("-")[at], choose
        )

    def _of_view(self, view: Any, command: Command) -> Command:
        """Return the command, enabled only while its view is in front and visible."""
        own = command.enabled

        def enabled() -> bool:
            return self.isVisibleTo(self.window()) and self.view is view and (own is None or own())

        return replace(command, enabled=enabled)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._behind:
            self._show()
        self.commands.refresh_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.commands.refresh_soon()

    def _on_view_changed(self) -> None:
        self.set_facts(*self.view.facts)
        stage: QWidget | None = self.view.keyboard_widget
        self._stage.setFocusProxy(stage)  # type: ignore[arg-type]
        self.commands.refresh_soon()

    def _fit_header(self) -> None:
        if self._views:
            self.choice.fit(self.header.width() - HEADER_EDGES - GAP - self.list.sizeHint().width())


def create(services: Services) -> LabPage:
    """Return the Lab page, for `app.base.registry`."""
    return LabPage(services)
