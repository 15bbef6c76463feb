"""Model of the policy network's view, without widgets; pane, figures and tables follow from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from app.lab.policy.evaluation import Evaluation
from app.lab.policy.network_studies import confusions, learning, sureness
from app.lab.policy.summary import BY_DEPTH, BY_MOVE, PolicySummary, mistakes, success, summarize_shorter
from core.base.control import Control
from core.cube.policy.measurements import PolicyMeasurements, read

SUCCESS, MISTAKES, SHORTER = "success", "mistakes", "shorter"
LEARNING, SURENESS, CONFUSIONS = "learning", "sureness", "confusions"
FIRST_LENGTH = 10
FIRST_NAME = "mlp"
FIRST_KIND = "pairs"


class PolicyModel(InstrumentModel):
    """Model of the view on the cube's policy network: its success, mistakes, learning and sureness.

    `evaluation` is the user's own measurement of the network's success by length of scramble.
    """

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._settings = services.settings
        self._variant = SUCCESS
        self._name = self._settings.get("lab/policy/name", FIRST_NAME)
        self._kind = self._settings.get("lab/policy/kind", FIRST_KIND)
        self._length = self._settings.get("lab/policy/length", FIRST_LENGTH)
        by = self._settings.get("lab/policy/by", BY_DEPTH)
        self._by = by if by in {BY_DEPTH, BY_MOVE} else BY_DEPTH
        self._stored: PolicyMeasurements | None = None
        self.evaluation = Evaluation(services, self)
        self.evaluation.changed.connect(self.changed)
        self._asker = QuestionRunner(services.jobs)
        self._asker.ask(
            "figures",
            tr("Reading the network's figures"),
            load,
            self._on_figures_loaded,
            on_failure=self._on_unreadable,
        )

    @property
    def variant(self) -> str:
        """View in front: `SUCCESS`, `MISTAKES`, `SHORTER`, `LEARNING`, `SURENESS` or `CONFUSIONS`."""
        return self._variant

    def show_variant(self, variant: str) -> None:
        self._variant = variant
        self.changed.emit()

    @property
    def is_complete(self) -> bool:
        return self._stored is not None

    @property
    def names(self) -> list[str]:
        """Names of the networks that were measured; only the chosen one until the figures are read."""
        if self._stored is None:
            return [self._name]
        return sorted(self._stored.rates, key=lambda name: name != FIRST_NAME) or [FIRST_NAME]

    @property
    def name(self) -> str:
        """Name of the network whose success is shown."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self._name = name
        self._settings.set("lab/policy/name", name)
        # the rates of the user's evaluation belong to another network
        self.evaluation.forget()
        self.changed.emit()

    @property
    def kinds(self) -> list[str]:
        """Kinds of network with a learning curve; only the chosen one until the figures are read."""
        return list(self._stored.learning) if self._stored is not None and self._stored.learning else [self._kind]

    @property
    def kind(self) -> str:
        """Kind of network whose learning is shown."""
        return self._kind

    @kind.setter
    def kind(self, kind: str) -> None:
        self._kind = kind
        self._settings.set("lab/policy/kind", kind)
        self.changed.emit()

    @property
    def length(self) -> int:
        """Number of turns of the scrambles whose mistakes are shown."""
        return self._length

    @length.setter
    def length(self, length: int) -> None:
        self._length = length
        self._settings.set("lab/policy/length", length)
        self.changed.emit()

    @property
    def mistake_grouping(self) -> str:
        """Grouping of the mistakes: `BY_DEPTH` or `BY_MOVE`."""
        return self._by

    @mistake_grouping.setter
    def mistake_grouping(self, by: str) -> None:
        self._by = by
        self._settings.set("lab/policy/by", by)
        self.changed.emit()

    @property
    def summary(self) -> PolicySummary | None:
        """Plot, figures and table of the view in front; None until the figures are read."""
        figures = self._stored
        if figures is None:
            return None
        makers: dict[str, Callable[[], PolicySummary]] = {
            SUCCESS: partial(success, figures, self._name, self.evaluation.rates),
            LEARNING: partial(learning, figures, self._kind),
            MISTAKES: partial(mistakes, figures, self._length, self._by),
            SURENESS: partial(sureness, figures),
            CONFUSIONS: partial(confusions, figures),
            SHORTER: partial(summarize_shorter, figures),
        }
        return makers[self._variant]()

    def _on_figures_loaded(self, figures: PolicyMeasurements) -> None:
        self._stored = figures
        if figures.mistakes:
            self._length = min(figures.mistakes, key=lambda n: abs(n - self._length))
        if self._name not in self.names:
            self._name = self.names[0]
        if self._kind not in self.kinds:
            self._kind = self.kinds[0]
        self.changed.emit()

    def _on_unreadable(self, reason: str) -> None:
        self._services.messages.say(reason, good=False)
        # the article's rates can still be shown, and the user can evaluate a network
        self._on_figures_loaded(PolicyMeasurements({}, {}, {}, {}))


def load(_control: Control) -> PolicyMeasurements:
    """Return the stored figures, in a worker thread.

    Raises InputError if they are missing or invalid.
    """
    return read()
