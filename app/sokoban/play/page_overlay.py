"""Overlay of a page on the Sokoban page: the level editor or the workbench."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.shell.page import Page
from app.sokoban.model.model import SokobanModel


class PageOver:
    """Lays other pages over the Sokoban page; meanwhile its clock is paused and its shortcuts are off."""

    def __init__(self, page: Page, stage: QWidget, model: SokobanModel) -> None:
        """Create the overlay for `page`, whose `stage` has the focus during play."""
        self._page, self._stage, self._model = page, stage, model
        self._playing = page.commands
        self._actions: list[QAction] = []
        layout = page.layout()
        item = layout.itemAt(0) if layout is not None else None
        frame = item.widget() if item is not None else None
        assert layout is not None
        assert frame is not None
        self._layout, self._frame = layout, frame

    def add(self, inner: Page) -> None:
        """Add a page, hidden at first, to be laid over the Sokoban page later."""
        inner.hide()
        inner.status_changed.connect(self._page.status_changed)
        self._layout.addWidget(inner)
        inner.restore_layout()

    def lay(self, inner: Page, focus: QWidget) -> None:
        """Show `inner` over the Sokoban page, and give `focus` the keyboard focus with the page."""
        page, session = self._page, self._model.session
        self._model.covered = True
        self._actions = page.actions()
        for action in self._actions:
            page.removeAction(action)
        page.commands = inner.commands
        session.player.stop()
        session.pause_clock()
        self._frame.hide()
        inner.show()
        page.setFocusProxy(focus)

    def lift(self, inner: Page) -> None:
        """Hide `inner`, and resume the game."""
        page = self._page
        self._model.covered = False
        page.commands = self._playing
        page.addActions(self._actions)
        inner.hide()
        self._frame.show()
        page.setFocusProxy(self._stage)
        self._stage.setFocus()
        self._model.session.resume_clock()
        self._playing.refresh()
