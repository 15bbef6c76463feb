"""Frame of every page: header over the stage, side panel at the right, a pane docked below either.

A page package has a module `page` with `create(services) -> Page`. A page fills the frame by `header`, `set_stage`,
`panel.add(Section)`, `set_pane`, and declares its commands by `self.commands.add(Command(...))`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.actions import Actions, Command
from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.services import READY, Services, StatusMessage
from app.base.session.session import MoveRun, Session
from app.base.storage.autosave import Autosave
from app.base.theme import accessible
from app.shell.arrangement import PageArrangement
from app.shell.header import Header
from app.shell.stage import StageMenu
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import figures_in
from app.widgets.panel import SidePanel

if TYPE_CHECKING:
    from app.widgets.explained_figures import Assumption, FigureButton

STAGE_LEAST = 200


class Page(QWidget):
    """Page of the window; see the module's docstring. `session` is the running game, or None."""

    status_changed = Signal()

    place_changed = Signal()
    """Emitted when another subject of the page is in front."""
    search_wanted = Signal(str)
    """Emitted with a search text to open the list of what the page can show."""

    arranged = Signal()
    """Emitted when the parts of the page have been laid out anew."""

    def __init__(
        self,
        key: str,
        title: str,
        services: Services,
        *,
        panel_width: int = 400,
        stage_least: int = STAGE_LEAST,
        panel_first: bool = False,
    ) -> None:
        """Create a page with a side panel.

        `panel_width` is that of the panel, which is at the left if `panel_first`. A panel that would leave the stage
        less than `stage_least` is folded, and covers the stage when it is unfolded. Both are in pixels.
        """
        super().__init__()
        self.key = key
        self.services = services
        self.session: Session | None = None
        self.commands = Actions(self)
        self.header = Header(title)
        self.panel = SidePanel()
        self._autosave: Autosave | None = None
        self._facts: tuple[str, ...] = ()
        self.arrangement = PageArrangement(
            self.header, self.panel, panel_width=panel_width, stage_least=stage_least, panel_first=panel_first
        )
        self.arrangement.restore_choices(services.settings, key)
        self.stage_column = self.arrangement.stage_column
        self.arrangement.arranged.connect(self.commands.refresh)
        self.arrangement.arranged.connect(self.arranged)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.arrangement)

    # what a page fills in

    def set_stage(self, stage: QWidget) -> None:
        """Set the widget of the puzzle, which gets the keyboard focus whenever the page is shown."""
        stage.setProperty("stage", True)
        stage.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.arrangement.set_stage(stage)
        self.setFocusProxy(stage)

    def offer_on_stage(self, *keys: str, unless: Callable[[], bool] = lambda: False) -> None:
        """Set the context menu of the puzzle: commands by their keys, "" for a separator.

        While `unless` returns True the right button has another use and opens no menu.
        """
        stage = self.focusProxy()
        assert stage is not None
        StageMenu(stage, [self.commands[key] if key else None for key in keys], unless)

    def set_pane(self, pane: QWidget) -> None:
        """Dock a pane: under the panel, or under all of the page when the window is narrow."""
        self.arrangement.set_pane(pane)

    def add_above_stage(self, widget: QWidget) -> None:
        """Put a line between the header and the puzzle; the stage must be set."""
        self.arrangement.add_above_stage(widget)

    def add_below_stage(self, widget: QWidget) -> None:
        """Put a card under the puzzle."""
        self.arrangement.add_below_stage(widget)

    def uncover(self) -> None:
        """Show the stage again, if the panel covers it."""
        if self.arrangement.is_stage_covered:
            self.arrangement.toggle_panel()

    def give_side_to_pane(self, given: bool) -> None:
        """Let the pane have the panel's place in a wide window, since some plots need the height."""
        self.arrangement.give_side_to_pane(given)

    def give_foot_to_pane(self, given: bool) -> None:
        """Dock the pane under stage and panel in a wide window, too, since some plots need the width."""
        self.arrangement.give_foot_to_pane(given)

    @property
    def pane_alone(self) -> bool:
        """Whether the pane has the side to itself."""
        return self.arrangement.is_pane_alone

    @property
    def pane_visible(self) -> bool:
        """Whether the page shows a pane."""
        return self.arrangement.pane is not None and self.arrangement.is_pane_visible

    def add_frame_tools(self) -> None:
        """Put the buttons that show and hide panel and pane at the end of the header."""
        self.commands.add(
            Command("page.panel", "Show side panel", self.arrangement.toggle_panel, "pane_r", ("F9",),
                    "Show or hide the side panel", checked=lambda: self.arrangement.is_panel_visible)
        )  # fmt: skip
        if self.arrangement.pane is not None:
            self.commands.add(
                Command("page.pane", "Show plot", self._toggle_pane, "pane_b", ("F10",),
                        "Show or hide the plot", checked=lambda: self.arrangement.is_pane_visible)
            )  # fmt: skip
            self.header.add_tool(IconButton("pane_b", action=self.commands["page.pane"]), stays=True)
        self.header.add_tool(IconButton("pane_r", action=self.commands["page.panel"]), stays=True)

    def keep(self, session: Session, slot: str) -> None:
        """Make `session` the page's game and save it under `slot` from now on (see `use_slot`)."""
        self.session = session
        self._slot = slot
        self._autosave = Autosave(self.services.store, session.record, lambda: (self.key, self._slot), session)
        self._autosave.changed.connect(self.status_changed)
        session.changed.connect(self._autosave.touch)
        session.changed.connect(self._on_session_changed)
        session.moved.connect(self._say_run)
        self.services.open_games.put(self.key, session)

    def offer_board_in_words(self, words: Callable[[], str]) -> None:
        """Add a command that says the board in words, aloud with a screen reader and in the status line."""

        def say() -> None:
            where, _, details = words().partition("\n")
            self.services.messages.say(where, details)

        self.commands.add(
            Command(
                "page.words",
                "Describe the board",
                say,
                "info",
                ("F4",),
                "Describe the board in words: aloud with a screen reader, and in the status line",
            )
        )

    @property
    def keys_of_stage(self) -> Sequence[tuple[str, Sequence[str]]]:
        """Keys that the puzzle itself takes, which are no commands: what they do, and how they are written."""
        return ()

    def run_in_words(self, run: MoveRun, moves: Sequence[str]) -> str:
        """Return the moves of a run in words; `moves` are in the order of the history."""
        words = commas(moves)
        return words if run.forward else tr("Taken back: {moves}", moves=words)

    def _say_run(self, run: MoveRun) -> None:
        session = self.session
        if session is None or session.player.stepping or not run.steps or not accessible.listening():
            return
        now, count = session.position, len(run.steps)
        moves = session.moves[now - count : now] if run.forward else session.moves[now : now + count]
        accessible.announce(self, self.run_in_words(run, moves))

    def use_slot(self, slot: str) -> None:
        """Save the session under another slot from now on, after saving pending changes under the old one."""
        self.flush()
        self._slot = slot

    def set_facts(self, *facts: str) -> None:
        """Set the short facts for the right end of the status line ("Seed 20261")."""
        news = facts != self._facts or any(map(figures_in, facts))
        self._facts = facts
        if news:
            self.status_changed.emit()

    def open_path(self, path: Path) -> None:
        """Open a file that the user named or dropped; a page that reads files overrides this."""
        text = tr("This page cannot read {file}.", file=path.name)
        way_out = tr("Drop files anywhere on the window: the page that reads them opens by itself.")
        self.services.messages.say(text, way_out, good=False)

    def can_take(self, dropped: QMimeData) -> bool:  # noqa: ARG002
        """Return whether dragged data other than a file may be something for this page."""
        return False

    def take_dropped_data(self, dropped: QMimeData) -> None:  # noqa: ARG002
        """Accept dropped data other than a file; by default report that the page does not read it."""
        way_out = tr("Go to the page for such files, and drop it there.")
        self.services.messages.say(tr("This page cannot read this."), way_out, good=False)

    @property
    def place(self) -> str:
        """Subject in front, as `show_subject` takes it; empty on a page that has none."""
        return ""

    def show_subject(self, subject: str) -> None:
        """Bring one of several subjects to the front; a page that has them overrides this."""

    # what the window asks

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """Assumptions behind the figures of the page that can be changed in their explanations."""
        return ()

    def open_sheet(self, figure: FigureButton) -> QWidget:
        """Open the explanation of a figure, and return it."""
        from app.widgets.cards.figure_sheet import FigureSheet

        sheet = FigureSheet(figure, (*figure.assumptions, *self.assumptions), self.services)
        sheet.open()
        return sheet

    @property
    def situation(self) -> Hashable:
        """Situation on the page that messages are about; when it changes, they are gone.

        A page that shows more than its session's state adds to it, and emits `status_changed` when it is another.
        """
        return None if self.session is None else (self.session.position, self.session.state)

    @property
    def standing(self) -> StatusMessage:
        """Message of the status line while no other was said; `status_changed` is emitted when it changes."""
        return READY

    @property
    def facts(self) -> Sequence[str]:
        if self._autosave is None or self.services.store.problem:
            return self._facts
        return (tr("Saving") if self._autosave.pending else tr("Saved"), *self._facts)

    @property
    def keeping_in_words(self) -> str:
        """Explanation of "Saved" among the facts; empty where nothing is saved."""
        if self._autosave is None:
            return ""
        return tr("Everything is saved automatically: this game, its history and your settings.")

    def flush(self) -> None:
        """Save pending changes now."""
        if self._autosave is not None:
            self._autosave.flush()

    def save_layout(self) -> None:
        self.arrangement.save(self.services.settings, self.key)

    def restore_layout(self) -> None:
        self.arrangement.restore(self.services.settings, self.key)

    # the frame's own business

    def _on_session_changed(self) -> None:
        self.commands.refresh()
        self.status_changed.emit()

    def _toggle_pane(self) -> None:
        self.arrangement.toggle_pane()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.follow_size()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Wait until the parts of a page that is shown for the first time have their sizes.
        QTimer.singleShot(0, self, self.arrangement.share_height)
        if self.session is not None:
            self.session.resume_clock()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.session is not None:
            self.session.pause_clock()
