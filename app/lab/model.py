"""What is true on the Lab's page, in one object without widgets: every view derives from it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.lab.comparison import Comparison
from app.lab.subjects import SUBJECTS, Subject, split
from app.services.services import Messages
from app.services.settings import Settings


class SubjectMessages:
    """The `Messages` of a subject's view: what it has to say while another subject is in front is not said."""

    def __init__(self, messages: Messages, model: Model, subject: Subject) -> None:
        self._messages, self._model, self._subject = messages, model, subject

    def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
        if self._model.subject is self._subject:
            self._messages.say(text, detail, good=good)

    def toast(self, text: str, detail: str = "") -> None:
        self._messages.toast(text, detail)


class Model(QObject):
    """The subject in front with its variant, and what is compared. Each subject comes back with its last variant."""

    changed = Signal()
    """A subject was asked for, perhaps the same again."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.comparison = Comparison(settings, self)
        subject = SUBJECTS[0]
        self._shown = split(settings.get("lab/subject", "")) or (subject, subject.first)

    @property
    def subject(self) -> Subject:
        """The subject in front."""
        return self._shown[0]

    @property
    def variant(self) -> str:
        """The variant of the subject in front."""
        return self._shown[1]

    @property
    def name(self) -> str:
        """The subject in front with its variant, as commands, settings and other pages call it."""
        return self.subject.name(self.variant)

    def show(self, name: str) -> None:
        """Bring a subject in a variant to the front; an unknown name changes nothing."""
        found = split(name)
        if found is None:
            return
        self._shown = found
        self._settings.set("lab/subject", self.name)
        self._settings.set(f"lab/{self.subject.key}/variant", self.variant)
        self.changed.emit()

    def show_subject(self, key: str) -> None:
        """Bring a subject to the front, in the variant it had last."""
        subject = next(subject for subject in SUBJECTS if subject.key == key)
        variant = self._settings.get(f"lab/{key}/variant", subject.first)
        self.show(subject.name(variant if variant in subject.variants() else subject.first))

    def show_variant(self, variant: str) -> None:
        """Show another variant of the subject in front."""
        self.show(self.subject.name(variant))

    def step(self, by: int) -> None:
        """Go so many subjects on in the list, round its ends."""
        self.show_subject(SUBJECTS[(SUBJECTS.index(self.subject) + by) % len(SUBJECTS)].key)
