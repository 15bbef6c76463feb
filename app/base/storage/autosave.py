"""Autosave of what changes often, with its progress."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.session.session import Record
from app.base.storage.store import Store

AUTOSAVE_MS = 400
"""Time that changes may gather before they are written; a killed process loses at most this much."""


class Autosave(QObject):
    """Saves a record to the store soon after every change, with all changes made meanwhile."""

    changed = Signal()
    """Emitted when `pending` may have changed."""

    def __init__(
        self,
        store: Store,
        record: Callable[[], Record],
        place: Callable[[], tuple[str, str]],
        parent: QObject | None = None,
    ) -> None:
        """Save what `record` makes under the puzzle and slot that `place` gives."""
        super().__init__(parent)
        self._store, self._record, self._place = store, record, place
        self._timer = QTimer(self, interval=AUTOSAVE_MS, singleShot=True)
        self._timer.timeout.connect(self._hand_over)
        store.changed.connect(self.changed)
        store.renewed.connect(self.touch)

    def touch(self) -> None:
        """Note that something has changed and must be saved."""
        # Never restart the running timer: quick play would put saving off for ever.
        if not self._timer.isActive():
            self._timer.start()
            self.changed.emit()

    @property
    def pending(self) -> bool:
        """Whether a change is not yet in the file."""
        return self._timer.isActive() or self._store.saving(*self._place())

    def flush(self) -> None:
        """Hand pending changes to the store now."""
        if self._timer.isActive():
            self._timer.stop()
            self._hand_over()

    def _hand_over(self) -> None:
        self._store.save_game(*self._place(), self._record())
        self.changed.emit()
