"""Switch between the game and the workbench for making levels."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.base.actions import Command
from app.base.services import StatusMessage
from app.shell.page import Page
from app.sokoban.model.model import SokobanModel
from app.sokoban.play.page_overlay import PageOver

if TYPE_CHECKING:
    from app.sokoban.make.card import LevelCard
    from app.sokoban.make.workbench import MakePage


class MakeHost(QObject):
    """Owns the workbench, which is created on first use, and lays it over the Sokoban page."""

    entered = Signal()
    """Emitted when the workbench opens, before it is shown; `open` is true by then."""
    play_wanted = Signal(object)
    """The user wants to play a level (a `LevelCard`); the workbench is closed."""
    edit_wanted = Signal(object)
    """The user wants to edit a level (a `LevelCard`); the workbench is closed."""

    def __init__(self, page: Page, stage: QWidget, model: SokobanModel) -> None:
        super().__init__(page)
        self._page, self._model = page, model
        self._over = PageOver(page, stage, model)
        self.bench: MakePage | None = None
        self.open = False
        page.commands.add(
            Command("sokoban.make", "Make levels", self.enter, "generate", ("Ctrl+Shift+N",),
                    "Choose what new levels should be like; each comes solved and graded"),
        )  # fmt: skip

    @property
    def situation(self) -> Hashable:
        """What the workbench shows, as in `Page.situation`; None while the workbench is closed."""
        return self.bench.situation if self.open and self.bench is not None else None

    @property
    def standing(self) -> StatusMessage | None:
        """Status line's message while the workbench is open; None while it is closed."""
        return self.bench.standing if self.open and self.bench is not None else None

    @property
    def facts(self) -> Sequence[str]:
        """Status line's facts while the workbench is open; empty while it is closed."""
        return self.bench.facts if self.open and self.bench is not None else ()

    def flush(self) -> None:
        """Save the workbench's unsaved changes."""
        if self.bench is not None:
            self.bench.flush()

    def save_layout(self) -> None:
        """Save the workbench's layout."""
        if self.bench is not None:
            self.bench.save_layout()

    def enter(self) -> None:
        """Open the workbench as it was left."""
        if self.open:
            return
        self._page.flush()
        bench = self._ensure_bench()
        self.open = True
        self.entered.emit()
        self._over.lay(bench, bench.grid)
        bench.grid.setFocus()
        self._page.status_changed.emit()

    def leave(self) -> None:
        """Close the workbench and resume the game; levels go on being generated."""
        if self.open and self.bench is not None:
            self.open = False
            self._over.lift(self.bench)
            self._page.status_changed.emit()

    def _play(self, card: LevelCard) -> None:
        self.leave()
        self.play_wanted.emit(card)

    def _edit(self, card: LevelCard) -> None:
        self.leave()
        self.edit_wanted.emit(card)

    def _ensure_bench(self) -> MakePage:
        if self.bench is None:
            from app.sokoban.make.workbench import MakePage

            self.bench = MakePage(self._page.services, self._model.library)
            self.bench.left.connect(self.leave)
            self.bench.play_wanted.connect(self._play)
            self.bench.edit_wanted.connect(self._edit)
            self._over.add(self.bench)
        return self.bench
