"""Turn metric, half or quarter turns: one choice for the whole program."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from core.cube.metrics import Metric

KEY = "cube/metric"
METRICS = tuple((metric.value, metric.unit) for metric in Metric)
"""Choices of a control that chooses the metric."""
METRIC_TIPS = tuple((metric.value, metric.meaning) for metric in Metric)
"""Tooltips of these choices."""


class TurnMetric(QObject):
    """Metric that the user has chosen for the cube's page and the Lab; the settings remember it.

    Shared by all parts of a window, see `Services.get_shared`.
    """

    changed = Signal()
    """The metric has changed."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._settings = services.settings
        saved = self._settings.get(KEY, Metric.HTM.value)
        self._value = Metric(saved) if saved in set(Metric) else Metric.HTM

    @property
    def value(self) -> Metric:
        """Turn metric in which the whole program counts, chosen by the user and kept in the settings."""
        return self._value

    @value.setter
    def value(self, metric: Metric) -> None:
        if metric is not self._value:
            self._value = metric
            self._settings.set(KEY, metric.value)
            self.changed.emit()
