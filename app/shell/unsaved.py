"""The question of a window that is to close while something is not saved."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from app.services.store import Store


class UnsavedQuestion(QMessageBox):
    """Stays until it is answered or everything is saved; `accepted` if the window may close."""

    def __init__(self, store: Store, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self.setIcon(QMessageBox.Icon.Warning)
        self.setText("Your last moves are not saved.")
        self.close_anyway = self.addButton("Close without saving", QMessageBox.ButtonRole.AcceptRole)
        self.stay = self.addButton("Keep open", QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        store.changed.connect(self._on_store_changed)
        self._on_store_changed()

    def _on_store_changed(self) -> None:
        if not self._store.unsaved:
            self.accept()
            return
        why = self._store.problem or "the file is being written"
        hope = " The window closes by itself as soon as they are." if self._store.trying else ""
        self.setInformativeText(f"The reason: {why}.{hope}")
