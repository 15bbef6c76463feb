"""Steps at a steady pace: a history played back, or moves that a program makes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal


class StepPlayer(QObject):
    """Calls a step function at an interval; starting another one stops the first."""

    changed = Signal()
    """Emitted when playing starts or stops."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._activity = ""
        self._stepping = False
        self._step: Callable[[], bool] = bool
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._take_step)

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    @property
    def activity(self) -> str:
        """Name under which the current activity was started; empty while nothing is played."""
        return self._activity if self.playing else ""

    @property
    def stepping(self) -> bool:
        """Whether a step is being taken right now, so that changes are the player's own."""
        return self._stepping

    def start(self, activity: str, step: Callable[[], bool], interval_ms: int, *, at_once: bool = False) -> None:
        """Call `step` every `interval_ms`, first after one interval or `at_once`, until it returns False."""
        self.stop()
        self._activity, self._step = activity, step
        self._timer.start(interval_ms)
        self.changed.emit()
        if at_once:
            self._take_step()

    def set_interval(self, interval_ms: int) -> None:
        """Set the interval between steps from now on."""
        self._timer.setInterval(interval_ms)

    def stop(self) -> None:
        """Stop playing; a step under way is completed."""
        if self.playing:
            self._timer.stop()
            self.changed.emit()

    def _take_step(self) -> None:
        step, self._stepping = self._step, True
        try:
            more = step()
        except BaseException:
            self.stop()
            raise
        finally:
            self._stepping = False
        # The step itself may have started another activity.
        if not more and step is self._step:
            self.stop()
