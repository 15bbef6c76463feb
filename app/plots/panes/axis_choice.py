"""Choice between a linear and a logarithmic axis, remembered in the settings."""

from __future__ import annotations

from typing import Protocol

from app.base.language.words import tr
from app.base.storage.settings import Settings
from app.widgets.controls.segment import Segment
from core.base.words import phrase

LINEAR, LOG = "linear", "log"
AXES = ((LINEAR, phrase("Linear")), (LOG, phrase("Log", context="a logarithmic axis")))


class TwoScales(Protocol):
    """Protocol of a plot that has both a linear and a logarithmic axis."""

    def set_log(self, log: bool) -> None:
        """Use a logarithmic axis, or a linear one."""


class AxisChoice(Segment):
    """Choice of the axis of a plot, remembered in the settings under `key`."""

    def __init__(self, settings: Settings, key: str, plot: TwoScales, first: str = LINEAR) -> None:
        saved = settings.get(key, first)
        super().__init__(AXES, saved if saved in dict(AXES) else first)
        self._settings, self._key, self._plot = settings, key, plot
        self.setAccessibleName(tr("Axis"))
        self.chosen.connect(self._on_chosen)
        plot.set_log(self.log)

    @property
    def log(self) -> bool:
        """Whether the logarithmic axis is chosen."""
        return self.current == LOG

    def _on_chosen(self, axis: str) -> None:
        self._settings.set(self._key, axis)
        self._plot.set_log(self.log)
