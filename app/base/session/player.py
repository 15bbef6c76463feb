"""One step after another at a steady pace: a history played back, or moves that a program makes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal


class StepPlayer(QObject):
    """Calls a step again and again at an interval; starting another one stops the first."""

    changed = Signal()
    """It started, or stopped."""

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
        """What is being played, by the name it was started under; "" while nothing is."""
        return self._activity if self.playing else ""

    @property
    def stepping(self) -> bool:
        """Whether a step is being taken right now: what changes meanwhile is the player's doing."""
        return self._stepping

    def start(self, activity: str, step: Callable[[], bool], interval_ms: int, *, at_once: bool = False) -> None:
        """Call `step` every `interval_ms` until it returns False; the first time after one interval, or `at_once`."""
        self.stop()
        self._activity, self._step = activity, step
        self._timer.start(interval_ms)
        self.changed.emit()
        if at_once:
            self._take_step()

    def set_interval(self, interval_ms: int) -> None:
        """Play faster or slower from now on."""
        self._timer.setInterval(interval_ms)

    def stop(self) -> None:
        """Stop after the step under way, if there is one."""
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
        # the step itself may have started something else
        if not more and step is self._step:
            self.stop()
