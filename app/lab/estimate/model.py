"""Model of the depth network's view, without widgets: view, metric, labels, and measurements."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from core.base.control import Control
from core.base.words import phrase
from core.cube.estimate.bound_trials import BoundTrial
from core.cube.estimate.measurements import MARGINS, AtDepth, DepthNetworkMeasurements, Record, read
from core.cube.estimate.network import NetworkHead
from core.cube.metrics import Metric

ESTIMATES, TRUTH, CALIBRATION, BOUND = "estimates", "truth", "calibration", "bound"
HEADS = ((NetworkHead.SOFT.value, phrase("Soft labels")), (NetworkHead.LIKELIHOOD.value, phrase("Likelihood")))
KEY = "lab/estimate/labels"
TABLES = "tables"
"""Key of the searches with the bound of the pattern databases alone."""


class EstimateModel(InstrumentModel):
    """Model of the depth network's view; `head` is the way in which its labels were read."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self.view, self.metric = ESTIMATES, Metric.HTM
        self.failure = ""
        self._figures: DepthNetworkMeasurements | None = None
        self._asker = QuestionRunner(services.jobs)
        title = tr("Reading the measurements")
        self._asker.ask("figures", title, load, self._on_figures_loaded, on_failure=self._on_unreadable)

    def show_variant(self, variant: str) -> None:
        self.view, metric = variant.split("-")
        self.metric = Metric(metric)
        self.changed.emit()

    @property
    def head(self) -> NetworkHead:
        """Chosen labels: soft labels, or the likelihood of the walks' lengths."""
        saved = self._services.settings.get(KEY, NetworkHead.SOFT.value)
        return NetworkHead(saved) if saved in dict(HEADS) else NetworkHead.SOFT

    @head.setter
    def head(self, head: NetworkHead) -> None:
        self._services.settings.set(KEY, head.value)
        self.changed.emit()

    @property
    def is_complete(self) -> bool:
        return self._figures is not None or bool(self.failure)

    @property
    def source(self) -> str:
        """How the figures in front were measured; empty if that is not known."""
        source = {} if self._figures is None else self._figures.source
        return source.get("trials" if self.view == BOUND else "records", "")

    def record(self, head: NetworkHead | None = None) -> Record | None:
        """Return the measurements of the chosen head, or of another one, in the chosen metric."""
        return None if self._figures is None else self._figures.records.get((head or self.head, self.metric))

    @property
    def rows(self) -> Sequence[AtDepth]:
        """Measurements of the chosen head by depth."""
        record = self.record()
        return () if record is None else record.rows

    def trials(self, margin: int | None = None) -> Sequence[BoundTrial]:
        """Return the searches that use the chosen head's estimate less `margin` turns as a bound.

        Without a margin, return those with the tables alone. Measured in half turns only.
        """
        if self._figures is None or self.metric is Metric.QTM:
            return ()
        return self._figures.trials.get(TABLES if margin is None else f"{self.head} {margin}", ())

    @property
    def margins(self) -> range:
        """Numbers of turns that are subtracted from the estimate."""
        return MARGINS

    def _on_figures_loaded(self, figures: DepthNetworkMeasurements) -> None:
        self._figures = figures
        self.changed.emit()

    def _on_unreadable(self, reason: str) -> None:
        self.failure = reason
        self._services.messages.say(reason, good=False)
        self.changed.emit()


def load(_control: Control) -> DepthNetworkMeasurements:
    """Return the stored measurements, in a worker thread.

    Raises InputError if they are missing or invalid.
    """
    return read()
