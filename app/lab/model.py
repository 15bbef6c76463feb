"""Model of the Lab page, without widgets: the subject in front and its variant."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.base.services import Messages, Services
from app.cube.model.turn_metric import TurnMetric
from app.lab.subjects import SUBJECTS, LabSubject, split


class SubjectMessages:
    """Messages of a subject's view, which are dropped while another subject is in front."""

    def __init__(self, messages: Messages, model: LabModel, subject: LabSubject) -> None:
        self._messages, self._model, self._subject = messages, model, subject

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        if self._model.subject is self._subject:
            self._messages.say(text, detail, good=good)

    def toast(self, text: str, detail: str = "") -> None:
        self._messages.toast(text, detail)


class LabModel(QObject):
    """Model of the Lab page: the subject in front, and its variant.

    A subject opens with the variant it had last, in the metric in which the whole program counts turns.
    """

    changed = Signal()
    """A subject has been requested, perhaps the one that is in front."""
    metric_changed = Signal()
    """The subject in front now counts turns in the other metric."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._turn_metric = services.get_shared(TurnMetric)
        subject, variant = split(self._settings.get("lab/subject", "")) or (SUBJECTS[0], SUBJECTS[0].first)
        self._shown = subject, subject.counted_in(self._turn_metric.value, variant)
        self._turn_metric.changed.connect(self._on_metric)

    @property
    def subject(self) -> LabSubject:
        """Subject in front."""
        return self._shown[0]

    @property
    def variant(self) -> str:
        """Variant of the subject in front."""
        return self._shown[1]

    @property
    def name(self) -> str:
        """Name of the subject in front with its variant, as in commands, settings and links."""
        return self.subject.name(self.variant)

    def show(self, name: str) -> None:
        """Bring a subject in a variant to the front; an unknown name changes nothing."""
        target = split(name)
        if target is None:
            return
        self._shown = target
        self._keep()
        metric = self.subject.metric(self.variant)
        if metric is not None:
            self._turn_metric.value = metric
        self.changed.emit()

    def _keep(self) -> None:
        self._settings.set("lab/subject", self.name)
        self._settings.set(f"lab/{self.subject.key}/variant", self.variant)

    def _on_metric(self) -> None:
        """Follow the program's metric, which was changed here or on the cube's page."""
        subject, variant = self._shown
        new_variant = subject.counted_in(self._turn_metric.value, variant)
        if new_variant != variant:
            self._shown = subject, new_variant
            self._keep()
            self.metric_changed.emit()

    def show_subject(self, key: str) -> None:
        """Bring a subject to the front in its last variant."""
        subject = next(subject for subject in SUBJECTS if subject.key == key)
        variant = self._settings.get(f"lab/{key}/variant", subject.first)
        valid_variant = variant if variant in subject.variants() else subject.first
        self.show(subject.name(subject.counted_in(self._turn_metric.value, valid_variant)))

    def show_variant(self, variant: str) -> None:
        """Show another variant of the subject in front."""
        self.show(self.subject.name(variant))

    def step(self, by: int) -> None:
        """Go `by` subjects on in the list, around its ends."""
        self.show_subject(SUBJECTS[(SUBJECTS.index(self.subject) + by) % len(SUBJECTS)].key)
