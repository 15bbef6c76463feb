"""Question of a window that is about to close while something is not saved."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from app.base.language.wording import sentences
from app.base.language.words import tr
from app.base.storage.store import Store


class UnsavedQuestion(QMessageBox):
    """Question that stays until it is answered or everything is saved; `accepted` if the window may close."""

    def __init__(self, store: Store, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self.setIcon(QMessageBox.Icon.Warning)
        self.setText(tr("Your last moves are not saved."))
        self.close_anyway = self.addButton(tr("Close without saving"), QMessageBox.ButtonRole.AcceptRole)
        self.stay = self.addButton(tr("Keep open"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.stay)
        self.setEscapeButton(self.stay)
        store.changed.connect(self._on_store_changed)
        self._on_store_changed()

    def _on_store_changed(self) -> None:
        if not self._store.has_unsaved_changes:
            self.accept()
            return
        why = self._store.problem or tr("the file is being written")
        reason = tr("Reason: {why}.", why=why)
        if self._store.trying:
            reason = sentences(reason, tr("The window closes by itself as soon as the moves are saved."))
        self.setInformativeText(reason)
